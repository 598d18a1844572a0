import { onTable } from '../../contract/aim.ts';
import type { TargetKeeper } from './word.ts';

export const table: TargetKeeper<'table'> = {
  list: (_s, _player, _card, _target, add) => add(onTable),
};
