import type { Who } from '@spaceline/language';
import type { BattleFrame } from '../../asking/battle.ts';
import { currentBattle } from '../../asking/battle.ts';
import { fits, mayFit } from '../../asking/fits.ts';
import type { CardId } from '../../contract/ids.ts';
import { isFought, takesPart } from '../battle/sides.ts';
import type { WindowKeeper } from './word.ts';

const attackersIn = (f: BattleFrame): readonly CardId[] => (f.kind === 'ship battle' ? f.attackers : f.forces[0]);
const attackedIn = (f: BattleFrame, subject: CardId): readonly CardId[] =>
  f.kind === 'ship battle' ? [subject] : f.forces[1];

/** Somebody on each side of whom the window speaks. */
const areSides = (
  f: BattleFrame,
  { by, against }: { readonly by?: Who; readonly against?: Who },
  subject: CardId,
  isOne: (who: Who, id: CardId) => boolean,
): boolean =>
  (!by || attackersIn(f).some((id) => isOne(by, id))) &&
  (!against || attackedIn(f, subject).some((id) => isOne(against, id)));

export const battleInitiated: WindowKeeper<'battle initiated'> = {
  concerns: (s, window, subject, player) => {
    const f = currentBattle(s);
    if (!f || !isFought(s, window.kind)) return false;
    return areSides(f, window, subject, (who, id) => mayFit(s, who, id, player));
  },
  meets: (s, window, subject, player) => {
    const f = currentBattle(s);
    if (!f || !takesPart(s, f, player, window.yours)) return false;
    return areSides(f, window, subject, (who, id) => fits(s, who, id, player));
  },
  action: (s) => currentBattle(s),
};
