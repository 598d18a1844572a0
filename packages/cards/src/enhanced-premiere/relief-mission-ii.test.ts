import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { reliefMissionIi } from './relief-mission-ii.ts';

test('EP19 Relief Mission II: reads aloud, both sides', () => {
  expect(english(reliefMissionIi)).toBe(
    'Geology or Physics. Front: one of your staffed ships may move between here and any other location that shows a wormhole, ' +
      'or where you play Wormhole; then turn this mission over. Back: with a staffed ship here, play Long-Range Scan ' +
      'to turn it over again.',
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
