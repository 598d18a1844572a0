import { decisions } from '@spaceline/engine';
import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { loreReturns } from './lore-returns.ts';

test('P80 Lore Returns: reads aloud', () => {
  expect(english(loreReturns)).toBe(
    'Plays on any ship whose crew your Rogue Borg eliminated. While they are aboard, you control it: it is ' +
      'Non-Aligned, staffed, and led; they may beam to and from it and battle everyone at its location. Discard ' +
      'when none of them is aboard.',
  );
});

test('P80 Lore Returns: played on a ship your Rogue Borg have cleared, it gives you that ship', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Investigate Disturbance
    P1 mission: Krios Suppression
    P2 ship: U.S.S. Hood at Investigate Disturbance aboard Rogue Borg Mercenaries by P1 [counter 1]
    P1 hand: Lore Returns
  `);
  table.P1.plays('Lore Returns on U.S.S. Hood');
  now(table).happened('U.S.S. Hood control changed');
  table.P1.ends('card play');
  table.P1.flies('U.S.S. Hood to Krios Suppression');
  now(table).happened('U.S.S. Hood flew to Krios Suppression');
});

test('P80 Lore Returns: a ship merely abandoned, one with crew, and one cleared by the opponent’s Borg do not qualify', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Investigate Disturbance
    P2 ship: U.S.S. Hood at Investigate Disturbance aboard Rogue Borg Mercenaries by P1
    P2 ship: Runabout at Investigate Disturbance aboard Mendon
    P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Rogue Borg Mercenaries by P2 [counter 1, controlled by P2]
    P1 hand: Lore Returns
  `);
  for (const ship of ['U.S.S. Hood', 'Runabout', "I.K.C. K'Vort"]) {
    table.P1.plays(`Lore Returns on ${ship}`);
    now(table).refused('B-12.11');
  }
});

test('P80 Lore Returns: the ship attacks without leader or restriction; enhancements on it stay', () => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Investigate Disturbance
    P2 ship: U.S.S. Hood (Lore Returns by P1, Bynars Weapon Enhancement) at Investigate Disturbance aboard Rogue Borg Mercenaries by P1
    P2 ship: Runabout at Investigate Disturbance aboard Mendon
  `);
  table.P1.attacks('Runabout with U.S.S. Hood');
  table.P2.chooses('nothing');
  now(table).happened('U.S.S. Hood fired at Runabout with 8');
});

test('P80 Lore Returns: Kevin Uxbridge gives the empty ship back to its owner; the Borg stay aboard', () => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Investigate Disturbance
    P1 mission: Krios Suppression
    P2 ship: U.S.S. Hood (Lore Returns by P1) at Investigate Disturbance aboard Rogue Borg Mercenaries by P1
    P2 hand: Kevin Uxbridge
  `);
  table.P2.plays('Kevin Uxbridge on Lore Returns');
  now(table).happened('U.S.S. Hood control changed').holds('aboard U.S.S. Hood: Rogue Borg Mercenaries');
  table.P1.flies('U.S.S. Hood to Krios Suppression');
  now(table).refused('B-10.4');
});

test('P80 Lore Returns: PL-06: Hugh destroys the Borg, and the ship is its owner’s again, empty', () => {
  const table = given(`
    turn 4: P2, orders
    P1 mission: Investigate Disturbance
    P2 ship: U.S.S. Hood (Lore Returns by P1) at Investigate Disturbance aboard Rogue Borg Mercenaries by P1
    P2 hand: Hugh
  `);
  table.P2.plays('Hugh on Rogue Borg Mercenaries');
  now(table).happened('Rogue Borg Mercenaries discarded; U.S.S. Hood control changed').holds(`
      aboard U.S.S. Hood: nothing
      not in play: Lore Returns
    `);
});

test('P80 Lore Returns: a Distortion Field keeps the Borg aboard', () => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Investigate Disturbance
    P2 on Investigate Disturbance: Distortion Field
    P2 ship: U.S.S. Hood (Lore Returns by P1) at Investigate Disturbance aboard Rogue Borg Mercenaries by P1
    P2 planet: Mendon
  `);
  table.P1.beams('Rogue Borg Mercenaries to Investigate Disturbance');
  now(table).refused('B-1.5');
});

test('P80 Lore Returns: personnel and Rogue Borg beam between the same places by options of their own, each listed once (B-22.31)', () => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Investigate Disturbance
    P1 planet: Taurik, Rogue Borg Mercenaries
    P2 ship: U.S.S. Hood [controlled by P1] (Lore Returns by P1) at Investigate Disturbance aboard Rogue Borg Mercenaries by P1 [counter 1]
  `);
  const [{ options }] = decisions(table.table.state);
  const beams = options.filter((o) => o.do === 'beam').map(({ on, to, way }) => `${on} ${to} ${way}`);
  expect(beams.toSorted()).toEqual([...new Set(beams)].toSorted());
  now(table).offers(
    'P1 beams Taurik to U.S.S. Hood',
    'P1 beams Rogue Borg Mercenaries from U.S.S. Hood to Investigate Disturbance',
  );
});

test('P80 Lore Returns: the Borg fly for their own player alone, not for one who borrows the ship', () => {
  const table = given(`
    turn 4: P2, card play
    P1 mission: Investigate Disturbance
    P1 mission: Krios Suppression
    P2 ship: U.S.S. Hood (Lore Returns by P1) at Investigate Disturbance aboard Rogue Borg Mercenaries by P1
    P2 hand: Neural Servo Device
  `);
  table.P2.plays('Neural Servo Device on U.S.S. Hood');
  now(table).happened('U.S.S. Hood control changed');
  table.P2.ends('card play');
  table.P2.flies('U.S.S. Hood to Krios Suppression');
  now(table).refused('B-14.18').doesNotOffer('P2 flies U.S.S. Hood to Krios Suppression');
  table.P2.ends('turn');
  table.P1.ends('card play');
  table.P1.flies('U.S.S. Hood to Krios Suppression');
  now(table).happened('U.S.S. Hood flew to Krios Suppression');
});
