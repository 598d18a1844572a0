import { expect, test } from 'vitest';
import { count, damage, destroy, draw, theShip } from '../index.ts';
import { counted, skill } from '../conditions/index.generated.ts';
import * as say from '../index.ts';
import type { Moment, Rule } from '../index.ts';
import { both, classified, inState, ofAffiliation, ofPeople, ofType, skilled } from '../who/index.generated.ts';
import { encounterFrame, placedFrame, playedFrame } from './frame.ts';
import { englishLasting } from './lasting.ts';
import { englishRule } from './say.ts';
import { typeNouns } from './terms.ts';

const onShip = playedFrame(typeNouns.Ship, '');

test.each<[Rule, string]>([
  [say.modify('CUNNING', say.plus(2), { reach: 'present' }), 'each of your personnel present is CUNNING +2'],
  [say.modify('STRENGTH', say.times(2), { reach: 'present' }), 'each of your personnel present has double STRENGTH'],
  [
    say.modify('STRENGTH', say.plus(-1), { reach: 'present', who: ofPeople('Klingon') }),
    'each of your Klingons present is STRENGTH -1',
  ],
  [
    say.modify('STRENGTH', say.plus(2), { reach: 'present', useOnly: ['Federation', 'Non-Aligned'] }),
    'Federation or Non-Aligned use only: each of your personnel present who may use it is STRENGTH +2',
  ],
  [say.modify('RANGE', say.setTo(0), { reach: 'host' }), 'it has no RANGE'],
  [
    say.modify('RANGE', say.times(3), { reach: 'host', who: both(ofType('Ship'), ofAffiliation('Klingon')) }),
    'if it is a Klingon ship, it has triple RANGE',
  ],
  [say.modify('RANGE', say.lessCount, { reach: 'host' }), 'it has RANGE reduced by the count on this card'],
  [
    say.modify('SHIELDS', say.plusPer(2, classified('SCIENCE')), { reach: 'host' }),
    'it is SHIELDS +2 for each SCIENCE-classification personnel aboard',
  ],
  [say.phased, 'it is phased: nothing is beamed to or from it, and it neither attacks nor is attacked'],
  [say.freeReports(classified('ENGINEER')), 'each ENGINEER-classification personnel of yours may report for free'],
  [say.modify('WEAPONS', say.times(0.5), { reach: 'yours' }), 'each of your ships has half its WEAPONS'],
  [
    say.modify('WEAPONS', say.times(4), { reach: 'yours', who: inState('cloaked') }),
    'each of your cloaked ships has 4 times its WEAPONS',
  ],
  [say.extraSkill('OFFICER', 'ENGINEER'), 'each of your OFFICER-classification personnel present gains ENGINEER'],
  [say.treaty('Federation', 'Klingon'), 'your Federation and Klingon cards are compatible'],
  [
    say.allows('report any number'),
    'instead of your normal card play, you may report any number of personnel, ships, and equipment',
  ],
  [say.suppresses('present', 'Armus'), 'while with the team, nullifies Armus'],
  [
    say.suppresses('present', 'Archer', 'Armus', 'Nausicaans'),
    'while with the team, nullifies Archer, Armus, and Nausicaans',
  ],
  [say.cannot('move'), 'it cannot move'],
  [say.openHands, 'both players play with open hands'],
  [say.forbidsBeaming(3), 'no more than three personnel per turn may be beamed up or down here'],
  [say.forbidsBeaming(), 'while this card is face up, nothing may be beamed up or down here'],
  [
    say.suppresses('your beaming', 'Atmospheric Ionization', 'Distortion Field'),
    'Atmospheric Ionization and Distortion Field do not hinder your beaming',
  ],
  [say.addsIcon('Romulan'), 'your Romulan personnel may attempt it'],
  [say.noInterrupts(), 'neither player may play interrupts'],
  [say.noInterrupts('Q2'), 'neither player may play interrupts except Q2'],
  [say.allows('holograms here'), 'holograms may be active on this planet'],
  [say.makes('Non-Aligned', 'everyone', ofPeople('Klingon')), 'each Klingon loses its affiliation and is Non-Aligned'],
  [
    say.forbidsPassage('passage', counted('aboard', skill('Diplomacy', 2))),
    'no ship may pass here without 2 Diplomacy aboard',
  ],
  [
    say.forbidsPassage('flying on', counted('aboard', skill('Navigation'))),
    'a ship that arrives here without Navigation aboard must stop and cannot fly on in the same turn',
  ],
  [say.damagesPassingShips, 'a ship that passes here, or arrives and flies on in the same turn, is damaged'],
  [say.allows('flight around'), 'your ships may fly from either end of the spaceline to the other as if adjacent'],
  [say.extraDraws(2), 'that player must draw two more cards at the end of each of their turns'],
  [say.suppresses('everywhere', 'Static Warp Bubble'), 'Static Warp Bubble has no effect'],
  [say.suppresses('everywhere', 'Archer', 'Q'), 'Archer and Q have no effect'],
  [say.extraPlayOrDraw, 'each turn, you may make one more normal card play or else draw one more card at its end'],
  [say.ante, "the winner of the game is shown a random card of the loser's seed or draw deck"],
  [
    say.replicates,
    'when your personnel would be killed, you may stop 2 MEDICAL present (not being killed too) to return that ' +
      'personnel to hand instead',
  ],
  [
    say.modify('RANGE', say.times(3), {
      reach: 'host',
      while: { aboard: [classified('OFFICER'), classified('MEDICAL')] },
    }),
    'while OFFICER-classification and MEDICAL-classification personnel are aboard, it has triple RANGE',
  ],
  [say.usable('each turn', [draw(1)]), 'once each turn, you may do this: draw one card'],
  [
    say.usable('game', [draw(2)], skill('Archaeology')),
    'once per game, you may, with Archaeology, do this: draw two cards',
  ],
  [say.forbidsAttempts, 'the mission here cannot be attempted'],
  [say.cannot('move', { reach: 'here' }), 'each ship here cannot move'],
  [say.cannot('cloak', { while: skill('ENGINEER', 2) }), 'it cannot cloak while it has 2 ENGINEER aboard'],
  [say.makes('disabled', 'here'), 'each personnel here is disabled'],
  [
    say.makes('less skilled', 'aboard', say.either(ofPeople('Klingon'), classified('CIVILIAN'))),
    'each Klingon aboard and each CIVILIAN-classification personnel aboard loses their first-listed skill',
  ],
  [say.modify('STRENGTH', say.plus(-2), { reach: 'everyone' }), 'each personnel is STRENGTH -2'],
  [say.modify('RANGE', say.plus(-2), { reach: 'here' }), 'each ship here is RANGE -2'],
  [say.modify('CUNNING', say.plus(1), { reach: 'aboard' }), 'each personnel aboard is CUNNING +1'],
  [
    say.modify('RANGE', say.plus({ per: 'count', times: 2 }), { reach: 'host' }),
    'it has RANGE increased by two times the count on this card',
  ],
  [
    say.modify('RANGE', say.plus(2), {
      reach: 'host',
      while: { aboard: [skilled('Navigation'), ofPeople('Klingon')] },
    }),
    'while personnel with Navigation and Klingons are aboard, it is RANGE +2',
  ],
  [
    say.towedBy('Tractor Beam', skill('ENGINEER', 2)),
    'a ship with a Tractor Beam and 2 ENGINEER aboard may tow this card',
  ],
  [say.makes('less skilled', 'aboard'), 'personnel aboard lose their first-listed skill'],
  [say.makes('disabled', 'aboard', skilled('Empathy')), 'personnel aboard with Empathy are disabled'],
])('%j reads "%s"', (rule, expected) => {
  expect(englishRule(rule, onShip)).toBe(expected);
});

