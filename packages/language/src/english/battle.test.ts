import { expect, test } from 'vitest';
import * as say from '../index.ts';
import type { Rule } from '../index.ts';
import { dilemma, event, interrupt, printedIn } from '../card-builders.ts';
import { afflict, auto } from '../encounter.ts';
import { anyTime, battleInitiated, cardPlay, inResponse, onCard, playedFor } from '../index.ts';
import { whenever } from '../lasting.ts';
import { both, inState, ofAffiliation, ofType, overrunBy, titled } from '../who/index.generated.ts';
import { english } from './card.ts';
import { playedFrame } from './frame.ts';
import { englishRule } from './say.ts';
import { typeNouns } from './terms.ts';

const premiere = printedIn('premiere');

const onShip = playedFrame(typeNouns.Ship, '');

const rules: Readonly<Record<string, readonly [Rule, string]>> = {
  'self-controlling ship': [
    say.selfControllingShip({ range: 8, weapons: 24, shields: 24 }),
    'this card is a self-controlling ship (RANGE 8, WEAPONS 24, SHIELDS 24)',
  ],
  combatant: [say.combatant(), 'joins your Rogue Borg here, each with STRENGTH equal to their number'],
  commanded: [
    say.commanded,
    'while they are aboard, you control it: it is Non-Aligned, staffed, and led; they may beam to and from it ' +
      'and battle everyone at its location. Discard when none of them is aboard',
  ],
  'must travel': [
    say.mustTravel({ outpost: 'Klingon' }),
    "it must travel to its player's nearest Klingon outpost; when it arrives, discard this card",
  ],
  'not attacked': [say.cannot('be attacked'), 'it cannot be attacked'],
  'repairs arrivals': [say.repairsArrivals, "its controller's ships are repaired when they stop or dock there"],
  'mends ship': [say.repairsItsShip(2), 'repairs the ship it is aboard after two of your full turns'],
};

test.each(Object.entries(rules))('rule: %s', (_, [rule, expected]) => {
  expect(englishRule(rule, onShip)).toBe(expected);
});

test('words that are left out or added', () => {
  expect(englishRule(say.combatant(2), onShip)).toContain(
    'joins your Rogue Borg here, each with STRENGTH equal to twice their number',
  );
  expect(englishRule(say.mustTravel('far end', { only: true }), onShip)).toBe(
    'it must do nothing but travel to the far end of the spaceline; when it arrives, discard this card',
  );
});

const printed = [premiere(1, 'R')];

test('a self-controlling ship reads from its encounter to its end', () => {
  const borg = dilemma('Borg Ship', {
    where: 'space',
    points: 15,
    encounter: {
      ...auto([say.relocate(say.thisCard, 'far end')]),
      after: 'stays',
      lasting: {
        rules: [say.selfControllingShip({ range: 8, weapons: 24, shields: 24 })],
        triggers: [whenever('end of every turn', say.attack('ships'), say.relocate(say.thisCard, 'onward'))],
      },
    },
    printed,
  });
  expect(english(borg)).toBe(
    'Place at far end of spaceline. It is a self-controlling ship (RANGE 8, WEAPONS 24, SHIELDS 24). At ' +
      'the end of every turn, it attacks every ship there, then flies its RANGE toward the other end; if ' +
      'already there, discard it. Whoever destroys it in battle scores 15 points.',
  );
});

test('a required journey says what its end is worth', () => {
  const cytherians = dilemma('Cytherians', {
    where: 'space',
    points: 15,
    encounter: {
      ...afflict('ship', { rules: [say.mustTravel('far end', { only: true })] }, { effect: [say.setCourse] }),
      endsAttempt: true,
    },
    printed,
  });
  expect(english(cytherians)).toBe(
    'Place on ship; the attempt ends. The ship must do nothing but travel to the far end of the ' +
      'spaceline; when it arrives, score 15 points and discard dilemma.',
  );
});

test('Rogue Borg and the cards about them', () => {
  const occupiedShip = both(ofType('Ship'), inState('occupied'));
  const mercenaries = interrupt('Rogue Borg Mercenaries', {
    plays: [anyTime(onCard(occupiedShip))],
    stays: true,
    text: [say.attack('everyone')],
    inPlay: { rules: [say.combatant()], triggers: [whenever('start of every turn', say.attack('everyone'))] },
    printed,
  });
  expect(english(mercenaries)).toBe(
    'Plays on any occupied ship. Joins your Rogue Borg here, each with STRENGTH equal to their number. Now and ' +
      'at the start of every turn, they battle everyone here.',
  );
  const lore = event('Lore Returns', {
    plays: [cardPlay(onCard(both(ofType('Ship'), overrunBy(titled('Rogue Borg')))))],
    stays: true,
    inPlay: { rules: [say.commanded] },
    printed,
  });
  expect(english(lore)).toMatch(/^Plays on any ship whose crew your Rogue Borg eliminated\. While /);
  const hugh = interrupt('Hugh', {
    plays: [
      playedFor(anyTime(onCard(titled('Borg Ship'))), say.noAttack),
      playedFor(
        inResponse(battleInitiated({ by: titled('Rogue Borg') })),
        say.discard(say.from('that location', say.everyone(titled('Rogue Borg')))),
        say.end('battle'),
      ),
    ],
    printed,
  });
  expect(english(hugh)).toBe(
    'Plays on Borg Ship: it does not attack this turn; or just after a battle is initiated by Rogue Borg: ' +
      'discard all Rogue Borg cards at that location, then cancel that battle.',
  );
});

test('an order from home', () => {
  const message = interrupt('Incoming Message - Klingon', {
    plays: [anyTime(onCard(both(ofType('Ship'), ofAffiliation('Klingon'))))],
    stays: true,
    inPlay: { rules: [say.mustTravel({ outpost: 'Klingon' })] },
    printed,
  });
  expect(english(message)).toBe(
    "Plays on any Klingon ship. It must travel to its player's nearest Klingon outpost; when it arrives, " +
      'discard interrupt.',
  );
});
