import { decisions, explain, hash, isRefusal, proposal, view } from '@spaceline/engine';
import type { Correction } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { type AssistedTable, ask, assistedTable, correct, idOf, propose, take } from './table.ts';

const strangers = ['Kira Nerys', 'U.S.S. Defiant', 'Baraka', 'Environmental Suit'] as const;

const table = (more = ''): AssistedTable =>
  assistedTable(
    strangers,
    `P1 mission: Excavation
    P1 mission: Avert Disaster
    P1 outpost: Federation Outpost at Avert Disaster aboard Data, Kira Nerys
    P1 ship: U.S.S. Hood at Excavation aboard Simon Tarses, Calloway
    P2 mission: Krios Suppression
    P2 outpost: Klingon Outpost at Krios Suppression aboard Gowron
    P1 hand: Baraka, Geordi La Forge
    P2 hand: Kurn
    P1 draw deck: Beverly Crusher, Deanna Troi, Taitt
    P2 draw deck: Taitt, Taitt, Taitt
    ${more}`,
  );

const placeOf = (t: AssistedTable, title: string) => t.s.cards[idOf(t, title)];
const names = (t: AssistedTable): string[] => t.events.map((event) => event.e);

describe('A-1: the table is corrected only where it was opened as an assisted one', () => {
  test('a table without unwritten titles is not assisted', () => {
    const t = assistedTable([], 'P1 mission: Excavation\nP1 planet: Data');
    const refused = propose(t, 0, { fix: 'score', player: 0, points: 5 });
    expect(refused?.clause).toBe('A-1');
    expect(view(t.s, 0).assisted).toBeUndefined();
  });
  test('an assisted one says so to everybody', () => {
    const t = table();
    for (const seer of [0, 1, 'spectator'] as const) expect(view(t.s, seer).assisted).toBe(true);
  });
});

describe('A-2: nothing happens unless the other player agrees', () => {
  test('a proposal changes nothing but who is asked', () => {
    const t = table();
    expect(propose(t, 0, { fix: 'kill', cards: [idOf(t, 'Data')] })).toBeUndefined();
    expect(placeOf(t, 'Data').zone).toBe('aboard');
    expect(ask(t, 1).options.map((one) => one.do)).toEqual(['consent', 'decline']);
    expect(() => ask(t, 0)).toThrow('P1 is not asked');
    expect(names(t)).toEqual(['correction proposed']);
  });
  test('agreed on, it is done and told', () => {
    const t = table();
    correct(t, { fix: 'kill', cards: [idOf(t, 'Data')] });
    expect(placeOf(t, 'Data').zone).toBe('discard pile');
    expect(names(t)).toEqual(['correction proposed', 'corrected', 'killed', 'discarded']);
  });
  test('declined, the table is as before and the same player goes on', () => {
    const t = table();
    // That a correction was proposed is remembered as the last thing done.
    const looks = () => ({ ...JSON.parse(JSON.stringify(view(t.s, 0))), seq: 0, action: undefined });
    const before = looks();
    const options = ask(t, 0).options;
    propose(t, 0, { fix: 'kill', cards: [idOf(t, 'Data')] });
    take(t, 1, 'decline');
    expect(looks()).toEqual(before);
    expect(ask(t, 0).options).toEqual(options);
    expect(names(t).at(-1)).toBe('correction declined');
  });
  test('the player who is not asked may propose as well', () => {
    const t = table();
    correct(t, { fix: 'score', player: 0, points: 5 }, 1);
    expect(view(t.s, 0).players[0].score).toBe(5);
  });
  test('one correction at a time', () => {
    const t = table();
    propose(t, 0, { fix: 'score', player: 0, points: 5 });
    expect(propose(t, 1, { fix: 'score', player: 1, points: 5 })?.code).toBe('refused/correction-pending');
  });
  test('not in the middle of an action', () => {
    const t = assistedTable(
      ['Escape'],
      `P1 mission: Excavation
      P1 planet: Data
      P1 hand: Escape
      P2 hand: Kurn`,
    );
    take(t, 0, 'play');
    expect(decisions(t.s)[0].kind).toBe('respond');
    expect(propose(t, 0, { fix: 'score', player: 0, points: 5 })?.code).toBe('refused/correction-too-soon');
  });
  test('hidden cards of the other player cannot be named', () => {
    const t = table();
    expect(propose(t, 0, { fix: 'kill', cards: [idOf(t, 'Gowron')] })?.code).toBe('refused/unknown-card');
    expect(propose(t, 0, { fix: 'reveal', cards: [idOf(t, 'Kurn')] })?.code).toBe('refused/unknown-card');
  });
  test('nor can a title be described that only the other player knows to be in the game', () => {
    const facts = { strength: 6 } as const;
    const t = assistedTable(['Damar'], 'P1 mission: Excavation\nP1 planet: Data\nP2 hand: Damar');
    const refusals = ['damar', 'odo'].map((card) => propose(t, 0, { fix: 'describe', card, facts }));
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]?.code).toBe('refused/unknown-card');
    expect(propose(t, 1, { fix: 'describe', card: 'damar', facts })).toBeUndefined();
  });
  test('a card of the hand that a proposal names is seen by everybody', () => {
    const t = table();
    propose(t, 0, { fix: 'reveal', cards: [idOf(t, 'Geordi La Forge')] });
    expect(view(t.s, 1).cards.some(({ id }) => id === idOf(t, 'Geordi La Forge'))).toBe(true);
    expect(view(t.s, 'spectator').correction).toEqual({
      by: 0,
      correction: { fix: 'reveal', cards: [idOf(t, 'Geordi La Forge')] },
    });
  });
  test.each<[string, (t: AssistedTable) => Correction]>([
    ['no card', () => ({ fix: 'stop', cards: [] })],
    ['a card twice', (t) => ({ fix: 'stop', cards: [idOf(t, 'Data'), idOf(t, 'Data')] })],
    ['no points', () => ({ fix: 'score', player: 0, points: 0 })],
    ['half a point', () => ({ fix: 'score', player: 0, points: 0.5 })],
    ['too many cards drawn', () => ({ fix: 'draw', player: 0, count: 1000 })],
    ['a mission killed', (t) => ({ fix: 'kill', cards: [idOf(t, 'Excavation')] })],
    ['somebody destroyed', (t) => ({ fix: 'destroy', cards: [idOf(t, 'Data')] })],
    ['a card of the hand stopped', (t) => ({ fix: 'stop', cards: [idOf(t, 'Baraka')] })],
    ['a card that is not in the deck', () => ({ fix: 'fetch', card: 'data', to: { to: 'hand' } })],
    ['the seeds of no place', (t) => ({ fix: 'look at seeds', by: 0, on: idOf(t, 'Data') })],
  ])('%s is refused and changes nothing', (_what, correction) => {
    const t = table();
    const before = hash(t.s);
    expect(propose(t, 0, correction(t))?.clause).toBe('A-2');
    expect(hash(t.s)).toBe(before);
  });
  test('explain tells beforehand', () => {
    const t = table();
    expect(isRefusal(explain(t.s, 0, proposal(0, 0, { fix: 'shuffle', player: 0 })))).toBe(false);
    const told = explain(t.s, 0, proposal(0, 0, { fix: 'score', player: 0, points: 0 }));
    expect(isRefusal(told) && told.clause).toBe('A-2');
  });
});

