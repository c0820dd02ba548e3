### Les textes de Bataille en français : pour la ligne de commande, le terminal et la page.
###
### Un message dit un nom ou une phrase ; ses attributs disent ce qui s’y rattache (`.about` : une explication). Ce que
### chaque message reçoit est dit dans le catalogue anglais. Une espace fine insécable précède : ; ! ? et entoure « ».

## Lists and counts

list-and = { $start } et { $last }
list-or = { $start } ou { $last }
cards =
    { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
you = toi
    .name = Toi

## Cards

card = { $rank } de { $suit }
suit-C = trèfle
suit-D = carreau
suit-H = cœur
suit-S = pique
rank-2 = deux
    .the = le deux
    .versus = le deux
    .many = deux
    .letter = 2
rank-3 = trois
    .the = le trois
    .versus = le trois
    .many = trois
    .letter = 3
rank-4 = quatre
    .the = le quatre
    .versus = le quatre
    .many = quatre
    .letter = 4
rank-5 = cinq
    .the = le cinq
    .versus = le cinq
    .many = cinq
    .letter = 5
rank-6 = six
    .the = le six
    .versus = le six
    .many = six
    .letter = 6
rank-7 = sept
    .the = le sept
    .versus = le sept
    .many = sept
    .letter = 7
rank-8 = huit
    .the = le huit
    .versus = le huit
    .many = huit
    .letter = 8
rank-9 = neuf
    .the = le neuf
    .versus = le neuf
    .many = neuf
    .letter = 9
rank-10 = dix
    .the = le dix
    .versus = le dix
    .many = dix
    .letter = 10
rank-J = valet
    .the = le valet
    .versus = le valet
    .many = valets
    .letter = V
rank-Q = dame
    .the = la dame
    .versus = la dame
    .many = dames
    .letter = D
rank-K = roi
    .the = le roi
    .versus = le roi
    .many = rois
    .letter = R
rank-A = as
    .the = l’as
    .versus = l’as
    .many = as
    .letter = A
rank-X = joker
    .the = le joker
    .versus = le joker
    .many = jokers
    .letter = ★
joker-R = joker rouge
    .the = le joker rouge
joker-B = joker noir
    .the = le joker noir
rank-number = numéro { $number }
    .the = le numéro { $number }
    .versus = le { $number }
    .many = { $number }
    .letter = { $number }

## Variants

variant-classic = La bataille classique
    .about = Le jeu que tout le monde connaît : la carte la plus forte prend les deux, l’égalité fait une bataille avec trois cartes cachées, et qui possède toutes les cartes a gagné.
variant-children = La bataille des petits
    .about = Pour les plus jeunes : une bataille qui recommence se poursuit avec une seule carte à la fois, et qui possède toutes les cartes a gagné.
variant-three-wars = Les trois batailles
    .about = Une partie courte, pour les enfants : le premier à remporter trois batailles a gagné.
variant-three-players = La bataille à trois
    .about = À trois autour de la table, avec 17 cartes chacun et une mise de côté : le dernier qui a encore des cartes a gagné.
variant-four-players = La bataille à quatre
    .about = À quatre autour de la table, avec 13 cartes chacun : le dernier qui a encore des cartes a gagné.
variant-timed = La bataille contre la montre
    .about = Un quart d’heure, puis la cloche sonne : qui a le plus de cartes a gagné.
variant-first-to-40 = Le premier à 40
    .about = Pas besoin de toutes les cartes : le premier à en posséder 40 après un tour a gagné.
variant-captured-pile = La pile des prises
    .about = Les cartes gagnées forment une pile à part, que l’on mélange quand la première est épuisée : qui possède toutes les cartes a gagné.
variant-no-reshuffle = Un seul passage
    .about = Chacun joue sa pile une seule fois, sans la renouveler : qui a gagné le plus de cartes jusque-là l’emporte.
variant-double-war = La double bataille
    .about = Avant chaque tour, chacun met en jeu la dernière carte gagnée : la carte la plus forte rafle tout, et qui possède toutes les cartes a gagné.
variant-aces-low = Les as faibles
    .about = L’as est la carte la plus faible et le roi la plus forte : qui possède toutes les cartes a gagné.
variant-peasants = La bataille des paysans
    .about = Le monde à l’envers : la carte la plus faible l’emporte et l’as bat tout ; qui possède toutes les cartes a gagné.
variant-two-over-all = Le deux bat tout
    .about = Le deux bat toutes les cartes sauf l’as, et l’as ne bat que le deux : qui possède toutes les cartes a gagné.
variant-jokers = La bataille aux jokers
    .about = Deux jokers s’ajoutent au jeu et battent toutes les autres cartes : qui possède toutes les cartes a gagné.
variant-two-packs = Les deux jeux
    .about = 104 cartes, plus de batailles et une longue soirée : qui possède toutes les cartes a gagné.
variant-speed = La bataille éclair
    .about = On n’attend pas son tour : rafle les cartes quand la tienne est la plus forte, et vole-les quand leur propriétaire s’endort ; qui possède toutes les cartes a gagné.
variant-thinking = La bataille réfléchie
    .about = Tu as trois cartes en main et tu choisis laquelle jouer, à chaque tour et dans les batailles : qui possède toutes les cartes a gagné.
variant-casino = La bataille de casino
    .about = Une carte contre celle de la banque, avec de l’argent pour rire : la plus forte gagne ta mise, et l’égalité te permet de livrer bataille.
variant-bataille = La bataille à la française
    .about = Comme on y joue en France : une seule carte cachée par bataille ; qui possède toutes les cartes a gagné.
variant-bataille-32 = La bataille à 32 cartes
    .about = La bataille à la française avec un petit jeu, du sept à l’as : une carte cachée par bataille, et qui possède toutes les cartes a gagné.
variant-pagat = Une carte cachée
    .about = Une seule carte cachée par bataille, et qui n’a pas assez de cartes pour se battre perd aussitôt la partie.
variant-guerra-40 = La bataille italienne
    .about = Avec les 40 cartes d’un jeu italien, sans les huit, les neuf ni les dix : qui possède toutes les cartes a gagné.
variant-quadruple = Quatre cartes cachées
    .about = Chaque bataille coûte quatre cartes cachées : qui possède toutes les cartes a gagné.
variant-by-rank = La bataille des rangs
    .about = Les cartes à égalité disent combien on en cache : sept pour les sept, dix pour les rois, onze pour les as ; qui possède toutes les cartes a gagné.
variant-winamax = La bataille Winamax
    .about = Comme dans le problème de programmation : les cartes se ramassent joueur par joueur, et qui n’a pas assez de cartes pour une bataille rend la partie nulle.
variant-numbers = Les nombres
    .about = Du deux au dix seulement, pour les enfants qui apprennent à compter : le plus grand nombre prend les deux cartes, et qui possède toutes les cartes a gagné.

## Families

family-turn_up = Jeux de hasard
    .about = Chacun retourne une carte, et les cartes décident.
family-speed = Jeux de vitesse
    .about = Les cartes décident qui peut rafler, et les mains sont plus rapides que les cartes.
family-thinking = Jeux de réflexion
    .about = Chacun choisit une carte parmi quelques-unes.
family-casino = Jeux contre la banque
    .about = Chacun joue seul contre la banque, avec de l’argent pour rire.

## Options

choice-none = non

option-seats = Joueurs
    .about = Combien de joueurs sont à table.
option-pack = Jeu de cartes
    .about = Quelles cartes il y a dans un jeu.
choice-pack-full = 52 cartes
    .about = Du deux au dix, valet, dame, roi et as, en quatre couleurs.
choice-pack-piquet = 32 cartes
    .about = Du sept au dix, valet, dame, roi et as : un jeu de piquet.
choice-pack-italian = 40 cartes
    .about = As, du deux au sept, valet, dame et roi : un jeu italien.
choice-pack-numbers = 36 cartes
    .about = Du deux au dix seulement, pour apprendre à compter.
option-packs = Nombre de jeux
    .about = Combien de jeux de cartes on mélange ensemble.
option-jokers = Jokers
    .about = Les jokers de chaque jeu. Un joker bat toutes les autres cartes.
choice-jokers-0 = aucun
    .about = Il n’y a pas de jokers.
choice-jokers-2 = deux
    .about = Un joker rouge et un joker noir s’ajoutent à chaque jeu.
option-ranking = Ordre des cartes
    .about = Quelle carte bat laquelle. La couleur ne compte jamais.
choice-ranking-ace-high = as fort
    .about = Du deux, le plus faible, jusqu’à l’as, le plus fort.
choice-ranking-ace-low = as faible
    .about = L’as est la carte la plus faible et le roi la plus forte.
choice-ranking-low-wins = la plus faible gagne
    .about = La carte la plus faible l’emporte ; l’as est la plus basse et bat tout.
choice-ranking-two-over-all = le deux bat tout
    .about = Le deux bat les cartes du trois au roi, celles-ci battent l’as, et l’as bat le deux.
option-contenders = Qui se bat
    .about = Qui pose des cartes dans une bataille quand on joue à plus de deux.
choice-contenders-tied = les ex æquo
    .about = Seuls se battent les joueurs dont les cartes sont à égalité ; les autres regardent, et leurs cartes restent sur la table.
choice-contenders-everyone = tout le monde
    .about = Tous ceux qui ont assez de cartes participent à la bataille.
option-war_down = Cartes cachées
    .about = Combien de cartes chacun pose face cachée dans une bataille avant celle qui compte.
choice-war_down-by-rank = selon le rang
    .about = Autant que le dit le rang à égalité : son nombre, dix pour le valet, la dame et le roi, onze pour l’as et le joker.
option-chain = Bataille sur bataille
    .about = Comment se poursuit une bataille quand il y a de nouveau égalité.
choice-chain-repeat = comme la première
    .about = De nouveau des cartes cachées et une carte visible.
choice-chain-single = une carte
    .about = Une carte visible à la fois, jusqu’à ce que l’une soit plus forte.
option-short = Pas assez de cartes
    .about = Ce qui arrive à qui ne peut pas poser toutes les cartes d’une bataille.
choice-short-commit = tout ce qui reste
    .about = On pose ce qu’on a, la dernière carte visible. Sans aucune carte, on perd la bataille et on sort de la partie.
choice-short-lose = sortie immédiate
    .about = On sort aussitôt de la partie.
choice-short-last-card = la dernière carte compte
    .about = On pose ce qu’on a, la dernière carte visible. Sans aucune carte, la dernière carte montrée compte encore.
choice-short-equal = autant pour tous
    .about = Tous posent seulement autant de cartes cachées que le joueur qui en a le moins.
choice-short-draw = partie nulle
    .about = La partie s’arrête aussitôt : elle est nulle.
option-refill_in_war = Nouvelle pile en pleine bataille
    .about = Si celui dont la pile s’épuise dans une bataille peut continuer avec les cartes qu’il a gagnées.
choice-refill_in_war-true = oui
    .about = Les cartes gagnées comptent dans une bataille, et on les reprend quand la pile est épuisée.
choice-refill_in_war-false = non
    .about = Seule la pile compte dans une bataille.
option-order = Ordre du ramassage
    .about = Dans quel ordre on range les cartes gagnées. La durée d’une partie en dépend, et même si elle finit un jour.
choice-order-winner-first = les siennes d’abord
    .about = Le gagnant range d’abord ses propres cartes, puis celles des autres, dans le sens des aiguilles d’une montre.
choice-order-loser-first = celles des autres d’abord
    .about = Le gagnant range d’abord les cartes des autres, dans le sens des aiguilles d’une montre, puis les siennes.
choice-order-seat = par place
    .about = D’abord les cartes du premier joueur, puis celles du deuxième, quel que soit le gagnant. Attention : près de la moitié de ces parties ne finissent jamais.
choice-order-laid = comme posées
    .about = La première carte de chacun, puis la deuxième de chacun, et ainsi de suite.
choice-order-high-first = la plus forte d’abord
    .about = La carte la plus forte est rangée en premier, la plus faible en dernier.
choice-order-shuffled = mélangées
    .about = Les cartes gagnées sont mélangées avant d’être rangées.
option-captures = Cartes gagnées
    .about = Où vont les cartes gagnées, et ce qui arrive quand la pile est épuisée.
choice-captures-bottom = sous la pile
    .about = Les cartes gagnées vont sous la pile du gagnant.
choice-captures-reshuffle = à part, puis mélangées
    .about = Les cartes gagnées forment une pile à part ; on la mélange, et elle remplace la première quand celle-ci est épuisée.
choice-captures-turn-over = à part, puis retournées
    .about = Les cartes gagnées forment une pile à part ; on la retourne sans la mélanger quand la première est épuisée.
choice-captures-none = à part, jamais rejouées
    .about = Les cartes gagnées forment une pile à part et y restent ; qui a épuisé sa pile sort de la partie.
option-identical = Cartes jumelles
    .about = Ce qui arrive quand deux cartes de même rang et de même couleur sont à égalité, avec plusieurs jeux.
choice-identical-war = bataille
    .about = Une égalité comme une autre.
choice-identical-take-back = on les reprend
    .about = Pas de bataille : les joueurs à égalité remettent sous leur pile la carte qu’ils montrent ; les autres cartes restent sur la table.
choice-identical-discard = hors du jeu
    .about = Pas de bataille : les cartes à égalité quittent le jeu ; les autres restent sur la table.
option-stakes = Mises
    .about = Si chacun met en jeu la dernière carte gagnée avant chaque tour (double bataille).
choice-stakes-true = oui
    .about = La dernière carte gagnée est mise en jeu et revient au gagnant du tour.
choice-stakes-false = non
    .about = Ce qui est gagné est gagné.
option-target = Cartes pour gagner
    .about = Le premier à posséder ce nombre de cartes a gagné.
choice-target-none = non
    .about = Aucun nombre de cartes ne met fin à la partie.
option-floor = Cartes au minimum
    .about = La partie finit quand quelqu’un a moins de cartes que cela ; qui en a le plus a gagné.
choice-floor-none = non
    .about = Personne n’est trop pauvre pour continuer.
option-time_limit = Durée en secondes
    .about = Après combien de secondes la cloche sonne. On finit le tour, puis qui a le plus de cartes a gagné.
choice-time_limit-none = non
    .about = Il n’y a pas de cloche.
option-seconds_per_turn = Secondes par tour
    .about = Combien dure un tour ou une étape de bataille quand l’ordinateur joue seul et que le temps est seulement compté.
option-wars_to_win = Batailles pour gagner
    .about = Le premier à remporter ce nombre de batailles a gagné.
choice-wars_to_win-none = non
    .about = Les batailles ne sont pas comptées.
option-battle_limit = Nombre de tours
    .about = Après ce nombre de tours, qui a le plus de cartes a gagné.
choice-battle_limit-none = non
    .about = Le nombre de tours n’est pas limité.
option-tie_break = Après une partie nulle
    .about = Si une partie nulle le reste.
choice-tie_break-none = partie nulle
    .about = Une partie nulle reste nulle.
choice-tie_break-fresh-pack = un nouveau jeu
    .about = On mélange un nouveau jeu et on donne une carte à chacun des ex æquo : la plus forte gagne.
option-guard = Durée maximale
    .about = Si l’on mélange en cours de partie, s’il y a un choix à faire, ou avec une limite de temps ou de tours, une partie est arrêtée après ce nombre de tours ; toute autre seulement quand elle tourne en rond.
choice-guard-none = selon le jeu
    .about = 100 000 tours pour chaque jeu de cartes.
option-steal_after = À l’abri du vol
    .about = Combien de millisecondes a le propriétaire de la carte la plus forte avant que les autres puissent voler le tas.
choice-steal_after-none = toujours
    .about = Seul le propriétaire de la carte la plus forte peut rafler.
option-penalty = Geste trop rapide
    .about = Ce que coûte de rafler trop tôt.
choice-penalty-0 = rien
    .about = Un geste trop rapide ne coûte rien.
choice-penalty-1 = une carte
    .about = Un geste trop rapide coûte la carte du dessus de la pile, qui rejoint les cartes sur la table.
option-photo_finish = Photo-finish
    .about = Deux gestes séparés de moins de millisecondes que cela comptent pour un seul : alors la carte la plus forte décide.
option-handicap = Avance
    .about = Une avance pour les petits : pour chaque place, de combien de millisecondes son geste peut venir après celui des autres et arriver encore à temps.
option-hand = Main
    .about = Combien de cartes chacun a en main.
option-burn = Cartes brûlées
    .about = Combien de cartes la banque met de côté, sans les montrer, avant une bataille.
option-tie_pays = L’égalité paie
    .about = Ce que rapporte un pari sur l’égalité, pour une mise de un.
choice-tie_pays-10 = 10 contre 1
    .about = Un pari sur l’égalité rapporte dix fois sa mise.
choice-tie_pays-11 = 11 contre 1
    .about = Un pari sur l’égalité rapporte onze fois sa mise.
option-tie_bonus = Prime
    .about = Si une seconde égalité, dans la bataille, rapporte une mise de plus.
choice-tie_bonus-true = oui
    .about = Une carte égale dans la bataille rapporte une mise de plus.
choice-tie_bonus-false = non
    .about = Une carte égale dans la bataille paie comme une carte plus forte.
option-bankroll = Bourse
    .about = L’argent pour rire que chacun apporte à la table.
option-table_min = Mise minimale
    .about = Personne ne peut miser moins.
option-table_max = Mise maximale
    .about = Personne ne peut miser plus.
option-reshuffle_at = Carte de coupe
    .about = On mélange le sabot avant une donne quand il reste moins de cartes que cela.
option-rounds = Nombre de donnes
    .about = Combien de donnes on joue.
choice-rounds-none = sans fin
    .about = La séance dure jusqu’à ce que tous soient partis ou ne puissent plus miser.

## What is expected, phrases of errors

list-comma = { $start }, { $last }
expected-number = un nombre entier
expected-from = un nombre entier, au moins { $least }
expected-to = un nombre entier, au plus { $most }
expected-between = un nombre entier de { $least } à { $most }
expected-text = un texte{ $long }
expected-card = une carte
expected-hexadecimal = un texte hexadécimal{ $long }
expected-list = une liste{ $long }, chaque élément étant { $item }
expected-entries =
    { $count ->
        [one] une liste de { $count } élément
       *[other] une liste de { $count } éléments
    }
expected-tagged = un objet du type { $types }
expected-object = un objet{ $long }
expected-either = { $start } ou { $last }
found-huge = un nombre énorme
found-nothing = rien
characters-exactly =
    { $least ->
        [one] { " " }de { $least } caractère
       *[other] { " " }de { $least } caractères
    }
characters-from =
    { $least ->
        [one] { " " }d’au moins { $least } caractère
       *[other] { " " }d’au moins { $least } caractères
    }
characters-to =
    { $most ->
        [one] { " " }d’au plus { $most } caractère
       *[other] { " " }d’au plus { $most } caractères
    }
characters-between = { " " }de { $least } à { $most } caractères
bytes-exactly =
    { $least ->
        [one] { " " }de { $least } octet
       *[other] { " " }de { $least } octets
    }
bytes-from =
    { $least ->
        [one] { " " }d’au moins { $least } octet
       *[other] { " " }d’au moins { $least } octets
    }
bytes-to =
    { $most ->
        [one] { " " }d’au plus { $most } octet
       *[other] { " " }d’au plus { $most } octets
    }
bytes-between = { " " }de { $least } à { $most } octets
entries-exactly =
    { $least ->
        [one] { " " }de { $least } élément
       *[other] { " " }de { $least } éléments
    }
entries-from =
    { $least ->
        [one] { " " }d’au moins { $least } élément
       *[other] { " " }d’au moins { $least } éléments
    }
entries-to =
    { $most ->
        [one] { " " }d’au plus { $most } élément
       *[other] { " " }d’au plus { $most } éléments
    }
entries-between = { " " }de { $least } à { $most } éléments

## Errors

error-card-unknown = { $text } n’est pas une carte ; les cartes s’écrivent AS, 10H, Q, XR ou #17
error-card-mixed = les cartes numérotées (#1 … #199) ne se mélangent pas aux autres
error-seed-range =
    { $name ->
        [seed] la graine doit être un nombre entier de 0 à 18446744073709551615, pas { $number }
        [game] le numéro de la partie doit être un nombre entier de 0 à 18446744073709551615, pas { $number }
       *[purpose] l’usage doit être un nombre entier de 0 à 18446744073709551615, pas { $number }
    }
error-seed-empty = un texte vide n’est pas une graine : donnez un nombre ou un mot
error-seed-unicode = cette graine n’est pas un texte Unicode : donnez un nombre ou un mot
error-seed-secret = un secret a 32 octets, pas { $length }
error-stream-bound = un mot de 64 bits peut choisir parmi 1 à 18446744073709551616 choses, pas parmi { $bound }
error-rules-conflict =
    { $option_a } et { $option_b } ne vont pas ensemble : { $remedy ->
        [more-seats] choisissez seats=2 ou plus
        [leave] gardez { $usual }
        [family] { $option } appartient à la variante { $variant }
        [handicap] donnez une avance pour chaque place
        [stakes] choisissez captures=reshuffle, ou stakes=false
        [target] { $dealt ->
            [one] chacun commence avec { $dealt } carte, donc target doit être entre { $least } et { $most }
           *[other] chacun commence avec { $dealt } cartes, donc target doit être entre { $least } et { $most }
        }
        [floor] { $dealt ->
            [one] chacun commence avec { $dealt } carte, donc floor doit être entre { $least } et { $most }
           *[other] chacun commence avec { $dealt } cartes, donc floor doit être entre { $least } et { $most }
        }
        [table-max] table_max doit être au moins aussi grand
        [bankroll] apportez au moins la mise minimale
        [deeper-shoe] { $least ->
            [one] une donne peut prendre { $least } carte : choisissez reshuffle_at={ $least } ou plus
           *[other] une donne peut prendre { $least } cartes : choisissez reshuffle_at={ $least } ou plus
        }
       *[shallower-shoe] { $most ->
            [one] le sabot a { $most } carte : choisissez reshuffle_at={ $most } ou moins
           *[other] le sabot a { $most } cartes : choisissez reshuffle_at={ $most } ou moins
        }
    }
error-rules-near-option = il n’y a pas d’option { $option } ici ; peut-être { $suggestion } ?
error-rules-option = il n’y a pas ici d’option { $option } ; les options sont { $known }
error-rules-value = { $option } : { $value } n’est pas possible ; il faut { $expected }
error-rules-syntax = { $text } n’est pas une option ; les options s’écrivent nom=valeur, comme war_down=1
error-rules-twice = { $option } est donné deux fois
error-rules-part = { $part } n’est pas une partie des règles d’une famille
error-rules-variant = il n’y a pas de variante { $variant } ; peut-être { $suggestion } ?
error-rules-no-variant = il n’y a pas de variante { $variant } ; « bataille variants » les énumère
error-deal-short =
    { $cards ->
        [one] { $cards } carte ne suffit pas pour { $seats } joueurs : il en faut au moins une à chacun
       *[other] { $cards } cartes ne suffisent pas pour { $seats } joueurs : il en faut au moins une à chacun
    }
error-deal-stocks =
    { $stocks ->
        [one] { $stocks } pile pour { $seats } places : donnez une pile pour chaque place, même vide
       *[other] { $stocks } piles pour { $seats } places : donnez une pile pour chaque place, même vide
    }
error-deal-alone = au moins deux joueurs doivent avoir des cartes
error-deal-range = { $option }={ $value } ne convient pas à cette donne : il faut entre { $least } et { $most }
error-deal-ranking = les cartes numérotées ne connaissent pas ranking={ $ranking } : gardez ranking=ace-high
error-deal-suits = identical={ $identical } compare les couleurs, et { $card } n’en a pas
error-deal-casino = la bataille de casino se joue avec un sabot mélangé : elle ne prend pas de donne choisie
error-command-over = la partie est finie
error-command-illegal = la place { $seat } ne peut pas donner { $command } maintenant
error-command-malformed = { $command } n’est pas une commande
error-command-nobody = { $command } est donné par une place
error-command-seat = il n’y a pas ici de place { $seat } ; la dernière est { $last }
error-command-untimely = personne ne peut donner { $command } maintenant
error-command-late = trop tard : c’est déjà décidé
error-command-time = le temps avance : { $ms } ms viennent avant { $time } ms
error-command-card = la place { $seat } n’a pas { $card }
error-command-bet = { $bet }={ $value } n’est pas possible : il faut entre { $least } et { $most }
error-command-raise = la place { $seat } ne peut pas livrer bataille : sa bourse ne suffit pas pour doubler la mise
error-census-pack = { $text } n’est pas un jeu ; écrivez couleurs x rangs, comme 2x3
error-census-odd =
    { $cards ->
        [one] { $cards } carte ne se partage pas en deux moitiés égales
       *[other] { $cards } cartes ne se partagent pas en deux moitiés égales
    }
error-census-ranks = un recensement prend de 1 à { $most } rangs, pas { $ranks }
error-census-named = { $names } : ce ne sont pas { $ranks } rangs différents
error-census-family = un recensement demande un jeu de hasard, pas family={ $family }
error-census-seats = un recensement se fait pour deux joueurs, pas { $seats }
error-census-chance = { $option } fait entrer le hasard dans la partie : il n’y a rien d’exact à compter
error-census-guard =
    { $battles ->
        [one] une partie a été arrêtée après { $battles } tour : choisissez un guard plus grand
       *[other] une partie a été arrêtée après { $battles } tours : choisissez un guard plus grand
    }
error-census-size =
    { $deals ->
        [one] { $pack } a { $deals } donne, plus que { $limit } : permettez-en plus avec --limit
       *[other] { $pack } a { $deals } donnes, plus que { $limit } : permettez-en plus avec --limit
    }
# Ce que le système a refusé.
system-ENOENT = aucun fichier ou dossier de ce nom
system-EACCES = permission refusée
system-EISDIR = c’est un dossier
system-ENOTDIR = ce n’est pas un dossier
system-ENOSPC = il n’y a plus de place sur le disque
system-standard-output = la sortie standard
error-usage-line = ligne { $line } : { $reason }
error-usage-long-line =
    { $limit ->
        [one] plus longue que { $limit } caractère
       *[other] plus longue que { $limit } caractères
    }
error-usage-family = { $command } joue les jeux de hasard, et { $variant } n’en est pas un
error-usage-word = { $word } est de trop ici
error-usage-option = il n’y a pas d’option { $option } ; voyez bataille { $command } --help
error-usage-near-option = il n’y a pas d’option { $option } ; vouliez-vous dire { $suggestion } ?
error-usage-near-command = il n’y a pas de commande { $command } ; vouliez-vous dire { $suggestion } ?
error-usage-argument = { $option } demande une valeur
error-usage-subject = il manque un mot à { $command } : { $expected }
error-usage-value = { $option } : { $value } n’est pas possible ; il faut { $expected }
error-usage-twice = { $option } est donné deux fois
error-usage-command = il n’y a pas de commande { $command } ; voyez bataille --help
error-usage-together = { $option_a } et { $option_b } ne vont pas ensemble
error-usage-players = { $players } joueurs, mais seats={ $seats } : ajoutez seats={ $players }
error-usage-player = il n’y a pas ici de joueur { $player } ; au choix : { $known }
error-usage-names = { $names } noms, mais seats={ $seats } : ajoutez seats={ $names }
error-usage-without = { $option } ne dit rien sans { $other }
error-usage-keyboard = la bataille éclair demande quelqu’un devant un clavier et un écran ; ajoutez --auto pour la regarder
error-usage-record = { $file } : { $reason }
error-usage-no-record = { $file } n’est pas l’enregistrement d’une partie
error-usage-no-record-because = { $file } n’est pas l’enregistrement d’une partie ({ $reason })
error-usage-overwrite = { $file } existe déjà et n’est pas l’enregistrement d’une partie : choisissez un autre nom
error-usage-other = { $reason }
error-usage-language = { $language } n’est pas une langue d’ici : en, fr ou it
error-record-version = cet enregistrement a la version { $version } ; ce programme lit la version { $known }
error-record-form = { $path } : { $found }, mais un enregistrement complet y contient { $expected }
error-record-variant = variant.key : il n’y a pas de variante { $variant } dans family={ $family }
error-record-revision = variant.revision : { $found }, mais ce programme joue la révision { $expected } de { $variant }
error-record-start = aucune partie ne commence ainsi : { $reason }
error-record-deal =
    { $path } : { $found }, mais { $origin ->
        [seed] la graine donne
        [secret] le secret donne
       *[other] la donne choisie contient
    } { $expected }
error-record-command = { $path } : la commande { $number } ne peut pas être donnée : { $reason }
error-record-runs = { $path } : { $found }, mais { $expected } a été donné
error-record-outcome = { $path } : { $found }, mais la partie finit avec { $expected }
error-record-events = { $path } : { $found }, mais l’empreinte des événements de la partie est { $expected }
error-record-digest = { $path } : { $found }, mais l’empreinte du reste de l’enregistrement est { $expected }
error-record-long =
    { $limit ->
        [one] on ne rejoue pas ici plus de { $limit } commande, avec { $cards } cartes
       *[other] on ne rejoue pas ici plus de { $limit } commandes, avec { $cards } cartes
    }
error-record-over = cette partie est finie : on peut la revoir, mais pas la continuer
error-record-source = aucun enregistrement ne dit comment faire un hasard comme celui de { $source }
error-record-link-text = ce n’est pas un lien vers une partie : il a d’autres caractères que A–Z, a–z, 0–9, - et _, ou aucun
error-record-link-long =
    { $limit ->
        [one] aucun lien vers une partie n’a plus de { $limit } caractère
       *[other] aucun lien vers une partie n’a plus de { $limit } caractères
    }
error-record-link-version = ce lien a la version { $version } ; ce programme lit la version { $known }
error-record-link-damaged = ce lien vers une partie a été modifié ou coupé
error-room-seats = les noms, les jetons et les appareils ne conviennent pas à { $seats } places : chaque place est sur un seul appareil au plus
error-room-player = il n’y a pas de joueur artificiel { $player } pour family={ $family }
error-room-log = ce journal n’est pas celui de cette salle : l’entrée { $version } est là où { $expected } devrait être
error-room-token = cette salle ne vous connaît pas
error-room-protocol = cette page est d’une autre version : rechargez-la
error-room-moved = vous êtes entré par ailleurs
error-room-hello = dites d’abord bonjour
error-room-decision = la question { $decision } n’a pas encore été posée ; la question { $number } est ouverte
error-room-paused = la partie est en pause
error-room-seat = la place { $seat } n’est pas la vôtre
error-room-played = un joueur artificiel joue à la place { $seat }
error-room-nobody = personne d’autre n’est là pour jouer à la place { $seat }
error-room-replay = ouvrez l’enregistrement à nouveau
error-room-step = cette partie a { $last } étapes ; il n’y a pas d’étape { $number }
error-room-which = dites pour laquelle de vos places
error-room-host = seul l’hôte peut faire cela
error-room-none = cette table n’existe pas ici
error-room-running = l’enregistrement est donné quand la partie est finie
error-lab-family = le laboratoire joue seul les jeux de hasard, mais pas family={ $family }
error-lab-odds-casino = les probabilités du casino sont celles de family=casino, pas de family={ $family }
error-lab-odds-battle = le hasard ne décide pas seul des tours avec family={ $family }
error-web-no-page = la page n’a pas été construite ici : scripts/page la construit
error-web-port = le port { $port } est pris : choisissez-en un autre avec --port
error-web-host = il n’y a pas d’endroit nommé { $host } où écouter
error-web-foreign = { $file } existe déjà et n’est pas de nous : choisissez un autre dossier
error-lab-chain = on peut compter ici de 1 à { $most } égalités de suite, pas { $links }
error-lab-chain-first = on ne peut compter exactement ici que la première égalité, pas { $links } de suite
error-lab-threads = threads={ $count } n’est pas possible : donnez un nombre de 1 à { $most }
error-lab-chunk = chunk={ $count } n’est pas possible : donnez 1 ou plus
error-lab-nameless = il manque le nom d’un fichier à { $argument }
error-lab-seconds = seconds={ $seconds } n’est pas possible : donnez 0 ou plus
error-lab-count =
    { $count ->
        [one] on ne peut pas jouer { $count } partie : donnez un nombre de 1 à { $most }
        [many] on ne peut pas jouer { $count } de parties : donnez un nombre de 1 à { $most }
       *[other] on ne peut pas jouer { $count } parties : donnez un nombre de 1 à { $most }
    }
error-lab-cards = trop de cartes : { $cards }, au plus { $most }
error-lab-missing = le laboratoire a besoin de { $package } : on l’installe avec pip install bataille[lab]
error-lab-worker = un processus qui jouait a été arrêté (code { $status })
error-lab-missing-cluster = une grappe a besoin de { $package } : on l’installe avec pip install bataille[cluster]
error-lab-first = aucune partie n’a ici le numéro { $first }
error-lab-column = il n’y a pas de colonne { $column } ; les colonnes sont { $known }
error-lab-checkpoint = { $file } n’est pas un point de reprise ({ $reason })
error-lab-checkpoint-damaged = { $file } est un point de reprise modifié ou coupé
error-lab-checkpoint-program = { $file } vient de la version { $found } de ce programme, qui a la version { $expected }
error-lab-checkpoint-other = { $file } appartient à une autre série : elle a { $found }, et non { $expected }
error-lab-checkpoint-more = { $file } contient déjà { $played } parties, plus que les { $games } demandées
error-lab-cluster = aucune grappe ne répond à { $address } ({ $reason })
error-lab-cluster-empty = la grappe à { $address } n’a aucun travailleur
error-lab-cluster-lost = la grappe à { $address } s’est perdue ({ $reason })
error-lab-cluster-version = la grappe a la version { $found } de ce programme, qui a la version { $expected }
error-lab-endless = avec ces règles on ne peut pas prouver qu’une partie est sans fin : elles ont du hasard ou une limite
error-lab-checkpoint-stream = { $file } n’est pas un fichier : un point de reprise ne peut pas s’y écrire
error-lab-stream = { $file } n’est pas un fichier : { $what } ne peut pas s’y écrire
error-lab-compare = on compare de 2 à { $most } règles, pas { $count }
error-lab-compare-casino = la bataille de casino ne se compare pas partie par partie ; voyez bataille odds casino
error-lab-compare-first = des règles commencent par leur variante, pas par { $word }
error-codec-type = { $path } : attendu { $expected }, trouvé { $found }
error-codec-range = { $path } : attendu { $expected }, trouvé { $found }
error-codec-choice = { $path } : attendu { $expected }, trouvé { $found }
error-codec-length = { $path } : attendu { $expected }, trouvé { $found }
error-codec-refused = { $path } : { $reason }
error-codec-missing = { $path } : il manque la clé { $key }
error-codec-unknown-key = { $path } : il n’y a pas ici de clé { $key }
error-codec-encoding = { $path } : ce n’est pas un texte en UTF-8
error-codec-syntax = ce n’est plus du JSON à partir du caractère { $position }
error-codec-duplicate-key = un objet contient deux fois la clé { $key }
error-codec-number =
    { $digits ->
        [one] { $found } n’est pas possible : les nombres sont entiers et ont au plus { $digits } chiffre
       *[other] { $found } n’est pas possible : les nombres sont entiers et ont au plus { $digits } chiffres
    }
error-codec-depth =
    { $depth ->
        [one] des listes et des objets sont emboîtés sur plus de { $depth } niveau
       *[other] des listes et des objets sont emboîtés sur plus de { $depth } niveaux
    }
error-codec-size =
    { $limit ->
        [one] plus long que { $limit } octet
       *[other] plus long que { $limit } octets
    }

## What happened

event-dealt =
    { $each ->
        [0] Les cartes sont distribuées.
        [one] Les cartes sont distribuées : { $each } chacun.
       *[other] Les cartes sont distribuées : { $each } chacun.
    }{ $aside ->
        [0] { "" }
        [one] { " " }Une carte est mise de côté.
       *[other] { " " }{ $aside } cartes sont mises de côté.
    }
event-misdeal-called =
    { $you ->
        [yes] Tu annonces une fausse donne : on mélange et on redistribue.
       *[no] { $name } annonce une fausse donne : on mélange et on redistribue.
    }
event-refilled =
    { $count ->
        [one] { $you ->
            [yes] Ta pile est épuisée : la carte que tu as gagnée la remplace.
           *[no] { $name } reprend ses prises : une carte.
        }
       *[other] { $you ->
            [yes] Ta pile est épuisée : tes { $count } cartes gagnées la remplacent.
           *[no] { $name } reprend ses prises : { $count } cartes.
        }
    }
event-staked = Mises : { $shown }.
event-staked-one =
    { $you ->
        [yes] tu mets en jeu { $card }
       *[no] { $name } met en jeu { $card }
    }
event-turned = Tour { $battle } : { $shown }.
event-turned-one =
    { $chosen ->
        [yes] { $you ->
            [yes] tu joues { $card }
           *[no] { $name } joue { $card }
        }
       *[no] { $you ->
            [yes] tu retournes { $card }
           *[no] { $name } retourne { $card }
        }
    }
event-war-declared =
    { $link ->
        [1] Bataille !
       *[other] Encore bataille !
    } { $same ->
        [yes] { $count ->
            [2] Deux
            [3] Trois
            [4] Quatre
           *[other] { $count }
        } { $ranks }.
       *[no] { $ranks } : aucune carte ne l’emporte.
    }{ $all ->
        [yes] { "" }
       *[no] { " " }Elle oppose { $names }.
    }{ $standing ->
        [0] { "" }
        [one] { " " }Faute de carte, la dernière compte encore pour { $standing_names }.
       *[other] { " " }Faute de cartes, les dernières comptent encore pour { $standing_names }.
    }
event-laid = { $shown }.
event-laid-one =
    { $you ->
        [yes] { $down ->
            [0] tu retournes { $card }
            [one] tu caches { $down } carte et retournes { $card }
           *[other] tu caches { $down } cartes et retournes { $card }
        }
       *[no] { $down ->
            [0] { $name } retourne { $card }
            [one] { $name } cache { $down } carte et retourne { $card }
           *[other] { $name } cache { $down } cartes et retourne { $card }
        }
    }
event-laid-down =
    { $you ->
        [yes] { $down ->
            [one] tu caches { $down } carte
           *[other] tu caches { $down } cartes
        }
       *[no] { $down ->
            [one] { $name } cache { $down } carte
           *[other] { $name } cache { $down } cartes
        }
    }
event-taken-back = Cartes jumelles ! Pas de bataille : { $shown }.
event-taken-back-one =
    { $you ->
        [yes] tu reprends { $card }
       *[no] { $name } reprend { $card }
    }
event-discarded = Cartes jumelles ! Pas de bataille : elles quittent le jeu.
event-left-lying =
    { $count ->
        [0] Personne ne gagne.
        [one] Personne ne gagne : la carte reste sur la table.
       *[other] Personne ne gagne : { $count } cartes restent sur la table.
    }
event-won =
    { $how ->
        [stolen] Volé !{ " " }
        [bell] La cloche a sonné.{ " " }
        [alone] Personne d’autre ne peut se battre.{ " " }
        [last] Il ne reste personne d’autre.{ " " }
       *[highest] { "" }
    }{ $decided ->
        [yes] { $winning } bat { $beaten }.{ " " }
       *[no] { "" }
    }{ $how ->
        [tied-cards] { $you ->
            [yes] Tu prends les cartes à égalité :
           *[no] { $name } prend les cartes à égalité :
        }
       *[highest] { $you ->
            [yes] Tu remportes le tas :
           *[no] { $name } remporte le tas :
        }
    } { $prize ->
        [one] { $prize } carte.
       *[other] { $prize } cartes.
    }
event-went-out =
    { $why ->
        [short] { $you ->
            [yes] Tu n’as pas assez de cartes pour cette bataille et tu sors de la partie.
           *[no] { $name } n’a pas assez de cartes pour cette bataille et sort de la partie.
        }
        [resigned] { $you ->
            [yes] Tu quittes la partie.
           *[no] { $name } quitte la partie.
        }
       *[empty] { $you ->
            [yes] Tu n’as plus de carte à retourner et tu sors de la partie.
           *[no] { $name } n’a plus de carte à retourner et sort de la partie.
        }
    }
event-bell-rang = La cloche ! Ce tour est le dernier.
event-tie-broken = Un nouveau jeu décide : { $shown }.
event-drew =
    { $you ->
        [yes] { $known ->
            [yes] Tu pioches { $cards }.
           *[no] { $drawn ->
                [one] Tu pioches { $drawn } carte.
               *[other] Tu pioches { $drawn } cartes.
            }
        }
       *[no] { $drawn ->
            [one] { $name } pioche { $drawn } carte.
           *[other] { $name } pioche { $drawn } cartes.
        }
    }
event-chose =
    { $you ->
        [yes] { $known ->
            [yes] Tu choisis { $card }.
           *[no] Ton choix est fait.
        }
       *[no] { $name } a choisi.
    }
event-went-live = Toutes les cartes sont là : rafle !
event-grabbed =
    { $you ->
        [yes] Tu rafles !
       *[no] { $name } rafle !
    }
event-grabbed-falsely =
    { $you ->
        [yes] { $penalty ->
            [0] Trop tôt !
           *[other] Trop tôt ! Cela te coûte une carte.
        }
       *[no] { $penalty ->
            [0] { $name } rafle trop tôt.
           *[other] { $name } rafle trop tôt : cela coûte une carte.
        }
    }
event-turned-back = La cloche ! Chacun reprend les cartes de ce tour.
event-shuffled =
    { $shoe ->
        [one] Le sabot est mélangé : { $shoe } carte.
       *[other] Le sabot est mélangé : { $shoe } cartes.
    }
event-bet-placed =
    { $you ->
        [yes] { $tie ->
            [0] Tu mises { $ante }.
           *[other] Tu mises { $ante }, et { $tie } sur l’égalité.
        }
       *[no] { $tie ->
            [0] { $name } mise { $ante }.
           *[other] { $name } mise { $ante }, et { $tie } sur l’égalité.
        }
    }
event-casino-dealt =
    { $burned ->
        [0] { "" }
        [one] La banque brûle { $burned } carte.{ " " }
       *[other] La banque brûle { $burned } cartes.{ " " }
    }{ $shown } ; la banque reçoit { $bank }.
event-casino-dealt-one =
    { $you ->
        [yes] tu reçois { $card }
       *[no] { $name } reçoit { $card }
    }
event-raised =
    { $you ->
        [yes] Tu livres bataille et tu doubles ta mise.
       *[no] { $name } livre bataille et double sa mise.
    }
event-surrendered =
    { $you ->
        [yes] Tu abandonnes.
       *[no] { $name } abandonne.
    }
event-settled =
    { $what ->
        [won] { $you ->
            [yes] Tu gagnes { $gain }.
           *[no] { $name } gagne { $gain }.
        }
        [lost] { $you ->
            [yes] Tu perds { $gain }.
           *[no] { $name } perd { $gain }.
        }
        [surrendered] { $you ->
            [yes] Tu laisses la moitié de ta mise et perds { $gain }.
           *[no] { $name } laisse la moitié de sa mise et perd { $gain }.
        }
        [war-won] { $you ->
            [yes] Tu remportes la bataille et gagnes { $gain }.
           *[no] { $name } remporte la bataille et gagne { $gain }.
        }
        [war-tied] { $you ->
            [yes] De nouveau égalité : tu remportes la bataille et gagnes { $gain }.
           *[no] De nouveau égalité : { $name } remporte la bataille et gagne { $gain }.
        }
        [war-lost] { $you ->
            [yes] Tu perds la bataille, et { $gain } avec elle.
           *[no] { $name } perd la bataille, et { $gain } avec elle.
        }
        [tie-bet-won] { $you ->
            [yes] Ton pari sur l’égalité rapporte { $gain }.
           *[no] { $name } gagne { $gain } en pariant sur l’égalité.
        }
       *[tie-bet-lost] { $you ->
            [yes] Pas d’égalité : ton pari est perdu, { $gain }.
           *[no] Pas d’égalité : { $name } perd son pari, { $gain }.
        }
    }{ $what ->
        [tie-bet-won] { "" }
        [tie-bet-lost] { "" }
       *[won] { $you ->
            [yes] { " " }Tu as maintenant { $bankroll }.
           *[no] { " " }{ $name } a maintenant { $bankroll }.
        }
    }
event-went-away =
    { $why ->
        [broke] { $you ->
            [yes] Tu ne peux plus miser et tu quittes la table.
           *[no] { $name } ne peut plus miser et quitte la table.
        }
       *[left] { $you ->
            [yes] Tu quittes la table.
           *[no] { $name } quitte la table.
        }
    }

## The end

outcome =
    { $result ->
        [you] Tu as gagné !
        [won] { $name } a gagné !
        [drawn] Partie nulle entre { $names }.
       *[nobody] Personne n’a gagné.
    }
outcome-bankroll =
    { $you ->
        [yes] Il te reste { $bankroll }.
       *[no] { $name } a { $bankroll }.
    }
outcome-length =
    La partie a duré { $battles ->
        [one] { $battles } tour
        [many] { $battles } de tours
       *[other] { $battles } tours
    }{ $wars ->
        [0] { "" }
        [one] , avec { $wars } bataille
        [many] , avec { $wars } de batailles
       *[other] , avec { $wars } batailles
    }.
termination-captured-all =
    { $result ->
        [you] Toutes les cartes sont à toi.
        [won] Toutes les cartes sont à { $name }.
       *[drawn] Personne n’a plus de carte à retourner.
    }
termination-short-war =
    { $result ->
        [you] Il n’y avait plus assez de cartes pour la bataille, et tu es en tête.
        [won] Il n’y avait plus assez de cartes pour la bataille, et { $name } est en tête.
       *[drawn] Il n’y avait plus assez de cartes pour la bataille.
    }
termination-empty-stock =
    { $result ->
        [you] Les piles sont épuisées, et tu es en tête.
        [won] Les piles sont épuisées, et { $name } est en tête.
       *[drawn] Les piles sont épuisées, et personne n’est en tête.
    }
termination-resigned =
    { $result ->
        [you] Tous les autres ont quitté la partie.
        [won] { $name } reste : tous les autres ont quitté la partie.
       *[drawn] Tous ont quitté la partie.
    }
termination-wars =
    { $count ->
        [one] { $result ->
            [you] C’est toi qui as remporté la première bataille.
            [won] { $name } a remporté la première bataille.
           *[drawn] La bataille est remportée.
        }
       *[other] { $result ->
            [you] Tu as remporté { $count } batailles avant les autres.
            [won] { $name } a remporté { $count } batailles avant les autres.
           *[drawn] { $count } batailles sont remportées.
        }
    }
termination-target =
    { $result ->
        [you] { $count ->
            [one] Tu as eu { $count } carte avant les autres.
           *[other] Tu as eu { $count } cartes avant les autres.
        }
        [won] { $count ->
            [one] { $name } a eu { $count } carte avant les autres.
           *[other] { $name } a eu { $count } cartes avant les autres.
        }
       *[drawn] { $count ->
            [one] Plusieurs ont eu { $count } carte en même temps.
           *[other] Plusieurs ont eu { $count } cartes en même temps.
        }
    }
termination-floor =
    { $count ->
        [one] Quelqu’un n’a plus de carte
       *[other] Quelqu’un a moins de { $count } cartes
    }{ $result ->
        [you] , et c’est toi qui en as le plus.
        [won] , et c’est { $name } qui en a le plus.
       *[drawn] , et personne n’en a plus que les autres.
    }
termination-time =
    { $result ->
        [you] Le temps est écoulé, et c’est toi qui as le plus de cartes.
        [won] Le temps est écoulé, et c’est { $name } qui a le plus de cartes.
       *[drawn] Le temps est écoulé, et personne n’a plus de cartes que les autres.
    }
termination-battles =
    { $count ->
        [one] Après { $count } tour
        [many] Après { $count } de tours
       *[other] Après { $count } tours
    }, { $result ->
        [you] c’est toi qui as le plus de cartes.
        [won] c’est { $name } qui a le plus de cartes.
       *[drawn] personne n’a plus de cartes que les autres.
    }
termination-endless =
    { $period ->
        [one] Cette partie ne finira jamais : les cartes étaient déjà ainsi après le tour { $since }, et elles le sont de nouveau après chaque tour.
        [many] Cette partie ne finira jamais : les cartes étaient déjà ainsi après le tour { $since }, et elles y reviennent tous les { $period } de tours.
       *[other] Cette partie ne finira jamais : les cartes étaient déjà ainsi après le tour { $since }, et elles y reviennent tous les { $period } tours.
    }
termination-guard =
    { $count ->
        [one] Après { $count } tour, on ne voyait pas la fin : la partie a été arrêtée.
        [many] Après { $count } de tours, on ne voyait pas la fin : la partie a été arrêtée.
       *[other] Après { $count } tours, on ne voyait pas la fin : la partie a été arrêtée.
    }
termination-left = La table est vide.
termination-broke = Plus personne ne peut miser.
termination-rounds =
    { $count ->
        [one] { $count } donne a été jouée.
        [many] { $count } de donnes ont été jouées.
       *[other] { $count } donnes ont été jouées.
    }

## Computer players

player-turner = Joueur tout simple
    .about = Retourne la carte du dessus, comme tout le monde.
player-slow = Main tranquille
    .about = Prend son temps avant de rafler : parfait pour commencer.
player-steady = Main sûre
    .about = Rafle comme un adulte bien réveillé.
player-quick = Main leste
    .about = Difficile à battre.
player-random = Tête en l’air
    .about = Joue n’importe quelle carte de sa main.
player-middle-high = Prudence
    .about = Joue sa carte du milieu à chaque tour et la plus forte dans les batailles.
player-low-high = Économie
    .about = Joue sa carte la plus faible à chaque tour et la plus forte dans les batailles.
player-sly = Fine mouche
    .about = Joue comme la Prudence, mais perd exprès une bataille quand le perdant y prend les cartes les plus fortes.
player-always-war = Casse-cou
    .about = Mise le minimum et livre bataille à chaque égalité.
player-always-surrender = Pied léger
    .about = Mise le minimum et abandonne à chaque égalité.

## Seats

seat-fox = Renard malin
seat-bear = Ours courageux
seat-owl = Hibou savant
seat-hare = Lièvre rapide
seat-hedgehog = Hérisson timide
seat-otter = Loutre joyeuse
seat-cat = Chat curieux
seat-dog = Chien fidèle
seat-frog = Grenouille chanteuse
seat-mouse = Petite souris
seat-squirrel = Écureuil agile
seat-penguin = Pingouin élégant
seat-turtle = Tortue patiente
seat-duck = Canard farceur
seat-deer = Cerf paisible
seat-wolf = Loup sympa
seat-robin = Rouge-gorge matinal
seat-panda = Panda rêveur
seat-koala = Koala endormi
seat-ladybird = Coccinelle chanceuse

## The rules in words

players-heading = Joueurs de l’ordinateur
players-entry = { $player } : { $about }
section-brief = En deux mots
section-cards = Les cartes
section-deal = La donne
section-hand = La main
section-battle = Un tour
section-war = La bataille
section-short = Pas assez de cartes pour une bataille
section-collecting = Le ramassage
section-bets = Les mises
section-bank = Contre la banque
section-tie = Égalité avec la banque
section-end = La fin
section-house = Règles de la maison
rules-pack =
    { $packs ->
        [one] Un jeu de { $pack ->
            [full] 52 cartes : du deux au dix, valet, dame, roi et as
            [piquet] 32 cartes : du sept au dix, valet, dame, roi et as
            [italian] 40 cartes : as, du deux au sept, valet, dame et roi
           *[numbers] 36 cartes : du deux au dix
        }, en quatre couleurs.
       *[other] { $packs } jeux de { $pack ->
            [full] 52 cartes : du deux au dix, valet, dame, roi et as
            [piquet] 32 cartes : du sept au dix, valet, dame, roi et as
            [italian] 40 cartes : as, du deux au sept, valet, dame et roi
           *[numbers] 36 cartes : du deux au dix
        }, en quatre couleurs. On les mélange tous ensemble.
    }
rules-jokers =
    { $jokers ->
        [0] { "" }
       *[other] On ajoute à chaque jeu un joker rouge et un joker noir. Un joker bat toutes les autres cartes ; deux jokers sont égaux.
    }
rules-ranking =
    { $ranking ->
        [ace-low] L’as est la carte la plus faible et le roi la plus forte. La couleur ne compte jamais.
        [low-wins] La carte la plus faible l’emporte. L’as est la plus basse : il bat donc toutes les autres. La couleur ne compte jamais.
        [two-over-all] Du trois au roi, les cartes se suivent comme d’habitude et battent l’as ; le deux les bat toutes, mais l’as bat le deux. La couleur ne compte jamais. Des cartes qui se battent en rond, comme l’as, le deux et le sept, sont à égalité.
       *[ace-high] { $pack ->
            [piquet] Le sept est la carte la plus faible et l’as la plus forte. La couleur ne compte jamais.
            [numbers] Le deux est la carte la plus faible et le dix la plus forte. La couleur ne compte jamais.
           *[full] Le deux est la carte la plus faible et l’as la plus forte. La couleur ne compte jamais.
        }
    }
rules-deal =
    { $seats ->
        [2] On joue à deux.
        [3] On joue à trois.
        [4] On joue à quatre.
       *[other] On joue à { $seats }.
    } On mélange les cartes et on les distribue une à une, faces cachées : { $each } chacun.{ $aside ->
        [0] { "" }
        [one] { " " }La carte qui reste est mise de côté sans être vue.
       *[other] { " " }Les { $aside } cartes qui restent sont mises de côté sans être vues.
    }
rules-stock = Chacun pose ses cartes devant soi, faces cachées : c’est sa pile. Personne ne la regarde, mais tout le monde peut compter les cartes.
rules-hand =
    { $hand ->
        [one] Chacun prend en main la carte du dessus de sa pile. On ne montre sa main à personne.
       *[other] Chacun prend en main les { $hand } cartes du dessus de sa pile. On ne montre sa main à personne.
    } Après chaque tour on complète sa main ; quand la pile est épuisée, la main diminue.
rules-stakes =
    { $stakes ->
        [true] Avant chaque tour, tous ceux qui ont gagné des cartes mettent en jeu la dernière, face visible : c’est la mise. Qui gagne le tour prend toutes les mises, la sienne comprise.
       *[false] { "" }
    }
rules-battle =
    { $seats ->
        [2] Les deux joueurs retournent en même temps la carte du dessus de leur pile. La plus forte prend les deux, avec tout ce qui est sur la table.
       *[other] Tous ceux qui sont encore dans la partie retournent en même temps la carte du dessus de leur pile. La plus forte prend tout ce qui est sur la table.
    }
rules-battle-speed = On n’attend pas son tour : chacun retourne sa carte dès qu’il le veut. Quand tous l’ont fait, le tas est libre.
rules-battle-thinking = Chacun choisit une carte de sa main, et on les montre toutes en même temps. La plus forte les prend, et elles vont sous la pile de son propriétaire.
rules-grab =
    { $steal_after ->
        [none] Seul le propriétaire de la carte la plus forte peut rafler le tas.
        [0] Dès lors, le premier qui rafle prend le tas, quelle que soit sa carte.
       *[other] Le propriétaire de la carte la plus forte peut rafler le tas aussitôt. S’il ne l’a pas fait { $steal_after } millisecondes plus tard, tout le monde peut le voler.
    }
rules-grab-false =
    { $penalty ->
        [0] Rafler trop tôt ne coûte rien, mais ne rapporte rien non plus.
       *[other] Qui rafle trop tôt paie avec la carte du dessus de sa pile, face cachée.
    }
rules-grab-close =
    { $photo_finish ->
        [0] { "" }
       *[other] Deux gestes séparés de moins de { $photo_finish } millisecondes comptent pour un seul : alors la carte la plus forte décide.
    }
rules-handicap = Avance, en millisecondes : { $list }.
rules-handicap-one = joueur { $seat } : { $ms }
rules-tie =
    { $seats ->
        [2] Deux cartes égales, c’est la bataille.
       *[other] { $contenders ->
            [everyone] Quand les cartes les plus fortes sont égales, il y a bataille, et tous ceux qui ont assez de cartes y participent. Une égalité plus bas ne compte pas.
           *[tied] Quand les cartes les plus fortes sont égales, il y a bataille entre leurs propriétaires. Les autres regardent, et leurs cartes restent sur la table. Une égalité plus bas ne compte pas.
        }
    }
rules-war =
    { $war_down ->
        [by-rank] Dans une bataille, chacun pose autant de cartes cachées que le dit le rang à égalité (du deux au dix son nombre, dix pour le valet, la dame et le roi, onze pour l’as et le joker), puis une carte visible.
        [0] Dans une bataille, chacun pose encore une carte visible.
        [one] Dans une bataille, chacun pose { $war_down } carte cachée, puis une carte visible.
       *[other] Dans une bataille, chacun pose { $war_down } cartes cachées, puis une carte visible.
    } La plus forte des nouvelles cartes visibles remporte tout le tas.
rules-war-size = Une bataille à deux se joue donc pour { $prize } cartes.
rules-war-speed = Chacun pose les cartes de la bataille à son rythme ; quand tous l’ont fait, on peut rafler.
rules-chain =
    { $chain ->
        [single] S’il y a de nouveau égalité, les ex æquo posent une carte visible à la fois, jusqu’à ce que l’une soit plus forte.
       *[repeat] S’il y a de nouveau égalité, la bataille continue de la même façon.
    }
rules-war-thinking =
    { $war_down ->
        [by-rank] En cas d’égalité, chacun pose autant de cartes cachées de sa pile que le dit le rang à égalité (du deux au dix son nombre, dix pour le valet, la dame et le roi, onze pour l’as et le joker), puis choisit une carte de sa main.
        [0] En cas d’égalité, chacun choisit une autre carte de sa main.
        [one] En cas d’égalité, chacun pose { $war_down } carte de sa pile face cachée, puis choisit une carte de sa main.
       *[other] En cas d’égalité, chacun pose { $war_down } cartes de sa pile faces cachées, puis choisit une carte de sa main.
    } La plus forte prend les cartes cachées et celles qu’on vient de choisir ; le perdant prend les cartes qui étaient à égalité.
rules-war-thinking-again = S’il y a de nouveau égalité, on recommence. Le dernier gagnant prend toutes les cartes cachées et les dernières choisies, le perdant toutes les paires d’avant.
rules-short-thinking = Une pile qui n’a pas assez de cartes donne tout ce qu’elle a. Qui n’a ni pile ni main quand il faut une carte sort de la partie.
rules-short =
    { $short ->
        [lose] Qui ne peut pas poser toutes les cartes d’une bataille sort aussitôt de la partie.
        [last-card] Qui a moins de cartes pose ce qu’il a, la dernière carte visible. Sans aucune carte, la dernière carte montrée compte encore.
        [equal] Tous posent seulement autant de cartes cachées que le joueur qui en a le moins. Qui n’a aucune carte perd la bataille et sort de la partie.
        [draw] Dès que quelqu’un ne peut pas poser toutes les cartes d’une bataille, la partie est nulle.
       *[commit] Qui a moins de cartes pose ce qu’il a, la dernière carte visible. Qui n’a aucune carte perd la bataille et sort de la partie.
    }
rules-refill-in-war =
    { $refill_in_war ->
        [true] Les cartes gagnées comptent aussi : on les reprend quand la pile s’épuise en pleine bataille.
       *[false] Seules les cartes de la pile comptent dans une bataille, pas les cartes gagnées.
    }
rules-nobody =
    { $seats ->
        [2] { $short ->
            [draw] { "" }
            [lose] { $captures ->
                [bottom] Si aucun des deux ne peut poser toutes les cartes, la partie est nulle.
               *[reshuffle] Si aucun des deux ne peut poser toutes les cartes, celui qui a le plus de cartes gagnées remporte la partie ; s’ils en ont autant l’un que l’autre, elle est nulle.
            }
           *[commit] { $captures ->
                [bottom] Si aucun des deux n’a plus de carte dans une bataille, la partie est nulle.
               *[reshuffle] Si aucun des deux n’a plus de carte pour une bataille, celui qui a le plus de cartes gagnées remporte la partie ; s’ils en ont autant l’un que l’autre, elle est nulle.
            }
        }
       *[other] { $short ->
            [draw] { "" }
           *[commit] Si plus personne ne peut se battre, tous ceux qui se battaient sortent de la partie, et les cartes vont au gagnant du prochain tour.
        }
    }
rules-identical =
    { $identical ->
        [take-back] Si deux des cartes à égalité sont jumelles, de même rang et de même couleur, il n’y a pas de bataille : les ex æquo remettent sous leur pile la carte qu’ils montrent, et le reste attend le gagnant du prochain tour.
        [discard] Si deux des cartes à égalité sont jumelles, de même rang et de même couleur, il n’y a pas de bataille : les cartes à égalité quittent le jeu, et le reste attend le gagnant du prochain tour.
       *[war] Deux cartes jumelles, de même rang et de même couleur, font une égalité comme une autre.
    }
rules-captures =
    { $captures ->
        [reshuffle] Les cartes gagnées forment une pile à part, faces cachées. Quand la première pile est épuisée, on mélange les cartes gagnées, et elles la remplacent.
        [turn-over] Les cartes gagnées forment une pile à part, faces cachées. Quand la première pile est épuisée, on retourne celle-ci sans la mélanger : la première carte gagnée est la première rejouée.
        [none] Les cartes gagnées forment une pile à part et ne sont pas rejouées. Qui a épuisé sa pile sort de la partie.
       *[bottom] Les cartes gagnées vont sous la pile du gagnant, faces cachées.
    }
rules-order =
    { $order ->
        [loser-first] { $seats ->
            [2] On ramasse les cartes dans un ordre fixe : d’abord les cartes du perdant, puis celles du gagnant, dans l’ordre où elles ont été posées.
           *[other] On ramasse les cartes dans un ordre fixe : d’abord les cartes des autres, à partir du gagnant dans le sens des aiguilles d’une montre, puis celles du gagnant, dans l’ordre où elles ont été posées.
        }
        [seat] On ramasse les cartes dans un ordre fixe, quel que soit le gagnant : les cartes du premier joueur, puis celles du deuxième et ainsi de suite, dans l’ordre où elles ont été posées. Attention : à deux, près de la moitié de ces parties ne finissent jamais, et cet ordre n’est pas équitable.
        [laid] On ramasse les cartes dans un ordre fixe : la première carte de chacun, puis la deuxième de chacun, et ainsi de suite.
        [high-first] On ramasse les cartes par ordre de force, la plus forte d’abord.
        [shuffled] On mélange les cartes avant de les ranger.
       *[winner-first] { $seats ->
            [2] On ramasse les cartes dans un ordre fixe : d’abord les cartes du gagnant, puis celles du perdant, dans l’ordre où elles ont été posées.
           *[other] On ramasse les cartes dans un ordre fixe : d’abord les cartes du gagnant, puis celles des autres, à partir de lui dans le sens des aiguilles d’une montre, dans l’ordre où elles ont été posées.
        }
    }
rules-order-thinking =
    { $order ->
        [winner-first] Le perdant d’une bataille ramasse les siennes de la même façon, à la place du gagnant.
        [loser-first] Le perdant d’une bataille ramasse les siennes de la même façon, à la place du gagnant.
        [high-first] Le perdant d’une bataille ramasse les siennes de la même façon, à la place du gagnant.
       *[seat] { "" }
    }
rules-out = Qui n’a plus de carte à retourner sort de la partie.
rules-end-last =
    { $captures ->
        [none] Le dernier qui peut encore retourner une carte a gagné. Si toutes les piles s’épuisent en même temps, qui a gagné le plus de cartes l’emporte.
       *[bottom] Le dernier qui reste dans la partie a toutes les cartes et a gagné.
    }
rules-end-target =
    { $target ->
        [none] { "" }
       *[other] Mais cela peut finir plus tôt : le premier à posséder { $target } cartes après un tour a gagné.
    }
rules-end-floor =
    { $floor ->
        [none] { "" }
        [one] Dès que quelqu’un n’a plus de carte après un tour, la partie est finie, et qui a le plus de cartes a gagné.
       *[other] Dès que quelqu’un a moins de { $floor } cartes après un tour, la partie est finie, et qui a le plus de cartes a gagné.
    }
rules-end-time = Une cloche sonne après { $duration }. On finit le tour, et qui a le plus de cartes a gagné.
rules-minutes =
    { $count ->
        [one] { $count } minute
        [many] { $count } de minutes
       *[other] { $count } minutes
    }
rules-seconds =
    { $count ->
        [one] { $count } seconde
        [many] { $count } de secondes
       *[other] { $count } secondes
    }
rules-end-wars =
    { $wars_to_win ->
        [none] { "" }
        [one] Qui remporte une bataille gagne aussitôt la partie.
       *[other] Le premier à remporter { $wars_to_win } batailles gagne aussitôt la partie. Une bataille sur bataille ne compte qu’une fois.
    }
rules-end-battles =
    { $battle_limit ->
        [none] { "" }
        [one] Après { $battle_limit } tour, qui a le plus de cartes a gagné.
        [many] Après { $battle_limit } de tours, qui a le plus de cartes a gagné.
       *[other] Après { $battle_limit } tours, qui a le plus de cartes a gagné.
    }
rules-end-tie-break =
    { $tie_break ->
        [fresh-pack] À égalité de cartes, un nouveau jeu décide : une carte à chacun des ex æquo, et la plus forte gagne ; si elles sont égales, on recommence.
       *[none] À égalité de cartes, la partie est nulle.
    }
rules-end-guard =
    { $finds_endless ->
        [true] Certaines parties tournent en rond sans fin. Dès que c’est certain, parce que toutes les cartes sont revenues là où elles étaient déjà, la partie est arrêtée, et personne n’a gagné.
       *[false] { $last_battle ->
            [one] Une partie qui n’est pas finie après { $last_battle } tour est arrêtée, et personne n’a gagné.
            [many] Une partie qui n’est pas finie après { $last_battle } de tours est arrêtée, et personne n’a gagné.
           *[other] Une partie qui n’est pas finie après { $last_battle } tours est arrêtée, et personne n’a gagné.
        }
    }
rules-shoe =
    { $packs ->
        [one] On mélange un jeu de 52 cartes : c’est le sabot.
       *[other] On mélange ensemble { $packs } jeux de 52 cartes : c’est le sabot.
    } { $reshuffle_at ->
        [one] On le mélange de nouveau avant une donne quand il est vide.
       *[other] On le mélange de nouveau avant une donne quand il reste moins de { $reshuffle_at } cartes.
    }
rules-bets =
    { $seats ->
        [one] On joue
       *[other] On joue à { $seats }, chacun pour soi,
    } contre la banque, avec de l’argent pour rire : { $bankroll } pour commencer. Avant chaque donne, on mise de { $table_min } à { $table_max } et, si l’on veut, on parie en plus sur l’égalité.
rules-bank = Chaque joueur reçoit une carte, la banque aussi. Une carte plus forte rapporte autant que la mise ; plus faible, elle la perd. L’as est la plus forte, et la couleur ne compte jamais.
rules-bank-tie = L’égalité paie { $tie_pays } contre 1 à qui a parié sur elle ; sans égalité, ce pari est perdu.
rules-bank-choice =
    { $burn ->
        [0] En cas d’égalité, on choisit. On peut abandonner et perdre la moitié de sa mise. Ou livrer bataille : on ajoute autant que sa mise, et chacun reçoit encore une carte, la banque aussi.
        [one] En cas d’égalité, on choisit. On peut abandonner et perdre la moitié de sa mise. Ou livrer bataille : on ajoute autant que sa mise, la banque met de côté { $burn } carte sans la montrer, et chacun reçoit encore une carte, la banque aussi.
       *[other] En cas d’égalité, on choisit. On peut abandonner et perdre la moitié de sa mise. Ou livrer bataille : on ajoute autant que sa mise, la banque met de côté { $burn } cartes sans les montrer, et chacun reçoit encore une carte, la banque aussi.
    }
rules-bank-war =
    { $tie_bonus ->
        [true] Avec une carte plus forte ou égale, on gagne autant que ce qu’on a ajouté et on garde sa mise ; une carte égale rapporte une mise de plus. Avec une carte plus faible, on perd les deux.
       *[false] Avec une carte plus forte ou égale, on gagne autant que ce qu’on a ajouté et on garde sa mise. Avec une carte plus faible, on perd les deux.
    }
rules-end-casino =
    { $rounds ->
        [none] On peut partir entre deux donnes. La séance finit quand tous sont partis ou ne peuvent plus miser le minimum.
        [one] On peut partir entre deux donnes. La séance finit après { $rounds } donne, ou quand tous sont partis ou ne peuvent plus miser le minimum.
        [many] On peut partir entre deux donnes. La séance finit après { $rounds } de donnes, ou quand tous sont partis ou ne peuvent plus miser le minimum.
       *[other] On peut partir entre deux donnes. La séance finit après { $rounds } donnes, ou quand tous sont partis ou ne peuvent plus miser le minimum.
    }
rules-brief-changed = { $variant }, avec vos propres règles ; ce qu’elles changent est à la fin.
rules-house-none = Aucune : tout est comme d’habitude.
rules-house-choice = { $option } : { $choice } (d’habitude { $usual }). { $about }
rules-house-number = { $option } : { $choice } (d’habitude { $usual }).

## The rule book

manual = Les règles de la bataille
    .made = Cette page est faite à partir des textes du jeu ; `scripts/rules` la refait.
    .intro = La bataille est le plus simple des jeux de cartes : on retourne une carte, et la plus forte prend les deux. Pourtant, à chaque table on se dispute : que faire quand deux cartes sont égales, quand quelqu’un n’en a plus assez, et dans quel ordre les cartes vont-elles sous la pile ? Chaque règle est donc ici une fois, avec son numéro. Là où les tables diffèrent, il y a une option, dont le nom s’écrit ainsi : `war_down=1`.
    .words = Quelques mots n’ont ici qu’un seul sens. La *pile* est le tas de cartes de chaque joueur, faces cachées. Les *prises* sont les cartes gagnées, quand on les garde dans une pile à part. Un *tour*, c’est une fois retourner les cartes, avec toutes les batailles qui s’ensuivent. Le *tas* est tout ce que le gagnant d’un tour ramasse sur la table.
    .common = Les cartes et la donne
    .battle = Le tour
    .collecting = Le ramassage
    .end = La fin de la partie
    .variants = Variantes et règles de la maison
    .double = La double bataille
    .speed = La bataille éclair
    .thinking = La bataille réfléchie
    .casino = La bataille de casino
    .options = Toutes les options
    .all = Toutes les variantes
    .entry = { $name } : { $about }
    .takes = { $expected } ; d’habitude { $usual }.
    .usual = D’habitude { $usual }.
rule-R1 = On joue avec 52 cartes : du deux au dix, valet, dame, roi et as, en quatre couleurs, sans jokers. D’autres jeux sont possibles : 32 cartes à partir du sept (`pack=piquet`), 40 cartes sans les huit, les neuf et les dix (`pack=italian`), ou 36 cartes sans figures ni as (`pack=numbers`). On peut mélanger jusqu’à huit jeux (`packs`), et chaque jeu peut apporter deux jokers, un rouge et un noir (`jokers=2`).
    .title = Le jeu de cartes
rule-R2 = Le deux est la carte la plus faible, l’as la plus forte, et la couleur ne compte jamais. On peut aussi faire de l’as la carte la plus faible (`ranking=ace-low`), ou laisser gagner la carte la plus faible, de sorte que l’as bat tout (`ranking=low-wins`), ou décider que le deux bat toutes les cartes sauf l’as, et que l’as ne bat que le deux (`ranking=two-over-all`). Un joker bat toujours toutes les autres cartes ; deux jokers sont égaux.
    .title = Quelle carte bat laquelle
rule-R3 = La carte la plus forte gagne. Si plusieurs sont aussi fortes, il y a égalité. Quand le deux bat tout, il arrive que des cartes se battent en rond, comme l’as, le deux et le sept : alors elles sont toutes à égalité.
    .title = La carte la plus forte
rule-R4 = On joue de deux à huit (`seats`). On mélange les cartes et on les distribue une à une, faces cachées, jusqu’à ce que chacun en ait autant ; ce qui reste est mis de côté et ne joue pas. À deux, chacun a 26 cartes ; à trois, 17, et il en reste une ; à quatre, 13.
    .title = La donne
rule-R5 = Personne ne regarde une pile ni les cartes cachées, pas même les siennes. Mais tout le monde peut savoir à tout moment combien de cartes a une pile.
    .title = On ne regarde pas
rule-R6 = Si une carte a été vue pendant la donne, n’importe qui peut annoncer une fausse donne avant que la première carte soit retournée : on mélange et on redistribue. Après, il est trop tard.
    .title = La fausse donne
rule-R7 = Tous ceux qui sont encore dans la partie retournent en même temps la carte du dessus de leur pile. Si une pile est épuisée, on la renouvelle d’abord (R16).
    .title = Retourner les cartes
rule-R8 = La carte la plus forte prend tout ce qui est sur la table.
    .title = Gagner un tour
rule-R9 = Si deux des cartes les plus fortes, ou davantage, sont égales, il y a bataille entre leurs propriétaires. Les autres regardent, et leurs cartes restent sur la table. Une égalité plus bas ne compte pas. À certaines tables, tous ceux qui ont assez de cartes y participent (`contenders=everyone`).
    .title = La bataille
rule-R10 = Dans une bataille, chacun pose trois cartes cachées et une carte visible ; la plus forte des cartes visibles prend tout. À deux, cela fait dix cartes. Le nombre de cartes cachées peut être un autre, de zéro à dix (`war_down`), ou celui que dit le rang à égalité : son nombre, dix pour le valet, la dame et le roi, onze pour l’as et le joker (`war_down=by-rank`).
    .title = Les cartes d’une bataille
rule-R11 = Si les nouvelles cartes sont elles aussi à égalité, les ex æquo continuent de la même façon, avec de nouveau trois cartes cachées. Ou bien, pour les enfants, avec une carte visible à la fois, jusqu’à ce que l’une soit plus forte (`chain=single`).
    .title = Bataille sur bataille
rule-R12 = Qui n’a pas assez de cartes pour une bataille pose ce qu’il a, la dernière carte visible. Qui n’a aucune carte perd la bataille et sort de la partie. À d’autres tables : on sort aussitôt (`short=lose`) ; sans aucune carte, la dernière carte montrée compte encore (`short=last-card`) ; tous posent seulement autant de cartes cachées que le joueur qui en a le moins (`short=equal`) ; la partie est nulle (`short=draw`). Là où les cartes gagnées renouvellent la pile (R16), elles comptent aussi, sauf avec `refill_in_war=false`.
    .title = Pas assez de cartes
rule-R13 = S’il ne reste qu’un joueur qui puisse se battre, il remporte la bataille sans poser de carte. Si plus personne ne le peut, tous ceux qui se battaient sortent de la partie, et les cartes de la table vont au gagnant du prochain tour. S’il ne reste qu’un seul autre joueur, il prend les cartes et a gagné.
    .title = Personne ne peut se battre
rule-R14 = La façon de ranger le tas sous la pile du gagnant décide si une partie finit un jour ; elle est donc fixée : d’abord les cartes du gagnant, puis celles des autres, dans le sens des aiguilles d’une montre, dans l’ordre où elles ont été posées. D’autres ordres : celles des autres d’abord (`order=loser-first`) ; par place, quel que soit le gagnant (`order=seat` : attention, à deux, près de la moitié des parties ne finissent jamais, et ce n’est pas équitable) ; la première carte de chacun, puis la deuxième (`order=laid`) ; la plus forte d’abord (`order=high-first`) ; mélangées (`order=shuffled`).
    .title = L’ordre des cartes
rule-R15 = Les cartes gagnées vont sous la pile, faces cachées. Ou bien on les garde dans une pile à part : les prises (`captures`).
    .title = Où vont les cartes gagnées
rule-R16 = Quand une pile est épuisée et qu’il faut une carte, les prises la remplacent : mélangées (`captures=reshuffle`) ou simplement retournées, de sorte que la première carte gagnée est la première rejouée (`captures=turn-over`). Ou bien on ne renouvelle pas la pile, et qui l’a épuisée sort de la partie (`captures=none`).
    .title = Une pile épuisée
rule-R17 = Qui ne peut plus retourner de carte à la fin d’un tour sort de la partie. Si tous les derniers sortent en même temps, celui qui a le plus de prises a gagné ; à égalité, ou s’il n’y a pas de prises, la partie est nulle.
    .title = Sortir de la partie
rule-R18 = Le dernier qui reste dans la partie prend toutes les cartes et a gagné.
    .title = Gagner la partie
rule-R19 = Si l’on veut, le premier qui possède un certain nombre de cartes après un tour a gagné, quarante par exemple (`target=40`).
    .title = Un nombre de cartes
rule-R20 = Si l’on veut, la partie finit dès que quelqu’un a moins d’un certain nombre de cartes (`floor`). Qui en a le plus a gagné.
    .title = Un nombre minimal
rule-R21 = Si l’on veut, une cloche sonne après un certain temps (`time_limit`, en secondes). On finit le tour en cours, puis qui a le plus de cartes a gagné. Quand l’ordinateur joue seul, le temps est seulement compté : quatre secondes pour chaque tour et chaque étape d’une bataille (`seconds_per_turn`).
    .title = La cloche
rule-R22 = Si l’on veut, le premier qui remporte un certain nombre de batailles a gagné, trois par exemple (`wars_to_win=3`). Une bataille sur bataille ne compte qu’une fois.
    .title = Un nombre de batailles
rule-R23 = Si l’on veut, la partie finit après un certain nombre de tours (`battle_limit`). Qui a le plus de cartes a gagné.
    .title = Un nombre de tours
rule-R24 = À égalité de cartes, la partie est nulle. Si l’on veut, un nouveau jeu décide (`tie_break=fresh-pack`) : on le mélange, chacun des ex æquo reçoit une carte, et la plus forte gagne ; si elles sont égales, on recommence.
    .title = La partie nulle
rule-R25 = Certaines parties ne finissent jamais. Là où, après la donne, rien ne dépend plus du hasard ni d’un choix, et où ni `battle_limit` ni `time_limit` ne met fin à la partie, les cartes le prouvent : une fois que toutes (et, avec `wars_to_win`, les batailles gagnées) sont revenues exactement là où elles étaient déjà, la partie continuerait ainsi sans fin. Elle est arrêtée à ce moment, si tard que ce soit, et personne n’a gagné. Le jeu dit après quel tour les cartes étaient ainsi pour la première fois, et tous les combien de tours elles y reviennent. Avec toutes les autres règles (`order=shuffled`, `captures=reshuffle`, la bataille éclair, la bataille réfléchie, `battle_limit`, `time_limit`), des cartes qui reviennent ne prouvent rien ou n’importent pas : une partie qui n’est pas finie est arrêtée après 100 000 tours pour chaque jeu de cartes (`guard`).
    .title = Les parties sans fin
rule-R26 = Chaque variante se joue aussi avec ses propres règles : on écrit l’option après son nom, comme `classic war_down=1 order=shuffled`. Des options qui ne vont pas ensemble sont refusées, et le jeu dit ce qu’il faut changer.
    .title = Les règles de la maison
rule-R27 = Avec plusieurs jeux, deux cartes de même rang et de même couleur peuvent être à égalité : des jumelles. D’habitude, c’est une bataille comme une autre. Certaines tables s’en passent : les ex æquo reprennent la carte qu’ils montrent (`identical=take-back`), ou les cartes à égalité quittent le jeu (`identical=discard`). Alors personne ne gagne le tour, et les autres cartes vont au gagnant du suivant.
    .title = Les jumelles
rule-R28 = Chaque fois qu’on retourne les cartes, cela compte pour un tour, même s’il n’est pas fini. Chaque égalité des cartes les plus fortes compte pour une bataille, et une bataille qui recommence compte de nouveau. Aucune carte ne se perd ni ne se dédouble.
    .title = Compter
rule-R30 = Il faut pour cela des prises (`stakes=true`). Avant chaque tour, tous ceux qui ont des prises mettent en jeu la dernière carte gagnée, face visible : c’est la mise. Qui gagne le tour prend toutes les mises avec le reste ; perdre un tour, c’est donc aussi perdre sa mise. Pendant une bataille, les mises restent sur la table.
    .title = Les mises
rule-R40 = On n’attend pas son tour : chacun retourne sa carte dès qu’il le veut. Quand tous l’ont fait, le tas est libre, et on peut le rafler.
    .title = Chacun à son rythme
rule-R41 = Le propriétaire de la carte la plus forte peut rafler le tas aussitôt. S’il dort plus d’une seconde et demie (`steal_after`), on peut le voler : qui prend alors le tas a gagné le tour. Avec `steal_after=0`, tout le monde peut rafler dès le début ; avec `steal_after=none`, personne ne peut voler.
    .title = Rafler et voler
rule-R42 = Qui rafle trop tôt, ou ce qui n’est pas à lui, pose la carte du dessus de sa pile sur la table, face cachée (`penalty=0` : sans pénalité). Qui rafle juste trop tard ne paie rien.
    .title = Les gestes trop rapides
rule-R43 = L’égalité fait une bataille : tous ceux qui se battent posent leurs cartes à leur rythme. On ne rafle que lorsque tous l’ont fait.
    .title = La bataille à toute vitesse
rule-R44 = Si deux gestes sont séparés de moins de quinze millièmes de seconde (`photo_finish`), ils comptent pour un seul : le propriétaire de la carte la plus forte a le tas, ou sinon la main la plus rapide.
    .title = La photo-finish
rule-R45 = Un petit enfant peut avoir de l’avance : un nombre de millisecondes pour chaque joueur (`handicap=0,800`). Les joueurs de l’ordinateur prennent aussi leur temps, chacun à sa façon. Quand la cloche sonne, un tas libre va au propriétaire de la carte la plus forte ; s’il ne l’est pas encore, chacun reprend ce qu’il a posé dans ce tour.
    .title = L’avance et la cloche
rule-R50 = Après la donne, chacun prend en main les trois cartes du dessus de sa pile (`hand`). On ne montre sa main à personne. À chaque tour, chacun choisit une carte, et on les montre toutes en même temps. Puis on complète les mains avec les piles.
    .title = Une main de cartes
rule-R51 = La carte la plus forte prend les deux, et elles vont sous la pile de son propriétaire.
    .title = Gagner un tour
rule-R52 = En cas d’égalité, chacun pose trois cartes de sa pile faces cachées (`war_down`) et en choisit une quatrième dans sa main. La plus forte prend toutes les cartes cachées et les deux quatrièmes. Le perdant prend les deux cartes qui étaient à égalité : une consolation.
    .title = La bataille
rule-R53 = Une pile qui a moins de trois cartes donne tout ce qu’elle a. Si les quatrièmes cartes sont elles aussi égales, la bataille continue ; le gagnant de la dernière prend toutes les cartes cachées et la dernière paire, et le perdant toutes les paires d’avant.
    .title = Bataille sur bataille
rule-R54 = Quand la pile est vide, la main diminue. Qui n’a plus de carte à jouer sort de la partie. À plus de deux, chaque perdant reprend ses propres cartes à égalité, et celles du gagnant vont au dernier qu’il a battu.
    .title = Peu de cartes
rule-R60 = On joue seul contre la banque, avec six jeux (`packs`) et de l’argent pour rire. On mise et, si l’on veut, on parie en plus sur l’égalité. On reçoit une carte, puis la banque en reçoit une. Une carte plus forte rapporte autant que la mise ; plus faible, elle la perd.
    .title = Contre la banque
rule-R61 = En cas d’égalité, le pari sur l’égalité paie dix contre un. Puis on choisit : abandonner et perdre la moitié de sa mise, ou livrer bataille. Pour cela on ajoute autant que sa mise, la banque met de côté trois cartes sans les montrer (`burn`), et chacun reçoit encore une carte, la banque aussi.
    .title = L’égalité
rule-R62 = Dans la bataille, on gagne avec une carte plus forte et avec une carte égale : on reçoit autant que ce qu’on a ajouté, et on garde sa mise. Avec une carte plus faible, on perd les deux. Certaines maisons paient une mise de plus pour une carte égale (`tie_bonus=true`).
    .title = Bataille contre la banque
rule-R63 = On arrive avec 200 en argent pour rire (`bankroll`) et on mise de 2 à 100 (`table_min`, `table_max`). Quand il reste moins de 52 cartes (`reshuffle_at`), on mélange avant la prochaine donne. On peut partir entre deux donnes ; la séance finit quand tous sont partis ou ne peuvent plus miser, ou après un certain nombre de donnes (`rounds`).
    .title = La maison
rule-R64 = Une mise trop petite ou trop grande, ou plus grande que ce qu’on a, est refusée, et rien ne se passe.
    .title = Les mises refusées

## The command line

help = La bataille, le jeu de cartes, exactement comme on y joue chez vous.
    .usage = bataille [COMMANDE] …
    .about =
        Sans commande, les cartes sont sur la table dans votre navigateur.
        Vos propres règles s’écrivent après la variante, par exemple bataille play classic war_down=1.
help-usage = Usage :
help-commands = Commandes
help-parameters = Options
help-help = Montrer cette aide.
help-version = Montrer la version.
help-language = Parler anglais (en), français (fr) ou italien (it) ; sinon, la langue de votre système.
help-json = Écrire du JSON, pour les programmes.
help-seed = Un nombre ou un mot. La même graine donne les mêmes cartes.
help-game = Quelle partie de cette graine, à partir de 0.
help-page = Jouer dans le navigateur, sur cet appareil seulement.
    .usage = bataille page [--port N] [--no-browser]
    .about = La même chose que bataille sans commande. Cela dure jusqu’à ce que vous l’arrêtiez par Ctrl-C ; les parties se gardent dans le navigateur.
help-port = Le port d’écoute, 0 pour n’importe lequel qui soit libre ; sinon un de ceux à partir de 5252.
help-no-browser = Dit seulement où est la page, sans rien ouvrir.
help-serve = Laisser d’autres personnes jouer dans leur navigateur.
    .usage = bataille serve [--host HÔTE] [--port N]
    .about =
        Chacun sur votre réseau obtient la page en ouvrant l’adresse affichée. Ctrl-C l’arrête.
        En simple http, un navigateur n’installe pas la page et ne la garde pas pour jouer sans réseau ; bataille export écrit les fichiers pour un serveur qui parle https.
help-host = L’adresse d’écoute ; sinon toutes celles de cet appareil.
help-export = Écrire la page en fichiers pour n’importe quel serveur web.
    .usage = bataille export DOSSIER
    .about =
        Par exemple : bataille export site.
        Une page plus ancienne dans DOSSIER est remplacée, et les autres fichiers y restent tels quels. Sur une clé USB, start.py (ou start.sh, start.bat) montre la page.
help-play = Jouer dans le terminal.
    .usage = bataille play [VARIANTE] [option=valeur …]
    .about =
        Vous jouez contre l’ordinateur, sauf si vous demandez autre chose. VARIANTE est une de celles que montre bataille variants ; sans elle, c’est la partie classique.
        bataille rules VARIANTE explique les règles.
help-auto = L’ordinateur joue à toutes les places, et vous regardez.
help-plain = De simples lignes au lieu du plein écran : pour les lecteurs d’écran, les connexions lentes et les fichiers.
help-people = Combien de personnes jouent à ce clavier ; l’ordinateur prend les autres places.
help-players = Qui joue à chaque place, séparé par des virgules, comme --players you,quick : you pour une personne, ou un joueur de l’ordinateur. Éclair : steady, slow, quick. Réfléchie : sly, middle-high, low-high, random. Casino : always-war, always-surrender. Tous les autres jeux : turner.
help-names = Le nom de chaque place, séparé par des virgules.
help-pace = À quelle vitesse viennent les cartes : calm (tranquille), lively (vif), fast (rapide) ou instant (immédiat).
help-resume = Continuer la partie de cet enregistrement.
help-record = Écrire l’enregistrement de la partie dans ce fichier ; les parties suivantes vont dans des fichiers à elles, FILE-2 et ainsi de suite.
help-variants = Montrer toutes les façons de jouer.
    .usage = bataille variants
    .about = Le premier mot de chacune est son nom dans les commandes.
help-rules = Expliquer les règles, avec les vôtres.
    .usage = bataille rules [VARIANTE] [option=valeur …]
    .about = Par exemple : bataille rules classic war_down=1 order=shuffled.
help-run = Jouer des donnes choisies et dire comment chacune finit.
    .usage = bataille run [VARIANTE] [option=valeur …] [FICHIER]
    .about =
        FICHIER contient une donne par ligne : les cartes du jeu, celle du dessus d’abord, séparées par des espaces, comme AS 10H QD 2C. Sans fichier, ou avec -, on lit l’entrée standard.
        Il en sort un objet JSON par donne. Les lignes vides comptent, mais ne disent rien ; la première ligne est la partie 0 de la graine, la deuxième la partie 1, et ainsi de suite.
help-census = Jouer toutes les donnes d’un petit jeu et compter comment elles finissent.
    .usage = bataille census COULEURSxRANGS [VARIANTE] [option=valeur …]
    .about =
        Par exemple : bataille census 2x3 war_down=1.
        Le jeu a les rangs les plus bas, à partir du deux, sans couleurs ; deux joueurs en reçoivent chacun la moitié. Dans un tube, les comptes sont en JSON.
help-ranks = Quels rangs a le jeu, séparés par des virgules, au lieu des plus bas.
help-limit = Combien de donnes on compte au plus.
help-odds = Dire exactement si les égalités sont probables et ce que coûte le casino.
    .usage = bataille odds casino|battle [VARIANTE] [option=valeur …]
    .about =
        Par exemple : bataille odds casino packs=6 tie_bonus=true.
        Avec casino, les probabilités d’un coup joué avec un sabot neuf ; les options sont celles de la variante casino. Avec battle, celles du premier tour d’une nouvelle donne, selon les règles de n’importe quel jeu de hasard.
        Les fractions sont exactes, les décimales arrondies.
help-chain = Combien d’égalités de suite on compte, la première comprise.
help-replay = Revoir une partie enregistrée.
    .usage = bataille replay FICHIER
    .about = FICHIER est l’enregistrement d’une partie.
help-verify = Vérifier un enregistrement en rejouant la partie.
    .usage = bataille verify FICHIER
    .about = FICHIER est l’enregistrement d’une partie. Le code de sortie 1 signifie que l’enregistrement n’est pas vrai.
verified =
    { $battles ->
        [one] L’enregistrement est vrai : { $battles } tour, rejoué avec le même résultat.
        [many] L’enregistrement est vrai : { $battles } de tours, rejoués avec le même résultat.
       *[other] L’enregistrement est vrai : { $battles } tours, rejoués avec le même résultat.
    }
verified-unfinished = L’enregistrement est vrai jusqu’ici : la partie n’est pas finie.
odds-casino = Un coup avec un sabot neuf de { $cards } cartes, en unités de la mise
odds-war = Livrer bataille à l’égalité
odds-surrender = Abandonner à l’égalité
odds-tie = Parier sur l’égalité
odds-edge = Avantage de la banque
odds-deviation = Écart-type
odds-risk = Perte par unité engagée
odds-tied = Égalité des deux premières cartes
odds-tied-again = Nouvelle égalité dans la bataille
odds-battle = Une nouvelle donne de { $cards } cartes à { $seats } places
odds-shared = Égalité au premier tour
odds-row = { $ties } égalités de suite
odds-again =
    { $ties ->
        [one] Encore une égalité après { $ties }
       *[other] Encore une égalité après { $ties }
    }
odds-one-in = 1 sur { $number }
census-deals = Donnes
census-wins = Gagnées par la place { $seat }
census-draws = Nulles
census-endless = Sans fin
census-period = qui reviennent tous les { $period }
census-mean = Durée moyenne, en tours
census-longest = La plus longue, en tours
census-interrupted = interruption : { $deals } donnes comptées sur { $asked }
battles =
    { $count ->
        [one] { $count } tour
        [many] { $count } de tours
       *[other] { $count } tours
    }

serve-at = Les cartes sont sur la table : { $address } (Ctrl-C arrête)
serve-others = Pour les autres sur votre réseau : { $address }
export-done = { $folder } contient la page : { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }.

## The terminal

pace-calm = tranquille
    .about = Un pas après l’autre, sans se presser.
pace-lively = vif
    .about = Comme à une vraie table.
pace-fast = rapide
    .about = Seulement les tours, vite.
pace-instant = immédiat
    .about = Droit à la fin.
action-turn = Retourner
action-choose = Choisir
action-grab = Rafler
action-bet = Miser
action-war = Livrer bataille
action-surrender = Abandonner
action-leave = Quitter la table
action-misdeal = Fausse donne
action-automatic = Automatique
action-pause = Pause
action-resume = Continuer
action-next-war = À la bataille
action-finish = Finir
action-faster = Plus vite
action-slower = Moins vite
action-again = Mêmes cartes
action-new = Nouvelle partie
action-quit = Quitter
action-help = Touches
action-back = Retour
action-save = Enregistrer
ask-turn = Entrée retourne une carte.
ask-card = Quelle carte joues-tu : { $cards } ?
ask-bet = Ta mise, de { $least } à { $most } (Entrée : { $usual }) ?
ask-only-bet = Ta mise ne peut être que de { $least } (Entrée).
ask-only-tie-bet = Et { $least } sur l’égalité, ou rien (Entrée) ?
ask-tie-bet = Et sur l’égalité, de { $least } à { $most } (Entrée : rien) ?
ask-war = Égalité ! Livrer bataille (w) ou abandonner (s) ?
ask-resign = Vraiment abandonner (y), ou continuer (Entrée) ?
ask-resign-who = Qui abandonne : { $names } ? Entrée continue.
ask-again = Encore une fois avec les mêmes cartes (a), une nouvelle partie (n) ou quitter (q) ?
table-hand = Ta main
table-face-down =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
table-pile =
    { $count ->
        [one] Dans le tas : { $count } carte
       *[other] Dans le tas : { $count } cartes
    }
table-battle = Tour { $battle }
table-wars =
    { $count ->
        [one] { $count } bataille
        [many] { $count } de batailles
       *[other] { $count } batailles
    }
table-leads =
    { $you ->
        [yes] Tu mènes
       *[no] { $name } mène
    }
table-out = hors jeu
table-won =
    { $won ->
        [one] { $stock } et { $won } gagnée
       *[other] { $stock } et { $won } gagnées
    }
table-resumed =
    { $round ->
        [yes] La partie reprend après la donne { $battle }.
       *[no] La partie reprend après le tour { $battle }.
    }
table-bank = La banque
table-bankroll = Bourse
table-bet = Mise
table-clock = { $minutes }:{ $seconds }
table-paused = En pause
table-seed = Graine { $seed }, partie { $game }
table-step = Étape { $step } sur { $all }
table-welcome = { $variant } : { $names }
# Lignes simples : les touches, après `h`.
keys-turn_up =
    Entrée retourne une carte, un nombre joue autant de tours d’affilée, a joue tout seul (Entrée l’arrête),
    w va à la prochaine bataille, f à la fin, q quitte, h redit tout cela.
keys-thinking = Le numéro d’une carte la joue, q quitte, h redit tout cela.
keys-casino = Un nombre mise, Entrée mise ce qui est proposé, w livre bataille, s abandonne, l quitte la table, q quitte le jeu, h redit tout cela.
keys-speed = La touche retourne ta carte et pose les cartes d’une bataille. Quand toutes les cartes sont là, elle rafle le tas. q quitte.
keys-again = a rejoue les mêmes cartes, n en donne de nouvelles, q quitte.
keys-seat = { $name } : touche { $key }
keys-resign = { $key } : abandonner
keys-misdeal = { $key } : fausse donne, redistribuer (avant la première carte)
ask-ready = { $name }, appuie sur Entrée quand personne d’autre ne regarde.
table-own-rules = Vos propres règles
action-next = Suivant
ask-grab = Rafle !
ask-turn-now = { $names } : une carte !
ask-pick = Choisis une carte : les flèches et Entrée, son numéro ou un clic.
ask-stake = Ta mise : { $ante }. Sur l’égalité : { $tie }. Les flèches la changent, Entrée mise.
table-round = Donne { $round }
table-hand-of =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
screen-turn_up = Entrée, Espace : retourner une carte, ou tout montrer d’un coup
screen-follow =
    a : jouer tout seul, et s’arrêter
    w : à la prochaine bataille
    f : à la fin
screen-thinking =
    ← → et Entrée : choisir une carte et la jouer
    1, 2, 3 … : jouer cette carte tout de suite
screen-casino =
    ← → : miser moins ou plus ; Page haut et bas : dix de plus, dix de moins
    ↑ ↓ : la mise sur l’égalité
    Entrée : poser la mise
    w : livrer bataille
    s : abandonner
    l : quitter la table
screen-record =
    Entrée, → : l’étape suivante
    ← : l’étape d’avant
screen-general =
    p : pause, et reprise
    + et − : plus vite, moins vite
    h : ces touches
    q : quitter
screen-again = Après la partie : a les mêmes cartes, n de nouvelles
keys-speed-you = Espace, Entrée ou { $key } retourne ta carte et pose les cartes d’une bataille. Quand toutes les cartes sont là, la même touche rafle le tas.
ask-turn-you = Ta carte ! (Espace ou { $key })
ask-grab-you = La tienne est la plus forte ? Rafle ! (Espace ou { $key })
ask-turn-all = { $names } : une carte ; Entrée la retourne pour tous.
screen-close = Tout peut aussi se cliquer. N’importe quelle touche ferme cette page.

help-simulate = Joue beaucoup de parties et compte ce qu’elles donnent.
    .usage = bataille simulate [VARIANTE] [option=valeur …] [--games N]
    .about =
        Par exemple : bataille simulate classic --games 20000.
        Après ± vient l’erreur type, entre crochets l’intervalle à 95 %. On peut regarder chaque partie : la partie 5 est ici celle que montre bataille play avec --game 5 et la même graine.
help-compare = Joue les mêmes parties avec plusieurs règles et les compare.
    .usage = bataille compare VARIANTE [option=valeur …] VARIANTE … [--games N]
    .about =
        Par exemple : bataille compare classic classic order=shuffled --games 20000.
        Des règles commencent par leur variante, et les options qui suivent sont les leurs. Toutes sont comparées aux premières, partie par partie : on donne les mêmes cartes quand paquets et places sont les mêmes, et de petites différences se voient vite.
help-hunt = Cherche une partie extrême et la fait rejouer par le moteur.
    .usage = bataille hunt longest|wars|comeback|endless [VARIANTE] [option=valeur …]
    .about =
        Par exemple : bataille hunt endless order=seat --record sans-fin.json.
        On joue beaucoup de parties de la graine ; à partir des meilleures, la recherche continue en échangeant deux cartes. longest et wars cherchent le plus de tours et de batailles d’une partie qui finit, comeback un gagnant qui n’avait plus que peu de cartes, et faibles, endless une partie sans fin.
        Le code de sortie 1 veut dire que rien n’a été trouvé. Ctrl-C montre la meilleure partie jusque-là.
help-hunt-games = Combien de parties on joue au plus ; sans cela et sans --seconds, un million.
help-seconds = Combien de secondes dure la recherche au plus ; ce qu’on trouve dépend alors de la machine.
help-hunt-record = Écrit l’enregistrement de la meilleure partie dans ce fichier.
help-games = Combien de parties on joue ; sinon cent mille, ou mille parties éclair ou réfléchies.
help-policies = Quels joueurs de l’ordinateur sont à table, séparés par des virgules. Éclair : steady, slow, quick. Réfléchie : sly, middle-high, low-high, random. Casino : always-war, always-surrender. Les places non nommées reçoivent le premier de ceux-ci.
help-csv = Écrit une ligne par partie dans ce fichier, en texte.
help-compare-csv = Écrit une ligne par partie dans ce fichier, en texte : ce qu’elle a donné selon chacune des règles.
help-parquet = Écrit une ligne par partie dans ce fichier Parquet.
help-columns = Quelles colonnes ont ces fichiers, séparées par des virgules, au lieu de toutes.
help-plot = Dessine des graphiques dans ce fichier, qui finit par .svg ou .png.
help-threads = Combien de fils d’exécution jouent ; les résultats n’en dépendent pas.
help-checkpoint = Écrit de temps en temps dans ce fichier ce que les parties ont donné ; après une interruption, la même commande repart de là, même avec plus de parties. Un fichier CSV continue aussi ; les lignes d’un fichier Parquet sont refaites.
help-cluster = Fait jouer une grappe Dask, dont voici l’adresse de l’ordonnanceur ; demande l’extra cluster.

## The laboratory

hunt-longest =
    { $count ->
        [one] La plus longue partie trouvée : { $count } tour
        [many] La plus longue partie trouvée : { $count } de tours
       *[other] La plus longue partie trouvée : { $count } tours
    }
hunt-wars = Le plus de batailles trouvé dans une partie : { $count }
hunt-comeback =
    { $count ->
        [one] Le plus beau retour trouvé : le gagnant n’avait plus que { $count } carte
        [many] Le plus beau retour trouvé : le gagnant n’avait plus que { $count } de cartes
       *[other] Le plus beau retour trouvé : le gagnant n’avait plus que { $count } cartes
    }
hunt-endless =
    { $count ->
        [one] Une partie sans fin : elle revient après { $count } tour
        [many] Une partie sans fin : elle revient après { $count } de tours
       *[other] Une partie sans fin : elle revient après { $count } tours
    }
hunt-none = Rien de tel n’a été trouvé.
hunt-searched =
    { $count ->
        [one] { $games } partie jouée ; le moteur l’a vérifiée.
       *[other] { $games } parties jouées ; le moteur a vérifié la meilleure.
    }
hunt-unfound =
    { $count ->
        [one] { $games } partie jouée.
       *[other] { $games } parties jouées.
    }
hunt-battles =
    { $count ->
        [one] { $count } tour
        [many] { $count } de tours
       *[other] { $count } tours
    }
hunt-wars-in =
    { $count ->
        [one] { $count } bataille
        [many] { $count } de batailles
       *[other] { $count } batailles
    }
hunt-record = Avec --record, un enregistrement permet de la revoir.
hunt-interrupted = interruption : voici la meilleure jusque-là
hunt-interrupted-none = interruption
lab-games = Parties
compare-difference = de plus que { $rules }
compare-points = de plus que { $rules }, en points
compare-option = { $option } : { $choice }
compare-options = Avec « { $options } »
compare-variant = Dans « { $variant } »
    .after = dans « { $variant } »
compare-house = Dans « { $variant } » avec « { $options } »
    .after = dans « { $variant } » avec « { $options } »
compare-longer = { $rules }, une partie dure { $amount } de plus que { $first } (intervalle à 95 % : de { $low } à { $high } ; { $games } parties comparées).
compare-shorter = { $rules }, une partie dure { $amount } de moins que { $first } (intervalle à 95 % : de { $low } à { $high } ; { $games } parties comparées).
compare-same = { $rules }, on ne voit pas de différence de durée avec les parties { $first } (intervalle à 95 % : de { $low } à { $high } ; { $games } parties comparées).
compare-alike = { $rules }, on ne voit pas de différence de durée avec les parties { $first } : chacune des { $games } parties comparées dure autant.
compare-all-longer = { $rules }, chacune des { $games } parties comparées dure { $amount } de plus que { $first }.
compare-all-shorter = { $rules }, chacune des { $games } parties comparées dure { $amount } de moins que { $first }.
compare-per-cent = { $number } %
compare-battles = { $number } tours
compare-unfinished = { $rules }, { $share } des parties n’ont pas fini, et { $other } { $first } ; on compare les durées de celles qui ont fini des deux côtés.
compare-unfinished-all = { $rules }, { $share } des parties n’ont pas fini, et { $other } { $first }.
compare-one = Une seule partie ne dit rien de la différence de durée.
compare-none = { $rules }, aucune durée ne se compare à celle d’une partie { $first }.
compare-other-deals = { $rules }, il y a un autre paquet ou d’autres places que { $first } : les cartes données ne sont pas les mêmes.
lab-stopped = Arrêtées par la limite
lab-periods = autres périodes
lab-ended = Parties finies, dont parle la suite
lab-battles = Tours par partie, en moyenne
lab-sd = écart type
lab-median = médiane
lab-percentile = { $percent } % des parties durent au plus
lab-range = de la plus courte à la plus longue
lab-wars = Batailles par partie, en moyenne
lab-leads = Changements en tête, en moyenne
lab-comeback = Le moins de cartes du gagnant, en moyenne
lab-chain =
    { $links ->
        [0] parties sans bataille
        [one] plus longue bataille : { $links } égalité
        [many] plus longue bataille : { $links } d’égalités
       *[other] plus longue bataille : { $links } égalités
    }
lab-aces =
    { $aces ->
        [one] La place 1 gagne avec { $aces } as à la donne
        [many] La place 1 gagne avec { $aces } d’as à la donne
       *[other] La place 1 gagne avec { $aces } as à la donne
    }
lab-strength = Corrélation entre les cartes reçues et la victoire
lab-longest =
    { $count ->
        [one] La plus longue : { $count } tour
        [many] La plus longue : { $count } de tours
       *[other] La plus longue : { $count } tours
    }
lab-shortest =
    { $count ->
        [one] La plus courte : { $count } tour
        [many] La plus courte : { $count } de tours
       *[other] La plus courte : { $count } tours
    }
lab-greatest =
    { $count ->
        [one] Le plus beau retour : le gagnant n’avait plus que { $count } carte
        [many] Le plus beau retour : le gagnant n’avait plus que { $count } de cartes
       *[other] Le plus beau retour : le gagnant n’avait plus que { $count } cartes
    }
lab-first-endless = La première partie sans fin
lab-game = partie { $game }
lab-player-wins = Gagnées par { $player }
lab-seconds = Secondes par partie, en moyenne
lab-reaction = Réaction de la place { $seat } en millisecondes, en moyenne
lab-grabbed = Tours pris par la place { $seat }, par partie
lab-stolen = Tours volés par la place { $seat }, par partie
lab-sessions = Séances
lab-broke = Plus personne ne pouvait miser
lab-rounds = Donnes par séance, en moyenne
lab-session-percentile = { $percent } % des séances durent au plus
lab-session-wars = Batailles par séance, en moyenne
lab-guest = Donnes de l’invité { $seat } ({ $player })
lab-result = résultat d’une donne en mises, en moyenne
lab-exact = exactement, d’un sabot neuf
lab-deviations = écart en erreurs types
lab-won = mise gagnée
lab-lost = mise perdue
lab-surrendered = abandon
lab-war-won = bataille gagnée
lab-war-tied = bataille à égalité
lab-war-lost = bataille perdue
lab-left = unités qui restent à la fin, en moyenne
lab-longest-session =
    { $count ->
        [one] La plus longue : { $count } donne
        [many] La plus longue : { $count } de donnes
       *[other] La plus longue : { $count } donnes
    }
lab-shortest-session =
    { $count ->
        [one] La plus courte : { $count } donne
        [many] La plus courte : { $count } de donnes
       *[other] La plus courte : { $count } donnes
    }
lab-compiling = ces règles sont compilées à présent, une fois pour toutes : cela prend quelques secondes
lab-preparing = Préparation
lab-playing = Les parties se jouent
lab-interrupted = interruption : { $games } parties jouées sur { $asked }
lab-unwritten = arrêt après { $games } parties sur { $asked }
lab-rows-lost = il ne reste rien des lignes de { $file }
lab-undrawn = aucun graphique n’est dessiné : { $file } n’est pas écrit
lab-part = les lignes déjà écrites sont dans { $file }
lab-goes-on = la même commande repart de { $file }
lab-plot =
    { $count ->
        [one] { $number } partie
       *[other] { $number } parties
    }
lab-plot-lengths = La durée des parties
lab-plot-battles = Tours
lab-plot-games = Parties
lab-plot-share = Parties (%)
lab-plot-compared = De combien les parties sont plus longues
lab-plot-longer = Plus longues de (%), avec les intervalles à 95 %
lab-plot-rules = Règles
lab-plot-survival = Les parties qui durent encore
lab-plot-going = Parties (%)
lab-plot-wars = Les batailles
lab-plot-war-count = Batailles par partie
lab-plot-strength = Les bonnes cartes et la victoire
lab-plot-dealt = Somme des cartes reçues à la place 1
lab-plot-won = Parties gagnées à la place 1 (%)
lab-plot-interval = intervalle à 95 %
lab-plot-none = Aucune partie n’a fini
lab-plot-few = Trop peu de parties pour le dire
lab-plot-rest =
    { $count ->
        [one] Non montrée : { $number } partie ({ $percent })
       *[other] Non montrées : { $number } parties ({ $percent })
    }
lab-plot-rest-unended =
    { $count ->
        [one] Non montrée : { $number } partie qui n’a pas fini ({ $percent })
       *[other] Non montrées : { $number } parties qui n’ont pas fini ({ $percent })
    }
lab-plot-rest-both =
    { $count ->
        [one] Non montrées : { $number } parties ({ $percent }), dont { $unended } n’a pas fini
       *[other] Non montrées : { $number } parties ({ $percent }), dont { $unended } n’ont pas fini
    }
lab-plot-rest-sessions =
    { $count ->
        [one] Non montrée : { $number } séance ({ $percent })
       *[other] Non montrées : { $number } séances ({ $percent })
    }
lab-plot-missing = Parties non montrées
lab-plot-unended =
    { $count ->
        [one] { $rules } ({ $number } partie n’a pas fini : { $percent })
       *[other] { $rules } ({ $number } parties n’ont pas fini : { $percent })
    }
lab-plot-uncompared = Rien à comparer
lab-plot-sessions =
    { $count ->
        [one] { $number } séance
       *[other] { $number } séances
    }
lab-plot-rounds = La durée des séances
lab-plot-round-count = Donnes
lab-plot-session-count = Séances
lab-plot-playing = Les séances qui durent encore
lab-plot-playing-share = Séances (%)
lab-plot-session-wars = Batailles par séance
lab-plot-left = Ce qui reste à l’invité 1
lab-plot-units = Unités d’argent pour rire

## The page

page-play-leads = en tête
page-play-out = éliminé
page-play-computer = ordinateur
page-play-apart = { $stock } + { $captures } gagnées
page-play-wars-won = { $won } batailles gagnées sur { $all }
page-play-prize =
    { $count ->
        [one] { $count } carte au milieu
       *[other] { $count } cartes au milieu
    }
page-play-battle = Tour { $battle }
page-play-turn = Retourner une carte
page-play-tap = Touche pour retourner
page-play-hold = ou maintiens
page-play-watch = On regarde
page-play-controls = Rythme
page-play-pace = Vitesse
page-play-pace-calm = Calme
page-play-pace-easy = Tranquille
page-play-pace-lively = Vif
page-play-pace-quick = Rapide
page-play-pace-fastest = Très rapide
page-play-pace-instant = Aussitôt
page-play-automatic = Auto
page-play-next-war = Bataille suivante
page-play-finish = Finir
page-play-menu = Menu
page-play-close = Fermer
page-play-pause = Pause
page-play-paused = En pause
page-play-go-on = Continuer
page-play-sound = Son
page-play-volume = Volume
page-play-fullscreen = Plein écran
page-play-window = Quitter le plein écran
page-play-settings = Réglages
page-play-rules = Règles de cette partie
page-play-history = Ce qui s’est passé
page-play-history-none = Rien encore.
page-play-keys = Touches
page-play-key-turn = retourner une carte ; maintenue : continuer
page-play-key-auto = retourner tout seul
page-play-key-war = jusqu’à la prochaine bataille
page-play-key-finish = jouer jusqu’à la fin
page-play-key-pause = pause
page-play-key-pace = moins vite, plus vite
page-play-key-sound = son
page-play-key-menu = menu
page-play-key-history = ce qui s’est passé
page-play-key-help = ces touches
page-play-key-space = Espace
page-play-key-enter = Entrée
page-play-misdeal = Fausse donne : redistribuer
page-play-resign = Abandonner
page-play-resign-name = { $name } : abandonner
page-play-leave = Quitter (la partie est gardée)
page-play-again = Rejouer avec les mêmes cartes
page-play-anew = Rejouer avec d’autres cartes
page-play-moved = Cette partie est ouverte ailleurs, dans un autre onglet ou une autre fenêtre.
page-play-closed = La table est fermée : { $reason }
page-play-come-back = Continuer ici
page-play-none = Cette partie ne se trouve pas sur cet appareil.
page-play-coming = On mélange les cartes…
page-play-log = Déroulement de la partie
page-play-left = Encore { $minutes }:{ $seconds }
page-graph-about = Ce que chacun avait après chacun des { $battles } tours.
page-summary = Le cours de la partie
page-summary-battles = Tours
page-summary-rounds = Donnes
page-summary-wars = Batailles
page-summary-chain = Plus longue suite de batailles
page-summary-leads = Changements en tête
page-replay = Une partie, à revoir
page-replay-start = À la donne
page-replay-back = Un pas en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-forward = Un pas en avant
page-replay-war = À la bataille
page-replay-end = À la fin
page-replay-place =
    { $round ->
        [yes] Après la donne { $battle } sur { $all }
       *[no] Après le tour { $battle } sur { $all }
    }
page-replay-again = Jouer avec les mêmes cartes
page-replay-long = Cette partie est trop longue pour un lien ; enregistrez-la plutôt dans un fichier.
page-replay-wrong = Ce n’est pas une partie que l’on puisse montrer : { $reason }
page-replay-opening = On remet les cartes en place …
page-home = À l’accueil
page-learn-question = Qui gagne ?
page-learn-right = Oui ! { $why }
page-learn-again = Regarde encore les cartes.
page-learn-told = Regarde : { $why }
page-learn-same = Elles sont pareilles
page-learn-on = Continuer

## La vitesse du laboratoire

help-bench = Mesurer la vitesse du laboratoire sur cette machine.
    .usage = bataille bench [--rounds N]
    .about =
        Des parties classiques avec la donne, d’autres règles à côté, deux fils d’exécution à côté d’un seul, et la compilation. Deux programmes en C qui jouent les mêmes parties sont compilés par le compilateur du système et jouent à tour de rôle avec les nôtres ; ils ne reconnaissent pas les parties sans fin et tirent au sort à moindres frais : la comparaison est à notre désavantage. Tout passe à tour de rôle et joue d’autres parties à chaque tour ; on écrit des médianes du temps de calcul.
help-rounds = Combien de tours sont mesurés, 5 si rien n’est dit.
bench-compiler = aucun compilateur C ne fait les programmes de comparaison
bench-games = parties/s
bench-battles = M tours/s
bench-length = tours/partie
bench-to-classic = × classique
bench-row-classic = Classique
bench-row-classic-detail = Classique, tout compté
bench-row-three-players = Trois joueurs
bench-row-four-players = Quatre joueurs
bench-row-shuffled = Prises mélangées
bench-row-captures = Tas de prises
bench-row-two-packs = Deux jeux
bench-rival = Classique, parties par seconde : { $ratio } × { $program }
bench-threads = Deux fils d’exécution : { $ratio } × un seul
bench-compile = Du départ à la première partie : { $first } s avec la compilation, { $later } s plus tard
page-rest-at-once = Montrer la suite
page-casino-ante = Mise
page-casino-tie = Égalité
page-casino-has = { $money } en poche
page-casino-away = a quitté la table
page-casino-burned =
    { $count ->
        [one] { $count } carte brûlée
       *[other] { $count } cartes brûlées
    }
page-casino-shuffle-next = La carte de coupe est sortie : on mélange avant le prochain coup
page-casino-pays = L’égalité paie { $pays } contre 1
page-casino-lesson = Ce que cela coûte
page-casino-play-money = C’est de l’argent pour rire : ici, on ne peut rien gagner, rien perdre et rien acheter de vrai.
page-casino-keeps = Voici ce que la banque garde de chaque mise, en moyenne :
page-casino-edge-war = Mise, et bataille à l’égalité
page-casino-edge-surrender = Mise, et abandon à l’égalité
page-casino-edge-tie = Mise sur l’égalité
page-casino-so-far = Jusqu’ici
page-casino-staked = Mises
page-casino-expected = À prévoir
page-casino-really = En réalité
page-casino-luck = La différence, c’est la chance. Plus on joue, moins elle pèse face à ce que garde la banque.
page-casino-controls = Mises et réponses
page-casino-less = Moins : { $bet }
page-casino-more = Plus : { $bet }
page-casino-put = { $chip } de plus : { $bet }
page-casino-take-back = Reprendre
page-casino-tied = Égalité !
page-casino-costs = En moyenne, une bataille rapporte { $war }, un abandon { $surrender }.
page-casino-too-poor = Il ne te reste pas assez pour livrer bataille.
page-casino-bet = Miser { $ante }
page-casino-bet-both = Miser { $ante }, et { $tie } sur l’égalité
page-casino-war = Livrer bataille : { $raise } de plus
page-casino-wait = Les autres choisissent …

## The page: setting the table, the rules card, what is kept, settings

page-welcome = Retourne une carte. La plus forte prend les deux. C’est tout, et rien n’est joué avant la fin.
page-play = Jouer
page-watch = Regarder
page-set-table = Préparer la table
page-go-on = Reprendre la partie
page-own-rules = Tes propres règles
page-our-rules = Nos règles maison
page-places = Autres pages
page-kept = Parties gardées
page-settings = Réglages
page-language = Langue
page-language-en = English
page-language-fr = Français
page-language-it = Italiano
page-keeps-nothing = Ce navigateur ne laisse rien garder : les parties s’oublient à la fermeture.
page-group-children = Pour les plus petits
page-group-company = À plusieurs autour de la table
page-group-short = Quand le temps presse
page-group-countries = Comme on joue ailleurs
page-group-twists = Avec un petit plus
page-group-skill = Mains vives et têtes malignes
page-group-bank = Pour les grands
page-group-other = Et aussi
page-shuffling = On mélange les cartes …
page-preparing = Un instant …
page-at-the-table = Autour de la table
page-order-of-seats = De haut en bas : c’est l’ordre autour de la table, dans le sens des aiguilles d’une montre.
page-add-seat = Un joueur de plus
page-person = Humain
page-computer = Ordinateur
page-who-plays = Qui joue { $name } ?
page-player-of = Comment joue { $name }
page-name-of = Nom du joueur { $seat }
page-called = Dans la partie : { $name }
page-look-of = Animal et couleur de { $name }
page-look = À quoi ressembles-tu ?
page-animal = Animal
page-accent = Couleur
page-accent-amber = Ambre, un soleil
page-accent-sky = Bleu ciel, un anneau
page-accent-rose = Rose, une croix
page-accent-leaf = Vert, une feuille
page-accent-violet = Violet, un losange
page-accent-coral = Corail, un triangle
page-accent-teal = Turquoise, un hexagone
page-accent-slate = Ardoise, un carré
page-move-up = Monter { $name }
page-move-down = Descendre { $name }
page-stand-up = Sans { $name }
page-done = C’est bon
page-cancel = Annuler
page-shuffle = Le mélange
page-seed = Un mot pour le mélange
page-seed-none = le hasard
page-seed-about = Le même mot redonne les mêmes cartes : souffle-le à un ami, et vous jouerez la même partie. Sans mot, c’est le hasard.
page-rules = Règles
page-rules-card = Carte des règles
page-more-rules = Autres règles
page-rules-cards = Cartes
page-rules-war = La bataille
page-rules-collecting = Le ramassage
page-rules-end = La fin
page-rules-other = Autres
page-preset = Partir des règles de
page-as-usual = Tout comme d’habitude
page-changed =
    { $count ->
        [one] { $count } changée
       *[other] { $count } changées
    }
page-usually = d’habitude { $choice }
page-option-is = { $option } : { $choice }
page-a-number = un nombre
page-for-each = pour chacun
page-less = Moins : { $label }
page-more = Plus : { $label }
page-conflict = « { $one } » et « { $two } » ne vont pas ensemble.
page-conflict-family = « { $option } » ne va pas avec ce jeu.
page-conflict-at = Ne va pas avec « { $option } » : voir là-bas
page-conflict-dealt =
    { $dealt ->
        [one] Chacun commence avec { $dealt } carte.
       *[other] Chacun commence avec { $dealt } cartes.
    }
page-remedies = Ce qui aide :
page-value = { $option } : « { $value } » n’est pas possible.
page-no-option = Il n’y a pas de règle « { $option } ».
page-no-variant = Il n’y a pas de jeu « { $variant } ».
page-show-why = Voir pourquoi
page-not-together = Certaines règles ne vont pas encore ensemble.
page-play-these = Jouer ainsi
page-print = Imprimer
page-share = Partager
page-keep = Garder
page-keep-name = Comment s’appellent ces règles ?
page-keep-about = Elles restent sur cet appareil et t’attendent à la première page.
page-keep-now = Les garder
page-kept-rules = C’est gardé. Tu retrouveras ces règles à la première page.
page-our = { $variant }, à notre façon
page-change-rules = Changer les règles
page-copied = Le lien est dans le presse-papiers.
page-copy-this = Copie ce lien
page-unfinished = Pas encore finies
page-finished = Finies
page-forget = Oublier
page-forgotten = Oublié.
page-look-again = Revoir
page-save = Enregistrer
page-battles =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
page-nothing-kept = Il n’y a encore rien ici. Les parties interrompues ou finies t’y attendront, et les règles que tu auras nommées.
page-open-record = Ouvrir une partie enregistrée
page-no-record = { $file } n’est pas une partie que l’on peut montrer : { $reason }
page-settings-look = Aspect
page-settings-play = Le jeu
page-settings-sound = Le son
page-settings-kept = Sur cet appareil
page-settings-reset = Réglages du début
page-theme = Lumière
page-theme-system = comme l’appareil
page-theme-light = jour
page-theme-dark = soir
page-four-colours = Quatre couleurs
page-four-colours-about = Le carreau est bleu et le trèfle vert : on les distingue mieux.
page-large-indices = Grands chiffres sur les cartes
page-less-motion = Moins de mouvement
page-automatic = Les cartes se retournent seules
page-automatic-about = Il suffit de regarder ; un geste les arrête.
page-mirrored = Deux joueurs face à face
page-mirrored-about = L’autre bout de la table est retourné, pour qui s’y assoit.
page-learning = Apprendre à comparer
page-learning-about = Avant le ramassage, une question : qui gagne ?
page-learning-bank = Pendant ce temps, la bataille de casino n’est pas à la première page.
page-sound = Sons
page-volume = Volume
page-spoken = Lire à voix haute
page-spoken-about = L’appareil dit ce qui se passe sur la table.
page-vibration = Vibrations
page-kept-here = Parties et réglages restent dans ce navigateur. Rien n’est envoyé.
page-erase = Tout effacer
page-erase-about = Toutes les parties, règles, noms et réglages de cet appareil seront effacés, et la page elle-même si elle était gardée pour jouer hors ligne. On ne peut pas revenir en arrière.
page-erase-now = Oui, tout effacer
page-about = À propos
page-engine = Moteur
page-engine-facts = Python dans ton navigateur : { $megabytes } Mo de mémoire, prêt en { $milliseconds } ms.
page-version = Version
page-offline = Hors ligne
page-offline-ready = Tout est là : la page joue aussi hors ligne.
page-offline-not = Pas (encore) gardée pour jouer hors ligne.
page-offline-insecure = Pas gardée : à cette adresse, le jeu a besoin du réseau. Un navigateur ne garde une page que si son adresse commence par https, ou sur l’appareil même qui la sert.
page-new-version = Une nouvelle version est arrivée.
page-update = L’adopter
page-later = Plus tard
page-install = Installer l’application
page-licence = Licence
page-licence-about = MIT : libre à utiliser, à modifier et à transmettre.
page-failure = Le jeu n’a pas pu démarrer
page-failure-assembly = Il manque WebAssembly à ce navigateur, et le jeu en a besoin. Un navigateur plus récent, ou sans mode strict, conviendra.
page-failure-offline = Tu es hors ligne, et tout n’a pas encore été chargé. Reviens une fois avec une connexion ; ensuite, le jeu s’en passe.
page-failure-unknown = Quelque chose s’est mal passé en chemin. Souvent, il suffit de réessayer.
page-failure-details = Ce que dit le navigateur
page-try-again = Réessayer
page-elsewhere = Cette partie est ouverte ailleurs
page-elsewhere-here = Jouer ici
page-elsewhere-about = Un autre onglet ou une autre fenêtre la joue. Elle peut continuer ici ; l’autre attendra.
page-casino-cost = La banque garde { $edge } · jusqu’ici { $result }
page-speed-lay =
    { $count ->
        [one] Pose { $count } carte
       *[other] Pose { $count } cartes
    }
page-speed-wait = Attends …
page-speed-anyone = À qui le veut !
page-speed-early =
    { $penalty ->
        [0] Trop tôt !
       *[other] Trop tôt : une carte !
    }
page-speed-took =
    { $count ->
        [one] { $count } carte raflée
       *[other] { $count } cartes raflées
    }
page-speed-taken =
    { $count ->
        [one] { $name } : { $count } carte
       *[other] { $name } : { $count } cartes
    }
page-speed-ms = { $ms } ms
page-speed-best = record { $ms } ms
page-speed-ahead = { $ms } ms d’avance
page-speed-war = Bataille !
page-speed-stolen = Volé !
page-speed-photo = Photo-finish !
page-speed-bell = La cloche !
page-players = Qui joue
page-players-person = quelqu’un ici
page-thinking-choose = Choisis une carte
page-thinking-fourth = Bataille ! Choisis la carte qui compte
page-thinking-waiting = { $names } : à choisir …
page-thinking-watching = L’ordinateur joue, tu regardes.
page-thinking-hidden = Les mains sont cachées.
page-thinking-turn = { $name }, à ton tour
page-thinking-reveal = Touche ici quand personne d’autre ne regarde.
page-thinking-again = { $name } rejoue en personne
page-thinking-card = { $number } : { $card }
page-key-card = jouer cette carte
page-key-cards = passer d’une carte à l’autre, et en jouer une
page-key-ante = miser moins ou plus
page-key-tie = la mise sur l’égalité
page-key-bet = miser, répondre, montrer la suite
page-key-grab = { $name } retourne, pose et rafle
