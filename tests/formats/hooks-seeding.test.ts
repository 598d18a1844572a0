import { apply, choose, locationId, none, seen, view } from '@spaceline/engine';
import type { Choice, Option } from '@spaceline/engine';
import { ground, missionAt, typeOf } from '@spaceline/engine/format';
import { mission, skill } from '@spaceline/language';
import { open, otf, otfBeta } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { missions, seedCards } from './cards.ts';
import { changed } from './hooks.ts';
import type { SeedTable } from './table.ts';
import { askedOf, commit, seedOne, seedTable, under } from './table.ts';

const cards = [...missions, ...seedCards];

const titles = (t: SeedTable, ids: readonly number[]): string[] => ids.map((id) => t.s.fixed.cards[id].def.title);

/** What may be laid, and where: `Patrol right of Survey`. */
const placements = (t: SeedTable, player: 0 | 1): string[] =>
  askedOf(t, player).options.map((option) => {
    if (option.do !== 'place mission') return option.do;
    const { card, on, way } = option;
    const beside = on < 0 ? 'first' : `${way === 'onto' ? way : `${way} of`} ${titles(t, [on])[0]}`;
    return `${titles(t, [card])[0]} ${beside}`;
  });

const lay = (t: SeedTable, player: 0 | 1, said: string): string => {
  const at = placements(t, player).indexOf(said);
  if (at < 0) throw new Error(`${said} is not among ${placements(t, player).join(', ')}.`);
  const decision = askedOf(t, player);
  apply(t.s, choose(decision, decision.options[at]));
  return titles(
    t,
    t.s.locations.map((l) => l.id),
  ).join(', ');
};

describe('the mission phase', () => {
  const piles = `phase: missions
P1 mission pile: Survey, Patrol, Inquiry
P2 mission pile: Excavation, Great Inquiry, Inquiry`;

  const chosen = changed({ conduct: { missions: 'chosen order' } });
  const spaceLast = ground('space-last', 'T-1', 'your space mission is laid last');
  const spaceAtTheEnd = changed({
    conduct: { missions: 'chosen order' },
    answers: {
      mayPlace: (s, player, mission) => {
        const { def } = s.fixed.cards[mission];
        return player === 0 && def.type === 'Mission' && def.kind === 'space' ? spaceLast : undefined;
      },
    },
  });

  test('B-28.6: base game: the top mission of the pile goes to either end, and the same location lies on its double', () => {
    const t = seedTable(open, piles, cards);
    expect(
      titles(
        t,
        t.s.locations.map((l) => l.id),
      ),
    ).toEqual(['Survey']);
    expect(placements(t, 1)).toEqual(['Excavation left of Survey', 'Excavation right of Survey']);
    lay(t, 1, 'Excavation left of Survey');
    lay(t, 0, 'Patrol right of Survey');
    lay(t, 1, 'Great Inquiry right of Patrol');
    // Inquiry of P1 had to be laid with two ends; that of P2 goes onto it without a question.
    lay(t, 0, 'Inquiry right of Great Inquiry');
    expect(t.s.locations.map((l) => l.missions.length)).toEqual([1, 1, 1, 1, 2]);
  });

  test('B-28.6: chosen order: any mission of the pile is next, from left to right, and none lies on another', () => {
    const t = seedTable(chosen, piles, cards);
    expect(placements(t, 0)).toEqual(['Inquiry first', 'Patrol first', 'Survey first']);
    lay(t, 0, 'Inquiry first');
    lay(t, 1, 'Great Inquiry right of Inquiry');
    lay(t, 0, 'Survey right of Great Inquiry');
    // The last mission of P1 is laid between the two of P2 without a question.
    expect(lay(t, 1, 'Inquiry right of Survey')).toBe('Inquiry, Great Inquiry, Survey, Inquiry, Patrol, Excavation');
    expect(t.s.locations.every((l) => l.missions.length === 1)).toBe(true);
  });

  test('B-28.6: near miss: not to the left, and not a mission the clause keeps for later, until it is the last', () => {
    const t = seedTable(spaceAtTheEnd, piles, cards);
    expect(placements(t, 0)).toEqual(['Inquiry first', 'Patrol first']);
    const decision = askedOf(t, 0);
    const survey = t.s.fixed.cards.findIndex((card) => card.def.title === 'Survey');
    const early: Choice = choose(decision, { ...decision.options[0], card: survey } as Option);
    expect(apply(t.s, early)).toMatchObject({ code: 'refused/space-last', clause: 'T-1' });
    lay(t, 0, 'Inquiry first');
    const next = askedOf(t, 1);
    expect(apply(t.s, choose(next, { ...next.options[0], way: 'left' } as Option))).toMatchObject({ clause: 'T-1' });
    lay(t, 1, 'Excavation right of Inquiry');
    // Patrol is the only one that may come before Survey, and is laid at once.
    lay(t, 1, 'Inquiry right of Patrol');
    expect(
      titles(
        t,
        t.s.locations.map((l) => l.id),
      ).indexOf('Survey'),
    ).toBe(4);
  });

  test('B-28.6: who chooses the order sees the own pile, and nobody else does', () => {
    const t = seedTable(chosen, piles, cards);
    const named = (seer: 0 | 1 | 'spectator'): string[] =>
      view(t.s, seer).cards.map((card) => t.s.fixed.cards[card.id].def.title);
    expect(named(0)).toEqual(expect.arrayContaining(['Survey', 'Patrol', 'Inquiry']));
    expect(named(0)).not.toContain('Excavation');
    expect(named('spectator')).toEqual([]);
  });
});

