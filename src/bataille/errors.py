"""What can go wrong, as a small family of errors.

Every error carries a namespaced `code` and named `arguments`; the same codes travel on the wire and reach the command
line, where the catalogues say them in every language. `str(error)` says it in English.
"""

from __future__ import annotations

from typing import ClassVar

Argument = str | int


class BatailleError(Exception):
    """The base of everything this package raises on purpose.

    `code`: namespaced and stable, e.g. `rules/conflict`. `arguments`: what the message names, by name.
    """

    #: English messages by code; `{name}` stands for the argument of that name.
    MESSAGES: ClassVar[dict[str, str]] = {}

    def __init__(self, code: str, **arguments: Argument) -> None:
        self.code = code
        self.arguments = arguments
        super().__init__(self.MESSAGES[code].format(**arguments))

    def __reduce__(self) -> tuple[object, ...]:
        """For processes that hand errors to each other: as it is, not made anew from its message."""
        return _restored, (type(self), self.args), self.__dict__


def _restored(kind: type[BatailleError], args: tuple[object, ...]) -> BatailleError:
    return kind.__new__(kind, *args)


class CardError(BatailleError):
    """A text that is no card, or cards that cannot lie in one pack."""

    MESSAGES = {
        "card/unknown": "{text!r} is no card; cards are written like AS, 10H, Q, XR or #17",
        "card/mixed": "numbered cards (#1 … #199) cannot be mixed with others",
    }


class SeedError(BatailleError):
    """A seed or a secret that no random stream can start from."""

    MESSAGES = {
        "seed/range": "the {name} must be a whole number from 0 to 18446744073709551615, not {number}",
        "seed/empty": "an empty text is no seed: give a number or any word",
        "seed/unicode": "this seed is no Unicode text: give a number or any word",
        "seed/secret": "a secret has 32 bytes, not {length}",
    }


class StreamError(BatailleError):
    """A number that cannot be drawn from a random stream."""

    MESSAGES = {
        "stream/bound": "a word of 64 bits can choose among 1 to 18446744073709551616 things, not among {bound}",
    }


class RulesError(BatailleError):
    """Options that do not exist or cannot go together."""

    MESSAGES = {
        "rules/conflict": "{option_a} and {option_b} cannot go together: {remedy}",
        "rules/near-option": "there is no option {option!r} here; did you mean {suggestion}?",
        "rules/option": "there is no option {option!r} here; the options are {known}",
        "rules/value": "{option}: {value!r} cannot be: expected {expected}",
        "rules/syntax": "{text!r} is no option; options are written name=value, like war_down=1",
        "rules/twice": "{option} is given twice",
        "rules/part": "{part} is no part of the rules of a family",
        "rules/variant": "there is no variant {variant!r}; did you mean {suggestion}?",
        "rules/no-variant": "there is no variant {variant!r}; `bataille variants` lists them",
    }

    #: What to change, by the argument `remedy` of `rules/conflict`; `{name}` is another argument of it.
    REMEDIES: ClassVar[dict[str, str]] = {
        "more-seats": "set seats=2 or more",
        "leave": "leave {usual}",
        "family": "{option} belongs to the variant {variant}",
        "handicap": "give one handicap for each seat",
        "stakes": "set captures=reshuffle, or stakes=false",
        "target": "everybody starts with {dealt} cards, so set target between {least} and {most}",
        "floor": "everybody starts with {dealt} cards, so set floor between {least} and {most}",
        "table-max": "set table_max at least as high",
        "bankroll": "bring at least the smallest bet",
        "deeper-shoe": "a round may take {least} cards, so set reshuffle_at={least} or more",
        "shallower-shoe": "the shoe has {most} cards, so set reshuffle_at={most} or less",
    }

    def __init__(self, code: str, **arguments: Argument) -> None:
        super().__init__(code, **arguments)
        if "remedy" in arguments:
            remedy = self.REMEDIES[str(arguments["remedy"])].format(**arguments)
            self.args = (self.MESSAGES[code].format(**arguments | {"remedy": remedy}),)


class DealError(BatailleError):
    """An explicit deal that these rules cannot deal out or play."""

    MESSAGES = {
        "deal/short": "a pack of {cards} cannot be dealt to {seats} seats: everyone needs at least one card",
        "deal/stocks": "{seats} seats need as many stocks, empty ones included, not {stocks}",
        "deal/alone": "at least two seats must hold cards",
        "deal/range": "{option}={value} does not fit this deal: it must lie between {least} and {most}",
        "deal/ranking": "numbered cards know no ranking={ranking}: leave ranking=ace-high",
        "deal/suits": "identical={identical} compares suits, and {card} has none",
        "deal/casino": "Casino War is played from a shuffled shoe: it takes no explicit deal",
    }


