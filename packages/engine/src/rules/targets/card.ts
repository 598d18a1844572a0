import type { TargetOf } from '@spaceline/language';
import { fits } from '../../asking/fits.ts';
import { isImmune } from '../../asking/values.ts';
import { cardAimedAt } from '../../contract/aim.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { locationOf } from '../../state/locations.ts';
import type { State } from '../../state/state.ts';
import { putOnHost } from '../on-host.ts';
import { couldBind } from '../required.ts';
import type { TargetKeeper } from './word.ts';

const besideFits = (s: State, player: Player, id: CardId, { beside }: TargetOf<'card'>): boolean => {
  if (!beside) return true;
  const loc = locationOf(s, id);
  return s.play.some((other) => other !== id && locationOf(s, other) === loc && fits(s, beside, other, player));
};

/** A cloaked ship, too, unless the card says otherwise (B-15.10, B-15.11). */
const mayBeAimedAt = (s: State, player: Player, played: CardId, id: CardId, target: TargetOf<'card'>): boolean =>
  fits(s, target.who, id, player) && !isImmune(s, id, played) && besideFits(s, player, id, target);

export const card: TargetKeeper<'card'> = {
  list: (s, player, played, target, add) => {
    for (const id of s.play)
      if (mayBeAimedAt(s, player, played, id, target) && couldBind(s, played, id)) add({ card: id });
  },
  put: (s, f, _target, entry) => putOnHost(s, f, cardAimedAt(f.aim), entry),
};
