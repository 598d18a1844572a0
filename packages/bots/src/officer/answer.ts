import type { CardId, Option, Stack } from '@spaceline/engine';

/** One answer to a question, and why. */
export interface Answer {
  readonly option: Option;
  readonly cards: readonly CardId[];
  readonly stacks?: readonly Stack[];
  /** One plain sentence, made when somebody asks. */
  readonly why: () => string;
}
