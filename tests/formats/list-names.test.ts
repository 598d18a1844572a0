import { type Deck, type Entry, checkDeck, isLegal, legalStarters, problemWords, readDeck } from '@spaceline/decks';
import { callings, everyTitle, subtitles } from '@spaceline/decks/catalogue';
import { formats, otfBeta, ruleOfFour } from '@spaceline/formats';
import type { Format } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';

/**
 * Every card of every ban list and of the conversion list, under every name a deck file can give it: the card itself, or
 * a problem that names the cards it may be. Never another card in silence.
 */

const library = everyTitle();

/** As people call it; the catalogue adds some remarks in brackets. */
const bare = (set: string): string => set.replace(/^2E /, '').replace(/\s*\(.*\)$/, '');

/** What may stand beside a title to say which card it is. */
const marksOf = ({ id, version, edition, sets = [] }: Entry): readonly string[] => [
  ...sets.flatMap((set) => (bare(set) === '' ? [] : [bare(set), `${bare(set)} ${edition}E`, ...callings(set)])),
  ...(version === undefined ? [] : [version, `${version} ${edition}E`]),
  ...(subtitles[id] === undefined ? [] : [subtitles[id], `${subtitles[id]} ${edition}E`]),
  `${edition}E`,
];

/** All names of a card, with and without what its set, version and edition add. */
const namesOf = (entry: Entry): readonly string[] => {
  const { id, title, edition, version } = entry;
  const marked = marksOf(entry).flatMap((mark) => [
    `${title} (${mark})`,
    `${title} [${mark}]`,
    `${title} (${mark}) (${edition}E)`,
    `${title.toUpperCase()} (${mark.toUpperCase()})`,
    `${title}\t${mark}`,
    ...(/^\w+$/.test(mark) ? [`${title} *${mark}`, `${title} *${mark.toUpperCase()}`, `% ${title}* *${mark}`] : []),
  ]);
  const subtitle = subtitles[id] ?? (edition === 2 ? version : undefined);
  const behind = subtitle === undefined ? [] : [`${title}, ${subtitle}`, `${title} ${subtitle} 2E`];
  return [id, title, title.toUpperCase(), `% ${title}`, `${title}*`, `${title} ${edition}E`, ...behind, ...marked];
};

/** The cards of a library that an entry of a list means. */
const meantBy = (title: string, edition: number): readonly Entry[] =>
  library.entries.filter((one) => one.title === title && one.edition === edition);

const legalDeck = (format: Format): Deck => legalStarters(format)[0].deck;
/** A deck that is legal but for the cards of some lines. */
const withLines = (format: Format, ...lines: readonly string[]): string => {
  const { missions, seeds, draw } = legalDeck(format);
  return ['Missions', ...missions, 'Seed deck', ...seeds, 'Draw deck', ...draw, ...lines].join('\n');
};

/** A name that another card has, too, may mean that one: of the First Edition before the Second, the bare title first. */
const isShared = (name: string, found: Entry, entry: Entry): boolean =>
  found.title === entry.title && found.edition === 1 && entry.edition === 2 && namesOf(found).includes(name);

/** Wrong readings of the names of a card: `same` are the cards that may be meant as well. */
const misread = (entry: Entry, same: readonly Entry[]): readonly string[] =>
  namesOf(entry).flatMap((name) => {
    const { deck, problems } = readDeck(`Draw deck\n1 ${name}`, library);
    const errors = problems.filter(({ severity }) => severity === 'error');
    const [id] = deck.draw;
    const found = id === undefined ? undefined : library.find(id);
    if (!found) {
      // Several cards have the name: the problem names them.
      const isTold = errors.length === 1 && /^There are .+, .+: write one of these names\.$/.test(errors[0].hint);
      return isTold ? [] : [`${name}: ${problems.map(problemWords).join(' ')}`];
    }
    if (same.includes(found) || isShared(name, found, entry)) return [];
    return [`${name}: taken as ${found.id}`];
  });

const banClauses = formats.flatMap((format) =>
  format.clauses.flatMap(({ id, deck }) => (deck?.bans ? [{ format, id, bans: deck.bans }] : [])),
);

describe.each(banClauses)('$id', ({ format, id, bans }) => {
  test(`${id}: each of its cards is in the catalogue`, () => {
    expect(bans.cards.filter(({ title, edition = 1 }) => meantBy(title, edition).length === 0)).toEqual([]);
  });

  test(`${id}: no name of a banned card means another card in silence`, () => {
    for (const { title, edition = 1 } of bans.cards)
      for (const entry of meantBy(title, edition)) expect(misread(entry, meantBy(title, edition))).toEqual([]);
  });

  test(`${id}: a deck with a banned card is refused, by whatever name`, () => {
    const allowed: string[] = [];
    for (const { title, edition = 1 } of bans.cards)
      for (const entry of meantBy(title, edition))
        for (const name of namesOf(entry)) {
          const { deck, problems } = checkDeck(`Draw deck\n${name}`, format, library);
          if (problems.some(({ severity, clause }) => severity === 'error' && [id, 'notation'].includes(clause)))
            continue;
          const taken = library.find(deck.draw[0] ?? '');
          if (!taken || !isShared(name, taken, entry)) allowed.push(name);
        }
    expect(allowed).toEqual([]);
  });

  test(`${id}: the refusal names the card, the list, its date and the line`, () => {
    for (const { title, edition = 1 } of bans.cards) {
      const [entry] = meantBy(title, edition);
      const text = withLines(format, entry.id);
      const { problems } = checkDeck(text, format, library);
      const line = text.split('\n').length;
      expect(problems.filter(({ clause }) => clause === id)).toMatchObject([
        { severity: 'error', line, hint: expect.stringContaining(`${bans.name} (${bans.date})`) },
      ]);
    }
  });
});

