/** Giving a text away: by the device's own way of sharing, else by the clipboard, else not at all. */

/** How it went: `shared` and `copied` say so themselves; `neither`: let people copy it by hand. */
export type Shared = "shared" | "copied" | "given-up" | "neither";

export async function share(title: string, url: string): Promise<Shared> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "given-up";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "neither";
  }
}

/** Save a text as a file of this name. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The address of this page with another place in it. */
export function here(address: string): string {
  return new URL(address, location.href).href;
}
