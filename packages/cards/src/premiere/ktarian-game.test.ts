import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { ktarianGame } from './ktarian-game.ts';

test('P31 Ktarian Game: reads aloud', () => {
  expect(english(ktarianGame)).toBe(
    'Place on ship. Now and at the start of each of your turns, disable one non-disabled personnel aboard ' +
      'at random. Cured by CUNNING over 30 or an android aboard.',
  );
});

test('P31 Ktarian Game: one is disabled now and one more at the start of each of your turns', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Ktarian Game by P2
    P1 mission: Study Nebula
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti, Mendon, Taitt [stopped]
  `).draws('Giusti, Mendon');
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Ktarian Game placed in play on U.S.S. Oberth; Giusti disabled')
    .didNotHappen('Mendon stopped')
    .holds('not disabled: Mendon, Taitt');
  table.P1.ends('turn');
  table.P2.ends('turn');
  now(table).happened('Mendon disabled');
  table.P1.flies('U.S.S. Oberth to Study Nebula');
  now(table).happened('U.S.S. Oberth flew to Study Nebula');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.flies('U.S.S. Oberth to Investigate Rogue Comet');
  now(table).refused('B-14.18');
});

test('P31 Ktarian Game: CUNNING 31 of the others cures it right after its first victim', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Ktarian Game by P2, Null Space by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard
      Giusti, Beverly Crusher, Leah Brahms, Wesley Crusher, Giusti
  `).draws('Giusti');
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Giusti disabled; Ktarian Game cured; Giusti enabled; Null Space encountered')
    .holds('on U.S.S. Oberth: nothing');
});

test('P31 Ktarian Game: CUNNING 30 does not', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Ktarian Game by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti, Beverly Crusher, Leah Brahms, Wesley Crusher, Mendon
  `).draws('Giusti');
  table.P1.attempts('Investigate Rogue Comet');
  now(table).holds(
    `
    on U.S.S. Oberth: Ktarian Game
    disabled: Giusti
    `,
  );
});

test('P31 Ktarian Game: an android cures it, unless it is the victim; another one coming aboard does', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Ktarian Game by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Exocomp, Mendon
    P1 ship: Runabout at Investigate Rogue Comet aboard Data
  `).draws('Exocomp');
  table.P1.attempts('Investigate Rogue Comet with U.S.S. Oberth');
  now(table).holds('disabled: Exocomp');
  table.P1.beams('Data to U.S.S. Oberth');
  now(table).happened('Ktarian Game cured; Exocomp enabled').holds('P1 score: 0');
});

test('P31 Ktarian Game: with its only member disabled the attempt ends', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Ktarian Game by P2, Null Space by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Mendon
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Mendon disabled; Investigate Rogue Comet attempt ended')
    .didNotHappen('Null Space encountered; Mendon stopped');
});
