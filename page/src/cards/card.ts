/**
 * A card's text, as the engine writes it (`AS`, `10H`, `Q`, `XR`, `#17`), taken apart for drawing.
 */

export type Suit = "C" | "D" | "H" | "S";
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "A";

export type Face =
  | { kind: "suited"; rank: Rank; suit: Suit | null }
  | { kind: "joker"; rank: "X"; suit: "R" | "B" }
  | { kind: "number"; rank: string; number: number };

const SUITED = /^(10|[2-9JQKA])([CDHS]?)$/;
const NUMBER = /^#([1-9]\d{0,2})$/;

/** Read a card; `null` for what is none (an unknown card is drawn face down rather than wrongly). */
export function faceOf(card: string): Face | null {
  const suited = SUITED.exec(card);
  if (suited) return { kind: "suited", rank: suited[1] as Rank, suit: (suited[2] || null) as Suit | null };
  if (card === "XR" || card === "XB") return { kind: "joker", rank: "X", suit: card === "XR" ? "R" : "B" };
  const number = NUMBER.exec(card);
  return number ? { kind: "number", rank: card, number: Number(number[1]) } : null;
}

/** What stands in the corner unless a language says otherwise. */
export function plainLetter(face: Face): string {
  if (face.kind === "number") return String(face.number);
  return face.kind === "joker" ? "★" : face.rank;
}
