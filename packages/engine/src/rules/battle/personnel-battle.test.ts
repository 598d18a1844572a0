import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

/** An Away Team of P1 beside one of P2; the combat piles as said. */
const onSurface = (own: string, other: string, chance = '', more = ''): string => `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 planet Investigate Disturbance: ${own}
      P2 planet Investigate Disturbance: ${other}
      ${chance ? `chance: ${chance}` : ''}
      ${more}`;

describe('the procedure of a personnel battle', () => {
  test('B-20.50: Klingons 8, 7, 7 against Romulans 9, 6', () => {
    const table = given(
      onSurface('Kurn, Klag, Gorath', 'Tomalak, Bochra', 'Kurn, Klag, Gorath, Tomalak, Bochra, Tomalak'),
    );
    table.P1.battles('on Investigate Disturbance');
    now(table)
      .happened('Kurn pair revealed; Tomalak pair revealed')
      .holds('asked: P2 combat pair')
      .offers('P2 stuns Kurn')
      .doesNotOffer('P2 mortally wounds Kurn');
    table.P2.stuns('Kurn');
    table.P1.stuns('Bochra');
    now(table).happened(`
      Kurn stunned
      Klag pair revealed
      Bochra stunned
      P1 strength totaled 14
      P2 strength totaled 9
      P1 battle won at Investigate Disturbance
      Tomalak mortally wounded
      Tomalak killed
      Kurn stopped
      Bochra stopped
      Investigate Disturbance battle ended
    `);
    now(table).holds('stopped: Kurn, Klag, Gorath, Bochra');
  });

  test.each(['Kurn', 'Klag'])('B-20.36: chance lays the piles: %s comes first', (first) => {
    const table = given(onSurface('Kurn, Klag', 'Tomalak', first));
    table.P1.battles('on Investigate Disturbance');
    now(table).happened(`${first} pair revealed; Tomalak pair revealed`);
    table.P2.chooses('nothing');
  });

  test('B-20.38: more STRENGTH stuns, more than double wounds mortally, or neither if its player likes', () => {
    const table = given(onSurface('Kurn, Varon-T Disruptor', 'Ro Laren, Starfleet Type II Phaser'));
    table.P1.battles('on Investigate Disturbance');
    now(table)
      .holds('asked: P1 combat pair')
      .offers('P1 stuns Ro Laren', 'P1 mortally wounds Ro Laren', 'P1 chooses nothing');
    table.P1.chooses('nothing');
    now(table).happened(`
      P1 strength totaled 16
      P2 strength totaled 7
      P1 battle won
      Ro Laren mortally wounded
    `);
  });

  test('B-20.38: exactly double stuns only', () => {
    const table = given(onSurface('Kurn', 'Deanna Troi'));
    table.P1.battles('on Investigate Disturbance');
    now(table).offers('P1 stuns Deanna Troi').doesNotOffer('P1 mortally wounds Deanna Troi');
    table.P1.chooses('nothing');
  });

  test('B-20.38: equal STRENGTH does nothing to either', () => {
    const table = given(onSurface('Kurn', 'Taurik'));
    table.P1.battles('on Investigate Disturbance');
    now(table).happened(`
      Kurn pair revealed
      P1 strength totaled 8
      P2 strength totaled 8
      Investigate Disturbance battle undecided
      Kurn stopped
      Investigate Disturbance battle ended
    `);
    now(table).holds('in play: Kurn, Taurik').holds('stopped: Kurn, Taurik');
  });

  test('B-20.39, B-20.40: those without adversary count in the total, the stunned and wounded do not', () => {
    const table = given(onSurface('Kurn, Kromm, Divok', 'Norah Satie', 'Kurn, Kromm, Divok, Norah Satie'));
    table.P1.battles('on Investigate Disturbance');
    table.P1.mortallyWounds('Norah Satie');
    now(table).happened(`
      Norah Satie mortally wounded
      P1 strength totaled 24
      P2 strength totaled 0
      P1 battle won
      Norah Satie killed
    `);
  });

  test('B-20.42: the victim is drawn from the whole losing side, the stunned included, the wounded not', () => {
    const table = given(
      onSurface('Kurn, Kromm', 'Norah Satie, Calloway', 'Kurn, Kromm, Norah Satie, Calloway, Calloway'),
    );
    table.P1.battles('on Investigate Disturbance');
    table.P1.mortallyWounds('Norah Satie');
    table.P1.stuns('Calloway');
    now(table).happened(`
      Calloway selected
      Calloway mortally wounded
      Norah Satie killed
      Calloway killed
    `);
  });

  test('B-20.44, B-19.12: survivors of both sides are stopped with their equipment; others on the ship above are not', () => {
    const table = given(
      onSurface(
        'Kurn, Tricorder',
        'Taurik, Medical Kit',
        '',
        'P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Klag',
      ),
    );
    table.P1.battles('on Investigate Disturbance');
    now(table).holds(`
      stopped: Kurn, Tricorder, Taurik, Medical Kit
      not stopped: Klag, I.K.C. Pagh
    `);
  });

  test('B-20.45: weapons where present count for everybody with them', () => {
    const table = given(onSurface('Kurn, Kromm, Klingon Disruptor, Klingon Disruptor', 'Tomalak', 'Kurn'));
    table.P1.battles('on Investigate Disturbance');
    now(table).offers('P1 stuns Tomalak');
    table.P1.chooses('nothing');
    now(table).happened('P1 strength totaled 24');
  });

  test('B-20.48: winning aboard gives no control over the ship', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P2 ship: Mercenary Ship at Investigate Disturbance aboard Narik, Kurn [controlled by P1], Kromm [controlled by P1]
      chance: Kurn, Kromm, Narik, Narik`);
    table.P1.battles('aboard Mercenary Ship');
    table.P1.stuns('Narik');
    now(table).happened('P1 battle won; Narik killed');
    now(table).holds('not stopped: Mercenary Ship');
    table.P1.flies('Mercenary Ship to Investigate Disturbance');
    now(table).refused('B-10.4');
  });

  test('B-20.52: a battle touches neither the mission nor what lies under it', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance / Archer by P2
      P1 planet: Kurn
      P2 planet: Taurik`);
    table.P1.battles('on Investigate Disturbance');
    now(table).holds('under Investigate Disturbance: Archer');
  });

  test('B-13.35: both forces are open to both players while the battle lasts, and no longer', () => {
    const table = given(onSurface('Kurn', 'Tomalak, Bochra', 'Kurn, Bochra, Tomalak'));
    now(table).holds('P1 does not see: Tomalak, Bochra').holds('P2 does not see: Kurn');
    table.P1.battles('on Investigate Disturbance');
    now(table).holds('P1 sees: Tomalak, Bochra').holds('P2 sees: Kurn');
    table.P1.chooses('nothing');
    now(table).holds('P1 does not see: Tomalak, Bochra');
  });

  test('B-13.35, B-20.45: what makes a force stronger is open with it, and what lies elsewhere is not', () => {
    const table = given(
      onSurface(
        'Kurn, Klingon Disruptor',
        'Tomalak, Bochra, Romulan Disruptor, Tricorder',
        'Kurn, Bochra, Tomalak',
        'P2 ship: Haakona at Investigate Disturbance aboard Mendak, Medical Tricorder',
      ),
    );
    now(table).holds('P1 does not see: Romulan Disruptor').holds('P2 does not see: Klingon Disruptor');
    table.P1.battles('on Investigate Disturbance');
    now(table)
      .holds('P1 sees: Romulan Disruptor')
      .holds('P2 sees: Klingon Disruptor')
      .holds('P1 does not see: Mendak, Medical Tricorder, Tricorder');
    table.P1.chooses('nothing');
  });
});

