import { expect, test } from 'vitest';
import {
  beingAboard,
  counted,
  lacks,
  members,
  named,
  requireAll,
  requireAny,
  shipHas,
  skill,
  sum,
} from '../conditions/index.generated.ts';
import type { Condition } from '../conditions/index.generated.ts';
import { attribute, either, facility, female, skilled } from '../who/index.generated.ts';
import { conditionHolds, englishCondition } from './condition.ts';

const outpost = facility('Outpost');

test.each<[Condition, string]>([
  [skill('Archaeology'), 'Archaeology'],
  [skill('MEDICAL', 3), '3 MEDICAL'],
  [sum('CUNNING', 32), 'CUNNING over 32'],
  [members(female), 'a female member'],
  [members(female, 2), 'at least two female members'],
  [members(either(skilled('Youth'), attribute('STRENGTH', 'over', 9))), 'a member with Youth or STRENGTH over 9'],
  [named('Lwaxana Troi'), 'Lwaxana Troi'],
  [shipHas('SHIELDS', 6), 'a ship with SHIELDS over 6'],
  [counted('aboard', skill('ENGINEER', 2)), '2 ENGINEER aboard'],
  [counted('here', skill('ENGINEER')), 'ENGINEER here'],
  [counted('present', skill('MEDICAL', 3)), '3 MEDICAL present'],
  [counted('team', skill('MEDICAL')), 'MEDICAL'],
  [counted('aboard', members(female, 2)), 'at least two female personnel aboard'],
  [beingAboard(outpost), 'being aboard an outpost'],
  [beingAboard(outpost, { docked: 'too' }), 'being aboard an outpost (or a ship docked there)'],
  [beingAboard(outpost, { docked: 'only' }), 'docking at an outpost'],
  [lacks(beingAboard(outpost, { docked: 'only' })), 'not docking at an outpost'],
  [requireAll(skill('SECURITY'), skill('MEDICAL')), 'SECURITY and MEDICAL'],
  [requireAll(skill('SCIENCE'), skill('ENGINEER'), skill('OFFICER')), 'SCIENCE, ENGINEER, and OFFICER'],
  [requireAny(skill('Archaeology'), sum('CUNNING', 32)), 'Archaeology or CUNNING over 32'],
  [requireAny(skill('Diplomacy', 5), skill('Honor', 4), skill('Treachery', 4)), '5 Diplomacy, 4 Honor, or 4 Treachery'],
  [lacks(skill('SECURITY')), 'no SECURITY'],
])('%j reads "%s"', (condition, expected) => {
  expect(englishCondition(condition)).toBe(expected);
});

const a = skill('Physics');
const b = skill('Biology');
const c = skill('Music');
const d = skill('Youth');

test.each<[string, Condition, string]>([
  ['OR binds loosest', requireAny(requireAll(a, b), c), 'Physics and Biology, or Music'],
  ['two sums', requireAny(requireAll(a, b), requireAll(c, d)), 'Physics and Biology, or Music and Youth'],
  [
    'a list of several terms is fenced off',
    requireAny(requireAll(a, b, c), d),
    'Physics, Biology, and Music; or Youth',
  ],
  ['two terms need no such fence', requireAny(d, requireAll(a, b)), 'Youth, or Physics and Biology'],
  [
    'a place after alternatives with lists',
    counted('aboard', requireAny(d, requireAll(a, b, c))),
    'Youth; or Physics, Biology, and Music, aboard',
  ],
  ['an alternative inside a sum comes last', requireAll(requireAny(a, b), c), 'Music and either Physics or Biology'],
  [
    'two alternatives inside a sum',
    requireAll(requireAny(a, b), requireAny(c, d)),
    'either Physics or Biology, and either Music or Youth',
  ],
  [
    'an alternative inside a sum inside an alternative',
    requireAny(requireAll(requireAny(a, b), c), d),
    'Music and either Physics or Biology, or else Youth',
  ],
  ['lists in lists of the same kind are one', requireAll(a, requireAll(b, c)), 'Physics, Biology, and Music'],
  ['a place after a list', counted('aboard', requireAll(a, b)), 'Physics and Biology aboard'],
  [
    'a place after fenced alternatives',
    counted('aboard', requireAny(requireAll(a, b), c)),
    'Physics and Biology, or Music, aboard',
  ],
  ['nothing is asked', requireAll(), 'nothing'],
  ['nothing is left', requireAny(), 'something impossible'],
])('%s', (_, condition, expected) => {
  expect(englishCondition(condition)).toBe(expected);
});

test.each<[Condition, string]>([
  [lacks(skill('SECURITY', 2)), 'fewer than 2 SECURITY'],
  [lacks(sum('CUNNING', 35)), 'CUNNING 35 or less'],
  [lacks(shipHas('SHIELDS', 4)), 'a ship with SHIELDS 4 or less'],
  [lacks(members(female)), 'no female member'],
  [lacks(members(female, 2)), 'fewer than two female members'],
  [lacks(named('Data')), 'no Data'],
  [lacks(lacks(a)), 'Physics'],
  [lacks(requireAll(a, b)), 'no Physics or no Biology'],
  [lacks(requireAny(a, b)), 'no Physics and no Biology'],
  [lacks(counted('aboard', skill('SECURITY', 2))), 'fewer than 2 SECURITY aboard'],
])('negation: %j reads "%s"', (condition, expected) => {
  expect(englishCondition(condition)).toBe(expected);
});

test('as a clause it has the subject that is counted', () => {
  expect(conditionHolds(a)).toBe('the team has Physics');
  expect(conditionHolds(counted('aboard', a))).toBe('you have Physics aboard');
  expect(conditionHolds(lacks(requireAny(counted('here', a), b)))).toBe('you have no Physics here and no Biology');
  expect(conditionHolds(shipHas('SHIELDS', 6))).toBe('the ship has SHIELDS over 6');
});