describe('seeding a reporting card', () => {
  const one = ground('one-aboard', 'T-1', 'one card is seeded aboard a facility');
  const aboard = changed({
    answers: {
      seedsAboard: (s, before, player, card) => {
        if (!['Personnel', 'Ship', 'Equipment'].includes(typeOf(s, card))) return before;
        const seeded = s.play.some((id) => s.fixed.owner[id] === player && s.cards[id].zone === 'aboard');
        return seeded ? one : undefined;
      },
    },
  });
  const picture = `phase: facilities
P1 mission: Excavation
P2 mission: Great Inquiry
P1 seed deck: Federation Outpost, Data, Gowron, Taurik
P2 seed deck: Klingon Outpost`;

  const option = (t: SeedTable, title: string, on: string) => ({
    do: 'seed facility' as const,
    card: t.s.fixed.cards.findIndex(
      (card, id) => card.def.title === title && t.s.players[0].piles['seed deck'].includes(id),
    ),
    on: locationId(t.s.play.find((id) => t.s.fixed.cards[id].def.title === on) ?? -1),
    to: none,
    way: title === 'Gowron' ? ('Klingon' as const) : ('Federation' as const),
  });
  const begin = (format: typeof open): SeedTable => {
    const t = seedTable(format, picture, cards);
    expect(seedOne(t, 0, 'Federation Outpost', 'Excavation')).toBeUndefined();
    if (askedOf(t, 1)) expect(seedOne(t, 1)).toBeUndefined();
    return t;
  };

  test('B-28.10: a clause lets one personnel, ship or equipment card seed face up aboard the facility', () => {
    const t = begin(aboard);
    const decision = askedOf(t, 0);
    const offered = decision.options.filter((o) => o.do === 'seed facility');
    expect(
      titles(
        t,
        offered.map((o) => o.card),
      ).toSorted(),
    ).toEqual(['Data', 'Taurik']);
    apply(t.s, choose(decision, option(t, 'Data', 'Federation Outpost')));
    const data = t.s.cards[t.s.play.find((id) => t.s.fixed.cards[id].def.title === 'Data')!];
    expect(titles(t, [data.host])).toEqual(['Federation Outpost']);
  });

  test('B-28.10: near miss: not a second one, not one that could not report there, and in the base game none', () => {
    const t = begin(aboard);
    const incompatible = apply(t.s, choose(askedOf(t, 0), option(t, 'Gowron', 'Federation Outpost')));
    expect(incompatible).toMatchObject({ clause: 'B-13.11' });
    apply(t.s, choose(askedOf(t, 0), option(t, 'Data', 'Federation Outpost')));
    expect(t.s.phase).toBe('play');
    const base = begin(open);
    expect(base.s.phase).toBe('play');
    expect(base.events.some((e) => e.e === 'leftover seeds removed' && e.player === 0 && e.n === 3)).toBe(true);
  });
});

