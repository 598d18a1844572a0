import type { Card, Deck, Problem } from './deck.ts';
import { type Library, written } from './library.ts';

/** Things that are legal but will hardly be meant: warnings about decks that cannot do what they set out to do. */

type Personnel = Extract<Card, { type: 'Personnel' }>;
type Mission = Extract<Card, { type: 'Mission' }>;
type Condition = Mission['requires'];

const cardsOf = (ids: readonly string[], library: Library): readonly Card[] =>
  ids.flatMap((id) => library.find(id)?.card ?? []);

const levels = (team: readonly Personnel[], skill: string): number =>
  team
    .flatMap((card) => card.individuals)
    .reduce(
      (sum, one) =>
        sum +
        (one.classification === skill ? 1 : 0) +
        one.skills.reduce((own, has) => own + (has.skill === skill ? has.levels : 0), 0),
      0,
    );

const attributes = { INTEGRITY: 'integrity', CUNNING: 'cunning', STRENGTH: 'strength' } as const;

/** What of a requirement all personnel and equipment of the deck together do not have; nothing if they could do it. */
const lacking = (need: Condition, team: readonly Personnel[], others: readonly Card[]): string | undefined => {
  switch (need.if) {
    case 'all':
      return need.of.map((one) => lacking(one, team, others)).find((one) => one !== undefined);
    case 'any': {
      const each = need.of.map((one) => lacking(one, team, others));
      return each.includes(undefined) ? undefined : each.join(' or ');
    }
    case 'in':
      return lacking(need.of, team, others);
    case 'skill':
      return levels(team, need.skill) >= need.levels
        ? undefined
        : `${need.skill}${need.levels > 1 ? ` x${need.levels}` : ''}`;
    case 'sum': {
      const sum = team
        .flatMap((card) => card.individuals)
        .reduce((total, one) => total + one[attributes[need.attribute]], 0);
      return sum > need.over ? undefined : `${need.attribute} over ${need.over}`;
    }
    case 'named':
      return team.some((card) => card.personas.includes(need.title) || card.title === need.title) ||
        others.some((card) => card.title === need.title)
        ? undefined
        : need.title;
    case 'not':
    case 'members':
    case 'ship':
    case 'at your outpost':
      return undefined;
  }
};

const warn = (clause: string, card: string, what: string, hint: string): Problem => ({
  severity: 'warning',
  clause,
  card,
  what,
  hint,
});

/** Personnel without a place to report to. */
const stranded = (team: readonly Personnel[], all: readonly Card[]): readonly Problem[] => {
  const homes = new Set<string>();
  for (const card of all) {
    if (card.type === 'Facility') for (const one of card.affiliations) homes.add(one);
    if (card.type === 'Mission' && card.builtIn?.kind === 'outpost') homes.add(card.builtIn.affiliation);
  }
  for (const card of all) {
    const [, one, other] = /^Treaty: (\S+)\/(\S+)$/.exec(card.title) ?? [];
    if (one && homes.has(one)) homes.add(other);
    else if (other && homes.has(other)) homes.add(one);
  }
  const homeless = (card: Personnel): boolean =>
    card.affiliations.every((one) => (one === 'Non-Aligned' ? homes.size === 0 : !homes.has(one)));
  const found = team.filter(homeless);
  const affiliations = [...new Set(found.map((card) => card.affiliations.join('/')))];
  return affiliations.map((affiliation) =>
    warn(
      'B-13.10',
      found.find((card) => card.affiliations.join('/') === affiliation)?.title ?? affiliation,
      `no outpost in the deck takes ${affiliation} personnel`,
      affiliation === 'Non-Aligned' ? 'Seed an outpost.' : `Seed a ${affiliation} outpost.`,
    ),
  );
};

const outOfReach = (mission: Mission, team: readonly Personnel[], others: readonly Card[]): readonly Problem[] => {
  const matching = team.some((card) => card.affiliations.some((one) => mission.attemptedBy.includes(one)));
  if (!matching)
    return [
      warn(
        'B-16.4',
        mission.title,
        `nobody in the deck can attempt ${mission.title}`,
        `It is attempted by ${mission.attemptedBy.join(', ') || 'nobody'}.`,
      ),
    ];
  const missing = lacking(mission.requires, team, others);
  if (missing === undefined) return [];
  return [
    warn('B-16.26', mission.title, `the deck cannot meet the requirements of ${mission.title}`, `It lacks ${missing}.`),
  ];
};

/** What a player may want to know about a legal deck. */
export const advise = (deck: Deck, library: Library = written): readonly Problem[] => {
  const draw = cardsOf(deck.draw, library);
  const all = [...cardsOf(deck.missions, library), ...cardsOf(deck.seeds, library), ...draw];
  const team = draw.filter((card): card is Personnel => card.type === 'Personnel');
  if (team.length === 0 || deck.draw.some((id) => library.find(id)?.card === undefined)) return [];
  const missions = new Set(all.filter((card): card is Mission => card.type === 'Mission'));
  return [...stranded(team, all), ...[...missions].flatMap((mission) => outOfReach(mission, team, all))];
};
