import { useEffect, useState } from 'react';
import type { Recording } from './recording.ts';

export interface Steps {
  /** Choices made. */
  readonly at: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly go: (at: number) => void;
  readonly by: (steps: number) => void;
  readonly toMoment: (way: 1 | -1) => void;
  readonly play: () => void;
}

/** Milliseconds for a choice. */
const speeds = { slow: 1500, normal: 700, fast: 220 } as const;
export type Speed = keyof typeof speeds;

/** Whether the key means something to what has the focus. */
const isTaken = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName) || (key === ' ' && target.tagName === 'BUTTON'));

/** Where the reader is in a game. Arrows: one choice. With Shift: to the next moment. Space: play. */
export function useSteps({ length, moments }: Recording, from: number, match: string): Steps {
  const within = (at: number): number => Math.max(0, Math.min(length, at));
  const [at, setAt] = useState(within(from));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const go = (to: number): void => {
    setPlaying(false);
    setAt(within(to));
  };
  const by = (steps: number): void => go(at + steps);
  const toMoment = (way: 1 | -1): void => {
    const found = way > 0 ? moments.find((one) => one.at > at) : moments.findLast((one) => one.at < at);
    go(found?.at ?? (way > 0 ? length : 0));
  };
  const play = (): void => setPlaying((was) => !was);
  useEffect(() => {
    // The address names the moment, so that it can be sent to somebody.
    history.replaceState(null, '', `#/replay/${match}/${at}`);
  }, [match, at]);
  useEffect(() => {
    if (!playing || at >= length) return undefined;
    const timer = setTimeout(() => setAt((now) => Math.min(length, now + 1)), speeds[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, length, speed]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTaken(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (way !== 0) (event.shiftKey ? toMoment : by)(way);
      else if (event.key === ' ') play();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return { at, playing: playing && at < length, speed, setSpeed, go, by, toMoment, play };
}
