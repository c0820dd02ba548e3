/** What the bets cost, exactly: the engine's fractions in words and sums. */
import type { CasinoView, Odds, Ratio } from "../../protocol/messages";
import type { Language } from "../../texts/texts";

const POINTS: Readonly<Record<Language, string>> = { en: ".", fr: ",", it: "," };
const MINUS = "\u2212";
const SPACE = "\u00a0";

/** `2.88 %`, rounded half up. */
export function percent({ numerator, denominator }: Ratio, language: Language): string {
  return `${decimal(BigInt(numerator) * 100n, BigInt(denominator), language)}${SPACE}%`;
}

/** `142853/4965115`. */
export function fraction({ numerator, denominator }: Ratio): string {
  return `${numerator}/${denominator}`;
}

/**
 * What a seat had to expect of its bets so far, in half units: all antes as if every tie went to war, and for each that
 * was surrendered what this costs more than the war. Negative: a loss.
 */
export function expected(part: CasinoView, seat: number, odds: Odds): Ratio {
  const war = times(odds.war, part.all_antes[seat] ?? 0);
  const tie = times(odds.tie, part.all_ties[seat] ?? 0);
  const surrender = times(extra(odds), part.all_surrendered[seat] ?? 0);
  const { numerator, denominator } = plus(plus(war, tie), surrender);
  return { numerator: -numerator, denominator };
}

/** What one unit of ante loses in the mean once the cards have tied, by the answer. */
export function afterTie(odds: Odds): { readonly war: Ratio; readonly surrender: Ratio } {
  const half = { numerator: 1, denominator: 2 };
  return { war: plus(half, times(extra(odds), -1)), surrender: half };
}

/** What a seat is up or down, chips on the table included, in half units. `brought`: in whole ones. */
export function result(part: CasinoView, seat: number, brought: number): Ratio {
  const lying = (part.antes[seat] ?? 0) + (part.ties[seat] ?? 0) + (part.raises[seat] ?? 0);
  return whole((part.bankrolls[seat] ?? 0) + lying - 2 * brought);
}

/** What a seat has put down so far, in half units. */
export function staked(part: CasinoView, seat: number): Ratio {
  return whole((part.all_antes[seat] ?? 0) + (part.all_ties[seat] ?? 0));
}

function whole(numerator: number): Ratio {
  return { numerator, denominator: 1 };
}

/** By how much a surrender costs more than a war, for each unit of the ante. */
function extra({ war, surrender, tied }: Odds): Ratio {
  const more = plus(surrender, times(war, -1));
  return over(more, tied);
}

/** An exact number of half units as whole ones with two decimals: `−1.23`, `+4.00` where signs are wished for. */
export function units({ numerator, denominator }: Ratio, language: Language, signed = false): string {
  const sign = numerator < 0 ? MINUS : signed && numerator > 0 ? "+" : "";
  return sign + decimal(BigInt(Math.abs(numerator)), 2n * BigInt(denominator), language);
}

function decimal(numerator: bigint, denominator: bigint, language: Language): string {
  const hundredths = (200n * numerator + denominator) / (2n * denominator);
  const text = hundredths.toString().padStart(3, "0");
  return `${text.slice(0, -2)}${POINTS[language]}${text.slice(-2)}`;
}

function times({ numerator, denominator }: Ratio, by: number): Ratio {
  return lowest(BigInt(numerator) * BigInt(by), BigInt(denominator));
}

function over(one: Ratio, other: Ratio): Ratio {
  return lowest(BigInt(one.numerator) * BigInt(other.denominator), BigInt(one.denominator) * BigInt(other.numerator));
}

function plus(one: Ratio, other: Ratio): Ratio {
  return lowest(
    BigInt(one.numerator) * BigInt(other.denominator) + BigInt(other.numerator) * BigInt(one.denominator),
    BigInt(one.denominator) * BigInt(other.denominator),
  );
}

/** In lowest terms. Whatever is put down at one table stays far below the numbers that cannot be written exactly. */
function lowest(numerator: bigint, denominator: bigint): Ratio {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator];
  while (b) [a, b] = [b, a % b];
  const common = a || 1n;
  return { numerator: Number(numerator / common), denominator: Number(denominator / common) };
}
