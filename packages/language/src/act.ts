import type { Who } from './who.ts';

/** Whose decision a selection is. `opponent` is the opponent of the affected player (B-17.29). */
export type Chooser = 'random' | 'you' | 'opponent';
export type Metric = 'total' | 'INTEGRITY' | 'CUNNING' | 'STRENGTH';

/**
 * Whom a selection picks from. Left out it is the usual group: the team of an encounter, or everyone aboard or here
 * where the card is. `aboard` takes in everybody aboard the ship, both players' and the stopped too; `those` are the
 * cards picked before; `afflicted` are the personnel who met the card.
 */
export type Among = 'aboard' | 'here' | 'in play' | 'those' | 'afflicted';

/** A selection among the cards in scope (chapter 18). */
export type Selection =
  | { readonly select: 'everyone'; readonly who: Who; readonly among?: Among }
  | {
      readonly select: 'some';
      readonly by: Chooser;
      readonly count: number | 'half';
      readonly who: Who;
      readonly among?: Among;
    }
  | {
      readonly select: 'highest';
      readonly metric: Metric;
      readonly count: number;
      readonly who: Who;
      /** Who decides a tie; the rule's default is the opponent (B-18.6). */
      readonly ties: 'you' | 'opponent';
    }
  /** The card or cards an earlier act of the same text selected. */
  | { readonly select: 'those' }
  /** What the card was played on. */
  | { readonly select: 'target' };

export type PlayerWord = 'you' | 'opponent' | 'chosen';

/** One thing a card text does. Each word has its runner in the engine and its English here. */
export type Act =
  | { readonly act: 'kill'; readonly what: Selection }
  | { readonly act: 'discard'; readonly what: Selection }
  | { readonly act: 'stop team' }
  | { readonly act: 'relocate'; readonly what: Selection; readonly to: 'furthest planet' }
  | { readonly act: 'damage ship' }
  | { readonly act: 'destroy ship' }
  | { readonly act: 'score'; readonly points: number }
  | { readonly act: 'draw'; readonly who: PlayerWord; readonly count: number }
  | { readonly act: 'nullify target' }
  | { readonly act: 'nullify response' }
  | { readonly act: 'target to hand' }
  | { readonly act: 'count'; readonly by: number }
  | { readonly act: 'destroy ship at zero'; readonly attribute: 'RANGE' }
  | { readonly act: 'save crew' }
  | { readonly act: 'beam any' }
  | { readonly act: 'report any' }
  | { readonly act: 'shuffle'; readonly who: PlayerWord }
  /** Picks cards that later acts speak of as "those". */
  | { readonly act: 'select'; readonly what: Selection }
  /** Held by this card until it leaves play (B-19.16). */
  | { readonly act: 'hold'; readonly what: Selection }
  /** Disabled until this card leaves play (B-19.14). */
  | { readonly act: 'disable'; readonly what: Selection }
  /** The encountering player picks one of several texts (B-17.8). */
  | { readonly act: 'either'; readonly ways: readonly (readonly Act[])[] }
  | { readonly act: 'end attempt' };

export const kill = (what: Selection): Act => ({ act: 'kill', what });
export const discard = (what: Selection): Act => ({ act: 'discard', what });
export const stopTeam: Act = { act: 'stop team' };
export const relocate = (what: Selection, to: 'furthest planet'): Act => ({ act: 'relocate', what, to });
export const damageShip: Act = { act: 'damage ship' };
export const destroyShip: Act = { act: 'destroy ship' };
export const score = (points: number): Act => ({ act: 'score', points });
export const draw = (count: number, who: PlayerWord = 'you'): Act => ({ act: 'draw', who, count });
export const nullifyTarget: Act = { act: 'nullify target' };
export const nullifyResponse: Act = { act: 'nullify response' };
export const targetToHand: Act = { act: 'target to hand' };
export const count = (by: number): Act => ({ act: 'count', by });
export const destroyShipAtZero = (attribute: 'RANGE'): Act => ({ act: 'destroy ship at zero', attribute });
export const saveCrew: Act = { act: 'save crew' };
export const beamAny: Act = { act: 'beam any' };
export const reportAny: Act = { act: 'report any' };
export const shuffleDeck = (who: PlayerWord): Act => ({ act: 'shuffle', who });

export const selectFirst = (what: Selection): Act => ({ act: 'select', what });
export const hold = (what: Selection): Act => ({ act: 'hold', what });
export const disable = (what: Selection): Act => ({ act: 'disable', what });
export const eitherOf = (...ways: readonly (readonly Act[])[]): Act => ({ act: 'either', ways });
export const endAttempt: Act = { act: 'end attempt' };

/** The same selection from another group. */
export const from = <S extends Extract<Selection, { select: 'everyone' | 'some' }>>(among: Among, what: S): S => ({
  ...what,
  among,
});
type Everyone = Extract<Selection, { select: 'everyone' }>;
type Some = Extract<Selection, { select: 'some' }>;

export const everyone = (who: Who = { who: 'anyone' }): Everyone => ({ select: 'everyone', who });
export const atRandom = (howMany: number | 'half' = 1, who: Who = { who: 'anyone' }): Some => ({
  select: 'some',
  by: 'random',
  count: howMany,
  who,
});
export const opponentsChoice = (howMany = 1, who: Who = { who: 'anyone' }): Some => ({
  select: 'some',
  by: 'opponent',
  count: howMany,
  who,
});
export const yourChoice = (howMany = 1, who: Who = { who: 'anyone' }): Some => ({
  select: 'some',
  by: 'you',
  count: howMany,
  who,
});
export const highest = (
  metric: Metric,
  howMany = 1,
  options: { readonly who?: Who; readonly ties?: 'you' | 'opponent' } = {},
): Selection => ({
  select: 'highest',
  metric,
  count: howMany,
  who: options.who ?? { who: 'anyone' },
  ties: options.ties ?? 'opponent',
});
export const those: Selection = { select: 'those' };
export const theTarget: Selection = { select: 'target' };
