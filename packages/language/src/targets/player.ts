import type { TargetWord } from './word.ts';

export interface Player {
  readonly target: 'player';
}

export const onPlayer: Player = { target: 'player' };

export const playerWord: TargetWord<Player> = {
  says: () => 'choose a player',
  chooses: true,
  gives: ['player'],
  sample: () => ({ target: 'player' }),
};
