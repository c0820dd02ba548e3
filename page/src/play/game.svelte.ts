/** One game on this page: its session, its director and the tellings of both; made again from what was kept. */
import { engine } from "../app/house.svelte";
import { tokenOf } from "../app/table";
import { Director, UNITS } from "../game/director.svelte";
import { Session } from "../game/session.svelte";
import { settings } from "../settings/settings.svelte";
import { keptRoom } from "../store/rooms";

export class Game {
  readonly session: Session;
  readonly director: Director;

  private constructor(room: string, token: string) {
    this.session = new Session(engine(), room, token);
    this.director = new Director(() => UNITS[settings.pace]);
    this.session.onscene = (scene, anew) => this.director.push(scene, anew);
    this.session.enter();
  }

  /** A game that was begun on this page, or kept on this device; `undefined`: there is none of this name. */
  static async open(room: string): Promise<Game | undefined> {
    const token = tokenOf(room);
    if (token !== undefined) return new Game(room, token);
    const found = await keptRoom(room);
    if (!found) return undefined;
    await engine().reopen(room, found.kept);
    return new Game(room, found.room.token);
  }

  /** Everybody at this device who may turns the top card. */
  turn(): void {
    const question = this.director.view?.question;
    if (question) this.session.give(question.number, { type: "turn" });
  }

  leave(): void {
    this.session.leave();
    this.director.leave();
  }
}
