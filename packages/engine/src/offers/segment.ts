import type { Choice, Deed, Option } from '../contract/decision.ts';
import { pass } from '../contract/decision.ts';
import type { SegmentFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import type { Player } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { beginAction, pop, push } from '../state/kernel.ts';
import { ground, notAsked } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import type { Offer, OfferVerb } from './offer.ts';
import { offerAmong } from './offer.ts';
import { offeredToFetch } from '../rules/downloads.ts';
import { couldSuspend } from '../rules/special-downloads.ts';
import { couldUse } from '../rules/usable.ts';
import { whyNotDone } from '../rules/required.ts';
import { checkVictory } from '../rules/winning.ts';

/** Alternating opportunities (B-12.5 to B-12.7). */

export const inCardPlays: readonly OfferVerb[] = [
  'report',
  'build',
  'play',
  'use',
  'flip',
  'switch affiliation',
  'download',
];
export const asOrders: readonly OfferVerb[] = [
  'beam',
  'walk',
  'dock',
  'undock',
  'fly',
  'cloak',
  'decloak',
  'attempt',
  'battle',
  'activate',
  'rescue',
  'travel',
  'play',
  'use',
  'switch affiliation',
  'download',
];
export const inOthersTurn: readonly OfferVerb[] = ['play', 'use', 'download'];
const inSegments: readonly OfferVerb[] = [...new Set([...inCardPlays, ...asOrders])];

const verbsOf = (s: State, f: SegmentFrame, player: Player): readonly OfferVerb[] =>
  player !== s.active ? inOthersTurn : f.segment === 'card play' ? inCardPlays : asOrders;

/** The same as the verbs, looked up before the game: all of them are asked at every opportunity. */
const offersOf = (s: State, f: SegmentFrame, player: Player): readonly Offer[] =>
  s.fixed.machinery.opportunities[player === s.active ? f.segment : 'of the other player'];

const offerOf = (s: State, verb: Deed): Offer | undefined => offerAmong(s, inSegments, verb);

const inTheirTurn = ground(
  'not-your-turn',
  'B-12.7',
  "on your opponent's turn you may only play interrupts and responses",
);
const inOrders = ground('orders-segment', 'B-11.8', 'this is done in the execute orders segment');
const inCardPlay = ground('wrong-segment', 'B-11.5', 'card plays are made in the card play segment');
const atStart = ground('exchange-at-start', 'B-4.11', 'versions of a persona are exchanged at the start of your turn');
const seedingIsOver = ground('seeding-is-over', ['B-8.2', 'B-7.7'], 'cards are seeded before the first turn');
const noBattle = ground(
  'no-ship-battle',
  'B-20.24',
  'fire is returned in a ship battle, when the other player attacks',
);
const noPair = ground(
  'no-combat-pair',
  ['B-20.37', 'B-20.38'],
  'adversaries in a personnel battle are stunned or wounded',
);
const noAction = ground('no-such-action', 'B-12.1', 'that is no action, and no question asks for it now');

/** What is done at other times than a player's opportunities. */
const elsewhere: { readonly [D in Deed]?: Ground } = {
  exchange: atStart,
  seed: seedingIsOver,
  'seed facility': seedingIsOver,
  'seed stacks': seedingIsOver,
  'place mission': seedingIsOver,
  'return fire': noBattle,
  stun: noPair,
  'mortally wound': noPair,
};

/** Why this kind of action cannot be started at this opportunity. */
export const whyNotNow = (s: State, f: SegmentFrame, player: Player, verb: Deed): Ground | undefined => {
  if (!offerOf(s, verb)) return elsewhere[verb] ?? noAction;
  if (offerAmong(s, verbsOf(s, f, player), verb)) return undefined;
  if (player !== s.active) return inTheirTurn;
  return f.segment === 'card play' ? inOrders : inCardPlay;
};

/** B-22.9: execute orders do not end while a required flight is possible. */
const whyNotPass = (s: State, f: SegmentFrame, player: Player): Ground | undefined =>
  f.segment === 'orders' && player === s.active ? whyNotDone(s, player) : undefined;

export const segmentFrame = (segment: SegmentFrame['segment'], next: Player, activePassed = false): SegmentFrame => ({
  kind: 'segment',
  segment,
  next,
  activePassed,
});

export const beginSegment = (s: State, { segment }: Given['segment']): void => push(s, segmentFrame(segment, s.active));

const refuses = (s: State, f: SegmentFrame, choice: Choice): Ground | undefined => {
  if (choice.do === 'pass') return whyNotPass(s, f, choice.player);
  return whyNotNow(s, f, choice.player, choice.do) ?? offerOf(s, choice.do)?.why(s, choice.player, choice);
};

export const segmentHandler: Handler<SegmentFrame> = {
  run: (s, f) => {
    if (s.fixed.format.wholeActions) checkVictory(s);
    if (s.result !== undefined) return true;
    if (f.over) {
      pop(s);
      return false;
    }
    // A player who could do nothing with any card, as both can see, is not asked.
    const silent =
      f.next !== s.active &&
      (s.players[f.next].piles.hand.length === 0 || !s.fixed.pool.anyTime) &&
      !couldSuspend(s, f.next) &&
      !couldUse(s, f.next);
    if (!silent) return true;
    passBy(s, f, f.next);
    return false;
  },
  asks: (_s, f) => [{ player: f.next, kind: 'action', source: none }],
  shows: (s, f, seer) => offeredToFetch(s, f, f.next, seer),
  options: (s, f, player) => {
    const options: Option[] = whyNotPass(s, f, player) ? [] : [pass];
    const add = (o: Option): void => {
      options.push(o);
    };
    for (const offer of offersOf(s, f, player)) offer.list(s, player, add);
    return options;
  },
  refuses,
  picks: (s, _f, choice) => offerOf(s, choice.do)?.picks?.(choice) ?? false,
  intends: (s, f, choice) => {
    const rule = choice.do === 'pass' ? undefined : offerOf(s, choice.do)?.why(s, choice.player, choice);
    return rule ?? refuses(s, f, choice) ?? (f.next === choice.player ? undefined : notAsked);
  },
  answer: (s, f, choice) => {
    if (choice.do === 'pass') {
      passBy(s, f, choice.player);
      return;
    }
    // B-12.3, B-12.5: a top-level action; the opponent of whoever took it is next.
    f.activePassed = false;
    f.next = opponentOf(choice.player);
    beginAction(s, choice.player, choice.do);
    offerOf(s, choice.do)?.begin(s, choice.player, choice);
  },
};

/** B-12.6, B-11.13: the segment ends when the turn player passes and the opponent passes right after. */
const passBy = (s: State, f: SegmentFrame, player: Player): void => {
  if (player === s.active) {
    f.activePassed = true;
    f.next = opponentOf(player);
  } else if (f.activePassed) pop(s);
  else f.next = s.active;
};
