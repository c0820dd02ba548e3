### The texts of Bataille in English: for the command line, the terminal and the page.
###
### A message says a name or a sentence; its attributes say what belongs to it (`.about`: an explanation). Only selectors
### and whole numbers are used, and no message refers to another, so that every part of Fluent in use is the same in
### Python and in the page. Lists of things, halves and parts of sentences arrive as finished text.

## Lists and counts

# "Clever Fox, Brave Bear and you": $start is one thing or several, already separated.
list-and = { $start } and { $last }
list-or = { $start } or { $last }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# In lists of players, in the middle of a sentence; .name: above your own cards.
you = you
    .name = You

## Cards
## the value: alone or before a suit; .the: with its article; .versus: in "King beats Seven"; .many: in "two Kings";
## .letter: in the corner of the card.

# $suit is a suit-… message, $rank a rank with or without its article.
card = { $rank } of { $suit }
suit-C = Clubs
suit-D = Diamonds
suit-H = Hearts
suit-S = Spades
rank-2 = Two
    .the = the Two
    .versus = Two
    .many = Twos
    .letter = 2
rank-3 = Three
    .the = the Three
    .versus = Three
    .many = Threes
    .letter = 3
rank-4 = Four
    .the = the Four
    .versus = Four
    .many = Fours
    .letter = 4
rank-5 = Five
    .the = the Five
    .versus = Five
    .many = Fives
    .letter = 5
rank-6 = Six
    .the = the Six
    .versus = Six
    .many = Sixes
    .letter = 6
rank-7 = Seven
    .the = the Seven
    .versus = Seven
    .many = Sevens
    .letter = 7
rank-8 = Eight
    .the = the Eight
    .versus = Eight
    .many = Eights
    .letter = 8
rank-9 = Nine
    .the = the Nine
    .versus = Nine
    .many = Nines
    .letter = 9
rank-10 = Ten
    .the = the Ten
    .versus = Ten
    .many = Tens
    .letter = 10
rank-J = Jack
    .the = the Jack
    .versus = Jack
    .many = Jacks
    .letter = J
rank-Q = Queen
    .the = the Queen
    .versus = Queen
    .many = Queens
    .letter = Q
rank-K = King
    .the = the King
    .versus = King
    .many = Kings
    .letter = K
rank-A = Ace
    .the = the Ace
    .versus = Ace
    .many = Aces
    .letter = A
rank-X = Joker
    .the = the Joker
    .versus = Joker
    .many = Jokers
    .letter = ★
joker-R = red Joker
    .the = the red Joker
joker-B = black Joker
    .the = the black Joker
# A card that shows a number instead of a rank; $number arrives as text.
rank-number = number { $number }
    .the = number { $number }
    .versus = { $number }
    .many = { $number }s
    .letter = { $number }

## Variants: the name, and what is special and how to win

variant-classic = Classic War
    .about = The game everybody knows: the higher card takes both, a tie is a war with three cards face down, and whoever holds the whole pack wins.
variant-children = Children’s War
    .about = For the youngest: a war that ties again goes on with one card at a time, and whoever holds the whole pack wins.
variant-three-wars = Three Wars
    .about = A short children’s game: the first to win three wars wins.
variant-three-players = War for Three
    .about = Three at the table, 17 cards each and one set aside: the last one who still has cards wins.
variant-four-players = War for Four
    .about = Four at the table, 13 cards each: the last one who still has cards wins.
variant-timed = War Against the Clock
    .about = A quarter of an hour, then the bell rings: most cards win.
variant-first-to-40 = First to 40
    .about = Nobody needs the whole pack: the first to hold 40 cards after a battle wins.
variant-captured-pile = Captured Pile
    .about = Won cards go to a pile of their own, which is shuffled when the stock is used up: whoever holds the whole pack wins.
variant-no-reshuffle = Once Through
    .about = The stock is played once and never filled up again: whoever has won more cards by then wins.
variant-double-war = Double War
    .about = Before every battle everybody risks the card they won last: the higher card takes it all, and whoever holds the whole pack wins.
variant-aces-low = Aces Low
    .about = The Ace is the weakest card and the King the strongest: whoever holds the whole pack wins.
variant-peasants = Peasants’ War
    .about = The world upside down: the lower card wins and the Ace beats all; whoever holds the whole pack wins.
variant-two-over-all = Two over All
    .about = The Two beats every card but the Ace, and the Ace loses to every card but the Two: whoever holds the whole pack wins.
variant-jokers = War with Jokers
    .about = Two jokers join the pack and beat every other card: whoever holds the whole pack wins.
variant-two-packs = Two Packs
    .about = 104 cards, more wars and a long evening: whoever holds both packs wins.
variant-speed = Speed War
    .about = Nobody waits for a turn: grab the cards when yours is the highest, and steal them when its owner sleeps; whoever holds the whole pack wins.
variant-thinking = Thinking War
    .about = You hold three cards and choose which one to play, in battles and in wars: whoever holds the whole pack wins.
variant-casino = Casino War
    .about = One card against the bank’s, for play money: the higher card wins your bet, and a tie lets you go to war.
variant-bataille = Bataille
    .about = As it is played in France: in a war one card lies face down; whoever holds the whole pack wins.
variant-bataille-32 = Bataille with 32 Cards
    .about = The French game with a small pack, Seven to Ace: one card face down in a war, and whoever holds the whole pack wins.
variant-pagat = One Card Down
    .about = One card face down in a war, and whoever has too few cards for it loses the game at once.
variant-guerra-40 = Italian War
    .about = With the 40 cards of an Italian pack, without Eights, Nines and Tens: whoever holds the whole pack wins.
variant-quadruple = Four Cards Down
    .about = Every war costs four cards face down: whoever holds the whole pack wins.
variant-by-rank = War by Rank
    .about = The tied cards say how many lie face down: seven for Sevens, ten for Kings, eleven for Aces; whoever holds the whole pack wins.
variant-winamax = Winamax Battle
    .about = As in the programming puzzle: won cards are taken seat by seat, and too few cards for a war make a draw.
variant-numbers = Numbers
    .about = Only Two to Ten, for children who are learning to count: the bigger number takes both, and whoever holds the whole pack wins.

## Families: the four ways of playing

family-turn_up = Games of chance
    .about = Everybody turns a card, and the cards decide.
family-speed = Games of speed
    .about = The cards decide who may grab, and the hands are quicker than the cards.
family-thinking = Games of choice
    .about = Everybody chooses a card from a small hand.
family-casino = Games against the bank
    .about = Everybody plays alone against the bank, for play money.

## Options: the name, and what it decides. Choices: the name, and what it means.

choice-none = off

option-seats = Players
    .about = How many sit at the table.
option-pack = Pack
    .about = Which cards a pack has.
choice-pack-full = 52 cards
    .about = Two to Ten, Jack, Queen, King and Ace in four suits.
choice-pack-piquet = 32 cards
    .about = Seven to Ten, Jack, Queen, King and Ace: a piquet pack.
choice-pack-italian = 40 cards
    .about = Ace, Two to Seven, Jack, Queen and King: an Italian pack.
choice-pack-numbers = 36 cards
    .about = Two to Ten only, for learning to count.
option-packs = Packs
    .about = How many packs are shuffled together.
option-jokers = Jokers
    .about = Jokers in every pack. A joker beats every other card.
choice-jokers-0 = none
    .about = The pack has no jokers.
choice-jokers-2 = two
    .about = A red and a black joker join every pack.
option-ranking = Ranking
    .about = Which card beats which. Suits never decide.
choice-ranking-ace-high = Ace high
    .about = From the Two, the weakest, up to the Ace, the strongest.
choice-ranking-ace-low = Ace low
    .about = The Ace is the weakest card and the King the strongest.
choice-ranking-low-wins = low cards win
    .about = The lower card wins; the Ace is the lowest and beats all.
choice-ranking-two-over-all = Two over all
    .about = The Two beats Three to King, these beat the Ace, and the Ace beats the Two.
option-contenders = Who fights
    .about = Who lays cards in a war when more than two play.
choice-contenders-tied = those who tied
    .about = Only the owners of the tied cards fight; the others watch, and their cards stay on the table.
choice-contenders-everyone = everyone
    .about = Everybody who has the cards for it joins in the war.
option-war_down = Cards face down
    .about = How many cards everybody lays face down in a war before the one that counts.
choice-war_down-by-rank = by rank
    .about = As many as the tied rank says: its number, ten for Jack, Queen and King, eleven for Ace and joker.
option-chain = War on war
    .about = How a war goes on when it ties again.
choice-chain-repeat = the same again
    .about = Again cards face down and one face up.
choice-chain-single = one card
    .about = One card face up at a time until one is higher.
option-short = Too few cards
    .about = What happens to somebody who cannot lay all the cards of a war.
choice-short-commit = all they have
    .about = They lay what they have, the last card face up. With no card at all they lose the war and are out.
choice-short-lose = out at once
    .about = They are out of the game at once.
choice-short-last-card = the last card counts
    .about = They lay what they have, the last card face up. With no card at all, the last card they showed counts again.
choice-short-equal = equal for all
    .about = Everybody lays only as many cards face down as the one with the fewest can.
choice-short-draw = a draw
    .about = The game ends there and then, in a draw.
option-refill_in_war = New stock in a war
    .about = Whether somebody whose stock runs out in a war may go on with the cards they have won.
choice-refill_in_war-true = yes
    .about = Won cards count in a war and are taken up when the stock runs out.
choice-refill_in_war-false = no
    .about = Only the stock counts in a war.
option-order = Order of collecting
    .about = In which order won cards are put away. It decides how long a game lasts, and whether it ever ends.
choice-order-winner-first = own cards first
    .about = The winner’s own cards go away first, then the others’, clockwise.
choice-order-loser-first = others’ cards first
    .about = The others’ cards go away first, clockwise, then the winner’s own.
choice-order-seat = by seat
    .about = The first player’s cards first, then the second’s, whoever won. Careful: almost half of such games never end.
choice-order-laid = as they were laid
    .about = Everybody’s first card, then everybody’s second, and so on.
choice-order-high-first = strongest first
    .about = The strongest card goes away first, the weakest last.
choice-order-shuffled = shuffled
    .about = Won cards are shuffled before they are put away.
option-captures = Won cards
    .about = Where won cards go, and what happens when the stock is used up.
choice-captures-bottom = under the stock
    .about = Won cards go under the winner’s own stock.
choice-captures-reshuffle = own pile, shuffled
    .about = Won cards go to a pile of their own; it is shuffled and becomes the new stock when the old one is used up.
choice-captures-turn-over = own pile, turned over
    .about = Won cards go to a pile of their own; it is turned over, without shuffling, when the stock is used up.
choice-captures-none = own pile, never played
    .about = Won cards go to a pile of their own and stay there; whoever has used up the stock is out.
option-identical = Twin cards
    .about = What happens when two cards of the same rank and suit tie, with several packs.
choice-identical-war = war
    .about = A tie like any other.
choice-identical-take-back = take them back
    .about = No war: those who tied take the cards they show back under their stocks; the other cards stay on the table.
choice-identical-discard = out of the game
    .about = No war: the tied cards leave the game; the other cards stay on the table.
option-stakes = Stakes
    .about = Whether everybody lays out the card they won last before every battle (Double War).
choice-stakes-true = yes
    .about = The card won last is laid out and goes to the winner of the battle.
choice-stakes-false = no
    .about = What is won is safe.
option-target = Cards to win
    .about = The first to hold this many cards wins.
choice-target-none = off
    .about = No number of cards ends the game.
option-floor = Fewest cards
    .about = The game ends when somebody holds fewer cards than this; most cards win.
choice-floor-none = off
    .about = Nobody is too poor to go on.
option-time_limit = Time in seconds
    .about = Seconds until the bell rings. The battle is finished, then most cards win.
choice-time_limit-none = off
    .about = There is no bell.
option-seconds_per_turn = Seconds for a turn
    .about = How long a turn or a step of a war counts where the computer plays alone and time is only counted.
option-wars_to_win = Wars to win
    .about = The first to win this many wars wins.
choice-wars_to_win-none = off
    .about = Wars are not counted.
option-battle_limit = Battles
    .about = After this many battles most cards win.
choice-battle_limit-none = off
    .about = The number of battles is not limited.
option-tie_break = After a draw
    .about = Whether a draw is left as it is.
choice-tie_break-none = a draw
    .about = A draw stays a draw.
choice-tie_break-fresh-pack = fresh pack
    .about = A fresh pack is shuffled and everybody who shares the draw gets one card: the highest wins.
option-guard = Longest game
    .about = If cards are shuffled on the way, if there is something to choose, or under a limit of time or battles, a game is stopped after this many battles; any other only when it goes round in circles.
