import { namesTitle } from '@spaceline/language';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { Mark } from '../state/mark.ts';
import { unmarked } from '../state/mark.ts';
import type { Card, State } from '../state/state.ts';
import { cardOf, individuals } from '../asking/cards.ts';
import { isPersonnel } from '../asking/where.ts';
import { rulesOn } from '../state/topics.ts';
import { speakersOf } from '../state/memory.ts';

/** Cards on a location that hinder beaming to and from its surface, whoever beams (B-14.12). */

const noBeaming = ground('beaming-prevented', 'B-1.5', 'a card here prevents all beaming to and from the surface');
const tooMany = ground(
  'beam-limit',
  'B-1.5',
  'a card here lets only so many personnel be beamed to or from the surface in one turn',
  'fewer personnel go, or it is another turn',
);

const beamedOf = (mark: Mark): number => (mark.is === 'beamed' ? mark.heads : 0);

const addBeamed = (card: Card, heads: number): void => {
  card.mark = { is: 'beamed', heads: beamedOf(card.mark) + heads };
};

const lie = (s: State): boolean => speakersOf(s, 'forbids beaming').length > 0;

const limits = (s: State, id: CardId): boolean =>
  rulesOn(cardOf(s, id), 'forbids beaming').some((rule) => rule.beyond !== undefined);

/** Cards of these titles do not hinder this player. */
const passesThrough = (s: State, player: Player, card: CardId): boolean =>
  speakersOf(s, 'suppresses').some(
    (id) =>
      s.cards[id].controller === player &&
      rulesOn(cardOf(s, id), 'suppresses').some(
        (rule) =>
          rule.where === 'your beaming' && rule.titles.some((title) => namesTitle(title, cardOf(s, card).def.title)),
      ),
  );

const hindering = (s: State, player: Player, surface: CardId): CardId[] =>
  speakersOf(s, 'forbids beaming').filter(
    (id) =>
      s.cards[id].zone === 'on location' &&
      s.cards[id].loc === surface &&
      !s.cards[id].faceDown &&
      !passesThrough(s, player, id),
  );

/**
 * How many more personnel a player may beam to or from a surface this turn; -1: nothing at all may be beamed. Several
 * copies do not lower a limit any further (B-23.4).
 */
export const beamsLeft = (s: State, player: Player, surface: CardId): number => {
  if (surface === none || !lie(s)) return Infinity;
  let left = Infinity;
  for (const id of hindering(s, player, surface))
    for (const { beyond } of rulesOn(cardOf(s, id), 'forbids beaming')) {
      if (beyond === undefined) return -1;
      left = Math.min(left, Math.max(0, beyond - beamedOf(s.cards[id].mark)));
    }
  return left;
};

const isSomebody = (s: State, id: CardId): boolean => s.cards[id] !== undefined && isPersonnel(s, id);

/** A dual-personnel card counts as two (B-27.21). */
const heads = (s: State, cards: readonly CardId[]): number =>
  cards.reduce((sum, id) => sum + (isSomebody(s, id) ? individuals(cardOf(s, id)) : 0), 0);

/** Why these cards may not all be beamed to or from a surface now. */
export const whyNotThrough = (
  s: State,
  player: Player,
  surface: CardId,
  cards: readonly CardId[],
): Ground | undefined => {
  const left = beamsLeft(s, player, surface);
  if (left < 0) return noBeaming;
  return heads(s, cards) > left ? tooMany : undefined;
};

/** Those of the cards that could go by themselves. */
export const throughOneByOne = (
  s: State,
  player: Player,
  surface: CardId,
  cards: readonly CardId[],
): readonly CardId[] => {
  const left = beamsLeft(s, player, surface);
  if (left === Infinity) return cards;
  return left < 0 ? [] : cards.filter((id) => heads(s, [id]) <= left);
};

/** Whoever beams uses up the limit, except those whom the card does not hinder. */
export const countBeamed = (s: State, player: Player, surface: CardId, cards: readonly CardId[]): void => {
  if (surface === none || !lie(s)) return;
  for (const id of hindering(s, player, surface)) if (limits(s, id)) addBeamed(s.cards[id], heads(s, cards));
};

/** Limits are counted anew in every turn. */
export const resetBeamLimits = (s: State): void => {
  for (const id of speakersOf(s, 'forbids beaming')) if (limits(s, id)) s.cards[id].mark = unmarked;
};
