import { given } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { view } from './look.ts';
import { outlook } from './outlook.ts';
import { interrupt, dilemma, dilemmaMet, inResponse, skill, titled, wall } from '@spaceline/language';

const riddle = dilemma('Riddle', { where: 'planet', encounter: wall(skill('Archaeology', 2)), printed: [] });
/** Somebody could respond, so that the encounter waits. */
const shrug = interrupt('Shrug', {
  plays: [inResponse(dilemmaMet(titled('Riddle')))],
  text: [],
  printed: [],
});

test('the outlook of a team tells term by term who brings what, and what is missing', () => {
  const { table } = given(`
    P1 mission: Evacuation
    P1 planet: Jean-Luc Picard, Simon Tarses
  `);
  const [team] = outlook(table.state, 0);
  const [diplomacy, strength] = team?.requirements.parts ?? [];
  expect(team?.members).toHaveLength(2);
  expect(team?.requirements).toMatchObject({ term: 'all', met: false });
  expect(diplomacy).toMatchObject({ says: '3 Diplomacy', met: false, has: 2, more: 1 });
  expect(strength).toMatchObject({ says: 'STRENGTH over 35', met: false });
  expect(strength?.by.map(({ card }) => card)).toEqual(team?.members);
  expect(outlook(table.state, 1)).toEqual([]);
});

test('the crew of a ship has an outlook at a space mission, and nobody at a completed one', () => {
  const { table } = given(`
    P1 mission: Investigate Anomaly
    P1 ship: U.S.S. Enterprise at Investigate Anomaly aboard Jean-Luc Picard
  `);
  const [crew] = outlook(table.state, 0);
  expect(crew?.ship).toBeGreaterThanOrEqual(0);
  const [location] = table.state.locations;
  if (location) location.completedBy = 0;
  expect(outlook(table.state, 0)).toEqual([]);
});

test('an attempt and what it faces are told step by step; how the team stands is told its own player alone', () => {
  const told = given(
    `
    P1 mission: Evacuation / Riddle by P2
    P1 planet: Jean-Luc Picard, Simon Tarses
    P1 hand: Shrug
  `,
    { cards: [riddle, shrug] },
  );
  told.P1.attempts('Evacuation');
  const { state } = told.table;
  const [attempt, encounter] = view(state, 0).underWay;
  expect(attempt).toMatchObject({ is: 'attempt', player: 0, step: 'facing seed cards', left: 0, hidden: 0 });
  expect(attempt?.is === 'attempt' && attempt.requirements?.met).toBe(false);
  expect(encounter).toMatchObject({ is: 'encounter', step: 'met', calledOff: false });
  expect(encounter?.is === 'encounter' && encounter.conditions).toMatchObject({
    says: '2 Archaeology',
    has: 1,
    more: 1,
  });
  const [theirs, met] = view(state, 1).underWay;
  expect(theirs).toMatchObject({ is: 'attempt', team: [], hidden: 2 });
  expect(theirs).not.toHaveProperty('requirements');
  expect(met).not.toHaveProperty('conditions');
});
