import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { mercenaryShip } from './mercenary-ship.ts';

test('P354 Mercenary Ship: reads aloud', () => {
  expect(english(mercenaryShip)).toBe(
    'Unknown Class. RANGE 7, WEAPONS 7, SHIELDS 7. Staffed by two staff icons. Has Long-Range Scan Shielding. ' +
      'Its matching commander is Baran.',
  );
});

test('P354 Mercenary Ship: its shielding keeps out Long-Range Scan and nothing else', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Mercenary Ship at Excavation aboard Bok
    P2 hand: Long-Range Scan, Transwarp Conduit
  `);
  now(table)
    .doesNotOffer('P2 plays Long-Range Scan on Mercenary Ship')
    .offers('P2 plays Transwarp Conduit on Mercenary Ship');
});
