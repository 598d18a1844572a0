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
  [say.modify('CUNNING', say.plus(2), { reach: 'present' }), 'each of your personnel present has CUNNING +2'],
  [say.modify('STRENGTH', say.times(2), { reach: 'present' }), 'each of your personnel present has STRENGTH doubled'],
  [
    say.modify('STRENGTH', say.plus(-1), { reach: 'present', who: ofPeople('Klingon') }),
    'each of your Klingon personnel present has STRENGTH -1',
  ],
  [
    say.modify('STRENGTH', say.plus(2), { reach: 'present', useOnly: ['Federation', 'Non-Aligned'] }),
    'Federation or Non-Aligned use only: each of your personnel present who may use it has STRENGTH +2',
  ],
  [say.modify('RANGE', say.setTo(0), { reach: 'host' }), 'that ship has RANGE set to 0'],
  [
    say.modify('RANGE', say.times(3), { reach: 'host', who: both(ofType('Ship'), ofAffiliation('Klingon')) }),
    'that ship, if it is a Klingon ship, has RANGE tripled',
  ],
  [say.modify('RANGE', say.lessCount, { reach: 'host' }), 'that ship has RANGE reduced by the count on this card'],
  [
    say.modify('SHIELDS', say.plusPer(2, classified('SCIENCE')), { reach: 'host' }),
    'that ship has SHIELDS +2 for each SCIENCE-classification personnel aboard',
  ],
  [say.phased, 'that ship is phased: nothing is beamed to or from it, and it neither attacks nor is attacked'],
  [say.freeReports(classified('ENGINEER')), 'each ENGINEER-classification personnel of yours may report for free'],
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
    say.allows('report any number'),
    'in place of your normal card play, you may report any number of personnel, ships, and equipment cards',
  ],
  [say.suppresses('present', 'Armus'), 'while with the team, nullifies Armus'],
  [
    say.suppresses('present', 'Archer', 'Armus', 'Nausicaans'),
    'while with the team, nullifies Archer, Armus, and Nausicaans',
  ],
  [say.cannot('move'), 'that ship cannot move'],
  [say.openHands, 'both players play with open hands'],
  [say.forbidsBeaming(3), 'in each turn no more than three personnel in all can be beamed to or from the surface here'],
  [say.forbidsBeaming(), 'while this card is face up, nothing can be beamed to or from the surface here'],
  [
    say.suppresses('your beaming', 'Atmospheric Ionization', 'Distortion Field'),
    'Atmospheric Ionization and Distortion Field do not hinder the beaming of your cards',
  ],
  [say.addsIcon('Romulan'), 'for you, that ship also shows the Romulan icon'],
  [say.noInterrupts(), 'neither player can play interrupts'],
  [say.noInterrupts('Q2'), 'neither player can play interrupts other than Q2'],
  [say.allows('holograms here'), 'holograms may be on the surface here and be active there'],
  [say.makes('Non-Aligned', 'everyone', ofPeople('Klingon')), 'each Klingon personnel is Non-Aligned and nothing else'],
  [
    say.forbidsPassage('passage', counted('aboard', skill('Diplomacy', 2))),
    'no ship can fly across here without 2 Diplomacy aboard',
  ],
  [
    say.forbidsPassage('flying on', counted('aboard', skill('Navigation'))),
    'a ship that flies here without Navigation aboard must stop here and cannot fly on in the same turn',
  ],
  [say.damagesPassingShips, 'a ship that passes here, or flies here and on in the same turn, is damaged'],
  [
    say.allows('flight around'),
    'your ships may fly from either end of the spaceline to its other end, as if those locations were adjacent',
  ],
  [say.extraDraws(2), 'the chosen player must draw two more cards at the end of each of their turns'],
  [say.suppresses('everywhere', 'Static Warp Bubble'), 'Static Warp Bubble has no effect'],
  [say.suppresses('everywhere', 'Archer', 'Q'), 'Archer and Q have no effect'],
  [
    say.extraPlayOrDraw,
    'in each of your turns, you may make one more normal card play or else draw one more card at its end',
  ],
  [
    say.ante,
    "when the game is won, the winner is shown a card chosen at random from the loser's seed deck and draw deck",
  ],
  [
    say.replicates,
    'when a personnel of yours would be killed, you may stop one or two of your personnel present who have 2 MEDICAL between them and would not be killed as well; then return that personnel to hand instead',
  ],
  [
    say.modify('RANGE', say.times(3), {
      reach: 'host',
      while: { aboard: [classified('OFFICER'), classified('MEDICAL')] },
    }),
    'that ship has RANGE tripled, while OFFICER-classification and MEDICAL-classification personnel are aboard',
  ],
  [say.usable('each turn', [draw(1)]), 'once each turn, you may do this: draw one card'],
  [
    say.usable('game', [draw(2)], skill('Archaeology')),
    'once per game, you may, with Archaeology, do this: draw two cards',
  ],
  [say.forbidsAttempts, 'the mission here cannot be attempted'],
  [say.cannot('move', { reach: 'here' }), 'each ship here cannot move'],
  [say.cannot('cloak', { while: skill('ENGINEER', 2) }), 'that ship cannot cloak while 2 ENGINEER are aboard'],
  [say.makes('disabled', 'here'), 'each personnel here is disabled'],
  [
    say.makes('less skilled', 'aboard', say.either(ofPeople('Klingon'), classified('CIVILIAN'))),
    'each Klingon personnel aboard and each CIVILIAN-classification personnel aboard lose their first-listed skill',
  ],
  [say.modify('STRENGTH', say.plus(-2), { reach: 'everyone' }), 'each personnel has STRENGTH -2'],
  [say.modify('RANGE', say.plus(-2), { reach: 'here' }), 'each ship here has RANGE -2'],
  [say.modify('CUNNING', say.plus(1), { reach: 'aboard' }), 'each personnel aboard has CUNNING +1'],
  [
    say.modify('RANGE', say.plus({ per: 'count', times: 2 }), { reach: 'host' }),
    'that ship has RANGE increased by two times the count on this card',
  ],
  [
    say.modify('RANGE', say.plus(2), {
      reach: 'host',
      while: { aboard: [skilled('Navigation'), ofPeople('Klingon')] },
    }),
    'that ship has RANGE +2, while personnel with Navigation and Klingon personnel are aboard',
  ],
  [say.towedBy('Tractor Beam', skill('ENGINEER', 2)), 'a ship with a Tractor Beam and 2 ENGINEER aboard may tow it'],
  [say.makes('less skilled', 'aboard'), 'each personnel aboard loses their first-listed skill'],
  [say.makes('disabled', 'aboard', skilled('Empathy')), 'each personnel aboard with Empathy is disabled'],
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
  'end of your full turn': 'At the end of each full turn of yours, draw one card.',
  "end of host's turn": "At the end of each turn of that ship's controller, draw one card.",
  "end of host's full turn": "At the end of each full turn of that ship's controller, draw one card.",
  "end of its owner's next turn": "At the end of the next turn of that ship's owner, draw one card.",
  'ship stops here': 'When a ship stops here, draw one card.',
  'countdown expires': 'When the countdown expires, draw one card.',
};