class CommandError(BatailleError):
    """A command that may not be given now; the game is unchanged."""

    MESSAGES = {
        "command/over": "the game is over",
        "command/illegal": "seat {seat} may not give {command!r} now",
        "command/malformed": "{command} is no command",
        "command/nobody": "{command!r} is given by a seat",
        "command/seat": "there is no seat {seat} here; the last is {last}",
        "command/untimely": "nobody may give {command!r} now",
        "command/late": "too late: that has been decided",
        "command/time": "time runs forwards: {ms} ms comes before {time} ms",
        "command/card": "seat {seat} does not hold {card}",
        "command/bet": "{bet}={value} cannot be: it must lie between {least} and {most}",
        "command/raise": "seat {seat} cannot go to war: its bankroll is too short to raise by the ante",
    }


class CensusError(BatailleError):
    """A census of a pack that cannot be dealt in halves, or of rules under which there is nothing exact to count."""

    MESSAGES = {
        "census/pack": "{text!r} is no pack; write suits x ranks, like 2x3",
        "census/odd": "a pack of {cards} cannot be dealt in equal halves to two seats",
        "census/ranks": "a census takes 1 to {most} ranks, not {ranks}",
        "census/named": "{names} are not {ranks} different ranks",
        "census/family": "a census needs a game of chance, not family={family}",
        "census/seats": "a census is made for two seats, not {seats}",
        "census/chance": "{option} brings chance into the game: there is nothing exact to count",
        "census/guard": "a game was stopped by guard={battles}: set a higher one",
        "census/size": "{pack} has {deals} deals, more than {limit}: allow more with --limit",
    }


class UsageError(BatailleError):
    """A command line that asks for what there is not."""

    MESSAGES = {
        "usage/line": "line {line}: {reason}",
        "usage/long-line": "longer than {limit} characters",
        "usage/family": "{command} plays games of chance, and {variant} is none",
        "usage/word": "{word!r} is too much here",
        "usage/option": "there is no option {option}; see bataille {command} --help",
        "usage/near-option": "there is no option {option}; did you mean {suggestion}?",
        "usage/near-command": "there is no command {command!r}; did you mean {suggestion}?",
        "usage/argument": "{option} needs a value",
        "usage/value": "{option}: {value!r} cannot be: expected {expected}",
        "usage/subject": "{command} needs a word more: {expected}",
        "usage/twice": "{option} is given twice",
        "usage/command": "there is no command {command!r}; see bataille --help",
        "usage/together": "{option_a} and {option_b} cannot go together",
        "usage/players": "{players} players, but seats={seats}: add seats={players}",
        "usage/player": "there is no player {player!r} here; choose from {known}",
        "usage/names": "{names} names, but seats={seats}: add seats={names}",
        "usage/without": "{option} says nothing without {other}",
        "usage/keyboard": "Speed War needs somebody at a keyboard and a screen; add --auto to watch it",
        "usage/record": "{file}: {reason}",
        "usage/no-record": "{file} is no record of a game",
        "usage/no-record-because": "{file} is no record of a game ({reason})",
        "usage/overwrite": "{file} is there already and is no record of a game: choose another name",
        "usage/other": "{reason}",
        "usage/language": "{language!r} is no language here: en, fr or it",
    }


class RoomError(BatailleError):
    """A message to a room that has no effect, or a room that cannot be."""

    MESSAGES = {
        "room/seats": "names, tokens and devices do not fit seats={seats}: each seat is at one device at most",
        "room/player": "there is no computer player {player!r} for family={family}",
        "room/log": "this log is not this room's: entry {version} stands where {expected} should",
        "room/token": "this room does not know you",
        "room/protocol": "this page is of another version: load it again",
        "room/moved": "you have come in from elsewhere",
        "room/hello": "say hello first",
        "room/decision": "question {decision} has not been asked yet; {number} is open",
        "room/paused": "the game is paused",
        "room/seat": "seat {seat} is not yours",
        "room/played": "a computer player plays seat {seat}",
        "room/nobody": "nobody else is there to play seat {seat}",
        "room/replay": "open the record again",
        "room/step": "there is no step {number} in this game: the last is {last}",
        "room/which": "say for which of your seats",
        "room/host": "only the host may do that",
        "room/none": "there is no such room here",
        "room/running": "the record can be had when the game is over",
    }


class RecordError(BatailleError):
    """A record, or its short form in a link, that is not true, or not read here."""

    MESSAGES = {
        "record/version": "this record has version {version}; this program reads version {known}",
        "record/form": "{path}: {found}, but a record in full has {expected} there",
        "record/variant": "variant.key: there is no variant {variant!r} of family={family}",
        "record/revision": "variant.revision: {found}, but this program plays revision {expected} of {variant}",
        "record/start": "no game starts like this: {reason}",
        "record/deal": "{path}: {found}, but the {origin} deals {expected}",
        "record/command": "{path}: command {number} cannot be given: {reason}",
        "record/runs": "{path}: {found}, but {expected} was given",
        "record/outcome": "{path}: {found}, but the game ends with {expected}",
        "record/events": "{path}: {found}, but the digest of the game's events is {expected}",
        "record/digest": "{path}: {found}, but the digest of the rest of the record is {expected}",
        "record/long": "more than {limit} commands, with {cards} cards, are not replayed here",
        "record/over": "this game is over: it can be replayed, but not resumed",
        "record/source": "no record says how to make chance like that of a {source}",
        "record/link-text": "no link to a game: it has other characters than A–Z, a–z, 0–9, - and _, or none",
        "record/link-long": "no link to a game has more than {limit} characters",
        "record/link-version": "this link has version {version}; this program reads version {known}",
        "record/link-damaged": "this link to a game was altered or cut short",
    }