describe('holograms and pairs', () => {
  test('B-27.9: a hologram stuns, but wounds none who is not a hologram', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P2 ship: U.S.S. Yamato at Investigate Disturbance aboard Norah Satie, Kurn [controlled by P1], Fek'lhr [controlled by P1]
      chance: Fek'lhr, Kurn, Norah Satie, Norah Satie`);
    table.P1.battles('aboard U.S.S. Yamato');
    now(table).offers('P1 stuns Norah Satie').doesNotOffer('P1 mortally wounds Norah Satie');
    table.P1.stuns('Norah Satie');
    now(table).happened('P1 strength totaled 23; Norah Satie killed');
  });

  test('B-27.9: nobody dies of a defeat by holograms alone', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: U.S.S. Yamato at Investigate Disturbance aboard Ishara Yar, Fek'lhr [controlled by P2]
      P2 attacked U.S.S. Yamato at Investigate Disturbance in turn 2`);
    table.P1.battles('aboard U.S.S. Yamato');
    table.P2.chooses('nothing');
    now(table).happened('P2 strength totaled 15; P2 battle won').holds('in play: Ishara Yar');
  });

  test('B-27.8: a hologram that is mortally wounded is switched off, not killed', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P2 ship: U.S.S. Yamato at Investigate Disturbance aboard Sir Isaac Newton, Kurn [controlled by P1]`);
    table.P1.battles('aboard U.S.S. Yamato');
    table.P1.mortallyWounds('Sir Isaac Newton');
    now(table).happened('Sir Isaac Newton deactivated').didNotHappen('Sir Isaac Newton killed');
    now(table).holds('deactivated: Sir Isaac Newton');
  });
});
