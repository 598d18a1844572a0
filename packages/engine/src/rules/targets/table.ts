import { ground } from '../../contract/refusal.ts';
import { onTable } from '../../contract/aim.ts';
import type { TargetKeeper } from './word.ts';

const onTheTable = ground('not-on-anything', ['B-13.5', 'B-12.11'], 'it is played on the table');

export const table: TargetKeeper<'table'> = {
  list: (_s, _player, _card, _target, add) => add(onTable),
  why: () => onTheTable,
};
