import type { Clause } from '@spaceline/formats';
import { type Beside, sideCards } from './besides.ts';
import { type Deck, type Problem, type Section, counted, sectionTitles, sections } from './deck.ts';
import { type Entry, type Library, written } from './library.ts';
import { limits } from './limits.ts';
import { nameIn } from './names.ts';
import { didYouMean } from './titles.ts';

/** The types of which some cards say that they are seeded. */
const seedable: ReadonlySet<string> = new Set([
  'Dilemma',
  'Artifact',
  'Facility',
  'Doorway',
  'Site',
  'Time Location',
  'Incident',
  'Objective',
]);
const neverPlayed: ReadonlySet<string> = new Set(['Dilemma', 'Artifact']);

type Ruling = Omit<Problem, 'severity'>;
const error = (ruling: Ruling): Problem => ({ severity: 'error', ...ruling });
const warning = (ruling: Ruling): Problem => ({ severity: 'warning', ...ruling });
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const copies = (n: number): string => (n === 1 ? '' : ` (${n} copies)`);

type SizeName = 'missions' | 'fewestMissions' | 'seedMaximum' | 'drawMinimum';

/** What the judge reads of a format: its clauses, of which some set sizes, limits and lists (B-28.7 to B-28.9, B-28.16). */
export interface JudgedFormat {
  readonly id: string;
  readonly clauses?: readonly (Pick<Clause, 'id' | 'deck'> & {
    readonly sizes?: Readonly<Partial<Record<SizeName, number>>>;
  })[];
}

interface Size {
  readonly clause: string;
  readonly n: number;
}

const sizeOf = (format: JudgedFormat, name: SizeName, base: Size): Size => {
  let size = base;
  for (const clause of format.clauses ?? []) {
    const n = clause.sizes?.[name];
    if (n !== undefined) size = { clause: clause.id, n };
  }
  return size;
};

const addOrTakeOut = (surplus: number): string =>
  surplus > 0 ? `Take out ${cards(surplus)}.` : `Add ${cards(-surplus)}.`;

const sizes = (deck: Deck, format: JudgedFormat): readonly Problem[] => {
  const missions = sizeOf(format, 'missions', { clause: 'B-7.2', n: 6 });
  const fewestMissions = sizeOf(format, 'fewestMissions', missions);
  const most = sizeOf(format, 'seedMaximum', { clause: 'B-7.3', n: 30 });
  const fewest = sizeOf(format, 'drawMinimum', { clause: 'B-7.4', n: 30 });
  const checks: readonly { readonly bad: boolean; readonly size: Size; readonly what: string; readonly has: number }[] =
    [
      {
        bad: fewestMissions.n === missions.n && deck.missions.length !== missions.n,
        size: missions,
        what: `the mission pile has ${cards(deck.missions.length)}, not exactly ${missions.n}`,
        has: deck.missions.length,
      },
      {
        bad: fewestMissions.n < missions.n && deck.missions.length > missions.n,
        size: missions,
        what: `the mission pile has ${cards(deck.missions.length)}, more than ${missions.n}`,
        has: deck.missions.length,
      },
      {
        bad: fewestMissions.n < missions.n && deck.missions.length < fewestMissions.n,
        size: fewestMissions,
        what: `the mission pile has ${cards(deck.missions.length)}, fewer than ${fewestMissions.n}`,
        has: deck.missions.length,
      },
      {
        bad: deck.seeds.length > most.n,
        size: most,
        what: `the seed deck has ${cards(deck.seeds.length)}, more than ${most.n}`,
        has: deck.seeds.length,
      },
      {
        bad: deck.draw.length < fewest.n,
        size: fewest,
        what: `the draw deck has ${cards(deck.draw.length)}, fewer than ${fewest.n}`,
        has: deck.draw.length,
      },
    ];
  return checks
    .filter((check) => check.bad)
    .map(({ size, what, has }) => error({ clause: size.clause, what, hint: addOrTakeOut(has - size.n) }));
};

