import type { Act } from '@spaceline/language';
import { holds } from '../asking/condition.ts';
import { usableAt } from '../asking/groups.ts';
import { countedTeam } from '../asking/counted-team.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { takeShip } from '../rules/borrowing.ts';
import { showMet } from '../rules/showing.ts';
import { discardFromPlay } from '../state/zones.ts';
import type { Runner } from './acts.ts';
import { guessCard } from './guessing.ts';
import { arrangeDeck, discardFromHand, takeFromDeck, transformHand } from './hand-acts.ts';
import { raiseStakes } from './stakes.ts';
import { destroyLocation } from './supernova.ts';
import { returnFromAhead, sendAhead } from './time-travel.ts';

/** The words of single events and artifacts. */

type EventWord =
  | 'transform hand'
  | 'discard from hand'
  | 'take from deck'
  | 'arrange deck'
  | 'guess card'
  | 'flip'
  | 'take control'
  | 'raise stakes'
  | 'send ahead'
  | 'return from ahead'
  | 'destroy location';

const flip: Runner<'flip'> = (s, f) => {
  const c = s.cards[f.card];
  c.faceDown = !c.faceDown;
  s.unsettled = true;
  emit(s, 'flipped', { card: f.card, word: c.faceDown ? 'face down' : 'face up' });
  return true;
};

const takeControl: Runner<'take control'> = (s, f, act) => {
  const { host } = s.cards[f.card];
  if (host === none) return true;
  const { controller } = s.cards[host];
  const aboard = countedTeam(s, controller, usableAt(s, host, controller), host);
  if (!act.unless || !holds(s, act.unless, aboard)) takeShip(s, host, f.you, f.card, act.only === 'ship');
  else {
    showMet(s, act.unless, aboard);
    discardFromPlay(s, f.card);
  }
  return true;
};

export const eventRunners: { readonly [K in EventWord & Act['act']]: Runner<K> } = {
  'transform hand': transformHand,
  'discard from hand': discardFromHand,
  'take from deck': takeFromDeck,
  'arrange deck': arrangeDeck,
  'guess card': guessCard,
  flip,
  'take control': takeControl,
  'raise stakes': raiseStakes,
  'send ahead': sendAhead,
  'return from ahead': returnFromAhead,
  'destroy location': destroyLocation,
};
