import type { Condition, Lasting } from '@spaceline/language';
import { defOf } from './cards.ts';
import { type Group, type Situation, vesselOf } from './situation.ts';
import { type Member, type Vessel, missing, teamOf } from './team.ts';

/** What lies on a ship or goes with a team and does harm as long as nobody there can end it. */

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

const takesSkills = ({ rules = [] }: Lasting): boolean =>
  rules.some((rule) => rule.rule === 'makes' && rule.what === 'less skilled');

/** A ship under way with these people: what lies on it may take skills from them, unless they end it together. */
export const vesselWith = (
  s: Situation,
  ship: Group,
  people: readonly Member[],
  gear: readonly string[],
): Vessel | undefined => {
  const vessel = vesselOf(ship);
  const taking = ailmentsOf(s, ship).filter(takesSkills);
  if (!vessel || taking.length === 0) return vessel;
  const ill: Vessel = { ...vessel, lessSkilled: true };
  const team = teamOf(people, gear, ill);
  return taking.every(({ cure }) => cure && missing(cure, team) <= 0) ? vessel : ill;
};

/** What holds a team of ours on a planet: what would end it, and our turns until it does its worst. */
export interface Quarantine {
  readonly cure: Condition;
  readonly turns: number;
}

/** Whom it holds is not shown: somebody of ours on a planet who cannot end it. */
export const quarantines = (s: Situation): readonly Quarantine[] =>
  s.view.players[s.me].table.flatMap((id) => {
    const card = s.cards.get(id);
    return lastingOf(card?.def ?? '').flatMap(({ rules = [], cure }) =>
      cure && rules.some((rule) => rule.rule === 'forbids' && rule.what === 'leave' && rule.reach === 'met')
        ? [{ cure, turns: card?.countdown ?? Infinity }]
        : [],
    );
  });
