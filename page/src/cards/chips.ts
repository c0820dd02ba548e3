/**
 * Chips by their worth. Colours follow the casino's custom (white 1, red 5, blue 10, green 25, black 100, violet 500), and
 * the number on the chip says the same. Amounts below one chip's worth take the next lower kind.
 */

export interface ChipKind {
  worth: number;
  colour: string;
}

export const CHIP_KINDS: readonly ChipKind[] = [
  { worth: 500, colour: "#5b3b92" },
  { worth: 100, colour: "#23262e" },
  { worth: 25, colour: "#1f6a41" },
  { worth: 10, colour: "#1f5792" },
  { worth: 5, colour: "#ad2c24" },
  { worth: 1, colour: "#6d665a" },
];

/** The chip that stands for `amount`: the dearest that it would buy. */
export function kindOf(amount: number): ChipKind {
  const last = CHIP_KINDS[CHIP_KINDS.length - 1] as ChipKind;
  return CHIP_KINDS.find(({ worth }) => worth <= amount) ?? last;
}

/** `amount` in chips, dearest first; at most `most`, the cheapest left out. A fraction of a chip is no chip. */
export function changeFor(amount: number, most = Infinity): ChipKind[] {
  const stack: ChipKind[] = [];
  let rest = Math.floor(amount);
  for (const kind of CHIP_KINDS)
    while (rest >= kind.worth && stack.length < most) {
      stack.push(kind);
      rest -= kind.worth;
    }
  return stack;
}
