import { createHash } from 'node:crypto';
import { cardById } from '@spaceline/cards';
import { warpSpeed } from '@spaceline/formats';
import type { Condition, MissionCard, PersonnelCard, ShipCard } from '@spaceline/language';
import { expect, test } from 'vitest';
import { type Deck, sections } from '../deck.ts';
import { isLegal } from '../judge.ts';
import { openBox, poolOf } from './box.ts';
import { type Builder, buildSealed, builders, sealedChoices } from './build.ts';
import { seedOfBox } from './chance.ts';
import { judgeSealed } from './judge.ts';

const event = createHash('sha256').update('decks').digest('hex');
const boxOf = (n: number) => poolOf(openBox(seedOfBox(event, n)));
const kindsOf = (missions: readonly string[]) =>
  new Set(missions.flatMap((id) => ((card) => (card?.type === 'Mission' ? [card.kind] : []))(cardById(id))));

const each = Object.entries(builders);
const kept = new Map<string, Deck>();

/** What is tried out takes longer to build: once for all tests, and from fewer boxes. */
const built = (n: number, by: Builder): Deck => {
  const key = `${n} ${by === builders.rule}`;
  const deck = kept.get(key) ?? buildSealed(boxOf(n), by);
  kept.set(key, deck);
  return deck;
};
const boxesFor = (by: Builder): number => (by === builders.rule ? 200 : 60);

test('WS-1.1, WS-2.1 to WS-2.5: a legal deck comes from every box; scripts/warp-speed.mjs opens ten thousand', () => {
  for (let n = 0; n < 500; n++) {
    const pool = boxOf(n);
    const decks = [buildSealed(pool), ...(n < 60 ? [built(n, builders.trial)] : [])];
    for (const deck of decks) {
      const problems = judgeSealed(deck, warpSpeed, pool);
      expect(isLegal(problems), `box ${n}: ${problems.map(({ what }) => what).join('; ')}`).toBe(true);
      expect(deck.draw.length).toBeGreaterThanOrEqual(20);
    }
  }
});

const bothKinds = /dual|planet.*space|space.*planet/;

const cardsOf = (ids: readonly string[]) => ids.flatMap((id) => cardById(id) ?? []);

/** What its people can do if all of them are there: skills and numbers, read plainly and apart from the builder. */
const canSolve = (mission: MissionCard, people: readonly PersonnelCard[]): boolean => {
  const individuals = people.flatMap((card) => card.individuals);
  const meets = (condition: Condition): boolean => {
    switch (condition.if) {
      case 'all':
        return condition.of.every(meets);
      case 'any':
        return condition.of.some(meets);
      case 'counted':
        return meets(condition.of);
      case 'skill': {
        const levels = individuals.map(
          ({ classification, skills }) =>
            Number(classification === condition.skill) +
            skills.reduce((sum, has) => sum + (has.skill === condition.skill ? has.levels : 0), 0),
        );
        return levels.reduce((sum, n) => sum + n, 0) >= condition.levels;
      }
      case 'sum': {
        const field = ({ INTEGRITY: 'integrity', CUNNING: 'cunning', STRENGTH: 'strength' } as const)[
          condition.attribute
        ];
        return individuals.reduce((sum, one) => sum + one[field], 0) > condition.over;
      }
      default:
        return condition.if === 'named' && people.some(({ personas }) => personas.includes(condition.title));
    }
  };
  return (
    meets(mission.requires) &&
    people.some(({ affiliations }) => affiliations.some((icon) => mission.attemptedBy.includes(icon)))
  );
};

test.each(each)(
  'WS-5.2: by %s its people can solve its missions, its ships are staffed, its seeds go together',
  (_, by) => {
    const boxes = boxesFor(by);
    const found = { some: 0, fullWin: 0, allThree: 0, staffed: 0, ships: 0, home: 0, copies: 0 };
    for (let n = 0; n < boxes; n++) {
      const deck = built(n, by);
      const [drawn, seeds] = [cardsOf(deck.draw), cardsOf(deck.seeds)];
      const people = drawn.filter((card): card is PersonnelCard => card.type === 'Personnel');
      const missions = cardsOf(deck.missions).filter((card): card is MissionCard => card.type === 'Mission');
      const solvable = missions.filter((mission) => canSolve(mission, people));
      found.some += Number(solvable.length > 0);
      found.fullWin += Number(bothKinds.test(solvable.map(({ kind }) => kind).join()));
      found.allThree += Number(solvable.length === 3);
      for (const ship of [...drawn, ...seeds].filter((card): card is ShipCard => card.type === 'Ship')) {
        const shown = people.flatMap(({ individuals }) => individuals.flatMap(({ staffing }) => staffing ?? []));
        const commands = (icons: readonly string[]): number => icons.filter((icon) => icon === 'Cmd').length;
        found.ships += 1;
        found.staffed += Number(
          (ship.affiliations.includes('Non-Aligned') ||
            people.some(({ affiliations }) => affiliations.some((one) => ship.affiliations.includes(one)))) &&
            shown.length >= ship.staffing.length &&
            commands(shown) >= commands(ship.staffing),
        );
      }
      found.home += Number(
        missions.some(({ builtIn, attemptedBy, characteristics }) => {
          const isHome = (card: (typeof seeds)[number]): boolean =>
            card.type === 'Facility' && card.affiliations.some((one) => attemptedBy.includes(one));
          return builtIn?.kind === 'outpost' || (!characteristics.includes('Homeworld') && seeds.some(isHome));
        }),
      );
      const unique = people.filter(({ universal }) => !universal).flatMap(({ personas }) => personas);
      found.copies += unique.length - new Set(unique).size;
    }
    expect(found.some).toBe(boxes);
    expect(found.home).toBe(boxes);
    expect(found.copies).toBe(0);
    expect(found.fullWin / boxes).toBeGreaterThan(0.93);
    expect(found.allThree / boxes).toBeGreaterThan(0.6);
    expect(found.staffed / found.ships).toBeGreaterThan(0.97);
  },
);

test.each(each)('WS-5.2: by %s it takes a planet mission and a space mission wherever the box has both', (_, by) => {
  for (let n = 0; n < boxesFor(by); n++) {
    const pool = boxOf(n);
    const kinds = kindsOf(built(n, by).missions);
    const inBox = [...kindsOf(pool)].join();
    if (bothKinds.test(inBox)) expect([...kinds].join(), `box ${n}`).toMatch(bothKinds);
  }
});

test('WS-2.3, WS-5.2: what won lab games is as small as it may be, and has a second space mission more often', () => {
  const spaces = { rule: 0, trial: 0 };
  for (let n = 0; n < 60; n++) {
    for (const by of ['rule', 'trial'] as const) {
      const { missions, draw } = built(n, builders[by]);
      const kinds = cardsOf(missions).map((card) => (card.type === 'Mission' ? card.kind : ''));
      spaces[by] += Number(kinds.filter((kind) => kind === 'space').length > 1);
      if (by === 'trial') expect(draw.length, `box ${n}`).toBe(20);
    }
  }
  expect(spaces.trial).toBeGreaterThan(spaces.rule);
});

test('WS-5.2: choices to try in lab games can all win, the best by rule first', () => {
  const pool = boxOf(4);
  const choices = sealedChoices(pool);
  expect(choices.length).toBeGreaterThan(5);
  for (const { missions, features } of choices) {
    expect([...kindsOf(missions)].join()).toMatch(bothKinds);
    expect(missions.length).toBe(3);
    for (const ready of Object.values(features())) expect(ready).toBeLessThanOrEqual(1);
  }
  expect(choices[0]?.missions).toEqual(buildSealed(pool).missions);
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
