import { decisions, view } from '@spaceline/engine';
import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { lifeFormScan } from './life-form-scan.ts';

test('P127 Life-form Scan: reads aloud', () => {
  expect(english(lifeFormScan)).toBe("Look at your opponent's hand.");
});

test('P127 Life-form Scan: the hand is shown to the looking player alone and stays as it is', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Life-form Scan
    P2 hand: Data, Taurik, Worf
  `);
  table.P1.plays('Life-form Scan');
  now(table).happened('Life-form Scan looked').holds(`
    asked: P1 acknowledge
    P1 sees: Data, Taurik, Worf
  `);
  const [decision] = decisions(table.table.state);
  expect(decision.options[0].pick?.from.map((id) => table.table.state.fixed.cards[id].def.title).join()).toBe(
    'Data,Taurik,Worf',
  );
  table.P1.acknowledges();
  now(table).holds(`
    P1 does not see: Data, Taurik, Worf
    P2 hand: Data, Taurik, Worf
    P1 discard pile: Life-form Scan
  `);
});

test('P127 Life-form Scan: neither the opponent nor a spectator learns what was seen', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Life-form Scan
    P2 hand: Data, Taurik
  `);
  table.P1.plays('Life-form Scan');
  const { state } = table.table;
  const shown = state.frames.flatMap((f) => (f.kind === 'look' ? f.cards : []));
  for (const seer of ['spectator'] as const)
    expect(view(state, seer).cards.filter((card) => shown.includes(card.id))).toEqual([]);
  table.P1.acknowledges();
});

test('P127 Life-form Scan: an empty hand cannot be looked at', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Life-form Scan
    P2 hand: nothing
  `);
  table.P1.plays('Life-form Scan');
  now(table).refused('B-13.8');
});

test("P127 Life-form Scan: in the other player's turn, and answered by Amanda Rogers", () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Amanda Rogers
    P2 hand: Life-form Scan
  `);
  table.P2.plays('Life-form Scan');
  table.P1.responds('Amanda Rogers');
  now(table).didNotHappen('Life-form Scan looked').holds('P2 discard pile: Life-form Scan');
});
