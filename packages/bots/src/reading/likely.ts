import { allCards } from '@spaceline/cards';
import type { CardDef, MissionKind } from '@spaceline/language';
import type { Likely } from './expected.ts';
import { readingOf } from './reading.ts';

/** Which dilemmas may lie under a mission, for a player who does not know. */

export interface Prior {
  readonly kind: MissionKind;
  /** Ids of dilemmas that were seen lying elsewhere or are gone: another copy of them is less likely. */
  readonly seen?: readonly string[];
  /** Whether the format lets a card be seeded; left out, all are. */
  readonly allowed?: (id: string) => boolean;
  /** The share of artifacts among what lies there: high under a planet of the one who seeded it. */
  readonly artifacts?: number;
}

/** A combo is seeded more seldom than what it is made of. */
const comboWeight = 0.3;
const seenWeight = 0.35;

const weightOf = (card: CardDef, seen: readonly string[]): number => {
  const base = card.type === 'Dilemma' && card.combo ? comboWeight : 1;
  return seen.reduce((weight, id) => (id === card.id ? weight * seenWeight : weight), base);
};

export const likelySeeds = ({ kind, seen = [], allowed, artifacts = 0 }: Prior): readonly Likely[] => {
  const out: Likely[] = [];
  let sum = 0;
  for (const card of allCards) {
    const reading = readingOf(card);
    if (reading.is !== 'dilemma' || (allowed && !allowed(card.id))) continue;
    const perils = kind === 'space' ? reading.perils.space : reading.perils.planet;
    if (perils.length === 0) continue;
    const weight = weightOf(card, seen);
    out.push({ perils, weight });
    sum += weight;
  }
  // An artifact is met like a dilemma that does nothing.
  if (artifacts > 0 && artifacts < 1) out.push({ perils: [], weight: (sum * artifacts) / (1 - artifacts) });
  return out;
};
