import type { Format, Player, State } from '@spaceline/engine';
import { decisions } from '@spaceline/engine';
import { modern, open, otf, otfBeta } from '@spaceline/formats';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { missions } from './cards.ts';

const cards = missions;

/** A team of P1 on a planet mission of P2. */
const visit = (mission: string, more = '') => `
P2 mission: ${mission}
${more}
P1 planet ${mission}: Kurak
`;

const outcome = (format: Format, mission: string, more = ''): string => {
  const table = given(visit(mission, more), { format, cards });
  table.P1.attempts(mission);
  const { refusal } = table.table;
  table.table.refusal = undefined;
  return refusal ? refusal.clause : 'attempted';
};

test('OTF-4.1, BETA-4.1, MOD-4.1: a mission of 30 points you did not seed is not yours to attempt', () => {
  expect([otf, modern, otfBeta].map((format) => outcome(format, 'Inquiry'))).toEqual([
    'OTF-4.1',
    'MOD-4.1',
    'BETA-4.1',
  ]);
});

test('OTF-4.1, BETA-4.1: near miss: 40 points shown, or universal, and it may be attempted', () => {
  for (const format of [otf, otfBeta]) {
    expect(outcome(format, 'Great Inquiry')).toBe('attempted');
    expect(outcome(format, 'Patrol')).toBe('attempted');
  }
});

test('MOD-4.1: near miss: 40 points, or a second copy in play, and it may be attempted', () => {
  expect(outcome(modern, 'Great Inquiry')).toBe('attempted');
  expect(outcome(modern, 'Patrol')).toBe('MOD-4.1');
  expect(outcome(modern, 'Patrol', 'P1 mission: Patrol')).toBe('attempted');
});

test('MOD-4.1: a second copy counts whoever seeded it, and burnt out, too', () => {
  expect(outcome(modern, 'Patrol', 'P2 mission: Patrol')).toBe('attempted');
  expect(outcome(modern, 'Patrol', 'P2 mission: Patrol, burnt out')).toBe('attempted');
});

test('OTF-4.1, MOD-4.1, BETA-4.1: whoever has taken over a team attempts by the same clauses', () => {
  const seized = (format: Format): boolean => {
    const table = given(
      'P1 mission: Excavation / Alien Parasites by P2\nP1 planet: Taurik, Simon Tarses, Jean-Luc Picard',
      { format, cards },
    );
    table.P1.attempts('Excavation');
    const may = decisions(table.table.state).some(({ options }) => options.some((o) => o.do === 'attempt'));
    table.P2.passes();
    return may;
  };
  expect([open, otf, modern, otfBeta].map(seized)).toEqual([true, false, false, false]);
});

test('OTF-4.1, MOD-4.1, BETA-4.1: near miss: a shared mission was seeded by you, too; the base game does not ask', () => {
  for (const format of [otf, modern, otfBeta])
    expect(outcome(format, 'Inquiry', 'P1 mission: Inquiry')).toBe('attempted');
  expect(outcome(open, 'Inquiry')).toBe('attempted');
});

const mayComplete = (format: Format, s: State, player: Player): string | undefined => {
  const { answers } = format.clauses.find((clause) => clause.title === 'mission stealing')!;
  return answers?.mayComplete?.(s, player, s.locations[0].id)?.clause;
};

test('OTF-4.1, MOD-4.1: completing is closed as well; BETA-4.1 speaks of attempts alone', () => {
  const table = given(visit('Inquiry'), { format: otf, cards });
  const { state } = table.table;
  expect(mayComplete(otf, state, 0)).toBe('OTF-4.1');
  expect(mayComplete(modern, state, 0)).toBe('MOD-4.1');
  expect(mayComplete(otfBeta, state, 0)).toBeUndefined();
  expect(mayComplete(otf, state, 1)).toBeUndefined();
  now(table).doesNotOffer('P1 attempts Inquiry');
});
