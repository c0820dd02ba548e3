/** Sounds of the table, made on the spot: soft, and none unless somebody wants them. Vibration likewise. */
import type { Beat, BeatKind } from "../game/stage";
import { settings } from "../settings/settings.svelte";

/** At most so often, in milliseconds: at a fast pace cards make one murmur, not noise. */
const APART = 55;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let last = -Infinity;

/** Sound and tremble as a beat does. `length`: what it lasts; `you`: whose win is the player's. */
export function sound(beat: Beat, length: number, you: number | null): void {
  if (length <= 0) return;
  tremble(beat.kind);
  if (!settings.sound || settings.volume === 0) return;
  const now = performance.now();
  if (now - last < APART) return;
  last = now;
  play(beat, you);
}

function tremble(kind: BeatKind): void {
  if (!settings.vibration || typeof navigator.vibrate !== "function" || !navigator.userActivation?.hasBeenActive)
    return;
  if (kind === "war") navigator.vibrate([40, 60, 40]);
  else if (kind === "up") navigator.vibrate(25);
}

function play({ kind, stage }: Beat, you: number | null): void {
  switch (kind) {
    case "deal":
    case "turn":
    case "stake":
      return card(0.5, 2600);
    case "down":
      return card(0.4, 1500);
    case "up":
      return card(0.7, 3000);
    case "war":
      drum(0, 92, 0.7);
      return drum(0.16, 78, 0.9);
    case "won":
      if (stage.link === 0) return;
      return chime(you === null || stage.winner === you ? [523.25, 659.25, 783.99] : [440, 392, 349.23], 0.22);
    case "sweep":
    case "refill":
      return card(0.35, 1100, 0.16);
    case "out":
      return chime([392, 311.13], 0.2);
    case "end":
      return chime(
        you === null || stage.outcome?.winner === you ? [523.25, 659.25, 783.99, 1046.5] : [440, 392, 349.23, 329.63],
        0.3,
      );
    default:
      return;
  }
}

/** What a sound is heard through: rises within `rise` seconds from `at` and dies away within `length`. */
function out(by: AudioContext, level: number, at: number, rise: number, length: number): GainNode {
  const loudest = Math.max(level * (settings.volume / 100) ** 1.5, 0.0001);
  const gain = by.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudest, at + rise);
  gain.gain.exponentialRampToValueAtTime(loudest * 0.001, at + length);
  gain.connect(by.destination);
  return gain;
}

/** Made after the first touch, which browsers ask for. */
function audio(): AudioContext | undefined {
  if (typeof AudioContext !== "function") return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A card slides: a short breath of filtered noise. */
function card(level: number, frequency: number, length = 0.09): void {
  const by = audio();
  if (!by) return;
  noise ??= hiss(by);
  const source = by.createBufferSource();
  source.buffer = noise;
  const filter = by.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = frequency * (0.92 + Math.random() * 0.16);
  filter.Q.value = 0.8;
  const gain = out(by, level * 0.5, by.currentTime, 0.008, length);
  source.connect(filter).connect(gain);
  source.start(by.currentTime, Math.random() * 0.5, length + 0.05);
}

/** A soft drum. */
function drum(after: number, pitch: number, level: number): void {
  const by = audio();
  if (!by) return;
  const at = by.currentTime + after;
  const oscillator = by.createOscillator();
  oscillator.frequency.setValueAtTime(pitch * 1.5, at);
  oscillator.frequency.exponentialRampToValueAtTime(pitch, at + 0.07);
  const gain = out(by, level * 0.8, at, 0.006, 0.34);
  oscillator.connect(gain);
  oscillator.start(at);
  oscillator.stop(at + 0.4);
}

/** A few notes, like a small bell. */
function chime(notes: readonly number[], level: number): void {
  const by = audio();
  if (!by) return;
  notes.forEach((pitch, place) => {
    const at = by.currentTime + place * 0.11;
    const oscillator = by.createOscillator();
    oscillator.type = "triangle";
    oscillator.frequency.value = pitch;
    const gain = out(by, level, at, 0.012, 0.5);
    oscillator.connect(gain);
    oscillator.start(at);
    oscillator.stop(at + 0.6);
  });
}

function hiss(by: BaseAudioContext): AudioBuffer {
  const buffer = by.createBuffer(1, by.sampleRate, by.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
