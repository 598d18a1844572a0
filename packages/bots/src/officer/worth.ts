import type { CardView } from '@spaceline/engine';
import type { CardDef, ShipCard } from '@spaceline/language';
import { defOf, profileOf, skillCount } from './cards.ts';
import type { Member } from './team.ts';
import { type Group, type Mission, type Person, type Situation, getAlong } from './situation.ts';

/** What cards and missions are worth, in points. */

const worths = new Map<string, number>();

/** A person without regard to a plan: a body, its skills and its attributes. */
export const personWorth = (def: string): number => {
  const known = worths.get(def);
  if (known !== undefined) return known;
  const profile = profileOf(def);
  let worth = 0;
  if (profile) {
    for (let i = 0; i < skillCount; i++) worth += profile.levels[i] ?? 0;
    worth = 3 + worth + (profile.integrity + profile.cunning + profile.strength) / 10 + (profile.def.universal ? 0 : 1);
  }
  worths.set(def, worth);
  return worth;
};

const typeWorths: Readonly<Partial<Record<CardDef['type'], number>>> = {
  Ship: 8,
  Equipment: 4,
  Event: 3,
  Interrupt: 3,
  Artifact: 6,
  Facility: 20,
};

/** Any card, roughly. */
export const cardWorth = (card: Pick<CardView, 'def'> | undefined): number => {
  if (!card) return 0;
  const def = defOf(card.def);
  if (!def) return 1;
  return def.type === 'Personnel' ? personWorth(card.def) : (typeWorths[def.type] ?? 1);
};

/** Which kinds of mission we have completed. */
const completedKinds = (s: Situation): ReadonlySet<string> => {
  const kinds = new Set<string>();
  for (const location of s.spaceline) {
    if (location.completedBy !== s.me) continue;
    const def = defOf(s.cards.get(location.missions[0] ?? -1)?.def ?? '');
    if (def?.type === 'Mission') kinds.add(def.kind);
  }
  return kinds;
};

/** What a mission is worth on the way to victory: its points, and what the format asks for besides them. */
export const missionWorth = (s: Situation, mission: Mission): number => {
  const { victory } = s.view.players[s.me];
  const { kind, points } = mission.def;
  const kinds = completedKinds(s);
  const unmet = victory.requirements.some(({ met }) => !met);
  const other = kind === 'planet' ? 'space' : 'planet';
  const fresh = kind === 'dual' || !kinds.has(kind);
  if (s.mixes) return fresh ? 50 + points / 10 : kinds.has(other) ? points / 4 : 3;
  const counting = Math.min(points, Math.max(5, victory.missing));
  // Beginners count points alone.
  if (!unmet || !s.style.conditions) return points >= victory.missing ? counting + 60 : counting;
  return fresh ? counting + 15 : counting * 0.6;
};

/** The cheapest of these who can staff the ship; nothing: they cannot. */
export const staffFor = (s: Situation, ship: Group, people: readonly Person[]): readonly Person[] | undefined => {
  const def = defOf(ship.def);
  if (def?.type !== 'Ship') return undefined;
  const affiliation = s.cards.get(ship.id)?.affiliation ?? def.affiliations[0] ?? '';
  return staffOf(s, def, affiliation, people);
};

/** The cheapest of these who can staff a ship of that kind. */
export const staffOf = <M extends Member>(
  s: Situation,
  def: ShipCard,
  affiliation: string,
  people: readonly M[],
): readonly M[] | undefined => {
  const fit = people.filter((one) => getAlong(s, one.affiliation, affiliation));
  const cheap = fit.toSorted((a, b) => personWorth(a.def) - personWorth(b.def));
  const taken: M[] = [];
  const take = (fits: (one: M) => boolean): boolean => {
    const found = cheap.find((one) => !taken.includes(one) && fits(one));
    if (found) taken.push(found);
    return found !== undefined;
  };
  const command = (one: M): number => profileOf(one.def)?.command ?? 0;
  const staff = (one: M): number => profileOf(one.def)?.staff ?? 0;
  for (const icon of def.staffing) {
    if (icon === 'Cmd') {
      if (!take((one) => command(one) > 0)) return undefined;
    } else if (icon === 'Stf') {
      if (!take((one) => staff(one) > 0) && !take((one) => command(one) > 0)) return undefined;
    } else if (!take((one) => profileOf(one.def)?.def.icons.includes(icon) ?? false)) return undefined;
  }
  const matches = (one: M): boolean => affiliation === 'Non-Aligned' || one.affiliation === affiliation;
  if (!taken.some(matches) && !take(matches)) return undefined;
  return taken;
};
