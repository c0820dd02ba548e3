/** The browser's database: rooms that are played, and records of games that are over. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Guise } from "../app/looks";
import type { Charter, Entry } from "../protocol/messages";

/** A game being played, as the page lists it. */
export interface KeptRoom {
  readonly room: string;
  readonly charter: Charter;
  /** The key that opens the host's seats, and when it was begun (milliseconds since 1970). */
  readonly token: string;
  readonly begun: number;
}

/** A game that is over. */
export interface KeptRecord {
  /** The digest of the record. */
  readonly id: string;
  /** The room in which it was played; none for a record that came in a file. */
  readonly room?: string;
  readonly variant: string | null;
  readonly names: readonly string[];
  /** What those who played looked like, and who of them had a name of their own. */
  readonly looks?: readonly Guise[];
  readonly winner: number | null;
  readonly battles: number;
  readonly ended: number;
  readonly record: string;
}

interface Schema extends DBSchema {
  rooms: { key: string; value: KeptRoom; indexes: { begun: number } };
  entries: { key: [room: string, version: number]; value: { readonly room: string } & Entry };
  records: { key: string; value: KeptRecord; indexes: { ended: number } };
}

export const NAME = "bataille";
const VERSION = 1;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** The database; opened when it is first asked for, and closed when another tab wants to erase or change it. */
export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore("rooms", { keyPath: "room" }).createIndex("begun", "begun");
      fresh.createObjectStore("entries", { keyPath: ["room", "version"] });
      fresh.createObjectStore("records", { keyPath: "id" }).createIndex("ended", "ended");
    },
    blocking: () => void close(),
    terminated: () => (opened = undefined),
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Let go of the database. */
export async function close(): Promise<void> {
  const connection = opened;
  opened = undefined;
  (await connection)?.close();
}
