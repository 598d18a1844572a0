import type { Act } from './acts/index.generated.ts';
import type { Amount } from './amounts/index.generated.ts';
import type { Rule } from './rules/index.generated.ts';
import type { Condition } from './conditions/index.generated.ts';
import type { Frame } from './english/frame.ts';
import type { Determiner, Phrase } from './english/phrase.ts';
import type { Count, Noun } from './english/words.ts';
import type { Selection } from './selections/index.generated.ts';
import type { Who } from './who/index.generated.ts';

/** How a word reads the words inside it: none imports another, so that each can stand in a file of its own. */
export interface Say {
  /** "kill one team member at random" */
  act(act: Act, frame: Frame): string;
  /** "damage the ship, then discard this card" */
  acts(acts: readonly Act[], frame: Frame): string;
  /** What the words refer to once these acts have picked their cards. */
  after(acts: readonly Act[], frame: Frame): Frame;
  selection(what: Selection, frame: Frame): string;
  /** "is RANGE +2", "has double RANGE" */
  amount(amount: Amount, number: string, frame: Frame): string;
  /** "that ship cannot move" */
  rule(rule: Rule, frame: Frame): string;
  /** What must be there, as a thing one can have: "SECURITY and MEDICAL". */
  condition(condition: Condition): string;
  /** As a clause with a subject: "the team has SECURITY". */
  holds(condition: Condition, frame: Frame): string;
  /** The parts of a noun phrase, for a word that puts them in an order of its own. */
  phrase(who: Who): Phrase;
  /** What a card that fits is called: "ship". */
  noun(who: Who): Noun;
  /** What it is called when nothing says its type. */
  usual(who: Who): Noun;
  /** "a ship", "two of your ships" */
  who(who: Who, by: Determiner, usual?: Noun, place?: string): string;
  /** "Klingon personnel with Honor", without article. */
  kind(who: Who, count?: Count, usual?: Noun): string;
}
