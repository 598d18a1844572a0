import { expect, test } from 'vitest';
import {
  atRandom,
  count,
  damage,
  destroy,
  eitherOf,
  everyone,
  from,
  highest,
  kill,
  lacks,
  opponentsChoice,
  provided,
  relocate,
  score,
  selectFirst,
  stop,
  theShip,
  theTeam,
} from '../index.ts';
import { dilemma, printedIn } from '../card-builders.ts';
import { counted, members, named, requireAll, requireAny, shipHas, skill, sum } from '../conditions/index.generated.ts';
import { afflict, auto, unless, wall, wallOr } from '../encounter.ts';
import type { Encounter } from '../encounter.ts';
import type { MissionKind } from '../facts.ts';
import { cannot, lessCount, modify, whenever } from '../index.ts';
import { attribute, either, except, female, inorganic, ofType, skilled } from '../who/index.generated.ts';
import { english } from './card.ts';

const premiere = printedIn('premiere');

const read = (where: MissionKind, encounter: Encounter, points?: number): string =>
  english(dilemma('Test', { where, encounter, printed: [premiere(1, 'C')], ...(points ? { points } : {}) }));

test('unless: condition, effect, tie, stop, disposal', () => {
  expect(read('planet', unless(requireAll(skill('SECURITY'), skill('MEDICAL')), [kill(highest('total'))]))).toBe(
    'Unless the team has SECURITY and MEDICAL, kill the team member with the highest attribute total ' +
      '(your opponent breaks ties), then stop the team. Then discard this dilemma.',
  );
});

test('unless: points are for meeting the conditions', () => {
  const killOne = kill(opponentsChoice(1, except(inorganic)));
  expect(read('planet', unless(requireAll(skill('MEDICAL'), skill('SECURITY')), [killOne]), 5)).toBe(
    "Unless the team has MEDICAL and SECURITY, kill one team member of your opponent's choice who is neither android " +
      'nor hologram, then stop the team. Otherwise score 5 points. Then discard this dilemma.',
  );
});

test('unless: in space the ship is stopped with its crew, unless it is gone', () => {
  const three = requireAll(skill('SCIENCE'), skill('ENGINEER'), skill('OFFICER'));
  expect(read('space', unless(three, [damage(theShip)]))).toBe(
    'Unless the team has SCIENCE, ENGINEER, and OFFICER, damage the ship, then stop the ship and its crew. ' +
      'Then discard this dilemma.',
  );
  expect(read('space', unless(shipHas('SHIELDS', 6), [destroy(theShip)]))).toBe(
    'Unless the ship has SHIELDS over 6, destroy the ship. Then discard this dilemma.',
  );
});

test('unless: a stop that the effect says itself is not said twice', () => {
  expect(read('dual', unless(skill('Leadership', 2), [stop(theTeam)]))).toBe(
    'Unless the team has 2 Leadership, stop the team (in space with its ship). Then discard this dilemma.',
  );
});

test('wall: the card comes back', () => {
  expect(read('dual', wall(requireAll(skill('Diplomacy', 2), sum('CUNNING', 30))))).toBe(
    'Unless the team has 2 Diplomacy and CUNNING over 30, stop the team (in space with its ship). Then put this dilemma back under the mission.',
  );
  const anyOne = members(either(skilled('Youth'), skilled('Music'), attribute('STRENGTH', 'over', 9)));
  expect(read('planet', wall(requireAny(named('Lwaxana Troi'), anyOne)))).toBe(
    'Unless the team has Lwaxana Troi or a member with Youth, Music, or STRENGTH over 9, stop the team. ' +
      'Then put this dilemma back under the mission.',
  );
});

test('payment: beside a condition, and alone', () => {
  const bribe = { discard: ofType('Equipment'), count: 1 };
  expect(read('planet', unless(sum('STRENGTH', 44), [kill(atRandom())], { payment: bribe }))).toBe(
    'Unless the team has STRENGTH over 44, or you choose to discard one equipment card from the team, ' +
      'kill one team member chosen at random, then stop the team. Then discard this dilemma.',
  );
  const sent = { discard: skilled('MEDICAL'), count: 1 };
  expect(read('space', unless(sent, [kill(everyone())]), 5)).toBe(
    'Unless you choose to discard one team member with MEDICAL (and the equipment that gives it, if nothing else does), kill the whole team, then stop the ship. ' +
      'Otherwise score 5 points. Then discard this dilemma.',
  );
  expect(read('planet', unless(sent, [kill(everyone())]))).toBe(
    'Unless you choose to discard one team member with MEDICAL (and the equipment that gives it, if nothing else does), kill the whole team. Then discard this dilemma.',
  );
});

