/* War with the default rules, the winner of a battle being no branch: both tails are written, and one moves.
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
static uint8_t q0[256+8],q1[256+8];
static inline int play(const uint8_t*d,uint32_t*battles,uint32_t*wars,uint32_t cap){
 uint8_t h0=0,h1=0,t0=26,t1=26;
 for(int i=0;i<26;i++){q0[i]=d[2*i];q1[i]=d[2*i+1];}
 uint32_t nb=0,nw=0; uint8_t p0[64],p1[64];
 for(;;){
  uint8_t n0=t0-h0,n1=t1-h1; uint32_t n=n0<n1?n0:n1; if(!n){*battles=nb;*wars=nw;return n0?0:1;}
  if(nb>=cap){*battles=nb;*wars=nw;return 3;}
  uint32_t i=0; uint8_t a=0,b=0;
  for(;i<n;i++){
   a=q0[(uint8_t)(h0+i)];b=q1[(uint8_t)(h1+i)]; if(a==b)break;
   uint8_t w=a>b; uint8_t hi=w?a:b,lo=w?b:a;
   q0[t0]=hi;q0[(uint8_t)(t0+1)]=lo;q1[t1]=hi;q1[(uint8_t)(t1+1)]=lo;
   t0+=2*w;t1+=2-2*w;
  }
  nb+=i;h0+=i;h1+=i;
  if(i==n)continue;
  nb++;h0++;h1++;n0=t0-h0;n1=t1-h1;
  int ka=1,kb=1,res;p0[0]=a;p1[0]=b;
  for(;;){nw++;
    if(n0==0&&n1==0){res=2;break;}
    if(n0==0){res=11;break;} if(n1==0){res=10;break;}
    int fa=n0<4?n0:4,fb=n1<4?n1:4;
    for(int i=0;i<fa;i++)p0[ka++]=q0[h0++]; n0-=fa;
    for(int i=0;i<fb;i++)p1[kb++]=q1[h1++]; n1-=fb;
    a=p0[ka-1];b=p1[kb-1]; if(a!=b){res=b>a;break;}
  }
  if(res==2){*battles=nb;*wars=nw;return 2;}
  if(res>=10){*battles=nb;*wars=nw;return res-10;}
  if(res==0){for(int i=0;i<ka;i++)q0[t0++]=p0[i];for(int i=0;i<kb;i++)q0[t0++]=p1[i];}
  else{for(int i=0;i<kb;i++)q1[t1++]=p1[i];for(int i=0;i<ka;i++)q1[t1++]=p0[i];}
 }
}
int main(int c,char**v){long N=c>1?atol(v[1]):1000000;uint64_t z=c>2?strtoull(v[2],0,10):42;for(int i=0;i<4;i++){z+=0x9e3779b97f4a7c15ull;uint64_t x=z;x=(x^(x>>30))*0xbf58476d1ce4e5b9ull;x=(x^(x>>27))*0x94d049bb133111ebull;s[i]=x^(x>>31);}
 for(int i=0;i<52;i++)base[i]=i/4;
 uint64_t o[4]={0},tb=0,tw=0;uint8_t d[52];struct timespec t0,t1;
 uint64_t sink=0; for(long i=0;i<N;i++){shuffle(d);sink+=d[0];}
 clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t0);
 for(long i=0;i<N;i++){shuffle(d);uint32_t b,w;int r=play(d,&b,&w,10000);o[r]++;if(r<3){tb+=b;tw+=w;}}
 clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t1);double el=(t1.tv_sec-t0.tv_sec)+(t1.tv_nsec-t0.tv_nsec)*1e-9;
 printf("N=%ld a=%lu b=%lu draw=%lu inf=%lu meanbattles=%.2f wars=%.2f  cpu=%.3fs  %.0f games/s total %.1f ns/game sink %lu\n",N,o[0],o[1],o[2],o[3],(double)tb/(N-o[3]),(double)tw/(N-o[3]),el,N/el,el/N*1e9,sink);
}
