/** Games being played, kept turn by turn, so that a page closed in the middle of a war goes on there. */
import type { Happened, Made } from "../protocol/messages";
import { database, type KeptRoom } from "./database";

/** Keep what the worker posts: new rooms and what has changed them, in one transaction. */
export async function keepPosted(posted: readonly (Made | Happened)[]): Promise<void> {
  const change = (await database()).transaction(["rooms", "entries"], "readwrite");
  const rooms = change.objectStore("rooms");
  const entries = change.objectStore("entries");
  for (const each of posted) {
    if (each.type === "made") {
      const host = each.charter.places.find((place) => place.host);
      void rooms.put({ room: each.room, charter: each.charter, token: host?.token ?? "", begun: Date.now() });
    } else void entries.put({ room: each.room, ...each.entry });
  }
  await change.done;
}

/** All games being played, the newest first. */
export async function keptRooms(): Promise<KeptRoom[]> {
  return (await (await database()).getAllFromIndex("rooms", "begun")).reverse();
}

/** A room and the text that the engine makes it of again; `undefined`: there is none of this name. */
export async function keptRoom(room: string): Promise<{ room: KeptRoom; kept: string } | undefined> {
  const connection = await database();
  const known = await connection.get("rooms", room);
  if (!known) return undefined;
  const entries = await connection.getAll("entries", IDBKeyRange.bound([room, 0], [room, Infinity]));
  const bare = entries.map(({ room: _, ...entry }) => entry);
  return { room: known, kept: JSON.stringify({ room, charter: known.charter, entries: bare }) };
}

/** Forget a game. */
export async function forgetRoom(room: string): Promise<void> {
  const change = (await database()).transaction(["rooms", "entries"], "readwrite");
  void change.objectStore("rooms").delete(room);
  void change.objectStore("entries").delete(IDBKeyRange.bound([room, 0], [room, Infinity]));
  await change.done;
}
