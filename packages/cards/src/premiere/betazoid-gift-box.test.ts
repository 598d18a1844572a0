import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { betazoidGiftBox } from './betazoid-gift-box.ts';

test('P1 Betazoid Gift Box: reads aloud', () => {
  expect(english(betazoidGiftBox)).toBe(
    'When acquired: take any three cards from your draw deck into hand, then shuffle your draw deck. Discard ' +
      'artifact.',
  );
});

test('P1 Betazoid Gift Box: acquired, it lets you take three cards of your deck, unseen by your opponent', () => {
  const table = given(`
    P1 mission: Excavation / Betazoid Gift Box by P2
    P1 planet: Vash
    P1 draw deck: Data, Worf, Taurik, Mendon, Red Alert!
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Betazoid Gift Box acquired by P1').holds(`
      asked: P1 choose cards
      P1 sees: Mendon
      P2 does not see: Mendon
    `);
  table.P1.chooses('Worf, Mendon, Red Alert!');
  now(table).happened('Worf took from deck; P1 shuffled; Betazoid Gift Box discarded').holds(`
      P1 hand: Worf, Mendon, Red Alert!
      P2 does not see: Worf
      P2 discard pile: Betazoid Gift Box
    `);
});

test('P1 Betazoid Gift Box: exactly three, if there are as many', () => {
  const table = given(`
    P1 mission: Excavation / Betazoid Gift Box by P2
    P1 planet: Vash
    P1 draw deck: Data, Worf, Taurik, Mendon
  `);
  table.P1.attempts('Excavation');
  table.P1.chooses('Worf, Data');
  now(table).refused('B-18.10');
  table.P1.chooses('Worf, Data, Taurik');
  now(table).holds(`
      P1 hand: Worf, Data, Taurik
      P1 draw deck: Mendon
    `);
});

test('P1 Betazoid Gift Box: all of a smaller deck; of an empty one nothing', () => {
  const table = given(`
    P1 mission: Excavation / Betazoid Gift Box by P2
    P1 planet: Vash
    P1 draw deck: Data, Worf
  `);
  table.P1.attempts('Excavation');
  now(table).holds(`
      P1 hand: Data, Worf
      P1 draw deck: nothing
    `);
});

test('P1 Betazoid Gift Box: nothing responds to it: it is neither event nor interrupt', () => {
  const table = given(`
    P1 mission: Excavation / Betazoid Gift Box by P2
    P1 planet: Vash
    P1 draw deck: Data, Worf, Taurik
    P2 hand: Kevin Uxbridge, Amanda Rogers
  `);
  table.P1.attempts('Excavation');
  now(table).holds(`
      P1 hand: Data, Worf, Taurik
      P2 hand: Kevin Uxbridge, Amanda Rogers
    `);
});
