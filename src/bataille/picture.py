"""A table as a small picture in plain text, the same in every language."""

from __future__ import annotations

from bataille.cards import Card
from bataille.view import CasinoView, View

_BACK = "▒"


def picture(view: View) -> str:
    """One line a seat: its number, its piles' counts (stock, `+` captures, `/` hand) and its row in the centre.

    0  26  Q♥ ▒ ▒ ▒ 7♣
    1  26  Q♠ ▒ ▒ ▒ K♦
    """
    if isinstance(view.part, CasinoView):
        return _casino(view, view.part)
    lines = [f"{seat}  {_piles(view, seat):>5}  {_row(row)}".rstrip() for seat, row in enumerate(view.rows)]
    return "\n".join(lines)


def _piles(view: View, seat: int) -> str:
    counts = view.counts
    text = str(counts.stocks[seat])
    if counts.captures:
        text += f"+{counts.captures[seat]}"
    if counts.hands:
        text += f"/{counts.hands[seat]}"
    return text


def _row(row: tuple[Card | None, ...]) -> str:
    return " ".join(_BACK if card is None else card.pretty for card in row)


def _casino(view: View, part: CasinoView) -> str:
    """Bankrolls in whole units (`½` for a half), chips beside the card, cards; the bank last."""
    lines = [
        f"{seat}  {_whole(bankroll)}  {_whole(part.antes[seat] + part.raises[seat])}  {_row(view.rows[seat])}".rstrip()
        for seat, bankroll in enumerate(part.bankrolls)
    ]
    return "\n".join([*lines, f"=  {_row(part.bank)}".rstrip()])


def _whole(amount: int) -> str:
    return f"{amount // 2}{'½' if amount % 2 else ''}"
