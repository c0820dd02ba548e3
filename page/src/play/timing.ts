/** Time as clocks show it. */

/** Minutes, and seconds with two digits. */
export function clockText(seconds: number): { minutes: string; seconds: string } {
  return { minutes: String(Math.floor(seconds / 60)), seconds: String(seconds % 60).padStart(2, "0") };
}
