// Recorded games as one recipient is told of them, choice by choice.
import { readFileSync } from 'node:fs';
import type { SeenEvent, Seer, View } from '@spaceline/engine';
import { apply, create, isRefusal, seen, sentence, view } from '@spaceline/engine';
import { formats } from '@spaceline/formats';
import { readReplay } from '@spaceline/protocol';
import { pool } from '../property/games.ts';

export interface Told {
  readonly view: View;
  readonly events: readonly SeenEvent[];
}

const known = new Map<string, readonly Told[]>();

/** What each choice of a recorded game brought, to be asked for as often as one likes. */
export function toldOf(name: string, seer: Seer): readonly Told[] {
  const key = `${name} ${seer}`;
  const told = known.get(key) ?? replayFor(name, seer);
  known.set(key, told);
  return told;
}

function replayFor(name: string, seer: Seer): readonly Told[] {
  const read = readReplay(readFileSync(new URL(`../golden/${name}.replay`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.error.why);
  const { replay } = read;
  const format = formats.find(({ id }) => id === replay.format);
  if (!format) throw new Error(`There is no format ${replay.format}.`);
  const [one, two] = replay.decks;
  const state = create({ pool, format, seed: replay.seed, decks: [one, two] });
  const told: Told[] = [];
  for (const choice of replay.choices) {
    const done = apply(state, choice);
    if (isRefusal(done)) throw new Error(sentence(done));
    told.push({ view: view(state, seer), events: done.events.map((event) => seen(state, event, seer)) });
  }
  return told;
}
