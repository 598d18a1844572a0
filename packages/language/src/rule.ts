import type { Act } from './act.ts';
import type { BattleRule } from './battle.ts';
import type { Condition } from './condition.ts';
import type { Affiliation, Attribute, Classification, ShipAttribute, Skill, SpecialEquipment } from './facts.ts';
import type { Who } from './who.ts';

/** Which cards a continuous rule reaches from where its card is. */
export type Reach =
  /** "Where present": your personnel in the same crew or Away Team (B-10.26, B-29.16). */
  | 'present'
  /** The card this one is on. */
  | 'host'
  /** All your cards in play. */
  | 'yours';

export type Amount =
  | { readonly by: 'set'; readonly to: number }
  | { readonly by: 'add'; readonly n: number }
  | { readonly by: 'multiply'; readonly n: number }
  /** The number kept on the card, e.g. RANGE lost so far. */
  | { readonly by: 'subtract counter' }
  /** So much for every personnel aboard who fits. */
  | { readonly by: 'add per'; readonly n: number; readonly aboard: Who };

export type UseLimit = 'each turn' | 'every turn' | 'game';

/** What a card does for as long as it is in play. Never an action, never responded to (B-12.2). */
export type Rule =
  | BattleRule
  | {
      readonly rule: 'modify';
      readonly what: Attribute | ShipAttribute;
      readonly amount: Amount;
      readonly reach: Reach;
      readonly who: Who;
      /** "… use only": works only for these (B-6.30). */
      readonly useOnly?: readonly Affiliation[];
      /** Works only while personnel of all these classifications are aboard its host (B-5.18). */
      readonly whileAboard?: readonly Classification[];
      /** Works only in the turn in which its card came into play. */
      readonly thisTurn?: true;
    }
  | {
      readonly rule: 'skill';
      readonly skill: Skill;
      readonly to: Classification;
      readonly reach: 'present';
    }
  /** Your cards of these two affiliations are compatible (B-6.23). */
  | { readonly rule: 'treaty'; readonly between: readonly [Affiliation, Affiliation] }
  /** "In place of your normal card play" any number of reports (B-13.17, B-29.19). */
  | { readonly rule: 'report any number' }
  /**
   * Its player may do this on their turn, with this aboard or in play: once in each of their turns, once in every turn of
   * either player, or once in the game (B-23.12, B-23.13).
   */
  | { readonly rule: 'usable'; readonly limit: UseLimit; readonly acts: readonly Act[]; readonly with?: Condition }
  /** By being present, this card cancels these dilemmas (B-17.5). */
  | { readonly rule: 'nullifies'; readonly titles: readonly string[] }
  | { readonly rule: 'no move' }
  /** Both players' hands are open to everybody (B-13.38). */
  | { readonly rule: 'open hands' }
  /** So many personnel in all may be beamed to or from the surface here in each turn. */
  | { readonly rule: 'beam limit'; readonly personnel: number }
  /** While face up: nothing may be beamed to or from the surface here. */
  | { readonly rule: 'no beaming' }
  /** Cards of these titles do not hinder your beaming. */
  | { readonly rule: 'beams through'; readonly titles: readonly string[] }
  /** For you the mission here shows one more icon (B-16.10). */
  | { readonly rule: 'adds icon'; readonly icon: Affiliation }
  /** A personnel of yours who would be killed may return to hand for two levels of MEDICAL stopped (B-19.22). */
  | { readonly rule: 'replicates' }
  /** Nobody plays interrupts other than these. */
  | { readonly rule: 'no interrupts'; readonly except: readonly string[] }
  /** Holograms may be on the surface here (B-27.1). */
  | { readonly rule: 'projects holograms' }
  /** All such personnel are Non-Aligned and nothing else (B-6.26). */
  | { readonly rule: 'non-aligned'; readonly who: Who }
  /** Nobody flies across the boundary the card is on without this aboard. */
  | { readonly rule: 'blocks passage'; readonly unless: Condition }
  /** "Must stop here": a flight ends, and goes on only in a later turn, without this aboard (B-14.35, B-29.22). */
  | { readonly rule: 'must stop here'; readonly unless: Condition }
  /** A ship that passes here is damaged. */
  | { readonly rule: 'damages passing ships' }
  /** Your ships fly from one end of the spaceline to the other (B-9.10). */
  | { readonly rule: 'ends meet' }
  /** The player named draws so many cards more (B-11.11). */
  | { readonly rule: 'extra draw'; readonly count: number }
  /** Cards of these titles do nothing while this is in play (B-24.3). */
  | { readonly rule: 'suppresses'; readonly titles: readonly string[] }
  /** Each of your turns one more normal card play, or one more card drawn. */
  | { readonly rule: 'play or draw' }
  /** The winner is shown a card of the loser (B-26.11). */
  | { readonly rule: 'ante' }
  | { readonly rule: 'no cloak' }
  /** The ship it is on is phased (B-15.14). */
  | { readonly rule: 'phased' }
  /** Such cards of yours report without using the normal card play (B-13.3). */
  | { readonly rule: 'free reports'; readonly who: Who }
  /** Whoever is under the card waits for a ship or facility of their player to take them aboard (B-19.17). */
  | { readonly rule: 'awaits rescue' }
  /** The host cannot be beamed off a surface. */
  | { readonly rule: 'no beam up' }
  /** The host has the skills that were copied to this card. */
  | { readonly rule: 'copied skills' }
  /** Nobody can attempt the mission of the location the card is at (B-16.11). */
  | { readonly rule: 'no attempt' }
  /** A ship so equipped, with this crew, may take the card along when it flies (B-14.41, B-29.35). */
  | { readonly rule: 'towed'; readonly by: SpecialEquipment; readonly crew: Condition }
  /** Those who met the card may not leave where they are (B-19.25). */
  | { readonly rule: 'quarantine' }
  /** All personnel aboard its host lose their first-listed skill (B-5.8, B-5.9). */
  | { readonly rule: 'first skill lost' }
  /** All personnel aboard its host who fit are disabled while they are there (B-19.14). */
  | { readonly rule: 'disables'; readonly who: Who };

