import { cardOf } from '../asking/cards.ts';
import { option } from '../contract/decision.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import { countUse, whyNotText } from '../rules/text-uses.ts';
import { listUsable, usableText, useText, whyNotUsable } from '../rules/usable.ts';
import { start } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { cardPlaysLeft, playUsed, spendCardPlay } from './hand.ts';
import type { OfferOf } from './offer.ts';
import { listReports } from './report.ts';

const notUsable = ground('not-usable', 'B-11.7', 'the text cannot be used in place of your card play now');

const onlyInCardPlay = ground('use-segment', 'B-11.5', 'card plays are made in the card play segment');
const onlyOnTurn = ground('use-turn', 'B-12.7', "on your opponent's turn you may only play interrupts and responses");
const inCardPlay = (s: State, player: Player): boolean => player === s.active && s.segment === 'card play';

/** Its controller's, unless the format gives it to both (B-28.25). */
const worksFor = (s: State, card: CardId, player: Player): boolean =>
  s.fixed.format.ask.worksFor(s, s.cards[card].controller === player, card, player);

const insteadOfPlay = (s: State, player: Player, card: CardId): boolean =>
  s.play.includes(card) && worksFor(s, card, player) && cardOf(s, card).topics.has('allows report any number');

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
    if (usableText(s, c.card)) return whyNotUsable(s, player, c.card);
    if (!inCardPlay(s, player)) return player === s.active ? onlyInCardPlay : onlyOnTurn;
    if (!insteadOfPlay(s, player, c.card) || !anyReport(s, player)) return notUsable;
    return whyNotText(s, player, c.card) ?? (cardPlaysLeft(s, player) > 0 ? undefined : playUsed);
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
