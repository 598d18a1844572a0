import type { GameEvent, Player } from '@spaceline/engine';
import {
  choose,
  decisions,
  deserialize,
  explain,
  hash,
  isRefusal,
  none,
  option,
  serialize,
  view,
} from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import {
  type AssistedTable,
  ask,
  assistedTable,
  correct,
  idOf,
  passResponses,
  propose,
  settle,
  take,
} from './table.ts';

const titles = ['Escape', 'Hail', 'Airlock', 'Intruder Alert!', 'Kira Nerys', 'Security Drills'];
const table = (picture: string): AssistedTable => assistedTable(titles, `assisted\n${picture}`);
const nullified = 2;

const asked = (t: AssistedTable): string[] => decisions(t.s).map(({ player, kind }) => `P${player + 1} ${kind}`);
const answers = (t: AssistedTable, player: Player): number[] =>
  ask(t, player).options.flatMap((one) => (one.do === 'answer' ? one.card : []));
const happened = (t: AssistedTable, e: GameEvent['e']): GameEvent[] => t.events.filter((event) => event.e === e);
const orders = (t: AssistedTable): void => {
  for (let n = 0; t.s.segment === 'card play' && n < 10; n++) take(t, view(t.s, 0).deciding[0], 'pass');
};
const refusedAnswer = (t: AssistedTable, player: Player, title: string, nth = 0): string => {
  const { id } = ask(t, player);
  const card = idOf(t, title, nth);
  const why = explain(t.s, player, { decision: id, player, do: 'answer', card, on: -1, to: -1, way: -1, cards: [] });
  return isRefusal(why) ? why.code : '';
};

describe('A-3.1: whoever might hold such a card is asked, whatever they hold', () => {
  const picture = (hand: string) => `P1 mission: Excavation
    P1 hand: Red Alert!
    P2 hand: ${hand}`;
  test.each(['Escape', 'Kurn', 'Security Drills'])('the other player, with %s', (hand) => {
    const t = table(picture(hand));
    take(t, 0, 'play');
    expect(asked(t)).toEqual(['P2 respond']);
    expect(answers(t, 1)).toEqual(hand === 'Escape' ? [idOf(t, 'Escape')] : []);
    take(t, 1, 'pass');
    expect(asked(t)).not.toContain('P1 respond');
  });
  test('nobody with an empty hand, as both can see', () => {
    const t = table('P1 mission: Excavation\nP1 hand: Red Alert!');
    take(t, 0, 'play');
    expect(asked(t)).toEqual(['P1 action']);
  });
  test('unless some card has been described as one that responds', () => {
    const t = table('P1 mission: Excavation\nP1 hand: Red Alert!\nP2 table: Intruder Alert!');
    correct(t, { fix: 'describe', card: 'intruder-alert', facts: { responds: true } });
    take(t, 0, 'play');
    expect(asked(t)).toEqual(['P2 respond']);
    expect(answers(t, 1)).toEqual([idOf(t, 'Intruder Alert!')]);
  });
  test('at other tables nobody is asked where no written card responds', () => {
    const picture = `turn 3: P1, orders
      P1 mission: Excavation / Microvirus by P2
      P1 planet: Data, Worf
      P2 hand: Kurn`;
    const t = assistedTable([], picture);
    expect(t.s.fixed.assisted).toBe(false);
    const questions = (at: AssistedTable): string[] => {
      const list: string[] = [];
      take(at, 0, 'attempt');
      for (let [one] = decisions(at.s); one?.kind === 'respond'; [one] = decisions(at.s)) {
        list.push(`P${one.player + 1}: ${at.s.fixed.cards[one.source].def.title}`);
        take(at, one.player, 'pass');
      }
      return list;
    };
    expect(questions(t)).toEqual(['P2: Worf']);
    expect(questions(table(picture))).toEqual(['P2: Excavation', 'P2: Microvirus', 'P2: Worf']);
  });
  test('both, where something befalls them both', () => {
    const t = table(`P1 mission: Excavation / Archer by P2
      P1 planet: Data, Worf
      P1 hand: Kurn
      P2 hand: Gorath`);
    orders(t);
    take(t, 0, 'attempt');
    expect(asked(t)).toEqual(['P2 respond']);
    take(t, 1, 'pass');
    expect(asked(t)).toEqual(['P1 respond']);
    expect(ask(t, 0).source).toBe(idOf(t, 'Archer'));
    take(t, 0, 'pass');
    expect(asked(t)).toEqual(['P2 respond']);
  });
});