/** "Each turn", "every turn", "full turn" (B-29.21). */
export type Moment =
  | 'start of your turn'
  | 'start of every turn'
  | 'end of your turn'
  | "end of opponent's turn"
  | 'end of every turn'
  /** Of the turn after the one in which the card came into play, whoever's it is (B-25.3). */
  | 'end of next turn'
  /** Of a turn that began after the card came into play (B-25.4). */
  | 'end of your full turn'
  /** Of a turn of the player who controls the card this one is on (B-25.2). */
  | "end of host's turn"
  | "end of host's full turn"
  /** A ship has come to rest at the location of the card (B-14.39). */
  | 'ship stops here'
  /** Of the owner of the card it is on; the turn in which it was put there does not count. */
  | "end of its owner's next turn"
  | 'countdown expires';

export interface Trigger {
  readonly when: Moment;
  readonly acts: readonly Act[];
  /** Of several copies only one acts. */
  readonly once?: true;
}

/** The part of a text that works while the card is in play. */
export interface Lasting {
  readonly rules?: readonly Rule[];
  readonly triggers?: readonly Trigger[];
  /** "Cure with …": ends it with its points, if it has any (B-17.4, B-17.20, B-29.7). */
  readonly cure?: Condition;
  /** "Nullify with …": ends it without points, at the encounter and later (B-17.5, B-29.39). */
  readonly nullifiedBy?: Condition;
  /** The countdown icon: it expires (B-3.4). */
  readonly countdown?: number;
  /** The card is a location of its own, in space and without a mission (B-9.4). */
  readonly location?: { readonly span: number };
  /** Ends without points when this happens. */
  readonly endsWhen?: 'mission completed';
  /** "For one turn": discarded then, after the effects of that moment (B-23.9, B-29.20). */
  readonly until?: 'end of turn';
}

