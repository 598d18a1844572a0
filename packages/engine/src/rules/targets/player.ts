import { enter } from '../../state/zones.ts';
import type { TargetKeeper } from './word.ts';

export const player: TargetKeeper<'player'> = {
  list: (_s, _player, _card, _target, add) => {
    for (const whom of [0, 1] as const) add({ player: whom });
  },
  put: (s, f, _target, entry) => {
    const lying = enter(s, f.card, 'table', entry);
    if ('player' in f.aim) lying.chosen = f.aim.player;
  },
};