test('BETA-6.1: the card of the Second Edition that the sheet bans is refused under the names of the sheet', () => {
  for (const name of [
    'Jack (Maladjusted Misfit) (2E)',
    'Jack (Maladjusted Misfit)',
    'JACK (MALADJUSTED MISFIT)',
    'Jack, Maladjusted Misfit',
    'Jack Maladjusted Misfit 2E',
    'Jack (2E)',
    'Jack (Call to Arms 2E)',
    'Jack (Call to Arms)',
    'Jack *CA',
    'Qol (Lascivious Lackey) (2E)',
    'Qol (These Are the Voyages 2E)',
  ])
    expect(
      checkDeck(withLines(otfBeta, name), otfBeta, library).problems.filter(({ clause }) => clause === 'BETA-6.1'),
      name,
    ).toHaveLength(1);
});

test('BETA-6.1: near miss: the First Edition namesakes of those cards are legal', () => {
  for (const name of ['Jack', 'Jack (Metamorphosis)', 'Qol', 'Qol (The Cage)'])
    expect(isLegal(checkDeck(withLines(otfBeta, name), otfBeta, library).problems), name).toBe(true);
});

const conversions = otfBeta.clauses.flatMap(({ deck }) => deck?.conversions?.cards ?? []);

test('BETA-5.1, R4-7.1: every printing of the conversion list and every card they become is in the catalogue', () => {
  expect(conversions).toHaveLength(29);
  for (const { from, becomes } of conversions)
    for (const id of [...from, becomes]) expect(library.byId(id)?.id, id).toBe(id);
});

test('BETA-5.1, R4-7.1: no name of a converted card means another card in silence', () => {
  for (const { from, becomes } of conversions) {
    const same = [...from, becomes].flatMap((id) => library.byId(id) ?? []);
    for (const id of from) expect(misread(library.byId(id)!, same)).toEqual([]);
  }
});

test.each([
  ['James T. Kirk (Genesis 2E)', 'james-t-kirk.2e.life-from-lifelessness'],
  ['Carol Marcus (Genesis)', 'carol-marcus.2e.life-from-lifelessness'],
  ['David Marcus (Genesis 2E)', 'david-marcus.2e.life-from-lifelessness'],
  ['Data (In a Mirror, Darkly)', 'data.2e.things-past'],
  ['Data (2E In a Mirror, Darkly)', 'data.2e.things-past'],
  ['Duras (Second Edition)', 'duras.2e.life-from-lifelessness'],
  ['Duras, Son of a Traitor', 'duras.2e.life-from-lifelessness'],
  ['Dukat (These Are the Voyages)', 'dukat.2e.things-past'],
  ['The Viceroy (Second Edition)', 'the-viceroy.2e.homefront-iii'],
])('BETA-5.1, R4-7.1: a converted card is known by the set it was printed in: %s', (name, id) => {
  expect(readDeck(`Draw deck\n${name}`, library)).toEqual({
    deck: { missions: [], seeds: [], draw: [id] },
    problems: [],
  });
});

test.each(['James T. Kirk (2E)', 'Dukat (2E)', 'The Viceroy (2E)', 'Data (Necessary Evil)', 'Odo (2E)'])(
  'BETA-5.1, R4-7.1: a name that several cards have is a problem that names them: %s',
  (name) => {
    const { deck, problems } = readDeck(`Draw deck\n${name}`, library);
    expect(deck.draw).toEqual([]);
    expect(problems).toMatchObject([
      {
        severity: 'error',
        line: 2,
        what: `"${name}" may mean several cards`,
        hint: expect.stringMatching(/^There are .+2E\), .+2E\).*: write one of these names\.$/),
      },
    ]);
  },
);

/** The judge counts copies by what a card was converted into, under whatever name it stands in the list. */
const judgedCopies = (lines: readonly string[], format: Format): readonly string[] =>
  checkDeck(withLines(format, ...lines), format, library)
    .problems.filter(({ clause }) => clause === 'R4-1.1')
    .map(({ what }) => what);

test('R4-7.1: a converted card is a copy of its conversion, by whatever name either is called', () => {
  for (const { from, becomes } of conversions)
    for (const id of from) expect(judgedCopies([`3 ${becomes}`, `2 ${id}`], ruleOfFour), id).toHaveLength(1);
  expect(judgedCopies(['3 Duras (Life From Lifelessness)', '2 Duras (Second Edition)'], ruleOfFour)).toHaveLength(1);
  expect(judgedCopies(['2 Duras (Life From Lifelessness)', '2 Duras (Second Edition)'], ruleOfFour)).toEqual([]);
});
