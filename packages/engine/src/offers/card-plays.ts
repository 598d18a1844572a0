import type { Affiliation, Condition, Play } from '@spaceline/language';
import { option } from '../decision.ts';
import type { Choice, Option } from '../decision.ts';
import { countedTeam, fits, holds } from '../condition.ts';
import type { CardId, Player } from '../ids.ts';
import { none } from '../ids.ts';
import { emit, push } from '../kernel.ts';
import { ground } from '../refusal.ts';
import type { Ground } from '../refusal.ts';
import type { Location, State } from '../state.ts';
import { cardOf, compatible, isImmune } from '../values.ts';
import { initiatePlay, whyNotPlayable } from '../rules/playing.ts';
import { affiliationsOf, isYourFacility, putFacility, report, whyNotBuild, whyNotReport } from '../rules/reporting.ts';
import { isPlanet, locationIndex, missionDef, usableAboard } from '../where.ts';
import { flip, whyNotFlip } from '../rules/double-sided.ts';
import { download, listDownloads, whyNotDownload } from '../rules/downloads.ts';
import type { Offer } from './offer.ts';

/** Card plays: reporting, building, playing cards, and texts used in place of the normal card play (chapter 13). */

const notInHand = ground('not-in-hand', 'B-13.1', 'the card is not in your hand');
const playUsed = ground('card-play-used', 'B-11.6', 'your normal card play of this turn is used');
const noSuchWay = ground('no-such-way', 'B-12.10', 'the card is not played that way');
const notNow = ground('response-only', 'B-12.9', 'the card is played only in response to what its text names');
const notSegment = ground('card-play-segment', 'B-11.5', 'card plays are made in the card play segment of your turn');
const noTarget = ground('no-target', 'B-12.11', 'it cannot be played on that');
const isImmuneGround = ground('immune', 'B-24.6', 'that card is immune to it');
const notALocation = ground('build-nowhere', 'B-13.20', 'outposts are built at mission locations');

export const cardPlaysLeft = (s: State, player: Player): number => {
  let plays = 1;
  for (const answer of s.fixed.format.cardPlays) plays = answer(s, player, plays);
  return plays - s.players[player].playsUsed;
};

const spendCardPlay = (s: State, player: Player): void => {
  s.players[player].playsUsed += 1;
  emit(s, 'card play used', { player });
};

/** One copy stands for all copies in the hand. */
const distinctHand = (s: State, player: Player): CardId[] => {
  const seen: number[] = [];
  return s.players[player].hand.filter((id) => {
    const index = cardOf(s, id).index;
    if (seen.includes(index)) return false;
    seen.push(index);
    return true;
  });
};

const whyNotFromHand = (s: State, player: Player, card: CardId): Ground | undefined =>
  s.players[player].hand.includes(card) ? undefined : notInHand;

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
  },
  why: (s, player, c) => whyNotReportNow(s, player, c) ?? (cardPlaysLeft(s, player) > 0 ? undefined : playUsed),
  begin: (s, player, c) => {
    spendCardPlay(s, player);
    report(s, player, c.card, c.on, c.way);
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
    putFacility(s, player, c.card, c.on, 'built');
  },
};

/** What the personnel of its controller aboard a vessel have together (B-10.28). */
const crewHolds = (s: State, vessel: CardId, condition: Condition): boolean => {
  const { controller } = s.cards[vessel];
  return holds(s, condition, countedTeam(s, controller, usableAboard(s, vessel, controller), vessel));
};

const shows = (s: State, l: Location, icon: Affiliation): boolean =>
  l.missions.some((m) => missionDef(s, m).attemptedBy.includes(icon));

