import type { Choice, State } from '@spaceline/engine';
import { cardId, decisions, explain, isRefusal, sentence, view } from '@spaceline/engine';
import { given } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { personnel, ofType } from '@spaceline/language';
import { nothingNamed } from './trying.ts';

/** Asking tells nothing about what is hidden: examples of what `tests/property/hidden-answers.test.ts` looks for. */

const ask = (s: State, said: Partial<Choice>): string => {
  const told = explain(s, 0, { ...nothingNamed, decision: -1, player: 0, ...said } as unknown as Choice);
  return isRefusal(told) ? sentence(told) : 'legal';
};

const idOf = (s: State, title: string): number => s.fixed.cards.findIndex((card) => card.def.title === title);

const table = (hand: string): State =>
  given(`
    turn 3: P1, orders
    P1 mission: Excavation
    P1 ship: Runabout at Excavation aboard Data
    P2 ship: U.S.S. Hood at Excavation aboard Worf
    P2 hand: ${hand}
  `).table.state;

test('B-13.34: a ship with a Holodeck in the other hand is answered like anything else there', () => {
  const s = table('U.S.S. Galaxy, Taurik, Tricorder');
  const told = ['U.S.S. Galaxy', 'Taurik', 'Tricorder'].map((title) =>
    ask(s, { do: 'activate', on: cardId(idOf(s, title)) } as Partial<Choice>),
  );
  expect(told[0]).toContain('[B-27.1]');
  expect(new Set(told).size).toBe(1);
});

test('B-13.34: a hidden card, and a number that no card has, are answered alike', () => {
  const s = table('U.S.S. Galaxy');
  for (const does of ['cloak', 'undock', 'flip', 'use', 'switch affiliation'] as const) {
    const about = (card: number): string => ask(s, { do: does, card } as Partial<Choice>);
    expect(about(idOf(s, 'Worf')), does).toBe(about(s.cards.length + 5));
    expect(about(idOf(s, 'U.S.S. Galaxy')), does).toBe(about(s.cards.length + 5));
    expect(about(-1), does).toBe(about(s.cards.length + 5));
  }
});

test('B-13.34: near miss: what lies open is answered by what it is', () => {
  const s = table('Taurik');
  expect(ask(s, { do: 'activate', on: cardId(idOf(s, 'U.S.S. Hood')) } as Partial<Choice>)).toContain('[B-27.');
  expect(ask(s, { do: 'cloak', card: cardId(idOf(s, 'Runabout')) } as Partial<Choice>)).toContain('Runabout');
});

const fetcher = personnel('Test Fetcher', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  integrity: 5,
  cunning: 5,
  strength: 5,
  printed: [],
});

test('B-2.2: downloads are offered in an order that tells nothing about the deck', () => {
  const cards = [{ ...fetcher, downloads: [ofType('Equipment')] }];
  const titles = ['Tricorder', 'Medical Kit', 'Engineering PADD', 'Federation PADD'];
  const offered = (deck: readonly number[]): unknown => {
    const { table: at } = given(
      `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 planet: Test Fetcher
      P1 draw deck: ${titles.join(', ')}
    `,
      { cards },
    );
    const drawDeck = at.state.players[0].piles['draw deck'];
    drawDeck.splice(0, drawDeck.length, ...deck.map((n) => drawDeck.toSorted((a, b) => a - b)[n]));
    return decisions(at.state).map(({ options }) => options.filter((o) => o.do === 'download'));
  };
  expect(offered([0, 1, 2, 3])).toEqual(offered([3, 1, 0, 2]));
  expect(offered([0, 1, 2, 3])).toEqual(offered([2, 3, 1, 0]));
});

test('B-29.23: that a ship is empty of people is shown before anything asks for it; who is aboard is not', () => {
  const aboard = (crew: string) =>
    view(
      given(`
        turn 3: P1, orders
        P1 mission: Excavation
        P2 ship: Runabout at Excavation aboard ${crew}
        P1 hand: Rogue Borg Mercenaries
      `).table.state,
      0,
    ).spaceline[0].ships[0];
  expect(aboard('Tricorder')).toMatchObject({ occupied: false, crew: [{ cards: [], hidden: 1 }] });
  expect(aboard('Worf')).toMatchObject({ occupied: true, crew: [{ cards: [], hidden: 1 }] });
});
