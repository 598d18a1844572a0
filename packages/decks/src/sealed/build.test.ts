import { createHash } from 'node:crypto';
import { cardById } from '@spaceline/cards';
import { warpSpeed } from '@spaceline/formats';
import { expect, test } from 'vitest';
import { sections } from '../deck.ts';
import { isLegal } from '../judge.ts';
import { openBox, poolOf } from './box.ts';
import { buildSealed } from './build.ts';
import { seedOfBox } from './chance.ts';
import { judgeSealed } from './judge.ts';

const event = createHash('sha256').update('decks').digest('hex');
const boxOf = (n: number) => poolOf(openBox(seedOfBox(event, n)));
const kindsOf = (missions: readonly string[]) =>
  new Set(missions.flatMap((id) => ((card) => (card?.type === 'Mission' ? [card.kind] : []))(cardById(id))));

test('WS-1.1, WS-2.1 to WS-2.5: from every box of ten thousand comes a legal deck', () => {
  for (let n = 0; n < 10_000; n++) {
    const pool = boxOf(n);
    const deck = buildSealed(pool);
    const problems = judgeSealed(deck, warpSpeed, pool);
    expect(isLegal(problems), `box ${n}: ${problems.map(({ what }) => what).join('; ')}`).toBe(true);
    expect(deck.draw.length).toBeGreaterThanOrEqual(20);
  }
}, 240_000);

const bothKinds = /dual|planet.*space|space.*planet/;

test('WS-5.2: it takes a planet mission and a space mission wherever the box has both', () => {
  for (let n = 0; n < 500; n++) {
    const pool = boxOf(n);
    const kinds = kindsOf(buildSealed(pool).missions);
    const inBox = [...kindsOf(pool)].join();
    if (bothKinds.test(inBox)) expect([...kinds].join(), `box ${n}`).toMatch(bothKinds);
  }
});

test('WS-1.1: the same box gives the same deck, and a card it does not have is refused', () => {
  const pool = boxOf(1);
  const deck = buildSealed(pool);
  expect(buildSealed(pool)).toEqual(deck);
  const foreign = { ...deck, draw: [...deck.draw, ...deck.draw.slice(0, 1), ...deck.draw.slice(0, 1)] };
  expect(judgeSealed(foreign, warpSpeed, pool).map(({ clause }) => clause)).toContain('WS-1.1');
  expect(sections.flatMap((section) => deck[section]).length).toBeLessThanOrEqual(65);
});

test('WS-2.1, WS-2.2, WS-2.3: sizes are judged with the clause that sets them', () => {
  const pool = boxOf(2);
  const deck = buildSealed(pool);
  const clauses = (changed: Partial<typeof deck>) =>
    judgeSealed({ ...deck, ...changed }, warpSpeed, [...pool, ...pool]).flatMap(({ severity, clause }) =>
      severity === 'error' ? [clause] : [],
    );
  const missions = pool.filter((id) => cardById(id)?.type === 'Mission');
  expect(clauses({ missions: missions.slice(0, 4) })).toContain('WS-2.1');
  expect(clauses({ missions: [] })).toContain('WS-2.1');
  expect(clauses({ missions: deck.missions.slice(0, 2) })).toEqual([]);
  const dilemmas = [...pool, ...pool].filter((id) => cardById(id)?.type === 'Dilemma').slice(0, 11);
  expect(clauses({ seeds: dilemmas })).toContain('WS-2.2');
  expect(clauses({ seeds: dilemmas.slice(0, 10) })).not.toContain('WS-2.2');
  expect(clauses({ draw: deck.draw.slice(0, 19) })).toContain('WS-2.3');
  expect(clauses({ draw: deck.draw.slice(0, 20) })).toEqual([]);
});

test('WS-2.4, WS-2.5: one card that reports may be among the seeds, and one outpost be seeded', () => {
  const pool = boxOf(3);
  const deck = buildSealed(pool);
  const people = pool.filter((id) => cardById(id)?.type === 'Personnel');
  const seeds = deck.seeds.filter((id) => cardById(id)?.type === 'Dilemma').slice(0, 4);
  const said = (...more: string[]) =>
    judgeSealed({ ...deck, seeds: [...seeds, ...more] }, warpSpeed, [
      ...pool,
      ...pool,
      'federation-outpost',
      'klingon-outpost',
    ]).map(({ severity, clause }) => `${severity} ${clause}`);
  expect(said(people[0]!)).toEqual([]);
  expect(said(people[0]!, people[1]!)).toContain('error WS-2.4');
  expect(said('federation-outpost', 'klingon-outpost')).toContain('warning WS-2.5');
});
