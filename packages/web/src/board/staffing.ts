import type { CardId, CardView, ShipView } from '@spaceline/engine';
import { staffingWords } from '@spaceline/language';
import type { Face } from '@spaceline/art';
import { t } from '../i18n/t.ts';

interface Known {
  readonly faceOf: (card: CardId) => Face;
  readonly cardOf: (card: CardId) => CardView | undefined;
}

const nameOf = (icon: string): string =>
  icon in staffingWords ? staffingWords[icon as keyof typeof staffingWords] : icon;

const howMany = (icon: string, count: number): string => (count === 1 ? nameOf(icon) : `${count} × ${nameOf(icon)}`);

/** What a ship of one's own still needs aboard to move, in few words. Whether it is staffed the view says; this only
 * names what those who can act do not bring (B-14.16, B-14.17). */
export function staffingLack(ship: ShipView, { faceOf, cardOf }: Known): string {
  const able = ship.crew
    .flatMap(({ cards }) => cards)
    .filter((card) => faceOf(card).type === 'Personnel' && !cardOf(card)?.stopped && !cardOf(card)?.disabled);
  if (able.length === 0) return t('nobody can act');
  const given = able.flatMap((card) => {
    const { people, icons } = faceOf(card);
    return people.map(({ staffing }) => ({ staffing, icons }));
  });
  const missing = new Map<string, number>();
  const free = [...given];
  // Whatever only few have is looked for first, staff last: a command icon stands in for it.
  for (const icon of faceOf(ship.card).staffing.toSorted((a, b) => Number(a === 'Stf') - Number(b === 'Stf'))) {
    const at =
      [
        free.findIndex(({ staffing, icons }) => staffing === icon || icons.includes(icon)),
        icon === 'Stf' ? free.findIndex(({ staffing }) => staffing === 'Cmd') : -1,
      ].find((found) => found >= 0) ?? -1;
    if (at >= 0) free.splice(at, 1);
    else missing.set(icon, (missing.get(icon) ?? 0) + 1);
  }
  if (missing.size > 0)
    return t('needs {what}', { what: [...missing].map(([icon, count]) => howMany(icon, count)).join(', ') });
  const affiliation = cardOf(ship.card)?.affiliation ?? faceOf(ship.card).affiliations[0];
  return affiliation ? t('needs somebody {affiliation}', { affiliation }) : t('needs other crew');
}
