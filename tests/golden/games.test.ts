import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bots } from '@spaceline/bots';
import { starterDecks } from '@spaceline/decks';
import type { Choice, Format, State, View } from '@spaceline/engine';
import { allows, apply, create, decisions, hash, isRefusal, sentence, view } from '@spaceline/engine';
import { formats } from '@spaceline/formats';
import { readReplay, replayVersion, writeReplay } from '@spaceline/protocol';
import { describe, expect, test } from 'vitest';
import { pool } from '../property/games.ts';

/**
 * One recorded game of each format, replayed choice by choice to the same end. A change of behaviour shows here; if it is
 * meant, `SPACELINE_GOLDEN=write npx vitest run tests/golden` records the games anew.
 */
const folder = import.meta.dirname;
const fileOf = (format: Format): string => join(folder, `${format.id}.replay`);
const seed = '901de4'.repeat(11).slice(0, 64);
const [one, two] = starterDecks.map((starter) => starter.deck);

/** Turns after which the first player concedes, so that the files stay small. */
const longest = 12;

const play = (format: Format): { readonly state: State; readonly choices: Choice[] } => {
  const state = create({ pool, format, seed, decks: [one, two] });
  const players = [bots['steered']('golden one'), bots['steered']('golden two')];
  const choices: Choice[] = [];
  for (;;) {
    const [decision] = decisions(state);
    if (!decision) return { state, choices };
    const choice = players[decision.player](
      () => view(state, decision.player),
      decision,
      (option, cards, stacks) => allows(state, option, cards, stacks),
    );
    const given: Choice = state.turn > longest ? { ...choice, do: 'concede' } : choice;
    const done = apply(state, given);
    if (isRefusal(done)) throw new Error(sentence(done));
    choices.push(given);
  }
};

const endings = join(folder, 'endings.json');

/** How a game stands, in words that outlast changes to the shape of its state. */
const standing = ({ players, spaceline, turn, result }: View): string =>
  JSON.stringify({
    turn,
    result,
    players: players.map((p) => [p.score, p.handCount, p.drawCount, p.discardPile, p.removed, p.bonusArea, p.table]),
    spaceline: spaceline.map((l) => [
      l.missions,
      l.seedsBy,
      l.completedBy,
      l.ships.map((ship) => [ship.card, ship.hull]),
    ]),
  });

const record = (format: Format): string => {
  const { state, choices } = play(format);
  const clauses = format.clauses.map((clause) => clause.id);
  const head = {
    spaceline: 'replay',
    version: replayVersion,
    engine: '1',
    cards: 'golden',
    format: format.id,
  } as const;
  writeFileSync(fileOf(format), writeReplay({ ...head, clauses, seed, decks: [one, two], choices, hash: hash(state) }));
  return standing(view(state, 'spectator'));
};

if (process.env['SPACELINE_GOLDEN'] === 'write')
  writeFileSync(
    endings,
    `${JSON.stringify(Object.fromEntries(formats.map((format) => [format.id, record(format)])), undefined, 2)}\n`,
  );
const expected = JSON.parse(readFileSync(endings, 'utf8')) as Readonly<Record<string, string>>;

describe.each(formats)('$id', (format) => {
  test('the recorded game comes to its recorded end', () => {
    const read = readReplay(readFileSync(fileOf(format), 'utf8'));
    if (!read.ok) throw new Error(read.error.why);
    const { replay } = read;
    expect(replay.clauses).toEqual(format.clauses.map((clause) => clause.id));
    const [first, second] = replay.decks;
    const state = create({ pool, format, seed: replay.seed, decks: [first, second] });
    replay.choices.forEach((choice, i) => {
      const done = apply(state, choice);
      if (isRefusal(done)) throw new Error(`Choice ${i + 1} is refused: ${sentence(done)}`);
    });
    expect(standing(view(state, 'spectator'))).toBe(expected[format.id]);
  });
});

test('every recorded game has its format', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.replay'));
  expect(files.toSorted()).toEqual(formats.map((format) => `${format.id}.replay`).toSorted());
});
