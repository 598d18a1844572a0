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
  combatant: [
    say.combatant(),
    'this card is not a personnel but fights in personnel battles as one of your Rogue Borg: each has STRENGTH equal ' +
      'to the number of your Rogue Borg there',
  ],
  commanded: [
    say.commanded,
    'while your Rogue Borg are aboard that ship, you control it: it is Non-Aligned, counts as staffed and led, and ' +
      'your Rogue Borg may beam between it and any surface, ship, or facility at its location and battle everyone ' +
      'there; once none of them is aboard, discard this card',
  ],
  'must travel': [
    say.mustTravel({ outpost: 'Klingon' }),
    "that ship must travel to its player's nearest Klingon outpost; when it arrives, discard this card",
  ],
  'not attacked': [say.cannot('be attacked'), 'that ship cannot be attacked in a ship battle'],
  'repairs arrivals': [
    say.repairsArrivals,
    'each ship of the player who controls that ship is repaired when it stops or docks there',
  ],
  'mends ship': [say.repairsItsShip(2), 'repairs the ship it is aboard after two full turns of yours'],
};

test.each(Object.entries(rules))('rule: %s', (_, [rule, expected]) => {
  expect(englishRule(rule, onShip)).toBe(expected);
});

test('words that are left out or added', () => {
  expect(englishRule(say.combatant(2), onShip)).toContain('the number of your Rogue Borg there, doubled');
  expect(englishRule(say.mustTravel('far end', { only: true }), onShip)).toBe(
    'that ship must do nothing but travel to the far end of the spaceline; when it arrives, discard this ' + 'card',
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
    'Plays at any time on any occupied ship and stays there. Your Rogue Borg there battle everyone there. This card ' +
      'is not a personnel but fights in personnel battles as one of your Rogue Borg: each has STRENGTH equal to the ' +
      'number of your Rogue Borg there. At the start of every turn, your Rogue Borg there battle everyone there.',
  );
  const lore = event('Lore Returns', {
    plays: [cardPlay(onCard(both(ofType('Ship'), overrunBy(titled('Rogue Borg')))))],
    stays: true,
    inPlay: { rules: [say.commanded] },
    printed,
  });
  expect(english(lore)).toMatch(
    /^Plays on any ship whose crew your Rogue Borg have eliminated and stays there\. While /,
  );
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
    'Plays at any time on Borg Ship: the self-controlling ship does not attack for the rest of the turn; or in ' +
      'response to a battle by Rogue Borg being initiated: discard all Rogue Borg cards at that location, then cancel that ' +
      'battle.',
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
    "Plays at any time on any Klingon ship and stays there. That ship must travel to its player's nearest " +
      'Klingon outpost; when it arrives, discard this card.',
  );
});