test.each(Object.entries(moments))('trigger: %s', (when, expected) => {
  expect(englishLasting({ triggers: [say.whenever(when as Moment, draw(1))] }, onShip)).toBe(expected);
});

test('of copies that act once it is said', () => {
  expect(englishLasting({ triggers: [say.onceWhenever('end of your turn', draw(1))] }, onShip)).toBe(
    'At the end of each of your turns, draw one card (once, however many copies of this card there are).',
  );
});

test('the same change of several numbers is one sentence', () => {
  const changes = [
    say.modify('RANGE', say.plus(2), { reach: 'host' }),
    say.modify('SHIELDS', say.plus(2), { reach: 'host' }),
    say.modify('WEAPONS', say.plus(3), { reach: 'host' }),
  ];
  expect(englishLasting({ rules: changes }, onShip)).toBe(
    'That ship has RANGE and SHIELDS +2. That ship has WEAPONS +3.',
  );
});

test('a card that is a location says so', () => {
  expect(englishLasting({ location: { span: 4 } })).toBe('It is a location in space with span 4 and no mission.');
});

test('what lasts until the end of the turn says so', () => {
  expect(englishLasting({ until: 'end of turn', rules: [say.cannot('cloak'), say.givesCopiedSkills] }, onShip)).toBe(
    'Until the end of the turn, that ship cannot cloak. Until the end of the turn, that ship has the copied skills as well.',
  );
  const noRange = say.modify('RANGE', say.setTo(0), { reach: 'host', while: 'this turn' });
  expect(englishLasting({ rules: [noRange, say.cannot('leave the planet')] }, onShip)).toBe(
    'Until the end of the turn, that ship has RANGE set to 0. That ship cannot be beamed off the planet.',
  );
});

test('a countdown says what happens at its end', () => {
  expect(englishLasting({ countdown: 2 }, onShip)).toBe('Countdown 2.');
  expect(
    englishLasting({ countdown: 3, triggers: [say.whenever('countdown expires', destroy(theShip))] }, onShip),
  ).toBe('Countdown 3: when it expires, destroy that ship.');
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
      5,
    ),
  ).toBe(
    'The ship cannot move. At the end of each of your turns, add 1 to the count on this dilemma, then ' +
      'damage the ship. Cured by SCIENCE aboard: score 5 points. Nullified by 3 ENGINEER aboard.',
  );
  expect(englishLasting({})).toBe('');
});
