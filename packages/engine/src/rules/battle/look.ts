import type { CardId } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import type { BattleView } from '../../contract/view.ts';
import { currentBattle } from './windows.ts';

/** What everybody sees of a battle: leaders and forces are shown (B-13.35). */
export const battleView = (s: State): BattleView | undefined => {
  const f = currentBattle(s);
  if (!f) return undefined;
  if (f.kind === 'ship battle')
    return {
      kind: 'ship',
      place: f.loc,
      forces: [f.attackers, f.targets],
      pair: [],
      stunned: [],
      wounded: [],
    };
  return {
    kind: 'personnel',
    place: f.place,
    forces: f.forces.map((force) => force.filter((id) => s.play.includes(id))) as [CardId[], CardId[]],
    pair: f.pair,
    stunned: f.stunned,
    wounded: f.wounded,
  };
};
