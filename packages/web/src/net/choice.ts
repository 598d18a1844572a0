import type { Choice, Correction, Decision, Option, Stack } from '@spaceline/engine';
import type { Table } from './table.ts';

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

/** A correction proposed at an assisted table; who is asked nothing may propose one too. */
export const correctionChoice = ({ decisions, seat, seq }: Table, correction: Correction): Choice => ({
  decision: decisions.find(({ player }) => player === seat)?.id ?? seq,
  player: seat === 1 ? 1 : 0,
  do: 'correct',
  card: -1,
  on: -1,
  to: -1,
  way: -1,
  cards: [],
  correction,
});
