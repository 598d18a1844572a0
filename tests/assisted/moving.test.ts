import type { Correction, Destination } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { type AssistedTable, assistedTable, correct, idOf, propose, take } from './table.ts';

const table = (): AssistedTable =>
  assistedTable(
    ['Baraka', 'Security Drills', 'Kira Nerys'],
    `P1 mission: Excavation
    P1 mission: Study Stellar Collision
    P1 outpost: Federation Outpost at Study Stellar Collision aboard Data, Kira Nerys, Medical Kit
    P1 ship: U.S.S. Hood [docked] at Study Stellar Collision aboard Simon Tarses
    P2 mission: Krios Suppression
    P1 hand: Baraka, Security Drills, Geordi La Forge, Plasma Fire
    P1 discard pile: Calloway
    P1 draw deck: Beverly Crusher, Taitt`,
  );

const move = (t: AssistedTable, title: string, to: Destination): Correction => ({
  fix: 'move',
  cards: [idOf(t, title)],
  to,
});
const at = (t: AssistedTable, title: string) => t.s.cards[idOf(t, title)];

describe('A-5: cards are put wherever a card of that type can be', () => {
  test.each([
    ['hand', 'hand'],
    ['discard pile', 'discard pile'],
    ['out of play', 'out of play'],
    ['removed', 'removed'],
  ] as const)('from play to %s', (to, zone) => {
    const t = table();
    correct(t, move(t, 'Data', { to }));
    expect(at(t, 'Data').zone).toBe(zone);
    expect(t.s.play).not.toContain(idOf(t, 'Data'));
    expect(at(t, 'Kira Nerys').zone).toBe('aboard');
  });
  test('onto and under the draw deck', () => {
    const t = table();
    correct(t, move(t, 'Data', { to: 'top of draw deck' }));
    correct(t, move(t, 'Calloway', { to: 'bottom of draw deck' }));
    const { 'draw deck': drawDeck } = t.s.players[0].piles;
    expect([drawDeck.at(-1), drawDeck[0]]).toEqual([idOf(t, 'Data'), idOf(t, 'Calloway')]);
  });
  test('personnel: to a surface, aboard, but not on the table', () => {
    const t = table();
    correct(t, move(t, 'Data', { to: 'location', on: idOf(t, 'Excavation') }));
    expect(at(t, 'Data')).toMatchObject({ zone: 'surface', loc: idOf(t, 'Excavation') });
    correct(t, move(t, 'Data', { to: 'aboard', on: idOf(t, 'U.S.S. Hood') }));
    expect(at(t, 'Data')).toMatchObject({ zone: 'aboard', host: idOf(t, 'U.S.S. Hood') });
    expect(propose(t, 0, move(t, 'Data', { to: 'table' }))?.clause).toBe('A-5');
  });
  test('not to the surface of a space mission', () => {
    const t = table();
    const to = { to: 'location', on: idOf(t, 'Study Stellar Collision') } as const;
    expect(propose(t, 0, move(t, 'Data', to))?.code).toBe('refused/no-such-place');
  });
  test('a card from the discard pile comes into play', () => {
    const t = table();
    correct(t, move(t, 'Calloway', { to: 'aboard', on: idOf(t, 'U.S.S. Hood') }));
    expect(at(t, 'Calloway')).toMatchObject({ zone: 'aboard', controller: 0 });
  });
  test('a ship goes with everybody aboard and is docked nowhere', () => {
    const t = table();
    correct(t, move(t, 'U.S.S. Hood', { to: 'location', on: idOf(t, 'Krios Suppression') }));
    expect(at(t, 'U.S.S. Hood')).toMatchObject({ zone: 'space', loc: idOf(t, 'Krios Suppression'), docked: -1 });
    expect(at(t, 'Simon Tarses').host).toBe(idOf(t, 'U.S.S. Hood'));
  });
  test('a facility goes, and what was docked there stays behind', () => {
    const t = table();
    correct(t, move(t, 'Federation Outpost', { to: 'location', on: idOf(t, 'Excavation') }));
    expect(at(t, 'U.S.S. Hood')).toMatchObject({ loc: idOf(t, 'Study Stellar Collision'), docked: -1 });
  });
  test('an unwritten event is attached to a card, a location or the table', () => {
    const t = table();
    const event = 'Security Drills';
    correct(t, move(t, event, { to: 'on card', on: idOf(t, 'U.S.S. Hood') }));
    expect(at(t, event)).toMatchObject({ zone: 'on card', host: idOf(t, 'U.S.S. Hood') });
    correct(t, move(t, event, { to: 'location', on: idOf(t, 'Excavation') }));
    expect(at(t, event)).toMatchObject({ zone: 'on location', loc: idOf(t, 'Excavation') });
    correct(t, move(t, event, { to: 'table' }));
    expect(at(t, event).zone).toBe('table');
  });
  test('a written one comes into play only as its text says', () => {
    const t = table();
    const to = { to: 'on card', on: idOf(t, 'U.S.S. Hood') } as const;
    expect(propose(t, 0, move(t, 'Plasma Fire', to))?.code).toBe('refused/text-is-written');
    correct(t, move(t, 'Plasma Fire', { to: 'discard pile' }));
    expect(at(t, 'Plasma Fire').zone).toBe('discard pile');
  });
  test('missions stay where they are', () => {
    const t = table();
    expect(propose(t, 0, move(t, 'Excavation', { to: 'discard pile' }))?.code).toBe('refused/makes-place');
  });
  test('B-4.2: unique cards stay unique', () => {
    const t = assistedTable(
      ['Baraka'],
      `P1 mission: Excavation
      P1 planet: Data
      P1 hand: Baraka, Data`,
    );
    const second = {
      fix: 'move',
      cards: [idOf(t, 'Data', 1)],
      to: { to: 'location', on: idOf(t, 'Excavation') },
    } as const;
    expect(propose(t, 0, second)?.clause).toBe('B-4.2');
  });
  test('B-4.2: also of two that come at once', () => {
    const t = assistedTable(
      ['Baraka'],
      `P1 mission: Excavation
      P1 hand: Baraka, Data, Data, Taurik, Taurik`,
    );
    const both = (title: string): Correction => ({
      fix: 'move',
      cards: [idOf(t, title, 0), idOf(t, title, 1)],
      to: { to: 'location', on: idOf(t, 'Excavation') },
    });
    expect(propose(t, 0, both('Data'))?.clause).toBe('B-4.2');
    expect(propose(t, 0, both('Taurik'))).toBeUndefined();
  });
  test('B-13.34: whether the other player has a unique personnel in play is not told; at most the card stays', () => {
    const secret = (aboard: string): AssistedTable =>
      assistedTable(
        ['Security Drills'],
        `P1 mission: Study Stellar Collision
        P1 outpost: Federation Outpost at Study Stellar Collision aboard ${aboard}
        P1 discard pile: Data
        P2 mission: Krios Suppression
        P2 hand: Security Drills`,
      );
    for (const aboard of ['Data', 'Taurik']) {
      const t = secret(aboard);
      const [card] = t.s.players[0].piles['discard pile'];
      const to = { to: 'aboard', on: idOf(t, 'Federation Outpost') } as const;
      expect(propose(t, 1, { fix: 'move', cards: [card], to })).toBeUndefined();
      take(t, 0, 'consent');
      expect(t.s.cards[card].zone).toBe(aboard === 'Data' ? 'discard pile' : 'aboard');
    }
  });
  test('B-13.34: a place that the proposer does not know is answered like one that is not there', () => {
    const t = table();
    correct(t, move(t, 'Security Drills', { to: 'discard pile' }));
    const onto = (on: number): string | undefined =>
      propose(t, 1, move(t, 'Security Drills', { to: 'on card', on }))?.code;
    const hidden = ['Data', 'Geordi La Forge', 'Taitt'].map((title) => onto(idOf(t, title)));
    expect(new Set([...hidden, onto(t.s.cards.length)])).toEqual(new Set(['refused/unknown-card']));
  });
  test('nothing lies on itself', () => {
    const t = table();
    correct(t, move(t, 'Security Drills', { to: 'table' }));
    expect(propose(t, 0, move(t, 'Security Drills', { to: 'on card', on: idOf(t, 'Security Drills') }))?.clause).toBe(
      'A-5',
    );
  });
});
