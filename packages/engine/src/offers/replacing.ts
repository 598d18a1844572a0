import type { Choice, Option } from '../contract/decision.ts';
import type { ReplaceFrame } from '../state/card-frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import { pop, push, start } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import type { OfferVerb } from './offer.ts';
import { offerAmong } from './offer.ts';
import { listReports, whyNotReportNow } from './report.ts';
import { spendCardPlay } from './hand.ts';

/** A card was taken back as it was played: a different one takes its place if any can (D-39). */

const anotherTitle = ground('another-title', 'B-12.16', 'a card of another title has to be played in its place');
const inItsPlace = ground('in-its-place', 'B-12.4', 'nothing but another card in its place may be played now');

const cardPlays: readonly OfferVerb[] = ['report', 'build', 'play'];
const reports: readonly OfferVerb[] = ['report'];

const usesCardPlay = (s: State, o: Option | Choice): boolean =>
  o.do !== 'play' || cardOf(s, o.card).plays[o.way].when === 'card play';

const list = (s: State, f: ReplaceFrame): Option[] => {
  const options: Option[] = [];
  const add = (o: Option): void => {
    if (cardOf(s, o.card).index !== f.not && usesCardPlay(s, o)) options.push(o);
  };
  if (f.inGroup) listReports(s, f.player, add);
  else for (const verb of cardPlays) s.fixed.machinery.offers[verb].list(s, f.player, add);
  return options;
};

export const beginReplacing = (s: State, given: Given['replace play']): void =>
  push(s, { kind: 'replace play', ...given });

export const replaceHandler: Handler<ReplaceFrame> = {
  run: (s, f) => {
    if (list(s, f).length > 0) return true;
    // Nothing else could be played: the play is lost.
    pop(s);
    if (!f.inGroup) spendCardPlay(s, f.player);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'replace play', source: f.card }],
  options: list,
  refuses: (s, f, c) => {
    const offer = offerAmong(s, f.inGroup ? reports : cardPlays, c.do);
    if (!offer) return inItsPlace;
    const why = f.inGroup && c.do === 'report' ? whyNotReportNow(s, f.player, c) : offer.why(s, f.player, c);
    if (why) return why;
    if (!usesCardPlay(s, c)) return inItsPlace;
    return cardOf(s, c.card).index === f.not ? anotherTitle : undefined;
  },
  answer: (s, f, c) => {
    pop(s);
    if (f.inGroup && c.do === 'report')
      start(s, 'report', { player: c.player, card: c.card, place: c.on, affiliation: c.way });
    else offerAmong(s, cardPlays, c.do)?.begin(s, c.player, c);
  },
};