describe('A-3.1: a card that was drawn is answered without being shown', () => {
  const t = table(`P1 mission: Excavation
    P1 draw deck: Taurik, Data
    P2 hand: Escape`);
  correct(t, { fix: 'shuffle', player: 0 });
  propose(t, 0, { fix: 'draw', player: 0, count: 1 });
  take(t, 1, 'consent');
  test('nobody is told which it is', () => {
    expect(ask(t, 1)).toMatchObject({ kind: 'respond', source: -1 });
    expect(ask(t, 1).options).toContainEqual(expect.objectContaining({ do: 'answer', on: -1 }));
    take(t, 1, 'answer');
    passResponses(t);
    expect(ask(t, 1).options.map(({ on, way }) => [on, way])).toEqual([
      [-1, 'stays in play'],
      [-1, 'discarded'],
    ]);
    const [drawn] = t.s.players[0].piles.hand;
    expect(view(t.s, 1).cards.some(({ id }) => id === drawn)).toBe(false);
    settle(t, 1, 1);
    expect(asked(t)).toEqual(['P1 action']);
  });
});

describe('A-3.1: a card in play', () => {
  const incident = (): AssistedTable => {
    const t = table(`P1 mission: Excavation
      P1 hand: Red Alert!
      P2 table: Intruder Alert!
      P2 hand: Kurn`);
    correct(t, { fix: 'describe', card: 'intruder-alert', facts: { responds: true } });
    take(t, 0, 'play');
    take(t, 1, 'answer');
    return t;
  };
  test('answers an action once', () => {
    const t = incident();
    take(t, 1, 'settle', 0);
    take(t, 0, 'consent');
    expect(t.s.cards[idOf(t, 'Intruder Alert!')].zone).toBe('table');
    expect(answers(t, 1)).toEqual([]);
    expect(refusedAnswer(t, 1, 'Intruder Alert!')).toBe('refused/answered-already');
    take(t, 1, 'pass');
    expect(asked(t)).toEqual(['P2 action']);
  });
  test('is discarded if it is said so, and what it answered goes on or not', () => {
    const t = incident();
    settle(t, 1, nullified);
    expect(t.s.cards[idOf(t, 'Intruder Alert!')].zone).toBe('discard pile');
    expect(t.s.cards[idOf(t, 'Red Alert!')].zone).toBe('discard pile');
  });
  test('that was hidden shows itself', () => {
    const t = table(`P1 mission: Excavation
      P1 hand: Red Alert!
      P2 planet Excavation: Kira Nerys
      P2 hand: Kurn`);
    correct(t, { fix: 'describe', card: 'kira-nerys', facts: { responds: true } }, 1);
    take(t, 0, 'play');
    take(t, 1, 'answer');
    expect(happened(t, 'revealed').map(({ cards }) => cards)).toEqual([[idOf(t, 'Kira Nerys')]]);
    settle(t, 1, 0);
  });
  test('answers only if it is described so, even an interrupt that has stayed', () => {
    const t = table(`P1 mission: Excavation
      P1 hand: Red Alert!
      P2 table: Escape
      P2 hand: Kurn`);
    take(t, 0, 'play');
    expect(answers(t, 1)).toEqual([]);
    expect(refusedAnswer(t, 1, 'Escape')).toBe('refused/no-response');
  });
  test('of the other player does not', () => {
    const t = table(`P1 mission: Excavation
      P1 hand: Red Alert!
      P1 table: Intruder Alert!
      P2 hand: Kurn`);
    correct(t, { fix: 'describe', card: 'intruder-alert', facts: { responds: true } });
    take(t, 0, 'play');
    expect(answers(t, 1)).toEqual([]);
    expect(refusedAnswer(t, 1, 'Intruder Alert!')).toBe('refused/cannot-answer');
  });
});

