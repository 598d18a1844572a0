import type { PlayerWord } from '../player-word.ts';
import { doesWithCards, playerWords } from '../player-word.ts';
import type { ActWord } from './word.ts';

export interface Draw {
  readonly act: 'draw';
  readonly who: PlayerWord;
  readonly count: number;
}

export const draw = (count: number, who: PlayerWord = 'you'): Draw => ({ act: 'draw', who, count });

export const drawWord: ActWord<Draw> = {
  says: ({ who, count }, frame) => doesWithCards(who, 'draw', count, frame),
  needs: ({ who }) => (who === 'chosen' ? ['player'] : []),
  sample: (any) => draw(any.number(), any.oneOf(...playerWords)),
};
