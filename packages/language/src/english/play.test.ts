import { expect, test } from 'vitest';
import { damage, nullify, theResponse, theShip } from '../index.ts';
import { skill } from '../conditions/index.generated.ts';
import * as say from '../index.ts';
import type { Play, Target, Window } from '../index.ts';
import {
  both,
  characterized,
  except,
  ofPeople,
  ofType,
  opponents,
  skilled,
  titled,
  yours,
} from '../who/index.generated.ts';
import { englishPlays, frameOfPlays, loneResponse } from './play.ts';
import { englishWindow } from './say.ts';

test.each<[Window, string]>([
  [say.cardPlayed(ofType('Interrupt')), 'just after an interrupt is played'],
  [say.cardPlayed(titled('Supernova'), 'opponent'), 'just after your opponent plays Supernova from hand'],
  [say.dilemmaMet(titled('Wind Dancer')), 'in response to Wind Dancer'],
  [say.dilemmaMet(characterized('Q-related')), 'in response to a Q-related dilemma'],
  [say.attemptBegun(), 'in response to an attempt of a mission'],
  [say.attemptBegun('space'), 'in response to an attempt of a space mission'],
  [say.shipDestroyed, 'as a ship is destroyed'],
  [{ to: 'killed', who: both(ofPeople('Klingon'), skilled('Honor')) }, 'just after a Klingon with Honor is killed'],
  [{ to: 'mission completed', kind: 'planet' }, 'just after a planet mission is completed'],
  [{ to: 'mission completed' }, 'just after a mission is completed'],
  [
    say.missionCompleted('planet', { by: 'you', team: skill('ENGINEER', 2) }),
    'just after your Away Team with 2 ENGINEER completes a planet mission',
  ],
  [
    say.missionCompleted('planet', { team: skill('Youth') }),
    'just after an Away Team with Youth completes a planet mission',
  ],
  [{ to: 'draw' }, 'just after a player draws a card'],
  [say.battleInitiated(), 'just after a battle is initiated'],
  [
    say.battleInitiated({ kind: 'ship', against: ofType('Ship') }),
    'just after a ship battle against a ship is initiated',
  ],
  [
    say.battleInitiated({ by: titled('Borg Ship'), against: both(yours, ofType('Ship')) }),
    'just after a battle against your ship is initiated by Borg Ship',
  ],
  [
    say.battleInitiated({ kind: 'personnel', yours: both(ofPeople('Klingon'), skilled('Honor')) }),
    'just after a personnel battle is initiated, if a Klingon with Honor of yours takes part',
  ],
  [say.battleStep, 'during a personnel battle before its winner is determined'],
  [say.battleEnded({ kind: 'ship' }), 'just after a ship battle'],
  [
    say.battleEnded({ kind: 'personnel', killed: ofPeople('Klingon'), yours: ofPeople('Klingon') }),
    'just after a personnel battle in which a Klingon was killed, if a Klingon of yours is left there',
  ],
])('%j reads "%s"', (window, expected) => {
  expect(englishWindow(window)).toBe(expected);
});

test.each<[Target, string]>([
  [say.onTable, 'plays on table'],
  [say.onPlayer, 'choose a player'],
  [say.onCard(ofType('Ship')), 'plays on any ship'],
  [say.onCard(both(yours, ofType('Ship'))), 'plays on your ship'],
  [say.onDiscarded(yours), 'choose a card from your discard pile'],
])('a staying event on %j', (on, expected) => {
  expect(englishPlays([say.cardPlay(on)], 'Event', true)).toBe(expected);
});

test.each<[Play, string]>([
  [say.cardPlay(say.onTable), 'plays as your normal card play'],
  [say.freePlay(say.onTable), 'plays for free'],
  [say.anyTime(say.onTable), 'plays at any time'],
  [say.anyTime(say.onPlayer), 'plays at any time; choose a player'],
  [
    say.anyTime(say.onDiscarded(both(yours, except(ofType('Personnel'))))),
    'plays at any time; choose a non-personnel card from your discard pile',
  ],
  [
    say.anyTime(say.onDiscarded(both(opponents, ofType('Ship')))),
    "plays at any time; choose a ship from your opponent's discard pile",
  ],
  [
    say.anyTime(say.onDiscarded(skilled('Honor'))),
    'plays at any time; choose a personnel with Honor from a discard pile',
  ],
  [say.inResponse(say.shipDestroyed), 'plays as a ship is destroyed'],
  [{ ...say.cardPlay(say.onCard(ofType('Ship'))), as: 'Event' }, 'plays as an event on any ship'],
  [
    { ...say.cardPlay(say.onCard(ofType('Ship'))), as: 'Equipment' },
    'plays as a piece of equipment as your normal card play on any ship',
  ],
])('an artifact: %j', (play, expected) => {
  expect(englishPlays([play], 'Artifact', false)).toBe(expected);
});