/** The clause by which cards that report may be among the seeds, if the format has one. */
const aboardClause = ({ clauses = [] }: JudgedFormat) => clauses.find(({ deck }) => deck?.seededAboard !== undefined);

const reporting: ReadonlySet<string> = new Set(['Personnel', 'Ship', 'Equipment']);

const misplaced = (card: Entry, section: Section, count: number, format: JudgedFormat): Problem | undefined => {
  const what = `${card.title}${copies(count)} is ${/^[AEIO]/.test(card.type) ? 'an' : 'a'} ${card.type} in the ${sectionTitles[section].toLowerCase()}`;
  const says = (clause: string, hint: string): Ruling => ({ clause, card: card.title, section, what, hint });
  if (section === 'missions')
    return card.type === 'Mission' ? undefined : error(says('B-7.2', 'The mission pile holds missions only.'));
  if (card.type === 'Mission')
    return error(says(section === 'seeds' ? 'B-7.1' : 'B-7.8', 'Missions belong in the mission pile.'));
  if (section === 'seeds' && reporting.has(card.type) && aboardClause(format)) return undefined;
  // What the text of an unwritten card says of seeding only its players know.
  if (section === 'seeds' && card.card && !seedable.has(card.type))
    return warning(says('B-7.7', 'It can never be seeded; it would be removed from the game.'));
  if (section === 'draw' && neverPlayed.has(card.type))
    return warning(says('B-7.8', 'It can never be played from the hand; seed it instead.'));
  return undefined;
};

interface Location {
  readonly key: string;
  readonly words: string;
}

/** Where a mission is that may not lie there twice; a Mission II is where the original is (B-7.5). */
const locationOf = ({ title, type, universal, card, plain }: Entry, library: Library): Location | undefined => {
  if (type !== 'Mission') return undefined;
  if (card?.type === 'Mission' && !plain)
    return card.universal ? undefined : { key: card.location, words: `the location ${card.location}` };
  if (universal) return undefined;
  const original = title.replace(/ II$/, '');
  const known = original === title ? undefined : library.find(original);
  return known?.card && !known.plain ? locationOf(known, library) : { key: `at ${original}`, words: 'one location' };
};

const locations = (deck: Deck, library: Library): readonly Problem[] => {
  const at = new Map<string, { readonly words: string; readonly titles: string[] }>();
  for (const id of deck.missions) {
    const entry = library.find(id);
    const location = entry && locationOf(entry, library);
    if (!location) continue;
    const known = at.get(location.key);
    if (known) known.titles.push(entry.title);
    else at.set(location.key, { words: location.words, titles: [entry.title] });
  }
  return [...at.values()]
    .filter(({ titles }) => titles.length > 1)
    .map(({ words, titles }) =>
      error({
        clause: 'B-7.5',
        card: titles[0],
        section: 'missions',
        what: `${titles.length} missions of ${words}: ${titles.join(', ')}`,
        hint: 'Keep one of them.',
      }),
    );
};

const placed = (deck: Deck, format: JudgedFormat, library: Library): readonly Problem[] => {
  const found: Problem[] = [];
  for (const section of sections)
    for (const [id, count] of counted(deck[section])) {
      const card = library.find(id);
      if (!card)
        found.push(
          error({
            clause: 'B-7.10',
            card: id,
            what: `"${id}" is not a card of the catalogue`,
            hint: didYouMean(id, library),
          }),
        );
      else {
        const problem = misplaced(card, section, count, format);
        if (problem) found.push(problem);
      }
    }
  return found;
};

