/** Says sentences aloud, where the device itself can: voices that would send the text elsewhere are not used. */
import type { Language } from "../texts/texts";

/** A voice of this device for a language; `undefined`: it has none, and nothing is said. */
export function voiceOf(language: Language, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const ours = voices.filter((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language));
  return ours.find((voice) => voice.default) ?? ours[0];
}

/** Say it, instead of whatever is being said. */
export function sayAloud(text: string, language: Language): void {
  if (!("speechSynthesis" in globalThis)) return;
  const voice = voiceOf(language, speechSynthesis.getVoices());
  if (!voice) return;
  speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.voice = voice;
  spoken.lang = voice.lang;
  spoken.rate = 0.9;
  speechSynthesis.speak(spoken);
}
