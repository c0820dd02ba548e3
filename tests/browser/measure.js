// What of a table lies upon something else, or is cut: as sentences. Whoever looks must see all of it, or be able to
// scroll to it; only names may end in dots.
async () => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const PARTS = [
    ".seat strong, .seat .counts, .seat div.animal, .laid b, .pile b", // the table
    ".said p, .said strong, .hint, .clock",
    ".hand button, .ask, .curtain",
    ".mat .plate, .mat .row .card, .area, .who span.animal, .who .name, .who .count, .call, .more", // Speed War
    ".bank h2, .shoe, .burned, .printed, .spot, .circle, .spot strong, .money, .spot span.animal, .empty, .dealt", // Casino War
    ".casino .controls button, .tied",
    "nav .control, .pace",
  ].join();
  /** A hair may be shared. */
  const HAIR = 1.5;
  const CARDS = ".card, .dealt";

  const boxOf = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const within = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isShown = (one) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest(".visually-hidden") &&
    getComputedStyle(one).clipPath === "none";
  const isCut = (style) => style.overflowX !== "visible" || style.contain.includes("paint");
  const scrolls = (style) => /auto|scroll/.test(style.overflowY);
  /** What it covers: its own letters, too, where they go beyond its box; of a number nothing else. */
  const extent = (one) => {
    const own = boxOf(one);
    if (isCut(getComputedStyle(one))) return own;
    const range = document.createRange();
    const letters = [...one.childNodes]
      .filter(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim())
      .flatMap((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
    if (!letters.length) return own;
    const all = one.matches(".laid b") ? letters : [own, ...letters];
    return {
      left: Math.min(...all.map(({ left }) => left)),
      top: one.matches(".laid b") ? Math.min(...all.map(({ top }) => top)) : own.top,
      right: Math.max(...all.map(({ right }) => right)),
      bottom: one.matches(".laid b") ? Math.max(...all.map(({ bottom }) => bottom)) : own.bottom,
    };
  };
  const named = (one) => {
    const name = [...one.classList].filter((each) => !each.startsWith("svelte-") && !/^s-/.test(each)).join(".");
    return `${one.localName}.${name} “${one.innerText?.trim().replace(/\s+/g, " ").slice(0, 24) ?? ""}”`;
  };

  const found = [];
  const parts = [];
  for (const one of document.querySelectorAll(PARTS)) {
    if (!isShown(one)) continue;
    let box = extent(one);
    if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
    const display = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let frames = one.parentElement;
    let cut = "";
    for (; frames && frames !== document.body && !cut; frames = frames.parentElement) {
      const style = getComputedStyle(frames);
      if (!isCut(style)) continue;
      const frame = boxOf(frames);
      if (scrolls(style)) {
        if (box.left < frame.left - HAIR || box.right > frame.right + HAIR) cut = named(frames).slice(0, 30);
        box = within(box, frame);
      } else {
        const seen = within(box, frame);
        for (const side of ["left", "top", "right", "bottom"])
          if (Math.abs(seen[side] - box[side]) > HAIR) cut = named(frames).slice(0, 30);
      }
    }
    const seen = within(box, display);
    if (!cut && ["left", "top", "right", "bottom"].some((side) => Math.abs(seen[side] - box[side]) > HAIR))
      cut = "the display";
    if (cut) found.push(`${named(one)} is cut by ${cut}`);
    if (box.right - box.left > HAIR && box.bottom - box.top > HAIR) parts.push({ one, box });
  }
  parts.forEach(({ one, box }, place) => {
    for (const { one: other, box: others } of parts.slice(place + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      if (one.matches(CARDS) && other.matches(CARDS)) continue;
      const common = within(box, others);
      const [width, height] = [common.right - common.left, common.bottom - common.top];
      if (width > HAIR && height > HAIR)
        found.push(`${named(one)} lies upon ${named(other)}: ${Math.round(width)} × ${Math.round(height)}`);
    }
  });
  for (const one of document.querySelectorAll("nav .control"))
    if (isShown(one) && one.scrollWidth > one.clientWidth + HAIR) found.push(`${named(one)} is wider than its place`);
  // Names may end in dots, but something of them is to be read.
  for (const one of document.querySelectorAll(".seat strong, .who .name, .plate strong"))
    if (isShown(one) && one.clientWidth < 24) found.push(`nothing of ${named(one)} can be read`);
  const numbers = [...document.querySelectorAll(".laid b")].filter(isShown);
  const letters = numbers.map(extent);
  letters.forEach((one, place) => {
    for (const other of letters.slice(place + 1))
      if (Math.abs(one.top - other.top) < 4 && Math.max(one.left - other.right, other.left - one.right) < 4)
        found.push(`numbers ${numbers[place].innerText} and its neighbour run together`);
  });
  return found;
}
