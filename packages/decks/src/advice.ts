import type { Card, Deck, Problem } from './deck.ts';
import { sections } from './deck.ts';
import { type Library, written } from './library.ts';
import {
  type Help,
  type Mission,
  type Personnel,
  alliesOf,
  helpOf,
  iconsOf,
  inPlay,
  joining,
  lacking,
} from './reach.ts';

/** Things that are legal but will hardly be meant: warnings about decks that cannot do what they set out to do. */

const cardsOf = (ids: readonly string[], library: Library): readonly Card[] =>
  ids.flatMap((id) => library.find(id)?.card ?? []);

const warn = (clause: string, card: string, what: string, hint: string): Problem => ({
  severity: 'warning',
  clause,
  card,
  what,
  hint,
});

/** Personnel without a place to report to. */
const stranded = (team: readonly Personnel[], help: Help): readonly Problem[] => {
  const outposts = new Set(
    help.cards.flatMap((card) => {
      if (card.type === 'Facility') return card.affiliations;
      return card.type === 'Mission' && card.builtIn?.kind === 'outpost' ? [card.builtIn.affiliation] : [];
    }),
  );
  const homes = new Set([...outposts, ...[...outposts].flatMap((one) => alliesOf(one, help))]);
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

const outOfReach = (mission: Mission, team: readonly Personnel[], help: Help): readonly Problem[] => {
  const able = iconsOf(mission, help).filter((icon) => team.some((card) => card.affiliations.includes(icon)));
  if (able.length === 0)
    return [
      warn(
        'B-16.4',
        mission.title,
        `nobody in the deck can attempt ${mission.title}`,
        `It is attempted by ${mission.attemptedBy.join(', ') || 'nobody'}.`,
      ),
    ];
  const missing = able.map((icon) => lacking(mission.requires, joining(icon, team, help), help));
  const [least] = missing.toSorted((a = '', b = '') => a.length - b.length);
  if (missing.includes(undefined) || least === undefined) return [];
  return [
    warn('B-16.26', mission.title, `the deck cannot meet the requirements of ${mission.title}`, `It lacks ${least}.`),
  ];
};

/** Types of the titles without a program: nobody knows how they help. */
const unknownTypes = (deck: Deck, library: Library): ReadonlySet<string> => {
  const types = new Set<string>();
  for (const section of sections)
    for (const id of deck[section]) {
      const entry = library.find(id);
      if (entry && !entry.card) types.add(entry.type);
    }
  return types;
};

/** A dilemma helps nobody, a mission only those who may report to it. */
const helpless: ReadonlySet<string> = new Set(['Dilemma', 'Mission']);

/** What a player may want to know about a legal deck. */
export const advise = (deck: Deck, library: Library = written): readonly Problem[] => {
  const unknown = unknownTypes(deck, library);
  if ([...unknown].some((type) => !helpless.has(type))) return [];
  const team = inPlay(cardsOf(deck.draw, library).filter((card): card is Personnel => card.type === 'Personnel'));
  if (team.length === 0) return [];
  const help = helpOf(sections.flatMap((section) => cardsOf(deck[section], library)));
  const missions = help.cards.filter((card): card is Mission => card.type === 'Mission');
  return [
    ...(unknown.has('Mission') ? [] : stranded(team, help)),
    ...missions.flatMap((mission) => outOfReach(mission, team, help)),
  ];
};
