import { type Skill, dilemma, english, skill, wall } from '@spaceline/language';
import { premiere } from './set.ts';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { engineeringKit } from './engineering-kit.ts';
import { engineeringPadd } from './engineering-padd.ts';
import { medicalKit } from './medical-kit.ts';
import { medicalTricorder } from './medical-tricorder.ts';

/** Four pieces of equipment that give a skill to those of one classification. */

/** Passed with so many levels of a skill. */
const gate = (needed: Skill, levels: number) =>
  dilemma('Gate', { where: 'dual', encounter: wall(skill(needed, levels)), printed: [premiere(900, 'C')] });

const officers = { whose: 'OFFICER', one: 'Christopher Hobson', other: 'Giusti' } as const;
const scientists = { whose: 'SCIENCE', one: 'Mendon', other: 'Taitt' } as const;

describe.each([
  { name: 'P55 Engineering Kit', card: engineeringKit, gives: 'ENGINEER', ...officers },
  { name: 'P60 Medical Kit', card: medicalKit, gives: 'MEDICAL', ...officers },
  { name: 'P56 Engineering PADD', card: engineeringPadd, gives: 'ENGINEER', ...scientists },
  { name: 'P61 Medical Tricorder', card: medicalTricorder, gives: 'MEDICAL', ...scientists },
] as const)('$name', ({ card, gives, whose, one, other }) => {
  /** A team meets a gate that asks for so many levels. */
  const meets = (levels: number, lines: string) => {
    const table = given(`P1 mission: Excavation / Gate by P2\n${lines}`, { cards: [gate(gives, levels)] });
    table.P1.attempts('Excavation');
    return now(table);
  };

  test('reads aloud', () => {
    expect(english(card)).toBe(`Each of your ${whose}-classification personnel present gains ${gives}.`);
  });

  test('those of the classification who are present have one level each', () => {
    meets(2, `P1 planet: ${one}, ${other}, ${card.title}`).happened('Gate conditions met');
  });

  test('a second copy adds nothing', () => {
    meets(2, `P1 planet: ${one}, 2x ${card.title}`).happened('Gate conditions failed');
  });

  test('other classifications gain nothing', () => {
    meets(1, `P1 planet: Darian Wallace, ${card.title}`).happened('Gate conditions failed');
  });

  test('left aboard it does not help the team', () => {
    meets(1, `P1 planet: ${one}\nP1 ship: Runabout at Excavation aboard ${card.title}, ${other}`).happened(
      'Gate conditions failed',
    );
  });
});
