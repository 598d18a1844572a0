import { allCards } from '@spaceline/cards';
import type { VictoryView } from '@spaceline/engine';
import { type Affiliation, type MissionCard, type PersonnelCard, missionIcons } from '@spaceline/language';
import { type Alternative, type Team, lacking, merged, readMission, teamOf } from '../reading/index.ts';
import { type Random, random } from '../random.ts';
import { asInBoxes } from '../rarity.ts';
import type { Choking } from './choke.ts';

/** Teams that an opponent may bring to a mission: people of its affiliations who meet its requirements. */

const people: readonly PersonnelCard[] = allCards.filter((card) => card.type === 'Personnel');

/** Whoever the dilemmas are for: their affiliations, and their people where their deck is known. */
export interface Foe {
  readonly affiliations: readonly Affiliation[];
  readonly people: readonly PersonnelCard[] | undefined;
  /** What wins for them; nothing: all their missions count alike. */
  readonly victory?: VictoryView | undefined;
  readonly chokes?: Choking;
  /** Their deck comes from a box, and people of any affiliations go together. */
  readonly boxed?: boolean;
  /** Says which of all foes it is. */
  readonly key: string;
}

const mayCome = (card: PersonnelCard, icons: readonly Affiliation[]): boolean =>
  !card.icons.includes('Holo') &&
  card.individuals.length === 1 &&
  card.affiliations.some((one) => one === 'Non-Aligned' || icons.includes(one));

const shuffled = <T>(of: readonly T[], dice: Random): T[] => {
  const left = [...of];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(dice.int(left.length), 1));
  return out;
};

const missing = (alternative: Alternative, team: Team): number =>
  alternative.reduce((n, term) => n + (lacking(term, team) > 0 ? 1 : 0), 0);

/** A first attempt is made with about as many. */
const teamSize = 7;
/** Whose people are known is known to choose: what they may meet with the best of their deck counts. */
const knownSize = 10;
/** An average ship. */
const ships = [
  { range: 8, weapons: 7, shields: 7 },
  { range: 7, weapons: 5, shields: 6 },
] as const;

const alone = new Map<PersonnelCard, Team>();

const aloneOf = (card: PersonnelCard): Team => {
  const before = alone.get(card);
  if (before) return before;
  const team = teamOf([{ card }]);
  alone.set(card, team);
  return team;
};

/** Whether somebody brings something that is still missing. */
const helps = (alternative: Alternative, team: Team, one: Team): boolean =>
  alternative.some((term) => {
    const before = lacking(term, team);
    return before > 0 && lacking(term, one) < lacking(term, nobody);
  });

const nobody = teamOf([]);

const oneTeam = (
  from: readonly PersonnelCard[],
  mission: MissionCard,
  size: number,
  dice: Random,
  at: number,
  boxed: boolean,
): Team => {
  const { easiest: alternative } = readMission(mission);
  const order = boxed ? asInBoxes(from, dice) : shuffled(from, dice);
  const taken = new Set<PersonnelCard>();
  let team = nobody;
  const take = (card: PersonnelCard): void => {
    taken.add(card);
    team = merged(team, aloneOf(card));
  };
  for (const card of order) {
    if (taken.size >= size - 2 || missing(alternative, team) === 0) break;
    if (helps(alternative, team, aloneOf(card))) take(card);
  }
  for (const card of order) if (taken.size < size && !taken.has(card)) take(card);
  const ship = mission.kind === 'planet' ? undefined : ships[at % ships.length];
  return ship ? { ...team, ship } : team;
};

const made = new Map<string, readonly Team[]>();
const teamCount = 4;

/** The same for the same mission and foe, in every game; more of them where their people are known. */
export const modelTeams = (mission: MissionCard, foe: Foe): readonly Team[] => {
  const shown = missionIcons(mission);
  const fitting = foe.affiliations.filter((one) => shown.includes(one));
  const icons = fitting.length > 0 ? fitting.slice(0, 1) : shown;
  const boxed = foe.boxed === true;
  const key = `${boxed ? 'boxed ' : ''}${mission.id} ${icons.join(' ')}${foe.people ? foe.key : ''}`;
  const known = made.get(key);
  if (known) return known;
  const from = boxed
    ? people.filter(({ individuals }) => individuals.length === 1)
    : (foe.people ?? people).filter((card) => mayCome(card, foe.people ? shown : icons));
  const count = boxed || foe.people ? 3 * teamCount : teamCount;
  const size = foe.people ? knownSize : teamSize;
  const teams = Array.from({ length: count }, (_, at) =>
    oneTeam(from, mission, size, random(`${key} ${at}`), at, boxed),
  );
  made.set(key, teams);
  return teams;
};
