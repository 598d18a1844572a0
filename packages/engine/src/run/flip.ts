import { none } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import { emit } from '../state/kernel.ts';
import { cardOf } from '../asking/cards.ts';
import { turnOver } from '../rules/double-sided.ts';
import { hiddenWormholeAt } from '../rules/wormholes.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

const noHiddenWormhole = ground(
  'no-hidden-wormhole',
  'B-27.42',
  'no mission of yours with a hidden wormhole is there, or the ship is not staffed',
);

export const flip: ActRunner<'flip'> = {
  run: withSelected((s, f, cards) => {
    for (const id of cards) {
      if (cardOf(s, id).type === 'Mission') {
        if (id === hiddenWormholeAt(s, f.you, f.target)) turnOver(s, id);
        continue;
      }
      const c = s.cards[id];
      c.faceDown = !c.faceDown;
      s.unsettled = true;
      emit(s, 'flipped', { card: id, word: c.faceDown ? 'face down' : 'face up' });
    }
  }),
  pointless: (s, player, { what }, on) =>
    what.select !== 'this card' && hiddenWormholeAt(s, player, on) === none ? noHiddenWormhole : undefined,
};
