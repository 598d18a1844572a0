import { english } from '@spaceline/language';
import type { Skill } from '@spaceline/language';
import { expert, given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { covertInstallationIi } from './covert-installation-ii.ts';

test('EP13 Covert Installation II: reads aloud, both sides', () => {
  expect(english(covertInstallationIi)).toBe(
    'ENGINEER, Leadership, and Treachery. Front: one of your staffed ships may move between here and any other ' +
      'location that shows a wormhole, or where you play Wormhole; then turn this mission over. Back: with your ' +
      'staffed ship here, you may play Long-Range Scan here to turn this mission over.',
  );
});

const line = (ship: string): string => `
  P1 mission: Covert Installation II
  P1 mission: Study Nebula
  P1 mission: Excavation II
  P1 ship: ${ship}
`;

test('EP-4.6, B-27.39, B-27.40, EP13: to Excavation II, turning over this mission alone; back only once its wormhole is up again', () => {
  const table = given(line('Runabout at Covert Installation II aboard Data'));
  table.P1.does('travels Runabout through Covert Installation II to Excavation II');
  now(table)
    .happened('Runabout relocated to Excavation II; Covert Installation II mission flipped')
    .didNotHappen('Excavation II mission flipped')
    .holds('not stopped: Runabout\nrange left of Runabout: 7');
  // The wormhole here is hidden now: Excavation II alone leads nowhere.
  table.P1.does('travels Runabout through Excavation II to Covert Installation II');
  now(table).refused('B-27.39');
});

test('EP-4.6, B-27.40, EP13: from Excavation II by its own text it is that mission which turns over', () => {
  const table = given(line('Runabout at Excavation II aboard Data'));
  table.P1.does('travels Runabout through Excavation II to Covert Installation II');
  now(table)
    .happened('Runabout relocated to Covert Installation II; Excavation II mission flipped')
    .didNotHappen('Covert Installation II mission flipped');
});

test('EP-4.6, B-27.39, EP13: the other way round, the ship comes here by the text of this mission', () => {
  const table = given(line('Runabout at Excavation II aboard Data'));
  table.P1.does('travels Runabout through Covert Installation II to Covert Installation II');
  now(table).happened('Runabout relocated to Covert Installation II; Covert Installation II mission flipped');
});

test.each([
  ['without crew', 'Runabout at Covert Installation II'],
  ['stopped', 'Runabout [stopped] at Covert Installation II aboard Data'],
  ['elsewhere', 'Runabout at Study Nebula aboard Data'],
])('EP-4.6, B-27.39, EP13: near miss: not a ship %s', (_, ship) => {
  now(given(line(ship))).doesNotOffer('P1 travels Runabout through Covert Installation II to Excavation II');
});

test('EP13: ENGINEER, Leadership and Treachery solve it for 30, with either side up; without one of them it fails', () => {
  const solve = (skills: readonly Skill[], side = '') => {
    const table = given(
      `
      P1 mission: Covert Installation II${side}
      P1 planet: Test Expert, Taurik
      `,
      { cards: [expert('Romulan', skills)] },
    );
    table.P1.attempts('Covert Installation II');
    return now(table);
  };
  solve(['ENGINEER', 'Leadership', 'Treachery']).happened('Covert Installation II mission completed; P1 scored 30');
  solve(['ENGINEER', 'Leadership', 'Treachery'], ' [other side]').happened('P1 scored 30');
  solve(['Leadership', 'Honor']).happened('Covert Installation II attempt failed');
});
