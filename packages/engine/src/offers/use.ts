import { cardOf } from '../asking/cards.ts';
import { isHidden } from '../asking/hidden.ts';
import { option } from '../contract/decision.ts';
import type { CardId, Player } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import { ground } from '../contract/refusal.ts';
import { countUse, whyNotText } from '../rules/text-uses.ts';
import { listUsable, outOfPlay, usableText, useText, whyNotUsable } from '../rules/usable.ts';
import { start } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { cardPlaysLeft, spendCardPlay } from './hand.ts';
import type { OfferOf } from './offer.ts';
import { listReports } from './report.ts';

const nothingToReport = ground(
  'nothing-to-report',
  ['B-13.17', 'B-11.7'],
  'no card of your hand could be reported now',
);
const notYours = ground(
  'not-your-text-to-use',
  ['B-1.1', 'B-10.4'],
  'the text of a card speaks to the player who controls it',
);
const noUse = ground('nothing-to-use', 'B-12.1', 'its text is none that a player uses');
const playSpent = ground('use-play-used', ['B-11.7', 'B-11.6'], 'your normal card play of this turn is used');

const onlyInCardPlay = ground('use-segment', 'B-11.5', 'card plays are made in the card play segment');
const onlyOnTurn = ground('use-turn', 'B-12.7', "on your opponent's turn you may only play interrupts and responses");
const inCardPlay = (s: State, player: Player): boolean => player === s.active && s.segment === 'card play';

/** Its controller's, unless the format gives it to both (B-28.25). */
const worksFor = (s: State, card: CardId, player: Player): boolean =>
  s.fixed.format.ask.worksFor(s, s.cards[card].controller === player, card, player);

const isInsteadOfPlay = (s: State, card: CardId): boolean => cardOf(s, card).topics.has('allows report any number');

const insteadOfPlay = (s: State, player: Player, card: CardId): boolean =>
  s.play.includes(card) && worksFor(s, card, player) && isInsteadOfPlay(s, card);

/** Whose text it is: of cards that the player does not see it is not told whether they are in play. */
const whyNotTheirs = (s: State, player: Player, card: CardId): Ground | undefined => {
  if (!s.play.includes(card) || isHidden(s, card, player)) return outOfPlay;
  return s.cards[card].controller === player || worksFor(s, card, player) ? undefined : notYours;
};

const anyReport = (s: State, player: Player): boolean => {
  let found = false;
  listReports(s, player, () => (found = true));
  return found;
};

/** Red Alert! and its like: the card play is given up for a group of reports (B-13.17). */
export const use: OfferOf<'use'> = {
  verb: 'use',
  list: (s, player, add) => {
    listUsable(s, player, (card) => add(option('use', card)));
    if (!inCardPlay(s, player) || cardPlaysLeft(s, player) <= 0) return;
    // Copies give the same permission once (B-23.17).
    const card = s.speaking.find((id) => insteadOfPlay(s, player, id));
    if (card !== undefined && !whyNotText(s, player, card) && anyReport(s, player)) add(option('use', card));
  },
  why: (s, player, c) => {
    const theirs = whyNotTheirs(s, player, c.card);
    if (theirs) return theirs;
    if (usableText(s, c.card)) return whyNotUsable(s, player, c.card);
    if (!isInsteadOfPlay(s, c.card)) return noUse;
    if (!inCardPlay(s, player)) return player === s.active ? onlyInCardPlay : onlyOnTurn;
    if (cardPlaysLeft(s, player) <= 0) return playSpent;
    return whyNotText(s, player, c.card) ?? (anyReport(s, player) ? undefined : nothingToReport);
  },
  begin: (s, player, c) => {
    if (usableText(s, c.card)) {
      useText(s, player, c.card);
      return;
    }
    spendCardPlay(s, player);
    countUse(s, player, c.card);
    start(s, 'report group', { player, card: c.card });
  },
};
