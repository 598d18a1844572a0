import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

/** Spans 4, 3, 2, 5 from left to right; the Borg Ship where it is said, flying right. */
const spaceline = `
      P1 mission: Investigate Disturbance
      P1 mission: Seek Life-form
      P1 mission: Krios Suppression
      P1 mission: Survey Mission`;
const borgAt = (loc: string, more = '', marks = 'counter 1'): string => `
      turn 3: P1, orders${spaceline}
      P1 ship: Borg Ship by P2 [${marks}] at ${loc}
      ${more}`;

describe('attacking it', () => {
  test('B-22.15, B-20.13: either player may, the Federation too', () => {
    const table = given(
      borgAt('Seek Life-form', 'P1 ship: U.S.S. Enterprise at Seek Life-form aboard Jean-Luc Picard'),
    );
    table.P1.attacks('Borg Ship');
    now(table).happened(`
      U.S.S. Enterprise fired at Borg Ship with 8
      Borg Ship missed against 24
      Borg Ship fired at U.S.S. Enterprise with 24
      U.S.S. Enterprise direct hit against 9
      nobody battle won
    `);
  });

  test('B-22.10: at whom it fires back, the opponent of whoever met it decides', () => {
    const table = given(
      borgAt(
        'Seek Life-form',
        `
      P1 ship: U.S.S. Enterprise at Seek Life-form aboard Jean-Luc Picard
      P1 ship: U.S.S. Yamato at Seek Life-form aboard Benjamin Maxwell`.trimStart(),
      ),
    );
    table.P1.attacks('Borg Ship');
    now(table)
      .holds('asked: P2 return fire')
      .offers('P2 returns fire at U.S.S. Yamato', 'P2 returns fire at U.S.S. Enterprise')
      .doesNotOffer('P2 chooses nothing');
    table.P2.returnsFire('at U.S.S. Yamato');
    now(table).happened('U.S.S. Yamato destroyed').holds('stopped: U.S.S. Enterprise');
  });

  test('B-22.17, B-26.2: whoever destroys it in battle scores its points', () => {
    const table = given(
      borgAt(
        'Seek Life-form',
        `
      P1 ship: Husnock Ship at Seek Life-form aboard Kurn
      P1 ship: I.K.C. Bortas at Seek Life-form aboard Klag
      P1 ship: I.K.C. Vor'Cha at Seek Life-form aboard Nu'Daq`.trimStart(),
        'counter 1, damaged',
      ),
    );
    table.P1.attacks('Borg Ship');
    table.P2.returnsFire('at Husnock Ship');
    now(table).happened('Borg Ship destroyed; P1 scored 15 for Borg Ship');
    now(table).holds('P1 score: 15').holds('P1 bonus: Borg Ship');
  });

  test('B-22.17: also by return fire', () => {
    const table = given(
      borgAt(
        'Seek Life-form',
        `
      P2 ship: Husnock Ship at Seek Life-form aboard Kurn
      P2 ship: I.K.C. Bortas at Seek Life-form aboard Klag
      P2 ship: I.K.C. Vor'Cha at Seek Life-form aboard Nu'Daq`.trimStart(),
        'counter 1, damaged',
      ),
    );
    table.P1.ends('turn');
    table.P2.returnsFire();
    now(table).happened('P2 scored 15 for Borg Ship').didNotHappen('Borg Ship flew');
  });

  test('B-22.16: it is not repaired', () => {
    const table = given(borgAt('Survey Mission', '', 'counter -1, damaged'));
    table.P1.ends('turn');
    table.P2.ends('turn');
    now(table).holds('hull of Borg Ship: 50');
  });

  test('B-10.4: nobody gives it orders', () => {
    const table = given(borgAt('Seek Life-form'));
    table.P1.flies('Borg Ship to Survey Mission');
    now(table).refused('B-10.4');
  });

  test('B-20.20: its attack gives no right to strike back at the opponent', () => {
    const table = given(
      borgAt(
        'Seek Life-form',
        `
      P2 ship: Husnock Ship at Seek Life-form aboard Taurik
      P1 ship: Mercenary Ship at Seek Life-form aboard Baran`.trimStart(),
      ),
    );
    table.P1.ends('turn');
    table.P1.chooses('nothing');
    table.P2.chooses('nothing');
    now(table).happened('Husnock Ship hit');
    table.P2.ends('card play');
    now(table).doesNotOffer('P2 attacks Mercenary Ship');
  });
});
