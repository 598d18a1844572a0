import type { CardDef } from '../card.ts';
import type { PoolPeople } from '../check/people.ts';
import type { Phrase } from '../english/phrase.ts';
import type { Noun } from '../english/words.ts';
import type { Individual } from '../facts.ts';
import type { QuestionSampler } from '../sampler.ts';
import type { Who } from './index.generated.ts';

/** Whom a question is asked of: one person of a personnel card, or a card that is none (B-5.12, B-27.17). */
export interface Face {
  readonly card: CardDef;
  readonly person: Individual | undefined;
  /** Which of its persons. */
  readonly at: number;
}

/** Yes, no, or undefined: the table decides. */
export type Verdict = boolean | undefined;

/** How a question reads the questions inside it. */
export interface SayWho {
  phrase(who: Who): Phrase;
  opposite(who: Who): Phrase;
  noun(who: Who): Noun;
}

interface Spoken<Node> {
  phrase(who: Node, say: SayWho): Phrase;
  /** The phrase of whoever does not fit. */
  opposite(who: Node, say: SayWho): Phrase;
  /** What a card is called when nothing says its type: people have skills and genders, other cards do not. */
  noun?(who: Node, say: SayWho): Noun;
  sample(any: QuestionSampler): Node;
}

/** A question of its own. */
export interface AskingWord<Node> extends Spoken<Node> {
  /** The answer by what is printed, where nothing on the table can change it. */
  printed(who: Node, face: Face): Verdict;
  /** The answer by what is printed, whatever the table says; only where `printed` leaves a number to the table. */
  asPrinted?(who: Node, face: Face): boolean;
  /** Whether the people of a pool can ever give a yes, where that does not follow from a single card. */
  needs?(who: Node, pool: PoolPeople): boolean;
  /** Titles and personas it depends on. */
  names?(who: Node): readonly string[];
}

/** A question made of others: all of them, any of them, or not that one. */
export interface CombiningWord<Node> extends Spoken<Node> {
  readonly combines: 'all' | 'any' | 'not';
  parts(who: Node): readonly Who[];
}

export type WhoWord<Node> = AskingWord<Node> | CombiningWord<Node>;
