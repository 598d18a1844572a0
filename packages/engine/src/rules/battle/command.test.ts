import { both, cardPlay, commanded, event, ofType, onCard, overrunBy, printedIn, titled } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const premiere = printedIn('premiere');

const lore = event('Lore Returns', {
  plays: [cardPlay(onCard(both(ofType('Ship'), overrunBy(titled('Rogue Borg')))))],
  stays: true,
  inPlay: { rules: [commanded] },
  printed: [premiere(80, 'R')],
});
const cards = [lore];

/** A ship of P2 without crew on which Rogue Borg of P1 are; they have cleared it if the mark says so. */
const taken = (marks: string, more = ''): string => `
      turn 3: P1, card play
      P1 mission: Investigate Disturbance
      P1 mission: Krios Suppression
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard Rogue Borg Mercenaries by P1${marks}
      P1 hand: Lore Returns
      ${more}`;

const commandedShip = (more = '', aboard = 'Rogue Borg Mercenaries by P1, Rogue Borg Mercenaries by P1'): string => `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 mission: Krios Suppression
      P2 ship: U.S.S. Hood (Lore Returns by P1) at Investigate Disturbance aboard ${aboard}
      ${more}`;

describe('a ship that Rogue Borg command', () => {
  test('B-22.30: it must have been cleared by them in battle', () => {
    const table = given(
      `
      turn 3: P1, card play
      P1 mission: Investigate Disturbance
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard Norah Satie, Rogue Borg Mercenaries by P1, Rogue Borg Mercenaries by P1
      P1 hand: Rogue Borg Mercenaries, Lore Returns
      chance: Rogue Borg Mercenaries, Norah Satie, Norah Satie`,
      { cards },
    );
    now(table).doesNotOffer('P1 plays Lore Returns on U.S.S. Hood');
    table.P1.plays('Rogue Borg Mercenaries on U.S.S. Hood');
    table.P1.chooses('nothing');
    table.P1.stuns('Norah Satie');
    now(table).happened('Norah Satie killed').offers('P1 plays Lore Returns on U.S.S. Hood');
  });

  test('B-22.30: a ship merely abandoned does not do', () => {
    now(given(taken(''), { cards })).doesNotOffer('P1 plays Lore Returns on U.S.S. Hood');
  });

  test('B-22.31: their player controls it: Non-Aligned, staffed and led', () => {
    const table = given(taken(' [counter 1]'), { cards });
    table.P1.plays('Lore Returns on U.S.S. Hood');
    now(table).happened('U.S.S. Hood control changed');
    table.P1.ends('card play');
    now(table).offers('P1 flies U.S.S. Hood to Krios Suppression');
    table.P1.flies('U.S.S. Hood to Krios Suppression');
    now(table).happened('U.S.S. Hood flew');
  });

  test('B-22.31: it attacks whom it likes, without leader and restrictions', () => {
    const table = given(commandedShip('P2 ship: Runabout at Investigate Disturbance aboard Taurik'), { cards });
    table.P1.attacks('Runabout with U.S.S. Hood');
    table.P2.chooses('nothing');
    now(table).happened('U.S.S. Hood fired at Runabout with 6').holds('stopped: U.S.S. Hood');
  });

  test('B-22.31: it returns fire', () => {
    const table = given(
      commandedShip('P2 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn').replace(
        'turn 3: P1',
        'turn 4: P2',
      ),
      {
        cards,
      },
    );
    table.P2.attacks('U.S.S. Hood');
    table.P1.returnsFire('at I.K.C. Bortas with U.S.S. Hood');
    now(table).happened('U.S.S. Hood fired at I.K.C. Bortas with 6');
  });

  test('B-22.31: the Rogue Borg beam down to battle, and back', () => {
    const table = given(
      commandedShip('P2 planet Investigate Disturbance: Calloway\n      chance: Rogue Borg Mercenaries, Calloway'),
      { cards },
    );
    table.P1.beams('Rogue Borg Mercenaries to Investigate Disturbance');
    table.P2.chooses('nothing');
    now(table).happened(`
      Rogue Borg Mercenaries beamed to Investigate Disturbance
      Investigate Disturbance battle initiated by P1
      P1 strength totaled 1
      P2 strength totaled 3
      Rogue Borg Mercenaries killed
    `);
  });

  test('B-22.31: they board ships and facilities at its location', () => {
    const table = given(
      commandedShip(`P2 ship: Runabout at Investigate Disturbance
      P2 ship: Pi [cloaked] at Investigate Disturbance
      P2 ship: Yridian Shuttle at Krios Suppression
      P2 outpost: Federation Outpost at Investigate Disturbance`),
      { cards },
    );
    now(table)
      .offers('P1 beams Rogue Borg Mercenaries to Runabout', 'P1 beams Rogue Borg Mercenaries to Federation Outpost')
      .doesNotOffer('P1 beams Rogue Borg Mercenaries to Pi', 'P1 beams Rogue Borg Mercenaries to Yridian Shuttle');
    table.P1.beams('Rogue Borg Mercenaries to Runabout');
    now(table).holds('aboard Runabout: Rogue Borg Mercenaries');
    table.P1.does('beams Rogue Borg Mercenaries from Runabout to U.S.S. Hood');
    now(table).holds('aboard Runabout: nothing');
  });

  test("B-22.31: with nobody of them left aboard, the ship is its owner's again where it stands", () => {
    const table = given(commandedShip(), { cards });
    table.P1.beams('everyone from U.S.S. Hood to Investigate Disturbance');
    now(table).happened('Lore Returns discarded').holds('not in play: Lore Returns');
    table.P1.flies('U.S.S. Hood to Krios Suppression');
    now(table).refused('B-10.4');
  });

  test('B-22.26: Hugh ends it', () => {
    const table = given(commandedShip('P2 hand: Hugh').replace('turn 3: P1', 'turn 4: P2'), { cards });
    table.P2.does('plays Hugh on Rogue Borg Mercenaries');
    now(table).happened('Rogue Borg Mercenaries discarded; U.S.S. Hood control changed');
    now(table).holds('P1 discard pile: Rogue Borg Mercenaries, Rogue Borg Mercenaries, Lore Returns');
  });
});
