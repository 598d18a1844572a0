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
  [say.cardPlayed(ofType('Interrupt')), 'in response to an interrupt being played'],
  [say.cardPlayed(titled('Supernova'), 'opponent'), 'in response to Supernova being played by your opponent'],
  [say.dilemmaMet(titled('Wind Dancer')), 'in response to an encounter with Wind Dancer'],
  [say.dilemmaMet(characterized('Q-related')), 'in response to an encounter with a Q-related dilemma'],
  [say.attemptBegun(), 'in response to an attempt of a mission'],
  [say.attemptBegun('space'), 'in response to an attempt of a space mission'],
  [say.shipDestroyed, 'in response to a ship being destroyed'],
  [
    { to: 'killed', who: both(ofPeople('Klingon'), skilled('Honor')) },
    'just after a Klingon personnel with Honor is killed',
  ],
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
  [{ to: 'draw' }, 'just after a card is drawn'],
  [say.battleInitiated(), 'in response to a battle being initiated'],
  [
    say.battleInitiated({ kind: 'ship', against: ofType('Ship') }),
    'in response to a ship battle against a ship being initiated',
  ],
  [
    say.battleInitiated({ by: titled('Borg Ship'), against: both(yours, ofType('Ship')) }),
    'in response to a battle by Borg Ship against your ship being initiated',
  ],
  [
    say.battleInitiated({ kind: 'personnel', yours: both(ofPeople('Klingon'), skilled('Honor')) }),
    'in response to a personnel battle being initiated, if a Klingon personnel with Honor of yours takes part',
  ],
  [say.battleStep, 'during a personnel battle, before its winner is determined'],
  [say.battleEnded({ kind: 'ship' }), 'just after a ship battle'],
  [
    say.battleEnded({ kind: 'personnel', killed: ofPeople('Klingon'), yours: ofPeople('Klingon') }),
    'just after a personnel battle in which a Klingon personnel was killed, if a Klingon personnel of yours is left there',
  ],
])('%j reads "%s"', (window, expected) => {
  expect(englishWindow(window)).toBe(expected);
});

test.each<[Target, string]>([
  [say.onTable, 'plays on the table'],
  [say.onPlayer, 'plays naming either player and stays in play'],
  [say.onCard(ofType('Ship')), 'plays on any ship and stays there'],
  [say.onCard(both(yours, ofType('Ship'))), 'plays on your ship and stays there'],
  [say.onDiscarded(yours), 'plays naming a card in your discard pile and stays in play'],
])('a staying event on %j', (on, expected) => {
  expect(englishPlays([say.cardPlay(on)], 'Event', true)).toBe(expected);
});

test.each<[Play, string]>([
  [say.cardPlay(say.onTable), 'plays as your normal card play'],
  [say.freePlay(say.onTable), 'plays for free'],
  [say.anyTime(say.onTable), 'plays at any time'],
  [say.anyTime(say.onPlayer), 'plays at any time naming either player'],
  [
    say.anyTime(say.onDiscarded(both(yours, except(ofType('Personnel'))))),
    'plays at any time naming a non-personnel card in your discard pile',
  ],
  [
    say.anyTime(say.onDiscarded(both(opponents, ofType('Ship')))),
    "plays at any time naming a ship in your opponent's discard pile",
  ],
  [say.anyTime(say.onDiscarded(skilled('Honor'))), 'plays at any time naming a personnel with Honor in a discard pile'],
  [say.inResponse(say.shipDestroyed), 'plays in response to a ship being destroyed'],
  [{ ...say.cardPlay(say.onCard(ofType('Ship'))), as: 'Event' }, 'plays as an event on any ship'],
  [
    { ...say.cardPlay(say.onCard(ofType('Ship'))), as: 'Equipment' },
    'plays as an equipment card as your normal card play on any ship',
  ],
])('an artifact: %j', (play, expected) => {
  expect(englishPlays([play], 'Artifact', false)).toBe(expected);
});

