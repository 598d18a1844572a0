import type { Target, TargetOf } from '@spaceline/language';
import type { State } from '../state/state.ts';
import type { TargetKeeper } from './targets/word.ts';

export const keeperOfTarget = <K extends Target['target']>(s: State, target: TargetOf<K>): TargetKeeper<K> =>
  s.fixed.machinery.targetKeepers[target.target] as TargetKeeper<K>;