test('auto: trigger, effect, nobody stopped', () => {
  expect(read('planet', auto([relocate(atRandom(1, female), 'furthest planet')], { trigger: members(female) }))).toBe(
    'Works only if the team has a female member; otherwise discard this dilemma. ' +
      'Relocate one female team member chosen at random to the furthest planet. Then discard this dilemma.',
  );
  expect(read('planet', auto([kill(everyone(attribute('INTEGRITY', 'under', 5)))]), 5)).toBe(
    'Kill all team members with INTEGRITY under 5. Then discard this dilemma. Worth 5 points.',
  );
});

test('what is done first is what the conditions and the effect speak of', () => {
  const strongest = highest('STRENGTH', 2, { ties: 'you' });
  const encounter = unless(counted('those', sum('STRENGTH', 16)), [kill(from('those', atRandom()))], {
    first: [selectFirst(strongest)],
  });
  expect(read('planet', encounter)).toBe(
    'Select the two team members with the highest STRENGTH (you break ties). Unless they have STRENGTH over 16 ' +
      'together, kill one of those team members chosen at random, then stop the team. Then discard this dilemma.',
  );
});

test('a nullifier of the encounter alone', () => {
  const encounter = auto([kill(atRandom())], { nullifiedBy: named('Thermal Deflectors') });
  expect(read('planet', encounter)).toBe(
    'Kill one team member chosen at random. Then discard this dilemma. Nullified by Thermal Deflectors.',
  );
});

test('a wall that does more than stop', () => {
  expect(read('planet', wallOr(sum('INTEGRITY', 32), [kill(atRandom())]))).toBe(
    'Unless the team has INTEGRITY over 32, kill one team member chosen at random, then stop the team. ' +
      'Then put this dilemma back under the mission.',
  );
});

test('points that the text gives itself are said once', () => {
  expect(read('planet', auto([eitherOf([], [score(5)])]), 5)).toBe(
    'Choose one: nothing; or score 5 points. Then discard this dilemma.',
  );
});

test('afflict: quarantine', () => {
  expect(read('planet', afflict('team', { rules: [cannot('leave', { reach: 'met' })] }))).toBe(
    'Place this dilemma on the team. Everyone afflicted is quarantined: they cannot leave the planet, ship, or ' +
      'facility they are on, except that a ship takes them along.',
  );
});

test('afflict: countdown and cure with points', () => {
  const lasting = {
    countdown: 4,
    triggers: [whenever('countdown expires', kill(everyone()))],
    cure: requireAll(skill('SCIENCE'), skill('MEDICAL', 2)),
  };
  expect(read('planet', afflict('team', lasting), 5)).toBe(
    'Place this dilemma on the team. Countdown 4: when it expires, kill everyone afflicted, then discard this ' +
      'dilemma. Cured by SCIENCE and 2 MEDICAL; then score 5 points.',
  );
});

test('afflict: a condition besides the cure', () => {
  const lasting = { rules: [cannot('move')], cure: counted('aboard', skill('ENGINEER', 2)) };
  const more = { condition: skill('MEDICAL'), effect: [kill(atRandom())] };
  expect(read('space', afflict('ship', lasting, more))).toBe(
    'Place this dilemma on the ship. Unless the team has MEDICAL, kill one team member chosen at random, then stop ' +
      'the ship and its crew. The ship cannot move. Cured by 2 ENGINEER aboard.',
  );
});

test('afflict: a count that grows, and a nullifier', () => {
  const lasting = {
    rules: [modify('RANGE', lessCount, { reach: 'host' })],
    triggers: [whenever('end of your turn', count(1), provided(lacks(shipHas('RANGE', 0)), [destroy(theShip)]))],
    nullifiedBy: counted('aboard', skill('ENGINEER', 3)),
  };
  expect(read('space', afflict('ship', lasting))).toBe(
    'Place this dilemma on the ship. The ship has RANGE reduced by the count on this dilemma. At the end of each of ' +
      'your turns, add 1 to the count on this dilemma, then destroy the ship if its RANGE is 0. ' +
      'Nullified by 3 ENGINEER aboard.',
  );
});

test('an attempt may end without anybody stopped', () => {
  const stays: Encounter = { place: 'mission', effect: [], after: 'stays', endsAttempt: true, lasting: {} };
  expect(read('space', stays)).toBe('Place this dilemma on the mission. The attempt ends, and nobody is stopped.');
  expect(read('planet', { ...wall(skill('Music')), endsAttempt: true })).toBe(
    'Unless the team has Music, stop the team. The attempt ends. Then put this dilemma back under the mission.',
  );
  expect(read('planet', { effect: [], after: 'stays' })).toBe('This dilemma stays in play.');
});
