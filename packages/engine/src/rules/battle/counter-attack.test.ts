import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

describe('counter-attack', () => {
  const attacked = `
      turn 2: P2, orders
      P1 mission: Investigate Disturbance
      P1 mission: Excavation
      P2 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
      P2 ship: I.K.C. Pagh at Excavation aboard Klag
      P1 ship: U.S.S. Hood at Investigate Disturbance aboard Taurik
      P1 ship: U.S.S. Enterprise at Excavation aboard Jean-Luc Picard`;
  const afterAttack = () => {
    const table = given(attacked);
    table.P2.attacks('U.S.S. Hood');
    table.P1.chooses('nothing');
    table.P2.ends('turn');
    table.P1.ends('card play');
    return table;
  };

  test('B-20.20, B-20.22: where the opponent attacked, even the Federation strikes back, without a leader', () => {
    const table = afterAttack();
    now(table).offers('P1 attacks I.K.C. Bortas with U.S.S. Hood');
    table.P1.attacks('I.K.C. Bortas');
    table.P2.chooses('nothing');
    now(table).happened('U.S.S. Hood fired at I.K.C. Bortas with 6');
  });

  test('B-20.20: only there', () => {
    const table = afterAttack();
    table.P1.attacks('I.K.C. Pagh with U.S.S. Enterprise');
    now(table).refused('B-20.13');
  });

  test('B-20.20: only in the next turn', () => {
    const table = afterAttack();
    table.P1.ends('turn');
    table.P2.ends('turn');
    table.P1.ends('card play');
    table.P1.attacks('I.K.C. Bortas with U.S.S. Hood');
    now(table).refused('B-20.13');
  });

  test('B-20.20: the attacker of the last turn has no such right', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 attacked U.S.S. Hood at Investigate Disturbance in turn 1
      P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kromm
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard Taurik`);
    table.P1.attacks('U.S.S. Hood');
    now(table).refused('B-20.4');
  });

  test('B-20.21: all other rules hold: a ship without matching personnel cannot', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P2 attacked U.S.S. Hood at Investigate Disturbance in turn 2
      P2 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
      P1 ship: U.S.S. Hood at Investigate Disturbance aboard Narik`);
    table.P1.attacks('I.K.C. Bortas');
    now(table).refused('B-20.5');
  });

  test('B-20.20: an attack that was cancelled gives no such right', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P2 attacked Mercenary Ship at Investigate Disturbance in turn 2, called off
      P2 ship: D'deridex at Investigate Disturbance aboard Tallus
      P1 ship: Mercenary Ship at Investigate Disturbance aboard Taurik`);
    table.P1.attacks("D'deridex");
    now(table).refused('B-20.13');
  });
});
