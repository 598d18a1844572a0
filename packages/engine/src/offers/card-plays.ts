import { option } from '../contract/decision.ts';
import { placeOf } from '../asking/groups.ts';
import { none } from '../contract/ids.ts';
import type { Choice, Option } from '../contract/decision.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { emit, start } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { affiliationsMix, cardOf } from '../asking/values.ts';
import { affiliationsOf, isYourFacility, whyNotBuild, whyNotReport } from '../rules/reporting.ts';
import { locationIndex } from '../state/locations.ts';
import { reportsFree } from '../rules/free-plays.ts';
import { speakersOf } from '../state/memory.ts';
import { listUsable, usableText, useText, whyNotUsable } from '../rules/usable.ts';
import { countUse, whyNotText } from '../rules/text-uses.ts';
import { flip, whyNotFlip } from '../rules/double-sided.ts';
import { download, listDownloads, whyNotDownload } from '../rules/downloads.ts';
import { cardPlaysLeft, distinctHand, playUsed, spendCardPlay, whyNotFromHand } from './hand.ts';
import type { Offer } from './offer.ts';

/** Card plays: reporting, building, playing cards, and texts used in place of the normal card play (chapter 13). */

const notALocation = ground('build-nowhere', 'B-13.20', 'outposts are built at mission locations');

const facilities = (s: State, player: Player): CardId[] => s.play.filter((id) => isYourFacility(s, player, id));

/** Every report a player could make now, whatever it costs. */
export const listReports = (s: State, player: Player, add: (o: Option) => void): void => {
  const places = facilities(s, player);
  if (places.length === 0) return;
  for (const card of distinctHand(s, player)) {
    const type = cardOf(s, card).def.type;
    if (type !== 'Personnel' && type !== 'Ship' && type !== 'Equipment') continue;
    affiliationsOf(s, card).forEach((_, way) => {
      for (const place of places)
        if (!whyNotReport(s, player, card, place, way)) add(option('report', card, place, -1, way));
    });
  }
};

export const whyNotReportNow = (s: State, player: Player, c: Choice): Ground | undefined =>
  whyNotFromHand(s, player, c.card) ?? whyNotReport(s, player, c.card, c.on, c.way);

export const reportOffer: Offer = {
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

export const build: Offer = {
  verb: 'build',
  list: (s, player, add) => {
    if (cardPlaysLeft(s, player) <= 0) return;
    for (const card of distinctHand(s, player)) {
      if (cardOf(s, card).def.type !== 'Facility') continue;
      for (const l of s.locations) if (!whyNotBuild(s, player, card, l.id)) add(option('build', card, l.id));
    }
  },
  why: (s, player, c) => {
    const hand = whyNotFromHand(s, player, c.card);
    if (hand) return hand;
    if (locationIndex(s, c.on) < 0) return notALocation;
    return whyNotBuild(s, player, c.card, c.on) ?? (cardPlaysLeft(s, player) > 0 ? undefined : playUsed);
  },
  begin: (s, player, c) => {
    spendCardPlay(s, player);
    start(s, 'report', { player, card: c.card, place: c.on, affiliation: 0 });
  },
};

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
export const use: Offer = {
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

const oneAffiliation = ground('one-affiliation', 'B-6.13', 'the card has no other affiliation');
const wouldQuarrel = ground('switch-incompatible', 'B-6.14', 'it would be incompatible with where or with whom it is');

const whyNotSwitch = (s: State, player: Player, card: CardId, way: number): Ground | undefined => {
  const c = s.cards[card];
  const def = cardOf(s, card).def;
  if (!s.play.includes(card) || c.controller !== player || !('affiliations' in def)) return oneAffiliation;
  const wanted = def.affiliations[way];
  if (wanted === undefined || wanted === c.affiliation) return oneAffiliation;
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

export const switchAffiliation: Offer = {
  verb: 'switch affiliation',
  list: (s, player, add) => {
    for (const card of s.play) {
      const def = cardOf(s, card).def;
      if (!('affiliations' in def) || def.affiliations.length < 2) continue;
      def.affiliations.forEach((_, way) => {
        if (!whyNotSwitch(s, player, card, way)) add(option('switch affiliation', card, -1, -1, way));
      });
    }
  },
  why: (s, player, c) => whyNotSwitch(s, player, c.card, c.way),
  begin: (s, player, c) => {
    const def = cardOf(s, c.card).def;
    if (!('affiliations' in def)) return;
    s.cards[c.card].affiliation = def.affiliations[c.way];
    s.unsettled = true;
    emit(s, 'affiliation changed', { player, card: c.card, word: def.affiliations[c.way] });
  },
};

/** Turning a double-sided mission over to its outpost side, in place of the normal card play (B-27.36). */
export const flipOffer: Offer = {
  verb: 'flip',
  list: (s, player, add) => {
    if (s.fixed.builtIn.size === 0 || cardPlaysLeft(s, player) <= 0) return;
    for (const l of s.locations) for (const m of l.missions) if (!whyNotFlip(s, player, m)) add(option('flip', m));
  },
  why: (s, player, c) => whyNotFlip(s, player, c.card) ?? (cardPlaysLeft(s, player) > 0 ? undefined : playUsed),
  begin: (s, player, c) => {
    spendCardPlay(s, player);
    flip(s, player, c.card);
  },
};

/** Special downloads: at any opportunity of either turn (B-27.45). */
export const downloadOffer: Offer = {
  verb: 'download',
  list: listDownloads,
  why: (s, player, c) => whyNotDownload(s, player, c.card, c.on, c.way),
  begin: (s, player, c) => download(s, player, c.card, c.on, c.way),
};
