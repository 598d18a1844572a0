import { option } from '../contract/decision.ts';
import { gearWith } from '../asking/groups.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { pop, push } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { isPersonnel } from '../asking/where.ts';
import { currentTeam } from '../asking/taking-part.ts';
import { holdCards } from '../rules/holding.ts';
import type { ActRunner } from './parts/runner.ts';

/** A player divides a team: who goes on, and with what. */
export interface SplitFrame {
  readonly kind: 'split';
  readonly player: Player;
  readonly card: CardId;
  readonly from: readonly CardId[];
  /** Personnel who go on, once they are chosen. */
  goes: readonly CardId[];
}

/** A team divided by its player: the smaller group goes on, the card holds the other (B-10.22, B-15.14). */

export const splitTeam: ActRunner<'split team'> = {
  run: (s, f) => {
    const { members } = currentTeam(s);
    push(s, { kind: 'split', player: f.you, card: f.card, from: members, goes: [] });
    return true;
  },
};

const divide = (s: State, f: SplitFrame, goes: readonly CardId[]): void => {
  pop(s);
  const team = [...f.from, ...gearWith(s, f.from)];
  holdCards(
    s,
    f.card,
    team.filter((id) => !goes.includes(id)),
  );
};

/** First who goes on, then, with whom there is somebody to carry it, what they carry (B-10.23). */
const candidates = (s: State, f: SplitFrame): { from: readonly CardId[]; max: number } => {
  if (f.goes.length === 0) return { from: f.from, max: Math.floor(f.from.length / 2) };
  const gear = gearWith(s, f.from);
  return { from: gear, max: gear.length };
};

export const splitHandler: Handler<SplitFrame> = {
  run: (s, f) => {
    if (candidates(s, f).max > 0) return true;
    divide(s, f, f.goes);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'choose option', source: f.card }],
  options: (s, f) => {
    const { from, max } = candidates(s, f);
    return [option('choose', f.card, -1, -1, -1, { from, min: 0, max })];
  },
  answer: (s, f, choice) => {
    const people = f.goes.length === 0;
    const goes = [...f.goes, ...choice.cards];
    if (people && choice.cards.some((id) => isPersonnel(s, id)) && gearWith(s, f.from).length > 0) f.goes = goes;
    else divide(s, f, goes);
  },
};
