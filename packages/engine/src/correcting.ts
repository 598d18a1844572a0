import { factsOf } from '@spaceline/language';
import { clone } from './state/copying.ts';
import type { Correction } from './contract/correction.ts';
import type { CardId, Player } from './contract/ids.ts';
import { view } from './look.ts';
import type { Ground } from './contract/refusal.ts';
import { ground } from './contract/refusal.ts';
import type { State } from './state/state.ts';
import { cardOf } from './asking/cards.ts';
import { isKnownTo } from './asking/known.ts';
import { isPersonnel, isVessel } from './asking/where.ts';
import { locationIndex } from './state/locations.ts';
import { notWaiting, whyNotEnded } from './rules/assisted/by-hand.ts';
import { cardsOf } from './rules/assisted/consent.ts';
import { whyNotFetched } from './rules/assisted/fetching.ts';
import { put, whyNotPut } from './rules/assisted/moving.ts';
import { whyNotInside } from './rules/assisted/nullifying.ts';

/** Whether a correction may be proposed now. */

const notAssisted = ground(
  'not-assisted',
  'A-1',
  'the table is corrected by agreement only where it was opened as an assisted table',
);
const tooSoon = ground(
  'correction-too-soon',
  'A-2',
  'corrections are made between actions, or while an unwritten text waits to be carried out',
);
const pending = ground('correction-pending', 'A-2', 'another correction waits for an answer');
const unknownCard = ground('unknown-card', 'A-2', 'a correction names only cards that its proposer can see');
const noCards = ground('no-cards', 'A-2', 'a correction names each of its cards once, and at least one');
const wrongNumber = ground('impossible-number', 'A-2', 'the number is not possible');
const notInPlay = ground('not-for-that-card', 'A-2', 'that can be done only to other cards in play');
const notInDeck = ground('not-in-deck', 'A-2', 'the card is not in your draw deck');
const isWritten = ground('is-written', 'A-4', 'only titles that are not written are described');
const noFact = ground('no-such-fact', 'A-4', 'a card of that type has no such fact');
const noSide = ground('no-affiliation', 'A-4', 'a card that has an affiliation has at least one');
const notYours = ground('not-your-text', 'A-3', 'how a text ended is said by its player');
const inhabited = ground('surface-inhabited', 'A-4', 'there are cards on its surface');

/** Points of one correction, cards drawn by one, and other numbers people have a use for. */
const most = { points: 500, cards: 60, fact: 99 } as const;

const within = (n: number, low: number, high: number): boolean => Number.isInteger(n) && n >= low && n <= high;

const canBe = {
  stop: (s: State, id: CardId) => cardOf(s, id).type !== 'Mission',
  unstop: (s: State, id: CardId) => cardOf(s, id).type !== 'Mission',
  kill: isPersonnel,
  destroy: isVessel,
  damage: isVessel,
  repair: isVessel,
} as const;

/** All cards in play that somebody controls and that are no place. */
const canBeGiven = (s: State, id: CardId): boolean =>
  cardOf(s, id).type !== 'Mission' && !s.fixed.builtIn.has(id) && cardOf(s, id).selfShip === undefined;

const whyNotCards = (s: State, by: Player, cards: readonly CardId[]): Ground | undefined => {
  if (cards.length === 0 || new Set(cards).size < cards.length) return noCards;
  const seen = new Set(view(s, by).cards.map(({ id }) => id));
  return cards.every((id) => seen.has(id)) ? undefined : unknownCard;
};

/** The place it names must be one that its proposer knows, so that nobody learns by asking what is in play. */
const whyNotThere = (s: State, by: Player, correction: Correction): Ground | undefined =>
  'to' in correction && 'on' in correction.to && !isKnownTo(s, by, correction.to.on) ? unknownCard : undefined;

/** Of the own deck, of a card that is seen, or described: nobody learns by asking what the other player has in a deck. */
const isTitleKnownTo = (s: State, by: Player, card: string): boolean =>
  s.described.some((one) => one.card === card) ||
  s.fixed.cards.some(({ def }, id) => def.id === card && s.fixed.owner[id] === by) ||
  view(s, by).cards.some(({ def }) => def === card);

