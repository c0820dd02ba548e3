### I testi di Bataille in italiano: per la riga di comando, il terminale e la pagina.
###
### Un messaggio dice un nome o una frase; i suoi attributi dicono ciò che vi appartiene (`.about`: una spiegazione). Che
### cosa riceve ogni messaggio è detto nel catalogo inglese.

## Lists and counts

list-and = { $start } e { $last }
list-or = { $start } o { $last }
cards =
    { $count ->
        [one] { $count } carta
        [many] { $count } di carte
       *[other] { $count } carte
    }
you = te
    .name = Tu

## Cards

card = { $rank } di { $suit }
suit-C = fiori
suit-D = quadri
suit-H = cuori
suit-S = picche
rank-2 = due
    .the = il due
    .versus = il due
    .many = due
    .letter = 2
rank-3 = tre
    .the = il tre
    .versus = il tre
    .many = tre
    .letter = 3
rank-4 = quattro
    .the = il quattro
    .versus = il quattro
    .many = quattro
    .letter = 4
rank-5 = cinque
    .the = il cinque
    .versus = il cinque
    .many = cinque
    .letter = 5
rank-6 = sei
    .the = il sei
    .versus = il sei
    .many = sei
    .letter = 6
rank-7 = sette
    .the = il sette
    .versus = il sette
    .many = sette
    .letter = 7
rank-8 = otto
    .the = l’otto
    .versus = l’otto
    .many = otto
    .letter = 8
rank-9 = nove
    .the = il nove
    .versus = il nove
    .many = nove
    .letter = 9
rank-10 = dieci
    .the = il dieci
    .versus = il dieci
    .many = dieci
    .letter = 10
rank-J = fante
    .the = il fante
    .versus = il fante
    .many = fanti
    .letter = F
rank-Q = donna
    .the = la donna
    .versus = la donna
    .many = donne
    .letter = D
rank-K = re
    .the = il re
    .versus = il re
    .many = re
    .letter = R
rank-A = asso
    .the = l’asso
    .versus = l’asso
    .many = assi
    .letter = A
rank-X = jolly
    .the = il jolly
    .versus = il jolly
    .many = jolly
    .letter = ★
joker-R = jolly rosso
    .the = il jolly rosso
joker-B = jolly nero
    .the = il jolly nero
rank-number = numero { $number }
    .the = il numero { $number }
    .versus = il numero { $number }
    .many = { $number }
    .letter = { $number }

## Variants

variant-classic = Guerra classica
    .about = Il gioco che tutti conoscono: la carta più alta prende tutte e due, la parità è una guerra con tre carte coperte, e vince chi ha tutte le carte.
variant-children = Guerra dei piccoli
    .about = Per i più piccini: una guerra che finisce di nuovo in parità va avanti con una carta alla volta, e vince chi ha tutte le carte.
variant-three-wars = Tre guerre
    .about = Una partita breve, per bambini: vince chi per primo vince tre guerre.
variant-three-players = Guerra in tre
    .about = In tre a tavola, con 17 carte a testa e una da parte: vince l’ultimo che ha ancora carte.
variant-four-players = Guerra in quattro
    .about = In quattro a tavola, con 13 carte a testa: vince l’ultimo che ha ancora carte.
variant-timed = Guerra contro il tempo
    .about = Un quarto d’ora, poi suona la campanella: vince chi ha più carte.
variant-first-to-40 = Il primo a 40
    .about = Non serve avere tutte le carte: vince chi per primo ne ha 40 dopo un turno.
variant-captured-pile = Mazzetto delle prese
    .about = Le carte vinte fanno un mazzetto a parte, che si mescola quando il proprio è finito: vince chi ha tutte le carte.
variant-no-reshuffle = Una volta sola
    .about = Ognuno gioca il suo mazzetto una volta sola, senza rifarlo: vince chi fino ad allora ha vinto più carte.
variant-double-war = Doppia guerra
    .about = Prima di ogni turno ognuno mette in palio l’ultima carta vinta: la carta più alta prende tutto, e vince chi ha tutte le carte.
variant-aces-low = Assi bassi
    .about = L’asso è la carta più bassa e il re la più alta: vince chi ha tutte le carte.
variant-peasants = Guerra dei contadini
    .about = Il mondo alla rovescia: prende la carta più bassa e l’asso batte tutte; vince chi ha tutte le carte.
variant-two-over-all = Il due batte tutti
    .about = Il due batte tutte le carte tranne l’asso, e l’asso batte solo il due: vince chi ha tutte le carte.
variant-jokers = Guerra con i jolly
    .about = Due jolly si aggiungono al mazzo e battono tutte le altre carte: vince chi ha tutte le carte.
variant-two-packs = Due mazzi
    .about = 104 carte, più guerre e una lunga serata: vince chi ha tutte le carte.
variant-speed = Guerra lampo
    .about = Nessuno aspetta il suo turno: arraffa le carte quando la tua è la più alta, e rubale quando il padrone dorme; vince chi ha tutte le carte.
variant-thinking = Guerra ragionata
    .about = Hai tre carte in mano e scegli quale giocare, a ogni turno e nelle guerre: vince chi ha tutte le carte.
variant-casino = Guerra da casinò
    .about = Una carta contro quella del banco, con soldi finti: la più alta vince la puntata, e la parità ti permette di andare in guerra.
variant-bataille = Guerra alla francese
    .about = Come si gioca in Francia: in guerra si copre una sola carta; vince chi ha tutte le carte.
variant-bataille-32 = Guerra con 32 carte
    .about = La guerra alla francese con un mazzo piccolo, dal sette all’asso: in guerra si copre una carta, e vince chi ha tutte le carte.
variant-pagat = Una carta coperta
    .about = In guerra si copre una sola carta, e chi non ha abbastanza carte per combattere perde subito la partita.
variant-guerra-40 = Guerra all’italiana
    .about = Con le 40 carte del mazzo italiano, senza otto, nove e dieci: vince chi ha tutte le carte.
variant-quadruple = Quattro carte coperte
    .about = Ogni guerra costa quattro carte coperte: vince chi ha tutte le carte.
variant-by-rank = Guerra dei valori
    .about = Le carte in parità dicono quante se ne coprono: sette per i sette, dieci per i re, undici per gli assi; vince chi ha tutte le carte.
variant-winamax = Guerra Winamax
    .about = Come nel rompicapo di programmazione: le carte si raccolgono giocatore per giocatore, e se per una guerra mancano le carte la partita è patta.
variant-numbers = I numeri
    .about = Solo dal due al dieci, per i bambini che imparano a contare: il numero più grande prende tutte e due le carte, e vince chi ha tutte le carte.

## Families

family-turn_up = Giochi di fortuna
    .about = Ognuno gira una carta, e decidono le carte.
family-speed = Giochi di velocità
    .about = Le carte decidono chi può arraffare, e le mani sono più svelte delle carte.
family-thinking = Giochi di ragionamento
    .about = Ognuno sceglie una carta fra le poche che ha in mano.
family-casino = Giochi contro il banco
    .about = Ognuno gioca da solo contro il banco, con soldi finti.

## Options

choice-none = no

option-seats = Giocatori
    .about = Quanti sono a tavola.
option-pack = Mazzo
    .about = Quali carte ci sono in un mazzo.
choice-pack-full = 52 carte
    .about = Dal due al dieci, fante, donna, re e asso, in quattro semi.
choice-pack-piquet = 32 carte
    .about = Dal sette al dieci, fante, donna, re e asso: un mazzo da picchetto.
choice-pack-italian = 40 carte
    .about = Asso, dal due al sette, fante, donna e re: un mazzo italiano.
choice-pack-numbers = 36 carte
    .about = Solo dal due al dieci, per imparare a contare.
option-packs = Numero di mazzi
    .about = Quanti mazzi si mescolano insieme.
option-jokers = Jolly
    .about = I jolly di ogni mazzo. Un jolly batte tutte le altre carte.
choice-jokers-0 = nessuno
    .about = Nel mazzo non ci sono jolly.
choice-jokers-2 = due
    .about = A ogni mazzo si aggiungono un jolly rosso e uno nero.
option-ranking = Valore delle carte
    .about = Quale carta batte quale. Il seme non conta mai.
choice-ranking-ace-high = asso alto
    .about = Dal due, la più bassa, all’asso, la più alta.
choice-ranking-ace-low = asso basso
    .about = L’asso è la carta più bassa e il re la più alta.
choice-ranking-low-wins = prende la più bassa
    .about = Prende la carta più bassa; l’asso è la più bassa di tutte e le batte tutte.
choice-ranking-two-over-all = il due batte tutti
    .about = Il due batte le carte dal tre al re, queste battono l’asso, e l’asso batte il due.
option-contenders = Chi combatte
    .about = Chi mette carte in una guerra quando si gioca in più di due.
choice-contenders-tied = chi è in parità
    .about = Combatte solo chi ha le carte in parità; gli altri guardano, e le loro carte restano sul tavolo.
choice-contenders-everyone = tutti
    .about = Alla guerra partecipano tutti quelli che hanno abbastanza carte.
option-war_down = Carte coperte
    .about = Quante carte ognuno mette coperte in una guerra prima di quella che conta.
choice-war_down-by-rank = secondo il valore
    .about = Quante ne dice la carta in parità: il suo numero, dieci per fante, donna e re, undici per asso e jolly.
option-chain = Guerra su guerra
    .about = Come va avanti una guerra che finisce di nuovo in parità.
choice-chain-repeat = come la prima
    .about = Di nuovo carte coperte e una scoperta.
choice-chain-single = una carta
    .about = Una carta scoperta alla volta, finché una è più alta.
option-short = Poche carte
    .about = Che cosa succede a chi non può mettere tutte le carte di una guerra.
choice-short-commit = quelle che ha
    .about = Mette le carte che ha, l’ultima scoperta. Se non ne ha nessuna, perde la guerra ed esce dalla partita.
choice-short-lose = esce subito
    .about = Esce subito dalla partita.
choice-short-last-card = conta l’ultima carta
    .about = Mette le carte che ha, l’ultima scoperta. Se non ne ha nessuna, conta ancora l’ultima carta mostrata.
choice-short-equal = uguale per tutti
    .about = Tutti mettono solo tante carte coperte quante può metterne chi ne ha di meno.
choice-short-draw = partita patta
    .about = La partita finisce subito, patta.
option-refill_in_war = Nuovo mazzetto in guerra
    .about = Se chi finisce il mazzetto in una guerra può continuare con le carte vinte.
choice-refill_in_war-true = sì
    .about = Le carte vinte contano in una guerra, e si riprendono quando il mazzetto finisce.
choice-refill_in_war-false = no
    .about = In una guerra conta solo il mazzetto.
option-order = Ordine di raccolta
    .about = In quale ordine si ripongono le carte vinte. Ne dipende quanto dura una partita, e perfino se finisce.
choice-order-winner-first = prima le proprie
    .about = Chi vince ripone prima le proprie carte, poi quelle degli altri, in senso orario.
choice-order-loser-first = prima quelle degli altri
    .about = Chi vince ripone prima le carte degli altri, in senso orario, poi le proprie.
choice-order-seat = secondo il posto
    .about = Prima le carte del primo giocatore, poi quelle del secondo, chiunque vinca. Attenzione: quasi la metà di queste partite non finisce mai.
choice-order-laid = come sono state messe
    .about = La prima carta di ognuno, poi la seconda di ognuno, e così via.
choice-order-high-first = prima la più alta
    .about = La carta più alta si ripone per prima, la più bassa per ultima.
choice-order-shuffled = mescolate
    .about = Le carte vinte si mescolano prima di riporle.
option-captures = Carte vinte
    .about = Dove vanno le carte vinte, e che cosa succede quando il mazzetto è finito.
choice-captures-bottom = sotto il mazzetto
    .about = Le carte vinte vanno sotto il mazzetto di chi vince.
choice-captures-reshuffle = a parte, poi mescolate
    .about = Le carte vinte fanno un mazzetto a parte; si mescola e prende il posto del primo quando questo è finito.
choice-captures-turn-over = a parte, poi girate
    .about = Le carte vinte fanno un mazzetto a parte; si gira, senza mescolare, quando il primo è finito.
choice-captures-none = a parte, mai rigiocate
    .about = Le carte vinte fanno un mazzetto a parte e ci restano; chi ha finito il proprio esce dalla partita.
option-identical = Carte gemelle
    .about = Che cosa succede quando sono in parità due carte dello stesso valore e dello stesso seme, con più mazzi.
choice-identical-war = guerra
    .about = Una parità come le altre.
choice-identical-take-back = si riprendono
    .about = Niente guerra: chi è in parità rimette sotto il mazzetto la carta che mostra; le altre carte restano sul tavolo.
choice-identical-discard = fuori dal gioco
    .about = Niente guerra: le carte in parità escono dal gioco; le altre restano sul tavolo.
option-stakes = Poste
    .about = Se prima di ogni turno ognuno mette in palio l’ultima carta vinta (doppia guerra).
choice-stakes-true = sì
    .about = L’ultima carta vinta si mette in palio e va a chi vince il turno.
choice-stakes-false = no
    .about = Quel che è vinto è vinto.
option-target = Carte per vincere
    .about = Vince chi per primo ha questo numero di carte.
choice-target-none = no
    .about = Nessun numero di carte fa finire la partita.
option-floor = Carte minime
    .about = La partita finisce quando qualcuno ha meno carte di così; vince chi ne ha di più.
choice-floor-none = no
    .about = Nessuno è troppo povero per continuare.
option-time_limit = Tempo in secondi
    .about = Dopo quanti secondi suona la campanella. Si finisce il turno, poi vince chi ha più carte.
choice-time_limit-none = no
    .about = Non c’è campanella.
option-seconds_per_turn = Secondi per turno
    .about = Quanto conta un turno o un passo di una guerra dove il computer gioca da solo e il tempo si conta soltanto.
option-wars_to_win = Guerre per vincere
    .about = Vince chi per primo vince questo numero di guerre.
choice-wars_to_win-none = no
    .about = Le guerre non si contano.
option-battle_limit = Numero di turni
    .about = Dopo questo numero di turni vince chi ha più carte.
choice-battle_limit-none = no
    .about = Il numero di turni non ha limite.
option-tie_break = Dopo una patta
    .about = Se una partita patta resta com’è.
choice-tie_break-none = patta
    .about = Una patta resta patta.
choice-tie_break-fresh-pack = mazzo nuovo
    .about = Si mescola un mazzo nuovo e si dà una carta a ciascuno di quelli in parità: vince la più alta.
option-guard = Durata massima
    .about = Se si mescola durante la partita, se c’è qualcosa da scegliere, o con un limite di tempo o di turni, una partita viene fermata dopo questo numero di turni; ogni altra solo quando gira in tondo.
choice-guard-none = secondo il mazzo
    .about = 100.000 turni per ogni mazzo.
option-steal_after = Al sicuro dai furti
    .about = Quanti millisecondi ha il padrone della carta più alta prima che gli altri possano rubare il mucchio.
choice-steal_after-none = sempre
    .about = Solo il padrone della carta più alta può arraffare.
option-penalty = Mossa falsa
    .about = Quanto costa arraffare troppo presto.
choice-penalty-0 = niente
    .about = Una mossa falsa non costa niente.
choice-penalty-1 = una carta
    .about = Una mossa falsa costa la prima carta del mazzetto, che si aggiunge alle carte sul tavolo.
