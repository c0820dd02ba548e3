/**
 * Where in the page somebody is: the part of the address after `#`, so that any static server will do, the back button
 * works, and what a link holds is never sent anywhere. Too little for a library.
 */
export type Route =
  | { readonly at: "start" }
  /** The rules card of a choice (`classic?war_down=1`), to read and print. */
  | { readonly at: "rules"; readonly variant: string; readonly options: URLSearchParams }
  /** Set the table for a variant: options, seats, seed. */
  | { readonly at: "setup"; readonly variant: string; readonly options: URLSearchParams }
  /** A game being played on this device. */
  | { readonly at: "play"; readonly room: string }
  /** A kept record, by its digest. */
  | { readonly at: "replay"; readonly id: string }
  /** A whole game in a link. */
  | { readonly at: "game"; readonly text: string }
  | { readonly at: "settings" }
  | { readonly at: "kept" };

/** `#/rules/classic?war_down=1` and so on; whatever is no address of ours is the start. */
export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [at = "", ...rest] = path.split("/").map(plain);
  const text = rest.join("/");
  switch (at) {
    case "rules":
    case "setup":
      return text ? { at, variant: text, options: new URLSearchParams(query) } : { at: "start" };
    case "play":
      return text ? { at, room: text } : { at: "start" };
    case "replay":
      return text ? { at, id: text } : { at: "start" };
    case "game":
      return text ? { at, text } : { at: "start" };
    case "settings":
    case "kept":
      return { at };
    default:
      return { at: "start" };
  }
}

/** The address of a place. */
export function address(route: Route): string {
  switch (route.at) {
    case "start":
      return "#/";
    case "rules":
    case "setup": {
      const query = route.options.toString();
      return `#/${route.at}/${encodeURIComponent(route.variant)}${query && `?${query}`}`;
    }
    case "play":
      return `#/play/${encodeURIComponent(route.room)}`;
    case "replay":
      return `#/replay/${encodeURIComponent(route.id)}`;
    case "game":
      return `#/game/${encodeURIComponent(route.text)}`;
    default:
      return `#/${route.at}`;
  }
}

let hash = $state(location.hash);
addEventListener("hashchange", () => (hash = location.hash));

const current = $derived(parse(hash));

/** Where we are. */
export function route(): Route {
  return current;
}

/** Go somewhere; `instead`: of here, so that the back button does not come back here. */
export function go(to: Route, { instead = false } = {}): void {
  if (!instead) location.hash = address(to);
  else {
    history.replaceState(null, "", address(to));
    hash = location.hash;
  }
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
