import type { Update } from './wire.ts';

/**
 * Updates that came while what they follow from is still being shown: whoever shows it says how far the table may go on,
 * and the table, its question and its log go on together.
 */

/** Whoever shows what happens. */
export interface Presenter {
  /** Is told of every update at once. */
  hear(update: Update): void;
  /** The number of choices up to which the table may be seen. */
  upTo(): number;
  /** The match is left. */
  leave(): void;
}

interface Held {
  readonly update: Update;
  readonly deliver: () => void;
}

let presenter: Presenter | undefined;
let waiting: readonly Held[] = [];

export function presentBy(next: Presenter): void {
  presenter = next;
}

export const held = (): readonly Update[] => waiting.map(({ update }) => update);

/** Delivers an update in its turn; true if it has to wait. */
export function holdBack(update: Update, deliver: () => void): boolean {
  // A whole table, or one that begins where this one stands, makes what waited needless.
  const last = waiting.at(-1)?.update;
  if (last && update.since !== last.seq && update.since < last.seq) waiting = [];
  waiting = [...waiting, { update, deliver }];
  presenter?.hear(update);
  goOn();
  return waiting.some((one) => one.update === update);
}

/** Delivers what may be seen by now. */
export function goOn(): void {
  for (;;) {
    const [first, ...others] = waiting;
    if (!first || first.update.seq > (presenter?.upTo() ?? Infinity)) return;
    waiting = others;
    first.deliver();
  }
}

export function letGo(): void {
  waiting = [];
  presenter?.leave();
}