option-photo_finish = Fotofinish
    .about = Due mosse distanti meno di questi millisecondi valgono come una sola: allora decide la carta più alta.
option-handicap = Vantaggio
    .about = Un vantaggio per i piccini: per ogni posto, di quanti millisecondi la mossa può venire dopo quella degli altri ed essere ancora in tempo.
option-hand = Carte in mano
    .about = Quante carte ognuno tiene in mano.
option-burn = Carte bruciate
    .about = Quante carte il banco mette da parte, senza mostrarle, prima di una guerra.
option-tie_pays = La parità paga
    .about = Quanto rende una puntata sulla parità, per ogni unità.
choice-tie_pays-10 = 10 a 1
    .about = Una puntata sulla parità rende dieci volte tanto.
choice-tie_pays-11 = 11 a 1
    .about = Una puntata sulla parità rende undici volte tanto.
option-tie_bonus = Premio
    .about = Se una seconda parità, in guerra, rende una puntata in più.
choice-tie_bonus-true = sì
    .about = Una carta uguale in guerra rende una puntata in più.
choice-tie_bonus-false = no
    .about = Una carta uguale in guerra paga come una più alta.
option-bankroll = Cassa
    .about = I soldi finti che ognuno porta al tavolo.
option-table_min = Puntata minima
    .about = Nessuno può puntare di meno.
option-table_max = Puntata massima
    .about = Nessuno può puntare di più.
option-reshuffle_at = Carta di taglio
    .about = Il sabot si mescola prima di una mano quando restano meno carte di così.
option-rounds = Numero di mani
    .about = Quante mani si giocano.
choice-rounds-none = senza fine
    .about = La seduta dura finché tutti se ne sono andati o non possono più puntare.

## What is expected, phrases of errors

list-comma = { $start }, { $last }
expected-number = un numero intero
expected-from = un numero intero, almeno { $least }
expected-to = un numero intero, al massimo { $most }
expected-between = un numero intero da { $least } a { $most }
expected-text = un testo{ $long }
expected-card = una carta
expected-hexadecimal = un testo esadecimale{ $long }
expected-list = un elenco{ $long }, dove ogni elemento è { $item }
expected-entries =
    { $count ->
        [one] un elenco di { $count } elemento
       *[other] un elenco di { $count } elementi
    }
expected-tagged = un oggetto del tipo { $types }
expected-object = un oggetto{ $long }
expected-either = { $start } o { $last }
found-huge = un numero enorme
found-nothing = niente
characters-exactly =
    { $least ->
        [one] { " " }di { $least } carattere
       *[other] { " " }di { $least } caratteri
    }
characters-from =
    { $least ->
        [one] { " " }di almeno { $least } carattere
       *[other] { " " }di almeno { $least } caratteri
    }
characters-to =
    { $most ->
        [one] { " " }di al massimo { $most } carattere
       *[other] { " " }di al massimo { $most } caratteri
    }
characters-between = { " " }da { $least } a { $most } caratteri
bytes-exactly =
    { $least ->
        [one] { " " }di { $least } byte
       *[other] { " " }di { $least } byte
    }
bytes-from =
    { $least ->
        [one] { " " }di almeno { $least } byte
       *[other] { " " }di almeno { $least } byte
    }
bytes-to =
    { $most ->
        [one] { " " }di al massimo { $most } byte
       *[other] { " " }di al massimo { $most } byte
    }
bytes-between = { " " }da { $least } a { $most } byte
entries-exactly =
    { $least ->
        [one] { " " }di { $least } elemento
       *[other] { " " }di { $least } elementi
    }
entries-from =
    { $least ->
        [one] { " " }di almeno { $least } elemento
       *[other] { " " }di almeno { $least } elementi
    }
entries-to =
    { $most ->
        [one] { " " }di al massimo { $most } elemento
       *[other] { " " }di al massimo { $most } elementi
    }
entries-between = { " " }da { $least } a { $most } elementi

## Errors

