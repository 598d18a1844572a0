import { deserialize, hash, serialize, view } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { type AssistedTable, act, ask, assistedTable, correct, idOf, propose, settle, take } from './table.ts';

const orders = (t: AssistedTable): void => {
  for (let n = 0; t.s.segment === 'card play' && n < 10; n++) take(t, view(t.s, 0).deciding[0], 'pass');
};
const at = (t: AssistedTable, title: string) => t.s.cards[idOf(t, title)];
const happened = (t: AssistedTable): string[] => t.events.map((event) => event.e);

describe('A-3: an unwritten text waits until the players have carried it out', () => {
  const met = (): AssistedTable => {
    const t = assistedTable(
      ['Trabe Grenade', 'Kira Nerys'],
      `P1 mission: Excavation / Trabe Grenade
      P1 planet: Richard Galen, Data
      P1 hand: Kira Nerys`,
    );
    orders(t);
    act(t, 0, 'attempt');
    return t;
  };
  test('a dilemma: the player who met it is asked how it ended', () => {
    const t = met();
    expect(ask(t, 0)).toMatchObject({ kind: 'by hand', source: idOf(t, 'Trabe Grenade') });
    expect(() => ask(t, 1)).toThrow();
    expect(view(t.s, 1).cards.some(({ id }) => id === idOf(t, 'Trabe Grenade'))).toBe(true);
  });
  test('meanwhile both carry it out by corrections', () => {
    const t = met();
    correct(t, { fix: 'kill', cards: [idOf(t, 'Data')] }, 0);
    expect(ask(t, 0).kind).toBe('by hand');
    expect(at(t, 'Data').zone).toBe('discard pile');
  });
  test('overcome: it is discarded and the attempt goes on', () => {
    const t = met();
    settle(t, 0, 0);
    expect(at(t, 'Trabe Grenade').zone).toBe('discard pile');
    expect(happened(t)).toContain('mission completed');
    expect(view(t.s, 0).players[0].score).toBe(25);
  });
  test('not overcome: all are stopped and it is discarded', () => {
    const t = met();
    settle(t, 0, 1);
    expect(at(t, 'Data').stopped).toBe(true);
    expect(at(t, 'Trabe Grenade').zone).toBe('discard pile');
    expect(happened(t)).toContain('attempt ended');
    expect(happened(t)).not.toContain('mission completed');
  });
  test('to be met again: it is back under the mission, first', () => {
    const t = met();
    settle(t, 0, 2);
    expect(at(t, 'Data').stopped).toBe(true);
    expect(t.s.locations[0].seeds).toEqual([idOf(t, 'Trabe Grenade')]);
  });
  test('the other player does not agree: it waits on', () => {
    const t = met();
    take(t, 0, 'settle', 0);
    take(t, 1, 'decline');
    expect(ask(t, 0).kind).toBe('by hand');
  });
  test('it stays in play on what it was put on', () => {
    const t = met();
    correct(t, { fix: 'move', cards: [idOf(t, 'Trabe Grenade')], to: { to: 'location', on: idOf(t, 'Excavation') } });
    settle(t, 0, 0);
    expect(at(t, 'Trabe Grenade')).toMatchObject({ zone: 'on location', loc: idOf(t, 'Excavation') });
  });
  test('what does not wait cannot be settled', () => {
    const t = met();
    settle(t, 0, 0);
    expect(propose(t, 0, { fix: 'settle', card: idOf(t, 'Trabe Grenade'), outcome: 'overcome' })?.clause).toBe('A-3');
  });
  test('everybody in the team may die of it', () => {
    const t = met();
    correct(t, { fix: 'kill', cards: [idOf(t, 'Data'), idOf(t, 'Richard Galen')] });
    settle(t, 0, 0);
    expect(happened(t)).toContain('attempt ended');
    expect(view(t.s, 0).players[0].score).toBe(0);
  });

  test('an event: played, carried out, stays or is discarded', () => {
    for (const [way, zone] of [
      [0, 'table'],
      [1, 'discard pile'],
    ] as const) {
      const t = assistedTable(
        ['Security Drills'],
        `P1 mission: Excavation
        P1 planet: Data
        P1 hand: Security Drills`,
      );
      act(t, 0, 'play');
      settle(t, 0, way);
      expect(at(t, 'Security Drills').zone).toBe(zone);
    }
  });
  test('an interrupt: discarded unless it stays', () => {
    const t = assistedTable(
      ['Escape'],
      `P1 mission: Excavation
      P1 planet: Data
      P1 hand: Escape, Escape`,
    );
    for (const [way, zone] of [
      [0, 'table'],
      [1, 'discard pile'],
    ] as const) {
      while (!ask0(t).options.some((one) => one.do === 'play')) take(t, ask0(t).player, 'pass');
      act(t, 0, 'play');
      const { source } = ask0(t);
      settle(t, 0, way);
      expect(t.s.cards[source].zone).toBe(zone);
    }
  });
  test('an objective is a card play, and no event', () => {
    const t = assistedTable(
      ['Seek Hidden Reliquary'],
      `P1 mission: Excavation
      P1 planet: Data
      P1 hand: Seek Hidden Reliquary`,
    );
    act(t, 0, 'play');
    settle(t, 0, 0);
    expect(at(t, 'Seek Hidden Reliquary').zone).toBe('table');
    expect(t.s.fixed.cards[idOf(t, 'Seek Hidden Reliquary')].def.type).toBe('Other');
    expect(view(t.s, 0).players[0].cardPlays).toBe(0);
  });
  test('an artifact is acquired and carried out', () => {
    const t = assistedTable(
      ['Iconian Gateway'],
      `P1 mission: Excavation / Iconian Gateway
      P1 planet: Richard Galen`,
    );
    orders(t);
    act(t, 0, 'attempt');
    expect(ask(t, 0)).toMatchObject({ kind: 'by hand', source: idOf(t, 'Iconian Gateway') });
    correct(t, { fix: 'move', cards: [idOf(t, 'Iconian Gateway')], to: { to: 'hand' } });
    settle(t, 0, 1);
    expect(at(t, 'Iconian Gateway').zone).toBe('hand');
  });
  test('B-13.24: an artifact that the other player seeded goes to the hand of whoever acquired it', () => {
    const t = assistedTable(
      ['Iconian Gateway'],
      `P1 mission: Excavation / Iconian Gateway by P2
      P1 planet: Richard Galen`,
    );
    orders(t);
    act(t, 0, 'attempt');
    correct(t, { fix: 'move', cards: [idOf(t, 'Iconian Gateway')], to: { to: 'hand' } });
    settle(t, 0, 1);
    expect(t.s.players[0].piles.hand).toContain(idOf(t, 'Iconian Gateway'));
    expect(t.s.players[1].piles.hand).not.toContain(idOf(t, 'Iconian Gateway'));
  });
  test('a mission: the players say whether its requirements are met', () => {
    for (const [way, score] of [
      [0, 40],
      [1, 0],
    ] as const) {
      const t = assistedTable(
        ['Changeling Research'],
        `P1 mission: Changeling Research
        P1 planet: Alidar Jarok`,
      );
      correct(t, { fix: 'describe', card: 'changeling-research', facts: { points: 40, span: 3, kind: 'planet' } });
      orders(t);
      act(t, 0, 'attempt');
      expect(ask(t, 0)).toMatchObject({ kind: 'by hand', source: idOf(t, 'Changeling Research') });
      settle(t, 0, way);
      expect(view(t.s, 0).players[0].score).toBe(score);
      expect(ask0(t).kind).toBe('action');
    }
  });
});

