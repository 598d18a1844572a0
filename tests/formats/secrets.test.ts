import type { Choice, State } from '@spaceline/engine';
import {
  allows,
  apply,
  choose,
  clone,
  conceal,
  decisions,
  deserialize,
  guess,
  hash,
  isRefusal,
  option,
  seen,
  serialize,
  view,
} from '@spaceline/engine';
import { otf } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { missions } from './cards.ts';
import { askedOf, commit, seedTable, stacksOf, under, whoIsAsked } from './table.ts';

const picture = `
phase: dilemmas
P1 mission: Excavation
P2 mission: Great Inquiry
P1 seed deck: Archer, Chalnoth, Impassable Door
P2 seed deck: Nausicaans, Rebel Encounter, Firestorm
`;
const table = () => seedTable(otf, picture, missions);

/** All that a player, or a spectator, is ever told. */
const told = (s: State, seer: 0 | 1 | 'spectator'): string =>
  JSON.stringify([view(s, seer), decisions(s).filter((d) => d.player === seer)]);

describe('a committed batch is a secret until both are in', () => {
  test('OTF-1.3: two tables that differ only in it look alike to everybody else', () => {
    const [one, two] = [table(), table()];
    commit(one, 0, { 'Great Inquiry': ['Archer', 'Chalnoth'] });
    commit(two, 0, { 'Great Inquiry': ['Impassable Door'] });
    for (const seer of [1, 'spectator'] as const) {
      expect(told(one.s, seer)).toBe(told(two.s, seer));
      const events = (t: typeof one) => t.events.map((event) => seen(t.s, event, seer));
      expect(events(one)).toEqual(events(two));
    }
    expect(hash(one.s)).not.toBe(hash(two.s));
  });

  test('OTF-1.3: neither counts nor events tell of it before the other commits; then only numbers are told', () => {
    const t = table();
    const before = view(t.s, 1).players[0].counts['seed deck'];
    commit(t, 0, { 'Great Inquiry': ['Archer', 'Chalnoth'] });
    expect(view(t.s, 1).players[0].counts['seed deck']).toBe(before);
    expect(view(t.s, 1).spaceline.map((l) => l.seeds)).toEqual([0, 0]);
    expect(t.events.map((event) => event.e)).toEqual(['stacks ready']);
    commit(t, 1, { Excavation: ['Nausicaans'] });
    const seeds = t.events.filter((event) => event.e === 'seeded').map((event) => seen(t.s, event, 1));
    expect(seeds.map(({ player, card }) => [player, card >= 0])).toEqual([
      [1, true],
      [0, false],
      [0, false],
    ]);
    expect(view(t.s, 1).spaceline.map((l) => l.seedsBy)).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });

  test("the other player's question keeps its number, and an answer given twice is refused", () => {
    const t = table();
    const [first, second] = [askedOf(t, 0), askedOf(t, 1)];
    expect(first.id).toBe(second.id);
    commit(t, 0);
    expect(askedOf(t, 1).id).toBe(second.id);
    const again = apply(t.s, { ...first.options[0], decision: first.id, player: 0, cards: [], stacks: [] });
    expect(isRefusal(again)).toBe(true);
    const answer = apply(t.s, { ...second.options[0], decision: second.id, player: 1, cards: [], stacks: [] });
    expect(isRefusal(answer)).toBe(false);
  });

  test('the order of the two commits makes no difference to what lies where', () => {
    const [one, two] = [table(), table()];
    const say = (t: typeof one, player: 0 | 1) =>
      commit(
        t,
        player,
        player === 0 ? { 'Great Inquiry': ['Archer', 'Chalnoth'] } : { Excavation: ['Rebel Encounter'] },
      );
    for (const player of [0, 1] as const) say(one, player);
    for (const player of [1, 0] as const) say(two, player);
    expect(hash(one.s)).toBe(hash(two.s));
  });

  test('nothing is lost when the game is stored between the two commits', () => {
    const t = table();
    commit(t, 0, { 'Great Inquiry': ['Chalnoth', 'Archer'] });
    const restored = { ...t, s: deserialize(t.setup, serialize(t.s)) };
    expect(hash(restored.s)).toBe(hash(t.s));
    expect(whoIsAsked(restored)).toEqual(['P2 seed stacks']);
    commit(restored, 1);
    expect(under(restored, 'Great Inquiry')).toEqual(['Chalnoth by P1', 'Archer by P1']);
  });

  test('nothing is lost when the game is computed again from its log of choices after the first commit', () => {
    const [before, after] = [table(), table()];
    const { options, id } = askedOf(before, 0);
    const stacks = stacksOf(before, 0, { 'Great Inquiry': ['Chalnoth', 'Archer'] });
    const logged = JSON.stringify({ ...options[0], decision: id, player: 0, cards: [], stacks });
    for (const { s } of [before, after]) apply(s, JSON.parse(logged) as Choice);
    expect(hash(after.s)).toBe(hash(before.s));
    commit(after, 1, { Excavation: ['Nausicaans'] });
    expect(under(after, 'Great Inquiry')).toEqual(['Chalnoth by P1', 'Archer by P1']);
  });

  test('a copy of the table is independent of it', () => {
    const t = table();
    const copy = { ...t, s: clone(t.s) };
    commit(copy, 0, { 'Great Inquiry': ['Archer'] });
    expect(whoIsAsked(t)).toEqual(['P1 seed stacks', 'P2 seed stacks']);
  });
});