error-card-unknown = { $text } non è una carta; le carte si scrivono AS, 10H, Q, XR o #17
error-card-mixed = le carte numerate (#1 … #199) non si mescolano con le altre
error-seed-range =
    { $name ->
        [seed] il seme deve essere un numero intero da 0 a 18446744073709551615, non { $number }
        [game] il numero della partita deve essere un numero intero da 0 a 18446744073709551615, non { $number }
       *[purpose] lo scopo deve essere un numero intero da 0 a 18446744073709551615, non { $number }
    }
error-seed-empty = un testo vuoto non è un seme: dai un numero o una parola
error-seed-unicode = questo seme non è un testo Unicode: dai un numero o una parola
error-seed-secret = un segreto ha 32 byte, non { $length }
error-stream-bound = una parola di 64 bit può scegliere fra 1 e 18446744073709551616 cose, non fra { $bound }
error-rules-conflict =
    { $option_a } e { $option_b } non vanno insieme: { $remedy ->
        [more-seats] scegli seats=2 o più
        [leave] lascia { $usual }
        [family] { $option } appartiene alla variante { $variant }
        [handicap] dai un vantaggio per ogni posto
        [stakes] scegli captures=reshuffle, o stakes=false
        [target] { $dealt ->
            [one] ognuno comincia con { $dealt } carta, quindi target deve essere fra { $least } e { $most }
           *[other] ognuno comincia con { $dealt } carte, quindi target deve essere fra { $least } e { $most }
        }
        [floor] { $dealt ->
            [one] ognuno comincia con { $dealt } carta, quindi floor deve essere fra { $least } e { $most }
           *[other] ognuno comincia con { $dealt } carte, quindi floor deve essere fra { $least } e { $most }
        }
        [table-max] table_max deve essere almeno altrettanto
        [bankroll] porta almeno la puntata minima
        [deeper-shoe] { $least ->
            [one] una mano può chiedere { $least } carta: scegli reshuffle_at={ $least } o più
           *[other] una mano può chiedere { $least } carte: scegli reshuffle_at={ $least } o più
        }
       *[shallower-shoe] { $most ->
            [one] il sabot ha { $most } carta: scegli reshuffle_at={ $most } o meno
           *[other] il sabot ha { $most } carte: scegli reshuffle_at={ $most } o meno
        }
    }
error-rules-near-option = qui non c’è l’opzione { $option }; forse { $suggestion }?
error-rules-option = qui non c’è l’opzione { $option }; le opzioni sono { $known }
error-rules-value = { $option }: { $value } non è possibile; serve { $expected }
error-rules-syntax = { $text } non è un’opzione; le opzioni si scrivono nome=valore, come war_down=1
error-rules-twice = { $option } è data due volte
error-rules-part = { $part } non è una parte delle regole di una famiglia
error-rules-variant = non c’è la variante { $variant }; forse { $suggestion }?
error-rules-no-variant = non c’è la variante { $variant }; «bataille variants» le elenca
error-deal-short =
    { $cards ->
        [one] { $cards } carta non basta per { $seats } giocatori: ne serve almeno una a testa
       *[other] { $cards } carte non bastano per { $seats } giocatori: ne serve almeno una a testa
    }
error-deal-stocks =
    { $stocks ->
        [one] { $stocks } mazzetto per { $seats } posti: dai un mazzetto per ogni posto, anche vuoto
       *[other] { $stocks } mazzetti per { $seats } posti: dai un mazzetto per ogni posto, anche vuoto
    }
error-deal-alone = almeno due giocatori devono avere carte
error-deal-range = { $option }={ $value } non va bene per queste carte: serve un numero fra { $least } e { $most }
error-deal-ranking = le carte numerate non conoscono ranking={ $ranking }: lascia ranking=ace-high
error-deal-suits = identical={ $identical } confronta i semi, e { $card } non ne ha
error-deal-casino = la guerra da casinò si gioca con un sabot mescolato: non accetta carte scelte
error-command-over = la partita è finita
error-command-illegal = il posto { $seat } non può dare { $command } adesso
error-command-malformed = { $command } non è un comando
error-command-nobody = { $command } lo dà un posto
error-command-seat = qui non c’è il posto { $seat }; l’ultimo è { $last }
error-command-untimely = nessuno può dare { $command } adesso
error-command-late = troppo tardi: è già deciso
error-command-time = il tempo va avanti: { $ms } ms vengono prima di { $time } ms
error-command-card = il posto { $seat } non ha { $card }
error-command-bet = { $bet }={ $value } non è possibile: serve un numero fra { $least } e { $most }
error-command-raise = il posto { $seat } non può andare in guerra: la cassa non basta per raddoppiare la puntata
error-census-pack = { $text } non è un mazzo; scrivi semi x valori, come 2x3
error-census-odd =
    { $cards ->
        [one] { $cards } carta non si divide in due metà uguali
       *[other] { $cards } carte non si dividono in due metà uguali
    }
error-census-ranks = un censimento prende da 1 a { $most } valori, non { $ranks }
error-census-named = { $names }: non sono { $ranks } valori diversi
error-census-family = un censimento chiede un gioco di fortuna, non family={ $family }
error-census-seats = un censimento si fa per due giocatori, non { $seats }
error-census-chance = { $option } porta il caso nella partita: non c’è niente di esatto da contare
error-census-guard =
    { $battles ->
        [one] una partita è stata fermata dopo { $battles } turno: scegli un guard più alto
       *[other] una partita è stata fermata dopo { $battles } turni: scegli un guard più alto
    }
error-census-size =
    { $deals ->
        [one] { $pack } ha { $deals } distribuzione, più di { $limit }: permettine di più con --limit
       *[other] { $pack } ha { $deals } distribuzioni, più di { $limit }: permettine di più con --limit
    }
# Che cosa il sistema ha rifiutato.
system-ENOENT = nessun file o cartella con questo nome
system-EACCES = permesso negato
system-EISDIR = è una cartella
system-ENOTDIR = non è una cartella
system-ENOSPC = non c’è più spazio sul disco
system-standard-output = lo standard output
error-usage-line = riga { $line }: { $reason }
error-usage-long-line =
    { $limit ->
        [one] più lunga di { $limit } carattere
       *[other] più lunga di { $limit } caratteri
    }
error-usage-family = { $command } gioca i giochi di fortuna, e { $variant } non lo è
error-usage-word = { $word } qui è di troppo
error-usage-option = non c’è l’opzione { $option }; vedi bataille { $command } --help
error-usage-near-option = non c’è l’opzione { $option }; intendevi { $suggestion }?
error-usage-near-command = non c’è il comando { $command }; intendevi { $suggestion }?
error-usage-argument = { $option } chiede un valore
error-usage-subject = a { $command } manca una parola: { $expected }
error-usage-value = { $option }: { $value } non è possibile; serve { $expected }
error-usage-twice = { $option } è dato due volte
error-usage-command = non c’è il comando { $command }; vedi bataille --help
error-usage-together = { $option_a } e { $option_b } non vanno insieme
error-usage-players = { $players } giocatori, ma seats={ $seats }: aggiungi seats={ $players }
error-usage-player = qui non c’è il giocatore { $player }; a scelta: { $known }
error-usage-names = { $names } nomi, ma seats={ $seats }: aggiungi seats={ $names }
error-usage-without = { $option } non dice nulla senza { $other }
error-usage-keyboard = la guerra lampo chiede qualcuno davanti a una tastiera e a uno schermo; aggiungi --auto per guardarla
error-usage-record = { $file }: { $reason }
error-usage-no-record = { $file } non è la registrazione di una partita
error-usage-no-record-because = { $file } non è la registrazione di una partita ({ $reason })
error-usage-overwrite = { $file } c’è già e non è la registrazione di una partita: scegli un altro nome
error-usage-other = { $reason }
error-usage-language = { $language } qui non è una lingua: en, fr o it
error-record-version = questa registrazione ha la versione { $version }; questo programma legge la versione { $known }
error-record-form = { $path }: { $found }, ma una registrazione completa lì ha { $expected }
error-record-variant = variant.key: non c’è la variante { $variant } in family={ $family }
error-record-revision = variant.revision: { $found }, ma questo programma gioca la revisione { $expected } di { $variant }
error-record-start = nessuna partita comincia così: { $reason }
error-record-deal =
    { $path }: { $found }, ma { $origin ->
        [seed] il seme dà
        [secret] il segreto dà
       *[other] la distribuzione scelta contiene
    } { $expected }
error-record-command = { $path }: il comando { $number } non può essere dato: { $reason }
error-record-runs = { $path }: { $found }, ma è stato dato { $expected }
error-record-outcome = { $path }: { $found }, ma la partita finisce con { $expected }
error-record-events = { $path }: { $found }, ma l’impronta degli eventi della partita è { $expected }
error-record-digest = { $path }: { $found }, ma l’impronta del resto della registrazione è { $expected }
error-record-long =
    { $limit ->
        [one] più di { $limit } comando, con { $cards } carte, qui non si rigioca
       *[other] più di { $limit } comandi, con { $cards } carte, qui non si rigiocano
    }
error-record-over = questa partita è finita: si può rivedere, ma non continuare
error-record-source = nessuna registrazione dice come fare un caso come quello di { $source }
error-record-link-text = non è un collegamento a una partita: ha altri caratteri che A–Z, a–z, 0–9, - e _, o nessuno
error-record-link-long =
    { $limit ->
        [one] nessun collegamento a una partita ha più di { $limit } carattere
       *[other] nessun collegamento a una partita ha più di { $limit } caratteri
    }
error-record-link-version = questo collegamento ha la versione { $version }; questo programma legge la versione { $known }
error-record-link-damaged = questo collegamento a una partita è stato modificato o tagliato
error-room-seats = nomi, gettoni e dispositivi non vanno con { $seats } posti: ogni posto sta su un dispositivo al massimo
error-room-player = non c’è un giocatore artificiale { $player } per family={ $family }
error-room-log = questo registro non è di questa stanza: la voce { $version } sta dove dovrebbe stare { $expected }
error-room-token = questa stanza non ti conosce
error-room-protocol = questa pagina è di un’altra versione: ricaricala
error-room-moved = sei entrato da un’altra parte
error-room-hello = prima saluta
error-room-decision = la domanda { $decision } non è ancora stata posta; è aperta la { $number }
error-room-paused = la partita è in pausa
error-room-seat = il posto { $seat } non è tuo
error-room-played = al posto { $seat } gioca un giocatore artificiale
error-room-nobody = nessun altro c’è per giocare al posto { $seat }
error-room-replay = apri di nuovo la registrazione
error-room-step = questa partita ha { $last } passi; il passo { $number } non c’è
error-room-which = di’ per quale dei tuoi posti
error-room-host = può farlo solo chi ospita
error-room-none = qui non c’è questo tavolo
error-room-running = la registrazione si può avere quando la partita è finita
error-lab-family = il laboratorio gioca da solo i giochi di fortuna, ma non family={ $family }
error-lab-odds-casino = le probabilità del casinò sono quelle di family=casino, non di family={ $family }
error-lab-odds-battle = con family={ $family } i turni non li decide soltanto il caso
error-web-no-page = la pagina non è stata costruita qui: la costruisce scripts/page
error-web-port = la porta { $port } è occupata: scegline un’altra con --port
error-web-host = non c’è nessun posto chiamato { $host } su cui ascoltare
error-web-foreign = { $file } c’è già e non è nostro: scegli un’altra cartella
error-lab-chain = qui si contano esattamente da 1 a { $most } parità di fila, non { $links }
error-lab-chain-first = qui si conta esattamente solo la prima parità, non { $links } di fila
error-lab-threads = threads={ $count } non è possibile: dai un numero da 1 a { $most }
error-lab-chunk = chunk={ $count } non è possibile: dai 1 o più
error-lab-nameless = a { $argument } manca il nome di un file
error-lab-seconds = seconds={ $seconds } non è possibile: dai 0 o più
error-lab-count =
    { $count ->
        [one] non si può giocare { $count } partita: dai un numero da 1 a { $most }
        [many] non si possono giocare { $count } di partite: scrivi un numero da 1 a { $most }
       *[other] non si possono giocare { $count } partite: scrivi un numero da 1 a { $most }
    }
error-lab-cards = troppe carte: { $cards }, al massimo { $most }
error-lab-missing = il laboratorio ha bisogno di { $package }: si installa con pip install bataille[lab]
error-lab-worker = un processo che giocava è stato fermato (codice { $status })
error-lab-missing-cluster = un cluster ha bisogno di { $package }: si installa con pip install bataille[cluster]
error-lab-first = qui nessuna partita ha il numero { $first }
error-lab-column = non c’è la colonna { $column }; le colonne sono { $known }
error-lab-checkpoint = { $file } non è un punto di ripresa ({ $reason })
error-lab-checkpoint-damaged = { $file } è un punto di ripresa modificato o tagliato
error-lab-checkpoint-program = { $file } viene dalla versione { $found } di questo programma, che ha la versione { $expected }
error-lab-checkpoint-other = { $file } è di un’altra serie: ha { $found }, non { $expected }
error-lab-checkpoint-more = { $file } contiene già { $played } partite, più delle { $games } richieste
error-lab-cluster = nessun cluster risponde a { $address } ({ $reason })
error-lab-cluster-empty = il cluster a { $address } non ha worker
error-lab-cluster-lost = il cluster a { $address } si è perso ({ $reason })
error-lab-cluster-version = il cluster ha la versione { $found } di questo programma, che ha la versione { $expected }
error-lab-endless = con queste regole non si può provare che una partita è senza fine: hanno del caso o un limite
error-lab-checkpoint-stream = { $file } non è un file: un punto di ripresa non si può scrivere lì
error-lab-stream = { $file } non è un file: { $what } non si può scrivere lì
error-lab-compare = si confrontano da 2 a { $most } regole, non { $count }
error-lab-compare-casino = la guerra da casinò non si confronta partita per partita; vedi bataille odds casino
error-lab-compare-first = le regole cominciano con la loro variante, non con { $word }
error-codec-type = { $path }: atteso { $expected }, trovato { $found }
error-codec-range = { $path }: atteso { $expected }, trovato { $found }
error-codec-choice = { $path }: atteso { $expected }, trovato { $found }
error-codec-length = { $path }: atteso { $expected }, trovato { $found }
error-codec-refused = { $path }: { $reason }
error-codec-missing = { $path }: manca la chiave { $key }
error-codec-unknown-key = { $path }: qui non c’è la chiave { $key }
error-codec-encoding = { $path }: non è un testo in UTF-8
error-codec-syntax = non è più JSON dal carattere { $position } in poi
error-codec-duplicate-key = un oggetto contiene due volte la chiave { $key }
error-codec-number =
    { $digits ->
        [one] { $found } non è possibile: i numeri sono interi e hanno al massimo { $digits } cifra
       *[other] { $found } non è possibile: i numeri sono interi e hanno al massimo { $digits } cifre
    }
error-codec-depth =
    { $depth ->
        [one] elenchi e oggetti stanno uno dentro l’altro per più di { $depth } livello
       *[other] elenchi e oggetti stanno uno dentro l’altro per più di { $depth } livelli
    }
error-codec-size = più lungo di { $limit } byte

## What happened

event-dealt =
    { $each ->
        [0] Le carte sono distribuite.
        [one] Le carte sono distribuite: { $each } a testa.
       *[other] Le carte sono distribuite: { $each } a testa.
    }{ $aside ->
        [0] { "" }
        [one] { " " }Una carta è messa da parte.
       *[other] { " " }{ $aside } carte sono messe da parte.
    }
event-misdeal-called =
    { $you ->
        [yes] Annulli la distribuzione: si mescola e si ridanno le carte.
       *[no] { $name } annulla la distribuzione: si mescola e si ridanno le carte.
    }
event-refilled =
    { $count ->
        [one] { $you ->
            [yes] Il tuo mazzetto è finito: lo rifai con la carta che hai vinto.
           *[no] { $name } rifà il mazzetto: una carta.
        }
       *[other] { $you ->
            [yes] Il tuo mazzetto è finito: lo rifai con le { $count } carte che hai vinto.
           *[no] { $name } rifà il mazzetto: { $count } carte.
        }
    }
event-staked = In palio: { $shown }.
event-staked-one =
    { $you ->
        [yes] metti { $card }
       *[no] { $name } mette { $card }
    }
event-turned = Turno { $battle }: { $shown }.
event-turned-one =
    { $chosen ->
        [yes] { $you ->
            [yes] giochi { $card }
           *[no] { $name } gioca { $card }
        }
       *[no] { $you ->
            [yes] giri { $card }
           *[no] { $name } gira { $card }
        }
    }
event-war-declared =
    { $link ->
        [1] Guerra!
       *[other] Ancora guerra!
    } { $same ->
        [yes] { $count ->
            [2] Due
            [3] Tre
            [4] Quattro
           *[other] { $count }
        } { $ranks }.
       *[no] { $ranks }: nessuna è la più alta.
    }{ $all ->
        [yes] { "" }
       *[no] { " " }È guerra tra { $names }.
    }{ $standing ->
        [0] { "" }
        [one] { " " }Senza più carte, conta ancora l’ultima per { $standing_names }.
       *[other] { " " }Senza più carte, contano ancora le ultime per { $standing_names }.
    }
event-laid = { $shown }.
event-laid-one =
    { $you ->
        [yes] { $down ->
            [0] giri { $card }
            [one] copri { $down } carta e giri { $card }
           *[other] copri { $down } carte e giri { $card }
        }
       *[no] { $down ->
            [0] { $name } gira { $card }
            [one] { $name } copre { $down } carta e gira { $card }
           *[other] { $name } copre { $down } carte e gira { $card }
        }
    }
event-laid-down =
    { $you ->
        [yes] { $down ->
            [one] copri { $down } carta
           *[other] copri { $down } carte
        }
       *[no] { $down ->
            [one] { $name } copre { $down } carta
           *[other] { $name } copre { $down } carte
        }
    }
event-taken-back = Carte gemelle! Niente guerra: { $shown }.
event-taken-back-one =
    { $you ->
        [yes] riprendi { $card }
       *[no] { $name } riprende { $card }
    }
event-discarded = Carte gemelle! Niente guerra: escono dal gioco.
event-left-lying =
    { $count ->
        [0] Non vince nessuno.
        [one] Non vince nessuno: la carta resta sul tavolo.
       *[other] Non vince nessuno: { $count } carte restano sul tavolo.
    }
event-won =
    { $how ->
        [stolen] Rubato!{ " " }
        [bell] La campanella è suonata.{ " " }
        [alone] Nessun altro può combattere.{ " " }
        [last] Non resta nessun altro.{ " " }
       *[highest] { "" }
    }{ $decided ->
        [yes] { $winning } batte { $beaten }.{ " " }
       *[no] { "" }
    }{ $how ->
        [tied-cards] { $you ->
            [yes] Prendi le carte in parità:
           *[no] { $name } prende le carte in parità:
        }
       *[highest] { $you ->
            [yes] Prendi il mucchio:
           *[no] { $name } prende il mucchio:
        }
    } { $prize ->
        [one] { $prize } carta.
       *[other] { $prize } carte.
    }
event-went-out =
    { $why ->
        [short] { $you ->
            [yes] Non hai abbastanza carte per questa guerra ed esci dalla partita.
           *[no] { $name } non ha abbastanza carte per questa guerra ed esce dalla partita.
        }
        [resigned] { $you ->
            [yes] Lasci la partita.
           *[no] { $name } lascia la partita.
        }
       *[empty] { $you ->
            [yes] Non hai più carte da girare ed esci dalla partita.
           *[no] { $name } non ha più carte da girare ed esce dalla partita.
        }
    }
event-bell-rang = La campanella! Questo turno è l’ultimo.
event-tie-broken = Decide un mazzo nuovo: { $shown }.
event-drew =
    { $you ->
        [yes] { $known ->
            [yes] Peschi { $cards }.
           *[no] { $drawn ->
                [one] Peschi { $drawn } carta.
               *[other] Peschi { $drawn } carte.
            }
        }
       *[no] { $drawn ->
            [one] { $name } pesca { $drawn } carta.
           *[other] { $name } pesca { $drawn } carte.
        }
    }
event-chose =
    { $you ->
        [yes] { $known ->
            [yes] Scegli { $card }.
           *[no] La tua scelta è fatta.
        }
       *[no] { $name } ha scelto.
    }
event-went-live = Le carte ci sono tutte: arraffa!
event-grabbed =
    { $you ->
        [yes] Arraffi!
       *[no] { $name } arraffa!
    }
event-grabbed-falsely =
    { $you ->
        [yes] { $penalty ->
            [0] Troppo presto!
           *[other] Troppo presto! Ti costa una carta.
        }
       *[no] { $penalty ->
            [0] { $name } arraffa troppo presto.
           *[other] { $name } arraffa troppo presto: costa una carta.
        }
    }
event-turned-back = La campanella! Ognuno riprende le carte di questo turno.
event-shuffled =
    { $shoe ->
        [one] Il sabot è mescolato: { $shoe } carta.
       *[other] Il sabot è mescolato: { $shoe } carte.
    }
event-bet-placed =
    { $you ->
        [yes] { $tie ->
            [0] Punti { $ante }.
           *[other] Punti { $ante }, e { $tie } sulla parità.
        }
       *[no] { $tie ->
            [0] { $name } punta { $ante }.
           *[other] { $name } punta { $ante }, e { $tie } sulla parità.
        }
    }
event-casino-dealt =
    { $burned ->
        [0] { "" }
        [one] Il banco brucia { $burned } carta.{ " " }
       *[other] Il banco brucia { $burned } carte.{ " " }
    }{ $shown }; il banco riceve { $bank }.
event-casino-dealt-one =
    { $you ->
        [yes] ricevi { $card }
       *[no] { $name } riceve { $card }
    }
event-raised =
    { $you ->
        [yes] Vai in guerra e raddoppi la puntata.
       *[no] { $name } va in guerra e raddoppia la puntata.
    }
event-surrendered =
    { $you ->
        [yes] Ti arrendi.
       *[no] { $name } si arrende.
    }
event-settled =
    { $what ->
        [won] { $you ->
            [yes] Vinci { $gain }.
           *[no] { $name } vince { $gain }.
        }
        [lost] { $you ->
            [yes] Perdi { $gain }.
           *[no] { $name } perde { $gain }.
        }
        [surrendered] { $you ->
            [yes] Lasci metà della puntata e perdi { $gain }.
           *[no] { $name } lascia metà della puntata e perde { $gain }.
        }
        [war-won] { $you ->
            [yes] Vinci la guerra, e { $gain }.
           *[no] { $name } vince la guerra, e { $gain }.
        }
        [war-tied] { $you ->
            [yes] Di nuovo parità: vinci la guerra, e { $gain }.
           *[no] Di nuovo parità: { $name } vince la guerra, e { $gain }.
        }
        [war-lost] { $you ->
            [yes] Perdi la guerra, e { $gain }.
           *[no] { $name } perde la guerra, e { $gain }.
        }
        [tie-bet-won] { $you ->
            [yes] La tua puntata sulla parità rende { $gain }.
           *[no] { $name } vince { $gain } con la puntata sulla parità.
        }
       *[tie-bet-lost] { $you ->
            [yes] Niente parità: la tua puntata è persa, { $gain }.
           *[no] Niente parità: { $name } perde la sua puntata, { $gain }.
        }
    }{ $what ->
        [tie-bet-won] { "" }
        [tie-bet-lost] { "" }
       *[won] { $you ->
            [yes] { " " }Ora hai { $bankroll }.
           *[no] { " " }{ $name } ora ha { $bankroll }.
        }
    }
event-went-away =
    { $why ->
        [broke] { $you ->
            [yes] Non puoi più puntare e lasci il tavolo.
           *[no] { $name } non può più puntare e lascia il tavolo.
        }
       *[left] { $you ->
            [yes] Lasci il tavolo.
           *[no] { $name } lascia il tavolo.
        }
    }

## The end

outcome =
    { $result ->
        [you] Hai vinto!
        [won] { $name } ha vinto!
        [drawn] Patta tra { $names }.
       *[nobody] Non ha vinto nessuno.
    }
outcome-bankroll =
    { $you ->
        [yes] Hai { $bankroll }.
       *[no] { $name } ha { $bankroll }.
    }
outcome-length =
    La partita è durata { $battles ->
        [one] { $battles } turno
        [many] { $battles } di turni
       *[other] { $battles } turni
    }{ $wars ->
        [0] { "" }
        [one] , con { $wars } guerra
        [many] , con { $wars } di guerre
       *[other] , con { $wars } guerre
    }.
termination-captured-all =
    { $result ->
        [you] Tutte le carte sono tue.
        [won] Tutte le carte sono di { $name }.
       *[drawn] Nessuno ha più carte da girare.
    }
termination-short-war =
    { $result ->
        [you] Non c’erano più abbastanza carte per la guerra, e in testa ci sei tu.
        [won] Non c’erano più abbastanza carte per la guerra, e in testa c’è { $name }.
       *[drawn] Non c’erano più abbastanza carte per la guerra.
    }
termination-empty-stock =
    { $result ->
        [you] I mazzetti sono finiti, e in testa ci sei tu.
        [won] I mazzetti sono finiti, e in testa c’è { $name }.
       *[drawn] I mazzetti sono finiti, e in testa non c’è nessuno.
    }
termination-resigned =
    { $result ->
        [you] Tutti gli altri hanno lasciato la partita.
        [won] Tutti tranne { $name } hanno lasciato la partita.
       *[drawn] Tutti hanno lasciato la partita.
    }
termination-wars =
    { $count ->
        [one] { $result ->
            [you] La prima guerra l’hai vinta tu.
            [won] La prima guerra l’ha vinta { $name }.
           *[drawn] La guerra è vinta.
        }
       *[other] { $result ->
            [you] Hai vinto { $count } guerre prima degli altri.
            [won] { $name } ha vinto { $count } guerre prima degli altri.
           *[drawn] { $count } guerre sono vinte.
        }
    }
termination-target =
    { $result ->
        [you] { $count ->
            [one] Hai avuto { $count } carta prima degli altri.
           *[other] Hai avuto { $count } carte prima degli altri.
        }
        [won] { $count ->
            [one] { $name } ha avuto { $count } carta prima degli altri.
           *[other] { $name } ha avuto { $count } carte prima degli altri.
        }
       *[drawn] { $count ->
            [one] In più d’uno hanno avuto { $count } carta nello stesso momento.
           *[other] In più d’uno hanno avuto { $count } carte nello stesso momento.
        }
    }
termination-floor =
    { $count ->
        [one] Qualcuno non ha più carte
       *[other] Qualcuno ha meno di { $count } carte
    }{ $result ->
        [you] , e chi ne ha di più sei tu.
        [won] , e chi ne ha di più è { $name }.
       *[drawn] , e nessuno ne ha più degli altri.
    }
termination-time =
    { $result ->
        [you] Il tempo è scaduto, e chi ha più carte sei tu.
        [won] Il tempo è scaduto, e chi ha più carte è { $name }.
       *[drawn] Il tempo è scaduto, e nessuno ha più carte degli altri.
    }
termination-battles =
    { $count ->
        [one] Dopo { $count } turno
        [many] Dopo { $count } di turni
       *[other] Dopo { $count } turni
    } { $result ->
        [you] chi ha più carte sei tu.
        [won] chi ha più carte è { $name }.
       *[drawn] nessuno ha più carte degli altri.
    }
termination-endless =
    { $period ->
        [one] Questa partita non finirà mai: le carte stavano già così dopo il turno { $since }, e tornano così dopo ogni turno.
        [many] Questa partita non finirà mai: le carte stavano già così dopo il turno { $since }, e tornano così ogni { $period } di turni.
       *[other] Questa partita non finirà mai: le carte stavano già così dopo il turno { $since }, e tornano così ogni { $period } turni.
    }
termination-guard =
    { $count ->
        [one] Dopo { $count } turno non si vedeva la fine: la partita è stata fermata.
        [many] Dopo { $count } di turni non si vedeva la fine: la partita è stata fermata.
       *[other] Dopo { $count } turni non si vedeva la fine: la partita è stata fermata.
    }
termination-left = Il tavolo è vuoto.
termination-broke = Nessuno può più puntare.
termination-rounds =
    { $count ->
        [one] È stata giocata { $count } mano.
        [many] Sono state giocate { $count } di mani.
       *[other] Sono state giocate { $count } mani.
    }

## Computer players

player-turner = Giocatore semplice
    .about = Gira la prima carta, come tutti.
player-slow = Mano lenta
    .about = Si prende il suo tempo prima di arraffare: ideale per cominciare.
player-steady = Mano sicura
    .about = Arraffa come un adulto ben sveglio.
player-quick = Mano svelta
    .about = Difficile da battere.
player-random = Testa fra le nuvole
    .about = Gioca una carta qualsiasi della sua mano.
player-middle-high = Mente prudente
    .about = Gioca la carta di mezzo a ogni turno e la più alta nelle guerre.
player-low-high = Formica risparmiatrice
    .about = Gioca la carta più bassa a ogni turno e la più alta nelle guerre.
player-sly = Volpone
    .about = Gioca come la Mente prudente, ma perde apposta una guerra quando chi perde prende le carte più alte.
player-always-war = Scavezzacollo
    .about = Punta il minimo e va in guerra a ogni parità.
player-always-surrender = Ospite cauto
    .about = Punta il minimo e si arrende a ogni parità.

## Seats

seat-fox = Volpe furba
seat-bear = Orso coraggioso
seat-owl = Gufo saggio
seat-hare = Lepre veloce
seat-hedgehog = Riccio timido
seat-otter = Lontra allegra
seat-cat = Gatto curioso
seat-dog = Cane fedele
seat-frog = Rana canterina
seat-mouse = Topolino gentile
seat-squirrel = Scoiattolo agile
seat-penguin = Pinguino elegante
seat-turtle = Tartaruga paziente
seat-duck = Anatra giocherellona
seat-deer = Cervo gentile
seat-wolf = Lupo simpatico
seat-robin = Pettirosso mattutino
seat-panda = Panda sognatore
seat-koala = Koala dormiglione
seat-ladybird = Coccinella fortunata

## The rules in words

players-heading = Giocatori del computer
players-entry = { $player }: { $about }
section-brief = In breve
section-cards = Le carte
section-deal = La distribuzione
section-hand = Le carte in mano
section-battle = Un turno
section-war = La guerra
section-short = Poche carte per una guerra
section-collecting = La raccolta
section-bets = Le puntate
section-bank = Contro il banco
section-tie = Parità con il banco
section-end = La fine
section-house = Regole di casa
rules-pack =
    { $packs ->
        [one] Un mazzo di { $pack ->
            [full] 52 carte: dal due al dieci, fante, donna, re e asso
            [piquet] 32 carte: dal sette al dieci, fante, donna, re e asso
            [italian] 40 carte: asso, dal due al sette, fante, donna e re
           *[numbers] 36 carte: dal due al dieci
        }, in quattro semi.
       *[other] { $packs } mazzi di { $pack ->
            [full] 52 carte: dal due al dieci, fante, donna, re e asso
            [piquet] 32 carte: dal sette al dieci, fante, donna, re e asso
            [italian] 40 carte: asso, dal due al sette, fante, donna e re
           *[numbers] 36 carte: dal due al dieci
        }, in quattro semi. Si mescolano tutti insieme.
    }
rules-jokers =
    { $jokers ->
        [0] { "" }
       *[other] A ogni mazzo si aggiungono un jolly rosso e uno nero. Un jolly batte tutte le altre carte; due jolly sono pari.
    }
rules-ranking =
    { $ranking ->
        [ace-low] L’asso è la carta più bassa e il re la più alta. Il seme non conta mai.
        [low-wins] Prende la carta più bassa. L’asso è la più bassa di tutte, e quindi batte tutte le altre. Il seme non conta mai.
        [two-over-all] Dal tre al re le carte valgono come al solito e battono l’asso; il due le batte tutte, ma l’asso batte il due. Il seme non conta mai. Le carte che si battono in tondo, come asso, due e sette, sono in parità.
       *[ace-high] { $pack ->
            [piquet] Il sette è la carta più bassa e l’asso la più alta. Il seme non conta mai.
            [numbers] Il due è la carta più bassa e il dieci la più alta. Il seme non conta mai.
           *[full] Il due è la carta più bassa e l’asso la più alta. Il seme non conta mai.
        }
    }
rules-deal =
    { $seats ->
        [2] Si gioca in due.
        [3] Si gioca in tre.
        [4] Si gioca in quattro.
       *[other] Si gioca in { $seats }.
    } Si mescolano le carte e si danno una alla volta, coperte: { $each } a testa.{ $aside ->
        [0] { "" }
        [one] { " " }La carta che avanza si mette da parte senza guardarla.
       *[other] { " " }Le { $aside } carte che avanzano si mettono da parte senza guardarle.
    }
rules-stock = Ognuno mette le sue carte coperte davanti a sé: è il suo mazzetto. Nessuno lo guarda, ma tutti possono contare le carte.
rules-hand =
    { $hand ->
        [one] Ognuno prende in mano la prima carta del suo mazzetto. Nessun altro la vede.
       *[other] Ognuno prende in mano le prime { $hand } carte del suo mazzetto. Nessun altro le vede.
    } Dopo ogni turno la mano si completa; quando il mazzetto è finito, la mano si riduce.
rules-stakes =
    { $stakes ->
        [true] Prima di un turno tutti quelli che hanno vinto carte mettono in palio l’ultima, scoperta: è la posta. Chi vince il turno prende tutte le poste, compresa la propria.
       *[false] { "" }
    }
rules-battle =
    { $seats ->
        [2] I due giocatori girano insieme la prima carta del loro mazzetto. La più alta prende tutte e due, e tutto quello che c’è sul tavolo.
       *[other] Tutti quelli che sono ancora in gioco girano insieme la prima carta del loro mazzetto. La più alta prende tutto quello che c’è sul tavolo.
    }
rules-battle-speed = Nessuno aspetta il suo turno: ognuno gira la sua carta quando vuole. Quando l’hanno fatto tutti, il mucchio è libero.
rules-battle-thinking = Ognuno sceglie una carta della sua mano, e si mostrano tutte insieme. La più alta le prende, e vanno sotto il mazzetto del suo padrone.
rules-grab =
    { $steal_after ->
        [none] Solo il padrone della carta più alta può arraffare il mucchio.
        [0] Da quel momento chi arraffa per primo prende il mucchio, qualunque carta abbia.
       *[other] Il padrone della carta più alta può arraffare subito il mucchio. Se { $steal_after } millisecondi dopo non l’ha fatto, chiunque può rubarlo.
    }
rules-grab-false =
    { $penalty ->
        [0] Arraffare troppo presto non costa niente, ma non serve nemmeno a niente.
       *[other] Chi arraffa troppo presto paga con la prima carta del suo mazzetto, coperta.
    }
rules-grab-close =
    { $photo_finish ->
        [0] { "" }
       *[other] Due mosse distanti meno di { $photo_finish } millisecondi valgono come una sola: allora decide la carta più alta.
    }
rules-handicap = Vantaggio, in millisecondi: { $list }.
rules-handicap-one = giocatore { $seat }: { $ms }
rules-tie =
    { $seats ->
        [2] Due carte uguali vogliono dire guerra.
       *[other] { $contenders ->
            [everyone] Se le carte più alte sono pari è guerra, e partecipano tutti quelli che hanno abbastanza carte. Una parità più in basso non conta.
           *[tied] Se le carte più alte sono pari è guerra fra i loro padroni. Gli altri guardano, e le loro carte restano sul tavolo. Una parità più in basso non conta.
        }
    }
rules-war =
    { $war_down ->
        [by-rank] In guerra ognuno mette tante carte coperte quante ne dice la carta in parità (dal due al dieci il suo numero, dieci per fante, donna e re, undici per asso e jolly), poi una scoperta.
        [0] In guerra ognuno mette un’altra carta scoperta.
        [one] In guerra ognuno mette { $war_down } carta coperta, poi una scoperta.
       *[other] In guerra ognuno mette { $war_down } carte coperte, poi una scoperta.
    } La più alta delle nuove carte scoperte prende tutto il mucchio.
rules-war-size = In due, quindi, una guerra vale { $prize } carte.
rules-war-speed = Ognuno mette le carte della guerra con il suo ritmo; quando l’hanno fatto tutti, si può arraffare.
rules-chain =
    { $chain ->
        [single] Se sono di nuovo pari, chi è in parità mette una carta scoperta alla volta, finché una è più alta.
       *[repeat] Se sono di nuovo pari, la guerra va avanti allo stesso modo.
    }
rules-war-thinking =
    { $war_down ->
        [by-rank] In caso di parità ognuno mette coperte tante carte del suo mazzetto quante ne dice la carta in parità (dal due al dieci il suo numero, dieci per fante, donna e re, undici per asso e jolly), poi sceglie una carta della sua mano.
        [0] In caso di parità ognuno sceglie un’altra carta della sua mano.
        [one] In caso di parità ognuno mette coperta { $war_down } carta del suo mazzetto, poi sceglie una carta della sua mano.
       *[other] In caso di parità ognuno mette coperte { $war_down } carte del suo mazzetto, poi sceglie una carta della sua mano.
    } La più alta prende le carte coperte e quelle appena scelte; chi perde prende le carte che erano in parità.
rules-war-thinking-again = Se sono di nuovo pari si ripete. Chi vince l’ultima prende tutte le carte coperte e le ultime scelte, chi perde tutte le coppie di prima.
rules-short-thinking = Un mazzetto con poche carte dà tutte quelle che ha. Chi non ha né mazzetto né carte in mano quando gliene serve una esce dalla partita.
rules-short =
    { $short ->
        [lose] Chi non può mettere tutte le carte di una guerra esce subito dalla partita.
        [last-card] Chi ha meno carte mette quelle che ha, l’ultima scoperta. Se non ne ha nessuna, conta ancora l’ultima carta mostrata.
        [equal] Tutti mettono solo tante carte coperte quante può metterne chi ne ha di meno. Chi non ne ha nessuna perde la guerra ed esce dalla partita.
        [draw] Appena qualcuno non può mettere tutte le carte di una guerra, la partita è patta.
       *[commit] Chi ha meno carte mette quelle che ha, l’ultima scoperta. Chi non ne ha nessuna perde la guerra ed esce dalla partita.
    }
rules-refill-in-war =
    { $refill_in_war ->
        [true] Contano anche le carte vinte: si riprendono quando il mazzetto finisce in piena guerra.
       *[false] In guerra contano solo le carte del mazzetto, non quelle vinte.
    }
rules-nobody =
    { $seats ->
        [2] { $short ->
            [draw] { "" }
            [lose] { $captures ->
                [bottom] Se nessuno dei due può mettere tutte le carte, la partita è patta.
               *[reshuffle] Se nessuno dei due può mettere tutte le carte, vince la partita chi ha più carte vinte; se ne hanno lo stesso numero, è patta.
            }
           *[commit] { $captures ->
                [bottom] Se nessuno dei due ha più carte in una guerra, la partita è patta.
               *[reshuffle] Se nessuno dei due ha più carte per una guerra, vince la partita chi ha più carte vinte; se ne hanno lo stesso numero, è patta.
            }
        }
       *[other] { $short ->
            [draw] { "" }
           *[commit] Se nessuno può più combattere, tutti quelli che combattevano escono dalla partita, e le carte vanno a chi vince il prossimo turno.
        }
    }
rules-identical =
    { $identical ->
        [take-back] Se due delle carte in parità sono gemelle, dello stesso valore e dello stesso seme, non c’è guerra: chi è in parità rimette sotto il mazzetto la carta che mostra, e il resto aspetta chi vince il prossimo turno.
        [discard] Se due delle carte in parità sono gemelle, dello stesso valore e dello stesso seme, non c’è guerra: le carte in parità escono dal gioco, e il resto aspetta chi vince il prossimo turno.
       *[war] Due carte gemelle, dello stesso valore e dello stesso seme, sono in parità come le altre.
    }
rules-captures =
    { $captures ->
        [reshuffle] Le carte vinte fanno un mazzetto a parte, coperte. Quando il proprio mazzetto è finito, le carte vinte si mescolano e lo sostituiscono.
        [turn-over] Le carte vinte fanno un mazzetto a parte, coperte. Quando il proprio mazzetto è finito, questo si gira senza mescolarlo, e la prima carta vinta è la prima a essere rigiocata.
        [none] Le carte vinte fanno un mazzetto a parte e non si rigiocano. Chi ha finito il proprio mazzetto esce dalla partita.
       *[bottom] Le carte vinte vanno sotto il mazzetto di chi vince, coperte.
    }
rules-order =
    { $order ->
        [loser-first] { $seats ->
            [2] Le carte si raccolgono in un ordine fisso: prima le carte di chi perde, poi quelle di chi vince, come sono state messe.
           *[other] Le carte si raccolgono in un ordine fisso: prima le carte degli altri, in senso orario a partire da chi vince, poi quelle di chi vince, come sono state messe.
        }
        [seat] Le carte si raccolgono in un ordine fisso, chiunque vinca: le carte del primo giocatore, poi quelle del secondo e così via, come sono state messe. Attenzione: in due, quasi la metà di queste partite non finisce mai, e l’ordine non è equo.
        [laid] Le carte si raccolgono in un ordine fisso: la prima carta di ognuno, poi la seconda di ognuno, e così via.
        [high-first] Le carte si raccolgono in ordine di valore, prima la più alta.
        [shuffled] Le carte si mescolano prima di riporle.
       *[winner-first] { $seats ->
            [2] Le carte si raccolgono in un ordine fisso: prima le carte di chi vince, poi quelle di chi perde, come sono state messe.
           *[other] Le carte si raccolgono in un ordine fisso: prima le carte di chi vince, poi quelle degli altri, in senso orario a partire da lui, come sono state messe.
        }
    }
rules-order-thinking =
    { $order ->
        [winner-first] Chi perde una guerra raccoglie le sue allo stesso modo, al posto di chi vince.
        [loser-first] Chi perde una guerra raccoglie le sue allo stesso modo, al posto di chi vince.
        [high-first] Chi perde una guerra raccoglie le sue allo stesso modo, al posto di chi vince.
       *[seat] { "" }
    }
rules-out = Chi non ha più carte da girare esce dalla partita.
rules-end-last =
    { $captures ->
        [none] Vince l’ultimo che può ancora girare una carta. Se i mazzetti di tutti finiscono insieme, vince chi ha vinto più carte.
       *[bottom] L’ultimo che resta in gioco ha tutte le carte e vince.
    }
rules-end-target =
    { $target ->
        [none] { "" }
       *[other] Ma può finire prima: vince chi per primo ha { $target } carte dopo un turno.
    }
rules-end-floor =
    { $floor ->
        [none] { "" }
        [one] Appena qualcuno non ha più carte dopo un turno, la partita finisce e vince chi ha più carte.
       *[other] Appena qualcuno ha meno di { $floor } carte dopo un turno, la partita finisce e vince chi ha più carte.
    }
rules-end-time = Dopo { $duration } suona una campanella. Si finisce il turno, e vince chi ha più carte.
rules-minutes =
    { $count ->
        [one] { $count } minuto
        [many] { $count } di minuti
       *[other] { $count } minuti
    }
rules-seconds =
    { $count ->
        [one] { $count } secondo
        [many] { $count } di secondi
       *[other] { $count } secondi
    }
rules-end-wars =
    { $wars_to_win ->
        [none] { "" }
        [one] Chi vince una guerra vince subito la partita.
       *[other] Chi per primo vince { $wars_to_win } guerre vince subito la partita. Una guerra su guerra conta una volta sola.
    }
rules-end-battles =
    { $battle_limit ->
        [none] { "" }
        [one] Dopo { $battle_limit } turno vince chi ha più carte.
        [many] Dopo { $battle_limit } di turni vince chi ha più carte.
       *[other] Dopo { $battle_limit } turni vince chi ha più carte.
    }
rules-end-tie-break =
    { $tie_break ->
        [fresh-pack] A parità di carte decide un mazzo nuovo: una carta a ciascuno di quelli in parità, e vince la più alta; se sono pari, si ripete.
       *[none] A parità di carte la partita è patta.
    }
rules-end-guard =
    { $finds_endless ->
        [true] Certe partite girano in tondo per sempre. Appena è certo, perché tutte le carte sono tornate dov’erano già state, la partita viene fermata, e non vince nessuno.
       *[false] { $last_battle ->
            [one] Una partita che non è finita dopo { $last_battle } turno viene fermata, e non vince nessuno.
            [many] Una partita che non è finita dopo { $last_battle } di turni viene fermata, e non vince nessuno.
           *[other] Una partita che non è finita dopo { $last_battle } turni viene fermata, e non vince nessuno.
        }
    }
rules-shoe =
    { $packs ->
        [one] Si mescola un mazzo di 52 carte: è il sabot.
       *[other] Si mescolano insieme { $packs } mazzi di 52 carte: è il sabot.
    } { $reshuffle_at ->
        [one] Si mescola di nuovo prima di una mano quando è vuoto.
       *[other] Si mescola di nuovo prima di una mano quando restano meno di { $reshuffle_at } carte.
    }
rules-bets =
    { $seats ->
        [one] Si gioca
       *[other] Si gioca in { $seats }, ognuno per sé,
    } contro il banco, con soldi finti: { $bankroll } per cominciare. Prima di ogni mano si punta da { $table_min } a { $table_max } e, volendo, si fa una seconda puntata sulla parità.
rules-bank = Ogni giocatore riceve una carta, e anche il banco. Una carta più alta rende quanto la puntata; con una più bassa la puntata è persa. L’asso è la più alta, e il seme non conta mai.
rules-bank-tie = La parità paga { $tie_pays } a 1 a chi ha puntato sulla parità; senza parità quella puntata è persa.
rules-bank-choice =
    { $burn ->
        [0] In caso di parità si sceglie. Ci si può arrendere e perdere metà della puntata. Oppure si va in guerra: si aggiunge altrettanto, e ognuno riceve un’altra carta, anche il banco.
        [one] In caso di parità si sceglie. Ci si può arrendere e perdere metà della puntata. Oppure si va in guerra: si aggiunge altrettanto, il banco mette da parte { $burn } carta senza mostrarla, e ognuno riceve un’altra carta, anche il banco.
       *[other] In caso di parità si sceglie. Ci si può arrendere e perdere metà della puntata. Oppure si va in guerra: si aggiunge altrettanto, il banco mette da parte { $burn } carte senza mostrarle, e ognuno riceve un’altra carta, anche il banco.
    }
rules-bank-war =
    { $tie_bonus ->
        [true] Con una carta più alta o uguale si vince quanto si è aggiunto e si tiene la puntata; una carta uguale rende una puntata in più. Con una più bassa si perde tutto.
       *[false] Con una carta più alta o uguale si vince quanto si è aggiunto e si tiene la puntata. Con una più bassa si perde tutto.
    }
rules-end-casino =
    { $rounds ->
        [none] Si può andare via fra due mani. La seduta finisce quando tutti se ne sono andati o non possono più puntare il minimo.
        [one] Si può andare via fra due mani. La seduta finisce dopo { $rounds } mano, o quando tutti se ne sono andati o non possono più puntare il minimo.
        [many] Si può andare via fra due mani. La seduta finisce dopo { $rounds } di mani, o quando tutti se ne sono andati o non possono più puntare il minimo.
       *[other] Si può andare via fra due mani. La seduta finisce dopo { $rounds } mani, o quando tutti se ne sono andati o non possono più puntare il minimo.
    }
rules-brief-changed = { $variant }, con le tue regole: che cosa cambia è scritto alla fine.
rules-house-none = Nessuna: tutto come al solito.
rules-house-choice = { $option }: { $choice } (di solito { $usual }). { $about }
rules-house-number = { $option }: { $choice } (di solito { $usual }).

## The rule book

manual = Le regole della guerra
    .made = Questa pagina è fatta con i testi del gioco; `scripts/rules` la rifà.
    .intro = La guerra è il più semplice dei giochi di carte: si gira una carta, e la più alta prende tutte e due. Eppure a ogni tavolo si discute: che cosa si fa quando due carte sono uguali, quando qualcuno ne ha troppo poche, e in che ordine vanno sotto il mazzetto? Perciò ogni regola sta qui una volta, con il suo numero. Dove i tavoli sono diversi c’è un’opzione, e il suo nome si scrive così: `war_down=1`.
    .words = Alcune parole qui hanno un solo significato. Il *mazzetto* sono le carte coperte di ogni giocatore. Le *prese* sono le carte vinte, quando si tengono in un mazzetto a parte. Un *turno* è girare le carte una volta, con tutte le guerre che ne vengono. Il *mucchio* è tutto quello che chi vince un turno raccoglie dal tavolo.
    .common = Le carte e la distribuzione
    .battle = Il turno
    .collecting = La raccolta
    .end = La fine della partita
    .variants = Varianti e regole di casa
    .double = La doppia guerra
    .speed = La guerra lampo
    .thinking = La guerra ragionata
    .casino = La guerra da casinò
    .options = Tutte le opzioni
    .all = Tutte le varianti
    .entry = { $name }: { $about }
    .takes = { $expected }; di solito { $usual }.
    .usual = Di solito { $usual }.
rule-R1 = Si gioca con 52 carte: dal due al dieci, fante, donna, re e asso, in quattro semi, senza jolly. Si può giocare anche con altri mazzi: 32 carte dal sette in su (`pack=piquet`), 40 carte senza otto, nove e dieci (`pack=italian`) o 36 carte senza figure e assi (`pack=numbers`). Si possono mescolare insieme fino a otto mazzi (`packs`), e ogni mazzo può portare due jolly, uno rosso e uno nero (`jokers=2`).
    .title = Il mazzo
rule-R2 = Il due è la carta più bassa, l’asso la più alta, e il seme non conta mai. Si può anche fare dell’asso la carta più bassa (`ranking=ace-low`), o far prendere la carta più bassa, così che l’asso batte tutte (`ranking=low-wins`), o decidere che il due batte tutte le carte tranne l’asso, mentre l’asso batte solo il due (`ranking=two-over-all`). Un jolly batte sempre tutte le altre carte; due jolly sono pari.
    .title = Quale carta batte quale
rule-R3 = Vince la carta più alta. Se più carte sono ugualmente alte, sono in parità. Quando il due batte tutti può succedere che le carte si battano in tondo, come asso, due e sette: allora sono tutte in parità.
    .title = La carta più alta
rule-R4 = Si gioca in due fino a otto (`seats`). Si mescolano le carte e si danno una alla volta, coperte, finché tutti ne hanno lo stesso numero; quelle che avanzano si mettono da parte e non giocano. In due ognuno ha 26 carte; in tre 17, e ne avanza una; in quattro 13.
    .title = La distribuzione
rule-R5 = Nessuno guarda un mazzetto o le carte coperte, nemmeno le proprie. Ma tutti possono sapere in ogni momento quante carte ha un mazzetto.
    .title = Non si sbircia
rule-R6 = Se durante la distribuzione si è vista una carta, chiunque può annullarla prima che si giri la prima carta: si mescola e si ridanno le carte. Dopo è troppo tardi.
    .title = La distribuzione annullata
rule-R7 = Tutti quelli che sono ancora in gioco girano insieme la prima carta del loro mazzetto. Se un mazzetto è finito, prima lo si rifà (R16).
    .title = Girare le carte
rule-R8 = La carta più alta prende tutto quello che c’è sul tavolo.
    .title = Vincere un turno
rule-R9 = Se due o più delle carte più alte sono pari, è guerra fra i loro padroni. Gli altri guardano, e le loro carte restano sul tavolo. Una parità più in basso non conta. A certi tavoli partecipano tutti quelli che hanno abbastanza carte (`contenders=everyone`).
    .title = La guerra
rule-R10 = In guerra ognuno mette tre carte coperte e una scoperta; la più alta delle scoperte prende tutto. In due fanno dieci carte. Le carte coperte possono essere anche di più o di meno, da zero a dieci (`war_down`), o quante ne dice la carta in parità: il suo numero, dieci per fante, donna e re, undici per asso e jolly (`war_down=by-rank`).
    .title = Le carte di una guerra
rule-R11 = Se anche le nuove carte sono pari, chi è in parità va avanti allo stesso modo, di nuovo con tre carte coperte. Oppure, per i bambini, con una carta scoperta alla volta, finché una è più alta (`chain=single`).
    .title = Guerra su guerra
rule-R12 = Chi ha poche carte per una guerra mette quelle che ha, l’ultima scoperta. Chi non ne ha nessuna perde la guerra ed esce dalla partita. Ad altri tavoli: si esce subito (`short=lose`); senza carte conta ancora l’ultima mostrata (`short=last-card`); tutti mettono solo tante carte coperte quante può metterne chi ne ha di meno (`short=equal`); la partita è patta (`short=draw`). Dove le carte vinte rifanno il mazzetto (R16) contano anche loro, tranne con `refill_in_war=false`.
    .title = Poche carte
rule-R13 = Se resta uno solo che può combattere, vince la guerra senza mettere carte. Se non può nessuno, tutti quelli che combattevano escono dalla partita, e le carte sul tavolo vanno a chi vince il prossimo turno. Se resta un solo altro giocatore, prende le carte e ha vinto.
    .title = Nessuno può combattere
rule-R14 = Da come il mucchio va sotto il mazzetto di chi vince dipende se una partita finirà mai, perciò l’ordine è fisso: prima le carte di chi vince, poi quelle degli altri, in senso orario, come sono state messe. Altri ordini: prima quelle degli altri (`order=loser-first`); secondo il posto, chiunque vinca (`order=seat`: attenzione, in due quasi la metà delle partite non finisce mai, e non è equo); la prima carta di ognuno, poi la seconda (`order=laid`); prima la più alta (`order=high-first`); mescolate (`order=shuffled`).
    .title = L’ordine delle carte
rule-R15 = Le carte vinte vanno sotto il mazzetto, coperte. Oppure si tengono in un mazzetto a parte: le prese (`captures`).
    .title = Dove vanno le carte vinte
rule-R16 = Quando un mazzetto è finito e serve una carta, le prese lo sostituiscono: mescolate (`captures=reshuffle`) o soltanto girate, così che la prima carta vinta è la prima a essere rigiocata (`captures=turn-over`). Oppure il mazzetto non si rifà, e chi l’ha finito esce dalla partita (`captures=none`).
    .title = Un mazzetto finito
rule-R17 = Chi alla fine di un turno non può più girare una carta esce dalla partita. Se gli ultimi escono tutti insieme, vince chi ha più prese; se sono pari, o se non ci sono prese, la partita è patta.
    .title = Uscire dalla partita
rule-R18 = L’ultimo che resta in gioco prende tutte le carte e vince.
    .title = Vincere la partita
rule-R19 = Volendo, vince chi per primo ha un certo numero di carte dopo un turno, per esempio quaranta (`target=40`).
    .title = Un numero di carte
rule-R20 = Volendo, la partita finisce appena qualcuno ha meno di un certo numero di carte (`floor`). Vince chi ne ha di più.
    .title = Un numero minimo
rule-R21 = Volendo, dopo un certo tempo suona una campanella (`time_limit`, in secondi). Si finisce il turno che è sul tavolo, poi vince chi ha più carte. Dove il computer gioca da solo il tempo si conta soltanto: quattro secondi per ogni turno e per ogni passo di una guerra (`seconds_per_turn`).
    .title = La campanella
rule-R22 = Volendo, vince chi per primo vince un certo numero di guerre, per esempio tre (`wars_to_win=3`). Una guerra su guerra conta una volta sola.
    .title = Un numero di guerre
rule-R23 = Volendo, la partita finisce dopo un certo numero di turni (`battle_limit`). Vince chi ha più carte.
    .title = Un numero di turni
rule-R24 = A parità di carte la partita è patta. Volendo, decide un mazzo nuovo (`tie_break=fresh-pack`): si mescola, ciascuno di quelli in parità riceve una carta, e vince la più alta; se sono pari, si ripete.
    .title = La patta
rule-R25 = Certe partite non finiscono mai. Dove dopo la distribuzione niente dipende più dal caso o da una scelta, e né `battle_limit` né `time_limit` mette fine alla partita, lo provano le carte: quando tutte (e, con `wars_to_win`, le guerre vinte) sono tornate esattamente dov’erano già state, la partita andrebbe avanti così per sempre. Viene fermata in quel momento, per tardi che sia, e non ha vinto nessuno. Il gioco dice dopo quale turno le carte stavano così per la prima volta, e ogni quanti turni ci tornano. Con tutte le altre regole (`order=shuffled`, `captures=reshuffle`, la guerra lampo, la guerra ragionata, `battle_limit`, `time_limit`) le carte che tornano non provano niente o non importano: una partita che non è finita viene fermata dopo 100.000 turni per ogni mazzo (`guard`).
    .title = Le partite senza fine
rule-R26 = Ogni variante si gioca anche con le proprie regole: si scrive l’opzione dopo il suo nome, come `classic war_down=1 order=shuffled`. Le opzioni che non vanno insieme sono rifiutate, e il gioco dice che cosa cambiare.
    .title = Le regole di casa
rule-R27 = Con più mazzi possono essere in parità due carte dello stesso valore e dello stesso seme: le gemelle. Di solito è una guerra come le altre. Certi tavoli ne fanno a meno: chi è in parità riprende la carta che mostra (`identical=take-back`), o le carte in parità escono dal gioco (`identical=discard`). Allora il turno non lo vince nessuno, e le altre carte vanno a chi vince il prossimo.
    .title = Le gemelle
rule-R28 = Ogni volta che si girano le carte è un turno, anche se non finisce. Ogni parità delle carte più alte è una guerra, e una guerra che continua conta di nuovo. Nessuna carta si perde o si raddoppia.
    .title = Contare
rule-R30 = Servono le prese (`stakes=true`). Prima di ogni turno tutti quelli che ne hanno mettono in palio l’ultima carta vinta, scoperta: è la posta. Chi vince il turno prende tutte le poste insieme al resto; perdere un turno vuol dire quindi perdere anche la posta. In guerra le poste restano sul tavolo.
    .title = Le poste
rule-R40 = Nessuno aspetta il suo turno: ognuno gira la sua carta quando vuole. Quando l’hanno fatto tutti, il mucchio è libero, e si può arraffare.
    .title = Ognuno con il suo ritmo
rule-R41 = Il padrone della carta più alta può arraffare subito il mucchio. Se dorme più di un secondo e mezzo (`steal_after`), lo si può derubare: chi allora prende il mucchio ha vinto il turno. Con `steal_after=0` tutti possono arraffare dall’inizio, con `steal_after=none` nessuno può rubare.
    .title = Arraffare e rubare
rule-R42 = Chi arraffa troppo presto, o quello che non è suo, mette la prima carta del suo mazzetto sul tavolo, coperta (`penalty=0`: nessuna penalità). Chi arraffa appena troppo tardi non paga niente.
    .title = Le mosse false
rule-R43 = La parità è una guerra: tutti quelli che combattono mettono le carte con il loro ritmo. Si arraffa solo quando l’hanno fatto tutti.
    .title = La guerra di corsa
rule-R44 = Se due mosse sono distanti meno di quindici millesimi di secondo (`photo_finish`), valgono come una sola: il mucchio va al padrone della carta più alta, o altrimenti alla mano più svelta.
    .title = Il fotofinish
rule-R45 = Un bambino piccolo può avere un vantaggio: un numero di millisecondi per ogni giocatore (`handicap=0,800`). Anche i giocatori del computer si prendono il loro tempo, ciascuno a modo suo. Quando suona la campanella un mucchio libero va al padrone della carta più alta; se non è ancora libero, ognuno riprende quello che ha messo in quel turno.
    .title = Il vantaggio e la campanella
rule-R50 = Dopo la distribuzione ognuno prende in mano le prime tre carte del suo mazzetto (`hand`). Nessun altro le vede. A ogni turno ognuno sceglie una carta, e si mostrano tutte insieme. Poi le mani si completano dai mazzetti.
    .title = Le carte in mano
rule-R51 = La carta più alta prende tutte e due, e vanno sotto il mazzetto del suo padrone.
    .title = Vincere un turno
rule-R52 = In caso di parità ognuno mette coperte tre carte del suo mazzetto (`war_down`) e ne sceglie una quarta dalla sua mano. La più alta prende tutte le carte coperte e le due quarte. Chi perde prende le due carte che erano in parità: una consolazione.
    .title = La guerra
rule-R53 = Un mazzetto con meno di tre carte dà tutte quelle che ha. Se anche le quarte carte sono pari la guerra continua; chi vince l’ultima prende tutte le carte coperte e l’ultima coppia, chi perde tutte le coppie di prima.
    .title = Guerra su guerra
rule-R54 = Quando il mazzetto è finito la mano si riduce. Chi non ha più carte da giocare esce dalla partita. Se combattono in più di due, chi è battuto riprende le proprie carte in parità, e quelle di chi vince vanno a chi è stato battuto per ultimo.
    .title = Poche carte
rule-R60 = Si gioca da soli contro il banco, con sei mazzi (`packs`) e soldi finti. Si punta e, volendo, si punta qualcosa anche sulla parità. Si riceve una carta, poi ne riceve una il banco. Una carta più alta rende quanto la puntata; con una più bassa la puntata è persa.
    .title = Contro il banco
rule-R61 = In caso di parità la puntata sulla parità paga dieci a uno. Poi si sceglie: arrendersi e perdere metà della puntata, o andare in guerra. Per una guerra si aggiunge altrettanto, il banco mette da parte tre carte senza mostrarle (`burn`), e ognuno riceve un’altra carta, anche il banco.
    .title = La parità
rule-R62 = In guerra si vince con una carta più alta e con una uguale: si riceve quanto si è aggiunto, e si tiene la puntata. Con una più bassa si perde tutto. Certe case pagano una puntata in più per una carta uguale (`tie_bonus=true`).
    .title = Guerra con il banco
rule-R63 = Si arriva con 200 in soldi finti (`bankroll`) e si punta da 2 a 100 (`table_min`, `table_max`). Quando restano meno di 52 carte (`reshuffle_at`) si mescola prima della prossima mano. Si può andare via fra due mani; la seduta finisce quando tutti se ne sono andati o non possono più puntare, o dopo un certo numero di mani (`rounds`).
    .title = La casa
rule-R64 = Una puntata troppo piccola o troppo grande, o più grande di quello che si ha, è rifiutata, e non succede niente.
    .title = Le puntate rifiutate

## The command line

help = La guerra, il gioco di carte, esattamente come si gioca a casa tua.
    .usage = bataille [COMANDO] …
    .about =
        Senza comando le carte sono sul tavolo nel tuo browser.
        Le tue regole si scrivono dopo la variante, come bataille play classic war_down=1.
help-usage = Uso:
help-commands = Comandi
help-parameters = Opzioni
help-help = Mostra questo aiuto.
help-version = Mostra la versione.
help-language = Parla inglese (en), francese (fr) o italiano (it); altrimenti la lingua del tuo sistema.
help-json = Scrive JSON, per i programmi.
help-seed = Un numero o una parola. Lo stesso seme dà le stesse carte.
help-game = Quale partita di questo seme, contando da 0.
help-page = Gioca nel browser, solo su questo dispositivo.
    .usage = bataille page [--port N] [--no-browser]
    .about = Lo stesso che bataille senza comando. Va avanti finché non lo fermi con Ctrl-C; le partite restano nel browser.
help-port = La porta su cui ascoltare, 0 per una qualsiasi libera; altrimenti una da 5252 in poi.
help-no-browser = Dice soltanto dov’è la pagina, senza aprire niente.
help-serve = Fa giocare altre persone nel loro browser.
    .usage = bataille serve [--host HOST] [--port N]
    .about =
        Chiunque nella tua rete ha la pagina aprendo l’indirizzo mostrato. Ctrl-C la ferma.
        Con il semplice http un browser non installa la pagina né la tiene per giocare senza rete; bataille export scrive i file per un server che parla https.
help-host = L’indirizzo su cui ascoltare; altrimenti tutti quelli di questo dispositivo.
help-export = Scrive la pagina come file per qualsiasi server web.
    .usage = bataille export CARTELLA
    .about =
        Per esempio: bataille export site.
        Una pagina precedente in CARTELLA viene sostituita, gli altri file restano come sono. Su una chiavetta, start.py (o start.sh, start.bat) mostra la pagina.
help-play = Gioca nel terminale.
    .usage = bataille play [VARIANTE] [opzione=valore …]
    .about =
        Giochi contro il computer, se non chiedi altro. VARIANTE è una di quelle che mostra bataille variants; senza, è la partita classica.
        bataille rules VARIANTE spiega le regole.
help-auto = Il computer gioca a tutti i posti, e tu guardi.
help-plain = Semplici righe invece dello schermo intero: per i lettori di schermo, le connessioni lente e i file.
help-people = Quante persone giocano a questa tastiera; il computer prende gli altri posti.
help-players = Chi gioca a ogni posto, separato da virgole, come --players you,quick: you per una persona, o un giocatore del computer. Lampo: steady, slow, quick. Ragionata: sly, middle-high, low-high, random. Casinò: always-war, always-surrender. Tutti gli altri giochi: turner.
help-names = Come si chiamano i posti, separati da virgole.
help-pace = Con che ritmo vengono le carte: calm (tranquillo), lively (vivace), fast (veloce) o instant (subito).
help-resume = Continua la partita di questa registrazione.
help-record = Scrive la registrazione della partita in questo file; le partite seguenti vanno in file propri, FILE-2 e così via.
help-variants = Mostra tutti i modi di giocare.
    .usage = bataille variants
    .about = La prima parola di ognuno è il suo nome nei comandi.
help-rules = Spiega le regole, con le tue.
    .usage = bataille rules [VARIANTE] [opzione=valore …]
    .about = Per esempio: bataille rules classic war_down=1 order=shuffled.
help-run = Gioca carte già scelte e dice come finisce ogni partita.
    .usage = bataille run [VARIANTE] [opzione=valore …] [FILE]
    .about =
        FILE contiene una distribuzione per riga: le carte del mazzo, prima quella in cima, separate da spazi, come AS 10H QD 2C. Senza file, o con -, si legge lo standard input.
        Per ogni distribuzione esce un oggetto JSON. Le righe vuote contano, ma non dicono nulla; la prima riga è la partita 0 del seme, la seconda la partita 1, e così via.
help-census = Gioca tutte le distribuzioni di un mazzo piccolo e conta come finiscono.
    .usage = bataille census SEMIxVALORI [VARIANTE] [opzione=valore …]
    .about =
        Per esempio: bataille census 2x3 war_down=1.
        Il mazzo ha i valori più bassi, dal due in su, senza semi; due giocatori ne ricevono metà ciascuno. In una pipe i conteggi sono in JSON.
help-ranks = Quali valori ha il mazzo, separati da virgole, invece dei più bassi.
help-limit = Quante distribuzioni si contano al massimo.
help-odds = Dice esattamente quanto sono probabili le parità e quanto costa il casinò.
    .usage = bataille odds casino|battle [VARIANTE] [opzione=valore …]
    .about =
        Per esempio: bataille odds casino packs=6 tie_bonus=true.
        Con casino, le probabilità di una mano da un sabot appena mescolato; le opzioni sono quelle della variante casino. Con battle, quelle del primo turno di una nuova distribuzione, con le regole di qualsiasi gioco di fortuna.
        Le frazioni sono esatte, i decimali arrotondati.
help-chain = Quante parità di fila si contano, compresa la prima.
help-replay = Mostra di nuovo una partita registrata.
    .usage = bataille replay FILE
    .about = FILE è la registrazione di una partita.
help-verify = Controlla una registrazione rigiocando la partita.
    .usage = bataille verify FILE
    .about = FILE è la registrazione di una partita. Il codice di uscita 1 vuol dire che la registrazione non è vera.
verified =
    { $battles ->
        [one] La registrazione è vera: { $battles } turno, rigiocato con lo stesso risultato.
        [many] La registrazione è vera: { $battles } di turni, rigiocati con lo stesso risultato.
       *[other] La registrazione è vera: { $battles } turni, rigiocati con lo stesso risultato.
    }
verified-unfinished = La registrazione è vera fin qui: la partita non è finita.
odds-casino = Una mano da un sabot nuovo di { $cards } carte, in unità della puntata
odds-war = Andare in guerra alla parità
odds-surrender = Arrendersi alla parità
odds-tie = Puntare sulla parità
odds-edge = Vantaggio del banco
odds-deviation = Deviazione standard
odds-risk = Perdita per unità puntata
odds-tied = Parità delle prime due carte
odds-tied-again = Nuova parità nella guerra
odds-battle = Una nuova distribuzione di { $cards } carte a { $seats } posti
odds-shared = Parità nel primo turno
odds-row = { $ties } parità di fila
odds-again =
    { $ties ->
        [one] Un’altra parità dopo { $ties }
       *[other] Un’altra parità dopo { $ties }
    }
odds-one-in = 1 su { $number }
census-deals = Distribuzioni
census-wins = Vinte dal posto { $seat }
census-draws = Patte
census-endless = Senza fine
census-period = che tornano ogni { $period }
census-mean = Durata media, in turni
census-longest = La più lunga, in turni
census-interrupted = interruzione: contate { $deals } distribuzioni su { $asked }
battles =
    { $count ->
        [one] { $count } turno
        [many] { $count } di turni
       *[other] { $count } turni
    }

serve-at = Le carte sono sul tavolo: { $address } (Ctrl-C ferma)
serve-others = Per gli altri nella tua rete: { $address }
export-done = { $folder } contiene la pagina: { $files ->
        [one] { $files } file
       *[other] { $files } file
    }.

## The terminal

pace-calm = tranquillo
    .about = Un passo alla volta, senza fretta.
pace-lively = vivace
    .about = Come a un tavolo vero.
pace-fast = veloce
    .about = Solo i turni, in fretta.
pace-instant = subito
    .about = Dritto alla fine.
action-turn = Gira
action-choose = Scegli
action-grab = Arraffa
action-bet = Punta
action-war = Vai in guerra
action-surrender = Arrenditi
action-leave = Lascia il tavolo
action-misdeal = Annulla la distribuzione
action-automatic = Automatico
action-pause = Pausa
action-resume = Continua
action-next-war = Prossima guerra
action-finish = Finisci
action-faster = Più veloce
action-slower = Più lento
action-again = Stesse carte
action-new = Nuova partita
action-quit = Esci
action-help = Tasti
action-back = Indietro
action-save = Salva
ask-turn = Invio gira una carta.
ask-card = Quale carta giochi: { $cards }?
ask-bet = La tua puntata, da { $least } a { $most } (Invio: { $usual })?
ask-only-bet = La tua puntata può essere solo { $least } (Invio).
ask-only-tie-bet = E { $least } sulla parità, o niente (Invio)?
ask-tie-bet = E sulla parità, da { $least } a { $most } (Invio: niente)?
ask-war = Parità! Vai in guerra (w) o ti arrendi (s)?
ask-resign = Ti arrendi davvero (y) o continui (Invio)?
ask-resign-who = Chi si arrende: { $names }? Invio continua.
ask-again = Ancora con le stesse carte (a), una nuova partita (n) o basta (q)?
table-hand = La tua mano
table-face-down =
    { $count ->
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    }
table-pile =
    { $count ->
        [one] Nel mucchio: { $count } carta
       *[other] Nel mucchio: { $count } carte
    }
table-battle = Turno { $battle }
table-wars =
    { $count ->
        [one] { $count } guerra
        [many] { $count } di guerre
       *[other] { $count } guerre
    }
table-leads =
    { $you ->
        [yes] Sei in testa
       *[no] { $name } è in testa
    }
table-out = fuori
table-won =
    { $won ->
        [one] { $stock } e { $won } vinta
       *[other] { $stock } e { $won } vinte
    }
table-resumed =
    { $round ->
        [yes] La partita riprende dopo la mano { $battle }.
       *[no] La partita riprende dopo il turno { $battle }.
    }
table-bank = Il banco
table-bankroll = Cassa
table-bet = Puntata
table-clock = { $minutes }:{ $seconds }
table-paused = In pausa
table-seed = Seme { $seed }, partita { $game }
table-step = Passo { $step } di { $all }
table-welcome = { $variant }: { $names }
# Righe semplici: i tasti, dopo `h`.
keys-turn_up =
    Invio gira una carta, un numero gioca altrettanti turni di seguito, a gioca da solo (Invio lo ferma),
    w va alla prossima guerra, f alla fine, q esce, h ripete tutto questo.
keys-thinking = Il numero di una carta la gioca, q esce, h ripete tutto questo.
keys-casino = Un numero punta, Invio punta quanto proposto, w va in guerra, s si arrende, l lascia il tavolo, q esce, h ripete tutto questo.
keys-speed = Il tasto gira la tua carta e mette le carte di una guerra. Quando le carte ci sono tutte, arraffa il mucchio. q esce.
keys-again = a rigioca le stesse carte, n ne dà di nuove, q esce.
keys-seat = { $name }: tasto { $key }
keys-resign = { $key }: arrendersi
keys-misdeal = { $key }: annullare la distribuzione (prima della prima carta)
ask-ready = { $name }, premi Invio quando guardi solo tu.
table-own-rules = Le tue regole
action-next = Avanti
ask-grab = Arraffa!
ask-turn-now = Una carta da { $names }!
ask-pick = Scegli una carta: le frecce e Invio, il suo numero o un clic.
ask-stake = La tua puntata: { $ante }. Sulla parità: { $tie }. Le frecce la cambiano, Invio punta.
table-round = Mano { $round }
table-hand-of =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
screen-turn_up = Invio, Spazio: girare una carta, o mostrare tutto subito
screen-follow =
    a: gioca da solo, e si ferma
    w: alla prossima guerra
    f: alla fine
screen-thinking =
    ← → e Invio: scegliere una carta e giocarla
    1, 2, 3 …: giocare subito quella carta
screen-casino =
    ← →: puntare meno o più; Pag su e giù: dieci in più, dieci in meno
    ↑ ↓: la puntata sulla parità
    Invio: fare la puntata
    w: andare in guerra
    s: arrendersi
    l: lasciare il tavolo
screen-record =
    Invio, →: il passo seguente
    ←: il passo prima
screen-general =
    p: pausa, e ripresa
    + e −: più veloce, più lento
    h: questi tasti
    q: uscire
screen-again = Dopo la partita: a le stesse carte, n carte nuove
keys-speed-you = Spazio, Invio o { $key } gira la tua carta e mette le carte di una guerra. Quando le carte ci sono tutte, lo stesso tasto arraffa il mucchio.
ask-turn-you = La tua carta! (Spazio o { $key })
ask-grab-you = La tua è la più alta? Arraffa! (Spazio o { $key })
ask-turn-all = { $names }: una carta; Invio la gira per tutti.
screen-close = Tutto si può anche cliccare. Qualsiasi tasto chiude questa pagina.

help-simulate = Gioca molte partite e conta come finiscono.
    .usage = bataille simulate [VARIANTE] [opzione=valore …] [--games N]
    .about =
        Per esempio: bataille simulate classic --games 20000.
        Dopo ± c’è l’errore standard, fra parentesi l’intervallo al 95 %. Ogni partita si può guardare: la partita 5 è qui quella che mostra bataille play con --game 5 e lo stesso seme.
help-compare = Gioca le stesse partite con regole diverse e le confronta.
    .usage = bataille compare VARIANTE [opzione=valore …] VARIANTE … [--games N]
    .about =
        Per esempio: bataille compare classic classic order=shuffled --games 20000.
        Le regole cominciano con la loro variante, e le opzioni che seguono sono le loro. Tutte si confrontano con le prime, partita per partita: si danno le stesse carte dove mazzi e posti sono gli stessi, e le piccole differenze si vedono presto.
help-hunt = Cerca una partita estrema e la fa rigiocare dal motore.
    .usage = bataille hunt longest|wars|comeback|endless [VARIANTE] [opzione=valore …]
    .about =
        Per esempio: bataille hunt endless order=seat --record senza-fine.json.
        Si giocano molte partite del seme; dalle migliori la ricerca continua scambiando due carte. longest e wars cercano il massimo di turni e di guerre di una partita che finisce, comeback chi ha vinto dopo essere rimasto con poche carte deboli, endless una partita senza fine.
        Il codice di uscita 1 vuol dire che non si è trovato niente. Ctrl-C mostra la partita migliore fino a quel momento.
help-hunt-games = Quante partite si giocano al massimo; senza questo e senza --seconds, un milione.
help-seconds = Quanti secondi dura la ricerca al massimo; quanto si trova dipende allora dalla macchina.
help-hunt-record = Scrive la registrazione della partita migliore in questo file.
help-games = Quante partite si giocano; altrimenti centomila, o mille partite lampo o ragionate.
help-policies = Quali giocatori del computer siedono al tavolo, separati da virgole. Lampo: steady, slow, quick. Ragionata: sly, middle-high, low-high, random. Casinò: always-war, always-surrender. I posti non nominati ricevono il primo di questi.
help-csv = Scrive una riga per partita in questo file, come testo.
help-compare-csv = Scrive una riga per partita in questo file, come testo: come è finita con ciascuna delle regole.
help-parquet = Scrive una riga per partita in questo file Parquet.
help-columns = Quali colonne hanno questi file, separate da virgole, invece di tutte.
help-plot = Disegna dei grafici in questo file, che finisce in .svg o .png.
help-threads = Quanti thread giocano; i risultati sono sempre gli stessi.
help-checkpoint = Scrive ogni tanto in questo file come sono finite le partite; dopo un’interruzione lo stesso comando riprende da lì, anche con più partite. Anche un file CSV continua; le righe di un file Parquet si rifanno.
help-cluster = Fa giocare un cluster Dask, dato l’indirizzo del suo scheduler; serve l’extra cluster.

## The laboratory

hunt-longest =
    { $count ->
        [one] La partita più lunga trovata: { $count } turno
        [many] La partita più lunga trovata: { $count } di turni
       *[other] La partita più lunga trovata: { $count } turni
    }
hunt-wars = Il massimo di guerre trovato in una partita: { $count }
hunt-comeback =
    { $count ->
        [one] La rimonta più grande trovata: chi ha vinto era rimasto con { $count } carta
        [many] La rimonta più grande trovata: chi ha vinto era rimasto con { $count } di carte
       *[other] La rimonta più grande trovata: chi ha vinto era rimasto con { $count } carte
    }
hunt-endless =
    { $count ->
        [one] Una partita senza fine: ritorna dopo { $count } turno
        [many] Una partita senza fine: ritorna dopo { $count } di turni
       *[other] Una partita senza fine: ritorna dopo { $count } turni
    }
hunt-none = Niente del genere è stato trovato.
hunt-searched =
    { $count ->
        [one] { $games } partita giocata; il motore l’ha controllata.
       *[other] { $games } partite giocate; il motore ha controllato la migliore.
    }
hunt-unfound =
    { $count ->
        [one] { $games } partita giocata.
       *[other] { $games } partite giocate.
    }
hunt-battles =
    { $count ->
        [one] { $count } turno
        [many] { $count } di turni
       *[other] { $count } turni
    }
hunt-wars-in =
    { $count ->
        [one] { $count } guerra
        [many] { $count } di guerre
       *[other] { $count } guerre
    }
hunt-record = Con --record una registrazione permette di rivederla.
hunt-interrupted = interruzione: ecco la migliore finora
hunt-interrupted-none = interruzione
lab-games = Partite
compare-difference = più di { $rules }
compare-points = più di { $rules }, in punti
compare-option = { $option }: { $choice }
compare-options = Con «{ $options }»
compare-variant = In «{ $variant }»
    .after = in «{ $variant }»
compare-house = In «{ $variant }» con «{ $options }»
    .after = in «{ $variant }» con «{ $options }»
compare-longer = { $rules } una partita dura { $amount } in più che { $first } (intervallo al 95 %: da { $low } a { $high }; { $games } partite confrontate).
compare-shorter = { $rules } una partita dura { $amount } in meno che { $first } (intervallo al 95 %: da { $low } a { $high }; { $games } partite confrontate).
compare-same = { $rules } non si vede differenza di durata dalle partite { $first } (intervallo al 95 %: da { $low } a { $high }; { $games } partite confrontate).
compare-alike = { $rules } non si vede differenza di durata dalle partite { $first }: ognuna delle { $games } partite confrontate dura altrettanto.
compare-all-longer = { $rules } ognuna delle { $games } partite confrontate dura { $amount } in più che { $first }.
compare-all-shorter = { $rules } ognuna delle { $games } partite confrontate dura { $amount } in meno che { $first }.
compare-per-cent = { $number } %
compare-battles = { $number } turni
compare-unfinished = { $rules } non è finito { $share } delle partite, e { $other } { $first }; si confrontano le durate di quelle finite da tutte e due le parti.
compare-unfinished-all = { $rules } non è finito { $share } delle partite, e { $other } { $first }.
compare-one = Una sola partita non dice niente della differenza di durata.
compare-none = { $rules } nessuna durata si può confrontare con quella di una partita { $first }.
compare-other-deals = { $rules } ci sono un altro mazzo o altri posti che { $first }: le carte distribuite non sono le stesse.
lab-stopped = Fermate dal limite
lab-periods = altri periodi
lab-ended = Partite finite, di cui parla il resto
lab-battles = Turni per partita, in media
lab-sd = deviazione standard
lab-median = mediana
lab-percentile = il { $percent } % delle partite dura al massimo
lab-range = dalla più corta alla più lunga
lab-wars = Guerre per partita, in media
lab-leads = Cambi in testa, in media
lab-comeback = Il minimo di carte di chi vince, in media
lab-chain =
    { $links ->
        [0] partite senza guerre
        [one] guerra più lunga: { $links } parità
        [many] guerra più lunga: { $links } di parità
       *[other] guerra più lunga: { $links } parità
    }
lab-aces =
    { $aces ->
        [one] Il posto 1 vince con { $aces } asso ricevuto
        [many] Il posto 1 vince con { $aces } di assi ricevuti
       *[other] Il posto 1 vince con { $aces } assi ricevuti
    }
lab-strength = Correlazione fra le carte ricevute e la vittoria
lab-longest =
    { $count ->
        [one] La più lunga: { $count } turno
        [many] La più lunga: { $count } di turni
       *[other] La più lunga: { $count } turni
    }
lab-shortest =
    { $count ->
        [one] La più corta: { $count } turno
        [many] La più corta: { $count } di turni
       *[other] La più corta: { $count } turni
    }
lab-greatest =
    { $count ->
        [one] La rimonta più grande: chi ha vinto era rimasto con { $count } carta
        [many] La rimonta più grande: chi ha vinto era rimasto con { $count } di carte
       *[other] La rimonta più grande: chi ha vinto era rimasto con { $count } carte
    }
lab-first-endless = La prima senza fine
lab-game = partita { $game }
lab-player-wins = Vinte da { $player }
lab-seconds = Secondi per partita, in media
lab-reaction = Reazione del posto { $seat } in millisecondi, in media
lab-grabbed = Turni presi dal posto { $seat }, per partita
lab-stolen = Turni rubati dal posto { $seat }, per partita
lab-sessions = Sedute
lab-broke = Nessuno poteva più puntare
lab-rounds = Mani per seduta, in media
lab-session-percentile = il { $percent } % delle sedute dura al massimo
lab-session-wars = Guerre per seduta, in media
lab-guest = Mani dell’ospite { $seat } ({ $player })
lab-result = risultato di una mano in puntate, in media
lab-exact = esattamente, da un sabot nuovo
lab-deviations = differenza in errori standard
lab-won = puntata vinta
lab-lost = puntata persa
lab-surrendered = resa
lab-war-won = guerra vinta
lab-war-tied = guerra pari
lab-war-lost = guerra persa
lab-left = unità rimaste alla fine, in media
lab-longest-session =
    { $count ->
        [one] La più lunga: { $count } mano
        [many] La più lunga: { $count } di mani
       *[other] La più lunga: { $count } mani
    }
lab-shortest-session =
    { $count ->
        [one] La più corta: { $count } mano
        [many] La più corta: { $count } di mani
       *[other] La più corta: { $count } mani
    }
lab-compiling = queste regole vengono ora compilate, una volta per tutte: ci vogliono alcuni secondi
lab-preparing = Preparazione
lab-playing = Si gioca
lab-interrupted = interruzione: giocate { $games } partite su { $asked }
lab-unwritten = fermato dopo { $games } partite su { $asked }
lab-rows-lost = delle righe di { $file } non resta niente
lab-undrawn = nessun grafico è stato disegnato: { $file } non è stato scritto
lab-part = le righe scritte finora sono in { $file }
lab-goes-on = lo stesso comando riprende da { $file }
lab-plot =
    { $count ->
        [one] { $number } partita
       *[other] { $number } partite
    }
lab-plot-lengths = Quanto durano le partite
lab-plot-battles = Turni
lab-plot-games = Partite
lab-plot-share = Partite (%)
lab-plot-compared = Di quanto le partite sono più lunghe
lab-plot-longer = Più lunghe del (%), con gli intervalli al 95 %
lab-plot-rules = Regole
lab-plot-survival = Le partite ancora in corso
lab-plot-going = Partite (%)
lab-plot-wars = Le guerre
lab-plot-war-count = Guerre per partita
lab-plot-strength = Le carte buone e la vittoria
lab-plot-dealt = Somma delle carte ricevute al posto 1
lab-plot-won = Partite vinte dal posto 1 (%)
lab-plot-interval = intervallo al 95 %
lab-plot-none = Nessuna partita è finita
lab-plot-few = Troppo poche partite per dirlo
lab-plot-rest =
    { $count ->
        [one] Non mostrata: { $number } partita ({ $percent })
       *[other] Non mostrate: { $number } partite ({ $percent })
    }
lab-plot-rest-unended =
    { $count ->
        [one] Non mostrata: { $number } partita non finita ({ $percent })
       *[other] Non mostrate: { $number } partite non finite ({ $percent })
    }
lab-plot-rest-both =
    { $count ->
        [one] Non mostrate: { $number } partite ({ $percent }), di cui { $unended } non finita
       *[other] Non mostrate: { $number } partite ({ $percent }), di cui { $unended } non finite
    }
lab-plot-rest-sessions =
    { $count ->
        [one] Non mostrata: { $number } seduta ({ $percent })
       *[other] Non mostrate: { $number } sedute ({ $percent })
    }
lab-plot-missing = Partite non mostrate
lab-plot-unended =
    { $count ->
        [one] { $rules } ({ $number } partita non è finita: { $percent })
       *[other] { $rules } ({ $number } partite non sono finite: { $percent })
    }
lab-plot-uncompared = Niente da confrontare
lab-plot-sessions =
    { $count ->
        [one] { $number } seduta
       *[other] { $number } sedute
    }
lab-plot-rounds = La durata delle sedute
lab-plot-round-count = Mani
lab-plot-session-count = Sedute
lab-plot-playing = Le sedute che durano ancora
lab-plot-playing-share = Sedute (%)
lab-plot-session-wars = Guerre per seduta
lab-plot-left = Quello che resta all’ospite 1
lab-plot-units = Unità di soldi finti

## The page

page-play-leads = in testa
page-play-out = fuori
page-play-computer = computer
page-play-apart = { $stock } + { $captures } vinte
page-play-wars-won = { $won } guerre vinte su { $all }
page-play-prize =
    { $count ->
        [one] { $count } carta in mezzo
       *[other] { $count } carte in mezzo
    }
page-play-battle = Turno { $battle }
page-play-turn = Gira una carta
page-play-tap = Tocca per girare
page-play-hold = o tieni premuto
page-play-watch = Si guarda
page-play-controls = Ritmo
page-play-pace = Velocità
page-play-pace-calm = Calmo
page-play-pace-easy = Tranquillo
page-play-pace-lively = Vivace
page-play-pace-quick = Veloce
page-play-pace-fastest = Velocissimo
page-play-pace-instant = Subito
page-play-automatic = Auto
page-play-next-war = Prossima guerra
page-play-finish = Alla fine
page-play-menu = Menu
page-play-close = Chiudi
page-play-pause = Pausa
page-play-paused = In pausa
page-play-go-on = Continua
page-play-sound = Suono
page-play-volume = Volume
page-play-fullscreen = Schermo intero
page-play-window = Esci dallo schermo intero
page-play-settings = Impostazioni
page-play-rules = Regole di questa partita
page-play-history = Che cosa è successo
page-play-history-none = Ancora niente.
page-play-keys = Tasti
page-play-key-turn = gira una carta; tenuto premuto: continua a girare
page-play-key-auto = gira da solo
page-play-key-war = fino alla prossima guerra
page-play-key-finish = gioca fino alla fine
page-play-key-pause = pausa
page-play-key-pace = più piano, più veloce
page-play-key-sound = suono
page-play-key-menu = menu
page-play-key-history = che cosa è successo
page-play-key-help = questi tasti
page-play-key-space = Spazio
page-play-key-enter = Invio
page-play-misdeal = Annulla la distribuzione
page-play-resign = Arrenditi
page-play-resign-name = { $name }: arrenditi
page-play-leave = Esci (la partita resta salvata)
page-play-again = Ancora con le stesse carte
page-play-anew = Ancora con carte nuove
page-play-moved = Questa partita è aperta altrove, in un’altra scheda o finestra.
page-play-closed = Il tavolo è chiuso: { $reason }
page-play-come-back = Continua qui
page-play-none = Questa partita non è su questo dispositivo.
page-play-coming = Si mescolano le carte…
page-play-log = Svolgimento della partita
page-play-left = Ancora { $minutes }:{ $seconds }
page-graph-about = Che cosa aveva ciascuno dopo ognuno dei { $battles } turni.
page-summary = Com’è andata la partita
page-summary-battles = Turni
page-summary-rounds = Mani
page-summary-wars = Guerre
page-summary-chain = Serie di guerre più lunga
page-summary-leads = Cambi in testa
page-replay = Una partita, da rivedere
page-replay-start = All’inizio
page-replay-back = Un passo indietro
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-forward = Un passo avanti
page-replay-war = Prossima guerra
page-replay-end = Alla fine
page-replay-place =
    { $round ->
        [yes] Dopo la mano { $battle } di { $all }
       *[no] Dopo il turno { $battle } di { $all }
    }
page-replay-again = Gioca con le stesse carte
page-replay-long = Questa partita è troppo lunga per un link; salvala invece in un file.
page-replay-wrong = Non è una partita che si possa mostrare: { $reason }
page-replay-opening = Si rimettono le carte al loro posto …
page-home = Alla pagina iniziale
page-learn-question = Chi vince?
page-learn-right = Sì! { $why }
page-learn-again = Guarda di nuovo le carte.
page-learn-told = Guarda: { $why }
page-learn-same = Sono uguali
page-learn-on = Avanti

## La velocità del laboratorio

help-bench = Misura la velocità del laboratorio su questa macchina.
    .usage = bataille bench [--rounds N]
    .about =
        Partite classiche con la distribuzione, altre regole accanto, due thread accanto a uno, e la compilazione. Due programmi in C che giocano le stesse partite vengono compilati dal compilatore del sistema e si alternano con i nostri; non riconoscono le partite senza fine e tirano a sorte con meno fatica: il confronto è a nostro svantaggio. Tutto si alterna e gioca altre partite a ogni giro; si scrivono le mediane del tempo di calcolo.
help-rounds = Quanti giri si misurano, 5 se non si dice altro.
bench-compiler = nessun compilatore C costruisce i programmi di confronto
bench-games = partite/s
bench-battles = M turni/s
bench-length = turni/partita
bench-to-classic = × classica
bench-row-classic = Classica
bench-row-classic-detail = Classica, contando tutto
bench-row-three-players = Tre giocatori
bench-row-four-players = Quattro giocatori
bench-row-shuffled = Prese mescolate
bench-row-captures = Mazzetto di prese
bench-row-two-packs = Due mazzi
bench-rival = Classica, partite al secondo: { $ratio } × { $program }
bench-threads = Due thread: { $ratio } × uno
bench-compile = Dall’avvio alla prima partita: { $first } s con la compilazione, { $later } s in seguito
page-rest-at-once = Mostra il resto
page-casino-ante = Puntata
page-casino-tie = Parità
page-casino-has = { $money } in tasca
page-casino-away = ha lasciato il tavolo
page-casino-burned =
    { $count ->
        [one] { $count } carta bruciata
       *[other] { $count } carte bruciate
    }
page-casino-shuffle-next = La carta di taglio è uscita: si mescola prima della prossima mano
page-casino-pays = La parità paga { $pays } a 1
page-casino-lesson = Quanto costa
page-casino-play-money = Sono soldi per finta: qui non si può vincere, perdere né comprare niente di vero.
page-casino-keeps = Ecco quanto il banco tiene di ogni puntata, in media:
page-casino-edge-war = Puntata, e guerra alla parità
page-casino-edge-surrender = Puntata, e resa alla parità
page-casino-edge-tie = Puntata sulla parità
page-casino-so-far = Finora
page-casino-staked = Puntate
page-casino-expected = Da aspettarsi
page-casino-really = In realtà
page-casino-luck = La differenza è fortuna. Più si gioca, meno pesa di fronte a quello che tiene il banco.
page-casino-controls = Puntate e risposte
page-casino-less = Meno: { $bet }
page-casino-more = Più: { $bet }
page-casino-put = { $chip } in più: { $bet }
page-casino-take-back = Riprendi
page-casino-tied = Parità!
page-casino-costs = In media una guerra porta { $war }, una resa { $surrender }.
page-casino-too-poor = Non ti resta abbastanza per andare in guerra.
page-casino-bet = Punta { $ante }
page-casino-bet-both = Punta { $ante }, e { $tie } sulla parità
page-casino-war = Vai in guerra: altri { $raise }
page-casino-wait = Gli altri scelgono …

## The page: setting the table, the rules card, what is kept, settings

page-welcome = Gira una carta. La più alta prende tutte e due. È tutto qui, e finché non è finita può succedere di tutto.
page-play = Gioca
page-watch = Guarda
page-set-table = Prepara il tavolo
page-go-on = Riprendi la partita
page-own-rules = Regole tue
page-our-rules = Le nostre regole di casa
page-places = Altre pagine
page-kept = Partite conservate
page-settings = Impostazioni
page-language = Lingua
page-language-en = English
page-language-fr = Français
page-language-it = Italiano
page-keeps-nothing = Questo browser non permette di conservare nulla: le partite si perdono alla chiusura.
page-group-children = Per i più piccoli
page-group-company = In più al tavolo
page-group-short = Quando il tempo è poco
page-group-countries = Come si gioca altrove
page-group-twists = Con qualcosa in più
page-group-skill = Mani svelte e teste fini
page-group-bank = Per i grandi
page-group-other = E inoltre
page-shuffling = Si mescolano le carte …
page-preparing = Un momento …
page-at-the-table = Al tavolo
page-order-of-seats = Dall’alto in basso: così sedete intorno al tavolo, in senso orario.
page-add-seat = Un giocatore in più
page-person = Persona
page-computer = Computer
page-who-plays = Chi gioca { $name }?
page-player-of = Come gioca { $name }
page-name-of = Nome del giocatore { $seat }
page-called = Nella partita: { $name }
page-look-of = Animale e colore di { $name }
page-look = Che aspetto hai?
page-animal = Animale
page-accent = Colore
page-accent-amber = Ambra, un sole
page-accent-sky = Celeste, un anello
page-accent-rose = Rosa, una croce
page-accent-leaf = Verde, una foglia
page-accent-violet = Viola, un rombo
page-accent-coral = Corallo, un triangolo
page-accent-teal = Turchese, un esagono
page-accent-slate = Ardesia, un quadrato
page-move-up = Sposta in su { $name }
page-move-down = Sposta in giù { $name }
page-stand-up = Senza { $name }
page-done = Fatto
page-cancel = Annulla
page-shuffle = Le carte mescolate
page-seed = Una parola per mescolare
page-seed-none = il caso
page-seed-about = La stessa parola dà di nuovo le stesse carte: sussurrala a un’amica, e giocherete la stessa partita. Senza parola decide il caso.
page-rules = Regole
page-rules-card = Scheda delle regole
page-more-rules = Altre regole
page-rules-cards = Carte
page-rules-war = La guerra
page-rules-collecting = La raccolta
page-rules-end = La fine
page-rules-other = Altre
page-preset = Parti dalle regole di
page-as-usual = Tutto come al solito
page-changed =
    { $count ->
        [one] { $count } cambiata
       *[other] { $count } cambiate
    }
page-usually = di solito { $choice }
page-option-is = { $option }: { $choice }
page-a-number = un numero
page-for-each = per ciascuno
page-less = Meno: { $label }
page-more = Più: { $label }
page-conflict = «{ $one }» e «{ $two }» non vanno insieme.
page-conflict-family = «{ $option }» non va con questo gioco.
page-conflict-at = Non va con «{ $option }»: vedi lì
page-conflict-dealt =
    { $dealt ->
        [one] Ognuno comincia con { $dealt } carta.
       *[other] Ognuno comincia con { $dealt } carte.
    }
page-remedies = Che cosa aiuta:
page-value = { $option }: «{ $value }» non è possibile.
page-no-option = Non c’è nessuna regola «{ $option }».
page-no-variant = Non c’è nessun gioco «{ $variant }».
page-show-why = Mostra perché
page-not-together = Alcune regole non vanno ancora insieme.
page-play-these = Gioca così
page-print = Stampa
page-share = Condividi
page-keep = Conserva
page-keep-name = Come si chiamano queste regole?
page-keep-about = Restano su questo dispositivo e ti aspettano nella prima pagina.
page-keep-now = Conservale
page-kept-rules = Conservate. Trovi queste regole nella prima pagina.
page-our = { $variant }, a modo nostro
page-change-rules = Cambia le regole
page-copied = Il link è negli appunti.
page-copy-this = Copia questo link
page-unfinished = Non ancora finite
page-finished = Finite
page-forget = Dimentica
page-forgotten = Dimenticato.
page-look-again = Rivedi
page-save = Salva
page-battles =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
page-nothing-kept = Non c’è ancora niente. Qui ti aspetteranno le partite interrotte o finite, e le regole a cui avrai dato un nome.
page-open-record = Apri una partita registrata
page-no-record = { $file } non è una partita che si possa mostrare: { $reason }
page-settings-look = Aspetto
page-settings-play = Il gioco
page-settings-sound = Il suono
page-settings-kept = Su questo dispositivo
page-settings-reset = Impostazioni iniziali
page-theme = Luce
page-theme-system = come il dispositivo
page-theme-light = giorno
page-theme-dark = sera
page-four-colours = Quattro colori
page-four-colours-about = I quadri sono blu e i fiori verdi: si distinguono meglio.
page-large-indices = Numeri grandi sulle carte
page-less-motion = Meno movimento
page-automatic = Le carte si girano da sole
page-automatic-about = Basta guardare; un tocco le ferma.
page-mirrored = Due giocatori di fronte
page-mirrored-about = Il lato lontano del tavolo è capovolto, per chi siede lì.
page-learning = Imparare a confrontare
page-learning-about = Prima di raccogliere le carte, una domanda: chi vince?
page-learning-bank = Intanto la Guerra da casinò non è nella prima pagina.
page-sound = Suoni
page-volume = Volume
page-spoken = Leggi ad alta voce
page-spoken-about = Il dispositivo dice che cosa succede sul tavolo.
page-vibration = Vibrazione
page-kept-here = Partite e impostazioni restano in questo browser. Niente viene inviato.
page-erase = Cancella tutto
page-erase-about = Tutte le partite, le regole, i nomi e le impostazioni di questo dispositivo saranno cancellati, e la pagina stessa se era conservata per giocare senza rete. Non si può tornare indietro.
page-erase-now = Sì, cancella tutto
page-about = Informazioni
page-engine = Motore
page-engine-facts = Python nel tuo browser: { $megabytes } MB di memoria, pronto in { $milliseconds } ms.
page-version = Versione
page-offline = Senza rete
page-offline-ready = C’è tutto: la pagina gioca anche senza rete.
page-offline-not = Non (ancora) conservata per giocare senza rete.
page-offline-insecure = Non conservata: a questo indirizzo il gioco ha bisogno della rete. Un browser conserva una pagina solo se il suo indirizzo comincia con https, o sul dispositivo stesso che la offre.
page-new-version = È arrivata una nuova versione.
page-update = Passa a questa
page-later = Più tardi
page-install = Installa come app
page-licence = Licenza
page-licence-about = MIT: si può usare, cambiare e dare ad altri liberamente.
page-failure = Il gioco non è partito
page-failure-assembly = A questo browser manca WebAssembly, di cui il gioco ha bisogno. Va bene un browser più recente, o senza modalità rigida.
page-failure-offline = Sei senza rete, e non tutto è stato ancora caricato. Torna una volta con una connessione; poi il gioco ne fa a meno.
page-failure-unknown = Qualcosa è andato storto per strada. Spesso basta riprovare.
page-failure-details = Che cosa dice il browser
page-try-again = Riprova
page-elsewhere = Questa partita è aperta altrove
page-elsewhere-here = Gioca qui
page-elsewhere-about = La sta giocando un’altra scheda o finestra. Può continuare qui; l’altra aspetterà.
page-casino-cost = Il banco tiene il { $edge } · finora { $result }
page-speed-lay =
    { $count ->
        [one] Metti { $count } carta
       *[other] Metti { $count } carte
    }
page-speed-wait = Aspetta …
page-speed-anyone = A chi lo vuole!
page-speed-early =
    { $penalty ->
        [0] Troppo presto!
       *[other] Troppo presto: una carta!
    }
page-speed-took =
    { $count ->
        [one] { $count } carta arraffata
       *[other] { $count } carte arraffate
    }
page-speed-taken =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } carte
    }
page-speed-ms = { $ms } ms
page-speed-best = record { $ms } ms
page-speed-ahead = { $ms } ms di vantaggio
page-speed-war = Guerra!
page-speed-stolen = Rubato!
page-speed-photo = Fotofinish!
page-speed-bell = La campanella!
page-players = Chi gioca
page-players-person = una persona qui
page-thinking-choose = Scegli una carta
page-thinking-fourth = Guerra! Scegli la carta che conta
page-thinking-waiting = Ora sceglie: { $names } …
page-thinking-watching = Gioca il computer, tu guardi.
page-thinking-hidden = Le mani sono nascoste.
page-thinking-turn = { $name }, tocca a te
page-thinking-reveal = Tocca qui quando guardi solo tu.
page-thinking-again = { $name } torna a giocare
page-thinking-card = { $number }: { $card }
page-key-card = gioca quella carta
page-key-cards = passa da una carta all’altra, e giocane una
page-key-ante = punta di meno o di più
page-key-tie = la puntata sulla parità
page-key-bet = punta, rispondi, mostra il resto
page-key-grab = { $name } gira, mette e arraffa