class CodecError(BatailleError):
    """JSON, or an option's text, that is not what was expected.

    The argument `path` names the refused place from the outermost value on: `commands[3].card`; `$` is that value.
    """

    MESSAGES = {
        "codec/type": "{path}: expected {expected}, not {found}",
        "codec/range": "{path}: expected {expected}, not {found}",
        "codec/choice": "{path}: expected {expected}, not {found}",
        "codec/length": "{path}: expected {expected}, not {found}",
        "codec/refused": "{path}: {reason}",
        "codec/missing": "{path}: the key {key!r} is missing",
        "codec/unknown-key": "{path}: there is no key {key} here",
        "codec/encoding": "{path}: no text in UTF-8",
        "codec/syntax": "no JSON from character {position} on",
        "codec/duplicate-key": "an object holds the key {key} twice",
        "codec/number": "{found} cannot be: numbers are whole and have at most {digits} digits",
        "codec/depth": "lists and objects lie in each other more than {depth} deep",
        "codec/size": "longer than {limit} bytes",
    }

    def __init__(self, code: str, **arguments: Argument) -> None:
        super().__init__(code, path="$", **arguments)

    def within(self, key: str | int) -> None:
        """Lead the path one step further out: what was refused lies under `key`, a member's name or an index."""
        path = str(self.arguments["path"])
        step = key if isinstance(key, str) and key.isidentifier() and len(key) <= 40 else f"[{key!r:.40}]"
        rest = "" if path == "$" else path if path.startswith("[") else f".{path}"
        self.arguments["path"] = step + rest
        self.args = (self.MESSAGES[self.code].format(**self.arguments),)


class WebError(BatailleError):
    """What the page's server cannot do, and where the page cannot be written."""

    MESSAGES = {
        "web/no-page": "the page has not been built here: scripts/page builds it",
        "web/port": "port {port} is taken: choose another one with --port",
        "web/host": "there is no place called {host!r} to listen at",
        "web/foreign": "{file} is there already and is none of ours: choose another folder",
    }


class LabError(BatailleError):
    """What the laboratory cannot do."""

    MESSAGES = {
        "lab/family": "the laboratory plays games of chance by itself, but not family={family}",
        "lab/count": "{count} games cannot be played: give a number from 1 to {most}",
        "lab/worker": "a process that played was stopped (status {status})",
        "lab/cards": "too many cards: {cards}, at most {most}",
        "lab/missing": "the laboratory needs {package}: install it with pip install bataille[lab]",
        "lab/missing-cluster": "a cluster needs {package}: install it with pip install bataille[cluster]",
        "lab/first": "no game has the number {first} here",
        "lab/column": "there is no column {column!r}; the columns are {known}",
        "lab/checkpoint": "{file} is no checkpoint of a campaign ({reason})",
        "lab/checkpoint-damaged": "{file} is a checkpoint that was altered or cut short",
        "lab/checkpoint-program": "{file} was written by version {found} of this program, which is version {expected}",
        "lab/checkpoint-other": "{file} belongs to another campaign: it has {found}, not {expected}",
        "lab/checkpoint-more": "{file} holds {played} games already, more than the {games} that are asked for",
        "lab/cluster": "no cluster answers at {address} ({reason})",
        "lab/cluster-empty": "the cluster at {address} has no workers",
        "lab/cluster-lost": "the cluster at {address} was lost ({reason})",
        "lab/cluster-version": "the cluster has version {found} of this program, which is version {expected}",
        "lab/endless": "a game that never ends cannot be proved under these rules: chance or a limit comes into them",
        "lab/checkpoint-stream": "{file} is no file: a checkpoint cannot be written there",
        "lab/stream": "{file} is no file: {what} cannot be written there",
        "lab/compare": "a comparison takes 2 to {most} sets of rules, not {count}",
        "lab/compare-casino": "Casino War is not compared game by game; see bataille odds casino",
        "lab/compare-first": "a set of rules begins with its variant, not with {word!r}",
        "lab/odds-casino": "the odds of Casino War are those of family=casino, not of family={family}",
        "lab/odds-battle": "battles are not decided by chance alone in family={family}",
        "lab/chain": "1 to {most} ties in a row can be counted exactly here, not {links}",
        "lab/chain-first": "only the first tie can be counted exactly here, not {links} in a row",
        "lab/threads": "threads={count} cannot be: give a number from 1 to {most}",
        "lab/chunk": "chunk={count} cannot be: give 1 or more",
        "lab/nameless": "{argument} needs the name of a file",
        "lab/seconds": "seconds={seconds} cannot be: give 0 or more",
    }
