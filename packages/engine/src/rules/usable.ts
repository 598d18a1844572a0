import { holds } from '../asking/condition.ts';
import { usableAt } from '../asking/groups.ts';
import { countedTeam } from '../asking/counted-team.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { isUsedUp, remember, rememberForTurn, turnDeedsOf } from '../state/history.ts';
import { emit, start } from '../state/kernel.ts';
import { textIdOf } from '../state/pool.ts';
import { rulesOn } from '../state/topics.ts';
import type { RuleOn } from '../state/topics.ts';
import { speakersOf } from '../state/memory.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { isPersonnel, isVessel, unusable } from '../asking/where.ts';
import { countUse, whyNotText } from './text-uses.ts';

/** Texts that their player may use so often and no more (B-23.12 to B-23.15). */

type Usable = RuleOn<'usable'>;

const textUsed = ground('text-used', 'B-23.12', 'that text has been used this turn');
const usedThisGame = ground('text-used-up', 'B-23.13', 'that text has been used this game');
const ownTurnOnly = ground('text-other-turn', 'B-23.12', 'that text is used on your own turn');
const lacksNeeded = ground('text-unmet', 'B-23.14', 'what the text requires is not there now');
export const outOfPlay = ground('text-not-in-play', 'B-23.16', 'its text works only while the card is in play');

export const usableText = (s: State, card: CardId): Usable | undefined =>
  cardOf(s, card) && rulesOn(cardOf(s, card), 'usable')[0];

/** By player and title, so that it stays when the card leaves play (B-23.15). */
const markOf = (s: State, card: CardId): string => `${cardOf(s, card).def.title} used`;

/** That a card was played is no use of it by B-23.12, though the format may count it (R4-1.2). */
const isUsed = (s: State, player: Player, card: CardId): boolean =>
  turnDeedsOf(s, player, 'used in play').some((deed) => deed.card === card);

/** Those who can meet what it asks for: aboard the vessel the card is on or aboard, otherwise all of its player's. */
const helpers = (s: State, player: Player, card: CardId): readonly CardId[] => {
  const { host } = s.cards[card];
  if (host !== none && isVessel(s, host)) return usableAt(s, host, player);
  return s.play.filter((id) => isPersonnel(s, id) && s.cards[id].controller === player && !unusable(s.cards[id]));
};

export const whyNotUsable = (s: State, player: Player, card: CardId): Ground | undefined => {
  const text = usableText(s, card);
  if (!text || !s.play.includes(card) || s.cards[card].controller !== player) return outOfPlay;
  if (unusable(s.cards[card])) return outOfPlay;
  if (text.limit !== 'every turn' && player !== s.active) return ownTurnOnly;
  if (text.limit === 'game' && isUsedUp(s, player, markOf(s, card))) return usedThisGame;
  if (text.limit !== 'game' && isUsed(s, player, card)) return textUsed;
  if (text.with && !holds(s, text.with, countedTeam(s, player, helpers(s, player, card), none))) return lacksNeeded;
  return whyNotText(s, player, card);
};

export const listUsable = (s: State, player: Player, add: (card: CardId) => void): void => {
  for (const card of speakersOf(s, 'usable')) if (!whyNotUsable(s, player, card)) add(card);
};

/** Whether a player has such a text for the other player's turn, as both can see. */
export const couldUse = (s: State, player: Player): boolean =>
  speakersOf(s, 'usable').some((id) => s.cards[id].controller === player && usableText(s, id)?.limit === 'every turn');

export const useText = (s: State, player: Player, card: CardId): void => {
  const text = usableText(s, card);
  if (!text) return;
  if (text.limit === 'game') remember(s, { did: 'used up', player, what: markOf(s, card) });
  rememberForTurn(s, { did: 'used in play', player, card });
  countUse(s, player, card);
  emit(s, 'result begun', { player, card });
  start(s, 'text', { card, you: player, text: textIdOf(cardOf(s, card), text.acts), target: s.cards[card].host });
};
