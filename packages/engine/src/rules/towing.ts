import { holds } from '../asking/condition.ts';
import { usableAt } from '../asking/groups.ts';
import { countedTeam } from '../asking/counted-team.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { rulesOn } from '../state/topics.ts';
import { cardOf } from '../asking/cards.ts';

/** Cards that a ship takes along when it flies (B-14.41). */

const notTowed = ground('not-towed', 'B-14.41', 'no ship can tow that card');
const elsewhere = ground('tow-elsewhere', 'B-14.41', 'only a card at the location of the ship is towed');
const isCloaked = ground('tow-cloaked', ['B-15.8', 'B-14.41'], 'a cloaked ship does not use its Tractor Beam');
const noBeam = ground('no-tractor-beam', 'B-14.41', 'the ship has no Tractor Beam');
const noCrew = ground(
  'tow-crew',
  'B-14.41',
  'the personnel that the text of the card asks for are not aboard',
  'they are aboard and can act',
);

/** Why a ship that may fly may not take the card along. */
export const whyNotTow = (s: State, player: Player, ship: CardId, card: CardId): Ground | undefined => {
  if (card === none) return undefined;
  const c = s.cards[card];
  if (c === undefined || c.zone !== 'on location') return notTowed;
  const rules = rulesOn(cardOf(s, card), 'towed');
  if (rules.length === 0) return notTowed;
  if (c.loc !== s.cards[ship].loc) return elsewhere;
  if (s.cards[ship].cloaked) return isCloaked;
  const equipment = cardOf(s, ship).ship?.equipment ?? [];
  const able = rules.filter((rule) => equipment.includes(rule.by));
  if (able.length === 0) return noBeam;
  const crew = countedTeam(s, player, usableAt(s, ship, player), ship);
  return able.some((rule) => holds(s, rule.crew, crew)) ? undefined : noCrew;
};

const nothing: readonly CardId[] = [];

/** Everything the ship could take along from where it is. */
export const towable = (s: State, player: Player, ship: CardId): readonly CardId[] => {
  let found: CardId[] | undefined;
  for (const id of s.speaking)
    if (s.cards[id].zone === 'on location' && !whyNotTow(s, player, ship, id)) (found ??= []).push(id);
  return found ?? nothing;
};

/** The card is left where the ship has stopped. */
export const tow = (s: State, player: Player, ship: CardId, card: CardId): void => {
  if (card === none) return;
  s.cards[card].loc = s.cards[ship].loc;
  s.unsettled = true;
  emit(s, 'towed', { player, card, on: s.cards[ship].loc });
};
