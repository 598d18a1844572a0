import type { CardId, Option } from '@spaceline/engine';
import { withinMost } from '@spaceline/engine';
import type { Allows } from '../player.ts';

/**
 * Of the cards wanted, the first first, as many as the option takes. Nothing: not even the fewest it asks for. Others
 * than those wanted come in only as far as the option asks for more.
 */
export const pickWanted = (
  option: Option,
  wanted: readonly CardId[],
  allows: Allows | undefined,
): readonly CardId[] | undefined => {
  const { pick } = option;
  if (!pick) return [];
  const from = new Set(pick.from);
  const cards: CardId[] = [];
  const fits = (more: readonly CardId[]): boolean => more.length <= pick.max && withinMost(pick, more);
  for (const id of wanted) if (from.has(id) && !cards.includes(id) && fits([...cards, id])) cards.push(id);
  for (const id of pick.from) {
    if (cards.length >= pick.min) break;
    if (!cards.includes(id) && fits([...cards, id])) cards.push(id);
  }
  if (cards.length < pick.min) return undefined;
  if (!allows || allows(option, cards)) return cards;
  return shrunk(option, cards, pick.from, allows);
};

/** Built up one by one from those that are allowed together; else any that are. */
const shrunk = (
  option: Option,
  cards: readonly CardId[],
  from: readonly CardId[],
  allows: Allows,
): readonly CardId[] | undefined => {
  const min = option.pick?.min ?? 0;
  const kept: CardId[] = [];
  for (const id of cards) {
    if (kept.length + 1 >= min && !allows(option, [...kept, id])) continue;
    kept.push(id);
  }
  if (kept.length >= min && allows(option, kept)) return kept;
  if (min <= 1) for (const id of from) if (allows(option, [id])) return [id];
  for (let start = 0; start < from.length; start++) {
    const some = [...from.slice(start), ...from.slice(0, start)].slice(0, min);
    if (allows(option, some)) return some;
  }
  return min === 0 && allows(option, []) ? [] : undefined;
};
