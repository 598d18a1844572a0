import { apply, choose, decisions, locationId } from '@spaceline/engine';
import { modern, open, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { dabo, missions, seedCards } from './cards.ts';
import { announced, askedOf, commit, seedOne, seedTable, under, whoIsAsked } from './table.ts';

const cards = [...missions, ...seedCards, dabo];

/** P1 goes first; each player has one mission, and they share one. */
const dilemmas = `
  phase: dilemmas
  P1 mission: Excavation
  P2 mission: Investigate Massacre
  P1 mission: Inquiry
  P2 mission: Inquiry
`;

const batched = [otf, modern, otfBeta, ruleOfFour];

describe('the dilemma phase in batches', () => {
  test("OTF-1.3, MOD-1.3, BETA-1.3, R4-3.1: both players seed under the other's missions at the same time, in order", () => {
    for (const format of batched) {
      const t = seedTable(format, `${dilemmas}P1 seed deck: Archer, Chalnoth\nP2 seed deck: Nausicaans`, cards);
      expect(whoIsAsked(t)).toEqual(['P1 seed stacks', 'P2 seed stacks']);
      expect(commit(t, 1, { Excavation: ['Nausicaans'] })).toBeUndefined();
      expect(under(t, 'Excavation')).toEqual([]);
      expect(whoIsAsked(t)).toEqual(['P1 seed stacks']);
      expect(commit(t, 0, { 'Investigate Massacre': ['Chalnoth', 'Archer'] })).toBeUndefined();
      expect(under(t, 'Investigate Massacre')).toEqual(['Chalnoth by P1', 'Archer by P1']);
      expect(under(t, 'Excavation')).toEqual(['Nausicaans by P2']);
    }
  });

  test('OTF-1.3, MOD-1.3, BETA-1.3, R4-3.1: near miss: an own or a shared mission has another step', () => {
    const clauses = batched.map((format) => {
      const t = seedTable(format, `${dilemmas}P1 seed deck: Archer\nP2 seed deck: Nausicaans`, cards);
      expect(commit(t, 0, { Excavation: ['Archer'] })?.code).toBe('refused/other-step');
      return commit(t, 0, { Inquiry: ['Archer'] })?.clause;
    });
    expect(clauses).toEqual(['OTF-1.3', 'MOD-1.3', 'BETA-1.3', 'R4-3.1']);
  });

  test('OTF-1.4, MOD-1.4, BETA-1.4, R4-3.2, B-28.3: at a shared mission the owner of the lower card begins, then in turns', () => {
    for (const format of batched) {
      const t = seedTable(
        format,
        `${dilemmas}P1 seed deck: Archer, Chalnoth, Barclay's Protomorphosis Disease\nP2 seed deck: Nausicaans`,
        cards,
      );
      for (const player of [1, 0] as const) commit(t, player);
      expect(commit(t, 1, { Inquiry: ['Nausicaans'] })).toBeUndefined();
      expect(commit(t, 0, { Inquiry: ['Chalnoth', "Barclay's Protomorphosis Disease", 'Archer'] })).toBeUndefined();
      expect(under(t, 'Inquiry')).toEqual([
        'Chalnoth by P1',
        'Nausicaans by P2',
        "Barclay's Protomorphosis Disease by P1",
        'Archer by P1',
      ]);
    }
  });

  test('OTF-1.4, MOD-1.4, BETA-1.4, R4-3.2: near miss: the lower card decides, not who goes first', () => {
    for (const format of batched) {
      const t = seedTable(
        format,
        `phase: dilemmas\nP2 mission: Inquiry\nP1 mission: Inquiry\nP1 seed deck: Archer\nP2 seed deck: Nausicaans`,
        cards,
      );
      expect(whoIsAsked(t)).toEqual(['P1 seed stacks', 'P2 seed stacks']);
      commit(t, 0, { Inquiry: ['Archer'] });
      commit(t, 1, { Inquiry: ['Nausicaans'] });
      expect(under(t, 'Inquiry')).toEqual(['Nausicaans by P2', 'Archer by P1']);
    }
  });

  test('OTF-1.5, MOD-1.5, BETA-1.5, R4-3.3, B-28.3: what you seed under your own missions is met after everything there', () => {
    for (const format of batched) {
      const t = seedTable(format, `${dilemmas}P1 seed deck: Archer\nP2 seed deck: Nausicaans, Chalnoth`, cards);
      commit(t, 0);
      commit(t, 1, { Excavation: ['Nausicaans', 'Chalnoth'] });
      commit(t, 0);
      commit(t, 0, { Excavation: ['Archer'] });
      expect(under(t, 'Excavation')).toEqual(['Nausicaans by P2', 'Chalnoth by P2', 'Archer by P1']);
    }
  });

  test("OTF-1.5, MOD-1.5, BETA-1.5, R4-3.3: near miss: in that step the opponent's missions are closed", () => {
    const clauses = batched.map((format) => {
      const t = seedTable(format, `${dilemmas}P1 seed deck: Archer\nP2 seed deck: Nausicaans`, cards);
      for (const player of [0, 1, 0, 1] as const) commit(t, player);
      return commit(t, 0, { 'Investigate Massacre': ['Archer'] })?.clause;
    });
    expect(clauses).toEqual(['OTF-1.5', 'MOD-1.5', 'BETA-1.5', 'R4-3.3']);
  });

  test('OTF-1.6, MOD-1.6, R4-3.4: then everything else, one card in turn, and no pass while one is left', () => {
    const clauses = [otf, modern, ruleOfFour].map((format) => {
      const t = seedTable(
        format,
        `${dilemmas}P1 seed deck: Standing Orders, Second Orders\nP2 seed deck: Standing Orders`,
        cards,
      );
      for (const player of [0, 1, 0, 1, 0, 1] as const) commit(t, player);
      expect(whoIsAsked(t)).toEqual(['P1 seed card']);
      const refusal = seedOne(t, 0);
      expect(seedOne(t, 0, 'Standing Orders')).toBeUndefined();
      expect(seedOne(t, 1, 'Standing Orders')).toBeUndefined();
      expect(seedOne(t, 0, 'Second Orders')).toBeUndefined();
      expect(t.s.phase).not.toBe('dilemmas');
      return refusal?.clause;
    });
    expect(clauses).toEqual(['OTF-1.6', 'MOD-1.6', 'R4-3.4']);
  });

  test('OTF-1.6, MOD-1.6, R4-3.4: near miss: a dilemma is not among everything else, and BETA-1.7 has no such step', () => {
    for (const format of [otf, modern, ruleOfFour]) {
      const t = seedTable(format, `${dilemmas}P1 seed deck: Archer, Standing Orders`, cards);
      for (let step = 0; step < 3; step++) commit(t, 0);
      expect(seedOne(t, 0, 'Archer', 'Investigate Massacre')?.code).toBe('refused/other-step');
    }
    const beta = seedTable(otfBeta, `${dilemmas}P1 seed deck: Standing Orders`, cards);
    for (let step = 0; step < 3; step++) commit(beta, 0);
    expect(beta.s.phase).toBe('facilities');
  });

  test('R4-3.0, B-28.1: only the dilemma phase is seeded in batches', () => {
    const t = seedTable(ruleOfFour, 'phase: doorways\nP1 seed deck: Open Door\nP2 seed deck: Open Door', cards);
    expect(whoIsAsked(t)).toEqual(['P1 seed card']);
    expect(seedOne(t, 0, 'Open Door')).toBeUndefined();
    expect(whoIsAsked(t)).toEqual(['P2 seed card']);
  });

  test('R4-3.0: near miss: a player may still pass in the facility phase', () => {
    const t = seedTable(
      ruleOfFour,
      'phase: facilities\nP1 mission: Excavation\nP1 seed deck: Federation Outpost',
      cards,
    );
    expect(seedOne(t, 0)).toBeUndefined();
    expect(t.s.phase).toBe('play');
  });
});

describe('the doorway phase', () => {
  const doors = 'phase: doorways\nP1 seed deck: Fetching Door\nP1 draw deck: Dabo, 20x Taurik\nP2 seed deck: Open Door';

  test('OTF-1.1, MOD-1.1, B-28.1: both choose in secret, then announce in order, each with the downloads at once', () => {
    for (const format of [otf, modern]) {
      const t = seedTable(format, doors, cards);
      expect(whoIsAsked(t)).toEqual(['P1 seed stacks', 'P2 seed stacks']);
      commit(t, 1, { table: ['Open Door'] });
      expect(announced(t)).toEqual([]);
      commit(t, 0, { table: ['Fetching Door'] });
      expect(announced(t)).toEqual(['P1: Fetching Door']);
      expect(whoIsAsked(t)).toEqual(['P1 choose cards']);
    }
  });

  test('OTF-1.1, MOD-1.1: near miss: a card of another phase is not seeded here', () => {
    for (const format of [otf, modern]) {
      const t = seedTable(format, 'phase: doorways\nP1 seed deck: Charter, Warped Door', cards);
      expect(commit(t, 0, { table: ['Charter'] })?.clause).toBe('B-7.7');
      expect(commit(t, 0, { table: ['Warped Door'] })).toBeUndefined();
    }
  });

  test('BETA-1.1: both choose in secret and announce, and nothing is downloaded', () => {
    const t = seedTable(otfBeta, doors, cards);
    commit(t, 0, { table: ['Fetching Door'] });
    commit(t, 1, { table: ['Open Door'] });
    expect(announced(t)).toEqual(['P1: Fetching Door', 'P2: Open Door']);
    expect(t.events.some((e) => e.e === 'downloaded')).toBe(false);
  });

  test('BETA-1.1: near miss: a card that may seed in another phase, too, need not and does not seed now', () => {
    const t = seedTable(otfBeta, 'phase: doorways\nP1 seed deck: Warped Door, Open Door', cards);
    expect(commit(t, 0, { table: ['Warped Door'] })?.code).toBe('refused/other-seed-phase');
    expect(commit(t, 0, { table: ['Open Door'] })).toBeUndefined();
  });

  test('OTF-1.2, MOD-1.2, BETA-1.2: the mission phase is that of the base game', () => {
    for (const format of [otf, modern, otfBeta]) {
      const t = seedTable(format, 'phase: missions\nP1 mission: Excavation\nP1 mission pile: Investigate Massacre');
      const base = seedTable(open, 'phase: missions\nP1 mission: Excavation\nP1 mission pile: Investigate Massacre');
      expect(decisions(t.s)).toEqual(decisions(base.s));
      expect(whoIsAsked(t)).toEqual(['P1 place mission']);
    }
  });

  test('OTF-1.2, MOD-1.2, BETA-1.2: near miss: the dilemma phase after it is not', () => {
    for (const format of [otf, modern, otfBeta]) {
      const t = seedTable(format, `${dilemmas}P1 seed deck: Archer`, cards);
      expect(whoIsAsked(t)).toEqual(['P1 seed stacks']);
    }
    expect(whoIsAsked(seedTable(open, `${dilemmas}P1 seed deck: Archer`, cards))).toEqual(['P1 seed card']);
  });
});

describe('the facility phase', () => {
  const outposts = `
    phase: facilities
    P1 mission: Excavation
    P2 mission: Great Inquiry
    P1 seed deck: Federation Outpost
    P2 seed deck: Klingon Outpost, Charter
  `;

  test('OTF-1.7, MOD-1.7: players take turns and may not pass while they can seed', () => {
    const clauses = [otf, modern].map((format) => {
      const t = seedTable(format, outposts, cards);
      const refusal = seedOne(t, 0);
      expect(seedOne(t, 0, 'Federation Outpost', 'Excavation')).toBeUndefined();
      expect(seedOne(t, 1, 'Klingon Outpost', 'Great Inquiry')).toBeUndefined();
      expect(whoIsAsked(t)).toEqual(['P2 seed facility']);
      expect(seedOne(t, 1, 'Charter')).toBeUndefined();
      expect(t.s.phase).toBe('play');
      return refusal?.clause;
    });
    expect(clauses).toEqual(['OTF-1.7', 'MOD-1.7']);
  });

  test('OTF-1.7, MOD-1.7: near miss: a player who cannot seed is passed by; by B-8.33 anybody may pass', () => {
    for (const format of [otf, modern]) {
      const t = seedTable(format, 'phase: facilities\nP1 mission: Excavation\nP1 seed deck: Klingon Outpost');
      expect(t.s.phase).toBe('play');
    }
    const base = seedTable(open, outposts, cards);
    expect(seedOne(base, 0)).toBeUndefined();
  });

  test('OTF-1.7, B-7.7: near miss: a dilemma left over is refused because its phase is over, not because it is none', () => {
    for (const format of [open, otf]) {
      const t = seedTable(
        format,
        'phase: facilities\nP1 mission: Excavation\nP1 seed deck: Federation Outpost, Archer',
        cards,
      );
      const decision = askedOf(t, 0);
      const archer = t.s.players[0].piles['seed deck'].find((id) => t.s.fixed.cards[id].def.title === 'Archer')!;
      const refusal = apply(
        t.s,
        choose(decision, { do: 'seed', card: locationId(archer), on: t.s.locations[0].id, to: -1, way: -1 }),
      );
      expect(refusal).toMatchObject({ code: 'refused/dilemma-phase-only', clause: 'B-7.7' });
    }
  });

  test('BETA-1.7: both choose all their seeds at the same time and then announce them', () => {
    const t = seedTable(otfBeta, outposts, cards);
    expect(whoIsAsked(t)).toEqual(['P1 seed stacks', 'P2 seed stacks']);
    commit(t, 1, { 'Great Inquiry': ['Klingon Outpost'], table: ['Charter'] });
    expect(announced(t)).toEqual([]);
    commit(t, 0, { Excavation: ['Federation Outpost'] });
    expect(announced(t)).toEqual(['P1: Federation Outpost', 'P2: Klingon Outpost, Charter']);
    expect(t.s.phase).toBe('play');
  });

  test('BETA-1.7: near miss: the rules of seeding facilities hold inside one choice, too', () => {
    const t = seedTable(
      otfBeta,
      'phase: facilities\nP1 mission: Excavation\nP1 mission: Study Nebula\nP1 seed deck: 2x Federation Outpost',
    );
    const both = { Excavation: ['Federation Outpost'], 'Study Nebula': ['Federation Outpost'] };
    expect(commit(t, 0, both)?.clause).toBe('B-8.34');
    expect(commit(t, 0, { Excavation: ['Federation Outpost'] })).toBeUndefined();
  });
});

describe('announcing', () => {
  test('OTF-1.8, MOD-1.8, BETA-1.8, B-28.5: of face-down seeds only the number is announced, in their phase', () => {
    for (const format of [otf, modern, otfBeta]) {
      const t = seedTable(format, `${dilemmas}P1 seed deck: Archer, Chalnoth\nP2 seed deck: Nausicaans`, cards);
      commit(t, 0, { 'Investigate Massacre': ['Archer', 'Chalnoth'] });
      commit(t, 1, { Excavation: ['Nausicaans'] });
      expect(announced(t)).toEqual(['P1: 2 face down', 'P2: 1 face down']);
    }
  });

  test('OTF-1.8, MOD-1.8, BETA-1.8, B-28.5: near miss: the title of a card seeded face up is announced', () => {
    for (const format of [otf, modern, otfBeta]) {
      const t = seedTable(format, 'phase: doorways\nP1 seed deck: Open Door\nP2 seed deck: Second Door', cards);
      commit(t, 0, { table: ['Open Door'] });
      commit(t, 1, { table: ['Second Door'] });
      expect(announced(t)).toEqual(['P1: Open Door', 'P2: Second Door']);
    }
  });
});