/** Cards that report, and outposts, of which a format lets so many be seeded. */
const seededFaceUp = (deck: Deck, { clauses = [] }: JudgedFormat, library: Library): readonly Problem[] => {
  const seeds = deck.seeds.flatMap((id) => library.find(id) ?? []);
  const aboard = seeds.filter(({ type }) => reporting.has(type));
  const outposts = seeds.filter(({ type }) => type === 'Facility');
  const titles = (entries: readonly Entry[]): string => entries.map(({ title }) => title).join(', ');
  return clauses.flatMap(({ id: clause, deck: rules }): readonly Problem[] => [
    ...(rules?.seededAboard !== undefined && aboard.length > rules.seededAboard
      ? [
          error({
            clause,
            section: 'seeds',
            what: `${aboard.length} personnel, ship or equipment cards are among the seeds: ${titles(aboard)}`,
            hint: `Keep ${rules.seededAboard} of them there.`,
          }),
        ]
      : []),
    ...(rules?.outposts !== undefined && outposts.length > rules.outposts
      ? [
          warning({
            clause,
            section: 'seeds',
            what: `${outposts.length} outposts are among the seeds: ${titles(outposts)}`,
            hint: 'Only one can be seeded; move the others to the draw deck, to be built in play.',
          }),
        ]
      : []),
  ]);
};

/** A side deck belongs to the deck, but no rule here plays with it. */
const unused = ({ kind, name, cards: ids }: Beside): readonly Problem[] =>
  kind === 'side deck'
    ? [
        warning({
          clause: 'B-7.1',
          what: `the side deck ${name} has ${cards(ids.length)}`,
          hint: 'It is kept with the list; games are played without it.',
        }),
      ]
    : [];

/** Titles without a program: legal, but only an assisted table can play them. */
const unwritten = (deck: Deck, library: Library): readonly Problem[] =>
  entriesIn(deck, library, ({ card }) => !card).map((entry) => {
    const title = nameIn(entry, library);
    const why = entry.why === undefined ? '' : `: ${entry.why}`;
    return warning({
      clause: 'A-1',
      card: title,
      what: `${title} is played by hand${why}`,
      hint: 'It can be played at an assisted table only.',
    });
  });

/** Titles that play by their facts, but cannot enter play: only a text opens the way to other universes (B-13.40). */
const dead = (deck: Deck, library: Library): readonly Problem[] =>
  entriesIn(deck, library, ({ plain, card }) => plain === true && card?.icons.includes('AU') === true).map((entry) =>
    warning({
      clause: 'B-13.40',
      card: nameIn(entry, library),
      what: `${nameIn(entry, library)} shows the alternate universe icon`,
      hint: 'No written card lets it enter play; at an assisted table the players see to that.',
    }),
  );

/** The different titles of a deck that are meant, in its order. */
const entriesIn = (deck: Deck, library: Library, isMeant: (entry: Entry) => boolean): readonly Entry[] => {
  const found = new Set<Entry>();
  for (const section of sections)
    for (const id of deck[section]) {
      const entry = library.find(id);
      if (entry && isMeant(entry)) found.add(entry);
    }
  return [...found];
};

const namesIn = (deck: Deck, library: Library, isMeant: (entry: Entry) => boolean): readonly string[] =>
  entriesIn(deck, library, isMeant).map((entry) => nameIn(entry, library));

/** Titles of a deck whose texts are not written yet. */
export const unwrittenIn = (deck: Deck, library: Library): readonly string[] =>
  namesIn(deck, library, ({ card }) => !card);

/** Titles of a deck that have no program and need none: they say nothing beyond their facts. */
export const plainIn = (deck: Deck, library: Library): readonly string[] =>
  namesIn(deck, library, ({ plain }) => plain === true);

/** Everything that is wrong with a deck in a format, all at once. Errors make it illegal, warnings do not (B-7.10). */
export const judge = (
  deck: Deck,
  format: JudgedFormat,
  library: Library = written,
  besides: readonly Beside[] = [],
): readonly Problem[] => [
  ...sizes(deck, format),
  ...locations(deck, library),
  ...placed(deck, format, library),
  ...seededFaceUp(deck, format, library),
  ...limits(deck, format, library, sideCards(besides)),
  ...besides.flatMap(unused),
  ...unwritten(deck, library),
  ...dead(deck, library),
];

export const isLegal = (problems: readonly Problem[]): boolean => problems.every((one) => one.severity === 'warning');
