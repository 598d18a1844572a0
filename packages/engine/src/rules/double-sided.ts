import { missionDef } from '../asking/where.ts';
import type { CardId } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { turnedOver, unmarked } from '../state/mark.ts';
import type { State } from '../state/state.ts';
import { enter } from '../state/zones.ts';

/** Double-sided missions (chapter 27d). One that lies with its back up bears a mark. */

export const isFront = (s: State, mission: CardId): boolean => s.cards[mission].mark.is !== 'turned over';

/** The face-up side's built-in outpost exists in the game, the other side's does not (B-3.11, B-27.34, B-27.43). */
export const showSide = (s: State, mission: CardId, back: boolean): void => {
  const { builtIn } = missionDef(s, mission);
  if (!builtIn) return;
  s.cards[mission].mark = back ? turnedOver : unmarked;
  const outpost = s.fixed.builtIn.get(mission);
  if (outpost !== undefined && !back)
    enter(s, outpost, 'space', { controller: s.fixed.owner[mission], loc: s.cards[mission].loc });
};

export const turnOver = (s: State, mission: CardId): void => {
  showSide(s, mission, isFront(s, mission));
  s.unsettled = true;
  emit(s, 'mission flipped', { card: mission, player: s.fixed.owner[mission] });
};
