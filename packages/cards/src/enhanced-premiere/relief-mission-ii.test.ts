import { english } from '@spaceline/language';
import { expert, given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { reliefMissionIi } from './relief-mission-ii.ts';

test('EP19 Relief Mission II: reads aloud, both sides', () => {
  expect(english(reliefMissionIi)).toBe(
    'Geology or Physics. Front: one of your staffed ships may move between here and any other location that ' +
      'shows a wormhole, or where you play Wormhole; then turn this mission over. Back: with your staffed ship ' +
      'here, you may play Long-Range Scan here to turn this mission over.',
  );
});

const hidden = (ship: string, more = ''): string => `
  P1 mission: Relief Mission II [other side]
  P1 mission: Study Nebula
  P1 ship: ${ship}
  P1 hand: Long-Range Scan
  ${more}
`;

test('EP-4.6, B-27.42, EP19: Long-Range Scan turns the wormhole up again where a staffed ship is', () => {
  const table = given(hidden('Mercenary Ship at Relief Mission II aboard Bok, Baran'));
  table.P1.plays('Long-Range Scan on Mercenary Ship');
  now(table).happened('Relief Mission II mission flipped; Long-Range Scan discarded');
});

test('EP-4.6, B-27.42, EP19: Amanda Rogers stops it', () => {
  const table = given(hidden('Mercenary Ship at Relief Mission II aboard Bok, Baran', 'P2 hand: Amanda Rogers'));
  table.P1.plays('Long-Range Scan on Mercenary Ship');
  table.P2.responds('Amanda Rogers');
  now(table).didNotHappen('Relief Mission II mission flipped');
});

test.each([
  ['where nobody staffs the ship', hidden('Runabout at Relief Mission II')],
  ['from elsewhere', hidden('Mercenary Ship at Study Nebula aboard Bok, Baran')],
])('EP-4.6, B-27.42, EP19: near miss: not %s', (_, picture) => {
  now(given(picture)).doesNotOffer('P1 plays Long-Range Scan');
});

test('EP-4.6, EP19: turned over by a ship, turned up by a scan, and turned over once more', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Relief Mission II
    P1 mission: Study Nebula
    P1 mission: Excavation II
    P1 ship: Runabout at Relief Mission II aboard Data
    P1 ship: Mercenary Ship at Relief Mission II aboard Bok, Baran
    P1 hand: Long-Range Scan
  `);
  table.P1.does('travels Runabout through Relief Mission II to Excavation II');
  table.P1.does('travels Mercenary Ship through Relief Mission II to Excavation II');
  now(table).refused('B-27.39');
  table.P1.plays('Long-Range Scan on Mercenary Ship');
  table.P1.does('travels Mercenary Ship through Relief Mission II to Excavation II');
  now(table).happened('Mercenary Ship relocated to Excavation II; Relief Mission II mission flipped');
});

test('EP-4.6, EP19: a ship that Cytherians send to the far end may use the wormhole', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation II
    P1 mission: Study Nebula
    P1 mission: Relief Mission II
    P1 ship: Runabout (Cytherians by P2) at Excavation II aboard Data
  `);
  table.P1.does('travels Runabout through Excavation II to Relief Mission II');
  now(table).happened('Runabout relocated to Relief Mission II; Excavation II mission flipped');
});

test.each(['Geology', 'Physics'] as const)('EP19: %s alone solves it for 15, with either side up', (skill) => {
  for (const side of ['', ' [other side]']) {
    const table = given(
      `
      P1 mission: Relief Mission II${side}
      P1 planet: Test Expert
      `,
      { cards: [expert('Klingon', [skill])] },
    );
    table.P1.attempts('Relief Mission II');
    now(table).happened('Relief Mission II mission completed; P1 scored 15');
  }
});

test('EP19: near miss: neither Archaeology nor a Federation team solves it', () => {
  const attempt = (affiliation: 'Klingon' | 'Federation', skill: 'Archaeology' | 'Geology') => {
    const table = given(
      `
      P1 mission: Relief Mission II
      P1 planet: Test Expert
      `,
      { cards: [expert(affiliation, [skill])] },
    );
    table.P1.attempts('Relief Mission II');
    return now(table);
  };
  attempt('Klingon', 'Archaeology').happened('Relief Mission II attempt failed');
  attempt('Federation', 'Geology').refused('B-16.4');
});
