import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLegal, judge } from '@spaceline/decks';
import type { View } from '@spaceline/engine';
import { apply, create, engineVersion, hash, isRefusal, sentence, view } from '@spaceline/engine';
import { readReplay, replayVersion, writeReplay } from '@spaceline/protocol';
import { describe, expect, test } from 'vitest';
import { pool } from '../property/games.ts';
import type { Wanted } from './play.ts';
import { find, wanted } from './play.ts';

/**
 * Recorded games of every format, replayed choice by choice to the same end: one that is won by points (by missions,
 * where a format is won so), and of some formats one that ends with the draw decks. A change of behaviour shows here; if
 * it is meant, `SPACELINE_GOLDEN=write npx vitest run --project table tests/golden` looks for games anew and records
 * them, or those of some names: `SPACELINE_GOLDEN=open,otf`.
 */
const folder = import.meta.dirname;
const fileOf = ({ name }: Wanted): string => join(folder, `${name}.replay`);
const endings = join(folder, 'endings.json');

/** How a game stands, in words that outlast changes to the shape of its state. */
const standing = ({ players, spaceline, turn, result }: View): string =>
  JSON.stringify({
    turn,
    result,
    players: players.map(({ score, counts, piles, table }) => [
      score,
      counts.hand,
      counts['draw deck'],
      piles['discard pile'],
      piles.removed,
      piles.bonus,
      table,
    ]),
    spaceline: spaceline.map((l) => [
      l.missions,
      l.seedsBy,
      l.completedBy,
      l.ships.map((ship) => [ship.card, ship.hull]),
    ]),
  });

const record = (game: Wanted): string => {
  const { setup, state, choices } = find(game);
  const { format, seed } = setup;
  const [one, two] = setup.decks.map(({ missions, seeds, draw }) => ({
    missions: missions.slice(),
    seeds: seeds.slice(),
    draw: draw.slice(),
  }));
  const clauses = format.clauses.map((clause) => clause.id);
  const head = {
    spaceline: 'replay',
    version: replayVersion,
    engine: engineVersion,
    cards: 'golden',
    format: format.id,
  } as const;
  writeFileSync(
    fileOf(game),
    writeReplay({ ...head, clauses, seed, decks: [one, two], choices: choices.slice(), hash: hash(state) }),
  );
  return standing(view(state, 'spectator'));
};

const recorded = (): Readonly<Record<string, string>> => JSON.parse(readFileSync(endings, 'utf8'));

const asked = process.env['SPACELINE_GOLDEN']?.split(',') ?? [];
const anew = wanted.filter(({ name }) => asked.includes('write') || asked.includes(name));
if (anew.length > 0) {
  const found = { ...recorded(), ...Object.fromEntries(anew.map((game) => [game.name, record(game)])) };
  writeFileSync(endings, `${JSON.stringify(found, undefined, 2)}\n`);
}
const expected = recorded();

describe.each(wanted)('$name', (game) => {
  const { format, name, ends } = game;

  test(`the recorded game comes to its recorded end, by ${ends}`, () => {
    const read = readReplay(readFileSync(fileOf(game), 'utf8'));
    if (!read.ok) throw new Error(read.error.why);
    const { replay } = read;
    expect(replay.clauses).toEqual(format.clauses.map((clause) => clause.id));
    const [first, second] = replay.decks;
    for (const deck of [first, second]) expect(isLegal(judge(deck, format))).toBe(true);
    const state = create({ pool, format, seed: replay.seed, decks: [first, second] });
    replay.choices.forEach((choice, i) => {
      const done = apply(state, choice);
      if (isRefusal(done)) throw new Error(`Choice ${i + 1} is refused: ${sentence(done)}`);
    });
    expect(state.result?.reason).toBe(ends);
    expect(standing(view(state, 'spectator'))).toBe(expected[name]);
  });
});

test('every format has a recorded game that was won, and no recorded game is without its test', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.replay'));
  expect(files.toSorted()).toEqual(wanted.map(({ name }) => `${name}.replay`).toSorted());
});
