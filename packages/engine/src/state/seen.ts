import type { CardId, Player } from '../contract/ids.ts';
import type { State, Zone } from './state.ts';
import { isResting } from './state.ts';

/**
 * What players have seen (B-13.34 to B-13.39). A card counts as seen by a player while it lies hidden from them and they
 * know all the same that it lies there; in a deck and under a mission they know its position, too. Knowledge ends where
 * somebody who follows the game could no longer tell: at shuffles, and at moves out of sight.
 */
export type Seen = readonly [readonly CardId[], readonly CardId[]];

export const nothingSeen: Seen = Object.freeze([Object.freeze([]), Object.freeze([])] as const);

const players = [0, 1] as const;

/** Whether the rules hide a card from a player where it lies now. Own seeds under missions are not hidden (B-8.5). */
const liesHidden = (s: State, player: Player, id: CardId): boolean => {
  const c = s.cards[id];
  switch (c.zone) {
    case 'hand':
      return !s.players[player].piles.hand.includes(id);
    case 'draw deck':
    case 'mission pile':
      return true;
    case 'seed deck':
    case 'under mission':
      return s.fixed.owner[id] !== player;
    case 'aboard':
    case 'surface':
    case 'held':
      return c.controller !== player && s.fixed.owner[id] !== player;
    default:
      return false;
  }
};

export const hasSeen = (s: State, player: Player, id: CardId): boolean => s.seen[player].includes(id);

const set = (s: State, player: Player, ids: readonly CardId[]): void => {
  s.seen = player === 0 ? [ids, s.seen[1]] : [s.seen[0], ids];
};

/** A player looks at cards and remembers where they lie. */
export const see = (s: State, player: Player, cards: readonly CardId[]): void => {
  const news = cards.filter((id) => s.cards[id] && !hasSeen(s, player, id) && liesHidden(s, player, id));
  if (news.length > 0) set(s, player, [...s.seen[player], ...news]);
};

/** Both players look at cards. Who acts is shown only as long as the action lasts (B-13.35). */
export const showEverybody = (s: State, cards: readonly CardId[]): void => {
  const lying = cards.filter((id) => s.cards[id] && isResting(s.cards[id]));
  if (lying.length > 0) for (const player of players) see(s, player, lying);
};

const forgetIf = (s: State, player: Player, ends: (id: CardId) => boolean): void => {
  const left = s.seen[player].filter((id) => !ends(id));
  if (left.length < s.seen[player].length) set(s, player, left);
};

const isAnythingSeen = (s: State): boolean => s.seen[0].length > 0 || s.seen[1].length > 0;

/** Nobody knows any more where the cards of a list lie: they were shuffled, or put in order by somebody else. */
export const forgetCards = (s: State, cards: readonly CardId[], but?: Player): void => {
  if (isAnythingSeen(s))
    for (const player of players) if (player !== but) forgetIf(s, player, (id) => cards.includes(id));
};

const outOfSight: ReadonlySet<Zone> = new Set<Zone>([
  'hand',
  'draw deck',
  'mission pile',
  'seed deck',
  'under mission',
]);

/**
 * Before a card comes to another zone. The top card of a deck is known in the hand as it was in the deck. Whatever else
 * goes from a hand or deck to where it is not seen may have been any card of it.
 */
export const loseSight = (s: State, id: CardId, to: Zone): void => {
  if (!isAnythingSeen(s)) return;
  const { zone } = s.cards[id];
  const pile = zone === 'hand' || zone === 'draw deck' ? pileWith(s, id, zone) : undefined;
  if (pile && zone === 'draw deck' && to === 'hand' && pile[pile.length - 1] === id) return;
  const lost = pile && outOfSight.has(to) ? pile : [id];
  for (const player of players) forgetIf(s, player, (other) => lost.includes(other));
};

const pileWith = (s: State, id: CardId, zone: 'hand' | 'draw deck'): readonly CardId[] | undefined =>
  s.players.map(({ piles }) => piles[zone]).find((pile) => pile.includes(id));

/** Before a card moves within play: whoever does not see which one it is loses sight of all that were with it. */
export const loseSightOfGroup = (s: State, id: CardId): void => {
  if (!isAnythingSeen(s)) return;
  const { zone, host, loc, controller } = s.cards[id];
  const isThere = (other: CardId): boolean => {
    const c = s.cards[other];
    return c.zone === zone && c.host === host && c.loc === loc && c.controller === controller;
  };
  for (const player of players) forgetIf(s, player, isThere);
};
