import type { MissionFacts } from '@spaceline/engine/format';

/** Each mission once. */
export const once = (missions: readonly MissionFacts[]): readonly MissionFacts[] =>
  missions.filter((m, i) => missions.findIndex((other) => other.card === m.card) === i);

/** Each mission once; one that is both planet and space counts as either, but not as both. */
export const planetAndSpace = (missions: readonly MissionFacts[]): boolean => {
  const each = once(missions);
  return each.some((a) => a.kind !== 'space' && each.some((b) => b.card !== a.card && b.kind !== 'planet'));
};