choice-guard-none = by the pack
    .about = 100,000 battles for each pack.
option-steal_after = Safe from stealing
    .about = How many milliseconds the owner of the highest card has before anybody may steal the cards.
choice-steal_after-none = never
    .about = Only the owner of the highest card may grab.
option-penalty = False grab
    .about = What it costs to grab too early.
choice-penalty-0 = nothing
    .about = A false grab costs nothing.
choice-penalty-1 = one card
    .about = A false grab costs the top card of the stock, which joins the cards on the table.
option-photo_finish = Photo finish
    .about = Two grabs that are closer together than this many milliseconds count as one: then the highest card decides.
option-handicap = Handicap
    .about = A head start for small children: for each seat, how many milliseconds later than the others it may grab and still be in time.
option-hand = Hand
    .about = How many cards everybody holds and chooses from.
option-burn = Burned cards
    .about = How many cards the bank puts aside unseen before a war.
option-tie_pays = Tie pays
    .about = What a bet on a tie pays for each unit.
choice-tie_pays-10 = 10 to 1
    .about = A bet on a tie wins ten times itself.
choice-tie_pays-11 = 11 to 1
    .about = A bet on a tie wins eleven times itself.
option-tie_bonus = Bonus
    .about = Whether a second tie, in the war, pays an ante more.
choice-tie_bonus-true = yes
    .about = An equal card in the war pays one ante more.
choice-tie_bonus-false = no
    .about = An equal card in the war pays like a higher one.
option-bankroll = Bankroll
    .about = The play money everybody brings to the table.
option-table_min = Smallest bet
    .about = Nobody may bet less.
option-table_max = Largest bet
    .about = Nobody may bet more.
option-reshuffle_at = Cut card
    .about = The shoe is shuffled before a round when fewer cards than this are left.
option-rounds = Rounds
    .about = How many rounds are played.
choice-rounds-none = no end
    .about = The session lasts until everybody has left or can no longer bet.

## What is expected, after "expected": phrases of errors. $long says how many, with a space before it.

list-comma = { $start }, { $last }
expected-number = a whole number
expected-from = a whole number of at least { $least }
expected-to = a whole number of at most { $most }
expected-between = a whole number from { $least } to { $most }
expected-text = a text{ $long }
expected-card = a card
expected-hexadecimal = a hexadecimal text{ $long }
expected-list = a list{ $long }, each { $item }
expected-entries = a list of { $count } entries
expected-tagged = an object of type { $types }
expected-object = an object{ $long }
expected-either = { $start }, or { $last }
found-huge = a huge number
found-nothing = nothing
characters-exactly =
    { $least ->
        [one] { " " }of { $least } character
       *[other] { " " }of { $least } characters
    }
characters-from =
    { $least ->
        [one] { " " }of at least { $least } character
       *[other] { " " }of at least { $least } characters
    }
characters-to =
    { $most ->
        [one] { " " }of at most { $most } character
       *[other] { " " }of at most { $most } characters
    }
characters-between = { " " }of { $least } to { $most } characters
bytes-exactly =
    { $least ->
        [one] { " " }of { $least } byte
       *[other] { " " }of { $least } bytes
    }
bytes-from =
    { $least ->
        [one] { " " }of at least { $least } byte
       *[other] { " " }of at least { $least } bytes
    }
bytes-to =
    { $most ->
        [one] { " " }of at most { $most } byte
       *[other] { " " }of at most { $most } bytes
    }
bytes-between = { " " }of { $least } to { $most } bytes
entries-exactly =
    { $least ->
        [one] { " " }of { $least } entry
       *[other] { " " }of { $least } entries
    }
entries-from =
    { $least ->
        [one] { " " }of at least { $least } entry
       *[other] { " " }of at least { $least } entries
    }
entries-to =
    { $most ->
        [one] { " " }of at most { $most } entry
       *[other] { " " }of at most { $most } entries
    }
entries-between = { " " }of { $least } to { $most } entries

## Errors: `rules/conflict` is error-rules-conflict, its arguments those of the error. In English they say what
## str(error) says.

