/* War with the default rules, the plain way.
   No check for endless games (a cap of 10,000 battles), a cheap generator, draws of 32 bits.
   Arguments: how many games, and a seed. The time is that of the processor, the deals included. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
static uint64_t s[4];
static inline uint64_t rotl(uint64_t x,int k){return (x<<k)|(x>>(64-k));}
static inline uint64_t next(void){uint64_t r=rotl(s[0]+s[3],23)+s[0],t=s[1]<<17;s[2]^=s[0];s[3]^=s[1];s[1]^=s[2];s[0]^=s[3];s[2]^=t;s[3]=rotl(s[3],45);return r;}
static uint8_t base[52];
static inline void shuffle(uint8_t*d){memcpy(d,base,52);
 for(int i=51;i>0;i--){uint32_t j=(uint32_t)(((next()>>32)*(uint64_t)(i+1))>>32);uint8_t t=d[i];d[i]=d[j];d[j]=t;}}
typedef struct{uint64_t battles,wars,a,b,draw,inf;}R;
static inline int play(const uint8_t*d,uint32_t*battles,uint32_t*wars,uint32_t cap){
 static uint8_t q[2][256]; uint8_t h[2]={0,0}; int n[2]={26,26}; uint8_t t[2]={26,26};
 for(int i=0;i<26;i++){q[0][i]=d[2*i];q[1][i]=d[2*i+1];}
 uint32_t nb=0,nw=0; uint8_t pile[2][64];
 while(n[0]&&n[1]){
  if(nb++>=cap){*battles=nb;*wars=nw;return 3;}
  uint8_t a=q[0][h[0]++],b=q[1][h[1]++];
  if(a!=b){ int w=b>a; 
    // winner first
    uint8_t hi=a>b?a:b, lo=a>b?b:a;
    q[w][t[w]++]=hi;q[w][t[w]++]=lo; 
    n[0]+=1-2*w; n[1]-=1-2*w; continue;}
  n[0]--;n[1]--;
  int k=0; pile[0][0]=a;pile[1][0]=b;int ka=1,kb=1;int res=-1;
  for(;;){nw++;
    int fa=n[0]-1<3?n[0]-1:3, fb=n[1]-1<3?n[1]-1:3;
    if(n[0]==0&&n[1]==0){res=2;break;}
    if(n[0]==0){res=1+10;break;} if(n[1]==0){res=0+10;break;}
    for(int i=0;i<=fa;i++)pile[0][ka++]=q[0][h[0]++]; n[0]-=fa+1;
    for(int i=0;i<=fb;i++)pile[1][kb++]=q[1][h[1]++]; n[1]-=fb+1;
    a=pile[0][ka-1];b=pile[1][kb-1];
    if(a!=b){res=b>a;break;}
  }
  if(res==2){*battles=nb;*wars=nw;return 2;}
  if(res>=10){*battles=nb;*wars=nw;return res-10;}
  int w=res; int kw=w?kb:ka,kl=w?ka:kb;
  for(int i=0;i<kw;i++)q[w][t[w]++]=pile[w][i];
  for(int i=0;i<kl;i++)q[w][t[w]++]=pile[1-w][i];
  n[w]+=kw+kl;
 }
 *battles=nb;*wars=nw;return n[0]?0:1;
}
int main(int c,char**v){long N=c>1?atol(v[1]):1000000;uint64_t z=c>2?strtoull(v[2],0,10):42;for(int i=0;i<4;i++){z+=0x9e3779b97f4a7c15ull;uint64_t x=z;x=(x^(x>>30))*0xbf58476d1ce4e5b9ull;x=(x^(x>>27))*0x94d049bb133111ebull;s[i]=x^(x>>31);}
 for(int i=0;i<52;i++)base[i]=i/4;
 uint64_t o[4]={0},tb=0,tw=0;uint8_t d[52];struct timespec t0,t1;
 clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t0);
 uint64_t sink=0; for(long i=0;i<N;i++){shuffle(d);sink+=d[0];}
 clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t1);double sh=(t1.tv_sec-t0.tv_sec)+(t1.tv_nsec-t0.tv_nsec)*1e-9;
 clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t0);
 for(long i=0;i<N;i++){shuffle(d);uint32_t b,w;int r=play(d,&b,&w,10000);o[r]++;if(r<3){tb+=b;tw+=w;}}
 clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t1);double el=(t1.tv_sec-t0.tv_sec)+(t1.tv_nsec-t0.tv_nsec)*1e-9;
 printf("N=%ld a=%lu b=%lu draw=%lu inf=%lu meanbattles=%.2f wars=%.2f  cpu=%.3fs  %.0f games/s shuffle=%.1f ns/game total %.1f ns/game sink %lu\n",N,o[0],o[1],o[2],o[3],(double)tb/(N-o[3]),(double)tw/(N-o[3]),el,N/el,sh/N*1e9,el/N*1e9,sink);
}
