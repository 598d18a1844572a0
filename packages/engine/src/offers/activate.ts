import { personnelAt, placeOf } from '../asking/groups.ts';
import { canProject } from '../asking/holograms.ts';
import { separated } from '../asking/where.ts';
import { option } from '../contract/decision.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import { emit } from '../state/kernel.ts';
import { at } from '../state/placed.ts';
import type { State } from '../state/state.ts';
import type { OfferOf } from './offer.ts';

const noHolodeck = ground('no-holodeck', 'B-27.1', 'holograms are active only where a Holodeck or projectors work');
const nobodyToActivate = ground('no-activator', 'B-27.4', 'no unstopped personnel of yours is there to activate them');
const noHologram = ground('no-hologram', 'B-27.4', 'no deactivated hologram that may be activated is there');

const dormant = (s: State, player: Player, place: CardId): CardId[] =>
  at(s, place).filter((id) => {
    const c = s.cards[id];
    return c.disabledBy === id && c.controller === player && c.thisTurn !== 'switched off' && !c.stopped;
  });

const whyNotActivate = (s: State, player: Player, place: CardId) => {
  if (s.cards[place] === undefined || !canProject(s, place)) return noHolodeck;
  if (dormant(s, player, place).length === 0) return noHologram;
  const someone = personnelAt(s, place).some((id) => s.cards[id].controller === player && !separated(s.cards[id]));
  return someone ? undefined : nobodyToActivate;
};

export const activate: OfferOf<'activate'> = {
  verb: 'activate',
  picks: () => true,
  list: (s, player, add) => {
    const hosts: CardId[] = [];
    for (const id of s.play) {
      if (s.cards[id].disabledBy !== id || s.cards[id].controller !== player) continue;
      const place = placeOf(s.cards[id]);
      if (place !== none && !hosts.includes(place)) hosts.push(place);
    }
    for (const host of hosts) {
      if (whyNotActivate(s, player, host)) continue;
      const from = dormant(s, player, host);
      add(option('activate', none, host, none, none, { from, min: 1, max: from.length }));
    }
  },
  why: (s, player, c) => {
    const not = whyNotActivate(s, player, c.on);
    if (not) return not;
    const from = dormant(s, player, c.on);
    return c.cards.every((id) => from.includes(id)) ? undefined : noHologram;
  },
  begin: (s, player, c) => {
    for (const id of c.cards) {
      s.cards[id].disabledBy = none;
      emit(s, 'activated', { player, card: id });
    }
    s.unsettled = true;
  },
};