error-card-unknown = { $text } is no card; cards are written like AS, 10H, Q, XR or #17
error-card-mixed = numbered cards (#1 … #199) cannot be mixed with others
error-seed-range = the { $name } must be a whole number from 0 to 18446744073709551615, not { $number }
error-seed-empty = an empty text is no seed: give a number or any word
error-seed-unicode = this seed is no Unicode text: give a number or any word
error-seed-secret = a secret has 32 bytes, not { $length }
error-stream-bound = a word of 64 bits can choose among 1 to 18446744073709551616 things, not among { $bound }
# $remedy says what to change; each has arguments of its own.
error-rules-conflict =
    { $option_a } and { $option_b } cannot go together: { $remedy ->
        [more-seats] set seats=2 or more
        [leave] leave { $usual }
        [family] { $option } belongs to the variant { $variant }
        [handicap] give one handicap for each seat
        [stakes] set captures=reshuffle, or stakes=false
        [target] everybody starts with { $dealt } cards, so set target between { $least } and { $most }
        [floor] everybody starts with { $dealt } cards, so set floor between { $least } and { $most }
        [table-max] set table_max at least as high
        [bankroll] bring at least the smallest bet
        [deeper-shoe] a round may take { $least } cards, so set reshuffle_at={ $least } or more
       *[shallower-shoe] the shoe has { $most } cards, so set reshuffle_at={ $most } or less
    }
error-rules-near-option = there is no option { $option } here; did you mean { $suggestion }?
error-rules-option = there is no option { $option } here; the options are { $known }
error-rules-value = { $option }: { $value } cannot be: expected { $expected }
error-rules-syntax = { $text } is no option; options are written name=value, like war_down=1
error-rules-twice = { $option } is given twice
error-rules-part = { $part } is no part of the rules of a family
error-rules-variant = there is no variant { $variant }; did you mean { $suggestion }?
error-rules-no-variant = there is no variant { $variant }; `bataille variants` lists them
error-deal-short = a pack of { $cards } cannot be dealt to { $seats } seats: everyone needs at least one card
error-deal-stocks = { $seats } seats need as many stocks, empty ones included, not { $stocks }
error-deal-alone = at least two seats must hold cards
error-deal-range = { $option }={ $value } does not fit this deal: it must lie between { $least } and { $most }
error-deal-ranking = numbered cards know no ranking={ $ranking }: leave ranking=ace-high
error-deal-suits = identical={ $identical } compares suits, and { $card } has none
error-deal-casino = Casino War is played from a shuffled shoe: it takes no explicit deal
error-command-over = the game is over
error-command-illegal = seat { $seat } may not give { $command } now
error-command-malformed = { $command } is no command
error-command-nobody = { $command } is given by a seat
error-command-seat = there is no seat { $seat } here; the last is { $last }
error-command-untimely = nobody may give { $command } now
error-command-late = too late: that has been decided
error-command-time = time runs forwards: { $ms } ms comes before { $time } ms
error-command-card = seat { $seat } does not hold { $card }
error-command-bet = { $bet }={ $value } cannot be: it must lie between { $least } and { $most }
error-command-raise = seat { $seat } cannot go to war: its bankroll is too short to raise by the ante
error-census-pack = { $text } is no pack; write suits x ranks, like 2x3
error-census-odd = a pack of { $cards } cannot be dealt in equal halves to two seats
error-census-ranks = a census takes 1 to { $most } ranks, not { $ranks }
error-census-named = { $names } are not { $ranks } different ranks
error-census-family = a census needs a game of chance, not family={ $family }
error-census-seats = a census is made for two seats, not { $seats }
error-census-chance = { $option } brings chance into the game: there is nothing exact to count
error-census-guard = a game was stopped by guard={ $battles }: set a higher one
error-census-size = { $pack } has { $deals } deals, more than { $limit }: allow more with --limit
# What the system refused to do, by the name of its error.
system-ENOENT = No such file or directory
system-EACCES = Permission denied
system-EISDIR = Is a directory
system-ENOTDIR = Not a directory
system-ENOSPC = No space left on device
system-standard-output = standard output
error-usage-line = line { $line }: { $reason }
error-usage-long-line = longer than { $limit } characters
error-usage-family = { $command } plays games of chance, and { $variant } is none
error-usage-word = { $word } is too much here
error-usage-option = there is no option { $option }; see bataille { $command } --help
error-usage-near-option = there is no option { $option }; did you mean { $suggestion }?
error-usage-near-command = there is no command { $command }; did you mean { $suggestion }?
error-usage-argument = { $option } needs a value
error-usage-subject = { $command } needs a word more: { $expected }
error-usage-value = { $option }: { $value } cannot be: expected { $expected }
error-usage-twice = { $option } is given twice
error-usage-command = there is no command { $command }; see bataille --help
error-usage-together = { $option_a } and { $option_b } cannot go together
error-usage-players = { $players } players, but seats={ $seats }: add seats={ $players }
error-usage-player = there is no player { $player } here; choose from { $known }
error-usage-names = { $names } names, but seats={ $seats }: add seats={ $names }
error-usage-without = { $option } says nothing without { $other }
error-usage-keyboard = Speed War needs somebody at a keyboard and a screen; add --auto to watch it
error-usage-record = { $file }: { $reason }
error-usage-no-record = { $file } is no record of a game
error-usage-no-record-because = { $file } is no record of a game ({ $reason })
error-usage-overwrite = { $file } is there already and is no record of a game: choose another name
error-usage-other = { $reason }
error-usage-language = { $language } is no language here: en, fr or it
error-record-version = this record has version { $version }; this program reads version { $known }
error-record-form = { $path }: { $found }, but a record in full has { $expected } there
error-record-variant = variant.key: there is no variant { $variant } of family={ $family }
error-record-revision = variant.revision: { $found }, but this program plays revision { $expected } of { $variant }
error-record-start = no game starts like this: { $reason }
error-record-deal = { $path }: { $found }, but the { $origin } deals { $expected }
error-record-command = { $path }: command { $number } cannot be given: { $reason }
error-record-runs = { $path }: { $found }, but { $expected } was given
error-record-outcome = { $path }: { $found }, but the game ends with { $expected }
error-record-events = { $path }: { $found }, but the digest of the game's events is { $expected }
error-record-digest = { $path }: { $found }, but the digest of the rest of the record is { $expected }
error-record-long = more than { $limit } commands, with { $cards } cards, are not replayed here
error-record-over = this game is over: it can be replayed, but not resumed
error-record-source = no record says how to make chance like that of a { $source }
error-record-link-text = no link to a game: it has other characters than A–Z, a–z, 0–9, - and _, or none
error-record-link-long = no link to a game has more than { $limit } characters
error-record-link-version = this link has version { $version }; this program reads version { $known }
error-record-link-damaged = this link to a game was altered or cut short
error-room-seats = names, tokens and devices do not fit seats={ $seats }: each seat is at one device at most
error-room-player = there is no computer player { $player } for family={ $family }
error-room-log = this log is not this room's: entry { $version } stands where { $expected } should
error-room-token = this room does not know you
error-room-protocol = this page is of another version: load it again
error-room-moved = you have come in from elsewhere
error-room-hello = say hello first
error-room-decision = question { $decision } has not been asked yet; { $number } is open
error-room-paused = the game is paused
error-room-seat = seat { $seat } is not yours
error-room-played = a computer player plays seat { $seat }
error-room-nobody = nobody else is there to play seat { $seat }
error-room-replay = open the record again
error-room-step = there is no step { $number } in this game: the last is { $last }
error-room-which = say for which of your seats
error-room-host = only the host may do that
error-room-none = there is no such room here
error-room-running = the record can be had when the game is over
error-lab-family = the laboratory plays games of chance by itself, but not family={ $family }
error-lab-odds-casino = the odds of Casino War are those of family=casino, not of family={ $family }
error-lab-odds-battle = battles are not decided by chance alone in family={ $family }
error-web-no-page = the page has not been built here: scripts/page builds it
error-web-port = port { $port } is taken: choose another one with --port
error-web-host = there is no place called { $host } to listen at
error-web-foreign = { $file } is there already and is none of ours: choose another folder
error-lab-chain = 1 to { $most } ties in a row can be counted exactly here, not { $links }
error-lab-chain-first = only the first tie can be counted exactly here, not { $links } in a row
error-lab-threads = threads={ $count } cannot be: give a number from 1 to { $most }
error-lab-chunk = chunk={ $count } cannot be: give 1 or more
error-lab-nameless = { $argument } needs the name of a file
error-lab-seconds = seconds={ $seconds } cannot be: give 0 or more
error-lab-count = { $count } games cannot be played: give a number from 1 to { $most }
error-lab-cards = too many cards: { $cards }, at most { $most }
error-lab-missing = the laboratory needs { $package }: install it with pip install bataille[lab]
error-lab-worker = a process that played was stopped (status { $status })
error-lab-missing-cluster = a cluster needs { $package }: install it with pip install bataille[cluster]
error-lab-first = no game has the number { $first } here
error-lab-column = there is no column { $column }; the columns are { $known }
error-lab-checkpoint = { $file } is no checkpoint of a campaign ({ $reason })
error-lab-checkpoint-damaged = { $file } is a checkpoint that was altered or cut short
error-lab-checkpoint-program = { $file } was written by version { $found } of this program, which is version { $expected }
error-lab-checkpoint-other = { $file } belongs to another campaign: it has { $found }, not { $expected }
error-lab-checkpoint-more = { $file } holds { $played } games already, more than the { $games } that are asked for
error-lab-cluster = no cluster answers at { $address } ({ $reason })
error-lab-cluster-empty = the cluster at { $address } has no workers
error-lab-cluster-lost = the cluster at { $address } was lost ({ $reason })
error-lab-cluster-version = the cluster has version { $found } of this program, which is version { $expected }
error-lab-endless = a game that never ends cannot be proved under these rules: chance or a limit comes into them
error-lab-checkpoint-stream = { $file } is no file: a checkpoint cannot be written there
error-lab-stream = { $file } is no file: { $what } cannot be written there
error-lab-compare = a comparison takes 2 to { $most } sets of rules, not { $count }
error-lab-compare-casino = Casino War is not compared game by game; see bataille odds casino
error-lab-compare-first = a set of rules begins with its variant, not with { $word }
error-codec-type = { $path }: expected { $expected }, not { $found }
error-codec-range = { $path }: expected { $expected }, not { $found }
error-codec-choice = { $path }: expected { $expected }, not { $found }
error-codec-length = { $path }: expected { $expected }, not { $found }
error-codec-refused = { $path }: { $reason }
error-codec-missing = { $path }: the key { $key } is missing
error-codec-unknown-key = { $path }: there is no key { $key } here
error-codec-encoding = { $path }: no text in UTF-8
error-codec-syntax = no JSON from character { $position } on
error-codec-duplicate-key = an object holds the key { $key } twice
error-codec-number = { $found } cannot be: numbers are whole and have at most { $digits } digits
error-codec-depth = lists and objects lie in each other more than { $depth } deep
error-codec-size = longer than { $limit } bytes

## What happened. $name is a seat's name; $you says whether it is the reader ("yes", "no"). Cards and ranks arrive as
## text; a sentence that begins with one is given a capital afterwards.

event-dealt =
    { $each ->
        [0] The cards are dealt.
        [one] The cards are dealt: { $each } each.
       *[other] The cards are dealt: { $each } each.
    }{ $aside ->
        [0] { "" }
        [one] { " " }One is set aside.
       *[other] { " " }{ $aside } are set aside.
    }
event-misdeal-called =
    { $you ->
        [yes] You call a misdeal: shuffle and deal again.
       *[no] { $name } calls a misdeal: shuffle and deal again.
    }
event-refilled =
    { $count ->
        [one] { $you ->
            [yes] Your stock was used up: your one won card is the new stock.
           *[no] { $name } makes a new stock: one card.
        }
       *[other] { $you ->
            [yes] Your stock was used up: your { $count } won cards are the new stock.
           *[no] { $name } makes a new stock: { $count } cards.
        }
    }
# $shown: what everybody lays, from event-staked-one, event-turned-one …
event-staked = Stakes: { $shown }.
event-staked-one =
    { $you ->
        [yes] you lay out { $card }
       *[no] { $name } lays out { $card }
    }
event-turned = Battle { $battle }: { $shown }.
# $chosen: whether the card was chosen from a hand.
event-turned-one =
    { $chosen ->
        [yes] { $you ->
            [yes] you play { $card }
           *[no] { $name } plays { $card }
        }
       *[no] { $you ->
            [yes] you turn { $card }
           *[no] { $name } turns { $card }
        }
    }
# $same: whether the tied cards have one rank, $ranks: that rank, in the plural, else all; $all: whether every seat
# tied; $standing: how many cards stand, of $standing_names.
event-war-declared =
    { $link ->
        [1] War!
       *[other] War again!
    } { $same ->
        [yes] { $count ->
            [2] Two
            [3] Three
            [4] Four
           *[other] { $count }
        } { $ranks }.
       *[no] { $ranks }: none of them is highest.
    }{ $all ->
        [yes] { "" }
       *[no] { " " }It is between { $names }.
    }{ $standing ->
        [0] { "" }
        [one] { " " }Without a card, the last one still counts for { $standing_names }.
       *[other] { " " }Without a card, the last ones still count for { $standing_names }.
    }
event-laid = { $shown }.
event-laid-one =
    { $you ->
        [yes] { $down ->
            [0] you turn { $card }
            [one] you lay { $down } card face down and turn { $card }
           *[other] you lay { $down } cards face down and turn { $card }
        }
       *[no] { $down ->
            [0] { $name } turns { $card }
            [one] { $name } lays { $down } card face down and turns { $card }
           *[other] { $name } lays { $down } cards face down and turns { $card }
        }
    }
event-laid-down =
    { $you ->
        [yes] { $down ->
            [one] you lay { $down } card face down
           *[other] you lay { $down } cards face down
        }
       *[no] { $down ->
            [one] { $name } lays { $down } card face down
           *[other] { $name } lays { $down } cards face down
        }
    }
event-taken-back = Twin cards! No war: { $shown }.
event-taken-back-one =
    { $you ->
        [yes] you take back { $card }
       *[no] { $name } takes back { $card }
    }
event-discarded = Twin cards! No war: they leave the game.
event-left-lying =
    { $count ->
        [0] Nobody wins.
        [one] Nobody wins: the card stays on the table.
       *[other] Nobody wins: { $count } cards stay on the table.
    }
# $winning and $beaten: the ranks that decided, where $decided is "yes".
event-won =
    { $how ->
        [stolen] Stolen!{ " " }
        [bell] The bell has rung.{ " " }
        [alone] Nobody else can fight on.{ " " }
        [last] Nobody else is left.{ " " }
       *[highest] { "" }
    }{ $decided ->
        [yes] { $winning } beats { $beaten }.{ " " }
       *[no] { "" }
    }{ $how ->
        [tied-cards] { $you ->
            [yes] You take the cards that tied:
           *[no] { $name } takes the cards that tied:
        }
       *[highest] { $you ->
            [yes] You take the pile:
           *[no] { $name } takes the pile:
        }
    } { $prize ->
        [one] { $prize } card.
       *[other] { $prize } cards.
    }
event-went-out =
    { $why ->
        [short] { $you ->
            [yes] You have too few cards for this war and are out of the game.
           *[no] { $name } has too few cards for this war and is out of the game.
        }
        [resigned] { $you ->
            [yes] You leave the game.
           *[no] { $name } leaves the game.
        }
       *[empty] { $you ->
            [yes] You have no card left to turn and are out of the game.
           *[no] { $name } has no card left to turn and is out of the game.
        }
    }
event-bell-rang = The bell! This battle is the last.
event-tie-broken = A fresh pack decides: { $shown }.
# $known: whether the reader may know $cards, a list.
event-drew =
    { $you ->
        [yes] { $known ->
            [yes] You draw { $cards }.
           *[no] { $drawn ->
                [one] You draw { $drawn } card.
               *[other] You draw { $drawn } cards.
            }
        }
       *[no] { $drawn ->
            [one] { $name } draws { $drawn } card.
           *[other] { $name } draws { $drawn } cards.
        }
    }
event-chose =
    { $you ->
        [yes] { $known ->
            [yes] You choose { $card }.
           *[no] You have chosen.
        }
       *[no] { $name } has chosen.
    }
event-went-live = All cards are up: grab!
event-grabbed =
    { $you ->
        [yes] You grab!
       *[no] { $name } grabs!
    }
event-grabbed-falsely =
    { $you ->
        [yes] { $penalty ->
            [0] Too early!
           *[other] Too early! You pay with a card.
        }
       *[no] { $penalty ->
            [0] { $name } grabs too early.
           *[other] { $name } grabs too early and pays with a card.
        }
    }
event-turned-back = The bell! Everybody takes back the cards of this battle.
event-shuffled =
    { $shoe ->
        [one] The shoe is shuffled: { $shoe } card.
       *[other] The shoe is shuffled: { $shoe } cards.
    }
event-bet-placed =
    { $you ->
        [yes] { $tie ->
            [0] You bet { $ante }.
           *[other] You bet { $ante }, and { $tie } on a tie.
        }
       *[no] { $tie ->
            [0] { $name } bets { $ante }.
           *[other] { $name } bets { $ante }, and { $tie } on a tie.
        }
    }
event-casino-dealt =
    { $burned ->
        [0] { "" }
        [one] The bank burns { $burned } card.{ " " }
       *[other] The bank burns { $burned } cards.{ " " }
    }{ $shown }; the bank gets { $bank }.
event-casino-dealt-one =
    { $you ->
        [yes] you get { $card }
       *[no] { $name } gets { $card }
    }
event-raised =
    { $you ->
        [yes] You go to war and double your bet.
       *[no] { $name } goes to war and doubles the bet.
    }
event-surrendered =
    { $you ->
        [yes] You surrender.
       *[no] { $name } surrenders.
    }
# $gain and $bankroll arrive as text ("2½"); $gain without a sign.
event-settled =
    { $what ->
        [won] { $you ->
            [yes] You win { $gain }.
           *[no] { $name } wins { $gain }.
        }
        [lost] { $you ->
            [yes] You lose { $gain }.
           *[no] { $name } loses { $gain }.
        }
        [surrendered] { $you ->
            [yes] You give up half your bet and lose { $gain }.
           *[no] { $name } gives up half the bet and loses { $gain }.
        }
        [war-won] { $you ->
            [yes] You win the war, and { $gain }.
           *[no] { $name } wins the war, and { $gain }.
        }
        [war-tied] { $you ->
            [yes] A tie again: you win the war, and { $gain }.
           *[no] A tie again: { $name } wins the war, and { $gain }.
        }
        [war-lost] { $you ->
            [yes] You lose the war, and { $gain }.
           *[no] { $name } loses the war, and { $gain }.
        }
        [tie-bet-won] { $you ->
            [yes] Your bet on a tie wins { $gain }.
           *[no] { $name } wins { $gain } with a bet on a tie.
        }
       *[tie-bet-lost] { $you ->
            [yes] No tie: your bet on it is lost, { $gain }.
           *[no] No tie: { $name } loses a bet on it, { $gain }.
        }
    }{ $what ->
        [tie-bet-won] { "" }
        [tie-bet-lost] { "" }
       *[won] { $you ->
            [yes] { " " }You have { $bankroll }.
           *[no] { " " }{ $name } has { $bankroll }.
        }
    }
event-went-away =
    { $why ->
        [broke] { $you ->
            [yes] You cannot bet any more and leave the table.
           *[no] { $name } cannot bet any more and leaves the table.
        }
       *[left] { $you ->
            [yes] You leave the table.
           *[no] { $name } leaves the table.
        }
    }

## The end: who won, and why the play stopped

# $result: "you", "won" (by $name), "drawn" (between $names), "nobody"
outcome =
    { $result ->
        [you] You win!
        [won] { $name } wins!
        [drawn] A draw between { $names }.
       *[nobody] Nobody wins.
    }
# Casino War: what a seat has at the end, from $bankroll, text.
outcome-bankroll =
    { $you ->
        [yes] You have { $bankroll }.
       *[no] { $name } has { $bankroll }.
    }
outcome-length =
    The game lasted { $battles ->
        [one] { $battles } battle
       *[other] { $battles } battles
    }{ $wars ->
        [0] { "" }
        [one] , with { $wars } war
       *[other] , with { $wars } wars
    }.
termination-captured-all =
    { $result ->
        [you] All the cards are yours.
        [won] All the cards belong to { $name }.
       *[drawn] Nobody has a card left to turn.
    }
termination-short-war =
    { $result ->
        [you] There were too few cards for the war, and you come out ahead.
        [won] There were too few cards for the war, and { $name } comes out ahead.
       *[drawn] There were too few cards for the war.
    }
termination-empty-stock =
    { $result ->
        [you] The stocks are used up, and you come out ahead.
        [won] The stocks are used up, and { $name } comes out ahead.
       *[drawn] The stocks are used up, and nobody is ahead.
    }
termination-resigned =
    { $result ->
        [you] Everybody else has left the game.
        [won] Everybody but { $name } has left the game.
       *[drawn] The game was left by all.
    }
termination-wars =
    { $count ->
        [one] { $result ->
            [you] You were the first to win a war.
            [won] { $name } was the first to win a war.
           *[drawn] The war was won.
        }
       *[other] { $result ->
            [you] You were the first to win { $count } wars.
            [won] { $name } was the first to win { $count } wars.
           *[drawn] { $count } wars were won.
        }
    }
termination-target =
    { $result ->
        [you] You were the first to hold { $count } cards.
        [won] { $name } was the first to hold { $count } cards.
       *[drawn] Several hold { $count } cards at once.
    }
termination-floor =
    { $count ->
        [one] Somebody has no card left
       *[other] Somebody has fewer than { $count } cards left
    }{ $result ->
        [you] , and you hold the most.
        [won] , and { $name } holds the most.
       *[drawn] , and nobody holds more than the others.
    }
termination-time =
    { $result ->
        [you] Time is up, and you hold the most cards.
        [won] Time is up, and { $name } holds the most cards.
       *[drawn] Time is up, and nobody holds more cards than the others.
    }
termination-battles =
    { $count ->
        [one] After { $count } battle
       *[other] After { $count } battles
    } { $result ->
        [you] you hold the most cards.
        [won] { $name } holds the most cards.
       *[drawn] nobody holds more cards than the others.
    }
termination-endless =
    { $period ->
        [one] This game never ends: the cards stood like this after battle { $since }, and they do so again after every battle.
       *[other] This game never ends: the cards stood like this after battle { $since }, and they come back to it every { $period } battles.
    }
termination-guard =
    { $count ->
        [one] No end was in sight after { $count } battle, so the game was stopped.
       *[other] No end was in sight after { $count } battles, so the game was stopped.
    }
termination-left = The table is empty now.
termination-broke = Nobody can bet any more.
termination-rounds =
    { $count ->
        [one] { $count } round was played.
       *[other] { $count } rounds were played.
    }

## Computer players: the name, and how they play

player-turner = Plain Player
    .about = Turns the top card, as everybody must.
player-slow = Slow Hand
    .about = Takes its time before it grabs: good for a first try.
player-steady = Steady Hand
    .about = Grabs like a wide-awake grown-up.
player-quick = Quick Hand
    .about = Hard to beat.
player-random = Dreamer
    .about = Plays any card of its hand.
player-middle-high = Careful Player
    .about = Plays its middle card in battles and its highest in wars.
player-low-high = Saver
    .about = Plays its lowest card in battles and its highest in wars.
player-sly = Sly Player
    .about = Plays like the Careful Player, but loses a war on purpose where the loser takes the highest cards.
player-always-war = Daredevil
    .about = Bets the minimum and goes to war after every tie.
player-always-surrender = Cautious Guest
    .about = Bets the minimum and surrenders after every tie.

## Seats: friendly names for those who give none; the key is the animal that is drawn

seat-fox = Clever Fox
seat-bear = Brave Bear
seat-owl = Wise Owl
seat-hare = Swift Hare
seat-hedgehog = Shy Hedgehog
seat-otter = Jolly Otter
seat-cat = Curious Cat
seat-dog = Loyal Dog
seat-frog = Singing Frog
seat-mouse = Little Mouse
seat-squirrel = Nimble Squirrel
seat-penguin = Elegant Penguin
seat-turtle = Patient Turtle
seat-duck = Playful Duck
seat-deer = Gentle Deer
seat-wolf = Friendly Wolf
seat-robin = Early Robin
seat-panda = Dreamy Panda
seat-koala = Sleepy Koala
seat-ladybird = Lucky Ladybird

## The rules in words: headings, and sentences that the options choose. Every option is there by its name (numbers as
## numbers, `none`, `true`, `false`), and besides: $pack_size, $each (cards dealt to a seat), $aside (cards left over),
## $prize (cards in a war of two), $finds_endless (whether R25 looks for games without an end), $last_battle (where the
## guard stops a game otherwise).

players-heading = Computer players
# A computer player in the rules: the key in commands, and how it plays.
players-entry = { $player }: { $about }
section-brief = In short
section-cards = The cards
section-deal = The deal
section-hand = Your hand
section-battle = A battle
section-war = War
section-short = Too few cards for a war
section-collecting = Taking the cards
section-bets = The bets
section-bank = Against the bank
section-tie = A tie with the bank
section-end = The end
section-house = House rules
rules-pack =
    { $packs ->
        [one] One pack of { $pack ->
            [full] 52 cards: Two to Ten, Jack, Queen, King and Ace
            [piquet] 32 cards: Seven to Ten, Jack, Queen, King and Ace
            [italian] 40 cards: Ace, Two to Seven, Jack, Queen and King
           *[numbers] 36 cards: Two to Ten
        } in four suits.
       *[other] { $packs } packs of { $pack ->
            [full] 52 cards each: Two to Ten, Jack, Queen, King and Ace
            [piquet] 32 cards each: Seven to Ten, Jack, Queen, King and Ace
            [italian] 40 cards each: Ace, Two to Seven, Jack, Queen and King
           *[numbers] 36 cards each: Two to Ten
        } in four suits. All are shuffled together.
    }
rules-jokers =
    { $jokers ->
        [0] { "" }
       *[other] A red and a black joker are added to every pack. A joker beats every other card; two jokers are equal.
    }
rules-ranking =
    { $ranking ->
        [ace-low] The Ace is the weakest card and the King the strongest. Suits never decide.
        [low-wins] The lower card wins. The Ace is the lowest of all, so it beats every other card. Suits never decide.
        [two-over-all] Three to King rank as usual and beat the Ace; the Two beats them all, but the Ace beats the Two. Suits never decide. Cards that beat each other in a ring, like Ace, Two and Seven, tie.
       *[ace-high] { $pack ->
            [piquet] The Seven is the weakest card and the Ace the strongest. Suits never decide.
            [numbers] The Two is the weakest card and the Ten the strongest. Suits never decide.
           *[full] The Two is the weakest card and the Ace the strongest. Suits never decide.
        }
    }
rules-deal =
    { $seats ->
        [2] Two play.
        [3] Three play.
        [4] Four play.
       *[other] { $seats } play.
    } The cards are shuffled and dealt one by one, face down: { $each } each.{ $aside ->
        [0] { "" }
        [one] { " " }The card left over is set aside unseen.
       *[other] { " " }The { $aside } cards left over are set aside unseen.
    }
rules-stock = Your cards lie face down in front of you: that is your stock. Nobody looks at it, but everybody may count the cards.
rules-hand =
    { $hand ->
        [one] Everybody draws the top card of their stock. Only you see your hand.
       *[other] Everybody draws the top { $hand } cards of their stock into their hand. Only you see yours.
    } After every battle the hand is filled up again; when the stock is used up, the hand shrinks.
rules-stakes =
    { $stakes ->
        [true] Before a battle everybody who has won cards lays out the one won last, face up, as a stake. Whoever wins the battle takes all the stakes, the own one included.
       *[false] { "" }
    }
rules-battle =
    { $seats ->
        [2] Both turn the top card of their stock at the same time. The higher card wins both, and whatever else lies on the table.
       *[other] Everybody still in the game turns the top card of their stock, all at once. The highest card wins everything on the table.
    }
rules-battle-speed = Nobody waits for a turn: turn your top card as soon as you like. When all have turned, the battle is live.
rules-battle-thinking = Everybody chooses a card of their hand, and all are shown at once. The highest card takes them, and they go under its owner’s stock.
rules-grab =
    { $steal_after ->
        [none] Only the owner of the highest card may grab the cards.
        [0] From then on whoever grabs first takes the cards, whatever they turned.
       *[other] The owner of the highest card may grab the cards at once. If the owner has not grabbed { $steal_after } milliseconds later, anybody may steal them.
    }
rules-grab-false =
    { $penalty ->
        [0] Grabbing too early costs nothing, but gains nothing either.
       *[other] Whoever grabs too early pays with the top card of the stock, face down.
    }
rules-grab-close =
    { $photo_finish ->
        [0] { "" }
       *[other] Two grabs less than { $photo_finish } milliseconds apart count as one: then the highest card decides.
    }
# $list: names of seats and milliseconds, as text
rules-handicap = A head start, in milliseconds: { $list }.
rules-handicap-one = player { $seat } { $ms }
rules-tie =
    { $seats ->
        [2] Two equal cards mean war.
       *[other] { $contenders ->
            [everyone] If cards tie for highest, it is war, and everybody who has enough cards joins in. Ties below the highest card mean nothing.
           *[tied] If cards tie for highest, it is war between their owners. The others watch, and their cards stay on the table. Ties below the highest card mean nothing.
        }
    }
rules-war =
    { $war_down ->
        [by-rank] In a war everybody lays as many cards face down as the tied rank says (two to ten their number, Jack, Queen and King ten, Ace and joker eleven), then one face up.
        [0] In a war everybody lays one card more, face up.
        [one] In a war everybody lays { $war_down } card face down, then one face up.
       *[other] In a war everybody lays { $war_down } cards face down, then one face up.
    } The highest of the new face-up cards takes the whole pile.
rules-war-size = So with two players a war is played for { $prize } cards.
rules-war-speed = Everybody lays the cards of a war at their own pace; when all have laid, the pile may be grabbed.
rules-chain =
    { $chain ->
        [single] If these tie again, those who tied lay one card face up at a time, until one is higher.
       *[repeat] If these tie again, the war goes on in the same way.
    }
rules-war-thinking =
    { $war_down ->
        [by-rank] If the cards tie, everybody puts as many cards of their stock face down as the tied rank says (two to ten their number, Jack, Queen and King ten, Ace and joker eleven), then chooses a card of their hand.
        [0] If the cards tie, everybody chooses another card of their hand.
        [one] If the cards tie, everybody puts { $war_down } card of their stock face down, then chooses a card of their hand.
       *[other] If the cards tie, everybody puts { $war_down } cards of their stock face down, then chooses a card of their hand.
    } The higher card takes the cards face down and the cards just chosen; the loser takes the cards that tied before.
rules-war-thinking-again = If they tie again, this is repeated. The winner of the last takes all the cards face down and the last cards chosen, the loser every earlier pair that tied.
rules-short-thinking = A stock with too few cards gives all it has. Whoever has neither stock nor hand when a card is needed is out of the game.
rules-short =
    { $short ->
        [lose] Whoever cannot lay all the cards of a war is out of the game at once.
        [last-card] Whoever has fewer cards lays what there is, the last card face up. With no card at all, the last card shown counts again.
        [equal] Everybody lays only as many cards face down as the one with the fewest can. Whoever has no card at all loses the war and is out of the game.
        [draw] As soon as somebody cannot lay all the cards of a war, the game is a draw.
       *[commit] Whoever has fewer cards lays what there is, the last card face up. Whoever has no card at all loses the war and is out of the game.
    }
rules-refill-in-war =
    { $refill_in_war ->
        [true] Won cards count, and are taken up when the stock runs out in the middle of a war.
       *[false] Only the cards of the stock count in a war, not the cards won.
    }
rules-nobody =
    { $seats ->
        [2] { $short ->
            [draw] { "" }
            [lose] { $captures ->
                [bottom] If neither can lay all the cards, the game is a draw.
               *[reshuffle] If neither can lay all the cards, whoever has more won cards wins the game; with equally many it is a draw.
            }
           *[commit] { $captures ->
                [bottom] If both have no card left in a war, the game is a draw.
               *[reshuffle] If both have no card left for a war, whoever has more won cards wins the game; with equally many it is a draw.
            }
        }
       *[other] { $short ->
            [draw] { "" }
           *[commit] If nobody can fight on, all who fought are out, and the cards go to the winner of the next battle.
        }
    }
rules-identical =
    { $identical ->
        [take-back] If two of the tied cards are twins, the same rank and suit, there is no war: those who tied take the cards they show back under their stocks, and the rest waits for the next battle’s winner.
        [discard] If two of the tied cards are twins, the same rank and suit, there is no war: the tied cards leave the game, and the rest waits for the next battle’s winner.
       *[war] Twins, two cards of the same rank and suit, tie like any others.
    }
rules-captures =
    { $captures ->
        [reshuffle] Won cards go to a pile of their own, face down. When the stock is used up, this pile is shuffled and becomes the new stock.
        [turn-over] Won cards go to a pile of their own, face down. When the stock is used up, this pile is turned over, without shuffling, and the card won first is played first.
        [none] Won cards go to a pile of their own and are not played again. Whoever has used up the stock is out of the game.
       *[bottom] Won cards go under the winner’s own stock, face down.
    }
rules-order =
    { $order ->
        [loser-first] { $seats ->
            [2] The cards are taken up in a fixed order: first the loser’s cards, then the winner’s own, each as they were laid.
           *[other] The cards are taken up in a fixed order: first the others’ cards, clockwise from the winner, then the winner’s own, each as they were laid.
        }
        [seat] The cards are taken up in a fixed order, whoever won: the first player’s cards, then the second’s and so on, each as they were laid. Careful: almost half of such games for two never end, and the order is not fair.
        [laid] The cards are taken up in a fixed order: everybody’s first card, then everybody’s second, and so on.
        [high-first] The cards are taken up in order of strength, the strongest first.
        [shuffled] The cards are shuffled before they are put away.
       *[winner-first] { $seats ->
            [2] The cards are taken up in a fixed order: first the winner’s own cards, then the loser’s, each as they were laid.
           *[other] The cards are taken up in a fixed order: first the winner’s own cards, then the others’, clockwise from the winner, each as they were laid.
        }
    }
rules-order-thinking =
    { $order ->
        [winner-first] The loser of a war takes cards in the same way: in the winner’s place.
        [loser-first] The loser of a war takes cards in the same way: in the winner’s place.
        [high-first] The loser of a war takes cards in the same way: in the winner’s place.
       *[seat] { "" }
    }
rules-out = Whoever has no card left to turn is out of the game.
rules-end-last =
    { $captures ->
        [none] The last one who can still turn a card wins. If the stocks of all run out together, whoever has won the most cards wins.
       *[bottom] The last one left in the game has all the cards and wins.
    }
rules-end-target =
    { $target ->
        [none] { "" }
       *[other] It need not take that long: the first to hold { $target } cards after a battle wins.
    }
rules-end-floor =
    { $floor ->
        [none] { "" }
        [one] As soon as somebody has no card left after a battle, the game ends and the most cards win.
       *[other] As soon as somebody holds fewer than { $floor } cards after a battle, the game ends and the most cards win.
    }
# $duration: rules-minutes or rules-seconds
rules-end-time = A bell rings after { $duration }. The battle is finished, and the most cards win.
rules-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
rules-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
rules-end-wars =
    { $wars_to_win ->
        [none] { "" }
        [one] Whoever wins a war wins the game at once.
       *[other] Whoever is first to win { $wars_to_win } wars wins the game at once. A war that ties again counts once.
    }
rules-end-battles =
    { $battle_limit ->
        [none] { "" }
        [one] After { $battle_limit } battle the most cards win.
       *[other] After { $battle_limit } battles the most cards win.
    }
rules-end-tie-break =
    { $tie_break ->
        [fresh-pack] A draw is decided by a fresh pack: one card to everybody who shares it, and the highest wins; if they tie again, once more.
       *[none] Equal numbers of cards make a draw.
    }
rules-end-guard =
    { $finds_endless ->
        [true] Some games go round in circles for ever. As soon as that is certain, because all the cards are back where they stood before, the game is stopped, and nobody wins.
       *[false] { $last_battle ->
            [one] A game that has not ended after { $last_battle } battle is stopped, and nobody wins.
           *[other] A game that has not ended after { $last_battle } battles is stopped, and nobody wins.
        }
    }
rules-shoe =
    { $packs ->
        [one] One pack of 52 cards is shuffled: the shoe.
       *[other] { $packs } packs of 52 cards are shuffled together: the shoe.
    } { $reshuffle_at ->
        [one] It is shuffled again before a round when it is empty.
       *[other] It is shuffled again before a round when fewer than { $reshuffle_at } cards are left.
    }
rules-bets =
    { $seats ->
        [one] You play
       *[other] { $seats } play, everybody alone,
    } against the bank, for play money: { $bankroll } to begin with. Before every round you bet an ante from { $table_min } to { $table_max } and, if you like, a second bet on a tie.
rules-bank = You get one card and the bank gets one. If yours is higher, you win as much as your ante; if it is lower, the ante is lost. The Ace is the highest card, and suits never decide.
rules-bank-tie = A tie pays { $tie_pays } to 1 to whoever bet on it; without a tie that bet is lost.
rules-bank-choice =
    { $burn ->
        [0] In a tie you choose. You may surrender and lose half the ante. Or you go to war: you add as much again as your ante, and you and the bank get one card more.
        [one] In a tie you choose. You may surrender and lose half the ante. Or you go to war: you add as much again as your ante, the bank puts { $burn } card aside unseen, and you and the bank get one card more.
       *[other] In a tie you choose. You may surrender and lose half the ante. Or you go to war: you add as much again as your ante, the bank puts { $burn } cards aside unseen, and you and the bank get one card more.
    }
rules-bank-war =
    { $tie_bonus ->
        [true] If your card is higher or equal, you win as much as you added and keep the ante; an equal card pays one ante more. If it is lower, both are lost.
       *[false] If your card is higher or equal, you win as much as you added and keep the ante. If it is lower, both are lost.
    }
rules-end-casino =
    { $rounds ->
        [none] You may leave between two rounds. The session ends when everybody has left or can no longer bet the minimum.
        [one] You may leave between two rounds. The session ends after { $rounds } round, or when everybody has left or can no longer bet the minimum.
       *[other] You may leave between two rounds. The session ends after { $rounds } rounds, or when everybody has left or can no longer bet the minimum.
    }
rules-brief-changed = { $variant } with rules of your own; what they change stands at the end.
rules-house-none = None: everything is as usual.
# One line for every option that is not as usual: $option, $choice and $usual are names, $about what the choice means
rules-house-choice = { $option }: { $choice } (usually { $usual }). { $about }
rules-house-number = { $option }: { $choice } (usually { $usual }).

## The rule book, docs/rules.en.md: one rule after the other, with its number

manual = The rules of War
    .made = This page is made from the texts of the game; `scripts/rules` makes it again.
    .intro = War is the simplest of card games: turn a card, and the higher one takes both. All the same people argue at every table about what happens when two cards are equal, when somebody has too few of them, and how the cards go under the pile. So every rule stands here once, with its number. Where tables differ, there is an option, and its name is written like this: `war_down=1`.
    .words = A few words are used in one sense only. Your *stock* is your pile of cards, face down. Your *captures* are the cards you have won, where they are kept in a pile of their own. A *battle* is one turn of the cards, with all the wars that come of it. The *prize* is everything on the table that the winner of a battle takes.
    .common = Cards and deal
    .battle = The battle
    .collecting = Taking the cards
    .end = The end of the game
    .variants = Variants and house rules
    .double = Double War
    .speed = Speed War
    .thinking = Thinking War
    .casino = Casino War
    .options = All options
    .all = All variants
    .entry = { $name }: { $about }
    .takes = { $expected }; usually { $usual }.
    .usual = Usually { $usual }.
rule-R1 = You play with 52 cards: Two to Ten, Jack, Queen, King and Ace in four suits, without jokers. Other packs are possible: 32 cards from the Seven up (`pack=piquet`), 40 cards without Eight, Nine and Ten (`pack=italian`) or 36 cards without pictures and Aces (`pack=numbers`). Up to eight packs can be shuffled together (`packs`), and every pack may bring two jokers, a red and a black one (`jokers=2`).
    .title = The pack
rule-R2 = The Two is the weakest card, the Ace the strongest, and suits never decide. Instead the Ace can be the weakest card (`ranking=ace-low`), or the lower card can win, so that the Ace beats all (`ranking=low-wins`), or the Two beats every card but the Ace while the Ace beats nothing but the Two (`ranking=two-over-all`). A joker beats every other card, always; two jokers are equal.
    .title = Which card beats which
rule-R3 = The highest card wins. If several cards are equally high, they tie. With the Two over all it may happen that cards beat each other in a ring, like Ace, Two and Seven: then all of them tie.
    .title = The highest card
rule-R4 = Two to eight can play (`seats`). The cards are shuffled and dealt one by one, face down, until everybody has the same number; what is left over is set aside and stays out of the game. Two players get 26 cards each, three get 17 and one is left over, four get 13.
    .title = The deal
rule-R5 = Nobody looks at a stock or at cards that lie face down, not even at their own. But everybody may know at any time how many cards a pile has.
    .title = No peeping
rule-R6 = If a card was shown while dealing, anybody may call a misdeal before the first card is turned: shuffle and deal again. Later it is too late.
    .title = Misdeal
rule-R7 = Everybody who is still in the game turns the top card of their stock, all at once. If a stock is used up, it is made new first (R16).
    .title = Turning cards
rule-R8 = The highest card wins everything on the table.
    .title = Winning a battle
rule-R9 = If two or more cards tie for highest, it is war between their owners. The others watch, and their cards stay on the table. Ties below the highest card mean nothing. Some tables let everybody join in who has enough cards (`contenders=everyone`).
    .title = War
rule-R10 = In a war everybody who fights lays three cards face down and one face up; the highest face-up card takes all. With two players that makes ten cards. It may be another number of cards face down, from none to ten (`war_down`), or as many as the tied rank says: its number, ten for Jack, Queen and King, eleven for Ace and joker (`war_down=by-rank`).
    .title = The cards of a war
rule-R11 = If the new cards tie as well, those who tied go on in the same way, again with three cards face down. Or, for children, with one card face up at a time until one is higher (`chain=single`).
    .title = War on war
rule-R12 = Whoever has too few cards for a war lays what there is, the last card face up. Whoever has no card at all loses the war and is out. Other tables: out at once (`short=lose`); with no card at all the last card shown counts again (`short=last-card`); everybody lays only as many cards face down as the one with the fewest can (`short=equal`); the game is a draw (`short=draw`). Won cards count as well, where they become a new stock (R16), unless you say `refill_in_war=false`.
    .title = Too few cards
rule-R13 = If only one is left who can fight, that one wins the war without laying a card. If nobody can, all who fought are out, and the cards on the table go to the winner of the next battle. If only one other player is left, that one takes the cards and has won.
    .title = Nobody can fight
rule-R14 = How the prize goes under the winner’s stock decides whether a game ever ends, so it is fixed: the winner’s own cards first, then the others’, clockwise, each as they were laid. Other orders: the others’ cards first (`order=loser-first`); by seat, whoever won (`order=seat`: careful, almost half of all games for two never end, and it is not fair); everybody’s first card, then everybody’s second (`order=laid`); the strongest first (`order=high-first`); shuffled (`order=shuffled`).
    .title = The order of the cards
rule-R15 = Won cards go under your stock, face down. Or you keep them in a pile of their own, your captures (`captures`).
    .title = Where won cards go
rule-R16 = When your stock is used up and you need a card, your captures become the new stock: shuffled (`captures=reshuffle`) or just turned over, so that the card won first is played first (`captures=turn-over`). Or there is no new stock, and whoever has used it up is out (`captures=none`).
    .title = An empty stock
rule-R17 = Whoever cannot turn another card when a battle is over is out of the game. If all who are left go out at once, the one with the most captures has won; if that is a tie, or if there are no captures, it is a draw.
    .title = Out of the game
rule-R18 = Whoever is the last one left in the game takes all the cards and wins.
    .title = Winning the game
rule-R19 = If you wish, the first to hold a certain number of cards after a battle wins, forty for instance (`target=40`).
    .title = A number of cards
rule-R20 = If you wish, the game ends as soon as somebody holds fewer than a certain number of cards (`floor`). The most cards win.
    .title = A smallest number
rule-R21 = If you wish, a bell rings after a certain time (`time_limit`, in seconds). The battle on the table is finished, then the most cards win. Where the computer plays alone, time is only counted: four seconds for every turn and every step of a war (`seconds_per_turn`).
    .title = The bell
rule-R22 = If you wish, the first to win a certain number of wars wins, three for instance (`wars_to_win=3`). A war that ties again counts once.
    .title = A number of wars
rule-R23 = If you wish, the game ends after a certain number of battles (`battle_limit`). The most cards win.
    .title = A number of battles
rule-R24 = Equal numbers of cards make a draw. If you wish, a fresh pack decides (`tie_break=fresh-pack`): it is shuffled, everybody who shares the draw gets one card, and the highest wins; if these tie, once more.
    .title = A draw
rule-R25 = Some games never end. Where nothing after the deal is left to chance or to choice, and neither `battle_limit` nor `time_limit` ends the game, the cards prove it: once all of them (and with `wars_to_win` the wars won) are back exactly where they stood before, the game would go on like this for ever. It is stopped there, however late that is, and nobody has won. You are told after which battle the cards stood like this for the first time, and after how many battles they come back. Under all other rules (`order=shuffled`, `captures=reshuffle`, Speed War, the thinking variant, `battle_limit`, `time_limit`) cards that come back prove nothing or do not matter: a game that has not ended is stopped after 100,000 battles for each pack (`guard`).
    .title = Games without an end
rule-R26 = Every variant can be played with rules of your own: write the option after its name, like `classic war_down=1 order=shuffled`. Options that cannot go together are refused, and you are told what to change.
    .title = House rules
rule-R27 = With several packs, two cards of the same rank and suit may tie: twins. Usually that is a war like any other. Some tables do without it: all who tied take back the card they show (`identical=take-back`), or the tied cards leave the game (`identical=discard`). Then nobody wins the battle, and the rest of the cards goes to the winner of the next one.
    .title = Twins
rule-R28 = Every turn of the cards is a battle, even one that is not finished. Every tie for the highest card is a war, and a war that ties again counts again. No card is ever lost or doubled.
    .title = Counting
rule-R30 = You need captures for this (`stakes=true`). Before every battle everybody who has captures lays out the card won last, face up: the stake. Whoever wins the battle takes all the stakes with the rest, so losing a battle loses the stake as well. In a war the stakes stay on the table.
    .title = Stakes
rule-R40 = Nobody waits for a turn: turn your top card as soon as you like. When everybody has turned, the battle is live, and the cards may be grabbed.
    .title = Everybody at their own pace
rule-R41 = The owner of the highest card may grab the cards at once. Whoever sleeps longer than a second and a half (`steal_after`) can be robbed: then anybody may steal the cards and has won the battle. With `steal_after=0` everybody may grab from the start, with `steal_after=none` nobody may steal.
    .title = Grabbing and stealing
rule-R42 = Whoever grabs too early, or grabs what is not theirs to grab, lays the top card of their stock face down on the table (`penalty=0`: no penalty). Whoever grabs just too late pays nothing.
    .title = False grabs
rule-R43 = A tie is a war: everybody who fights lays their cards at their own pace. Grab only when all have laid.
    .title = War at speed
rule-R44 = If two grabs are closer together than fifteen thousandths of a second (`photo_finish`), they count as one: the owner of the highest card gets the cards, or else the quicker hand.
    .title = Photo finish
rule-R45 = A small child can get a head start: a number of milliseconds for each player (`handicap=0,800`). Computer players take their time as well, each in its own way. At the bell a live battle belongs to the owner of the highest card; if it is not live yet, everybody takes back what they laid in it.
    .title = A head start, and the bell
rule-R50 = After the deal everybody draws the top three cards of their stock (`hand`). Only you see your hand. In every battle everybody chooses a card, and all are shown at once. Then the hands are filled up from the stocks.
    .title = A hand of cards
rule-R51 = The higher card takes both, and they go under its owner’s stock.
    .title = Winning a battle
rule-R52 = If the cards tie, everybody puts three cards of their stock face down (`war_down`) and chooses a fourth from their hand. The higher fourth card takes all the cards face down and both fourth cards. The loser takes the two cards that tied: a consolation.
    .title = War
rule-R53 = A stock that has fewer than three cards gives all it has. If the fourth cards tie as well, the war goes on; the winner of the last takes all the cards face down and the last pair, and the loser every earlier pair.
    .title = War on war
rule-R54 = When your stock is empty, your hand shrinks. Whoever has no card left to play is out. If more than two fight, everybody who is beaten takes back their own tied cards, and the winner’s go to the one who was beaten last.
    .title = Few cards
rule-R60 = You play alone against the bank, with six packs (`packs`) and play money. You bet an ante and, if you like, something on a tie. You get one card, then the bank gets one. If yours is higher, you win as much as the ante; if it is lower, the ante is lost.
    .title = Against the bank
rule-R61 = If the cards tie, a bet on a tie pays ten to one. Then you choose: surrender and lose half the ante, or go to war. For a war you add as much again as the ante, the bank puts three cards aside unseen (`burn`), and both get one card more.
    .title = A tie
rule-R62 = In the war you win with a higher card and with an equal one: you are paid as much as you added, and you keep the ante. With a lower card you lose both. Some houses pay one ante more for an equal card (`tie_bonus=true`).
    .title = War with the bank
rule-R63 = You come with 200 in play money (`bankroll`) and bet from 2 to 100 (`table_min`, `table_max`). When fewer than 52 cards are left (`reshuffle_at`), the cards are shuffled before the next round. You may leave between two rounds; the session ends when everybody has left or can no longer bet, or after a number of rounds (`rounds`).
    .title = The house
rule-R64 = A bet that is too small or too large, or larger than what you have, is refused, and nothing happens.
    .title = Refused bets

## The command line: `help-NAME` is what a command does in one line, `.usage` how it is written, `.about` more about it
## (each line a paragraph); the others say what an argument or an option does.

help = War, the card game, exactly as your house plays it.
    .usage = bataille [COMMAND] …
    .about =
        Without a command, the cards are on the table in your browser.
        Rules of your own are written after the variant, like bataille play classic war_down=1.
help-usage = Usage:
help-commands = Commands
help-parameters = Options
help-help = Show this help.
help-version = Show the version.
help-language = Speak English (en), French (fr) or Italian (it); otherwise what your system speaks.
help-json = Print JSON, for programs.
help-seed = A number or any word. The same seed gives the same cards.
help-game = Which game of this seed, counted from 0.
help-page = Play in the browser, on this device alone.
    .usage = bataille page [--port N] [--no-browser]
    .about = The same as bataille without a command. It goes on until you end it with Ctrl-C; games are kept in the browser.
help-port = The port to listen at, 0 for any that is free; otherwise one from 5252 on.
help-no-browser = Only say where the page is, and open nothing.
help-serve = Let other people play in their browsers.
    .usage = bataille serve [--host HOST] [--port N]
    .about =
        Everybody in your network gets the page by opening the address that is shown. Ctrl-C ends it.
        Over plain http a browser neither installs the page nor keeps it for later without a network; bataille export makes files for a server that speaks https.
help-host = The address to listen at; otherwise all that this device has.
help-export = Write the page as files for any web server.
    .usage = bataille export DIR
    .about =
        For instance: bataille export site.
        An earlier page in DIR is replaced, and other files in it stay as they are. On a memory stick, start.py (or start.sh, start.bat) shows the page.
help-play = Play in the terminal.
    .usage = bataille play [VARIANT] [option=value …]
    .about =
        You play against the computer, unless you say otherwise. VARIANT is one of those that bataille variants shows; without one it is the classic game.
        bataille rules VARIANT explains the rules.
help-auto = The computer plays all seats, and you watch.
help-plain = Plain lines instead of the full screen: for screen readers, slow connections and files.
help-people = How many people play at this keyboard; the computer takes the other seats.
help-players = Who plays in each seat, separated by commas, like --players you,quick: you for a person, or a computer player. Speed War: steady, slow, quick. Thinking War: sly, middle-high, low-high, random. Casino War: always-war, always-surrender. All other games: turner.
help-names = What the seats are called, separated by commas.
help-pace = How fast the cards come: calm, lively, fast or instant.
help-resume = Go on with the game of this record.
help-record = Write a record of the game to this file; further games get files of their own, FILE-2 and so on.
help-variants = Show all the ways to play.
    .usage = bataille variants
    .about = The first word of each is its name in commands.
help-rules = Explain the rules, with your own in them.
    .usage = bataille rules [VARIANT] [option=value …]
    .about = For instance: bataille rules classic war_down=1 order=shuffled.
help-run = Play given deals and say how each ends.
    .usage = bataille run [VARIANT] [option=value …] [FILE]
    .about =
        FILE holds one deal a line: the cards of the pack, the top card first, separated by blanks, like AS 10H QD 2C. Without a file, or for -, standard input is read.
        One JSON object comes out for each deal. Empty lines are counted, but say nothing; the first line is game 0 of the seed, the second game 1, and so on.
help-census = Play every deal of a small pack and count how they end.
    .usage = bataille census SUITSxRANKS [VARIANT] [option=value …]
    .about =
        For instance: bataille census 2x3 war_down=1.
        The pack has cards of the lowest ranks, from Two upwards, without suits; two players get equal halves. In a pipe the counts are JSON.
help-ranks = Which ranks the pack has, separated by commas, instead of the lowest.
help-limit = The most deals to be counted.
help-odds = Say exactly how likely ties are, and what Casino War costs.
    .usage = bataille odds casino|battle [VARIANT] [option=value …]
    .about =
        For instance: bataille odds casino packs=6 tie_bonus=true.
        For casino, the odds of one round from a fresh shoe; the options are those of the variant casino. For battle, those of the first battle of a fresh deal under the rules of any game of chance.
        Fractions are exact, decimals rounded.
help-chain = How many ties in a row are counted, the first one included.
help-replay = Show a recorded game again.
    .usage = bataille replay FILE
    .about = FILE is the record of a game.
help-verify = Check a record by playing the game again.
    .usage = bataille verify FILE
    .about = FILE is the record of a game. Exit code 1 means that the record is not true.
verified =
    { $battles ->
        [one] The record is true: { $battles } battle, played again with the same result.
       *[other] The record is true: { $battles } battles, played again with the same result.
    }
verified-unfinished = The record is true so far: the game is not over.
odds-casino = One round from a fresh shoe of { $cards } cards, in units of the bet
odds-war = Go to war at a tie
odds-surrender = Surrender at a tie
odds-tie = Bet on a tie
odds-edge = House edge
odds-deviation = Standard deviation
odds-risk = Element of risk
odds-tied = The first two cards tie
odds-tied-again = A war ties again
odds-battle = A fresh deal of { $cards } cards to { $seats } seats
odds-shared = The first battle ties
odds-row = { $ties } ties in a row
odds-again =
    { $ties ->
        [one] One tie more after { $ties } tie
       *[other] One tie more after { $ties } ties
    }
odds-one-in = 1 in { $number }
census-deals = Deals
census-wins = Won by seat { $seat }
census-draws = Draws
census-endless = Endless
census-period = coming back after { $period }
census-mean = Mean length, in battles
census-longest = Longest, in battles
census-interrupted = interrupted: { $deals } of { $asked } deals were counted
battles =
    { $count ->
        [one] { $count } battle
       *[other] { $count } battles
    }

serve-at = The cards are on the table: { $address } (Ctrl-C ends)
serve-others = For others in your network: { $address }
export-done = { $folder } holds the page: { $files ->
        [one] { $files } file
       *[other] { $files } files
    }.

## The terminal: labels, actions, questions

pace-calm = calm
    .about = One step at a time, without hurry.
pace-lively = lively
    .about = As at a real table.
pace-fast = fast
    .about = Only the battles, quickly.
pace-instant = instant
    .about = Straight to the end.
action-turn = Turn
action-choose = Choose
action-grab = Grab
action-bet = Bet
action-war = Go to war
action-surrender = Surrender
action-leave = Leave the table
action-misdeal = Misdeal
action-automatic = Automatic
action-pause = Pause
action-resume = Go on
action-next-war = Next war
action-finish = Finish
action-faster = Faster
action-slower = Slower
action-again = Same cards again
action-new = New game
action-quit = Quit
action-help = Keys
action-back = Back
action-save = Save
ask-turn = Enter turns a card.
ask-card = Which card do you play: { $cards }?
ask-bet = Your bet, from { $least } to { $most } (Enter: { $usual })?
ask-only-bet = Your bet can only be { $least } (Enter).
ask-only-tie-bet = And { $least } on a tie, or nothing (Enter)?
ask-tie-bet = And on a tie, from { $least } to { $most } (Enter: nothing)?
ask-war = A tie! Go to war (w) or surrender (s)?
ask-resign = Really give up (y), or go on (Enter)?
ask-resign-who = Who gives up: { $names }? Enter goes on.
ask-again = Again with the same cards (a), a new game (n) or quit (q)?
table-hand = Your hand
table-face-down =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
table-pile =
    { $count ->
        [one] In the pile: { $count } card
       *[other] In the pile: { $count } cards
    }
table-battle = Battle { $battle }
table-wars =
    { $count ->
        [one] { $count } war
       *[other] { $count } wars
    }
table-leads =
    { $you ->
        [yes] You lead
       *[no] { $name } leads
    }
table-out = out
table-won =
    { $won ->
        [one] { $stock } and { $won } won
       *[other] { $stock } and { $won } won
    }
# $round: whether they are the rounds of Casino War.
table-resumed =
    { $round ->
        [yes] The game goes on after round { $battle }.
       *[no] The game goes on after battle { $battle }.
    }
table-bank = The bank
table-bankroll = Bankroll
table-bet = Bet
table-clock = { $minutes }:{ $seconds }
table-paused = Paused
table-seed = Seed { $seed }, game { $game }
# $steps: events already told, of $all
table-step = Step { $step } of { $all }
table-welcome = { $variant }: { $names }
# Plain lines: which keys there are, after `h`.
keys-turn_up =
    Enter turns a card, a number plays as many battles at once, a plays by itself (Enter stops it),
    w goes to the next war, f to the end, q quits, h says this again.
keys-thinking = The number of a card plays it, q quits, h says this again.
keys-casino = A number bets, Enter bets what is proposed, w goes to war, s surrenders, l leaves the table, q quits, h says this again.
keys-speed = The key turns your card and lays the cards of a war. When all cards are up, it grabs. q quits.
keys-again = a plays the same cards again, n deals new ones, q quits.
keys-seat = { $name }: key { $key }
keys-resign = { $key }: give up
keys-misdeal = { $key }: misdeal, deal again (before the first card)
ask-ready = { $name }, press Enter when only you are looking.
table-own-rules = Rules of your own
action-next = Next
ask-grab = Grab!
ask-turn-now = A card from { $names }!
ask-pick = Choose a card: the arrows and Enter, its number, or a click.
ask-stake = Your bet: { $ante }. On a tie: { $tie }. The arrows change it, Enter bets.
table-round = Round { $round }
table-hand-of =
    { $count ->
        [one] { $count } card in the hand
       *[other] { $count } cards in the hand
    }
screen-turn_up = Enter, Space: turn a card, or show the rest at once
screen-follow =
    a: by itself, and stop
    w: to the next war
    f: to the end
screen-thinking =
    ← → and Enter: choose a card and play it
    1, 2, 3 …: play that card at once
screen-casino =
    ← →: bet less or more; Page up and down: ten more, ten less
    ↑ ↓: the bet on a tie
    Enter: place the bet
    w: go to war
    s: surrender
    l: leave the table
screen-record =
    Enter, →: the next step
    ←: the step before
screen-general =
    p: pause, and go on
    + and −: faster and slower
    h: these keys
    q: quit
screen-again = After the game: a the same cards again, n new ones
keys-speed-you = Space, Enter or { $key } turns your card and lays the cards of a war. When all cards are up, it grabs.
ask-turn-you = Your card! (Space or { $key })
ask-grab-you = Is yours the highest? Grab! (Space or { $key })
ask-turn-all = { $names }: turn a card; Enter turns for all.
screen-close = Everything can be clicked, too. Any key closes this.

help-simulate = Play many games and count what they come to.
    .usage = bataille simulate [VARIANT] [option=value …] [--games N]
    .about =
        For instance: bataille simulate classic --games 20000.
        Behind ± stands the standard error, in brackets the 95 % interval. Every game can be watched: game 5 here is what bataille play shows with --game 5 and the same seed.
help-compare = Play the same games under several rules and compare them.
    .usage = bataille compare VARIANT [option=value …] VARIANT … [--games N]
    .about =
        For instance: bataille compare classic classic order=shuffled --games 20000.
        Rules begin with their variant, and the options after it are theirs. All are compared with the first, game by game: the same cards are dealt wherever packs and seats are the same, so that small differences show soon.
help-hunt = Search for an extreme game and have it played again by the engine.
    .usage = bataille hunt longest|wars|comeback|endless [VARIANT] [option=value …]
    .about =
        For instance: bataille hunt endless order=seat --record endless.json.
        Many games of the seed are played; from the best of them the search goes on by changing the places of two cards. longest and wars look for the most battles and wars of a game that ends, comeback for a winner who was down to few and weak cards, endless for a game that never ends.
        Exit code 1 means that nothing was found. Ctrl-C shows the best game so far.
help-hunt-games = The most games that are played; without it and without --seconds a million.
help-seconds = The most seconds that the search takes; how much is found then depends on the machine.
help-hunt-record = Write a record of the best game to this file.
help-games = How many games are played; without it a hundred thousand, of Speed War and the thinking variant a thousand.
help-policies = Which computer players sit in the seats, separated by commas. Speed War: steady, slow, quick. Thinking War: sly, middle-high, low-high, random. Casino War: always-war, always-surrender. Seats left out get the first of these.
help-csv = Write one row a game to this file, as text.
help-compare-csv = Write one row a game to this file, as text: what it came to under each set of rules.
help-parquet = Write one row a game to this Parquet file.
help-columns = Which columns these files have, separated by commas, instead of all.
help-plot = Draw charts into this file, which ends in .svg or .png.
help-threads = How many threads play; the results are the same with any number.
help-checkpoint = Write now and then to this file what the games came to; the same command goes on from it after an interruption, also with more games. A CSV file goes on too; the rows of a Parquet file are made again.
help-cluster = Let the workers of a Dask cluster play, given the address of its scheduler; needs the extra cluster.

## The laboratory

hunt-longest =
    { $count ->
        [one] The longest game found: { $count } battle
       *[other] The longest game found: { $count } battles
    }
hunt-wars = The most wars found in a game: { $count }
hunt-comeback =
    { $count ->
        [one] The greatest comeback found: the winner was down to { $count } card
       *[other] The greatest comeback found: the winner was down to { $count } cards
    }
hunt-endless =
    { $count ->
        [one] A game that never ends: it comes back after { $count } battle
       *[other] A game that never ends: it comes back after { $count } battles
    }
hunt-none = Nothing of the kind was found.
hunt-searched =
    { $count ->
        [one] { $games } game was played; the engine has checked it.
       *[other] { $games } games were played; the engine has checked the best one.
    }
hunt-unfound =
    { $count ->
        [one] { $games } game was played.
       *[other] { $games } games were played.
    }
hunt-battles =
    { $count ->
        [one] { $count } battle
       *[other] { $count } battles
    }
hunt-wars-in =
    { $count ->
        [one] { $count } war
       *[other] { $count } wars
    }
hunt-record = Write a record with --record to see it again.
hunt-interrupted = interrupted: this is the best so far
hunt-interrupted-none = interrupted
lab-games = Games
compare-difference = more than { $rules }
compare-points = more than { $rules }, in points
compare-option = { $option }: { $choice }
compare-options = With “{ $options }”
compare-variant = In “{ $variant }”
    .after = in “{ $variant }”
compare-house = In “{ $variant }” with “{ $options }”
    .after = in “{ $variant }” with “{ $options }”
compare-longer = { $rules }, a game lasts { $amount } longer than { $first } (95 % interval: { $low } to { $high }; { $games } games compared).
compare-shorter = { $rules }, a game is { $amount } shorter than { $first } (95 % interval: { $low } to { $high }; { $games } games compared).
compare-same = { $rules }, no difference in length from games { $first } is seen (95 % interval: { $low } to { $high }; { $games } games compared).
compare-alike = { $rules }, no difference in length from games { $first } is seen: each of the { $games } games compared is as long.
compare-all-longer = { $rules }, each of the { $games } games compared lasts { $amount } longer than { $first }.
compare-all-shorter = { $rules }, each of the { $games } games compared is { $amount } shorter than { $first }.
compare-per-cent = { $number } %
compare-battles = { $number } battles
compare-unfinished = { $rules }, { $share } of the games did not end, and { $other } { $first }; lengths are compared where both did.
compare-unfinished-all = { $rules }, { $share } of the games did not end, and { $other } { $first }.
compare-one = One game tells nothing of how lengths differ.
compare-none = { $rules }, no length can be compared with that of a game { $first }.
compare-other-deals = { $rules }, there is another pack or another number of seats than { $first }: the cards dealt are not the same.
lab-stopped = Stopped by the guard
lab-periods = other periods
lab-ended = Games that ended, of which the rest speaks
lab-battles = Battles a game, on average
lab-sd = standard deviation
lab-median = median
lab-percentile = { $percent } % of the games last at most
lab-range = from the shortest to the longest
lab-wars = Wars a game, on average
lab-leads = Changes of the lead, on average
lab-comeback = Fewest cards the winner held, on average
lab-chain =
    { $links ->
        [0] games without a war
        [one] longest war of { $links } link
       *[other] longest war of { $links } links
    }
lab-aces =
    { $aces ->
        [one] Seat 1 wins with { $aces } ace dealt
       *[other] Seat 1 wins with { $aces } aces dealt
    }
lab-strength = Correlation of the cards dealt and winning
lab-longest =
    { $count ->
        [one] The longest: { $count } battle
       *[other] The longest: { $count } battles
    }
lab-shortest =
    { $count ->
        [one] The shortest: { $count } battle
       *[other] The shortest: { $count } battles
    }
lab-greatest =
    { $count ->
        [one] The greatest comeback: the winner was down to { $count } card
       *[other] The greatest comeback: the winner was down to { $count } cards
    }
lab-first-endless = The first endless one
lab-game = game { $game }
lab-player-wins = Won by { $player }
lab-seconds = Seconds a game, on average
lab-reaction = Reaction of seat { $seat } in milliseconds, on average
lab-grabbed = Battles that seat { $seat } grabbed, a game
lab-stolen = Battles that seat { $seat } stole, a game
lab-sessions = Sessions
lab-broke = Nobody could bet any more
lab-rounds = Rounds a session, on average
lab-session-percentile = { $percent } % of the sessions last at most
lab-session-wars = Wars a session, on average
lab-guest = Rounds of guest { $seat } ({ $player })
lab-result = result of a round in antes, on average
lab-exact = exactly, from a fresh shoe
lab-deviations = difference in standard errors
lab-won = ante won
lab-lost = ante lost
lab-surrendered = surrendered
lab-war-won = war won
lab-war-tied = war tied
lab-war-lost = war lost
lab-left = units left at the end, on average
lab-longest-session =
    { $count ->
        [one] The longest: { $count } round
       *[other] The longest: { $count } rounds
    }
lab-shortest-session =
    { $count ->
        [one] The shortest: { $count } round
       *[other] The shortest: { $count } rounds
    }
lab-compiling = these rules are compiled now, once and for all: that takes some seconds
lab-preparing = Preparing
lab-playing = Playing
lab-interrupted = interrupted: { $games } of { $asked } games were played
lab-unwritten = stopped after { $games } of { $asked } games
lab-rows-lost = nothing is left of the rows of { $file }
lab-undrawn = no charts were drawn: { $file } was not written
lab-part = the rows written so far are in { $file }
lab-goes-on = the same command goes on from { $file }
lab-plot =
    { $count ->
        [one] { $number } game
       *[other] { $number } games
    }
lab-plot-lengths = How long games last
lab-plot-battles = Battles
lab-plot-games = Games
lab-plot-share = Games (%)
lab-plot-compared = How much longer games are
lab-plot-longer = Longer (%), with 95 % intervals
lab-plot-rules = Rules
lab-plot-survival = Games that are still going on
lab-plot-going = Games (%)
lab-plot-wars = Wars
lab-plot-war-count = Wars a game
lab-plot-strength = Good cards and winning
lab-plot-dealt = Sum of the cards dealt to seat 1
lab-plot-won = Games won by seat 1 (%)
lab-plot-interval = 95 % interval
lab-plot-none = No game ended
lab-plot-few = Too few games to tell
lab-plot-rest =
    { $count ->
        [one] Not shown: { $number } game ({ $percent })
       *[other] Not shown: { $number } games ({ $percent })
    }
lab-plot-rest-unended =
    { $count ->
        [one] Not shown: { $number } game that did not end ({ $percent })
       *[other] Not shown: { $number } games that did not end ({ $percent })
    }
lab-plot-rest-both =
    { $count ->
        [one] Not shown: { $number } games ({ $percent }), one of which did not end
       *[other] Not shown: { $number } games ({ $percent }), { $unended } of which did not end
    }
lab-plot-rest-sessions =
    { $count ->
        [one] Not shown: { $number } session ({ $percent })
       *[other] Not shown: { $number } sessions ({ $percent })
    }
lab-plot-missing = Games not shown
lab-plot-unended =
    { $count ->
        [one] { $rules } ({ $number } game did not end: { $percent })
       *[other] { $rules } ({ $number } games did not end: { $percent })
    }
lab-plot-uncompared = Nothing to compare
lab-plot-sessions =
    { $count ->
        [one] { $number } session
       *[other] { $number } sessions
    }
lab-plot-rounds = How long sessions last
lab-plot-round-count = Rounds
lab-plot-session-count = Sessions
lab-plot-playing = Sessions that are still going on
lab-plot-playing-share = Sessions (%)
lab-plot-session-wars = Wars a session
lab-plot-left = What guest 1 has left
lab-plot-units = Units of play money

## The page

page-play-leads = leads
page-play-out = out
page-play-computer = computer
page-play-apart = { $stock } + { $captures } won
page-play-wars-won = { $won } of { $all } wars won
page-play-prize =
    { $count ->
        [one] { $count } card in the middle
       *[other] { $count } cards in the middle
    }
page-play-battle = Battle { $battle }
page-play-turn = Turn a card
page-play-tap = Tap to turn
page-play-hold = or hold
page-play-watch = Watching
page-play-controls = Pace
page-play-pace = Speed
page-play-pace-calm = Calm
page-play-pace-easy = Easy
page-play-pace-lively = Lively
page-play-pace-quick = Quick
page-play-pace-fastest = Fastest
page-play-pace-instant = At once
page-play-automatic = Auto
page-play-next-war = Next war
page-play-finish = Finish
page-play-menu = Menu
page-play-close = Close
page-play-pause = Pause
page-play-paused = Paused
page-play-go-on = Go on
page-play-sound = Sound
page-play-volume = Volume
page-play-fullscreen = Full screen
page-play-window = Back to the window
page-play-settings = Settings
page-play-rules = Rules of this game
page-play-history = What has happened
page-play-history-none = Nothing yet.
page-play-keys = Keys
page-play-key-turn = turn a card; held: go on turning
page-play-key-auto = turn by itself
page-play-key-war = on to the next war
page-play-key-finish = play to the end
page-play-key-pause = pause
page-play-key-pace = slower, faster
page-play-key-sound = sound
page-play-key-menu = menu
page-play-key-history = what has happened
page-play-key-help = these keys
page-play-key-space = Space
page-play-key-enter = Enter
page-play-misdeal = Misdeal: deal again
page-play-resign = Give up
page-play-resign-name = { $name }: give up
page-play-leave = Leave (the game is kept)
page-play-again = Again with the same cards
page-play-anew = Again with new ones
page-play-moved = This game is open elsewhere now, in another tab or window.
page-play-closed = The table is closed: { $reason }
page-play-come-back = Play on here
page-play-none = This game is not on this device.
page-play-coming = The cards are being shuffled …
page-play-log = Course of the game
page-play-left = { $minutes }:{ $seconds } left
page-graph-about = What each had after every one of { $battles } battles.
page-summary = How the game went
page-summary-battles = Battles
page-summary-rounds = Rounds
page-summary-wars = Wars
page-summary-chain = Longest chain of wars
page-summary-leads = Changes of the lead
page-replay = A game, again
page-replay-start = To the deal
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forward = One step on
page-replay-war = Next war
page-replay-end = To the end
page-replay-place =
    { $round ->
        [yes] After round { $battle } of { $all }
       *[no] After battle { $battle } of { $all }
    }
page-replay-again = Play with the same cards
page-replay-long = This game is too long for a link; save it as a file instead.
page-replay-wrong = This is no game that can be shown: { $reason }
page-replay-opening = The cards are being laid out …
page-home = To the start
page-learn-question = Who wins?
page-learn-right = Yes! { $why }
page-learn-again = Look again at the cards.
page-learn-told = Look: { $why }
page-learn-same = They are the same
page-learn-on = Go on

## The laboratory’s speed

help-bench = Measure how fast the laboratory plays on this machine.
    .usage = bataille bench [--rounds N]
    .about =
        Classic games with the deal, other rules beside them, two threads beside one, and compiling. Two programs in C that play the same games are compiled by the system’s compiler and take turns with ours; they recognise no endless games and make their chance more cheaply, so the comparison is against us. Everything takes turns and plays other games in every round; what is printed are medians of the processor’s time.
help-rounds = How many rounds are measured, 5 unless said otherwise.
bench-compiler = no C compiler was found that makes the programs for comparison
bench-games = games/s
bench-battles = M battles/s
bench-length = battles/game
bench-to-classic = × classic
bench-row-classic = Classic
bench-row-classic-detail = Classic, counting everything
bench-row-three-players = Three players
bench-row-four-players = Four players
bench-row-shuffled = Prizes shuffled
bench-row-captures = Captured pile
bench-row-two-packs = Two packs
bench-rival = Classic, games a second: { $ratio } × { $program }
bench-threads = Two threads: { $ratio } × one
bench-compile = From the start to the first game: { $first } s when it is compiled, { $later } s later
page-rest-at-once = Show the rest
page-casino-ante = Bet
page-casino-tie = Tie bet
page-casino-has = { $money } in hand
page-casino-away = has left
page-casino-burned =
    { $count ->
        [one] { $count } card burned
       *[other] { $count } cards burned
    }
page-casino-shuffle-next = The cut card is out: shuffled before the next round
page-casino-pays = A tie bet pays { $pays } to 1
page-casino-lesson = What it costs
page-casino-play-money = This is play money: nothing real can be won, lost or bought here.
page-casino-keeps = So much of every bet the bank keeps, on average:
page-casino-edge-war = Bet, and war after a tie
page-casino-edge-surrender = Bet, and surrender after a tie
page-casino-edge-tie = Tie bet
page-casino-so-far = So far
page-casino-staked = Bets
page-casino-expected = To be expected
page-casino-really = What came of it
page-casino-luck = The difference is luck. The longer you play, the less it weighs against what the bank keeps.
page-casino-controls = Bets and answers
page-casino-less = Less: { $bet }
page-casino-more = More: { $bet }
page-casino-put = { $chip } more: { $bet }
page-casino-take-back = Take back
page-casino-tied = A tie!
page-casino-costs = On average a war brings { $war }, a surrender { $surrender }.
page-casino-too-poor = You have too little left to go to war.
page-casino-bet = Place the bet: { $ante }
page-casino-bet-both = Place { $ante }, and { $tie } on a tie
page-casino-war = Go to war: { $raise } more
page-casino-wait = The others are choosing …

## The page: setting the table, the rules card, what is kept, settings

page-welcome = Turn a card. The higher one takes both. That is all, and it is never over before it is over.
page-play = Play
page-watch = Watch
page-set-table = Set the table
page-go-on = Go on with the game
page-own-rules = Rules of your own
page-our-rules = Our house rules
page-places = Other places
page-kept = Kept games
page-settings = Settings
page-language = Language
page-language-en = English
page-language-fr = Français
page-language-it = Italiano
page-keeps-nothing = This browser does not let the page keep anything: games are forgotten when you close it.
page-group-children = For the youngest
page-group-company = More at the table
page-group-short = Not the whole evening
page-group-countries = As other tables play it
page-group-twists = With a twist
page-group-skill = Quick hands, clever heads
page-group-bank = For grown-ups
page-group-other = And besides
page-shuffling = The cards are being shuffled …
page-preparing = One moment …
page-at-the-table = At the table
page-order-of-seats = From top to bottom: this is how you sit, clockwise.
page-add-seat = One more player
page-person = Person
page-computer = Computer
page-who-plays = Who plays { $name }?
page-player-of = How { $name } plays
page-name-of = Name of player { $seat }
page-called = In the game: { $name }
page-look-of = Animal and colour of { $name }
page-look = How do you look?
page-animal = Animal
page-accent = Colour
page-accent-amber = Amber, a sun
page-accent-sky = Sky blue, a ring
page-accent-rose = Rose, a cross
page-accent-leaf = Leaf green, a leaf
page-accent-violet = Violet, a diamond
page-accent-coral = Coral, a triangle
page-accent-teal = Teal, a hexagon
page-accent-slate = Slate, a square
page-move-up = Move { $name } up
page-move-down = Move { $name } down
page-stand-up = Without { $name }
page-done = Done
page-cancel = Cancel
page-shuffle = The shuffle
page-seed = A word for the shuffle
page-seed-none = chance
page-seed-about = The same word deals the same cards again: whisper it to a friend, and you both play the same game. Without a word, chance decides.
page-rules = Rules
page-rules-card = Rules card
page-more-rules = More rules
page-rules-cards = Cards
page-rules-war = War
page-rules-collecting = Taking the cards
page-rules-end = The end
page-rules-other = Others
page-preset = Begin with the rules of
page-as-usual = As usual again
page-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
page-usually = usually { $choice }
page-option-is = { $option }: { $choice }
page-a-number = a number
page-for-each = for each player
page-less = Less: { $label }
page-more = More: { $label }
page-conflict = “{ $one }” and “{ $two }” do not go together.
page-conflict-family = “{ $option }” does not go with this game.
page-conflict-at = Does not go with “{ $option }”: see there
page-conflict-dealt =
    { $dealt ->
        [one] Everybody starts with { $dealt } card.
       *[other] Everybody starts with { $dealt } cards.
    }
page-remedies = What helps:
page-value = { $option }: “{ $value }” cannot be.
page-no-option = There is no rule called “{ $option }”.
page-no-variant = There is no game called “{ $variant }”.
page-show-why = Show why
page-not-together = Some rules do not go together yet.
page-play-these = Play like this
page-print = Print
page-share = Share
page-keep = Keep
page-keep-name = What do you call these rules?
page-keep-about = They stay on this device and wait for you on the first page.
page-keep-now = Keep them
page-kept-rules = Kept. You find these rules on the first page.
page-our = { $variant }, our way
page-change-rules = Change the rules
page-copied = The link is in the clipboard.
page-copy-this = Copy this link
page-unfinished = Not finished yet
page-finished = Finished
page-forget = Forget
page-forgotten = Forgotten.
page-look-again = Look again
page-save = Save
page-battles =
    { $count ->
        [one] { $count } battle
       *[other] { $count } battles
    }
page-nothing-kept = Nothing is kept yet. Games that you interrupt or finish wait for you here, and rules to which you give a name.
page-open-record = Open a recorded game
page-no-record = { $file } is no game that can be shown: { $reason }
page-settings-look = Look
page-settings-play = Playing
page-settings-sound = Sound
page-settings-kept = On this device
page-settings-reset = Settings as at first
page-theme = Light
page-theme-system = as the device
page-theme-light = day
page-theme-dark = lamplight
page-four-colours = Four colours
page-four-colours-about = Diamonds are blue and clubs green: easier to tell apart.
page-large-indices = Large numbers on the cards
page-less-motion = Less motion
page-automatic = Cards turn by themselves
page-automatic-about = You may watch; a tap stops it.
page-mirrored = Two sit opposite each other
page-mirrored-about = The far side of the table stands upside down, for whoever sits there.
page-learning = Learning to compare
page-learning-about = Before the cards are taken, a question: who wins?
page-learning-bank = Casino War is not on the first page meanwhile.
page-sound = Sounds
page-volume = Volume
page-spoken = Read aloud
page-spoken-about = The device says what happens on the table.
page-vibration = Vibration
page-kept-here = Games and settings stay in this browser. Nothing is sent anywhere.
page-erase = Erase everything
page-erase-about = All games, rules, names and settings on this device are erased, and the page itself as far as it was kept for playing offline. This cannot be undone.
page-erase-now = Yes, erase everything
page-about = About this page
page-engine = Engine
page-engine-facts = Python in your browser: { $megabytes } MB of memory, ready after { $milliseconds } ms.
page-version = Version
page-offline = Without a network
page-offline-ready = Everything is here: the page plays on without a network.
page-offline-not = Not kept for playing without a network (yet).
page-offline-insecure = Not kept: at this address the game needs the network. A browser keeps a page only when its address begins with https, or on the very device that serves it.
page-new-version = A new version is here.
page-update = Change to it
page-later = Later
page-install = Install as an app
page-licence = Licence
page-licence-about = MIT: free to use, to change and to give to others.
page-failure = The game could not start
page-failure-assembly = This browser lacks WebAssembly, which the game is made with. A newer browser, or one without a strict mode, will do.
page-failure-offline = You are offline, and not everything has been loaded yet. Come back once with a connection; after that the game works without.
page-failure-unknown = Something went wrong on the way. Trying again often helps.
page-failure-details = What the browser says
page-try-again = Try again
page-elsewhere = This game is open elsewhere
page-elsewhere-here = Play here
page-elsewhere-about = Another tab or window plays it. It can go on here instead; the other one then waits.
page-casino-cost = The bank keeps { $edge } · so far { $result }
page-speed-lay =
    { $count ->
        [one] Lay { $count } card
       *[other] Lay { $count } cards
    }
page-speed-wait = Wait …
page-speed-anyone = Anyone may grab!
page-speed-early =
    { $penalty ->
        [0] Too early!
       *[other] Too early: one card!
    }
page-speed-took =
    { $count ->
        [one] { $count } card taken
       *[other] { $count } cards taken
    }
page-speed-taken =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } cards
    }
page-speed-ms = { $ms } ms
page-speed-best = best { $ms } ms
page-speed-ahead = { $ms } ms head start
page-speed-war = War!
page-speed-stolen = Stolen!
page-speed-photo = Photo finish!
page-speed-bell = The bell!
page-players = Who plays
page-players-person = a person here
page-thinking-choose = Choose a card
page-thinking-fourth = War! Choose the card that counts
page-thinking-waiting = { $names } must choose …
page-thinking-watching = The computer plays; you watch.
page-thinking-hidden = The hands are hidden.
page-thinking-turn = { $name }, it’s your turn
page-thinking-reveal = Tap when only you are looking.
page-thinking-again = { $name } plays again
page-thinking-card = { $number }: { $card }
page-key-card = play that card
page-key-cards = go from card to card, and play one
page-key-ante = bet less or more
page-key-tie = the bet on a tie
page-key-bet = bet, answer, show the rest
page-key-grab = { $name } turns, lays and grabs
