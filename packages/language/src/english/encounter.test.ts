import { expect, test } from 'vitest';
import {
  atRandom,
  count,
  damage,
  destroy,
  disable,
  discard,
  eitherOf,
  end,
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
    'Unless the team has SECURITY and MEDICAL, kill the member with the highest attribute total and stop ' +
      'the rest. Discard dilemma.',
  );
});

test('unless: points are for meeting the conditions', () => {
  const killOne = kill(opponentsChoice(1, except(inorganic)));
  expect(read('planet', unless(requireAll(skill('MEDICAL'), skill('SECURITY')), [killOne]), 5)).toBe(
    'Unless the team has MEDICAL and SECURITY, kill one member who is neither android nor hologram ' +
      "(opponent's choice) and stop the rest. If it has, score 5 points. Discard dilemma.",
  );
});

test('unless: in space the ship is stopped with its crew, unless it is gone', () => {
  const three = requireAll(skill('SCIENCE'), skill('ENGINEER'), skill('OFFICER'));
  expect(read('space', unless(three, [damage(theShip)]))).toBe(
    'Unless the crew has SCIENCE, ENGINEER, and OFFICER, damage and stop the ship. Discard dilemma.',
  );
  expect(read('space', unless(shipHas('SHIELDS', 6), [destroy(theShip)]))).toBe(
    'Unless the ship has SHIELDS over 6, destroy the ship. Discard dilemma.',
  );
});

test('unless: a stop that the effect says itself is not said twice', () => {
  expect(read('dual', unless(skill('Leadership', 2), [stop(theTeam)]))).toBe(
    'Unless the team has 2 Leadership, stop it. Discard dilemma.',
  );
});

test('wall: the card comes back', () => {
  expect(read('dual', wall(requireAll(skill('Diplomacy', 2), sum('CUNNING', 30))))).toBe(
    'Unless the team has 2 Diplomacy and CUNNING over 30, stop it and put dilemma back under mission.',
  );
  const anyOne = members(either(skilled('Youth'), skilled('Music'), attribute('STRENGTH', 'over', 9)));
  expect(read('planet', wall(requireAny(named('Lwaxana Troi'), anyOne)))).toBe(
    'Unless the team has Lwaxana Troi or a member with Youth, Music, or STRENGTH over 9, stop it and put ' +
      'dilemma back under mission.',
  );
});

test('wall: in space it is met by a crew, and passed by so many members at least', () => {
  expect(read('space', wall(requireAny(skill('Computer Skill', 2), skill('SCIENCE', 3))))).toBe(
    'Unless the crew has 2 Computer Skill or 3 SCIENCE, stop it and put dilemma back under mission.',
  );
  expect(read('planet', wall(members(female, 2)))).toBe(
    'Unless the team has at least two female members, stop it and put dilemma back under mission.',
  );
  expect(read('planet', wall(members(skilled('Honor'))))).toBe(
    'Unless a member has Honor, stop the team and put dilemma back under mission.',
  );
});

test('unless: the ship has what only a ship can have', () => {
  expect(
    read('space', unless(requireAny(skill('Music'), shipHas('SHIELDS', 6)), [kill(from('aboard', everyone()))])),
  ).toBe(
    'Unless the crew has Music or the ship has SHIELDS over 6, kill everyone aboard and stop the ship. Discard dilemma.',
  );
});

test('unless: a trigger comes first, and what keeps the effect away last', () => {
  const resigns = discard(highest('total', 1, { who: female }));
  expect(read('planet', unless(skill('SECURITY'), [resigns], { trigger: members(female) }))).toBe(
    'If the team has a female member, discard the one with the highest attribute total and stop the rest, ' +
      'unless the team has SECURITY. Discard dilemma.',
  );
});

test('auto: a trigger that the effect does not say itself', () => {
  expect(read('planet', auto([kill(atRandom())], { trigger: members(female) }))).toBe(
    'If the team has a female member, kill one team member at random. Discard dilemma.',
  );
});

test('auto: what may be played first', () => {
  expect(read('planet', auto([kill(atRandom())], { answeredBy: ['Escape'] }))).toBe(
    'Kill one team member at random (Escape may be used first). Discard dilemma.',
  );
});

test('unless: whoever is left is stopped before the turn ends', () => {
  expect(read('space', unless(skill('SCIENCE'), [damage(theShip), end('turn')]))).toBe(
    'Unless the crew has SCIENCE, damage the ship, then stop the crew and end the turn. Discard dilemma.',
  );
});

test('payment: beside a condition, and alone', () => {
  const bribe = { discard: ofType('Equipment'), count: 1 };
  expect(read('planet', unless(sum('STRENGTH', 44), [kill(atRandom())], { payment: bribe }))).toBe(
    'Unless the team has STRENGTH over 44 or you discard a piece of equipment from it, kill one member at ' +
      'random and stop the rest. Discard dilemma.',
  );
  const sent = { discard: skilled('MEDICAL'), count: 1 };
  expect(read('space', unless(sent, [kill(everyone())]), 5)).toBe(
    'Unless you discard a crew member with MEDICAL (and equipment that alone gives it), kill the crew and ' +
      'stop the ship. If you do, score 5 points. Discard dilemma.',
  );
  expect(read('planet', unless(sent, [kill(everyone())]))).toBe(
    'Unless you discard a team member with MEDICAL (and equipment that alone gives it), kill the team. ' +
      'Discard dilemma.',
  );
});

test('auto: trigger, effect, nobody stopped', () => {
  expect(read('planet', auto([relocate(atRandom(1, female), 'furthest planet')], { trigger: members(female) }))).toBe(
    'Relocate one female team member at random to the furthest planet. Discard dilemma.',
  );
  expect(read('planet', auto([kill(everyone(attribute('INTEGRITY', 'under', 5)))]), 5)).toBe(
    'Kill all team members with INTEGRITY under 5. Worth 5 points. Discard dilemma.',
  );
});