test('moments, company and conditions of an interrupt are said', () => {
  const ship = ofType('Ship');
  const plays = (play: Play): string => englishPlays([play], 'Interrupt', false);
  expect(plays(say.atStartOfTurn(say.onCard(ship)))).toBe('plays at the start of your turn on any ship');
  expect(plays(say.withExit('location', say.anyTime(say.onCard(ship))))).toBe(
    'plays on any ship, with another copy on any other location',
  );
  expect(plays(say.withExit('wormhole', say.onYourTurn(say.onCard(ship))))).toBe(
    'plays on your turn on any ship and any other location, if your mission at either shows a wormhole',
  );
  expect(plays(say.onTerms(say.anyTime(say.onTable), say.having(4, ship)))).toBe(
    'plays if you have at least four ships in play',
  );
  expect(plays(say.anyTime(say.onCard(ship, { beside: both(yours, ship) })))).toBe(
    'plays on any ship beside your ship',
  );
  expect(plays(say.anyTime(say.onGroup()))).toBe("plays on any ship's crew or any Away Team");
});

test('several ways are joined; one response alone leads over to what it does', () => {
  const event = ofType('Event');
  const ways = [say.anyTime(say.onCard(event)), say.inResponse(say.cardPlayed(event))];
  expect(englishPlays(ways, 'Interrupt', false)).toBe('plays on any event, or as it is played');
  expect(loneResponse(ways, 'Interrupt')).toBeUndefined();
  expect(loneResponse([ways[1]], 'Interrupt')).toBe('just after an event is played');
});

test('ways that do something of their own say so', () => {
  const ways = [
    say.playedFor(say.anyTime(say.onCard(ofType('Ship'))), damage(theShip)),
    say.playedFor(say.inResponse(say.cardPlayed(ofType('Event'))), nullify(theResponse)),
  ];
  expect(englishPlays(ways, 'Interrupt', false)).toBe(
    'plays on any ship: damage it; or just after an event is played: nullify it',
  );
});

test('boundaries, Away Teams and missions are said', () => {
  const on = (target: Target): string => englishPlays([say.cardPlay(target)], 'Event', false);
  expect(on(say.betweenLocations)).toBe('plays between two adjacent locations');
  expect(on(say.onGroup('Away Team'))).toBe('plays on any Away Team');
  expect(on(say.onLocation({ mission: true }))).toBe('plays on any mission');
});

test('a way that leaves stands beside one that stays', () => {
  const ways = [
    say.asEvent(say.cardPlay(say.onTable)),
    say.leaving(say.asInterrupt(say.playedFor(say.inResponse(say.cardPlayed(titled('Q'))), nullify(theResponse)))),
  ];
  expect(englishPlays(ways, 'Artifact', true)).toBe(
    'plays as an event on table; or as an interrupt just after Q is played: nullify it',
  );
});

test('what a way uses up is said at its end', () => {
  const way = say.onTerms(say.cardPlay(say.onLocation({ mission: true })), say.spending('Tox Uthat'));
  expect(englishPlays([way], 'Event', true)).toBe(
    'plays on any mission; discard your Tox Uthat (on your table since an earlier turn) to play it',
  );
});

test('the text refers to what the card was played on', () => {
  const event = ofType('Event');
  const ways = [say.anyTime(say.onCard(event)), say.inResponse(say.cardPlayed(event))];
  expect(frameOfPlays(ways)).toMatchObject({ target: 'it', response: 'it' });
  const either = [...ways, say.inResponse(say.dilemmaMet(titled('Q')))];
  expect(frameOfPlays(either)).toMatchObject({ target: 'it', response: 'it' });
  expect(frameOfPlays([say.cardPlay(say.onTable)])).toMatchObject({ everyone: 'everyone in play' });
  expect(frameOfPlays([say.anyTime(say.onCard(ofType('Mission')))])).toMatchObject({ everyone: 'everyone here' });
  expect(frameOfPlays([say.inResponse(say.shipDestroyed)])).toMatchObject({ ship: 'it' });
});