const whyNotDescribed = (
  s: State,
  by: Player,
  { card, facts }: Extract<Correction, { fix: 'describe' }>,
): Ground | undefined => {
  const def = s.fixed.pool.byId.get(card)?.def;
  if (def && !def.unwritten) return isWritten;
  if (!def || !isTitleKnownTo(s, by, card)) return unknownCard;
  const named = Object.entries(facts).filter(([, value]) => value !== undefined);
  if (named.length === 0 || !named.every(([name]) => factsOf(def.type).some((fact) => fact === name))) return noFact;
  if (facts.affiliations?.length === 0) return noSide;
  if (named.some(([, value]) => typeof value === 'number' && !within(value, 0, most.fact))) return wrongNumber;
  const onIt = (id: CardId) => s.cards[id].zone === 'surface' && cardOf(s, s.cards[id].loc).def.id === card;
  return facts.kind === 'space' && s.play.some(onIt) ? inhabited : undefined;
};

const whyNotSettled = (
  s: State,
  by: Player,
  { card, outcome }: Extract<Correction, { fix: 'settle' }>,
): Ground | undefined => {
  const top = s.frames[s.frames.length - 1];
  if (top?.kind !== 'by hand' || top.card !== card) return notWaiting;
  return whyNotEnded(s, top, outcome) ?? (top.player === by ? undefined : notYours);
};

/** The card being played is part of an action; only the one whose text waits may be moved. */
const isBusy = (s: State, id: CardId): boolean => {
  const top = s.frames[s.frames.length - 1];
  return s.cards[id].zone === 'being played' && !(top?.kind === 'by hand' && top.card === id);
};

/** Each card is put beside those put before it: tried out on a copy of the table. */
const whyNotMoved = (s: State, by: Player, { cards, to }: Extract<Correction, { fix: 'move' }>): Ground | undefined => {
  const copy = clone(s);
  for (const id of cards) {
    const because = whyNotPut(copy, by, id, to);
    if (because) return because;
    put(copy, by, id, to);
  }
  return undefined;
};

const whyNotThis = (s: State, by: Player, correction: Correction): Ground | undefined => {
  switch (correction.fix) {
    case 'move':
      return correction.cards.some((id) => isBusy(s, id)) ? tooSoon : whyNotMoved(s, by, correction);
    case 'fetch': {
      const found = s.players[by].piles['draw deck'].find((id) => cardOf(s, id).def.id === correction.card);
      if (found === undefined) return notInDeck;
      return whyNotPut(s, by, found, correction.to) ?? whyNotFetched(s, by, found, correction.to);
    }
    case 'score':
      return correction.points !== 0 && within(correction.points, -most.points, most.points) ? undefined : wrongNumber;
    case 'stop':
    case 'unstop':
    case 'kill':
    case 'destroy':
    case 'damage':
    case 'repair': {
      const can = canBe[correction.fix];
      return correction.cards.every((id) => s.play.includes(id) && can(s, id)) ? undefined : notInPlay;
    }
    case 'control':
      return correction.cards.every((id) => s.play.includes(id) && canBeGiven(s, id)) ? undefined : notInPlay;
    case 'draw':
    case 'card plays':
    case 'look at deck':
      return within(correction.count, 1, most.cards) ? undefined : wrongNumber;
    case 'look at seeds':
      return locationIndex(s, correction.on) < 0 ? unknownCard : undefined;
    case 'describe':
      return whyNotDescribed(s, by, correction);
    case 'settle':
      return whyNotSettled(s, by, correction);
    case 'reveal':
    case 'shuffle':
    case 'look at hand':
      return undefined;
  }
};

/** Only at an assisted table, and only where the table waits for nothing else. */
export const whyNotCorrection = (s: State, by: Player, correction: Correction | undefined): Ground | undefined => {
  if (!s.fixed.assisted) return notAssisted;
  const top = s.frames[s.frames.length - 1];
  if (top?.kind === 'correction') return pending;
  if (!correction || (top?.kind !== 'segment' && top?.kind !== 'by hand')) return tooSoon;
  const inside = top.kind === 'by hand' && top.responds ? whyNotInside(s, correction) : undefined;
  const cards = cardsOf(correction);
  const unknown = ('cards' in correction ? whyNotCards(s, by, cards) : undefined) ?? whyNotThere(s, by, correction);
  return unknown ?? inside ?? whyNotThis(s, by, correction);
};
