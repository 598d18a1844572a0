import type { PersonnelCard } from '@spaceline/language';
import { option } from '../contract/decision.ts';
import { freeAboard, placeOf, teamMembers } from '../asking/groups.ts';
import type { OfferOf } from './offer.ts';
import { whyNotFromHand } from './hand.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { affiliationsMix } from '../asking/values.ts';
import { cardOf } from '../asking/cards.ts';
import { isPersonnel } from '../asking/where.ts';
import { enter, toHand } from '../state/zones.ts';
import { settleHologram } from '../rules/holograms.ts';
import { affiliationsOf } from '../rules/reporting.ts';
import { joinSurface } from '../rules/teams.ts';

/** Exchanging one version of a persona in play for another one in the hand, at the start of your turn (B-4.11). */

const notAVersion = ground('not-a-version', 'B-4.11', 'the two cards are not versions of one persona');
const notInPlace = ground('version-elsewhere', 'B-4.11', 'no such personnel of yours is in a crew or Away Team');
const doesNotFit = ground('version-incompatible', 'B-6.6', 'it is not compatible with where or with whom it would be');
const anotherOne = ground('version-in-play', 'B-4.6', 'you have another card of this persona in play');

const single = (s: State, id: CardId): PersonnelCard | undefined => {
  const { persons, personnel } = cardOf(s, id);
  return persons === 1 ? personnel : undefined;
};

const share = (a: PersonnelCard, b: PersonnelCard): boolean => a.personas.some((one) => b.personas.includes(one));

/** Whoever it would be with in that place (B-4.13). */
const companyOf = (s: State, old: CardId): CardId[] => {
  const { controller, loc, team, host } = s.cards[old];
  const there = host === none ? teamMembers(s, loc, controller, team) : freeAboard(s, host, controller);
  return there.filter((id) => id !== old);
};

/** The first affiliation with which it may take that place, or -1. */
const wayOf = (s: State, player: Player, card: CardId, old: CardId): number => {
  const { host } = s.cards[old];
  const company = companyOf(s, old);
  const others = host === none ? company : [...company, host];
  return affiliationsOf(s, card).findIndex((affiliation) =>
    others.every((id) => affiliationsMix(s, player, affiliation, s.cards[id].affiliation)),
  );
};

const whyNotExchange = (s: State, player: Player, card: CardId, old: CardId): Ground | undefined => {
  const next = single(s, card);
  const c = s.cards[old];
  const before = c ? single(s, old) : undefined;
  if (!next || !before || next.id === before.id || !share(next, before)) return notAVersion;
  if (!s.play.includes(old) || c.controller !== player || s.fixed.owner[old] !== player) return notInPlace;
  if (placeOf(c) === none || c.heldBy !== none) return notInPlace;
  const rival = [...s.play, ...s.away].some((id) => {
    const { def } = cardOf(s, id);
    return id !== old && s.fixed.owner[id] === player && def.type === 'Personnel' && share(next, def);
  });
  if (rival) return anotherOne;
  return wayOf(s, player, card, old) < 0 ? doesNotFit : undefined;
};

/** The other version takes the place and carries nothing over (B-2.17); what was on the first is discarded (B-2.13). */
const exchange = (s: State, player: Player, card: CardId, old: CardId): void => {
  const { zone, loc, host } = s.cards[old];
  const { def } = cardOf(s, card);
  const way = wayOf(s, player, card, old);
  const affiliation = 'affiliations' in def ? def.affiliations[way] : '';
  toHand(s, old);
  enter(s, card, zone, { controller: player, loc, host, affiliation });
  if (zone === 'surface') joinSurface(s, card);
  settleHologram(s, card, host === none ? loc : host);
  emit(s, 'reported', { player, card, on: host === none ? loc : host });
};

export const exchangeOffer: OfferOf<'exchange'> = {
  verb: 'exchange',
  list: (s, player, add) => {
    if (!s.fixed.pool.versions) return;
    for (const card of s.players[player].piles.hand) {
      if (!single(s, card)) continue;
      for (const old of s.play) if (!whyNotExchange(s, player, card, old)) add(option('exchange', card, old));
    }
  },
  why: (s, player, c) => whyNotFromHand(s, player, c.card) ?? whyNotExchange(s, player, c.card, c.on),
  begin: (s, player, c) => exchange(s, player, c.card, c.on),
};

/** Whether a player could exchange something, by what both players can see. */
export const couldExchange = (s: State, player: Player): boolean =>
  s.fixed.pool.versions &&
  s.players[player].piles.hand.length > 0 &&
  s.play.some((id) => s.cards[id].controller === player && isPersonnel(s, id));
