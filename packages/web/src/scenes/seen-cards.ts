import { blankFace } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import type { CardId } from '@spaceline/engine';
import { useBoard } from '../board/context.tsx';
import type { Board } from '../board/context.tsx';
import type { Names } from '../words.ts';
import type { Act } from './act.ts';
import { t } from '../i18n/t.ts';

/** The cards of an act, also those that have gone out of sight since. */
export interface Cards {
  readonly board: Board;
  readonly names: Names;
  readonly face: (card: CardId) => Face;
  readonly title: (card: CardId) => string;
}

export function useCards(act: Act): Cards {
  const board = useBoard();
  const { names } = board;
  const title = (card: CardId): string => {
    const def = act.names[card];
    return names.card(card) ?? (def === undefined ? t('A card') : names.titleOf(def));
  };
  const face = (card: CardId): Face => {
    const def = act.names[card] ?? board.cardOf(card)?.def;
    return def === undefined ? blankFace('a-hidden-card') : board.faceOfTitle(def);
  };
  return { board, names: { ...names, card: (card) => names.card(card) ?? known(act, card, names) }, face, title };
}

const known = (act: Act, card: number, names: Names): string | undefined => {
  const def = act.names[card];
  return def === undefined ? undefined : names.titleOf(def);
};

/** What somebody is called in little room: the last name. */
export const shortName = (title: string): string => title.split(' ').at(-1) ?? title;
