/** A game of Speed War as it is drawn: the newest view, and for a moment what came of the last battle. */
import type { Scene } from "../../game/session.svelte";
import type { View, Won } from "../../protocol/messages";

/** How the last battle was taken. */
export interface Taken {
  readonly battle: number;
  readonly seat: number;
  readonly how: Won["how"];
  readonly prize: number;
  /** Milliseconds after it went live; `null`: nobody had to grab. */
  readonly at: number | null;
  /** Whether others had claimed it too. */
  readonly photo: boolean;
}

/** Reaction times of a seat, in milliseconds. */
export interface Times {
  /** `null`: none in this game. */
  readonly last: number | null;
  readonly best: number;
}

export class Race {
  view = $state.raw<View>();
  taken = $state.raw<Taken>();
  /** By seat. */
  times = $state.raw<Readonly<Record<number, Times>>>({});
  /** Seats that have grabbed too early in this battle, and how often since the game began. */
  falsely = $state.raw<Readonly<Record<number, number>>>({});
  /** What they paid with: cards. */
  penalty = $state.raw(0);
  bell = $state.raw(false);

  /** Told of every reaction time. */
  onreaction: (seat: number, time: number) => void = () => undefined;

  #claims: { readonly seat: number; readonly at: number }[] = [];

  take({ events, views: [view] }: Scene): void {
    for (const event of events) {
      switch (event.type) {
        case "turned":
        case "laid":
          this.falsely = {};
          if (event.type === "turned") this.taken = undefined;
          break;
        case "went-live":
          this.falsely = {};
          this.#claims = [];
          break;
        case "grabbed":
          this.#claims.push(event);
          break;
        case "grabbed-falsely":
          this.penalty = event.penalty;
          this.falsely = { ...this.falsely, [event.seat]: (this.falsely[event.seat] ?? 0) + 1 };
          break;
        case "bell-rang":
          this.bell = true;
          break;
        case "won":
          this.#won(event, view);
      }
    }
    this.view = view ?? this.view;
  }

  #won({ seat, how, prize }: Won, view?: View): void {
    const at = this.#claims.find((claim) => claim.seat === seat)?.at ?? null;
    const photo = at !== null && this.#claims.some((claim) => claim.seat !== seat); // it was close enough to be a claim
    this.taken = { battle: view?.battles ?? 0, seat, how, prize, at, photo };
    if (at !== null) {
      const best = Math.min(at, this.times[seat]?.best ?? Infinity);
      this.times = { ...this.times, [seat]: { last: at, best } };
      this.onreaction(seat, at);
    }
    this.#claims = [];
    this.falsely = {};
  }
}