describe('A-2: what can be done by agreement', () => {
  test('score, and take points back', () => {
    const t = table();
    correct(t, { fix: 'score', player: 1, points: 15 });
    correct(t, { fix: 'score', player: 1, points: -5 });
    expect(view(t.s, 0).players.map((player) => player.bonusPoints)).toEqual([0, 10]);
  });
  test('a hundred points end the game', () => {
    const t = table();
    correct(t, { fix: 'score', player: 0, points: 100 });
    expect(view(t.s, 1).result).toMatchObject({ winner: 0, reason: 'points' });
  });
  test('stop and unstop', () => {
    const t = table();
    correct(t, { fix: 'stop', cards: [idOf(t, 'Data'), idOf(t, 'U.S.S. Hood')] });
    expect(placeOf(t, 'Data').stopped && placeOf(t, 'U.S.S. Hood').stopped).toBe(true);
    expect(placeOf(t, 'Simon Tarses').stopped).toBe(false);
    correct(t, { fix: 'unstop', cards: [idOf(t, 'Data')] });
    expect(placeOf(t, 'Data').stopped).toBe(false);
  });
  test('damage, repair, destroy with everybody aboard', () => {
    const t = table();
    const cards = [idOf(t, 'U.S.S. Hood')];
    correct(t, { fix: 'damage', cards });
    expect(placeOf(t, 'U.S.S. Hood').hull).toBe(50);
    correct(t, { fix: 'repair', cards });
    expect(placeOf(t, 'U.S.S. Hood').hull).toBe(100);
    correct(t, { fix: 'destroy', cards });
    expect(['U.S.S. Hood', 'Calloway'].map((title) => placeOf(t, title).zone)).toEqual([
      'discard pile',
      'discard pile',
    ]);
    expect(placeOf(t, 'Data').zone).toBe('aboard');
  });
  test('draw, shuffle, more card plays', () => {
    const t = table();
    correct(t, { fix: 'draw', player: 0, count: 2 });
    expect(view(t.s, 0).players[0].counts.hand).toBe(4);
    correct(t, { fix: 'card plays', player: 0, count: 1 });
    expect(view(t.s, 0).players[0].cardPlays).toBe(2);
    correct(t, { fix: 'shuffle', player: 0 });
    expect(names(t).at(-1)).toBe('shuffled');
  });
  test('fetch a card of the own draw deck', () => {
    const t = table();
    correct(t, { fix: 'fetch', card: 'deanna-troi', to: { to: 'hand' } });
    expect(placeOf(t, 'Deanna Troi').zone).toBe('hand');
    expect(names(t).at(-1)).toBe('shuffled');
  });
  test('control', () => {
    const t = table();
    correct(t, { fix: 'control', cards: [idOf(t, 'Data')], player: 1 });
    expect(placeOf(t, 'Data').controller).toBe(1);
  });
  test.each<[string, Correction, number]>([
    ['a hand', { fix: 'look at hand', by: 0 }, 1],
    ['the top of a deck', { fix: 'look at deck', by: 0, player: 1, count: 2 }, 2],
  ])('look at %s: one player sees it and says so', (_what, correction, count) => {
    const t = table();
    correct(t, correction);
    const asked = ask(t, 0);
    expect(asked.kind).toBe('acknowledge');
    expect(asked.options[0].pick?.from).toHaveLength(count);
    const shown = asked.options[0].pick?.from ?? [];
    const sees = (seer: 0 | 'spectator') => view(t.s, seer).cards.filter(({ id }) => shown.includes(id)).length;
    expect([sees(0), sees('spectator')]).toEqual([count, 0]);
    take(t, 0, 'acknowledge');
    expect(ask(t, 0).kind).toBe('action');
  });
});
