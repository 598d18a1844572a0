import { createHash } from 'node:crypto';
import { cardById } from '@spaceline/cards';
import { warpSpeed } from '@spaceline/formats';
import { expect, test } from 'vitest';
import { type Deck, counted, emptyDeck, sections } from '../deck.ts';
import { isLegal } from '../judge.ts';
import { openBox, poolOf } from './box.ts';
import { buildSealed } from './build.ts';
import { chance, seedOfBox } from './chance.ts';
import { completeSealed, finishSealed } from './finish.ts';
import { judgeSealed } from './judge.ts';

const event = createHash('sha256').update('finished').digest('hex');
const boxOf = (n: number) => poolOf(openBox(seedOfBox(event, n)));
const legal = (deck: Deck, pool: readonly string[]) => isLegal(judgeSealed(deck, warpSpeed, pool));
const typeOf = (id: string) => cardById(id)?.type;

/** Anything anywhere, also cards the box does not have. */
const anyDraft = (pool: readonly string[], n: number): Deck => {
  const lots = chance(seedOfBox(event, n), 'draft');
  const some = () => lots.draw([...pool, ...pool.slice(0, 5), 'no-such-card', 'klingon-outpost'], lots.int(40));
  return { missions: some().slice(0, 5), seeds: some().slice(0, 14), draw: some() };
};

test('WS-1.1: whatever draft there is when the time is up, a legal deck comes of it', () => {
  for (let n = 0; n < 30; n++) {
    const pool = boxOf(n);
    for (const draft of [emptyDeck(), anyDraft(pool, n)])
      expect(legal(finishSealed(draft, warpSpeed, pool), pool), `box ${n}`).toBe(true);
  }
});

test('WS-1.1: a legal deck is played as it is, and asked for more it is completed', () => {
  const pool = boxOf(1);
  const built = buildSealed(pool);
  const small = { missions: built.missions.slice(0, 2), seeds: [], draw: built.draw.slice(0, 20) };
  expect(finishSealed(small, warpSpeed, pool)).toEqual(small);
  const completed = completeSealed(small, warpSpeed, pool);
  expect(completed.missions.length).toBe(3);
  expect(completed.seeds.length).toBeGreaterThan(3);
});

test('WS-1.1: what was chosen is kept where the rules allow it, and the rest suits its missions', () => {
  for (let n = 0; n < 20; n++) {
    const pool = boxOf(n);
    const built = buildSealed(pool);
    const missions = pool.filter((id) => typeOf(id) === 'Mission' && !built.missions.includes(id)).slice(0, 1);
    const people = pool.filter((id) => typeOf(id) === 'Personnel').slice(-5);
    const deck = completeSealed({ missions, seeds: [], draw: people }, warpSpeed, pool);
    expect(deck.missions[0]).toBe(missions[0]);
    expect(deck.draw.slice(0, 5)).toEqual(people);
    expect(legal(deck, pool)).toBe(true);
  }
});

test('WS-1.1: cards the box does not have, or not so often, are left out', () => {
  const pool = boxOf(2);
  const [person] = pool.filter((id) => typeOf(id) === 'Personnel');
  const deck = completeSealed({ ...emptyDeck(), draw: [person!, person!, person!, 'worf'] }, warpSpeed, [...pool]);
  const has = counted(pool);
  for (const [id, count] of counted(sections.flatMap((section) => deck[section])))
    expect(count, id).toBeLessThanOrEqual(has.get(id) ?? 0);
});
