import { ground } from '../../contract/refusal.ts';
import { enter } from '../../state/zones.ts';
import type { TargetKeeper } from './word.ts';

const onAPlayer = ground('not-on-a-player', ['B-13.6', 'B-12.11'], 'it is played on one of the players');

export const player: TargetKeeper<'player'> = {
  list: (_s, _player, _card, _target, add) => {
    for (const whom of [0, 1] as const) add({ player: whom });
  },
  why: () => onAPlayer,
  put: (s, f, _target, entry) => {
    const lying = enter(s, f.card, 'table', entry);
    if ('player' in f.aim) lying.chosen = f.aim.player;
  },
};
