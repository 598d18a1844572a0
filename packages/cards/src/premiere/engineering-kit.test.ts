import { dilemma, skill, wall } from '@spaceline/language';
import { premiere } from './set.ts';
import { given, now } from '@spaceline/testkit';
import { test } from 'vitest';

/** What it shares with three others stands in one-more-level.test.ts. */

/** Passed with so many levels of ENGINEER. */
const gate = (levels: number) =>
  dilemma('Gate', { where: 'dual', encounter: wall(skill('ENGINEER', levels)), printed: [premiere(900, 'C')] });

test('P55 Engineering Kit: who has the skill already has one level more', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Data, Engineering Kit
    `,
    { cards: [gate(2)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions met');
});

test('P55 Engineering Kit: with it an OFFICER builds an outpost', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 ship: Runabout at Study Nebula aboard Christopher Hobson, Engineering Kit
    P1 hand: Federation Outpost
  `);
  table.P1.builds('Federation Outpost at Study Nebula');
  now(table).holds('in play: Federation Outpost');
});
