/** Who sits where, and how that looks. */
import type { Guise } from "../app/looks";

export interface Sitting extends Guise {
  readonly seat: number;
  readonly name: string;
  /** Whether a computer plays. */
  readonly computer: boolean;
}

/** The seat with the most cards; `null` while several have as many, or nobody has any. */
export function leader(holdings: readonly number[]): number | null {
  const most = Math.max(...holdings);
  const first = holdings.indexOf(most);
  return most > 0 && holdings.indexOf(most, first + 1) < 0 ? first : null;
}
