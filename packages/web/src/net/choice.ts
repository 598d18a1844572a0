import type { Choice, Decision, Option, Stack } from '@spaceline/engine';

/** The answer that takes an option, with the picked cards or the stacks. */
export const choiceOf = (
  decision: Decision,
  option: Option,
  cards: readonly number[] = [],
  stacks: readonly Stack[] = [],
): Choice => ({
  decision: decision.id,
  player: decision.player,
  do: option.do,
  card: option.card,
  on: option.on,
  to: option.to,
  way: option.way,
  cards,
  ...(option.stacks ? { stacks } : {}),
});
