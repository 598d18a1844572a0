import type { TargetOf } from '@spaceline/language';
import { fits } from '../../asking/fits.ts';
import { couldBeFit } from '../../asking/meant.ts';
import { isImmune } from '../../asking/values.ts';
import { isHidden } from '../../asking/hidden.ts';
import { cardAimedAt } from '../../contract/aim.ts';
import { ground } from '../../contract/refusal.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { locationOf } from '../../state/locations.ts';
import type { State } from '../../state/state.ts';
import { putOnHost } from '../on-host.ts';
import { couldBind } from '../required.ts';
import { whyUnfit } from '../unfit.ts';
import type { TargetKeeper } from './word.ts';

const besideFits = (s: State, player: Player, id: CardId, { beside }: TargetOf<'card'>): boolean => {
  if (!beside) return true;
  const loc = locationOf(s, id);
  for (const other of couldBeFit(s, beside))
    if (other !== id && locationOf(s, other) === loc && fits(s, beside, other, player)) return true;
  return false;
};

/** A cloaked ship, too, unless the card says otherwise (B-15.10, B-15.11). */
const mayBeAimedAt = (s: State, player: Player, played: CardId, id: CardId, target: TargetOf<'card'>): boolean =>
  fits(s, target.who, id, player) && !isImmune(s, id, played) && besideFits(s, player, id, target);

const notInPlay = ground('target-not-in-play', ['B-13.5', 'B-12.11'], 'it is played on a card in play');
const immune = ground('immune', 'B-24.6', 'that card is immune to it');
const nothingBeside = ground('nothing-beside', 'B-12.11', 'what its text asks for is not at that location');
const nowhereToGo = ground('no-destination', ['B-22.6', 'B-12.11'], 'there is nowhere it could send that ship');

export const card: TargetKeeper<'card'> = {
  list: (s, player, played, target, add) => {
    for (const id of couldBeFit(s, target.who))
      if (mayBeAimedAt(s, player, played, id, target) && couldBind(s, played, id)) add({ card: id });
  },
  why: (s, player, played, target, aim) => {
    if (!('card' in aim)) return undefined;
    const { card: id } = aim;
    // Of cards that the player does not see it is not even told whether they are in play.
    if (!s.play.includes(id) || isHidden(s, id, player)) return notInPlay;
    if (isImmune(s, id, played)) return immune;
    if (!fits(s, target.who, id, player)) return whyUnfit(s, target.who, id, player);
    if (!besideFits(s, player, id, target)) return nothingBeside;
    return couldBind(s, played, id) ? undefined : nowhereToGo;
  },
  put: (s, f, _target, entry) => putOnHost(s, f, cardAimedAt(f.aim), entry),
};
