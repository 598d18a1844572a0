import { decisions, view } from '@spaceline/engine';
import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { jaglomShrekInformationBroker } from './jaglom-shrek-information-broker.ts';

test('P123 Jaglom Shrek: reads aloud', () => {
  expect(english(jaglomShrekInformationBroker)).toBe("Look at your opponent's draw deck, keeping its order.");
});

test('P123 Jaglom Shrek: the draw deck is shown to the looking player alone and stays as it is', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Jaglom Shrek - Information Broker
    P2 draw deck: Data, Taurik, Worf
  `);
  table.P1.plays('Jaglom Shrek - Information Broker');
  now(table).happened('Jaglom Shrek - Information Broker looked').holds(`
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
    P2 draw deck: Data, Taurik, Worf
    P1 discard pile: Jaglom Shrek - Information Broker
  `);
});

test('P123 Jaglom Shrek: neither the opponent nor a spectator learns what was seen', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Jaglom Shrek - Information Broker
    P2 draw deck: Data, Taurik
  `);
  table.P1.plays('Jaglom Shrek - Information Broker');
  const { state } = table.table;
  const shown = state.frames.flatMap((f) => (f.kind === 'look' ? f.cards : []));
  for (const seer of [1, 'spectator'] as const)
    expect(view(state, seer).cards.filter((card) => shown.includes(card.id))).toEqual([]);
  table.P1.acknowledges();
});

test('P123 Jaglom Shrek: an empty draw deck cannot be looked at', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Jaglom Shrek - Information Broker
    P2 draw deck: nothing
  `);
  table.P1.plays('Jaglom Shrek - Information Broker');
  now(table).refused('B-13.8');
});

test("P123 Jaglom Shrek: in the other player's turn, and answered by Amanda Rogers", () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Amanda Rogers
    P2 hand: Jaglom Shrek - Information Broker
  `);
  table.P2.plays('Jaglom Shrek - Information Broker');
  table.P1.responds('Amanda Rogers');
  now(table)
    .didNotHappen('Jaglom Shrek - Information Broker looked')
    .holds('P2 discard pile: Jaglom Shrek - Information Broker');
});
