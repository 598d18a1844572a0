import { cardById } from '@spaceline/cards';
import type { CardId, CardView, Correction, Destination, Player, View } from '@spaceline/engine';
import type { DescribedFacts } from '@spaceline/language';

/**
 * Whether a correction that the other player proposes may be what a text says that nobody here can read. It is weighed
 * like a card: what it gives to whoever proposes it against what such texts usually give. What costs them something, or
 * gives us something, is always fair.
 */

/** In points. */
const person = 6;
const ship = 10;
const facility = 20;
const held = 4;
const inPlay = 5;

/** What whoever proposes may get: of a text that is being carried out, of one that lies open, and for no reason shown. */
const allowances = { carriedOut: 18, open: 9, none: 5 } as const;

/** Bonus points beyond these come from texts that are being carried out. */
const mostBonus = 20;

/** What is printed on cards goes no further. */
const limits: Partial<Record<keyof DescribedFacts, number>> = {
  integrity: 12,
  cunning: 14,
  strength: 16,
  range: 15,
  weapons: 20,
  shields: 20,
  points: 60,
};

interface Table {
  readonly view: View;
  readonly by: Player;
  readonly cards: ReadonlyMap<CardId, CardView>;
}

const isUnread = (def: string | undefined): boolean => def !== undefined && cardById(def) === undefined;
const unread = ({ cards }: Table, id: CardId): boolean => isUnread(cards.get(id)?.def);
const isTheirs = ({ cards, by }: Table, id: CardId): boolean => cards.get(id)?.owner === by;

const typeOf = ({ cards }: Table, id: CardId): string | undefined => cardById(cards.get(id)?.def ?? '')?.type;
const valueOf = (table: Table, id: CardId): number => {
  const type = typeOf(table, id);
  return type === 'Ship' ? ship : type === 'Facility' ? facility : person;
};

/** Everything in play: not in a hand, a deck or a pile. */
const isInPlay = ({ view }: Table, id: CardId): boolean =>
  !view.players.some(({ piles }) => Object.values(piles).some((pile) => pile.includes(id)));

const intoPlay = ({ to }: Destination): boolean =>
  to === 'location' || to === 'aboard' || to === 'table' || to === 'on card';

/** What one card that is put somewhere else is worth to whoever proposes it. */
const moved = (table: Table, id: CardId, to: Destination): number => {
  const own = isTheirs(table, id);
  const was = isInPlay(table, id);
  const will = intoPlay(to);
  if (was && will) return own ? 2 : held;
  if (was) return own ? -inPlay : valueOf(table, id);
  if (will) return own ? inPlay : -inPlay;
  return own && to.to === 'hand' ? held : own ? 0 : held;
};

/** For each of the cards: so much of theirs, so much of ours. */
const each = (
  table: Table,
  cards: readonly CardId[],
  theirs: (id: CardId) => number,
  ours: (id: CardId) => number,
): number => cards.reduce((sum, id) => sum + (isTheirs(table, id) ? theirs(id) : ours(id)), 0);

const isPrintable = (facts: DescribedFacts): boolean =>
  (Object.keys(limits) as (keyof typeof limits)[]).every((name) => Number(facts[name] ?? 0) <= (limits[name] ?? 0)) &&
  (facts.skills ?? []).length <= 12;

/** What a correction gives to whoever proposes it, in points. */
const gain = (table: Table, correction: Correction): number => {
  const { by } = table;
  const mine = (player: Player, worth: number): number => (player === by ? worth : -worth);
  switch (correction.fix) {
    case 'score':
      return mine(correction.player, correction.points);
    case 'draw':
      return mine(correction.player, 2 * correction.count);
    case 'card plays':
      return mine(correction.player, 4 * correction.count);
    case 'kill':
    case 'destroy':
      return each(
        table,
        correction.cards,
        () => -person,
        (id) => valueOf(table, id),
      );
    case 'damage':
      return each(
        table,
        correction.cards,
        () => -inPlay,
        () => inPlay,
      );
    case 'stop':
      return each(
        table,
        correction.cards,
        () => -2,
        () => 2,
      );
    case 'unstop':
    case 'repair':
      return each(
        table,
        correction.cards,
        () => 2,
        () => -2,
      );
    case 'move':
      return correction.cards.reduce((sum, id) => sum + moved(table, id, correction.to), 0);
    case 'fetch':
      return intoPlay(correction.to) ? inPlay + 1 : held;
    case 'control':
      return each(
        table,
        correction.cards,
        (id) => (correction.player === by ? 0 : -valueOf(table, id)),
        (id) => (correction.player === by ? valueOf(table, id) : 0),
      );
    case 'look at hand':
    case 'look at seeds':
      return mine(correction.by, held);
    case 'look at deck':
      return mine(correction.by, Math.min(correction.count, held));
    case 'describe':
      return isPrintable(correction.facts) ? 0 : Infinity;
    case 'reveal':
    case 'shuffle':
    case 'settle':
      return 0;
  }
};

const isAboutUnread = (table: Table, correction: Correction): boolean => {
  if (correction.fix === 'fetch' || correction.fix === 'describe') return isUnread(correction.card);
  return 'cards' in correction && correction.cards.some((id) => unread(table, id));
};

const allowance = (table: Table, correction: Correction): number => {
  const { view, by } = table;
  if (view.underWay.some((one) => 'card' in one && one.card >= 0 && unread(table, one.card as CardId)))
    return allowances.carriedOut;
  const open = view.cards.some(({ id, def, owner }) => owner === by && isUnread(def) && isInPlay(table, id));
  return open || isAboutUnread(table, correction) ? allowances.open : allowances.none;
};

const isTooRich = ({ view, by }: Table, correction: Correction, allowed: number): boolean =>
  correction.fix === 'score' &&
  correction.player === by &&
  correction.points > 0 &&
  allowed < allowances.carriedOut &&
  view.players[by].bonusPoints + correction.points > mostBonus;

/** The correction that waits for an answer; one that nobody sees is not fair. */
export const isFair = (view: View): boolean => {
  if (!view.correction) return false;
  const { by, correction } = view.correction;
  const table: Table = { view, by, cards: new Map(view.cards.map((card) => [card.id, card])) };
  const allowed = allowance(table, correction);
  return gain(table, correction) <= allowed && !isTooRich(table, correction, allowed);
};
