/** For tests: asks the Python of this repository. */
import { execFileSync } from "node:child_process";

const root = `${import.meta.dirname}/../../../`;

/** What a program prints, as JSON. */
export function python<Printed>(program: string): Printed {
  const printed = execFileSync(`${root}.venv/bin/python`, ["-c", program], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    env: { ...process.env, PYTHONPATH: `${root}src` },
  });
  return JSON.parse(printed) as Printed;
}

const LOBBY = `
import sys
from bataille.codec import codec, dumps, encode, loads
from bataille.record import Decimal, FromSeed
from bataille.room.lobby import Lobby
from bataille.room.lobby_messages import ToLobby

lobby = Lobby(lambda charter, entries: "room", lambda: "token", lambda: FromSeed(Decimal("1"), Decimal("0")))
messages = loads(MESSAGES)
print(dumps(encode(tuple([lobby.receive(codec(ToLobby).decode(message)) for message in messages]))))
`;

/** What the lobby answers to messages. */
export function lobby<Answers>(messages: readonly unknown[]): Answers {
  return python(LOBBY.replace("MESSAGES", JSON.stringify(JSON.stringify(messages))));
}
