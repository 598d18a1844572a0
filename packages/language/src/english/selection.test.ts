import { expect, test } from 'vitest';
import {
  atRandom,
  everyone,
  highest,
  opponentsChoice,
  theTarget,
  those,
  yourChoice,
} from '../selections/index.generated.ts';
import type { Selection } from '../selections/index.generated.ts';
import { attribute, both, except, female, inorganic, ofType, skilled, yours } from '../who/index.generated.ts';
import { encounterFrame, placedFrame, playedFrame } from './frame.ts';
import { englishSelection, referenceTo } from './say.ts';
import { typeNouns } from './terms.ts';

test.each<[Selection, string]>([
  [everyone(), 'the team'],
  [everyone(attribute('INTEGRITY', 'under', 5)), 'all team members with INTEGRITY under 5'],
  [atRandom(), 'one team member at random'],
  [atRandom(2, female), 'two female team members at random'],
  [atRandom('half'), 'half the team at random (round down)'],
  [yourChoice(), 'one team member (your choice)'],
  [opponentsChoice(2), "two team members (opponent's choice)"],
  [opponentsChoice(1, except(inorganic)), "one team member who is neither android nor hologram (opponent's choice)"],
  [highest('total'), 'the team member with the highest attribute total'],
  [highest('CUNNING', 1, { ties: 'you' }), 'the team member with the highest CUNNING (you break ties)'],
  [highest('STRENGTH', 2), 'the two team members with the highest STRENGTH'],
  [highest('INTEGRITY', 1, { who: skilled('Honor') }), 'the team member with Honor who has the highest INTEGRITY'],
  [those, 'the chosen cards'],
  [theTarget, 'that card'],
])('%j reads "%s"', (selection, expected) => {
  expect(englishSelection(selection)).toBe(expected);
});

test('whom a selection picks from depends on where its card is', () => {
  const team = encounterFrame('space');
  expect(englishSelection(atRandom(), placedFrame(team, 'ship'))).toBe('one personnel aboard at random');
  expect(englishSelection(yourChoice(), placedFrame(team, 'mission'))).toBe('one personnel here (your choice)');
  expect(englishSelection(everyone(), placedFrame(team, 'team'))).toBe('its members');
  expect(englishSelection(everyone(), playedFrame(undefined, ''))).toBe('everyone in play');
  expect(englishSelection(theTarget, playedFrame(typeNouns.Ship, ''))).toBe('it');
  expect(englishSelection(everyone(both(yours, ofType('Ship'))), playedFrame(undefined, ''))).toBe(
    'all your ships in play',
  );
});

test('a later act refers back in the right number', () => {
  const team = encounterFrame('planet');
  expect(referenceTo(atRandom(), team)).toBe('that team member');
  expect(referenceTo(atRandom(2), team)).toBe('those team members');
  expect(referenceTo(everyone(), team)).toBe('those team members');
  expect(referenceTo(highest('total'), team)).toBe('that team member');
  expect(referenceTo(theTarget, team)).toBe('that card');
});
