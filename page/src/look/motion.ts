/** Durations that CSS decides, read for the Web Animations API: reduced motion makes every one of them 0. */

/** A custom property's time in milliseconds; 0 where it is absent, unreadable or animation is not to be had. */
export function duration(element: Element, property: string): number {
  if (typeof element.animate !== "function") return 0;
  const time = /^\s*([\d.]+)(m?s)\s*$/.exec(getComputedStyle(element).getPropertyValue(property));
  return time ? Number(time[1]) * (time[2] === "s" ? 1000 : 1) : 0;
}