describe('a guess of a batch that was committed and not shown', () => {
  const digits = '123456789abcdef'.split('');
  const guesses = (t: ReturnType<typeof table>): State[] => {
    const { pool, format } = t.setup;
    const deck = { missions: [], seeds: ['archer', 'chalnoth', 'impassable-door'], draw: [] };
    return digits.map((digit) => guess(conceal(t.s, 1), { pool, format, deck }, digit.repeat(64)));
  };
  const stacksIn = (s: State) => {
    const top = s.frames.at(-1);
    return top?.kind === 'batch' ? top.committed[0] : undefined;
  };

  test('OTF-1.3: tells nothing of it: tables that differ only in it give the same guesses', () => {
    const [one, two] = [table(), table()];
    commit(one, 0, { 'Great Inquiry': ['Archer', 'Chalnoth'] });
    commit(two, 0, {});
    expect(guesses(one).map(hash)).toEqual(guesses(two).map(hash));
  });

  test('B-28.2: holds stacks of any size that could have been committed', () => {
    const t = table();
    commit(t, 0, { 'Great Inquiry': ['Archer'] });
    const guessed = guesses(t);
    for (const s of guessed) {
      expect(view(s, 1)).toEqual(view(t.s, 1));
      const stacks = stacksIn(s) ?? [];
      if (stacks.length > 0) expect(allows(s, option('seed stacks'), [], stacks)).toBe(true);
    }
    const sizes = new Set(guessed.map((s) => stacksIn(s)?.flatMap(({ cards }) => cards).length));
    expect([...sizes].toSorted((a = 0, b = 0) => a - b)).toEqual([0, 1, 2, 3]);
  });

  test('near miss: who has not committed has no stacks in a guess', () => {
    expect(guesses(table()).map(stacksIn)).toEqual(digits.map(() => null));
  });

  test('is seeded when the player who guesses commits, too', () => {
    const t = table();
    commit(t, 0, { 'Great Inquiry': ['Archer'] });
    const [s] = guesses(t).filter((one) => (stacksIn(one) ?? []).length > 0);
    const n = stacksIn(s)?.[0].cards.length;
    commit({ ...t, s }, 1, {});
    expect(view(s, 1).spaceline.map(({ seedsBy }) => seedsBy[0])).toEqual([0, n]);
  });
});

describe('stacks that are refused', () => {
  const refusal = (stacks: ReturnType<typeof stacksOf> | undefined): string => {
    const t = table();
    const decision = askedOf(t, 0);
    const [option] = decision.options;
    const { stacks: _, ...bare } = choose(decision, option);
    const result = apply(t.s, (stacks ? { ...bare, stacks } : bare) as Choice);
    return isRefusal(result) ? `${result.code} ${result.clause}` : 'taken';
  };
  const t = table();
  const [stack] = stacksOf(t, 0, { 'Great Inquiry': ['Archer'] });

  test('B-28.2: one stack for each mission, each card once, and only your own seeds', () => {
    expect(refusal([stack])).toBe('taken');
    expect(refusal(undefined)).toBe('refused/no-stacks B-28.2');
    expect(refusal([stack, stack])).toBe('refused/two-stacks B-28.2');
    expect(refusal([{ ...stack, cards: [stack.cards[0], stack.cards[0]] }])).toMatch(/one-copy|seeded-twice/);
    expect(refusal(stacksOf(t, 1, { 'Great Inquiry': ['Rebel Encounter'] }))).toBe('refused/not-your-seed B-8.22');
    expect(refusal([{ on: 9999, cards: [] }])).toBe('refused/other-step OTF-1.3');
  });

  test('B-8.29: the rules of seeding hold inside a stack', () => {
    const doubled = seedTable(otf, picture.replace('Archer, Chalnoth', '2x Archer'), missions);
    expect(commit(doubled, 0, { 'Great Inquiry': ['Archer', 'Archer'] })?.clause).toBe('B-8.29');
  });
});
