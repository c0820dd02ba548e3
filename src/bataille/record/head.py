"""The head of a compact text: all of a record but its commands and what follows from them."""

from __future__ import annotations

from dataclasses import fields
from enum import IntFlag
from typing import Final

from bataille.cards import NUMBERS, STANDARD, Card, Faces, cards, faces_of, pile
from bataille.codec import Json, codec, dumps, encode, loads
from bataille.deals import Deal, PackDeal, StocksDeal
from bataille.errors import RecordError
from bataille.record.chance import Chance, Decimal, FromSecret, FromSeed
from bataille.record.packing import Unpacking, packed_number, packed_piece
from bataille.record.record import VERSION, Named, Record
from bataille.rules import Part, Rules
from bataille.value import value

#: How many bytes of the record's digest a compact text holds.
_CHECKED: Final = 8
_LONGEST_KEY: Final = 40


class Holds(IntFlag):
    """What a head says of its own contents."""

    REAL_TIME = 1
    SECRET = 2
    PACK = 4
    STOCKS = 8
    NUMBERED = 16
    VARIANT = 32
    RULES = 64


@value
class Head:
    """What starts a game, and the first bytes of the record's digest."""

    variant: Named | None
    rules: Rules
    chance: Chance
    deal: Deal | None
    real_time: bool
    check: bytes


def head_of(record: Record) -> Head:
    """The head of a record."""
    check = record.digest[:_CHECKED]
    return Head(record.variant, record.rules, record.chance, record.deal, record.real_time, check)


def packed_head(head: Head) -> bytes:
    """The head in bytes."""
    holds = Holds.REAL_TIME * head.real_time
    pieces = []
    if isinstance(head.chance, FromSeed):
        pieces += [packed_number(int(head.chance.seed)), packed_number(int(head.chance.game))]
    else:
        holds |= Holds.SECRET
        pieces.append(head.chance.secret)
    if head.variant is not None:
        holds |= Holds.VARIANT
        pieces += [packed_piece(head.variant.key.encode()), packed_number(head.variant.revision)]
    if head.rules != Rules():
        holds |= Holds.RULES
        pieces.append(packed_piece(dumps(_changed_rules(head.rules)).encode()))
    if head.deal is not None:
        piles = _piles(head.deal)
        faces = faces_of([card for each in piles for card in each])
        holds |= Holds.PACK if isinstance(head.deal, PackDeal) else Holds.STOCKS
        holds |= Holds.NUMBERED * (faces is NUMBERS)
        pieces += [packed_piece(pile(each, faces)) for each in piles]
    return b"".join([packed_number(VERSION), bytes([holds]), *pieces, head.check])


def unpacked_head(packed: Unpacking) -> Head:
    """The head at the front of some bytes. Raises `BatailleError` for what is none."""
    version = packed.number()
    if version != VERSION:
        raise RecordError("record/link-version", version=version, known=VERSION)
    holds = Holds(packed.take(1)[0])
    chance = _chance(packed, holds)
    variant = _variant(packed) if Holds.VARIANT in holds else None
    rules = codec(Rules).decode(loads(packed.piece()) if Holds.RULES in holds else {})
    deal = _deal(packed, holds, rules.seats)
    return Head(variant, rules, chance, deal, Holds.REAL_TIME in holds, packed.take(_CHECKED))


def _chance(packed: Unpacking, holds: Holds) -> Chance:
    if Holds.SECRET in holds:
        return FromSecret(packed.take(32))
    seed, game = packed.number(), packed.number()
    return FromSeed(Decimal.parse(str(seed)), Decimal.parse(str(game)))


def _variant(packed: Unpacking) -> Named:
    key = str(packed.piece(), "utf-8", "replace")
    if len(key) > _LONGEST_KEY:
        raise RecordError("record/link-damaged")
    return Named(key, packed.number())


def _deal(packed: Unpacking, holds: Holds, seats: int) -> Deal | None:
    faces = NUMBERS if Holds.NUMBERED in holds else STANDARD
    if Holds.PACK in holds:
        return PackDeal(_cards(packed.piece(), faces))
    if Holds.STOCKS in holds:
        return StocksDeal(tuple([_cards(packed.piece(), faces) for _ in range(seats)]))
    return None


def _cards(codes: bytes, faces: Faces) -> tuple[Card, ...]:
    if codes and max(codes) >= len(faces):
        raise RecordError("record/link-damaged")
    return cards(codes, faces)


def _piles(deal: Deal) -> tuple[tuple[Card, ...], ...]:
    return (deal.cards,) if isinstance(deal, PackDeal) else deal.stocks


def _changed_rules(rules: Rules) -> dict[str, Json]:
    """The options that are not as they are by default, as JSON from which the rules are decoded again."""
    changed = _changed(rules)
    if "part" in changed:
        changed["part"] = {"type": rules.part.TAG, **_changed(rules.part)}
    return changed


def _changed(options: Rules | Part) -> dict[str, Json]:
    chosen = {field.name: (getattr(options, field.name), field.default) for field in fields(options)}
    return {name: encode(option) for name, (option, default) in chosen.items() if option != default}
