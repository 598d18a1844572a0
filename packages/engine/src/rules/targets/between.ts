import { cardOf } from '../../asking/cards.ts';
import { quadrantAt } from '../../asking/where.ts';
import { ground } from '../../contract/refusal.ts';
import { putBetween } from '../gaps.ts';
import type { TargetKeeper } from './word.ts';

const notNeighbours = ground(
  'not-neighbours',
  ['B-9.3', 'B-29.3', 'B-12.11'],
  'it is played between two adjacent locations',
);

/** Where something lies in between, a new location comes next to the second one named. */
export const between: TargetKeeper<'between'> = {
  list: (s, _player, card, _target, add) => {
    const makesPlace = cardOf(s, card).lasting?.location !== undefined;
    for (let i = 1; i < s.locations.length; i++) {
      if (quadrantAt(s, i - 1) !== quadrantAt(s, i)) continue;
      const [left, right] = [s.locations[i - 1].id, s.locations[i].id];
      add({ between: [left, right] });
      const isMarked = s.play.some((id) => s.cards[id].zone === 'between' && s.cards[id].loc === left);
      if (makesPlace && isMarked) add({ between: [right, left] });
    }
  },
  why: () => notNeighbours,
  put: (s, f, _target, entry) => {
    if ('between' in f.aim) putBetween(s, f.card, ...f.aim.between, entry);
  },
};
