import type { Target, TargetOf } from '@spaceline/language';
import { targetKeepers } from './targets/index.generated.ts';
import type { TargetKeeper } from './targets/word.ts';

export const keeperOfTarget = <K extends Target['target']>(target: TargetOf<K>): TargetKeeper<K> =>
  targetKeepers[target.target] as TargetKeeper<K>;
