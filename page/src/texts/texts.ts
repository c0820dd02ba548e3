/** One language's texts. What bataille.texts does in Python, and says in the same words. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "fr" | "it";
export type Argument = string | number;
/** A catalogue that has been parsed. */
export type Messages = FluentResource["body"];
export type Arguments = Readonly<Record<string, Argument>>;

/** Numbers from here on are written in groups of three. Below, Python and browsers disagree about Italian. */
const FIRST_GROUPED = 10_000;

export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    messages: Messages,
  ) {
    // Names are isolated by elements where they may run the other way, not by marks that would be read aloud.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const errors = this.#bundle.addResource({ body: messages });
    if (errors.length) throw errors[0];
  }

  /** Whether there is a message (`cards`) or an attribute (`rank-K.the`). */
  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** Say it; throws where there is no such text or an argument is missing. */
  say(key: string, values: Arguments = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null) throw new Error(`${this.language} has no text ${key}`);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, fluent(values), errors);
    if (errors.length) throw new Error(`${key} cannot be said with ${JSON.stringify(values)}`, { cause: errors[0] });
    return said;
  }

  /** A list of names: `Ada, Ben and Cleo`. */
  both(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? "";
    return this.say("list-and", { start: items.slice(0, -1).join(", "), last: items[items.length - 1]! });
  }

  #pattern(key: string) {
    const [id = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}

/** With a capital at the beginning. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function fluent(values: Arguments): Record<string, FluentVariable> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? new FluentNumber(value, { useGrouping: Math.abs(value) >= FIRST_GROUPED }) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, FluentVariable>;
}
