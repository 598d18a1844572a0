import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lengths, totalOf } from './collect.ts';

/** Milliseconds: the cards are loaded by another process, on a machine that may be busy. */
const patience = 120_000;

test('the length of every printed text is known', () => {
  expect(lengths.filter(({ printed }) => !Number.isInteger(printed)).map(({ card }) => card.title)).toEqual([]);
});

/** Exactness costs words; more than so many times the printed ones, and a card no longer reads like one. */
test('the texts of seed cards are at most 1.3 times as long as the printed ones', () => {
  expect(totalOf('Dilemma', 'Artifact').times).toBeLessThanOrEqual(1.3);
  expect(totalOf('Dilemma', 'Artifact', 'Mission', 'Facility').times).toBeLessThanOrEqual(1.3);
});

test('the texts of events and interrupts are no longer than the printed ones', () => {
  expect(totalOf('Event').times).toBeLessThanOrEqual(1);
  expect(totalOf('Interrupt').times).toBeLessThanOrEqual(1);
});

/** What goes without saying, or only a program says. */
const slips = [
  'this dilemma',
  'at any time',
  'stays there',
  'stays in play',
  'choose one: nothing',
  'works only if',
  'set to 0',
  'of your choice',
  'self-controlling icon',
  'otherwise score',
  'however many copies',
  'each time.',
  'naming',
  'the chosen player',
  'the player who controls',
  'chosen at random',
  'afflicted',
];
test.each(slips)('no text says "%s"', (slip) => {
  expect(lengths.filter(({ text }) => text.toLowerCase().includes(slip)).map(({ card }) => card.title)).toEqual([]);
});

test('a wall goes back under the mission only where it was not passed: inside its "unless"', () => {
  const walls = lengths.filter(({ card }) => card.type === 'Dilemma' && card.encounter.after === 'under mission');
  expect(walls.length).toBeGreaterThanOrEqual(8);
  for (const { text } of walls) expect(text).toMatch(/\bunless [^.]* put dilemma back under mission\./i);
});

test('a semicolon keeps lists of several terms apart from what they are an alternative to', () => {
  const missions = lengths.filter(({ card, text }) => card.type === 'Mission' && text.includes(', and '));
  const mixed = missions.filter(({ text }) => / or /.test(text.split('.')[0] ?? ''));
  expect(mixed.length).toBeGreaterThanOrEqual(5);
  for (const { text } of mixed) expect(text).toMatch(/; or /);
});

test('nobody has to turn an "unless" over to know what is otherwise', () => {
  expect(lengths.filter(({ text }) => /\bunless [^.]*\botherwise\b/i.test(text)).map(({ card }) => card.title)).toEqual(
    [],
  );
});

test('a dilemma that differs between space and planet says that the points are for both', () => {
  const twofold = lengths.filter(({ card }) => card.type === 'Dilemma' && card.atPlanet && card.points !== undefined);
  expect(twofold.length).toBeGreaterThanOrEqual(1);
  for (const { text } of twofold) expect(text).toMatch(/ Both: if passed, score \d+ points\./);
});

test('what a card does lasts as long as it says; one that names turns shows no countdown', () => {
  const counting = lengths.filter(({ card }) =>
    card.type === 'Dilemma'
      ? (card.combo?.second ?? card.encounter).lasting?.counting
      : card.type !== 'Mission' && card.inPlay?.counting,
  );
  expect(counting.map(({ card }) => card.title).toSorted()).toEqual([
    'Alien Parasites & REM Fatigue',
    'Anti-Time Anomaly',
    'Goddess of Empathy',
  ]);
  for (const { text } of counting) expect(text).toMatch(/\bthe end of your (?:next|third full) turn\b/);
});

test('the special equipment of a ship has its article', () => {
  expect(lengths.filter(({ text }) => /\b(?:has|and) (?:Holodeck|Tractor|Cloaking)/i.test(text))).toEqual([]);
});

test('no dilemma of space alone speaks of a team, and none of a planet alone of a crew', () => {
  const dilemmas = lengths.flatMap(({ card, text }) => (card.type === 'Dilemma' ? [{ ...card, text }] : []));
  const misnamed = dilemmas.filter(({ where, text }) =>
    new RegExp(`\\b${where === 'space' ? 'team' : 'crew'}\\b`).test(text),
  );
  expect(misnamed.filter(({ where }) => where !== 'dual').map(({ title }) => title)).toEqual([]);
});

test(
  'docs/generated/texts.md is up to date',
  () => {
    const root = join(import.meta.dirname, '../..');
    const run = spawnSync(process.execPath, ['scripts/texts.mjs', '--check'], { cwd: root, encoding: 'utf8' });
    expect(run.stderr + run.stdout).toBe('');
    expect(run.status).toBe(0);
  },
  patience,
);
