import type { Lasting } from '@spaceline/language';
import { defOf } from './cards.ts';
import type { Group, Situation } from './situation.ts';

/** What lies on a ship and does harm as long as nobody aboard can end it. */

const lastingOf = (id: string): readonly Lasting[] => {
  const def = defOf(id);
  if (def?.type === 'Dilemma')
    return [def.encounter, def.combo?.second].flatMap((encounter) => encounter?.lasting ?? []);
  return def && 'inPlay' in def && def.inPlay ? [def.inPlay] : [];
};

const ailmentsOf = (s: Situation, { vessel }: Group): readonly Lasting[] =>
  (vessel?.on ?? []).flatMap((id) => lastingOf(s.cards.get(id)?.def ?? ''));

/** Deeds that a ship or those aboard do not outlast for long. */
const harmful: ReadonlySet<string> = new Set(['destroy', 'kill', 'disable', 'damage', 'provided']);

/** Whoever stays aboard is lost by and by: at home everybody leaves it. */
export const isSick = (s: Situation, ship: Group): boolean =>
  ship.kind === 'ship' &&
  ailmentsOf(s, ship).some(({ cure, nullifiedBy, triggers = [] }) =>
    cure || nullifiedBy ? triggers.some(({ acts }) => acts.some(({ act }) => harmful.has(act))) : false,
  );

/** It flies nowhere until somebody brings a cure. */
export const isHeldFast = (s: Situation, ship: Group): boolean =>
  ship.kind === 'ship' &&
  ailmentsOf(s, ship).some(({ rules = [] }) => rules.some((rule) => rule.rule === 'forbids' && rule.what === 'move'));

/** It has to go somewhere before it may do anything else. */
export const hasToGo = (s: Situation, ship: Group): boolean =>
  ship.kind === 'ship' &&
  ailmentsOf(s, ship).some(({ rules = [] }) => rules.some(({ rule }) => rule === 'must travel'));
