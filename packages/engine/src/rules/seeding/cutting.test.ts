import { createHash } from 'node:crypto';
import { allCards } from '@spaceline/cards';
import { open, warpSpeed } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import type { Format } from '@spaceline/engine';
import { apply, choose, create, decisions, isRefusal, makePool, option, pass } from '@spaceline/engine';

const pool = makePool(allCards);
const plain = ['excavation', 'relief-mission', 'study-nebula', 'wormhole-negotiations', 'survey', 'fever-emergency'];
const six = plain.filter((id) => allCards.some((card) => card.id === id)).slice(0, 4);
const double = ['explore-black-cluster-ii', 'secret-salvage-ii'];

/** The first player's missions in the game of a seed, and those of the second. */
const begin = (n: number, first: readonly string[], second: readonly string[], format: Format = open) => {
  const seed = createHash('sha256').update(`cut ${n}`).digest('hex');
  const deck = (missions: readonly string[]) => ({
    missions: [...missions],
    seeds: [],
    draw: Array<string>(30).fill('taurik'),
  });
  const lots = create({ pool, format, seed, decks: [deck(first), deck(first)] }).first;
  const decks = lots === 0 ? ([deck(first), deck(second)] as const) : ([deck(second), deck(first)] as const);
  return { state: create({ pool, format, seed, decks: [decks[0], decks[1]] }), first: lots };
};

const told = (state: ReturnType<typeof begin>['state']) =>
  state.events.flatMap((event) =>
    /told|cut/.test(event.e) ? [`${event.e} ${'word' in event ? event.word : ''}`.trim()] : [],
  );

describe('double-sided missions are told, and the pile may be cut', () => {
  test('EP-4.3: the opponent is told what lies on top and asked before any mission is laid', () => {
    const tops = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const { state, first } = begin(n, [...six, ...double], six);
      const [asked, ...others] = decisions(state);
      expect(others).toEqual([]);
      expect(asked).toMatchObject({
        kind: 'cut missions',
        player: first === 0 ? 1 : 0,
        options: [option('cut'), pass],
      });
      const pile = state.players[first].piles['mission pile'];
      const top = state.fixed.cards[pile.at(-1)!]!.def.title;
      const word = top.endsWith(' II') ? 'double-sided' : 'one-sided';
      expect(told(state)).toEqual(['double-sided missions told', `top mission told ${word}`]);
      tops.add(word);
    }
    expect([...tops].sort()).toEqual(['double-sided', 'one-sided']);
  });

  test('EP-4.3: cut, another part of the pile lies on top, and no mission is lost; left, it lies as it lay', () => {
    const { state, first } = begin(1, [...six, ...double], six);
    const left = begin(1, [...six, ...double], six).state;
    const before = [...state.players[first].piles['mission pile']];
    const cut = apply(state, choose(decisions(state)[0]!, option('cut')));
    expect(!isRefusal(cut) && cut.events.map((event) => event.e)).toContain('missions cut');
    const laid = (one: typeof state) => one.locations.flatMap((location) => location.missions);
    const after = [...state.players[first].piles['mission pile'], ...laid(state)];
    expect(after.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
    expect(after).not.toEqual(before);
    expect(isRefusal(apply(left, choose(decisions(left)[0]!, pass)))).toBe(false);
    expect([...left.players[first].piles['mission pile'], ...laid(left)]).toEqual(before);
  });

  test('EP-4.3: near miss: nobody is asked where no mission has two sides', () => {
    const { state } = begin(2, six, six);
    expect(decisions(state)[0]?.kind).not.toBe('cut missions');
    expect(told(state)).toEqual([]);
  });

  test('EP-4.3: where players choose the order nothing is shuffled: it is told, and nothing is cut', () => {
    const { state } = begin(3, double, six.slice(0, 2), warpSpeed);
    expect(told(state)).toEqual(['double-sided missions told']);
    expect(decisions(state)[0]?.kind).not.toBe('cut missions');
  });
});