test('moments, company and conditions of an interrupt are said', () => {
  const ship = ofType('Ship');
  const plays = (play: Play): string => englishPlays([play], 'Interrupt', false);
  expect(plays(say.atStartOfTurn(say.onCard(ship)))).toBe('plays at the start of your turn on any ship');
  expect(plays(say.withExit('location', say.anyTime(say.onCard(ship))))).toBe(
    'plays at any time on any ship together with another copy on any other location',
  );
  expect(plays(say.withExit('wormhole', say.onYourTurn(say.onCard(ship))))).toBe(
    'plays on your turn on any ship and any other location, if your mission at either shows a wormhole',
  );
  expect(plays(say.onTerms(say.anyTime(say.onTable), say.having(4, ship)))).toBe(
    'plays at any time, if you have at least four ships in play',
  );
  expect(plays(say.anyTime(say.onCard(ship, { beside: both(yours, ship) })))).toBe(
    'plays at any time on any ship at the location of your ship',
  );
  expect(plays(say.anyTime(say.onGroup()))).toBe("plays at any time on any ship's crew or any Away Team");
});

test('several ways are joined; one response alone leads over to what it does', () => {
  const event = ofType('Event');
  const ways = [say.anyTime(say.onCard(event)), say.inResponse(say.cardPlayed(event))];
  expect(englishPlays(ways, 'Interrupt', false)).toBe(
    'plays at any time on any event, or in response to an event being played',
  );
  expect(loneResponse(ways, 'Interrupt')).toBeUndefined();
  expect(loneResponse([ways[1]], 'Interrupt')).toBe('in response to an event being played');
});

test('ways that do something of their own say so', () => {
  const ways = [
    say.playedFor(say.anyTime(say.onCard(ofType('Ship'))), damage(theShip)),
    say.playedFor(say.inResponse(say.cardPlayed(ofType('Event'))), nullify(theResponse)),
  ];
  expect(englishPlays(ways, 'Interrupt', false)).toBe(
    'plays at any time on any ship: damage that ship; or in response to an event being played: nullify that play',
  );
});

test('boundaries, Away Teams and missions are said', () => {
  const on = (target: Target): string => englishPlays([say.cardPlay(target)], 'Event', false);
  expect(on(say.betweenLocations)).toBe('plays between any two adjacent locations');
  expect(on(say.onGroup('Away Team'))).toBe('plays on any Away Team');
  expect(on(say.onLocation({ mission: true }))).toBe('plays on any mission');
});

test('a way that leaves stands beside one that stays', () => {
  const ways = [
    say.asEvent(say.cardPlay(say.onTable)),
    say.leaving(say.asInterrupt(say.playedFor(say.inResponse(say.cardPlayed(titled('Q'))), nullify(theResponse)))),
  ];
  expect(englishPlays(ways, 'Artifact', true)).toBe(
    'plays as an event on the table and stays in play; or as an interrupt in response to Q being played: nullify that play, then discard this card',
  );
});

test('what a way uses up is said at its end', () => {
  const way = say.onTerms(say.cardPlay(say.onLocation({ mission: true })), say.spending('Tox Uthat'));
  expect(englishPlays([way], 'Event', true)).toBe(
    'plays on any mission and stays in play; to play it you must discard your Tox Uthat, which must have been on your table since an earlier turn',
  );
});

test('the text refers to what the card was played on', () => {
  const event = ofType('Event');
  const ways = [say.anyTime(say.onCard(event)), say.inResponse(say.cardPlayed(event))];
  expect(frameOfPlays(ways)).toMatchObject({ target: 'that event', response: 'that play' });
  const either = [...ways, say.inResponse(say.dilemmaMet(titled('Q')))];
  expect(frameOfPlays(either)).toMatchObject({ target: 'that card', response: 'that card' });
  expect(frameOfPlays([say.cardPlay(say.onTable)])).toMatchObject({ everyone: 'everyone in play' });
  expect(frameOfPlays([say.anyTime(say.onCard(ofType('Mission')))])).toMatchObject({ everyone: 'everyone here' });
  expect(frameOfPlays([say.inResponse(say.shipDestroyed)])).toMatchObject({ ship: 'that ship' });
});
