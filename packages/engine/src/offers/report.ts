import { isReporting } from '../asking/kinds.ts';
import type { ChoiceOf, OptionOf } from '../contract/decision.ts';
import { option } from '../contract/decision.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import { reportsFree } from '../rules/free-plays.ts';
import { affiliationsOf, isYourFacility, whyNotReport, whyNotReportTo } from '../rules/reporting.ts';
import { whyNotBeside } from '../rules/uniqueness.ts';
import { start } from '../state/kernel.ts';
import { craftInPlay, speakersOf } from '../state/memory.ts';
import type { State } from '../state/state.ts';
import { cardPlaysLeft, distinctHand, playUsed, spendCardPlay, whyNotFromHand } from './hand.ts';
import type { OfferOf } from './offer.ts';

const facilities = (s: State, player: Player): CardId[] => craftInPlay(s).filter((id) => isYourFacility(s, player, id));

/** Every report a player could make now, whatever it costs. */
export const listReports = (s: State, player: Player, add: (o: OptionOf<'report'>) => void): void => {
  const places = facilities(s, player);
  if (places.length === 0) return;
  for (const card of distinctHand(s, player, isReporting)) {
    if (whyNotBeside(s, player, card)) continue;
    for (const affiliation of affiliationsOf(s, card))
      for (const place of places)
        if (!whyNotReportTo(s, player, card, place, affiliation)) add(option('report', card, place, none, affiliation));
  }
};

export const whyNotReportNow = (s: State, player: Player, c: ChoiceOf<'report'>): Ground | undefined =>
  whyNotFromHand(s, player, c.card) ?? whyNotReport(s, player, c.card, c.on, c.way);

export const reportOffer: OfferOf<'report'> = {
  verb: 'report',
  list: (s, player, add) => {
    if (cardPlaysLeft(s, player) > 0) listReports(s, player, add);
    else if (speakersOf(s, 'allows free reports').length > 0)
      listReports(s, player, (o) => {
        if (reportsFree(s, player, o.card)) add(o);
      });
  },
  why: (s, player, c) =>
    whyNotReportNow(s, player, c) ??
    (cardPlaysLeft(s, player) > 0 || reportsFree(s, player, c.card) ? undefined : playUsed),
  begin: (s, player, c) => {
    if (!reportsFree(s, player, c.card)) spendCardPlay(s, player);
    start(s, 'report', { player, card: c.card, place: c.on, affiliation: c.way });
  },
};