test('what is done first is what the conditions and the effect speak of', () => {
  const strongest = highest('STRENGTH', 2, { ties: 'you' });
  const encounter = unless(counted('those', sum('STRENGTH', 16)), [kill(from('those', atRandom()))], {
    first: [selectFirst(strongest)],
  });
  expect(read('planet', encounter)).toBe(
    'Unless the two members with the highest STRENGTH (you break ties) have STRENGTH over 16 together, ' +
      'kill one of them at random and stop the rest. Discard dilemma.',
  );
});

test('a nullifier of the encounter alone', () => {
  const encounter = auto([kill(atRandom())], { nullifiedBy: named('Thermal Deflectors') });
  expect(read('planet', encounter)).toBe(
    'Kill one team member at random. Nullified by Thermal Deflectors. Discard dilemma.',
  );
});

test('a wall that does more than stop', () => {
  expect(read('planet', wallOr(sum('INTEGRITY', 32), [kill(atRandom())]))).toBe(
    'Unless the team has INTEGRITY over 32, kill one member at random, then stop the rest and put dilemma ' +
      'back under mission.',
  );
});

test('a choice to do nothing is an offer, and what it brings comes last', () => {
  const help = [stop(from('away teams here', everyone())), end('attempt'), score(5)];
  expect(read('planet', auto([eitherOf([], help)]), 5)).toBe(
    'You may stop every Away Team here and end the attempt; if you do, score 5 points. Discard dilemma.',
  );
  expect(read('planet', auto([eitherOf([score(5)], [damage(theShip)])]), 5)).toBe(
    'Choose one: score 5 points; or damage your ship here. Discard dilemma.',
  );
});

test('points that the text gives itself are said once', () => {
  expect(read('planet', auto([eitherOf([], [score(5)])]), 5)).toBe('You may score 5 points. Discard dilemma.');
});

test('afflict: quarantine', () => {
  expect(read('planet', afflict('team', { rules: [cannot('leave', { reach: 'met' })] }))).toBe(
    'Place on team. Its members are quarantined.',
  );
});

test('afflict: countdown and cure with points', () => {
  const lasting = {
    countdown: 4,
    triggers: [whenever('countdown expires', kill(everyone()))],
    cure: requireAll(skill('SCIENCE'), skill('MEDICAL', 2)),
  };
  expect(read('planet', afflict('team', lasting), 5)).toBe(
    'Place on team. Countdown 4: when it expires, kill its members. Cured by SCIENCE and 2 MEDICAL: score ' +
      '5 points.',
  );
});

test('afflict: what happens now and later is said once', () => {
  const one = disable(from('aboard', atRandom()));
  const lasting = { triggers: [whenever('start of your turn', one)], cure: counted('aboard', skill('MEDICAL')) };
  expect(read('space', afflict('ship', lasting, { effect: [one] }))).toBe(
    'Place on ship. Now and at the start of each of your turns, disable one personnel aboard at random. ' +
      'Cured by MEDICAL aboard.',
  );
});

test('copies that do not add up, where the text says so', () => {
  const encounter = afflict('ship', { rules: [cannot('move')] });
  expect(english(dilemma('Test', { where: 'space', encounter, cumulative: false, printed: [premiere(1, 'C')] }))).toBe(
    'Place on ship. It cannot move. (Not cumulative.)',
  );
});

test('space and planet: what is the same for both comes last', () => {
  const card = dilemma('Test', {
    where: 'dual',
    points: 5,
    encounter: unless(skill('Music'), [kill(from('aboard', everyone()))]),
    atPlanet: unless(skill('SCIENCE'), [kill(everyone())]),
    printed: [premiere(1, 'C')],
  });
  expect(english(card)).toBe(
    'Space: unless the crew has Music, kill everyone aboard and stop the ship. Planet: unless the team has ' +
      'SCIENCE, kill it. Both: if passed, score 5 points. Discard dilemma.',
  );
});

test('afflict: a condition besides the cure', () => {
  const lasting = { rules: [cannot('move')], cure: counted('aboard', skill('ENGINEER', 2)) };
  const more = { condition: skill('MEDICAL'), effect: [kill(atRandom())] };
  expect(read('space', afflict('ship', lasting, more))).toBe(
    'Place on ship. It cannot move. Unless the crew has MEDICAL, kill one member at random and stop the ' +
      'rest. Cured by 2 ENGINEER aboard.',
  );
});

test('afflict: a count that grows, and a nullifier', () => {
  const lasting = {
    rules: [modify('RANGE', lessCount, { reach: 'host' })],
    triggers: [whenever('end of your turn', count(1), provided(lacks(shipHas('RANGE', 0)), [destroy(theShip)]))],
    nullifiedBy: counted('aboard', skill('ENGINEER', 3)),
  };
  expect(read('space', afflict('ship', lasting))).toBe(
    'Place on ship. At the end of each of your turns, reduce its RANGE by 1, then destroy it if its RANGE ' +
      'is 0. Nullified by 3 ENGINEER aboard.',
  );
});

test('an attempt may end without anybody stopped', () => {
  const stays: Encounter = { place: 'mission', effect: [], after: 'stays', endsAttempt: true, lasting: {} };
  expect(read('space', stays)).toBe('Place on mission; the attempt ends.');
  expect(read('planet', { ...wall(skill('Music')), endsAttempt: true })).toBe(
    'Unless the team has Music, stop it and put dilemma back under mission. The attempt ends.',
  );
  expect(read('planet', { effect: [], after: 'stays' })).toBe('This dilemma stays in play.');
});
