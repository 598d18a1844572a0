import { describe, expect, test } from 'vitest';
import { readReplay, replayLimit, writeReplay } from './replay.ts';
import type { Replay } from './replay.ts';

const pile = { missions: ['excavation'], seeds: ['archer'], draw: ['simon-tarses', 'simon-tarses'] };
const passed = { player: 1, do: 'pass', card: -1, on: -1, to: -1, way: -1, cards: [4] } as const;
const replay: Replay = {
  spaceline: 'replay',
  version: 3,
  engine: '4',
  cards: '0123',
  format: 'open',
  clauses: ['B-1'],
  seed: '0f'.repeat(32),
  decks: [pile, pile],
  choices: [0, 1].map((decision) => ({ ...passed, decision })),
  hash: 'abc',
};

test('a replay is read as it was written', () => {
  expect(readReplay(writeReplay(replay))).toEqual({ ok: true, replay });
  const empty = { ...replay, choices: [] };
  expect(readReplay(writeReplay(empty))).toEqual({ ok: true, replay: empty });
});

const events = [
  [{ e: 'game created' }],
  [{ e: 'drew', player: 0, card: 4, names: { 4: 'simon-tarses' } }, { e: 'a happening of another version' }],
  null,
];

test('what happened is read as it was written, a line for each choice', () => {
  const told: Replay = { ...replay, events };
  expect(readReplay(writeReplay(told))).toEqual({ ok: true, replay: told });
  expect(writeReplay(told)).toContain('\n    [{"e":"drew","player":0,"card":4,"names":{"4":"simon-tarses"}},');
  expect(writeReplay(replay)).not.toContain('events');
});

describe('files from before choices said by name what they mean', () => {
  /** Its choices have numbers where names are now. */
  const old = (version: 1 | 2, more: Partial<Replay> = {}): string =>
    writeReplay({ ...replay, ...more, engine: '3' })
      .replace('"version": 2', `"version": ${version}`)
      .replaceAll('"do":"pass"', '"do":"battle"')
      .replaceAll('"way":-1', '"way":1');

  test('are still read, and their choices counted', () => {
    for (const version of [1, 2] as const) {
      const read = readReplay(old(version));
      expect(read.ok && read.replay.choices).toHaveLength(2);
    }
    expect(readReplay(old(2, { events }))).toMatchObject({ ok: true, replay: { version: 3, engine: '3', events } });
  });

  test('and are written as they were', () => {
    const read = readReplay(old(2, { events }));
    expect(read.ok && writeReplay(read.replay)).toBe(old(2, { events }));
  });

  test('the first of them told nothing', () => {
    expect(why(old(1, { events }))).toMatch(/^replay\/malformed .*events/);
  });

  test('and are of rules that are computed nowhere any more', () => {
    expect(why(old(2).replace('"engine": "3"', '"engine": "4"'))).toMatch(/^replay\/malformed .*choices/);
  });
});

test('a game of an assisted table says so, and its corrections are written in one order', () => {
  const correct = { ...passed, decision: 0, do: 'correct' as const };
  const assisted: Replay = {
    ...replay,
    assisted: true,
    choices: [{ ...correct, correction: { points: 5, player: 0, fix: 'score' } }, replay.choices[1]!],
  };
  expect(readReplay(writeReplay(assisted))).toEqual({ ok: true, replay: assisted });
  expect(writeReplay(assisted)).toContain('"correction":{"fix":"score","player":0,"points":5}}');
  expect(writeReplay(replay)).not.toContain('assisted');
});

test('a choice has a line of its own', () => {
  expect(writeReplay(replay).match(/^ {4}\{"decision":.*$/gm)).toHaveLength(2);
});

const why = (text: string) => {
  const read = readReplay(text);
  return read.ok ? undefined : `${read.error.code} ${read.error.what}: ${read.error.why}.`;
};
const changed = (change: object) => why(JSON.stringify({ ...replay, ...change }));

test('a replay that cannot be read says what is wrong, and where', () => {
  expect(why('{')).toMatch(/^replay\/not-json The replay was not read: it is not JSON: /);
  expect(why(' '.repeat(replayLimit + 1))).toMatchInlineSnapshot(
    `"replay/too-large The replay was not read: it has 8000001 characters and 8000000 are allowed."`,
  );
  expect(changed({ version: 9 })).toMatchInlineSnapshot(
    `"replay/version The replay was not read: it has version 9 and this program reads 1 to 3."`,
  );
  expect(changed({ spaceline: 'deck' })).toMatchInlineSnapshot(
    `"replay/malformed The replay was not read: spaceline: a replay says "spaceline": "replay"."`,
  );
  expect(changed({ seed: '0f' })).toMatchInlineSnapshot(
    `"replay/malformed The replay was not read: seed: a seed has 64 hexadecimal digits."`,
  );
  expect(changed({ decks: [pile] })).toMatch(/^replay\/malformed The replay was not read: decks/);
  expect(changed({ decks: [pile, { ...pile, draw: ['../x'] }] })).toMatch(
    /decks\.1\.draw\.0: a card id looks like simon-tarses/,
  );
  expect(changed({ choices: [{ ...replay.choices[0], player: 3 }] })).toMatch(/choices\.0\.player/);
  expect(changed({ events: [[]] })).toMatchInlineSnapshot(
    `"replay/malformed The replay was not read: events: there must be one list of them for the beginning and one for each choice."`,
  );
  expect(changed({ events: [[], [{ e: 'drew', only: 0 }], []] })).toMatch(/^replay\/malformed .* events\.1\.0/);
  expect(changed({ events: [[], [{ player: 0 }], []] })).toMatch(/events\.1\.0\.e/);
  expect(changed({ extra: 1 })).toMatch(/^replay\/malformed /);
  expect(why('[]')).toMatch(/^replay\/malformed /);
});
