import type { Format } from '@spaceline/engine';
import { view } from '@spaceline/engine';
import { modern, open, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { type AssistedTable, act, assistedTable, correct, idOf, settle, take } from './table.ts';

/** The sheets hold at assisted tables as well: dilemmas that leave play by hand are removed from the game. */

const met = (format: Format): AssistedTable => {
  const t = assistedTable(
    ['Trabe Grenade'],
    `P1 mission: Excavation / Trabe Grenade by P2
    P1 planet: Richard Galen, Data
    P1 draw deck: 5x Taurik
    P2 draw deck: 5x Taurik`,
    format,
  );
  for (let n = 0; t.s.segment === 'card play' && n < 10; n++) take(t, view(t.s, 0).deciding[0], 'pass');
  act(t, 0, 'attempt');
  return t;
};
const zone = (t: AssistedTable): string => t.s.cards[idOf(t, 'Trabe Grenade')].zone;
const removing = [otf, modern, otfBeta, ruleOfFour];

describe('an unwritten dilemma', () => {
  test('OTF-2.1, MOD-2.1, BETA-2.1, R4-4.1: once the players say it is overcome, it is removed from the game', () => {
    for (const format of [open, ...removing]) {
      const t = met(format);
      settle(t, 0, 0);
      expect(zone(t), format.id).toBe(format === open ? 'discard pile' : 'removed');
    }
  });

  test('OTF-2.1, MOD-2.1, BETA-2.1, R4-4.1: put to the discard pile by a correction while it is met, it is removed', () => {
    for (const format of [open, ...removing]) {
      const t = met(format);
      correct(t, { fix: 'move', cards: [idOf(t, 'Trabe Grenade')], to: { to: 'discard pile' } });
      expect(zone(t), format.id).toBe(format === open ? 'discard pile' : 'removed');
    }
  });

  test('OTF-2.1, MOD-2.1, BETA-2.1, R4-4.1: near miss: one put there from under a mission was not in play', () => {
    for (const format of [open, ...removing]) {
      const t = met(format);
      correct(t, { fix: 'move', cards: [idOf(t, 'Trabe Grenade')], to: { to: 'hand' } });
      correct(t, { fix: 'move', cards: [idOf(t, 'Trabe Grenade')], to: { to: 'discard pile' } }, 1);
      expect(zone(t), format.id).toBe('discard pile');
    }
  });
});

describe('an unwritten objective', () => {
  const titles = ['Assimilate Planet', 'Assert Authority'];
  /** What P1 needs with that objective on an own planet mission, after a space mission was completed. */
  const needed = (format: Format, objective: string): number => {
    const t = assistedTable(
      titles,
      `P1 mission: Study Nebula, completed by P1
      P1 mission: Excavation
      P1 hand: ${objective}
      P1 draw deck: 5x Taurik
      P2 draw deck: 5x Taurik`,
      format,
    );
    correct(t, { fix: 'move', cards: [idOf(t, objective)], to: { to: 'location', on: idOf(t, 'Excavation') } });
    return view(t.s, 'spectator').players[0].victory.needed;
  };

  test('MOD-7.2: with the Borg-use-only icon it counts on a mission, as Modern reads it', () => {
    expect([modern, otf, otfBeta].map((format) => needed(format, 'Assimilate Planet'))).toEqual([100, 140, 140]);
  });

  test('MOD-7.2: near miss: without the icon it does not', () => {
    expect(needed(modern, 'Assert Authority')).toBe(140);
  });
});
