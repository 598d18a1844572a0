import type { Format } from '@spaceline/engine';
import { clause, format, ground, typeOf } from '@spaceline/engine/format';
import { modern, open, otf, ruleOfFour } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { missions, seedCards } from './cards.ts';
import { announced, askedOf, commit, seedOne, seedTable, whoIsAsked } from './table.ts';

const cards = [...missions, ...seedCards];

const notYet = ground('not-yet', 'T-1', 'your opponent has no facility yet');
/** Something that becomes seedable by what the opponent seeds, as a site does by the opponent's Nor. */
const guests = clause('T-1', 'guests', 'A personnel seeds aboard your outpost once your opponent has a facility.', {
  answers: {
    seedsAboard: (s, _before, player, card) =>
      typeOf(s, card) === 'Personnel' &&
      s.play.some((id) => typeOf(s, id) === 'Facility' && s.fixed.owner[id] !== player)
        ? undefined
        : notYet,
  },
});
const withGuests = (base: Format): Format => format('guests', 'Guests', [...base.clauses, guests]);

describe('who cannot seed now', () => {
  const picture = `
    phase: facilities
    P1 mission: Excavation
    P2 mission: Great Inquiry
    P1 outpost: Federation Outpost at Excavation
    P1 seed deck: Data
    P2 seed deck: Charter, Klingon Outpost
  `;

  test('OTF-1.7, MOD-1.7: is passed by, and gets another chance as soon as a card has become seedable', () => {
    for (const base of [otf, modern]) {
      const t = seedTable(withGuests(base), picture, cards);
      // Data is not seedable yet.
      expect(whoIsAsked(t)).toEqual(['P2 seed facility']);
      expect(seedOne(t, 1, 'Charter')).toBeUndefined();
      expect(whoIsAsked(t)).toEqual(['P2 seed facility']);
      expect(seedOne(t, 1, 'Klingon Outpost', 'Great Inquiry')).toBeUndefined();
      expect(whoIsAsked(t)).toEqual(['P1 seed facility']);
      expect(askedOf(t, 0).options.map((o) => t.s.fixed.cards[o.card].def.title)).toEqual(['Data']);
    }
  });

  test('OTF-1.7, MOD-1.7: near miss: in the base game who has passed does not come back', () => {
    for (const base of [open, ruleOfFour]) {
      const t = seedTable(withGuests(base), picture, cards);
      expect(whoIsAsked(t)).toEqual(['P2 seed facility']);
      expect(seedOne(t, 1, 'Klingon Outpost', 'Great Inquiry')).toBeUndefined();
      expect(seedOne(t, 1, 'Charter')).toBeUndefined();
      expect(t.s.phase).toBe('play');
    }
  });
});

describe('everything else', () => {
  const picture = `
    phase: dilemmas
    P2 mission: Inquiry
    P1 seed deck: Standing Orders
    P2 seed deck: Second Orders, Standing Orders, Archer
  `;

  test('OTF-1.6, MOD-1.6, R4-3.4: who has nothing left has passed, and the other seeds the rest at once', () => {
    for (const base of [otf, modern, ruleOfFour]) {
      const t = seedTable(base, picture, cards);
      while (whoIsAsked(t)[0]?.endsWith('seed stacks')) commit(t, whoIsAsked(t)[0].startsWith('P1') ? 0 : 1);
      expect(seedOne(t, 0, 'Standing Orders')).toBeUndefined();
      expect(seedOne(t, 1, 'Second Orders')).toBeUndefined();
      expect(whoIsAsked(t)).toEqual(['P2 seed card']);
      expect(seedOne(t, 1)?.code).toBe('refused/must-seed');
      expect(seedOne(t, 1, 'Standing Orders')).toBeUndefined();
      expect(t.events.filter((e) => e.e === 'passed').map((e) => e.player)).toContain(0);
      expect(t.s.phase).not.toBe('dilemmas');
    }
  });
});

describe('announcing numbers', () => {
  const picture = 'phase: dilemmas\nP1 mission: Excavation\nP1 seed deck: Archer, Chalnoth\nP2 seed deck: Nausicaans';
  const told = clause('T-2', 'announcing', 'Players tell how many cards they seeded face down.', {
    conduct: { tellsNumbers: true },
  });

  test('OTF-1.8: the clause does it wherever it stands, also where cards are seeded in turns', () => {
    const t = seedTable(format('told', 'Told', [told]), picture, cards);
    expect(seedOne(t, 0, 'Archer', 'Excavation')).toBeUndefined();
    expect(seedOne(t, 1, 'Nausicaans', 'Excavation')).toBeUndefined();
    expect(seedOne(t, 0, 'Chalnoth', 'Excavation')).toBeUndefined();
    expect(announced(t)).toEqual(['P1: 2 face down', 'P2: 1 face down']);
  });

  test('OTF-1.8: near miss: the Rule of Four sheet has no such clause; the stacks can be counted all the same', () => {
    const t = seedTable(ruleOfFour, picture, cards);
    while (whoIsAsked(t)[0]?.endsWith('seed stacks')) {
      const player = whoIsAsked(t)[0].startsWith('P1') ? 0 : 1;
      commit(t, player, player === 1 ? { Excavation: ['Nausicaans'] } : {});
      if (whoIsAsked(t)[0] === 'P1 seed stacks') break;
    }
    commit(t, 0, { Excavation: ['Archer', 'Chalnoth'] });
    expect(t.s.phase).not.toBe('dilemmas');
    expect(announced(t)).toEqual([]);
    expect(t.s.locations[0].seeds).toHaveLength(3);
  });
});