describe('A-3.1: while the response waits', () => {
  const waiting = (): AssistedTable => {
    const t = table(`P1 mission: Excavation
      P1 ship: Runabout at Excavation aboard Taurik
      P1 hand: Red Alert!
      P2 hand: Escape`);
    correct(t, { fix: 'shuffle', player: 0 });
    propose(t, 1, { fix: 'destroy', cards: [idOf(t, 'Runabout')] });
    take(t, 0, 'consent');
    while (!ask(t, view(t.s, 0).deciding[0]).options.some((one) => one.do === 'answer'))
      take(t, view(t.s, 0).deciding[0], 'pass');
    take(t, 1, 'answer');
    passResponses(t);
    return t;
  };
  test('it survives being stored, and ends the same way', () => {
    const t = waiting();
    const again = { ...t, s: deserialize(t.setup, serialize(t.s)), events: [] };
    expect(hash(again.s)).toBe(hash(t.s));
    for (const one of [t, again]) settle(one, 1, nullified);
    expect(hash(again.s)).toBe(hash(t.s));
  });
  test('a ship with HULL is saved, with everybody aboard', () => {
    const t = waiting();
    settle(t, 1, nullified);
    expect(t.s.play).toEqual(expect.arrayContaining([idOf(t, 'Runabout'), idOf(t, 'Taurik')]));
    expect(happened(t, 'destroyed')).toEqual([]);
    expect(happened(t, 'saved')).toHaveLength(1);
  });
  test('or lost, if nobody says that', () => {
    const t = waiting();
    settle(t, 1, 1);
    expect(happened(t, 'destroyed')).toHaveLength(1);
    expect(t.s.cards[idOf(t, 'Taurik')].zone).toBe('discard pile');
  });
  test('the ship itself stays where it is; those aboard may leave it', () => {
    const t = waiting();
    const ship = idOf(t, 'Runabout');
    expect(propose(t, 0, { fix: 'move', cards: [ship], to: { to: 'hand' } })?.clause).toBe('A-3.1');
    expect(propose(t, 0, { fix: 'destroy', cards: [ship] })?.clause).toBe('A-3.1');
    const to = { to: 'location', on: idOf(t, 'Excavation') } as const;
    correct(t, { fix: 'move', cards: [idOf(t, 'Taurik')], to });
    settle(t, 1, 1);
    expect(t.s.cards[idOf(t, 'Taurik')].zone).toBe('surface');
    expect(t.s.play).not.toContain(ship);
  });
  test('nobody but its player says how it ended', () => {
    const t = waiting();
    const card = idOf(t, 'Escape');
    expect(propose(t, 0, { fix: 'settle', card, outcome: 'nullifies and is discarded' })?.clause).toBe('A-3');
  });
});

test('A-3.1: nobody learns by asking which cards of the other hand are not written', () => {
  const t = table(`P1 mission: Excavation
    P1 hand: Red Alert!, Hail, Kurn
    P2 hand: Escape`);
  take(t, 0, 'play');
  const { id } = ask(t, 1);
  const tried = (verb: 'answer' | 'play', title: string) =>
    explain(
      t.s,
      1,
      choose(
        { id, player: 1 },
        verb === 'answer' ? option(verb, idOf(t, title)) : option(verb, idOf(t, title), { answers: none }, none, 0),
      ),
    );
  for (const verb of ['answer', 'play'] as const) expect(tried(verb, 'Hail')).toEqual(tried(verb, 'Kurn'));
  expect(tried('answer', 'Hail')).toMatchObject({ code: 'refused/cannot-answer' });
});

test('A-3.1: one copy stands for all copies in the hand', () => {
  const t = table(`P1 mission: Excavation
    P1 hand: Red Alert!
    P2 hand: Escape, Escape, Hail`);
  take(t, 0, 'play');
  expect(answers(t, 1)).toEqual([idOf(t, 'Escape'), idOf(t, 'Hail')]);
});
