import { decisions } from '@spaceline/engine';
import { cardPlay, dualPersonnel, event, modify, onTable, plus, printedIn } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';

const premiere = printedIn('premiere');

/** What the first player is offered, as data. */
const offered = (picture: string): unknown => decisions(given(picture).table.state).map((d) => d.options);

const aboard = (who: string): string => `
      turn 3: P1, orders
      P1 mission: Covert Installation
      P1 ship: D'deridex at Covert Installation aboard Tallus
      P1 planet Covert Installation: Tomalak
      P2 ship: Mercenary Ship at Covert Installation aboard ${who}
      P2 planet Covert Installation: ${who}`;

test('B-13.34: what the opponent has hidden does not show in what may be attacked', () => {
  const romulan = offered(aboard('Mirok'));
  expect(offered(aboard('Narik'))).toEqual(romulan);
  expect(offered(aboard('Tricorder'))).toEqual(romulan);
  expect(offered(aboard('Taurik [stopped]'))).toEqual(romulan);
});

test('B-13.34: an empty ship and an empty surface do', () => {
  const nobody = aboard('Mirok')
    .replace(' aboard Mirok', '')
    .replace(/\n.*P2 planet.*/, '');
  expect(offered(nobody)).not.toEqual(offered(aboard('Mirok')));
});

test('B-27.20: a dual-personnel card is one entry with the sum of both STRENGTHs', () => {
  const sisters = dualPersonnel('Test Sisters', {
    affiliations: ['Klingon'],
    personas: ['Lursa', "B'Etor"],
    persons: [
      ['Lursa', { classification: 'OFFICER', integrity: 2, cunning: 8, strength: 7 }],
      ["B'Etor", { classification: 'V.I.P.', integrity: 2, cunning: 8, strength: 6 }],
    ],
    printed: [premiere(999, 'R')],
  });
  const table = given(
    `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 planet Investigate Disturbance: Test Sisters
      P2 planet Investigate Disturbance: Darian Wallace`,
    { cards: [sisters] },
  );
  table.P1.battles('on Investigate Disturbance');
  now(table).offers('P1 mortally wounds Darian Wallace');
  table.P1.mortallyWounds('Darian Wallace');
  now(table).happened('P1 strength totaled 13; Darian Wallace killed');
});

test('B-22.10: a rule for all your ships does not reach a self-controlling one', () => {
  const stronger = event('Test Weapons', {
    plays: [cardPlay(onTable)],
    stays: true,
    inPlay: { rules: [modify('WEAPONS', plus(5), { reach: 'yours' })] },
    printed: [premiere(998, 'R')],
  });
  const table = given(
    `
      turn 3: P1, orders
      P1 mission: Seek Life-form
      P1 table: Test Weapons
      P1 ship: Borg Ship by P2 [counter 1] at Seek Life-form
      P1 ship: I.K.C. Pagh at Seek Life-form`,
    { cards: [stronger] },
  );
  now(table).holds('WEAPONS of Borg Ship: 24').holds('WEAPONS of I.K.C. Pagh: 12');
});

test('B-22.2: over the ends of the spaceline, where that is the shorter way', () => {
  const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 mission: Seek Life-form
      P1 mission: Krios Suppression
      P1 mission: Survey Mission
      P1 table: Where No One Has Gone Before
      P1 ship: I.K.C. K'Vort (Cytherians by P2 [bound for Survey Mission]) at Investigate Disturbance aboard Kurn, Kromm`);
  now(table).doesNotOffer("P1 flies I.K.C. K'Vort to Krios Suppression");
  table.P1.flies("I.K.C. K'Vort to Survey Mission over the ends");
  now(table).happened("I.K.C. K'Vort flew to Survey Mission using 5; I.K.C. K'Vort journey ended");
});
