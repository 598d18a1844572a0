import { isWithin } from '@spaceline/language';
import type { TableWord } from './word.ts';

export const attribute: TableWord<'attribute'> = {
  fits: (s, who, id, individual, _you, asking) => isWithin(who, asking.attributeOf(s, id, individual, who.attribute)),
  // Whatever is with them changes it, seen or not.
  seen: () => undefined,
};
