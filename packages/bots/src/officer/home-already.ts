import type { CardId } from '@spaceline/engine';
import type { Affiliation, CardDef } from '@spaceline/language';
import { defOf } from './cards.ts';
import type { Situation } from './situation.ts';

/** Whether a card calls a ship to an outpost of its player that it lies at already: then nothing comes of it. */

const homeOf = (def: CardDef): Affiliation | undefined => {
  for (const rule of ('inPlay' in def ? def.inPlay?.rules : undefined) ?? [])
    if (rule.rule === 'must travel' && rule.to !== 'far end') return rule.to.outpost;
  return undefined;
};

export const isHomeAlready = (s: Situation, def: CardDef, ship: CardId): boolean => {
  const home = homeOf(def);
  const place = home && s.spaceline.find(({ ships }) => ships.some(({ card }) => card === ship));
  const called = place?.ships.find(({ card }) => card === ship);
  if (!home || !place || !called) return false;
  return place.facilities.some(({ card, controller }) => {
    const seen = s.cards.get(card);
    const facility = defOf(seen?.def ?? '');
    const affiliations = seen?.affiliation
      ? [seen.affiliation]
      : facility?.type === 'Facility'
        ? facility.affiliations
        : [];
    return controller === called.controller && affiliations.includes(home);
  });
};
