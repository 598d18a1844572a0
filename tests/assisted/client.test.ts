import type { Correction, Destination, Player, View } from '@spaceline/engine';
import { explain, isRefusal, proposal, view } from '@spaceline/engine';
import { english } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { draftLights, destinationsOf, namedIn, touchDraft } from '../../packages/web/src/board/correcting.ts';
import type { Seen } from '../../packages/web/src/board/correcting.ts';
import { correctionOf, newDraft, withFix } from '../../packages/web/src/board/correction-draft.ts';
import { fixesFor } from '../../packages/web/src/board/correction-offers.ts';
import { inPlay } from '../../packages/web/src/board/in-play.ts';
import { faceOf } from '@spaceline/art';
import { type AssistedTable, assistedTable, idOf, propose, take } from './table.ts';

/** What the client offers for a correction, against the engine that has to take it. */

const unwritten = [
  'Kira Nerys',
  'U.S.S. Defiant',
  "Captain's Log",
  'Trabe Grenade',
  'Environmental Suit',
  'Aid Clone Colony',
];

const position = (): AssistedTable =>
  assistedTable(
    unwritten,
    `P1 mission: Excavation / Archer by P2
    P1 mission: Aid Clone Colony
    P2 mission: Study Nebula
    P1 outpost: Federation Outpost at Excavation aboard Simon Tarses
    P1 ship: U.S.S. Defiant at Excavation aboard Kira Nerys, Environmental Suit
    P1 ship: Runabout [hull 50] at Excavation
    P1 planet Excavation: Data, Taurik [stopped]
    P1 table: Captain's Log
    P1 hand: Trabe Grenade, Red Alert!, Worf
    P1 discard pile: Richard Galen
    P1 draw deck: Deanna Troi
    P2 hand: Tricorder`,
  );

const seenBy = (t: AssistedTable, me: Player = 0): Seen => {
  const seen: View = view(t.s, me);
  const faceOfTitle = (def: string) => {
    const card = t.s.fixed.pool.byId.get(def)?.def;
    if (!card) throw new Error(`${def} is not in the pool.`);
    return faceOf({ ...card, words: english(card) });
  };
  const defs = new Map(seen.cards.map(({ id, def }) => [id, def]));
  return { view: seen, faceOfTitle, faceOf: (card) => faceOfTitle(defs.get(card) ?? '') };
};

const whyNot = (t: AssistedTable, correction: Correction, player: Player = 0): string => {
  const explained = explain(t.s, player, proposal(0, player, correction));
  return isRefusal(explained) ? `${explained.why} [${explained.clause}]` : '';
};

const offersOf = (t: AssistedTable, ...titles: readonly string[]): readonly string[] => {
  const { view: seen, faceOf: face } = seenBy(t);
  return fixesFor(
    titles.map((title) => idOf(t, title)),
    seen,
    face,
  );
};

describe('A-2: what a card offers', () => {
  const t = position();
  test.each([
    [['Data'], ['stop', 'kill', 'move', 'control', 'reveal']],
    [['Taurik'], ['unstop', 'kill', 'move', 'control', 'reveal']],
    [
      ['Data', 'Taurik'],
      ['stop', 'unstop', 'kill', 'move', 'control', 'reveal'],
    ],
    [['Kira Nerys'], ['stop', 'kill', 'move', 'control', 'reveal', 'describe']],
    [['U.S.S. Defiant'], ['stop', 'damage', 'destroy', 'move', 'control', 'describe']],
    [['Runabout'], ['stop', 'damage', 'repair', 'destroy', 'move', 'control']],
    [['Federation Outpost'], ['stop', 'damage', 'destroy', 'move', 'control']],
    [["Captain's Log"], ['stop', 'move', 'control', 'describe']],
    [['Worf'], ['move', 'reveal']],
    [['Richard Galen'], ['move']],
    [['Excavation'], ['look at seeds']],
    [['Study Nebula'], []],
    [['Aid Clone Colony'], ['describe']],
    [
      ['Data', 'U.S.S. Defiant'],
      ['stop', 'move', 'control', 'reveal'],
    ],
    [['Data', 'Excavation'], ['reveal']],
  ])('%j', (titles, offers) => expect(offersOf(t, ...titles)).toEqual(offers));
});

