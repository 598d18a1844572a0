import { isHologram } from '../holograms.ts';
import type { TableWord } from './word.ts';

export const inorganic: TableWord<'inorganic'> = {
  fits: (s, _who, id) => isHologram(s, id),
};
