import { blankFace } from '@spaceline/art';
import type { CardId, CardView } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import type { Light } from '../choosing/selection.ts';
import { isStill } from './stillness.ts';
import type { Shown } from './stillness.ts';

const here: readonly CardId[] = [1, 2];
const [first, second, third] = [1, 2, 3].map((id) => ({ id, def: `card-${id}` }) as unknown as CardView);
const faces = new Map([1, 2, 3].map((card) => [card, blankFace(`card-${card}`)]));
const remembered: Shown['view']['remembered'] = [];

interface Told {
  readonly cards?: readonly (CardView | undefined)[];
  readonly lights?: readonly (readonly [CardId, Light])[];
  readonly usable?: readonly CardId[];
  readonly opponent?: string;
  readonly called?: string;
  readonly remembered?: Shown['view']['remembered'];
}

/** A board as every choice makes it anew. */
const board = (told: Told = {}): Shown => {
  const cards = new Map((told.cards ?? [first, second, third]).map((card) => [card?.id, card]));
  return {
    me: 0,
    isWatching: false,
    names: {
      reader: 0,
      players: ['You', 'Ansel'],
      opponent: told.opponent ?? 'Ansel',
      card: (card: CardId) => (card === 2 && told.called ? told.called : `Card ${card}`),
    } as unknown as Shown['names'],
    lights: new Map(told.lights),
    usable: new Set(told.usable),
    cardOf: (card) => cards.get(card),
    faceOf: (card) => faces.get(card)!,
    view: { remembered: told.remembered ?? remembered },
  };
};

describe('what is drawn of some cards is left alone', () => {
  test('while nothing about them has changed, whatever changes elsewhere', () => {
    const elsewhere = { ...third!, stopped: true } as CardView;
    expect(isStill(board(), board({ cards: [first, second, elsewhere] }), here)).toBe(true);
    expect(isStill(board(), board({ lights: [[3, 'start']], usable: [3] }), here)).toBe(true);
    expect(isStill(board({ lights: [[1, 'start']] }), board({ lights: [[1, 'start']] }), here)).toBe(true);
  });

  test.each<[string, Told]>([
    ['one of them is stopped', { cards: [first, { ...second!, stopped: true } as CardView, third] }],
    ['one of them has gone out of sight', { cards: [first, third] }],
    ['one of them lights up', { lights: [[2, 'start']] }],
    ['one of them can be used', { usable: [1] }],
    ['one of them is told apart from another', { called: 'Card 2 (2)' }],
    ['the other player is called otherwise', { opponent: 'Kor' }],
    ['something hidden becomes known', { remembered: [] }],
  ])('not when %s', (_, told) => {
    expect(isStill(board(), board(told), here)).toBe(false);
  });

  test('not while one of them is a target: what it says follows from the whole line', () => {
    const aimed = (): Shown => board({ lights: [[1, 'target']] });
    expect(isStill(aimed(), aimed(), here)).toBe(false);
  });
});