describe('what the sheets leave as it is', () => {
  test('B-28.3: base game: each card goes on top of the stack, so what was seeded first is met first', () => {
    const dilemmas = `phase: dilemmas
P1 mission: Excavation
P2 mission: Great Inquiry
P1 seed deck: Archer
P2 seed deck: Nausicaans, Chalnoth`;
    const base = seedTable(open, dilemmas, cards);
    seedOne(base, 0, 'Archer', 'Excavation');
    seedOne(base, 1, 'Nausicaans', 'Excavation');
    seedOne(base, 1, 'Chalnoth', 'Excavation');
    expect(under(base, 'Excavation')).toEqual(['Archer by P1', 'Nausicaans by P2', 'Chalnoth by P2']);
    for (const format of [otf, otfBeta]) {
      const batch = seedTable(format, dilemmas, cards);
      commit(batch, 0);
      commit(batch, 1, { Excavation: ['Nausicaans', 'Chalnoth'] });
      commit(batch, 0, { Excavation: ['Archer'] });
      expect(under(batch, 'Excavation')).toEqual(['Nausicaans by P2', 'Chalnoth by P2', 'Archer by P1']);
    }
  });

  test('B-28.5: base game: that a card was seeded face down, and where, is public; which one is not', () => {
    const t = seedTable(open, 'phase: dilemmas\nP1 mission: Excavation\nP1 seed deck: 2x Archer', cards);
    seedOne(t, 0, 'Archer', 'Excavation');
    const [told] = t.events.filter((e) => e.e === 'seeded').map((e) => seen(t.s, e, 1));
    expect(told).toMatchObject({ player: 0, on: t.s.locations[0].id });
    expect(told.card).toBeLessThan(0);
    expect(view(t.s, 1).spaceline[0].seeds).toBe(1);
  });
});

test('B-28.7: base game: six missions, 30 seeds, 30 cards to draw; a clause sets other numbers', () => {
  const small = changed({ sizes: { missions: 3, seedMaximum: 10, drawMinimum: 20 } });
  const t = (format: typeof open) =>
    seedTable(format, 'phase: facilities\nP1 mission: Excavation').s.fixed.format.sizes;
  expect(t(open)).toMatchObject({ missions: 6, seedMaximum: 30, drawMinimum: 30 });
  expect(t(small)).toMatchObject({ missions: 3, seedMaximum: 10, drawMinimum: 20 });
});

test('B-28.30: the points shown are those printed on the side that faces the player who would attempt', () => {
  const second = mission('Excavation II', {
    kind: 'planet',
    location: 'Kurl',
    points: 20,
    span: 3,
    attemptedBy: ['Federation'],
    requires: skill('Archaeology'),
    sameAs: 'Excavation',
    printed: [],
  });
  const { s } = seedTable(open, 'P1 mission: Excavation\nP2 mission: Excavation II\nP2 mission: Great Inquiry', [
    ...cards,
    second,
  ]);
  const [shared, other] = s.locations.map((l) => l.id);
  expect([0, 1].map((player) => missionAt(s, shared, player as 0 | 1).points)).toEqual([25, 20]);
  expect([0, 1].map((player) => missionAt(s, other, player as 0 | 1).points)).toEqual([40, 40]);
});
