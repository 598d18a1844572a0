import { doorway, draw, onTable, onYourTurn } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const gate = doorway('Test Gate', {
  seeds: ['doorway phase'],
  plays: [onYourTurn(onTable)],
  text: [draw(1)],
  stays: true,
  printed: [],
});
const cards = [gate];

describe('doorways', () => {
  test('B-3.18: a doorway is played between actions on the own turn and uses no card play', () => {
    const table = given(
      `
      turn 3: P1, card play
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation
      P1 hand: 2x Test Gate, Taurik
      P2 hand: Test Gate
      `,
      { cards },
    );
    now(table).doesNotOffer("P2 plays P2's Test Gate");
    table.P1.plays('Test Gate');
    now(table).happened('Test Gate played by P1').didNotHappen('P1 card play used').holds('P1 table: Test Gate');
    table.P1.reports('Taurik to Federation Outpost');
    table.P1.ends('card play');
    table.P1.plays('Test Gate #2');
    now(table).holds('P1 table: Test Gate, Test Gate');
  });

  test("B-3.18: not on the opponent's turn", () => {
    const table = given(
      `
      turn 3: P1, orders, P2 next
      P1 mission: Excavation
      P2 hand: Test Gate
      `,
      { cards },
    );
    table.P2.plays('Test Gate');
    now(table).refused('B-3.18');
  });

  test('B-8.7, B-8.2: players seed them in turns, before the missions', () => {
    const table = given(
      `
      phase: doorways
      P1 mission: Excavation
      P1 seed deck: 2x Test Gate, Archer
      P2 seed deck: Archer
      P1 mission pile: Evacuation
      `,
      { cards },
    );
    table.P1.seeds('Archer under Excavation');
    now(table).refused('B-7.7');
    table.P1.seeds('Test Gate on the table');
    now(table).happened('P2 passed').holds('asked: P1 seed card');
    table.P1.seeds('Test Gate #2 on the table');
    now(table)
      .happened('phase begun missions')
      .holds('asked: P1 place mission')
      .holds('P1 table: Test Gate, Test Gate');
    table.P1.places('Evacuation left');
  });

  test('B-7.7: they seed in no other phase', () => {
    const table = given(
      `
      phase: dilemmas
      P1 mission: Excavation
      P1 seed deck: Test Gate, Archer
      `,
      { cards },
    );
    table.P1.seeds('Test Gate on the table');
    now(table).refused('B-7.7');
    table.P1.seeds('Archer under Excavation');
    now(table).holds('P1 removed: Test Gate');
  });
});
