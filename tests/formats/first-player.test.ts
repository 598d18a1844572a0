import { modern, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { missions, seedCards } from './cards.ts';
import { announced, commit, seedOne, seedTable, takeFirst, under, whoIsAsked } from './table.ts';

/** The sheets begin with the player who will go first, which need not be the first at the table. */

const cards = [...missions, ...seedCards];

describe('with P2 going first', () => {
  test('OTF-1.1, MOD-1.1, BETA-1.1: P2 announces first, whoever was ready first', () => {
    for (const format of [otf, modern, otfBeta]) {
      const t = seedTable(
        format,
        'first: P2\nphase: doorways\nP1 seed deck: Open Door\nP2 seed deck: Second Door',
        cards,
      );
      commit(t, 0, { table: ['Open Door'] });
      commit(t, 1, { table: ['Second Door'] });
      expect(announced(t)).toEqual(['P2: Second Door', 'P1: Open Door']);
    }
  });

  test('BETA-1.7: P2 announces the facilities first', () => {
    const t = seedTable(
      otfBeta,
      `first: P2
phase: facilities
P1 mission: Excavation
P2 mission: Great Inquiry
P1 seed deck: Federation Outpost
P2 seed deck: Klingon Outpost`,
      cards,
    );
    commit(t, 0, { Excavation: ['Federation Outpost'] });
    commit(t, 1, { 'Great Inquiry': ['Klingon Outpost'] });
    expect(announced(t)).toEqual(['P2: Klingon Outpost', 'P1: Federation Outpost']);
  });

  test('OTF-1.6, MOD-1.6, R4-3.4: P2 seeds first of everything else', () => {
    for (const format of [otf, modern, ruleOfFour]) {
      const t = seedTable(
        format,
        'first: P2\nphase: dilemmas, P2 next\nP1 seed deck: Standing Orders\nP2 seed deck: Standing Orders',
        cards,
      );
      expect(whoIsAsked(t)).toEqual(['P2 seed card']);
    }
  });

  test('OTF-1.7, MOD-1.7: P2 seeds the first facility', () => {
    for (const format of [otf, modern]) {
      const t = seedTable(
        format,
        `first: P2
phase: facilities, P2 next
P1 mission: Excavation
P2 mission: Great Inquiry
P1 seed deck: Federation Outpost
P2 seed deck: Klingon Outpost`,
        cards,
      );
      expect(whoIsAsked(t)).toEqual(['P2 seed facility']);
      expect(seedOne(t, 1, 'Klingon Outpost', 'Great Inquiry')).toBeUndefined();
      expect(whoIsAsked(t)).toEqual(['P1 seed facility']);
    }
  });
});

describe('several shared missions', () => {
  const picture = `phase: dilemmas
P1 mission: Inquiry
P2 mission: Inquiry
P2 mission: Great Inquiry
P1 mission: Great Inquiry
P1 seed deck: Archer, Chalnoth, Microvirus
P2 seed deck: Nausicaans, Rebel Encounter, Firestorm`;

  test('OTF-1.4, MOD-1.4, BETA-1.4, R4-3.2: one after the other, each begun by the owner of its own lower card', () => {
    for (const format of [otf, modern, otfBeta, ruleOfFour]) {
      const t = seedTable(format, picture, cards);
      commit(t, 1, { 'Great Inquiry': ['Firestorm', 'Nausicaans'], Inquiry: ['Rebel Encounter'] });
      commit(t, 0, { 'Great Inquiry': ['Microvirus'], Inquiry: ['Archer', 'Chalnoth'] });
      expect(under(t, 'Inquiry')).toEqual(['Archer by P1', 'Rebel Encounter by P2', 'Chalnoth by P1']);
      expect(under(t, 'Great Inquiry')).toEqual(['Firestorm by P2', 'Microvirus by P1', 'Nausicaans by P2']);
      const log = t.events.filter((e) => e.e === 'seeded').map((e) => t.s.fixed.cards[e.card].def.title);
      expect(log).toEqual(['Archer', 'Rebel Encounter', 'Chalnoth', 'Firestorm', 'Microvirus', 'Nausicaans']);
    }
  });
});

describe('the log of the dilemma phase', () => {
  const picture = (shared: string): string => `phase: missions
P1 mission: Excavation
P2 mission: Great Inquiry
${shared}
P1 mission pile: Patrol
P1 seed deck: Archer
P2 seed deck: Nausicaans`;
  const shared = 'P1 mission: Inquiry\nP2 mission: Inquiry';
  const steps = (format: typeof otf, lines: string): string[] => {
    const t = seedTable(format, picture(lines), cards);
    takeFirst(t, 0);
    while (t.s.phase === 'dilemmas' && whoIsAsked(t)[0]?.endsWith('seed stacks'))
      commit(t, whoIsAsked(t)[0].startsWith('P1') ? 0 : 1);
    return t.events.filter((e) => e.e === 'phase begun').map((e) => e.word);
  };

  test('OTF-1.3 to OTF-1.6, MOD-1.3 to MOD-1.6, R4-3.1 to R4-3.4: it names each step when it begins', () => {
    for (const format of [otf, modern, ruleOfFour])
      expect(steps(format, shared)).toEqual([
        'dilemmas',
        "opponent's missions",
        'shared missions',
        'own missions',
        'everything else',
        'facilities',
        'play',
      ]);
  });

  test('OTF-1.4, BETA-1.4: near miss: a step in which nobody can seed is not named, and the beta sheet has three', () => {
    expect(steps(otf, '')).not.toContain('shared missions');
    expect(steps(otfBeta, shared)).not.toContain('everything else');
  });
});
