import { blockOfWay } from '../state/pool.ts';
import type { PlayFrame } from '../state/frame.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { locationId, none, opponentOf } from '../contract/ids.ts';
import { emit, pop, push } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/values.ts';
import { discardFromPlay, enter, rest } from '../state/zones.ts';
import { wasFree } from './free-plays.ts';
import { whyNotBeside } from './uniqueness.ts';
import { countUse, whyNotText } from './text-uses.ts';
import { board } from './battle/boarding.ts';
import { putFacility, report, whyNotBuild, whyNotReport } from './reporting.ts';
import { putBetween } from './gaps.ts';
import { openWindow } from './responses.ts';

/** Playing a card from the hand: initiation, responses, results (B-12.10 to B-12.16). */

const notAcquired = ground('not-acquired', 'B-3.14', 'an artifact is played only after it has been acquired');

/** Reasons that hold for every way of playing the card. */
export const whyNotPlayable = (s: State, player: Player, card: CardId): Ground | undefined => {
  const def = cardOf(s, card).def;
  if (def.type === 'Artifact' && !s.acquired.includes(card)) return notAcquired;
  if ('stays' in def && def.stays) {
    const beside = whyNotBeside(s, player, card);
    if (beside) return beside;
  }
  return whyNotText(s, player, card);
};

interface More {
  /** The play, encounter or event this responds to: its card. */
  readonly responds?: CardId;
  readonly to?: LocationId;
  /** It has been announced before. */
  readonly shown?: true;
  /** It comes together with another card and does nothing by itself. */
  readonly along?: true;
}

/** B-12.10, B-13.4: the card leaves the hand and is announced to both players. */
export const initiatePlay = (
  s: State,
  player: Player,
  card: CardId,
  way: number,
  target: LocationId,
  { responds = none, to = none, shown, along }: More = {},
): void => {
  if (!shown) {
    rest(s, card, 'being played');
    const onPlayer = cardOf(s, card).plays[way]?.on.target === 'player';
    emit(s, 'played', onPlayer ? { player, card, whom: target === 0 ? 0 : 1 } : { player, card, on: target });
    countUse(s, player, card);
  }
  const frame = { kind: 'play', player, card, way, target, to, responds, step: 0, nullified: false } as const;
  push(s, along ? { ...frame, takenBack: none, along } : { ...frame, takenBack: none });
};

/** Reporting and building are plays, too: they can be responded to (B-13.17). */
export const initiateReport = (
  s: State,
  player: Player,
  card: CardId,
  place: LocationId,
  affiliation: number,
): void => {
  rest(s, card, 'being played');
  push(s, {
    kind: 'play',
    player,
    card,
    way: none,
    target: place,
    to: locationId(affiliation),
    responds: none,
    step: 0,
    nullified: false,
    takenBack: none,
  });
};

/** B-12.15: a place that has gone meanwhile leaves the card without any. */
const carryOutReport = (s: State, f: PlayFrame): void => {
  if (cardOf(s, f.card).def.type === 'Facility') {
    if (!whyNotBuild(s, f.player, f.card, f.target)) putFacility(s, f.player, f.card, f.target, 'built');
  } else if (!whyNotReport(s, f.player, f.card, f.target, f.to)) report(s, f.player, f.card, f.target, f.to);
};

/** The way of the play that somebody responds to has been used up for this once. */
const spendResponse = (s: State, f: PlayFrame): void => {
  if (f.way === none || !cardOf(s, f.card).plays[f.way].once) return;
  const window = s.frames.findLast((x) => x.kind === 'window');
  if (window?.kind === 'window') window.spent = [...window.spent, cardOf(s, f.card).index];
};

/** A play that was taken back is made up for by another card (D-39). */
const makeUp = (s: State, f: PlayFrame): void => {
  // What was free needs no making up (B-13.3).
  if (f.takenBack === none || wasFree(s, f.player, f.card, f.way)) return;
  const inGroup = s.frames[s.frames.length - 1].kind === 'report group';
  if (!inGroup) s.players[f.player].playsUsed -= 1;
  push(s, { kind: 'replace play', player: f.player, card: f.takenBack, not: cardOf(s, f.card).index, inGroup });
};

/**
 * The card of a play that became nothing, or whose text is done: an event that happens once (B-3.16), an interrupt that
 * is not kept in play (B-3.17).
 */
const dispose = (s: State, f: PlayFrame): void => {
  if (s.cards[f.card].zone === 'being played') discardFromPlay(s, f.card);
};

/** An event stays where it was played (B-3.15). */
const putInPlay = (s: State, f: PlayFrame): void => {
  const card = cardOf(s, f.card);
  const on = card.plays[f.way].on;
  const entry = { controller: f.player, countdown: card.lasting?.countdown ?? none };
  if (on.target === 'card' || (on.target === 'response' && on.host)) {
    // A host that has gone meanwhile takes the result with it (B-12.15).
    if (!s.play.includes(f.target)) return;
    if (card.combatant) board(s, f.card, f.player, f.target);
    else enter(s, f.card, 'on card', { ...entry, host: f.target });
    emit(s, 'placed on', { card: f.card, on: f.target, player: f.player });
  } else if (on.target === 'location') {
    enter(s, f.card, 'on location', { ...entry, loc: f.target });
    emit(s, 'placed on', { card: f.card, on: f.target, player: f.player });
  } else if (on.target === 'between') {
    putBetween(s, f.card, f.target, f.to, entry);
  } else if (on.target === 'player') {
    enter(s, f.card, 'table', entry).chosen = f.target;
  } else if (on.target === 'response') {
    enter(s, f.card, 'on location', { ...entry, loc: s.cards[f.responds].loc });
  } else enter(s, f.card, 'table', entry);
};

const stays = (s: State, card: CardId, way: number): boolean => {
  const { def, plays } = cardOf(s, card);
  return 'stays' in def && def.stays === true && !plays[way].leaves;
};

export const playHandler: Handler<PlayFrame> = {
  tells: (_s, f) => ({
    is: f.way === none ? 'report' : 'play',
    player: f.player,
    card: f.card,
    answers: f.responds,
    calledOff: f.nullified,
  }),
  run: (s, f) => {
    switch (f.step++) {
      case 0:
        openWindow(s, 'card played', f.card, opponentOf(f.player));
        return false;
      case 1:
        if (f.nullified) {
          dispose(s, f);
          pop(s);
          makeUp(s, f);
          return false;
        }
        if (f.way === none) {
          carryOutReport(s, f);
          return false;
        }
        // One of two played together waits for the other.
        if (cardOf(s, f.card).plays[f.way].second === 'location') {
          pop(s);
          return false;
        }
        emit(s, 'result begun', { card: f.card, player: f.player });
        spendResponse(s, f);
        if (stays(s, f.card, f.way)) putInPlay(s, f);
        if (f.along) return false;
        push(s, {
          kind: 'text',
          card: f.card,
          you: f.player,
          block: blockOfWay(cardOf(s, f.card), f.way),
          at: 0,
          target: f.target,
          responds: f.responds,
          picked: [],
          ready: false,
        });
        return false;
      default:
        dispose(s, f);
        pop(s);
        return false;
    }
  },
};
