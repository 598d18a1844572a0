import type { TargetWord } from './word.ts';

export interface Player {
  readonly target: 'player';
}

export const onPlayer: Player = { target: 'player' };

export const playerWord: TargetWord<Player> = {
  says: () => 'naming either player',
  gives: ['player'],
  sample: () => ({ target: 'player' }),
};
