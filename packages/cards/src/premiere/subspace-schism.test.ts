import { decisions, view } from '@spaceline/engine';
import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { subspaceSchism } from './subspace-schism.ts';

test('P138 Subspace Schism: reads aloud', () => {
  expect(english(subspaceSchism)).toBe(
    'Just after a player draws a card, discard it, then that player draws one card.',
  );
});

test('P138 Subspace Schism: the card drawn at the end of turn is discarded and the next one drawn', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 draw deck: Data, Worf, Taurik
    P2 hand: Subspace Schism
  `);
  table.P1.passes();
  table.P2.passes();
  table.P2.responds('Subspace Schism');
  now(table).happened('P1 drew Data; Data discarded; P1 drew Worf').holds(`
    P1 hand: Worf
    P1 discard pile: Data
    P1 draw deck: Taurik
    P2 discard pile: Subspace Schism
  `);
});

test('P138 Subspace Schism: whoever plays it does not know the card', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 draw deck: Data, Worf, Taurik
    P2 hand: Subspace Schism
  `);
  table.P1.passes();
  table.P2.passes();
  const [decision] = decisions(table.table.state);
  expect(decision).toMatchObject({ player: 1, kind: 'respond', source: -1 });
  expect(decision.options.map((o) => o.on)).toEqual([-1, { answers: -1 }]);
  now(table).holds('P2 does not see: Data');
});

test('P138 Subspace Schism, B-13.34: nobody sees by what goes on which card it answers', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 draw deck: Data, Worf, Taurik
    P1 hand: Amanda Rogers
    P2 hand: Subspace Schism
  `);
  table.P1.passes();
  table.P2.passes();
  table.P2.responds('Subspace Schism');
  for (const seer of [1, 'spectator'] as const) {
    const { underWay } = view(table.table.state, seer);
    expect(underWay.find(({ is }) => is === 'play')).toMatchObject({ player: 1, answers: -1 });
  }
});

test('P138 Subspace Schism: on the replacement, and on your own draw', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 draw deck: Data, Worf, Taurik, Giusti
    P1 hand: Subspace Schism
    P2 hand: Subspace Schism
  `);
  table.P1.passes();
  table.P2.passes();
  table.P2.responds('Subspace Schism');
  table.P1.responds('Subspace Schism');
  now(table).happened('Data discarded; P1 drew Worf; Worf discarded; P1 drew Taurik').holds('P1 hand: Taurik');
});

test('P138 Subspace Schism: an empty deck gives no new card', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 draw deck: Data
    P2 hand: Subspace Schism
  `);
  table.P1.passes();
  table.P2.passes();
  table.P2.responds('Subspace Schism');
  now(table).happened('Data discarded; P1 draw impossible').holds('P1 hand: nothing');
});

test('P138 Subspace Schism: each card of Kivas Fajo by itself (PL-14)', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Kivas Fajo - Collector, Subspace Schism
    P2 draw deck: Data, Worf, Taurik, Giusti
    P2 hand: Subspace Interference
  `);
  table.P1.plays('Kivas Fajo - Collector on P2');
  table.P1.responds('Subspace Schism');
  table.P2.responds('Subspace Interference');
  now(table)
    .happened('P2 drew Data; Subspace Schism nullified; P2 drew Worf; P2 drew Taurik')
    .holds('P2 hand: Data, Worf, Taurik');
});

test('P138 Subspace Schism: between draws it is not played', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Subspace Schism
  `);
  table.P1.plays('Subspace Schism');
  now(table).refused('B-12.9');
});
