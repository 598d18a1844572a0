import type { Attribute, ShipAttribute, Skill } from './facts.ts';
import type { Who } from './who.ts';

/**
 * Where a condition counts its personnel. `team`: those taking part in the attempt, with their equipment (B-10.27);
 * `those`: whom the text has picked.
 */
export type Scope = 'team' | 'aboard' | 'here' | 'present' | 'those';

/** What must be there: mission requirements, dilemma conditions, triggers, cures, and conditions of playing a card. */
export type Condition =
  | { readonly if: 'all'; readonly of: readonly Condition[] }
  | { readonly if: 'any'; readonly of: readonly Condition[] }
  | { readonly if: 'not'; readonly of: Condition }
  /** Levels in total, of one or several personnel (B-5.4). */
  | { readonly if: 'skill'; readonly skill: Skill; readonly levels: number }
  /** A strict comparison with the sum over all counted personnel (B-1.9, B-5.11). */
  | { readonly if: 'sum'; readonly attribute: Attribute; readonly over: number }
  | { readonly if: 'members'; readonly who: Who; readonly atLeast: number }
  /** A named person (any card of that persona) or a named equipment, with those counted (B-4.10, B-5.17). */
  | { readonly if: 'named'; readonly title: string }
  | { readonly if: 'ship'; readonly attribute: ShipAttribute; readonly over: number }
  /** They are aboard your outpost, or aboard a ship docked at it. */
  | { readonly if: 'at your outpost' }
  | { readonly if: 'in'; readonly scope: Scope; readonly of: Condition };

export const requireAll = (...of: readonly Condition[]): Condition => (of.length === 1 ? of[0] : { if: 'all', of });
export const requireAny = (...of: readonly Condition[]): Condition => (of.length === 1 ? of[0] : { if: 'any', of });
export const lacks = (of: Condition): Condition => ({ if: 'not', of });
export const skill = (name: Skill, levels = 1): Condition => ({ if: 'skill', skill: name, levels });
export const sum = (attribute: Attribute, overNumber: number): Condition => ({
  if: 'sum',
  attribute,
  over: overNumber,
});
export const members = (who: Who, atLeast = 1): Condition => ({ if: 'members', who, atLeast });
export const named = (title: string): Condition => ({ if: 'named', title });
export const shipHas = (attribute: ShipAttribute, overNumber: number): Condition => ({
  if: 'ship',
  attribute,
  over: overNumber,
});
export const atYourOutpost: Condition = { if: 'at your outpost' };
export const counted = (scope: Scope, of: Condition): Condition => ({ if: 'in', scope, of });
