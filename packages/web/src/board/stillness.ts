import type { CardId } from '@spaceline/engine';
import type { Board } from './context.tsx';

/** What the stillness of some cards follows from; a board has all of it. */
export type Shown = Pick<Board, 'me' | 'isWatching' | 'names' | 'lights' | 'usable' | 'cardOf' | 'faceOf'> & {
  readonly view: Pick<Board['view'], 'remembered'>;
};

/** What is shown of a place or a card beside the cards that lie there. */
const around: readonly ((shown: Shown) => unknown)[] = [
  ({ me }) => me,
  ({ isWatching }) => isWatching,
  ({ names }) => names.reader,
  ({ names }) => names.players[0],
  ({ names }) => names.players[1],
  ({ names }) => names.opponent,
  ({ view }) => view.remembered,
];

/** Whether nothing that is shown of these cards has changed. A target tells how far it is, which follows from all places. */
export const isStill = (before: Shown, now: Shown, cards: readonly CardId[]): boolean =>
  before === now ||
  (around.every((of) => of(before) === of(now)) &&
    cards.every(
      (card) =>
        before.cardOf(card) === now.cardOf(card) &&
        before.lights.get(card) === now.lights.get(card) &&
        now.lights.get(card) !== 'target' &&
        before.usable.has(card) === now.usable.has(card) &&
        before.faceOf(card) === now.faceOf(card) &&
        before.names.card(card) === now.names.card(card),
    ));
