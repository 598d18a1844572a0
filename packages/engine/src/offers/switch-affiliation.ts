import type { Affiliation } from '@spaceline/language';
import { placeOf } from '../asking/groups.ts';
import { affiliationsMix } from '../asking/values.ts';
import { cardOf } from '../asking/cards.ts';
import { option } from '../contract/decision.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import { ground } from '../contract/refusal.ts';
import { setAffiliation } from '../state/allegiance.ts';
import { emit } from '../state/kernel.ts';
import { switchersInPlay } from '../state/memory.ts';
import type { State } from '../state/state.ts';
import type { OfferOf } from './offer.ts';

const notYours = ground(
  'switch-not-yours',
  ['B-6.13', 'B-10.4'],
  'you change the affiliation of your own cards in play',
);
const oneAffiliation = ground('one-affiliation', 'B-6.13', 'the card has no other affiliation');
const notPrinted = ground('switch-not-printed', ['B-6.12', 'B-6.13'], 'the card does not have that affiliation');
const sameAffiliation = ground('switch-same', 'B-6.13', 'that is its affiliation already');
const wouldQuarrel = ground('switch-incompatible', 'B-6.14', 'it would be incompatible with where or with whom it is');

const whyNotSwitch = (s: State, player: Player, card: CardId, wanted: Affiliation): Ground | undefined => {
  if (!s.play.includes(card) || s.cards[card].controller !== player) return notYours;
  const c = s.cards[card];
  const { affiliations } = cardOf(s, card);
  if (!affiliations || affiliations.length < 2) return oneAffiliation;
  if (!affiliations.includes(wanted)) return notPrinted;
  if (wanted === c.affiliation) return sameAffiliation;
  const quarrels = s.play.some((id) => {
    const o = s.cards[id];
    if (id === card || o.controller !== player) return false;
    const together =
      c.host === id ||
      c.docked === id ||
      o.host === card ||
      o.docked === card ||
      (placeOf(c) !== none && placeOf(o) === placeOf(c) && o.team === c.team);
    return together && !affiliationsMix(s, player, wanted, o.affiliation);
  });
  return quarrels ? wouldQuarrel : undefined;
};

export const switchAffiliation: OfferOf<'switch affiliation'> = {
  verb: 'switch affiliation',
  list: (s, player, add) => {
    for (const card of switchersInPlay(s))
      for (const way of cardOf(s, card).affiliations ?? [])
        if (!whyNotSwitch(s, player, card, way)) add(option('switch affiliation', card, none, none, way));
  },
  why: (s, player, c) => whyNotSwitch(s, player, c.card, c.way),
  begin: (s, player, c) => {
    setAffiliation(s, c.card, c.way);
    s.unsettled = true;
    emit(s, 'affiliation changed', { player, card: c.card, word: c.way });
  },
};
