import type { CardId, Player } from '../contract/ids.ts';
import type { State } from './state.ts';

/**
 * What has happened and is not to be seen on the table any more. Clauses and rules that ask about the past fold over
 * these deeds; the lists are shared by all copies of a state and never changed.
 */
export type Deed =
  /** A card went into a stack under a mission (B-28.9). */
  | { readonly did: 'seeded under'; readonly player: Player; readonly card: CardId }
  /** A card came into play in the seed phases without being seeded. */
  | { readonly did: 'downloaded early'; readonly player: Player; readonly card: CardId }
  /** A card was put on a mission, and stays put there when it has left play since (MOD-7.2). */
  | { readonly did: 'placed on mission'; readonly player: Player; readonly card: CardId; readonly on: CardId }
  /** A card that lay on a mission was taken back: to a hand, to a deck, to somewhere else in play. */
  | { readonly did: 'taken back'; readonly player: Player; readonly card: CardId }
  /** What may be used once in a game: a special download, a text (B-23.13, B-27.46). */
  | { readonly did: 'used up'; readonly player: Player; readonly what: string }
  /** The draw deck was made anew from the discard pile (B-28.19). */
  | { readonly did: 'regenerated'; readonly player: Player };

/** What counts for one turn only. */
export type TurnDeed =
  /** The text of a card was used (B-28.11). */
  | { readonly did: 'text used'; readonly player: Player; readonly card: CardId }
  /** The text of a card in play that may be used so often and no more (B-23.12). */
  | { readonly did: 'used in play'; readonly player: Player; readonly card: CardId }
  /** A card was revealed by agreement: it lies open for the rest of the turn. */
  | { readonly did: 'shown'; readonly player: Player; readonly card: CardId }
  /** One action downloaded personnel (B-28.15); by hand, the text that it carried out. */
  | { readonly did: 'personnel downloaded'; readonly player: Player; readonly text?: CardId };

export const remember = (s: State, deed: Deed): void => {
  s.history = [...s.history, deed];
};

export const rememberForTurn = (s: State, deed: TurnDeed): void => {
  s.turnHistory = [...s.turnHistory, deed];
};

const isBy =
  <D extends Deed | TurnDeed, Did extends D['did']>(player: Player, did: Did) =>
  (deed: D): deed is Extract<D, { did: Did }> =>
    deed.did === did && deed.player === player;

/** The deeds of one kind of a player in the whole game. */
export const deedsOf = <Did extends Deed['did']>(s: State, player: Player, did: Did): Extract<Deed, { did: Did }>[] =>
  s.history.filter(isBy<Deed, Did>(player, did));

/** The deeds of one kind of a player in this turn. */
export const turnDeedsOf = <Did extends TurnDeed['did']>(
  s: State,
  player: Player,
  did: Did,
): Extract<TurnDeed, { did: Did }>[] => s.turnHistory.filter(isBy<TurnDeed, Did>(player, did));

export const isUsedUp = (s: State, player: Player, what: string): boolean =>
  deedsOf(s, player, 'used up').some((deed) => deed.what === what);

export const hasRegenerated = (s: State, player: Player): boolean => deedsOf(s, player, 'regenerated').length > 0;

/** What a player has placed on missions and not taken back, in that order. */
export const placements = (s: State, player: Player): readonly Extract<Deed, { did: 'placed on mission' }>[] => {
  const placed: Extract<Deed, { did: 'placed on mission' }>[] = [];
  for (const deed of s.history) {
    if (deed.did === 'placed on mission') placed.push(deed);
    else if (deed.did === 'taken back')
      placed.splice(
        placed.findLastIndex(({ card }) => card === deed.card),
        1,
      );
  }
  return placed.filter((deed) => deed.player === player);
};
