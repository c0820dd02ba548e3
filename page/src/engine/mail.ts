/** What page and worker post to each other. Messages to lobby and rooms travel as the JSON that a server would get. */
import type { FromRoom } from "../protocol/messages";

export type ToWorker =
  | { readonly type: "start"; readonly base: string }
  | { readonly type: "ask"; readonly id: number; readonly text: string }
  | { readonly type: "send"; readonly room: string; readonly connection: number; readonly text: string }
  | { readonly type: "gone"; readonly room: string; readonly connection: number }
  /** A kept room is to be played on; `kept`: as `Kept` of bataille.room.parlour. */
  | { readonly type: "reopen"; readonly id: number; readonly room: string; readonly kept: string }
  /** Computer players of this room wait while `held`: the page is not done showing. */
  | { readonly type: "hold"; readonly room: string; readonly held: boolean }
  /** The record of a game so far, for the keeper. */
  | { readonly type: "record"; readonly id: number; readonly room: string }
  | { readonly type: "close"; readonly room: string };

export type FromWorker =
  | { readonly type: "ready"; readonly milliseconds: number; readonly memory: number }
  | { readonly type: "failed"; readonly reason: string }
  | { readonly type: "answer"; readonly id: number; readonly text: string }
  | { readonly type: "refused"; readonly id: number; readonly reason: string }
  | { readonly type: "letter"; readonly room: string; readonly connection: number; readonly message: FromRoom }
  /** The browser does not let us keep games; said once. */
  | { readonly type: "unkept" };
