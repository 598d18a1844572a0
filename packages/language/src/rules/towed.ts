import type { Condition } from '../conditions/index.generated.ts';
import { equipmentWords } from '../english/terms.ts';
import type { SpecialEquipment } from '../facts.ts';
import type { RuleWord } from './word.ts';

/**
 * A ship so equipped, with this crew, may take the card along when it flies (B-14.41, B-29.35). Single card: the only
 * thing in Premiere that is towed; equipment and crew are parameters for the next one.
 */
export interface Towed {
  readonly rule: 'towed';
  readonly by: SpecialEquipment;
  readonly crew: Condition;
}

export const towedBy = (by: SpecialEquipment, crew: Condition): Towed => ({ rule: 'towed', by, crew });

export const towedWord: RuleWord<Towed> = {
  // "It" would be the mission, which the sentence before is about.
  says: (rule, { kind }, say) =>
    `a ship with ${equipmentWords[rule.by]} and ${say.condition(rule.crew)} aboard may tow ${kind}`,
  sample: (any) => ({ rule: 'towed', by: any.oneOf('Tractor Beam', 'Cloaking Device'), crew: any.condition() }),
};
