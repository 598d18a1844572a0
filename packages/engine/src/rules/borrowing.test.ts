import { cardPlay, event, itsHost, ofType, onCard, takeControl } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { test } from 'vitest';

const remoteHelm = event('Remote Helm', {
  plays: [cardPlay(onCard(ofType('Ship')))],
  stays: true,
  text: [takeControl(itsHost, 'ship')],
  inPlay: { countdown: 1 },
  printed: [],
});

test('B-10.5: a text that names the ship alone leaves its crew with their controller', () => {
  const table = given(
    `
    P1 mission: Excavation
    P1 mission: First Contact
    P1 planet Excavation: Calloway
    P2 ship: Runabout at Excavation aboard Data, Tricorder
    P1 hand: Remote Helm
    `,
    { cards: [remoteHelm] },
  );
  table.P1.plays('Remote Helm on Runabout');
  now(table).happened('Runabout control changed').holds('P1 does not see: Data');
  table.P1.flies('Runabout to First Contact');
  now(table).refused('B-14.18').doesNotOffer('P1 beams Data to Excavation');
  table.P1.beams('Calloway to Runabout');
  table.P1.flies('Runabout to First Contact');
  now(table).holds('aboard Runabout: Data, Tricorder, Calloway');
});