export const modify = (
  what: Attribute | ShipAttribute,
  amount: Amount,
  options: {
    readonly reach: Reach;
    readonly who?: Who;
    readonly useOnly?: readonly Affiliation[];
    readonly whileAboard?: readonly Classification[];
    readonly thisTurn?: true;
  },
): Rule => ({
  rule: 'modify',
  what,
  amount,
  reach: options.reach,
  who: options.who ?? { who: 'anyone' },
  ...(options.useOnly ? { useOnly: options.useOnly } : {}),
  ...(options.whileAboard ? { whileAboard: options.whileAboard } : {}),
  ...(options.thisTurn ? { thisTurn: true } : {}),
});
export const plus = (n: number): Amount => ({ by: 'add', n });
export const times = (n: number): Amount => ({ by: 'multiply', n });
export const setTo = (to: number): Amount => ({ by: 'set', to });
export const lessCounter: Amount = { by: 'subtract counter' };
export const plusPer = (n: number, aboard: Who): Amount => ({ by: 'add per', n, aboard });
export const extraSkill = (to: Classification, skill: Skill): Rule => ({ rule: 'skill', skill, to, reach: 'present' });
export const treaty = (a: Affiliation, b: Affiliation): Rule => ({ rule: 'treaty', between: [a, b] });
export const reportAnyNumber: Rule = { rule: 'report any number' };
export const usable = (limit: UseLimit, acts: readonly Act[], needed?: Condition): Rule => ({
  rule: 'usable',
  limit,
  acts,
  ...(needed ? { with: needed } : {}),
});
export const nullifies = (...titles: readonly string[]): Rule => ({ rule: 'nullifies', titles });
export const cannotMove: Rule = { rule: 'no move' };
export const awaitsRescue: Rule = { rule: 'awaits rescue' };
export const cannotCloak: Rule = { rule: 'no cloak' };
export const phased: Rule = { rule: 'phased' };
export const freeReports = (who: Who): Rule => ({ rule: 'free reports', who });
export const cannotBeamUp: Rule = { rule: 'no beam up' };
export const copiedSkills: Rule = { rule: 'copied skills' };
export const cannotBeAttempted: Rule = { rule: 'no attempt' };
export const towedBy = (by: SpecialEquipment, crew: Condition): Rule => ({ rule: 'towed', by, crew });
export const quarantine: Rule = { rule: 'quarantine' };
export const firstSkillLost: Rule = { rule: 'first skill lost' };
export const disables = (who: Who): Rule => ({ rule: 'disables', who });
export const openHands: Rule = { rule: 'open hands' };
export const beamLimit = (personnel: number): Rule => ({ rule: 'beam limit', personnel });
export const noBeaming: Rule = { rule: 'no beaming' };
export const beamsThrough = (...titles: readonly string[]): Rule => ({ rule: 'beams through', titles });
export const addsIcon = (icon: Affiliation): Rule => ({ rule: 'adds icon', icon });
export const replicates: Rule = { rule: 'replicates' };
export const noInterrupts = (...except: readonly string[]): Rule => ({ rule: 'no interrupts', except });
export const projectsHolograms: Rule = { rule: 'projects holograms' };
export const becomeNonAligned = (who: Who): Rule => ({ rule: 'non-aligned', who });
export const blocksPassage = (unless: Condition): Rule => ({ rule: 'blocks passage', unless });
export const mustStopHere = (unless: Condition): Rule => ({ rule: 'must stop here', unless });
export const damagesPassingShips: Rule = { rule: 'damages passing ships' };
export const endsMeet: Rule = { rule: 'ends meet' };
export const extraDraw = (count: number): Rule => ({ rule: 'extra draw', count });
export const suppresses = (...titles: readonly string[]): Rule => ({ rule: 'suppresses', titles });
export const playOrDraw: Rule = { rule: 'play or draw' };
export const ante: Rule = { rule: 'ante' };
/** However many copies there are, one of them acts. */
export const onceWhenever = (when: Moment, ...acts: readonly Act[]): Trigger => ({ when, acts, once: true });
export const whenever = (when: Moment, ...acts: readonly Act[]): Trigger => ({ when, acts });
