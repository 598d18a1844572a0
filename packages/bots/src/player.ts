import type { CardId, Choice, Decision, Deck, Format, Known, Option, Pool, Stack, View } from '@spaceline/engine';

/** What a player sees; a function is asked only by players who look. */
export type Look = View | (() => View);

/** Whether these cards or stacks may be named with the option (`allows` of the engine, for the game being played). */
export type Allows = (option: Option, cards: readonly CardId[], stacks?: readonly Stack[]) => boolean;

/** What is played, and the decks that the other player may have: such as everybody knows, never the true one as such. */
export interface Beliefs {
  readonly pool: Pool;
  readonly format: Format;
  readonly decks: readonly Deck[];
}

/** For players who think ahead: the table as far as they know it, and what they may believe about the rest. */
export interface Insight {
  readonly known: () => Known;
  readonly beliefs: Beliefs;
}

/** A player: from what it sees and is asked to one choice. Without insight nobody thinks ahead. */
export type Bot = (look: Look, decision: Decision, allows?: Allows, insight?: Insight) => Choice;

export const seen = (look: Look): View => (typeof look === 'function' ? look() : look);
