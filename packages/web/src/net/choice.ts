import type { CardId, Choice, Correction, Decision, Option, Stack } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import type { Table } from './table.ts';

/** The answer that takes an option, with the picked cards or the stacks. */
export const choiceOf = (
  decision: Decision,
  option: Option,
  cards: readonly CardId[] = [],
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
  card: none,
  on: none,
  to: none,
  way: -1,
  cards: [],
  correction,
});
