import type {
  Affiliation,
  Attribute,
  CardType,
  Classification,
  Gender,
  Icon,
  Skill,
  SpecialEquipment,
} from './facts.ts';

/** A question about one card. On a personnel it is asked of each individual by itself (B-5.12, B-27.17). */
export type Who =
  | { readonly who: 'anyone' }
  /** The printed classification, not the skill of its name (B-5.2). */
  | { readonly who: 'classification'; readonly is: Classification }
  | { readonly who: 'skill'; readonly skill: Skill; readonly levels: number }
  /** A characteristic, never a skill (B-5.16). */
  | { readonly who: 'gender'; readonly is: Gender }
  | { readonly who: 'species'; readonly is: string }
  | { readonly who: 'affiliation'; readonly is: Affiliation }
  /** A bare people's name in text: affiliation or species (B-6.9). */
  | { readonly who: 'people'; readonly is: Affiliation }
  | { readonly who: 'characteristic'; readonly is: string }
  | { readonly who: 'attribute'; readonly attribute: Attribute; readonly over?: number; readonly under?: number }
  /** Every card of that title, the colon rule included (B-1.13). */
  | { readonly who: 'title'; readonly is: string }
  | { readonly who: 'persona'; readonly is: string }
  | { readonly who: 'type'; readonly is: CardType }
  | { readonly who: 'icon'; readonly is: Icon }
  | { readonly who: 'equipped'; readonly is: SpecialEquipment }
  /** Androids and holograms: what no disease can touch. */
  | { readonly who: 'inorganic' }
  /** A ship that asks for at least so many staffing icons. */
  | { readonly who: 'staffing'; readonly atLeast: number }
  /** At a mission of that kind; a dual one is both. */
  | { readonly who: 'at mission'; readonly kind: 'planet' | 'space' }
  /** A ship whose crew your Rogue Borg aboard have eliminated (B-22.30). */
  | { readonly who: 'cleared' }
  | { readonly who: 'yours' }
  | { readonly who: 'opponents' }
  | { readonly who: 'state'; readonly is: CardStateWord }
  | { readonly who: 'all'; readonly of: readonly Who[] }
  | { readonly who: 'any'; readonly of: readonly Who[] }
  | { readonly who: 'not'; readonly of: Who };

/** Empty and occupied ships (B-29.23); in the same orbit (B-29.24); damaged (B-29.26); disabled, stopped (B-29.30). */
export type CardStateWord =
  | 'cloaked'
  | 'docked'
  | 'undocked'
  | 'damaged'
  | 'stopped'
  | 'disabled'
  | 'empty'
  | 'occupied'
  | 'in orbit'
  | 'exposed';

export const anyone: Who = { who: 'anyone' };
export const yours: Who = { who: 'yours' };
export const opponents: Who = { who: 'opponents' };
export const cleared: Who = { who: 'cleared' };
export const inorganic: Who = { who: 'inorganic' };
export const male: Who = { who: 'gender', is: 'male' };
export const female: Who = { who: 'gender', is: 'female' };

export const classified = (is: Classification): Who => ({ who: 'classification', is });
export const skilled = (skill: Skill, levels = 1): Who => ({ who: 'skill', skill, levels });
export const ofSpecies = (is: string): Who => ({ who: 'species', is });
export const ofAffiliation = (is: Affiliation): Who => ({ who: 'affiliation', is });
export const ofPeople = (is: Affiliation): Who => ({ who: 'people', is });
export const characterized = (is: string): Who => ({ who: 'characteristic', is });
export const over = (attribute: Attribute, n: number): Who => ({ who: 'attribute', attribute, over: n });
export const under = (attribute: Attribute, n: number): Who => ({ who: 'attribute', attribute, under: n });
export const titled = (is: string): Who => ({ who: 'title', is });
export const persona = (is: string): Who => ({ who: 'persona', is });
export const ofType = (is: CardType): Who => ({ who: 'type', is });
export const withIcon = (is: Icon): Who => ({ who: 'icon', is });
export const equippedWith = (is: SpecialEquipment): Who => ({ who: 'equipped', is });
export const asksForStaff = (atLeast: number): Who => ({ who: 'staffing', atLeast });
export const atMission = (kind: 'planet' | 'space'): Who => ({ who: 'at mission', kind });
export const inState = (is: CardStateWord): Who => ({ who: 'state', is });
export const both = (...of: readonly Who[]): Who => ({ who: 'all', of });
export const either = (...of: readonly Who[]): Who => ({ who: 'any', of });
export const except = (of: Who): Who => ({ who: 'not', of });
