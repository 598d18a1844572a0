import type { Attribute, ShipAttribute } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import { speakersOf } from './memory.ts';
import type { State } from './state.ts';
import type { RuleOn, Topic } from './topics.ts';
import { rulesOn } from './topics.ts';

/** What cards in play say about numbers: asked for every ship and every personnel again and again. */

type Modify = RuleOn<'modify RANGE'>;

/** A rule in play that changes a number. */
export interface Modifier {
  readonly source: CardId;
  readonly rule: Modify;
}

/** In the order in which their cards entered, and in that of their texts. */
export type Modifiers = Readonly<Record<Attribute | ShipAttribute, readonly Modifier[]>> & {
  /** Those of the three attributes of personnel. */
  readonly people: readonly Modifier[];
};

const none: readonly Modifier[] = [];

const modifying = (s: State, topic: Topic & `modify ${string}`): readonly Modifier[] => {
  const sources = speakersOf(s, topic);
  if (sources.length === 0) return none;
  return sources.flatMap((source) => rulesOn(s.fixed.cards[source], topic).map((rule) => ({ source, rule })));
};

const gather = (s: State): Modifiers => {
  const INTEGRITY = modifying(s, 'modify INTEGRITY');
  const CUNNING = modifying(s, 'modify CUNNING');
  const STRENGTH = modifying(s, 'modify STRENGTH');
  return {
    INTEGRITY,
    CUNNING,
    STRENGTH,
    RANGE: modifying(s, 'modify RANGE'),
    WEAPONS: modifying(s, 'modify WEAPONS'),
    SHIELDS: modifying(s, 'modify SHIELDS'),
    people: [...INTEGRITY, ...CUNNING, ...STRENGTH],
  };
};

const silence: Modifiers = {
  INTEGRITY: none,
  CUNNING: none,
  STRENGTH: none,
  RANGE: none,
  WEAPONS: none,
  SHIELDS: none,
  people: none,
};

export const modifiersOf = (s: State): Modifiers =>
  s.speaking.length === 0 ? silence : (s.memory.modifiers ??= gather(s));
