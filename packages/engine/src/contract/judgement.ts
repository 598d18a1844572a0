import type { CardId } from './ids.ts';

/** What one card brings to a term: levels of a skill, points of an attribute, individuals who fit. */
export interface Share {
  readonly card: CardId;
  readonly n: number;
}

/**
 * A condition judged for those who are counted, term by term. It is plain data, and for the player whose personnel they
 * are: it names cards that the opponent may not have seen.
 */
export interface Judgement {
  /** The word of the term: "all", "any", "skill", "sum" … */
  readonly term: string;
  /** What is asked, in English: "2 Diplomacy", "CUNNING over 32". */
  readonly says: string;
  readonly met: boolean;
  /** How much there is, of terms that count something. */
  readonly has?: number;
  /** The number in the text. */
  readonly needs?: number;
  /** How much is missing; 0 if it is met. */
  readonly more?: number;
  /** Who contributes how much. */
  readonly by: readonly Share[];
  /** The terms it is made of, in their order. */
  readonly parts: readonly Judgement[];
}

/**
 * What the outcome alone tells of a judgement: all terms of what is met wholly, no alternative of what is not met; whose
 * share nobody else may know is left out, and with it every sum.
 */
export const outlined = (
  { term, says, met, needs, by, parts }: Judgement,
  sees: (card: CardId) => boolean,
): Judgement => ({
  term,
  says,
  met,
  ...(needs === undefined ? {} : { needs }),
  by: by.filter(({ card }) => sees(card)),
  parts: term === (met ? 'all' : 'any') ? parts.map((part) => outlined(part, sees)) : [],
});

/** Why a player may not complete a mission, whatever they bring to it. */
export interface Barred {
  readonly clause: string;
  readonly why: string;
}
