/** Games that are over, as records: to be looked at again, shared, saved. */
import { database, type KeptRecord } from "./database";

/** Records kept at most; the oldest go first. */
const MOST = 200;

export async function keepRecord(record: KeptRecord): Promise<void> {
  const change = (await database()).transaction("records", "readwrite");
  void change.store.put(record);
  let surplus = (await change.store.count()) - MOST;
  for (let oldest = await change.store.index("ended").openCursor(); oldest && surplus > 0; surplus--) {
    void oldest.delete();
    oldest = await oldest.continue();
  }
  await change.done;
}

/** The newest first. */
export async function keptRecords(): Promise<KeptRecord[]> {
  return (await (await database()).getAllFromIndex("records", "ended")).reverse();
}

export async function keptRecord(id: string): Promise<KeptRecord | undefined> {
  return await (await database()).get("records", id);
}

/** The record of the game that was played in a room. */
export async function recordOfRoom(room: string): Promise<KeptRecord | undefined> {
  return (await keptRecords()).find((record) => record.room === room);
}

export async function forgetRecord(id: string): Promise<void> {
  await (await database()).delete("records", id);
}
