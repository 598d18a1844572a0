import { namesTitle } from '@spaceline/language';
import type { CardDef, CardType, Individual, Who } from '@spaceline/language';
import type { Prepared } from '../state/pool.ts';

/** What a question about a card comes to by its printed facts alone, without looking at the table. */

const person = (card: Prepared, who: Who, individual: Individual | undefined, as?: CardType): boolean => {
  const def = card.def;
  switch (who.who) {
    case 'anyone':
      return true;
    case 'classification':
      return individual?.classification === who.is;
    case 'skill':
      return (
        individual !== undefined &&
        individual.skills.reduce(
          (sum, s) => sum + (s.skill === who.skill ? s.levels : 0),
          individual.classification === who.skill ? 1 : 0,
        ) >= who.levels
      );
    case 'gender':
      return individual?.gender === who.is;
    case 'species':
      return individual?.species.includes(who.is) ?? false;
    case 'affiliation':
      return 'affiliations' in def && def.affiliations.includes(who.is);
    case 'people':
      return (
        ('affiliations' in def && def.affiliations.includes(who.is)) || (individual?.species.includes(who.is) ?? false)
      );
    case 'characteristic':
      return def.characteristics.includes(who.is);
    case 'attribute': {
      if (!individual) return false;
      const value =
        who.attribute === 'INTEGRITY'
          ? individual.integrity
          : who.attribute === 'CUNNING'
            ? individual.cunning
            : individual.strength;
      return (who.over === undefined || value > who.over) && (who.under === undefined || value < who.under);
    }
    case 'title':
      // B-1.16: what is said of a mission is said of its Mission II.
      return namesTitle(who.is, def.title) || (def.type === 'Mission' && def.sameAs === who.is);
    case 'persona':
      return def.type === 'Personnel' && def.personas.includes(who.is);
    case 'type':
      return def.type === who.is || as === who.is;
    case 'icon':
      return def.icons.includes(who.is);
    case 'equipped':
      return def.type === 'Ship' && def.equipment.includes(who.is);
    case 'inorganic':
      return def.icons.includes('Holo') || (individual?.species.includes('Android') ?? false);
    case 'staffing':
      return def.type === 'Ship' && def.staffing.length >= who.atLeast;
    case 'at mission':
    case 'cleared':
    case 'yours':
    case 'opponents':
    case 'state':
      return true;
    case 'all':
      return who.of.every((w) => person(card, w, individual, as));
    case 'any':
      return who.of.some((w) => person(card, w, individual, as));
    case 'not':
      return !person(card, who.of, individual, as);
  }
};

/**
 * Whether a card fits by its facts; on a personnel, whether one of its individuals does (B-27.17). `as` is the type it
 * counts as besides its own (B-3.7).
 */
export const fitsFacts = (card: Prepared, who: Who, as?: CardType): boolean =>
  card.def.type === 'Personnel'
    ? card.def.individuals.some((individual) => person(card, who, individual, as))
    : person(card, who, undefined, as);

const comboOf = (def: CardDef): readonly string[] =>
  def.type === 'Dilemma' && def.combo ? def.combo.halves.map((half) => half.title) : [];

/** Copies of one card; a combo dilemma counts as a copy of each dilemma it is made of, and they of it (B-8.30). */
export const sameDilemma = (a: CardDef, b: CardDef): boolean =>
  a.id === b.id || comboOf(a).includes(b.title) || comboOf(b).includes(a.title);

/** The card as the half being faced shows it (B-27.30). */
export const asHalf = (card: Prepared, half: 0 | 1): Prepared => {
  if (card.def.type !== 'Dilemma' || !card.def.combo) return card;
  const { title, characteristics = [] } = card.def.combo.halves[half];
  return { ...card, def: { ...card.def, title, characteristics } };
};
