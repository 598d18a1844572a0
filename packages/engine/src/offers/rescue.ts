import { compatible } from '../asking/values.ts';
import { isVessel } from '../asking/where.ts';
import { option } from '../contract/decision.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import { emit } from '../state/kernel.ts';
import { locationOf } from '../state/locations.ts';
import type { State } from '../state/state.ts';
import { discardFromPlay, shift } from '../state/zones.ts';
import type { OfferOf } from './offer.ts';

const nobodyHeld = ground('nobody-to-rescue', 'B-19.17', 'nobody of yours waits there to be rescued');
const notAVessel = ground('rescue-without-vessel', 'B-19.17', 'a ship or facility of yours takes them aboard');
const elsewhere = ground('rescue-elsewhere', 'B-19.17', 'only a ship or facility at their location rescues them');
const isStopped = ground(
  'rescue-stopped',
  ['B-19.17', 'B-19.2'],
  'a stopped ship rescues nobody',
  'your next turn has begun',
);
const isCloaked = ground('rescue-cloaked', ['B-15.7', 'B-19.17'], 'nobody comes aboard a cloaked ship');
const strange = ground(
  'rescue-incompatible',
  ['B-6.6', 'B-19.17'],
  'they are not compatible with that ship or facility',
);

const heldIn = (s: State, player: Player, pod: CardId): CardId[] =>
  s.play.filter((id) => s.cards[id].heldBy === pod && s.cards[id].zone === 'held' && s.cards[id].controller === player);

const whyNotRescue = (s: State, player: Player, pod: CardId, vessel: CardId) => {
  if (s.cards[pod] === undefined || heldIn(s, player, pod).length === 0) return nobodyHeld;
  const v = s.cards[vessel];
  if (!v || v.zone !== 'space' || v.controller !== player || !isVessel(s, vessel)) return notAVessel;
  if (locationOf(s, pod) !== v.loc) return elsewhere;
  if (v.stopped) return isStopped;
  if (v.cloaked) return isCloaked;
  return heldIn(s, player, pod).some((id) => !compatible(s, id, vessel)) ? strange : undefined;
};

/** Taking the crew out of an Escape Pod: all at once, no RANGE. */
export const rescue: OfferOf<'rescue'> = {
  verb: 'rescue',
  list: (s, player, add) => {
    const pods: CardId[] = [];
    for (const id of s.play) {
      const c = s.cards[id];
      if (c.zone === 'held' && c.controller === player && !pods.includes(c.heldBy)) pods.push(c.heldBy);
    }
    for (const pod of pods)
      for (const vessel of s.play) if (!whyNotRescue(s, player, pod, vessel)) add(option('rescue', pod, vessel));
  },
  why: (s, player, c) => whyNotRescue(s, player, c.card, c.on),
  begin: (s, player, c) => {
    const freed = heldIn(s, player, c.card);
    for (const id of freed) {
      s.cards[id].heldBy = none;
      shift(s, id, 'aboard', none, c.on);
      emit(s, 'released', { card: id, on: c.on, player });
    }
    discardFromPlay(s, c.card, 'rescue');
  },
};