const ask0 = (t: AssistedTable) => ask(t, view(t.s, 0).deciding[0]);

describe('A-4: the players agree on facts', () => {
  const text = `P1 mission: Excavation
    P1 mission: Avert Disaster
    P1 outpost: Federation Outpost at Avert Disaster aboard Kira Nerys
    P1 ship: U.S.S. Defiant at Avert Disaster aboard Data
    P1 hand: Taitt`;
  const titles = ['Kira Nerys', 'U.S.S. Defiant'];
  const table = (): AssistedTable => assistedTable(titles, text);
  const ship = (t: AssistedTable) => view(t.s, 0).spaceline.flatMap((one) => one.ships)[0];

  test('until then numbers are those of the fact tables', () => {
    const t = table();
    expect(ship(t)).toMatchObject({ range: 8, weapons: 10, shields: 9 });
  });
  test('a ship gets other numbers, and flies by them', () => {
    const t = table();
    correct(t, { fix: 'describe', card: 'uss-defiant', facts: { range: 1, staffing: [] } });
    orders(t);
    expect(ask(t, 0).options.some((one) => one.do === 'fly')).toBe(false);
    correct(t, { fix: 'describe', card: 'uss-defiant', facts: { range: 9, weapons: 9, shields: 8 } });
    expect(ship(t)).toMatchObject({ range: 9, weapons: 9, shields: 8 });
    expect(ask(t, 0).options.some((one) => one.do === 'fly')).toBe(true);
    expect(view(t.s, 1).described).toEqual([
      expect.objectContaining({ facts: { range: 1, staffing: [] } }),
      expect.objectContaining({ card: 'uss-defiant', facts: { range: 9, weapons: 9, shields: 8 } }),
    ]);
  });
  test('a personnel gets skills that requirements count', () => {
    const t = assistedTable(
      ['Kira Nerys'],
      `P1 mission: Excavation
      P1 planet: Kira Nerys, Calloway`,
    );
    const skills = [{ skill: 'Archaeology', levels: 1 }] as const;
    correct(t, { fix: 'describe', card: 'kira-nerys', facts: { skills, affiliations: ['Federation'] } });
    orders(t);
    act(t, 0, 'attempt');
    expect(view(t.s, 0).players[0].score).toBe(25);
  });
  test('and without them they are not met', () => {
    const t = assistedTable(
      ['Kira Nerys'],
      `P1 mission: Excavation
      P1 planet: Kira Nerys, Calloway`,
    );
    orders(t);
    act(t, 0, 'attempt');
    expect(view(t.s, 0).players[0].score).toBe(0);
  });
  test('stored and read back, the facts are the same', () => {
    const t = table();
    correct(t, { fix: 'describe', card: 'uss-defiant', facts: { range: 9 } });
    const again = deserialize(t.setup, serialize(t.s));
    expect(hash(again)).toBe(hash(t.s));
    expect(view(again, 0)).toEqual(view(t.s, 0));
  });
  test.each([
    ['a written title', 'data', { cunning: 3 }],
    ['a fact of another type', 'kira-nerys', { range: 3 }],
    ['no fact', 'kira-nerys', {}],
  ] as const)('%s is not described', (_what, card, facts) => {
    expect(propose(table(), 0, { fix: 'describe', card, facts })?.clause).toBe('A-4');
  });
});
