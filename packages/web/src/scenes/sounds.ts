import { useSceneSettings } from './settings.ts';

/** Short sounds made here, of a few tones each; off unless they are asked for. */

interface Tone {
  /** Hertz at its beginning, and at its end if it glides. */
  readonly from: number;
  readonly to?: number;
  /** Milliseconds: when it begins, and how long it lasts. */
  readonly at: number;
  readonly for: number;
  readonly wave?: OscillatorType;
}

const note = (from: number, at: number, lasts = 140): Tone => ({ from, at, for: lasts });

/** No sound lasts longer than 400 ms. */
export const sounds = {
  turns: [{ from: 320, to: 560, at: 0, for: 120, wave: 'triangle' }],
  met: [note(660, 0), note(880, 120, 220)],
  'not met': [{ from: 330, to: 220, at: 0, for: 300, wave: 'triangle' }],
  killed: [
    { from: 98, at: 0, for: 390, wave: 'triangle' },
    { from: 147, at: 20, for: 340 },
  ],
  points: [note(523, 0, 110), note(659, 80, 110), note(784, 160, 110), note(1047, 240, 150)],
  fly: [{ from: 90, to: 210, at: 0, for: 380, wave: 'sawtooth' }],
  beam: [
    { from: 700, to: 1500, at: 0, for: 320 },
    { from: 900, to: 1900, at: 60, for: 300 },
  ],
  'lay down': [{ from: 210, to: 150, at: 0, for: 90, wave: 'triangle' }],
  fire: [{ from: 1200, to: 180, at: 0, for: 220, wave: 'sawtooth' }],
  'your turn': [note(587, 0, 160), note(784, 160, 220)],
  win: [note(523, 0, 120), note(659, 90, 120), note(784, 180, 120), note(1047, 260, 140)],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;
export type Sound = keyof typeof sounds;

/** About -18 dB. */
const loud = 0.125;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!useSceneSettings.getState().sound) return;
  context ??= new AudioContext();
  const { currentTime: now, destination } = context;
  for (const { from, to, at, for: lasts, wave = 'sine' } of sounds[sound] as readonly Tone[]) {
    const [begin, end] = [now + at / 1000, now + (at + lasts) / 1000];
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, begin);
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, end);
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(wave === 'sawtooth' ? loud / 2 : loud, begin + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(volume).connect(destination);
    tone.start(begin);
    tone.stop(end);
  }
}
