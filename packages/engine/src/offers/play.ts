import type { Play, Term, TermOf } from '@spaceline/language';
import type { OptionOf } from '../contract/decision.ts';
import { option } from '../contract/decision.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import { whyPointless } from './pointless.ts';
import type { State } from '../state/state.ts';
import type { Whens } from '../state/whens.ts';
import { whens } from '../state/whens.ts';
import { cardOf } from '../asking/cards.ts';
import { start } from '../state/kernel.ts';
import { whyNotEnter } from '../rules/entering.ts';
import { whyNotPlayable } from '../rules/playable.ts';
import { whyForbidden } from '../rules/prohibitions.ts';
import { cardPlaysLeft, distinctHand, playUsed, spendCardPlay, whyNotFromHand } from './hand.ts';
import type { OfferOf } from './offer.ts';
import { listAims, whyNotAim } from './targets.ts';
import type { TermKeeper } from './terms/word.ts';

/** Playing a card from the hand by one of its ways (B-12.10). */

const notNow = ground('response-only', 'B-12.9', 'the card is played only in response to what its text names');
const notSegment = ground('card-play-segment', 'B-11.5', 'card plays are made in the card play segment of your turn');
const othersTurn = ground(
  'play-other-turn',
  ['B-12.7', 'B-11.5'],
  "on your opponent's turn you may only play interrupts and responses",
);
const atStart = ground('start-of-turn', 'B-11.4', 'the card is played only at the start of your turn');
const betweenActions = ground('any-time', 'B-12.8', 'the card is played in the card play and execute orders segments');
const onYourTurn = ground('your-turn', 'B-3.18', 'the card is played between actions on your own turn');
const needsTwo = ground('needs-two', 'B-29.40', 'two copies are played together', 'you have two copies in your hand');

const mayNow = (s: State, player: Player, play: Play): Ground | undefined => {
  if (play.when === 'any time') return s.segment === 'start' ? betweenActions : undefined;
  if (play.when === 'start of turn') return s.segment === 'start' && s.active === player ? undefined : atStart;
  if (play.when === 'your turn') return s.segment !== 'start' && s.active === player ? undefined : onYourTurn;
  if (play.when !== 'card play') return notNow;
  if (s.active !== player) return othersTurn;
  if (s.segment !== 'card play') return notSegment;
  // B-13.3: free, it does not ask for the normal card play.
  if (play.free) return undefined;
  return cardPlaysLeft(s, player) > 0 ? undefined : playUsed;
};

const inOthersTurn = whens('any time');
const atStartOfTurn = whens('start of turn');
const inCardPlays = whens('any time', 'your turn', 'card play');
const inOrders = whens('any time', 'your turn');
const never = whens();

/** The whens that `mayNow` could let pass: a card without any of them is not looked at further. */
const openTo = (s: State, player: Player): Whens => {
  if (s.segment === 'start') return s.active === player ? atStartOfTurn : never;
  if (s.active !== player) return inOthersTurn;
  return s.segment === 'card play' ? inCardPlays : inOrders;
};

const keeperOf = <K extends Term['term']>(s: State, term: TermOf<K>): TermKeeper<K> =>
  s.fixed.machinery.termKeepers[term.term] as TermKeeper<K>;

const whyNotOnTerms = (s: State, player: Player, terms: readonly Term[]): Ground | undefined => {
  for (const term of terms) {
    const unmet = keeperOf(s, term).why(s, player, term);
    if (unmet) return unmet;
  }
  return undefined;
};

const whyNotHaving = (s: State, player: Player, card: CardId, play: Play): Ground | undefined => {
  const unmet = play.terms && whyNotOnTerms(s, player, play.terms);
  if (unmet || play.second !== 'location') return unmet;
  const { index } = cardOf(s, card);
  const copies = s.players[player].piles.hand.filter((id) => cardOf(s, id).index === index);
  return copies.length < 2 ? needsTwo : undefined;
};

/** Why a way of playing is closed whatever the target. */
const whyNotThisWay = (s: State, player: Player, card: CardId, play: Play): Ground | undefined =>
  mayNow(s, player, play) ??
  whyNotPlayable(s, player, card) ??
  whyForbidden(s, cardOf(s, card), play) ??
  whyNotHaving(s, player, card, play);

const listThisWay = (
  s: State,
  player: Player,
  card: CardId,
  number: number,
  add: (o: OptionOf<'play'>) => void,
): void => {
  const way = cardOf(s, card).plays[number];
  listAims(s, player, card, way, (aim) => {
    if (!whyPointless(s, player, card, way, aim)) add(option('play', card, aim, none, number));
  });
};

export const play: OfferOf<'play'> = {
  verb: 'play',
  list: (s, player, add) => {
    const open = openTo(s, player);
    for (const card of distinctHand(s, player, (one) => (one.whens & open) !== 0)) {
      const { plays } = cardOf(s, card);
      for (let way = 0; way < plays.length; way++)
        if (!whyNotThisWay(s, player, card, plays[way])) listThisWay(s, player, card, way, add);
    }
  },
  why: (s, player, c) => {
    const hand = whyNotFromHand(s, player, c.card);
    if (hand) return hand;
    const way = cardOf(s, c.card).plays[c.way];
    if (!way) return whyNotEnter(s, c.card, 'play');
    const closed = whyNotThisWay(s, player, c.card, way);
    if (closed) return closed;
    return whyNotAim(s, player, c.card, way, c.on) ?? whyPointless(s, player, c.card, way, c.on);
  },
  begin: (s, player, c) => {
    const way = cardOf(s, c.card).plays[c.way];
    // B-13.2: interrupts and cards played as such do not use the normal card play.
    if (way.when === 'card play' && !way.free) spendCardPlay(s, player);
    for (const term of way.terms ?? []) keeperOf(s, term).pay?.(s, player, term);
    if (way.second === 'location' && 'exit' in c.on)
      start(s, 'pair', { player, card: c.card, way: c.way, target: c.on.card, to: c.on.exit });
    else start(s, 'play', { player, card: c.card, way: c.way, aim: c.on });
  },
};