const targetsOf = (s: State, player: Player, card: CardId, play: Play): readonly number[] => {
  switch (play.on.target) {
    case 'table':
      return [none];
    case 'player':
      return [0, 1];
    case 'card': {
      const { who, crew } = play.on;
      return s.play.filter(
        (id) => fits(s, who, id, player) && !isImmune(s, id, card) && (!crew || crewHolds(s, id, crew)),
      );
    }
    case 'location': {
      const { kind, icon } = play.on;
      return s.locations
        .filter(
          (l) =>
            (kind === undefined || isPlanet(s, l) === (kind === 'planet')) && (icon === undefined || shows(s, l, icon)),
        )
        .map((l) => l.id);
    }
    case 'discarded': {
      const who = play.on.who;
      const seen: number[] = [];
      return s.players[player].discardPile.filter((id) => {
        const index = cardOf(s, id).index;
        if (seen.includes(index) || !fits(s, who, id, player)) return false;
        seen.push(index);
        return true;
      });
    }
    case 'response':
      return [];
  }
};

const mayNow = (s: State, player: Player, play: Play): Ground | undefined => {
  if (play.when === 'any time') return undefined;
  if (play.when !== 'card play') return notNow;
  if (s.active !== player || s.segment !== 'card play') return notSegment;
  return cardPlaysLeft(s, player) > 0 ? undefined : playUsed;
};

export const play: Offer = {
  verb: 'play',
  list: (s, player, add) => {
    for (const card of distinctHand(s, player)) {
      const plays = cardOf(s, card).plays;
      if (plays.length === 0) continue;
      let playable: boolean | undefined;
      plays.forEach((way, number) => {
        if (mayNow(s, player, way)) return;
        playable ??= whyNotPlayable(s, player, card) === undefined;
        if (!playable) return;
        for (const target of targetsOf(s, player, card, way)) add(option('play', card, target, -1, number));
      });
    }
  },
  why: (s, player, c) => {
    const hand = whyNotFromHand(s, player, c.card);
    if (hand) return hand;
    const way = cardOf(s, c.card).plays[c.way];
    if (!way) return noSuchWay;
    const now = mayNow(s, player, way) ?? whyNotPlayable(s, player, c.card);
    if (now) return now;
    if (way.on.target === 'card' && s.play.includes(c.on) && isImmune(s, c.on, c.card)) return isImmuneGround;
    return targetsOf(s, player, c.card, way).includes(c.on) ? undefined : noTarget;
  },
  begin: (s, player, c) => {
    if (cardOf(s, c.card).plays[c.way].when === 'card play') spendCardPlay(s, player);
    initiatePlay(s, player, c.card, c.way, c.on);
  },
};

const notUsable = ground('not-usable', 'B-11.7', 'the text cannot be used in place of your card play now');

const insteadOfPlay = (s: State, player: Player, card: CardId): boolean =>
  s.play.includes(card) &&
  s.cards[card].controller === player &&
  cardOf(s, card).rules.some((rule) => rule.rule === 'report any number');

const anyReport = (s: State, player: Player): boolean => {
  let found = false;
  listReports(s, player, () => (found = true));
  return found;
};

/** Red Alert! and its like: the card play is given up for a group of reports (B-13.17). */
export const use: Offer = {
  verb: 'use',
  list: (s, player, add) => {
    if (cardPlaysLeft(s, player) <= 0) return;
    // Copies give the same permission once (B-23.17).
    const card = s.speaking.find((id) => insteadOfPlay(s, player, id));
    if (card !== undefined && anyReport(s, player)) add(option('use', card));
  },
  why: (s, player, c) => {
    if (!insteadOfPlay(s, player, c.card) || !anyReport(s, player)) return notUsable;
    return cardPlaysLeft(s, player) > 0 ? undefined : playUsed;
  },
  begin: (s, player, c) => {
    spendCardPlay(s, player);
    push(s, { kind: 'report group', player, card: c.card });
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
  const before = c.affiliation;
  c.affiliation = wanted;
  const quarrels = s.play.some((id) => {
    const o = s.cards[id];
    if (id === card || o.controller !== player) return false;
    const together =
      c.host === id ||
      c.docked === id ||
      o.host === card ||
      o.docked === card ||
      (o.zone === c.zone && (c.zone === 'aboard' ? o.host === c.host : c.zone === 'surface' && o.loc === c.loc));
    return together && !compatible(s, card, id);
  });
  c.affiliation = before;
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
