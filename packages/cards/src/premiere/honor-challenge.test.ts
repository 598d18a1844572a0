import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { honorChallenge } from './honor-challenge.ts';

test('P118 Honor Challenge: reads aloud', () => {
  expect(english(honorChallenge)).toBe(
    'Just after a personnel battle is initiated, for each of your Klingons with Honor in it, kill one opposing ' +
      'personnel with Treachery (your choice).',
  );
});

test('P118 Honor Challenge: each Klingon with Honor kills one opponent with Treachery, then the battle goes on', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 planet: Gowron, Klag
    P2 planet: Mendak, Movar, Tomalak
    P1 hand: Honor Challenge
    chance: Gowron, Klag, Tomalak, Movar
  `);
  table.P1.battles('on Excavation');
  table.P1.responds('Honor Challenge');
  now(table).holds('asked: P1 choose cards').doesNotOffer('P1 chooses Tomalak');
  table.P1.chooses('Mendak');
  now(table).happened('Mendak killed; Gowron pair revealed; Excavation battle undecided').didNotHappen('Movar killed');
});

test('P118 Honor Challenge: three with Honor against two with Treachery: two die', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 planet: Gowron, Kahless, Kurn
    P2 planet: Mendak, Movar
    P1 hand: Honor Challenge
  `);
  table.P1.battles('on Excavation');
  table.P1.responds('Honor Challenge');
  now(table).happened('Mendak killed; Movar killed');
});

test('P118 Honor Challenge: Worf counts, Picard with Honor does not', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Excavation
    P1 planet: Worf, Jean-Luc Picard
    P2 planet: Mendak, Movar, Tomalak
    P1 hand: Honor Challenge
    chance: Mendak, Tomalak, Worf, Jean-Luc Picard
  `);
  table.P2.battles('on Excavation');
  table.P1.responds('Honor Challenge');
  table.P1.chooses('Movar');
  now(table).happened('Movar killed').didNotHappen('Mendak killed');
  table.P1.passes();
  table.P2.passes();
});

test("P118 Honor Challenge: Fek'lhr is a Klingon by affiliation", () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 on Excavation: Holo-Projectors
    P1 planet: Fek'lhr, Klag
    P2 planet: Mendak
    P1 hand: Honor Challenge
  `);
  table.P1.battles('on Excavation');
  table.P1.responds('Honor Challenge');
  now(table).happened('Mendak killed');
});

test('P118 Honor Challenge: not without a Klingon with Honor of your own in the battle, not in a ship battle', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 planet: Klag
    P1 ship: I.K.C. Bortas at Excavation aboard Gowron
    P2 planet: Mendak
    P2 ship: Scout Vessel at Excavation aboard Movar
    P1 hand: Honor Challenge
    chance: Klag, Mendak
  `);
  table.P1.battles('on Excavation');
  now(table).doesNotOffer('P1 responds with Honor Challenge');
  table.P1.attacks('Scout Vessel with I.K.C. Bortas');
  now(table).doesNotOffer('P1 responds with Honor Challenge');
  table.P1.passes();
  table.P2.passes();
});

test('P118 Honor Challenge: Rogue Borg have no skills, so that alone they are not challenged', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: I.K.C. Bortas at Excavation aboard Gowron, Rogue Borg Mercenaries by P2 [controlled by P2]
    P1 hand: Honor Challenge
  `);
  table.P1.passes();
  // The end of turn draw may be answered, too.
  table.P1.passes();
  now(table).doesNotOffer('P1 responds with Honor Challenge');
  table.P1.passes();
  table.P1.stuns('Rogue Borg Mercenaries');
  now(table).happened('Rogue Borg Mercenaries pair revealed; P1 battle won');
});
