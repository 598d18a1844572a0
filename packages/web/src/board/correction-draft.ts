import type { CardId, Correction, Destination, Fix, None, Player } from '@spaceline/engine';
import { locationId, none } from '@spaceline/engine';
import type { DescribedFacts } from '@spaceline/language';

/** What a player fills in before it is proposed; how a text ended is answered, not filled in. */
export type DraftFix = Exclude<Fix, 'settle'>;

/** A correction of an assisted table that is being put together. */
export interface Draft {
  /** Cards chosen on the table, in the order of the touches. */
  readonly cards: readonly CardId[];
  /** Absent while the player is still looking for what to do. */
  readonly fix?: DraftFix;
  /** Whose score, deck or hand it is about, or who gets the cards. */
  readonly player: Player;
  /** Who looks at hidden cards. */
  readonly by: Player;
  /** Points or cards. */
  readonly count: number;
  readonly to?: Destination;
  /** A place that was touched, or -1: it may be meant in several ways. */
  readonly place: CardId | None;
  /** The id in the pool of a title to be fetched or described. */
  readonly title: string;
  readonly facts: DescribedFacts;
}

const other = (player: Player): Player => (player === 0 ? 1 : 0);

export const newDraft = (me: Player, cards: readonly CardId[] = []): Draft => ({
  cards,
  player: me,
  by: me,
  count: 1,
  place: none,
  title: '',
  facts: {},
});

/** The form of a correction as it is first shown: filled in with what is meant most often. */
export function withFix(draft: Draft, fix: DraftFix, me: Player): Draft {
  const bare = { ...newDraft(me, draft.cards), fix };
  switch (fix) {
    case 'score':
      return { ...bare, count: 5 };
    case 'control':
      return { ...bare, player: other(me) };
    case 'look at seeds':
      return { ...bare, place: draft.cards[0] ?? none, cards: [] };
    default:
      return bare;
  }
}

/** One step back: from a place meant in several ways, from a form to the list, from cards to none. */
export function draftBack(draft: Draft, me: Player): Draft | undefined {
  if (draft.fix && (draft.to || (draft.fix !== 'look at seeds' && draft.place >= 0))) {
    const { to: _, ...rest } = draft;
    return { ...rest, place: none };
  }
  if (draft.fix) return newDraft(me, draft.cards);
  return draft.cards.length > 0 ? newDraft(me) : undefined;
}

const isFilled = (facts: DescribedFacts): boolean => Object.values(facts).some((value) => value !== undefined);

/** What the draft proposes; nothing while something is missing. */
export function correctionOf(draft: Draft): Correction | undefined {
  const { fix, cards, player, by, count, to, place, title, facts } = draft;
  switch (fix) {
    case undefined:
      return undefined;
    case 'move':
      return to && cards.length > 0 ? { fix, cards, to } : undefined;
    case 'fetch':
      return to && title ? { fix, card: title, to } : undefined;
    case 'score':
      return count === 0 ? undefined : { fix, player, points: count };
    case 'draw':
    case 'card plays':
      return { fix, player, count };
    case 'shuffle':
      return { fix, player };
    case 'control':
      return cards.length > 0 ? { fix, cards, player } : undefined;
    case 'look at hand':
      return { fix, by };
    case 'look at deck':
      return { fix, by, player, count };
    case 'look at seeds':
      return place < 0 ? undefined : { fix, by, on: locationId(place) };
    case 'describe':
      return title && isFilled(facts) ? { fix, card: title, facts } : undefined;
    default:
      return cards.length > 0 ? { fix, cards } : undefined;
  }
}
