import type { CardId, Choice, Decision, Option, Stack, View } from '@spaceline/engine';

/** What a player sees; a function is asked only by players who look. */
export type Look = View | (() => View);

/** Whether these cards or stacks may be named with the option (`allows` of the engine, for the game being played). */
export type Allows = (option: Option, cards: readonly CardId[], stacks?: readonly Stack[]) => boolean;

/** A player: from what it sees and is asked to one choice. */
export type Bot = (look: Look, decision: Decision, allows?: Allows) => Choice;

export const seen = (look: Look): View => (typeof look === 'function' ? look() : look);