const moments: { readonly [K in Moment]: string } = {
  'start of your turn': 'At the start of each of your turns, draw one card.',
  'end of your turn': 'At the end of each of your turns, draw one card.',
  'start of every turn': 'At the start of every turn, draw one card.',
  "end of opponent's turn": "At the end of each of your opponent's turns, draw one card.",
  'end of every turn': 'At the end of every turn, draw one card.',
  'end of next turn': 'At the end of the next turn, draw one card.',
  'end of your full turn': 'At the end of each of your full turns, draw one card.',
  "end of host's turn": 'At the end of each turn of its controller, draw one card.',
  "end of host's full turn": 'At the end of each full turn of its controller, draw one card.',
  "end of its owner's next turn": "At the end of its owner's next turn, draw one card.",
  'ship stops here': 'When a ship stops here, draw one card.',
  'countdown expires': 'When the countdown expires, draw one card.',
};

test.each(Object.entries(moments))('trigger: %s', (when, expected) => {
  expect(englishLasting({ triggers: [say.whenever(when as Moment, draw(1))] }, onShip)).toBe(expected);
});

test('of copies that act once it is said', () => {
  expect(englishLasting({ triggers: [say.onceWhenever('end of your turn', draw(1))] }, onShip)).toBe(
    'At the end of each of your turns, draw one card.',
  );
});

test('the same change of several numbers is one sentence', () => {
  const changes = [
    say.modify('RANGE', say.plus(2), { reach: 'host' }),
    say.modify('SHIELDS', say.plus(2), { reach: 'host' }),
    say.modify('WEAPONS', say.plus(3), { reach: 'host' }),
  ];
  expect(englishLasting({ rules: changes }, onShip)).toBe('It is RANGE and SHIELDS +2. It is WEAPONS +3.');
});

test('a card that is a location says so', () => {
  expect(englishLasting({ location: { span: 4 } })).toBe('It is a location in space with span 4.');
});

test('what lasts until the end of the turn says so', () => {
  expect(englishLasting({ until: 'end of turn', rules: [say.cannot('cloak'), say.givesCopiedSkills] }, onShip)).toBe(
    'It cannot cloak this turn.',
  );
  const noRange = say.modify('RANGE', say.setTo(0), { reach: 'host', while: 'this turn' });
  expect(englishLasting({ rules: [noRange, say.cannot('leave the planet')] }, onShip)).toBe(
    'It has no RANGE this turn. It cannot be beamed up.',
  );
});

test('a countdown says what happens at its end', () => {
  expect(englishLasting({ countdown: 2 }, onShip)).toBe('Countdown 2.');
  expect(
    englishLasting({ countdown: 3, triggers: [say.whenever('countdown expires', destroy(theShip))] }, onShip),
  ).toBe('Countdown 3: when it expires, destroy it.');
});

test('rules, triggers, cure and nullifier are sentences in that order', () => {
  const frame = placedFrame(encounterFrame('space'), 'ship');
  expect(
    englishLasting(
      {
        nullifiedBy: counted('aboard', skill('ENGINEER', 3)),
        cure: counted('aboard', skill('SCIENCE')),
        triggers: [say.whenever('end of your turn', count(1), damage(theShip))],
        rules: [say.cannot('move')],
      },
      frame,
      { worth: 5 },
    ),
  ).toBe(
    'The ship cannot move. At the end of each of your turns, add 1 to the count on this dilemma, then ' +
      'damage the ship. Cured by SCIENCE aboard: score 5 points. Nullified by 3 ENGINEER aboard.',
  );
  expect(englishLasting({})).toBe('');
});
