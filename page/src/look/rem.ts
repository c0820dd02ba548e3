/** The size of the page's letters, in pixels: what somebody has set in the browser. */
export function rem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
