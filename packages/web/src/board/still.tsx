import type { CardId } from '@spaceline/engine';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { StillContext, useBoard } from './context.tsx';
import { isStill } from './stillness.ts';

interface Props {
  readonly cards: readonly CardId[];
  readonly children: ReactNode;
}

/**
 * What is drawn of these cards is left alone while nothing about them changes: a choice changes few places of many. Its
 * children are remembered by what they are given; whatever else they take from the view they must not take from here.
 */
export function Still({ cards, children }: Props) {
  const now = useBoard();
  const [before, keep] = useState(now);
  const board = isStill(before, now, cards) ? before : now;
  if (board !== before) keep(board);
  return <StillContext value={board}>{children}</StillContext>;
}
