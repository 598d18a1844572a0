import type { Correction } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { correctionOf, draftBack, newDraft, withFix } from './correction-draft.ts';
import type { Draft, DraftFix } from './correction-draft.ts';

const aboard = { to: 'aboard', on: 40 } as const;
const filled = (fix: DraftFix, more: Partial<Draft> = {}): Draft => ({ ...newDraft(0, [7, 8]), fix, ...more });

/** What is filled in, and what is proposed; the compiler asks for corrections that are missing. */
const examples: Readonly<Record<DraftFix, readonly (readonly [Partial<Draft>, Correction | undefined])[]>> = {
  stop: [
    [{}, { fix: 'stop', cards: [7, 8] }],
    [{ cards: [] }, undefined],
  ],
  unstop: [[{}, { fix: 'unstop', cards: [7, 8] }]],
  kill: [[{}, { fix: 'kill', cards: [7, 8] }]],
  destroy: [[{}, { fix: 'destroy', cards: [7, 8] }]],
  damage: [[{}, { fix: 'damage', cards: [7, 8] }]],
  repair: [[{}, { fix: 'repair', cards: [7, 8] }]],
  reveal: [[{}, { fix: 'reveal', cards: [7, 8] }]],
  move: [
    [{}, undefined],
    [{ to: aboard }, { fix: 'move', cards: [7, 8], to: aboard }],
    [{ to: aboard, cards: [] }, undefined],
  ],
  fetch: [
    [{ title: 'lower-decks' }, undefined],
    [{ to: { to: 'hand' } }, undefined],
    [
      { title: 'lower-decks', to: { to: 'hand' } },
      { fix: 'fetch', card: 'lower-decks', to: { to: 'hand' } },
    ],
  ],
  score: [
    [
      { player: 1, count: -15 },
      { fix: 'score', player: 1, points: -15 },
    ],
    [{ count: 0 }, undefined],
  ],
  draw: [[{ count: 3 }, { fix: 'draw', player: 0, count: 3 }]],
  'card plays': [[{ player: 1 }, { fix: 'card plays', player: 1, count: 1 }]],
  shuffle: [[{ player: 1 }, { fix: 'shuffle', player: 1 }]],
  control: [
    [{ player: 1 }, { fix: 'control', cards: [7, 8], player: 1 }],
    [{ cards: [] }, undefined],
  ],
  'look at hand': [[{ by: 1 }, { fix: 'look at hand', by: 1 }]],
  'look at deck': [
    [
      { player: 1, count: 4 },
      { fix: 'look at deck', by: 0, player: 1, count: 4 },
    ],
  ],
  'look at seeds': [
    [{}, undefined],
    [{ place: 30 }, { fix: 'look at seeds', by: 0, on: 30 }],
  ],
  describe: [
    [{ title: 'uss-drake' }, undefined],
    [{ facts: { range: 7 } }, undefined],
    [
      { title: 'uss-drake', facts: { range: 7, staffing: ['Stf'] } },
      { fix: 'describe', card: 'uss-drake', facts: { range: 7, staffing: ['Stf'] } },
    ],
  ],
};

describe('A-2: a correction is built from what is filled in', () => {
  test.each(
    Object.entries(examples).flatMap(([fix, cases]) => cases.map((each) => [fix as DraftFix, ...each] as const)),
  )('%s %j', (fix, more, proposed) => {
    expect(correctionOf(filled(fix, more))).toEqual(proposed);
  });

  test('nothing is proposed before something was chosen to do', () => {
    expect(correctionOf(newDraft(0, [7]))).toBeUndefined();
  });
});

describe('forms begin with what is meant most often', () => {
  test('5 points for oneself, cards for the opponent', () => {
    expect(correctionOf(withFix(newDraft(1), 'score', 1))).toEqual({ fix: 'score', player: 1, points: 5 });
    expect(correctionOf(withFix(newDraft(1, [7]), 'control', 1))).toEqual({ fix: 'control', cards: [7], player: 0 });
  });

  test('the mission that was chosen is the one whose cards are looked at', () => {
    const draft = withFix(newDraft(0, [30]), 'look at seeds', 0);
    expect(correctionOf(draft)).toEqual({ fix: 'look at seeds', by: 0, on: 30 });
  });

  test('another kind of correction keeps the cards and forgets the rest', () => {
    const draft = withFix({ ...filled('move'), to: aboard, place: 40 }, 'stop', 0);
    expect(draft).toMatchObject({ cards: [7, 8], fix: 'stop', place: -1 });
    expect(draft.to).toBeUndefined();
  });
});

test('one step back: from the place, from the form, from the cards, out', () => {
  const steps: (Draft | undefined)[] = [{ ...filled('move'), to: aboard, place: 40 }];
  for (let last = steps.at(-1); last; last = steps.at(-1)) steps.push(draftBack(last, 0));
  expect(steps.slice(1)).toEqual([{ ...filled('move'), place: -1 }, newDraft(0, [7, 8]), newDraft(0), undefined]);
});
