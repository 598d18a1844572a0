import { notations, readDeck } from '@spaceline/decks';
import { expect, test } from 'vitest';
import { spaceline } from './run.ts';

interface Opened {
  readonly seed: string;
  readonly commitment: string;
  readonly packs: readonly (readonly string[])[];
  readonly premium: readonly string[];
  readonly deck?: { readonly missions: readonly string[]; readonly draw: readonly string[] };
}

const opened = async (...args: readonly string[]) =>
  JSON.parse((await spaceline(['box', '--json', ...args])).out) as Opened;

test('EP-1.1, EP-1.3: a seed gives the same box every time, another seed another box', async () => {
  const box = await opened('--seed', 'tests');
  expect([...box.packs.map((pack) => pack.length), box.premium.length]).toEqual([15, 15, 15, 15, 5]);
  expect(await opened('--seed', box.seed)).toEqual(box);
  expect((await opened('--seed', 'other tests')).packs).not.toEqual(box.packs);
});

test('EP-1.3: a player checks a seed against what was published, and a wrong one is told', async () => {
  const { seed, commitment } = await opened('--seed', 'tests');
  expect(await spaceline(['box', '--seed', seed, '--verify', commitment])).toMatchObject({ code: 0 });
  const { code, out } = await spaceline(['box', '--seed', 'another', '--verify', commitment]);
  expect([code, out]).toEqual([1, expect.stringContaining('It does not hold')]);
});

test('WS-1.1: a deck is built from the box, and box and deck are written in every notation', async () => {
  const { deck } = await opened('--seed', 'tests', '--build');
  expect(deck?.missions.length).toBeLessThanOrEqual(3);
  expect(deck?.draw.length).toBeGreaterThanOrEqual(20);
  for (const notation of notations) {
    const { out } = await spaceline(['box', '--seed', 'tests', '--build', '--to', notation]);
    const read = readDeck(out);
    expect(read.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(read.deck.draw.toSorted()).toEqual(deck?.draw.toSorted());
  }
  expect(await spaceline(['box', '--seed', 'tests', '--to', 'runes'])).toMatchObject({ code: 2 });
});

test('WS-1.2: closed boxes of an event are handed out by chance, those that were brought among them', async () => {
  const brought = 'ab'.repeat(32);
  const deal = ['box', '--seed', 'event', '--players', '4', '--brought', brought];
  const { out } = await spaceline([...deal, '--json']);
  const { boxes } = JSON.parse(out) as { readonly boxes: readonly string[] };
  expect(boxes.length).toBe(4);
  expect(boxes).toContain(brought);
  expect((await spaceline(deal)).out).toContain(`player 1: box ${boxes[0]}`);
  const wrong = await spaceline(['box', '--seed', 'event', '--players', '1', '--brought', brought, brought]);
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('2 boxes were brought by 1 players')]);
});

test('EP-1.1: the box itself is written in every notation, with all of its cards', async () => {
  const { packs, premium } = await opened('--seed', 'tests');
  for (const notation of notations) {
    const { out } = await spaceline(['box', '--seed', 'tests', '--to', notation]);
    const { deck, problems } = readDeck(out);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect([...deck.missions, ...deck.seeds, ...deck.draw].toSorted()).toEqual(
      [...packs.flat(), ...premium].toSorted(),
    );
  }
});
