import { missionStream, roll } from '../../state/chance.ts';
import { option, pass } from '../../contract/decision.ts';
import type { Handler } from '../../contract/handler.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { none, opponentOf } from '../../contract/ids.ts';
import { emit, pop, push } from '../../state/kernel.ts';
import type { CutFrame } from '../../state/seeding-frame.ts';
import type { State } from '../../state/state.ts';
import { missionDef } from '../../asking/where.ts';

/**
 * Double-sided missions show by their backs, so their use is told before missions are laid; where the pile was shuffled
 * the opponent sees whether one lies on top, and may have it cut (EP-4.3, B-8.8).
 */

const isDoubleSided = (s: State, mission: CardId): boolean => missionDef(s, mission).builtIn !== undefined;

/** Whoever goes first is told and asked last, so that both know everything before the first mission. */
export const tellDoubleSided = (s: State): void => {
  for (const owner of [opponentOf(s.first), s.first]) {
    const pile = s.players[owner].piles['mission pile'];
    if (!pile.some((id) => isDoubleSided(s, id))) continue;
    if (s.fixed.format.missions || pile.length < 2) emit(s, 'double-sided missions told', { player: owner });
    else push(s, { kind: 'cut', player: owner, told: false });
  }
};

const tellTop = (s: State, owner: Player): void => {
  const top = s.players[owner].piles['mission pile'].at(-1);
  if (top === undefined) return;
  emit(s, 'double-sided missions told', { player: owner });
  emit(s, 'top mission told', { player: owner, word: isDoubleSided(s, top) ? 'double-sided' : 'one-sided' });
};

/** Part of the pile, at least one card, comes from the bottom to the top; where, nobody chooses. */
const cut = (s: State, owner: Player): void => {
  const pile = s.players[owner].piles['mission pile'];
  const at = 1 + roll(s, missionStream(owner), pile.length - 1);
  s.players[owner].piles['mission pile'] = [...pile.slice(at), ...pile.slice(0, at)];
  emit(s, 'missions cut', { player: opponentOf(owner) });
};

export const cutHandler: Handler<CutFrame> = {
  run: (s, f) => {
    if (!f.told) {
      f.told = true;
      tellTop(s, f.player);
    }
    return true;
  },
  asks: (_s, f) => [{ player: opponentOf(f.player), kind: 'cut missions', source: none }],
  options: () => [option('cut'), pass],
  answer: (s, f, choice) => {
    pop(s);
    if (choice.do === 'cut') cut(s, f.player);
  },
};
