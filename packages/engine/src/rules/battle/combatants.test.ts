import { anyTime, combatant, interrupt, ofType, onCard } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

/** P1 in orders with Rogue Borg in hand; a Federation ship of P2 nearby with that crew. */
const boarding = (crew: string, hand = 'Rogue Borg Mercenaries', more = ''): string => `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard ${crew}
      P1 hand: ${hand}
      ${more}`;

describe('cards that fight without being personnel', () => {
  test('B-22.23, B-22.26: played on an occupied ship they board it and battle the crew at once', () => {
    const table = given(boarding('Taurik'));
    table.P1.plays('Rogue Borg Mercenaries on U.S.S. Hood');
    now(table).happened('U.S.S. Hood battle initiated by P1; Rogue Borg Mercenaries pair revealed');
    now(table).holds('asked: P2 combat pair');
    table.P2.chooses('nothing');
    now(table).happened(`
      P1 strength totaled 1
      P2 strength totaled 8
      P2 battle won at U.S.S. Hood
      Rogue Borg Mercenaries killed
    `);
    now(table)
      .holds('aboard U.S.S. Hood: Taurik')
      .holds('stopped: Taurik')
      .holds('P1 discard pile: Rogue Borg Mercenaries');
  });

  test('B-22.24: on a ship of either player, but only an occupied one', () => {
    const table = given(
      boarding(
        'Taurik',
        'Rogue Borg Mercenaries',
        `P2 ship: Pi at Investigate Disturbance
      P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Klag
      P1 outpost: Klingon Outpost at Investigate Disturbance aboard Koroth`,
      ),
    );
    now(table)
      .offers('P1 plays Rogue Borg Mercenaries on U.S.S. Hood', 'P1 plays Rogue Borg Mercenaries on I.K.C. Pagh')
      .doesNotOffer('P1 plays Rogue Borg Mercenaries on Pi', 'P1 plays Rogue Borg Mercenaries on Klingon Outpost');
  });

  test('B-22.25: each has as much STRENGTH as there are of them', () => {
    const aboard = 'Taurik, Rogue Borg Mercenaries by P1, Rogue Borg Mercenaries by P1';
    const table = given(boarding(aboard, 'Rogue Borg Mercenaries', 'chance: Rogue Borg Mercenaries, Taurik, Taurik'));
    table.P1.plays('Rogue Borg Mercenaries on U.S.S. Hood');
    table.P2.chooses('nothing');
    now(table).happened('P1 strength totaled 9; P2 strength totaled 8; P1 battle won; Taurik killed');
    now(table).holds('stopped: Rogue Borg Mercenaries').holds('not stopped: U.S.S. Hood');
  });

  test('B-22.25: those of the other player there do not count, and they do not fight each other (B-22.29)', () => {
    const aboard = 'Taurik, Rogue Borg Mercenaries, Rogue Borg Mercenaries';
    const table = given(boarding(aboard));
    table.P1.plays('Rogue Borg Mercenaries on U.S.S. Hood');
    table.P2.chooses('nothing');
    now(table).happened('P1 strength totaled 1; P2 strength totaled 8');
    now(table).holds('not stopped: Rogue Borg Mercenaries');
  });

  test('B-22.25: Crosis joins them as one more and doubles them, whoever plays him', () => {
    const aboard = 'Taurik, Darian Wallace, Rogue Borg Mercenaries by P1';
    const table = given(`
      turn 4: P2, orders
      P1 mission: Investigate Disturbance
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard ${aboard}
      P2 hand: Crosis
      chance: Rogue Borg Mercenaries, Crosis, Taurik, Darian Wallace, Rogue Borg Mercenaries`);
    table.P2.plays('Crosis on Rogue Borg Mercenaries');
    now(table)
      .didNotHappen('U.S.S. Hood battle initiated')
      .holds('aboard U.S.S. Hood: Taurik, Darian Wallace, Rogue Borg Mercenaries, Crosis');
    table.P2.ends('turn');
    table.P2.chooses('nothing');
    table.P2.chooses('nothing');
    now(table).happened(`
      U.S.S. Hood battle initiated by P1
      P1 strength totaled 8
      P2 strength totaled 14
      Rogue Borg Mercenaries killed
    `);
  });

  test('B-22.26: at the start of every turn one battle for each group, however many they are', () => {
    const table = given(
      boarding(
        'Taurik, Darian Wallace, Rogue Borg Mercenaries by P1 [stopped], Rogue Borg Mercenaries by P1 [stopped]',
        '',
        '',
      ).replace('P1 hand: \n', ''),
    );
    table.P1.ends('turn');
    table.P2.chooses('nothing');
    table.P2.chooses('nothing');
    now(table).happened(
      'P2 turn begun 4; U.S.S. Hood battle initiated by P1; U.S.S. Hood battle ended; P2 segment begun card play',
    );
    now(table).holds('stopped: Taurik, Darian Wallace');
    table.P2.ends('turn');
    table.P2.chooses('nothing');
    now(table).happened(
      'P1 turn begun 5; U.S.S. Hood battle initiated by P1; U.S.S. Hood battle ended; P1 segment begun card play',
    );
  });

  test('B-22.26: they need neither leader nor regard for affiliations, and give no right to strike back', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Klag
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard Taurik
      P1 hand: Rogue Borg Mercenaries`);
    table.P1.plays('Rogue Borg Mercenaries on U.S.S. Hood');
    table.P2.chooses('nothing');
    now(table).happened('U.S.S. Hood battle ended');
    table.P1.ends('turn');
    table.P2.ends('card play');
    now(table).doesNotOffer('P2 attacks I.K.C. Pagh');
  });

  test('B-22.27: on the ship of their own player they fight the crew all the same', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Klag
      P1 hand: Rogue Borg Mercenaries`);
    table.P1.plays('Rogue Borg Mercenaries on I.K.C. Pagh');
    now(table).holds('asked: P1 combat pair');
    table.P1.stuns('Rogue Borg Mercenaries');
    now(table).happened('P1 battle won; Rogue Borg Mercenaries killed').holds('stopped: Klag');
  });

  test('B-22.30: without personnel aboard they stay and do nothing', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard Rogue Borg Mercenaries by P1, Tricorder`);
    table.P1.ends('turn');
    table.P2.ends('turn');
    now(table).didNotHappen('U.S.S. Hood battle initiated').holds('in play: Rogue Borg Mercenaries');
  });

  test('B-22.32, B-14.38: they move with the ship and not without it', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 mission: Krios Suppression
      P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Klag, Kromm, Rogue Borg Mercenaries`);
    table.P1.beams('Rogue Borg Mercenaries to Investigate Disturbance');
    now(table).refused('B-22.32').doesNotOffer('P1 beams Rogue Borg Mercenaries to Investigate Disturbance');
    table.P1.flies('I.K.C. Pagh to Krios Suppression');
    now(table).holds('aboard I.K.C. Pagh: Klag, Kromm, Rogue Borg Mercenaries');
  });

  test('B-20.13: a Federation crew may attack those of the opponent', () => {
    const picture = `
      turn 4: P2, orders
      P1 mission: Investigate Disturbance
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard Christopher Hobson, Rogue Borg Mercenaries by P1`;
    const table = given(picture);
    now(table).offers('P2 battles aboard U.S.S. Hood');
    table.P2.battles('aboard U.S.S. Hood');
    table.P2.mortallyWounds('Rogue Borg Mercenaries');
    now(table).happened('Rogue Borg Mercenaries killed');
  });

  test('B-20.13: but only because they are Borg', () => {
    const raiders = interrupt('Raiders', {
      plays: [anyTime(onCard(ofType('Ship')))],
      stays: true,
      inPlay: { rules: [combatant()] },
      printed: [],
    });
    const table = given(
      `
      turn 4: P2, orders
      P1 mission: Investigate Disturbance
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard Christopher Hobson, Raiders by P1`,
      { cards: [raiders] },
    );
    table.P2.battles('aboard U.S.S. Hood');
    now(table).refused('B-20.13');
  });

  test('B-20.13: but not beside personnel of the opponent', () => {
    const table = given(`
      turn 4: P2, orders
      P1 mission: Investigate Disturbance
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard Christopher Hobson, Narik [controlled by P1], Rogue Borg Mercenaries by P1`);
    table.P2.battles('aboard U.S.S. Hood');
    now(table).refused('B-20.13');
  });

  test('B-10.15: they make no ship occupied, and B-20.20: they are no crew to staff it', () => {
    const table = given(`
      turn 4: P2, orders
      P1 mission: Investigate Disturbance
      P1 mission: Krios Suppression
      P2 ship: Pi at Investigate Disturbance aboard Rogue Borg Mercenaries`);
    table.P2.flies('Pi to Krios Suppression');
    now(table).refused('B-14.18');
  });

  test('B-22.28: killed ones are discarded, and so are all with their ship', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
      P2 ship: Zibalian Transport at Investigate Disturbance aboard Rogue Borg Mercenaries`);
    table.P1.attacks('Zibalian Transport');
    now(table).happened('Zibalian Transport destroyed; Rogue Borg Mercenaries discarded');
  });
});

describe('Hugh', () => {
  const aboard = 'Taurik, Rogue Borg Mercenaries by P1, Rogue Borg Mercenaries by P1';

  test("B-22.26: discards all of them at one location, both players', and nobody elsewhere", () => {
    const table = given(`
      turn 4: P2, orders
      P1 mission: Investigate Disturbance
      P1 mission: Krios Suppression
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard ${aboard}
      P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Rogue Borg Mercenaries by P2
      P1 ship: Pi at Krios Suppression aboard Rogue Borg Mercenaries by P2
      P2 hand: Hugh`);
    table.P2.does('plays Hugh on Rogue Borg Mercenaries');
    now(table)
      .holds('aboard U.S.S. Hood: Taurik')
      .holds('aboard I.K.C. Pagh: nothing')
      .holds('aboard Pi: Rogue Borg Mercenaries');
  });

  test('B-20.23: in response to their battle he cancels it, and nobody is stopped', () => {
    const table = given(boarding(aboard, 'Rogue Borg Mercenaries', 'P2 hand: Hugh'));
    table.P1.plays('Rogue Borg Mercenaries on U.S.S. Hood');
    table.P2.responds('Hugh');
    now(table).happened('U.S.S. Hood battle initiated; U.S.S. Hood battle cancelled').holds('not stopped: Taurik');
    now(table).holds('aboard U.S.S. Hood: Taurik');
  });
});
