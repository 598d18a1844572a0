import { allCards } from '@spaceline/cards';
import { type CardId, type GroupView, none } from '@spaceline/engine';
import type { Condition, PersonnelCard } from '@spaceline/language';
import { random } from '../random.ts';
import { type Situation, memberOf } from './situation.ts';
import { emptyTeam, join, missing } from './team.ts';

/** How likely it is that a crew which we do not see can end what is laid on its ship. */

const everybody: readonly PersonnelCard[] = allCards.flatMap((card) => (card.type === 'Personnel' ? [card] : []));

const recruits = new Map<string, readonly PersonnelCard[]>();

/** Whoever may be aboard a ship of that affiliation. */
const recruitsOf = (affiliation: string): readonly PersonnelCard[] => {
  const known = recruits.get(affiliation);
  if (known) return known;
  const made = everybody.filter(({ affiliations }) =>
    affiliations.some((one) => one === affiliation || one === 'Non-Aligned'),
  );
  recruits.set(affiliation, made);
  return made;
};

const crews = 24;

const thought = (cure: Condition, affiliation: string, seen: readonly PersonnelCard[], hidden: number): number => {
  const from = affiliation === '' ? everybody : recruitsOf(affiliation);
  let ends = 0;
  for (let n = 0; n < crews; n++) {
    const dice = random(`crew ${n}`);
    const team = emptyTeam();
    for (const one of seen) join(team, memberOf(none, one));
    for (let more = 0; more < hidden; more++) join(team, memberOf(none, from[dice.int(from.length)]!));
    if (missing(cure, team) <= 0) ends += 1;
  }
  return ends / crews;
};

const kept = new WeakMap<Condition, Map<string, number>>();

/** Nothing: it is no ship of theirs. Whoever is at the same place can come aboard in time. */
export const cureChance = (s: Situation, cure: Condition, ship: CardId): number | undefined => {
  const place = s.spaceline.find(({ ships }) =>
    ships.some(({ card, controller }) => card === ship && controller === s.them),
  );
  if (!place) return undefined;
  const groups: readonly GroupView[] = [
    ...place.teams,
    ...[...place.ships, ...place.facilities].flatMap(({ crew }) => crew),
  ];
  const theirs = groups.filter(({ player }) => player === s.them);
  const places = new Set<CardId>([
    place.id,
    ...place.ships.map(({ card }) => card),
    ...place.facilities.map(({ card }) => card),
  ]);
  const remembered = s.view.remembered.filter(
    ({ owner, lies }) => owner === s.them && 'with' in lies && places.has(lies.with),
  );
  const ids = [
    ...theirs.flatMap(({ cards }) => cards.map((id) => s.cards.get(id)?.def ?? '')),
    ...remembered.map(({ def }) => def),
  ];
  const seen = everybody.filter(({ id }) => ids.includes(id));
  const hidden = Math.max(0, theirs.reduce((n, group) => n + group.hidden, 0) - remembered.length);
  const affiliation = s.mixes ? '' : (s.cards.get(ship)?.affiliation ?? '');
  const key = `${affiliation} ${hidden} ${seen.map(({ id }) => id).join()}`;
  const before = kept.get(cure) ?? new Map<string, number>();
  kept.set(cure, before);
  const chance = before.get(key) ?? thought(cure, affiliation, seen, hidden);
  before.set(key, chance);
  return chance;
};