describe('A-5: everything the client offers can be proposed', () => {
  const t = position();
  const seen = seenBy(t);
  const names = new Map(seen.view.cards.map(({ id }) => [seen.faceOf(id).title, id]));
  test.each([...names])('%s', (_, card) => {
    for (const fix of fixesFor([card], seen.view, seen.faceOf)) {
      const draft = { ...withFix(newDraft(0, [card]), fix, 0), title: seen.faceOf(card).id };
      const ways = fix === 'move' ? destinationsOf(draft, seen).map((to) => ({ ...draft, to })) : [draft];
      const { type } = seen.faceOf(card);
      const facts = type === 'Mission' || type === 'Dilemma' ? { kind: 'planet' as const } : { responds: true };
      for (const way of ways) {
        const correction = correctionOf({ ...way, facts });
        expect(correction).toBeDefined();
        if (correction) expect([correction, whyNot(t, correction)]).toEqual([correction, '']);
      }
      expect(ways.length).toBeGreaterThan(0);
    }
  });

  test('and what it leaves out for a card in play cannot', () => {
    const places: readonly Destination[] = [
      ...seen.view.spaceline.flatMap(({ id }): Destination[] => [
        { to: 'location', on: id },
        { to: 'under mission', on: id },
      ]),
      ...[...inPlay(seen.view)].flatMap((on): Destination[] => [
        { to: 'aboard', on },
        { to: 'on card', on },
      ]),
      { to: 'table' },
    ];
    for (const card of names.values()) {
      const offered = destinationsOf(withFix(newDraft(0, [card]), 'move', 0), seen).map((to) => JSON.stringify(to));
      for (const to of places) {
        const mission = 'on' in to && to.to === 'on card' && seen.faceOf(to.on).type === 'Mission';
        if (mission || offered.includes(JSON.stringify(to))) continue;
        expect([seen.faceOf(card).title, to, whyNot(t, { fix: 'move', cards: [card], to })]).not.toContain('');
      }
    }
  });
});

describe('touching the table while a correction is put together', () => {
  const t = position();
  const seen = seenBy(t);
  const id = (title: string): number => idOf(t, title);

  test('cards are chosen and left out again', () => {
    const one = touchDraft(newDraft(0), id('Data'), seen);
    const two = touchDraft(one, id('Taurik'), seen);
    expect(two.cards).toEqual([id('Data'), id('Taurik')]);
    expect(touchDraft(two, id('Data'), seen).cards).toEqual([id('Taurik')]);
    expect([...draftLights(two, seen)]).toEqual([
      [id('Data'), 'picked'],
      [id('Taurik'), 'picked'],
    ]);
  });

  test('a place that can be meant in one way only is the destination', () => {
    const move = withFix(newDraft(0, [id('Data')]), 'move', 0);
    expect(draftLights(move, seen).get(id('U.S.S. Defiant'))).toBe('target');
    expect(draftLights(move, seen).has(id('Study Nebula'))).toBe(false);
    expect(touchDraft(move, id('U.S.S. Defiant'), seen).to).toEqual({ to: 'aboard', on: id('U.S.S. Defiant') });
    expect(touchDraft(move, id('Taurik'), seen).cards).toHaveLength(2);
  });

  test('a place that can be meant in several ways asks how', () => {
    const move = withFix(newDraft(0, [id('Trabe Grenade')]), 'move', 0);
    const touched = touchDraft(move, id('Excavation'), seen);
    expect(touched).toMatchObject({ place: id('Excavation') });
    expect(correctionOf(touched)).toBeUndefined();
    const ways = destinationsOf(touched, seen).filter((to) => 'on' in to && to.on === touched.place);
    expect(ways.map(({ to }) => to)).toEqual(['location', 'under mission']);
  });

  test('the mission whose cards are looked at is touched', () => {
    const look = withFix(newDraft(0), 'look at seeds', 0);
    expect([...draftLights(look, seen)]).toEqual([[id('Excavation'), 'target']]);
    expect(correctionOf(touchDraft(look, id('Excavation'), seen))).toEqual({
      fix: 'look at seeds',
      by: 0,
      on: id('Excavation'),
    });
    expect(touchDraft(look, id('Data'), seen)).toBe(look);
  });

  test('a card that is proposed is in every view once', () => {
    const table = position();
    expect(
      propose(table, 0, { fix: 'stop', cards: [idOf(table, 'Data'), idOf(table, 'U.S.S. Defiant')] }),
    ).toBeUndefined();
    for (const seer of [0, 1, 'spectator'] as const) {
      const ids = view(table.s, seer).cards.map((card) => card.id);
      expect(ids).toHaveLength(new Set(ids).size);
      expect(ids).toEqual(expect.arrayContaining([idOf(table, 'Data')]));
    }
    take(table, 1, 'decline');
  });

  test('a proposal names its cards and its place', () => {
    expect(namedIn({ fix: 'move', cards: [3, 4], to: { to: 'aboard', on: 9 } })).toEqual([3, 4, 9]);
    expect(namedIn({ fix: 'settle', card: 5, outcome: 'overcome' })).toEqual([5]);
    expect(namedIn({ fix: 'look at seeds', by: 1, on: 6 })).toEqual([6]);
    expect(namedIn({ fix: 'score', player: 0, points: 5 })).toEqual([]);
  });
});
