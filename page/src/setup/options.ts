/** Options of rules as the page handles them: read from addresses, compared, named. What is allowed the lobby knows. */
import type { Catalogue, Option } from "../protocol/messages";
import { texts } from "../texts/spoken.svelte";

export type Setting = boolean | number | string | readonly number[] | null;
export type Options = Readonly<Record<string, Setting>>;

export type Form = Option["forms"][number];
export type FormOf<Kind extends Form["type"]> = Extract<Form, { type: Kind }>;

/** The form of a kind that an option has, if it has one. */
export function formOf<Kind extends Form["type"]>(option: Option, kind: Kind): FormOf<Kind> | undefined {
  return option.forms.find((form): form is FormOf<Kind> => form.type === kind);
}

/** As commands and addresses write it: `none`, `true`, `10`, `0,250`. */
export function textOf(setting: Setting): string {
  return setting === null ? "none" : String(setting);
}

/** What a text stands for; itself where the option has nothing like it, so that the lobby can say so. */
export function readSetting(option: Option, text: string): Setting {
  if (text === "none" && formOf(option, "none")) return null;
  if ((text === "true" || text === "false") && formOf(option, "switch")) return text === "true";
  const chosen = formOf(option, "choice")?.choices.find((choice) => String(choice) === text);
  if (chosen !== undefined) return chosen;
  if (/^-?\d{1,15}$/.test(text) && formOf(option, "number")) return Number(text);
  if (formOf(option, "list")) {
    if (text === "") return [];
    if (/^\d{1,9}(,\d{1,9})*$/.test(text)) return text.split(",").map(Number);
  }
  return text;
}

export function same(one: Setting | undefined, two: Setting | undefined): boolean {
  if (one === undefined || two === undefined) return one === two;
  return typeof one === typeof two && textOf(one) === textOf(two);
}

/** Options that are not as usual. */
export function changesOf(options: Options, usual: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([name, setting]) => !same(setting, usual[name])));
}

/** The options of an address: `war_down=1&order=shuffled`. */
export function fromAddress(query: URLSearchParams, catalogue: Catalogue): Options {
  return Object.fromEntries(
    [...query].map(([name, text]) => {
      const option = catalogue.options.find((each) => each.name === name);
      return [name, option ? readSetting(option, text) : text];
    }),
  );
}

export function toAddress(changes: Options): URLSearchParams {
  return new URLSearchParams(Object.entries(changes).map(([name, setting]) => [name, textOf(setting)]));
}

/** What people call a setting: `by rank`, `two`, `off`; numbers are themselves. */
export function settingName(name: string, setting: Setting): string {
  const key = `choice-${name}-${textOf(setting)}`;
  if (texts().has(key)) return texts().say(key);
  return textOf(setting) || texts().say("choice-none");
}

/** `Cards face down: 3`. */
export function optionInWords(name: string, setting: Setting): string {
  const key = `option-${name}`;
  const option = texts().has(key) ? texts().say(key) : name;
  return texts().say("page-option-is", { option, choice: settingName(name, setting) });
}
