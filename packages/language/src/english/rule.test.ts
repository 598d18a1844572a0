import { expect, test } from 'vitest';
import { count, damageShip, destroyShip, draw } from '../act.ts';
import { counted, skill } from '../condition.ts';
import * as say from '../rule.ts';
import type { Moment, Rule } from '../rule.ts';
import { both, classified, inState, ofAffiliation, ofPeople, ofType, skilled } from '../who.ts';
import { encounterFrame, placedFrame, playedFrame } from './frame.ts';
import { englishLasting, englishRule } from './rule.ts';
import { typeNouns } from './terms.ts';

const onShip = playedFrame(typeNouns.Ship, '');

test.each<[Rule, string]>([
  [say.modify('CUNNING', say.plus(2), { reach: 'present' }), 'each of your personnel present has CUNNING +2'],
  [say.modify('STRENGTH', say.times(2), { reach: 'present' }), 'each of your personnel present has STRENGTH doubled'],
  [
    say.modify('STRENGTH', say.plus(-1), { reach: 'present', who: ofPeople('Klingon') }),
    'each of your Klingon personnel present has STRENGTH -1',
  ],
  [
    say.modify('STRENGTH', say.plus(2), { reach: 'present', useOnly: ['Federation', 'Non-Aligned'] }),
    'Federation or Non-Aligned use only: each of your personnel present has STRENGTH +2',
  ],
  [say.modify('RANGE', say.setTo(0), { reach: 'host' }), 'that ship has RANGE set to 0'],
  [
    say.modify('RANGE', say.times(3), { reach: 'host', who: both(ofType('Ship'), ofAffiliation('Klingon')) }),
    'that ship, if it is a Klingon ship, has RANGE tripled',
  ],
  [say.modify('RANGE', say.lessCounter, { reach: 'host' }), 'that ship has RANGE reduced by the count on this card'],
  [
    say.modify('SHIELDS', say.plusPer(2, classified('SCIENCE')), { reach: 'host' }),
    'that ship has SHIELDS +2 for each SCIENCE-classification personnel aboard',
  ],
  [say.modify('WEAPONS', say.times(0.5), { reach: 'yours' }), 'each of your ships has WEAPONS halved'],
  [
    say.modify('WEAPONS', say.times(4), { reach: 'yours', who: inState('cloaked') }),
    'each of your cloaked ships has WEAPONS multiplied by 4',
  ],
  [
    say.extraSkill('OFFICER', 'ENGINEER'),
    'each of your OFFICER-classification personnel present has one more level of ENGINEER',
  ],
  [say.treaty('Federation', 'Klingon'), 'your Federation and Klingon cards are compatible'],
  [
    say.reportAnyNumber,
    'in place of your normal card play, you may report any number of personnel, ships, and equipment cards',
  ],
  [say.nullifies('Armus'), 'while with the team, this card nullifies the dilemma Armus'],
  [
    say.nullifies('Archer', 'Armus', 'Nausicaans'),
    'while with the team, this card nullifies the dilemmas Archer, Armus, and Nausicaans',
  ],
  [say.cannotMove, 'that ship cannot move'],
  [say.cannotBeAttempted, 'the mission here cannot be attempted'],
  [
    say.towedBy('Tractor Beam', skill('ENGINEER', 2)),
    'a ship with a Tractor Beam and 2 ENGINEER aboard may tow this card along when it flies',
  ],
  [say.firstSkillLost, 'each personnel aboard loses their first-listed skill'],
  [say.disables(skilled('Empathy')), 'each personnel aboard with Empathy is disabled'],
])('%j reads "%s"', (rule, expected) => {
  expect(englishRule(rule, onShip)).toBe(expected);
});

const moments: { readonly [K in Moment]: string } = {
  'start of your turn': 'At the start of each of your turns, draw one card.',
  'end of your turn': 'At the end of each of your turns, draw one card.',
  'end of every turn': 'At the end of every turn, draw one card.',
  'countdown expires': 'When the countdown expires, draw one card, then discard this card.',
};

test.each(Object.entries(moments))('trigger: %s', (when, expected) => {
  expect(englishLasting({ triggers: [say.whenever(when as Moment, draw(1))] }, onShip)).toBe(expected);
});

test('a countdown says what happens at its end', () => {
  expect(englishLasting({ countdown: 2 }, onShip)).toBe('Countdown 2: when it expires, discard this card.');
  expect(englishLasting({ countdown: 3, triggers: [say.whenever('countdown expires', destroyShip)] }, onShip)).toBe(
    'Countdown 3: when it expires, destroy that ship, then discard this card.',
  );
});

test('rules, triggers, cure and nullifier are sentences in that order', () => {
  const frame = placedFrame(encounterFrame('space'), 'ship');
  expect(
    englishLasting(
      {
        nullifiedBy: counted('aboard', skill('ENGINEER', 3)),
        cure: counted('aboard', skill('SCIENCE')),
        triggers: [say.whenever('end of your turn', count(1), damageShip)],
        rules: [say.cannotMove],
      },
      frame,
      5,
    ),
  ).toBe(
    'The ship cannot move. At the end of each of your turns, add 1 to the count on this dilemma, then damage the ship. ' +
      'Cured by SCIENCE aboard; then score 5 points. Nullified by 3 ENGINEER aboard.',
  );
  expect(englishLasting({})).toBe('');
});
