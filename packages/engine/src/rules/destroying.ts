import type { Handler } from '../contract/handler.ts';
import { personnelAt } from '../asking/groups.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { isHologram } from '../asking/holograms.ts';
import { cardOf } from '../asking/cards.ts';
import { isSelfShip, isShip } from '../asking/where.ts';
import type { DestroyFrame } from '../state/frame.ts';
import { emit, pop, push, start } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { discardFromPlay, toBonusArea } from '../state/zones.ts';
import { scoreBonus } from './winning.ts';

/** Destruction (chapter 19c). */

export const destroy = (s: State, card: CardId, by: number = none): void => {
  push(s, { kind: 'destroy', card, by, step: 'announced', crewSaved: false, calledOff: false });
};

/** A self-controlling ship is worth its points to the player whose ships shot it down (B-22.17). */
const remove = (s: State, f: DestroyFrame): void => {
  const def = cardOf(s, f.card).def;
  if (f.by !== none && isSelfShip(s, f.card) && def.type === 'Dilemma' && def.points) {
    scoreBonus(s, f.by as Player, def.points, f.card);
    toBonusArea(s, f.card, f.by as Player);
  } else discardFromPlay(s, f.card, 'destroyed');
};

export const destroyHandler: Handler<DestroyFrame> = {
  tells: (_s, f) => ({ is: 'destruction', card: f.card }),
  run: (s, f) => {
    if (!s.play.includes(f.card)) {
      pop(s);
      return false;
    }
    switch (f.step) {
      case 'announced':
        f.step = 'destroyed';
        // The crew is still aboard: this is when it can be saved (B-19.22).
        if (isShip(s, f.card))
          start(s, 'window', { to: 'ship destroyed', card: f.card, first: s.cards[f.card].controller });
        return false;
      case 'destroyed': {
        if (f.calledOff) {
          pop(s);
          return false;
        }
        f.step = 'leaving';
        emit(s, 'destroyed', { card: f.card, player: s.fixed.owner[f.card] });
        const aboard = personnelAt(s, f.card);
        // Holograms are lost with their ship, not switched off (B-27.8).
        for (const id of aboard) if (isHologram(s, id)) discardFromPlay(s, id);
        start(s, 'kill', { cards: aboard.filter((id) => s.play.includes(id)) });
        return false;
      }
      case 'leaving':
        pop(s);
        remove(s, f);
        return false;
    }
  },
};
