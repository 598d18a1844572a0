import type { Beside, Deck, Notation, ReadDeck } from '@spaceline/decks';
import { checkDeck, notations, readDeck, sections, suggestions, writeDeck } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { formats } from '@spaceline/formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const library = everyTitle();
const ids = library.entries.map((entry) => entry.id);

/** Some titles with some copies each, copies side by side as they are written. */
const part = (most: number): fc.Arbitrary<string[]> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 5 })), {
      maxLength: most,
      size: 'max',
      selector: ([id]) => id,
    })
    .map((cards) => cards.flatMap(([id, copies]) => Array.from({ length: copies }, () => id)));

const anyDeck: fc.Arbitrary<Deck> = fc.record({ missions: part(6), seeds: part(30), draw: part(60) });

/** Side decks of any name, and cards put aside; a name stands once. */
const anyBesides: fc.Arbitrary<Beside[]> = fc
  .record({
    sides: fc.uniqueArray(
      fc.record({
        kind: fc.constant('side deck' as const),
        name: fc.constantFrom("Q's Tent", 'Battle Bridge', 'Tribbles', 'Side deck', 'My own', 'Q-Continuum'),
        cards: part(8).filter((cards) => cards.length > 0),
      }),
      { maxLength: 3, selector: ({ name }) => name },
    ),
    aside: part(8),
  })
  .map(({ sides, aside }) => [
    ...sides,
    ...(aside.length > 0 ? [{ kind: 'aside' as const, name: 'Aside', cards: aside }] : []),
  ]);

/** A title as it may stand on one line. */
const anyTitle = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((words) => words.replace(/[\s\p{C}]+/gu, ' ').trim())
  .filter((words) => words !== '' && words.length <= 80);

const hasTitle: Readonly<Record<Notation, boolean>> = { text: true, json: true, dek: true, lackey: false };

describe('decks of any titles of the game', () => {
  test.each(notations)('%s: reading what was written gives the deck', (to) => {
    fc.assert(
      fc.property(anyDeck, anyTitle, (deck, title) => {
        const read = readDeck(writeDeck(deck, to, title, library), library);
        expect(read).toEqual({ deck, problems: [], ...(hasTitle[to] ? { title } : {}) });
      }),
    );
  });

  test.each(notations)('%s: side decks and what was put aside are read back', (to) => {
    fc.assert(
      fc.property(anyDeck, anyBesides, (deck, besides) => {
        const read = readDeck(writeDeck(deck, to, undefined, library, besides), library);
        expect(read).toEqual({ deck, problems: [], ...(besides.length > 0 ? { besides } : {}) });
      }),
    );
  });

  test("LackeyCCG's marks do not matter where a title is one card: capitals, universal, second side, set", () => {
    const alone = library.entries.filter((entry) => library.bearers(entry.title).length === 1);
    const mark = (title: string, n: number): string =>
      [title, title.toUpperCase(), `% ${title}`, `${title}*`, `% ${title.toUpperCase()} *VOY`, `${title} (back)`][n]!;
    fc.assert(
      fc.property(fc.constantFrom(...alone), fc.nat(5), fc.integer({ min: 1, max: 99 }), (entry, n, copies) => {
        const { deck, problems } = readDeck(`${copies}\t${mark(entry.title, n)}\r\nMissions:\r\n`, library);
        expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(deck.draw).toEqual(Array.from({ length: copies }, () => entry.id));
      }),
    );
  });

  test('every title of the catalogue is read back, alone and in any part', () => {
    for (const to of notations)
      for (const section of sections) {
        const deck: Deck = { missions: [], seeds: [], draw: [] };
        const wrong = ids.filter((id) => {
          const one = { ...deck, [section]: [id] };
          const read = readDeck(writeDeck(one, to, undefined, library), library);
          return read.problems.length > 0 || read.deck[section][0] !== id || read.deck[section].length !== 1;
        });
        expect(wrong).toEqual([]);
      }
  });

  test('converting from notation to notation keeps everything', () => {
    fc.assert(
      fc.property(anyDeck, fc.shuffledSubarray([...notations], { minLength: 4 }), (deck, way) => {
        const end = way.reduce((now, to) => readDeck(writeDeck(now, to, undefined, library), library).deck, deck);
        expect(end).toEqual(deck);
      }),
    );
  });

  test('byte order marks, ends of lines, case, accents and quotation marks do not matter', () => {
    const plainly = (text: string): string =>
      text
        .toLowerCase()
        .replaceAll("'", '’')
        .replace(/"([^"]*)"/g, '“$1”');
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const text = writeDeck(deck, 'text', undefined, library);
        for (const other of [
          `\ufeff${text}`,
          text.replaceAll('\n', '\r\n'),
          text.replaceAll('\n', '\r'),
          plainly(text),
        ])
          expect(readDeck(other, library)).toEqual({ deck, problems: [] });
      }),
    );
  });
});

/** Lines as people paste them: titles, misspelt titles, counts, headings, side decks, prose and noise. */
const someTitle = fc.constantFrom(...library.entries.map((entry) => entry.title));
const misspelt = fc
  .tuple(someTitle, fc.nat(), fc.constantFrom('', 'q', 'zz'))
  .map(([title, at, put]) => title.slice(0, at % title.length) + put + title.slice((at % title.length) + 1));
const count = fc.constantFrom('', '2x ', '3 ', 'x2 ', '1\t', '0x ', '100 ', '(4) ');
const heading = fc.constantFrom(
  'Missions',
  'Seed deck (3)',
  '## Draw deck',
  "Q's Tent (2)",
  'Personnel (4)',
  '[Deck]',
  'Dilemmas:',
);
const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '# a remark',
    'Author: me',
    'Title: T',
    '<card>',
    '{',
    '</deck>',
    '"draw": [',
    'x'.repeat(300),
    '&amp;',
  ),
);
const anyLine = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(count, someTitle).map(([n, title]) => n + title) },
  { weight: 2, arbitrary: fc.tuple(count, misspelt).map(([n, title]) => n + title) },
  { weight: 1, arbitrary: heading },
  { weight: 1, arbitrary: noise },
);

const saysNothing = /^\s*($|#|\/\/|(title|name|deck)\s*:)/i;
const isHeading = (line: string): boolean =>
  /^\W*(missions?|seed deck|draw deck|deck|q's tent|personnel|dilemmas?|seeds?|draw)\W*(\d\W*)?$/i.test(line.trim());

describe('anything at all', () => {
  test('is read or told: no line of a list is dropped in silence', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30, size: 'max' }), (some) => {
        const lines = some.map((line) => line.replace(/[\r\n]/g, ' '));
        const source = ['Missions', 'Excavation', 'Draw deck', ...lines].join('\n');
        const whole = readDeck(source, library);
        const size = ({ deck: { missions, seeds, draw }, besides = [] }: ReadDeck): number =>
          [missions, seeds, draw, ...besides.map(({ cards }) => cards)].flat().length;
        lines.forEach((line, at) => {
          if (saysNothing.test(line) || isHeading(line)) return;
          const told = whole.problems.some((problem) => problem.line === at + 4);
          const without = ['Missions', 'Excavation', 'Draw deck', ...lines.toSpliced(at, 1)].join('\n');
          expect(told || size(readDeck(without, library)) < size(whole), line).toBe(true);
        });
      }),
    );
  });

  test('never throws, whatever the notation', () => {
    const broken = fc
      .tuple(
        anyDeck,
        fc.constantFrom(...notations),
        fc.nat(),
        fc.nat({ max: 60 }),
        fc.string({ unit: 'binary', maxLength: 20 }),
      )
      .map(([deck, to, at, length, put]) => {
        const text = writeDeck(deck, to, undefined, library);
        return text.slice(0, at % text.length) + put + text.slice((at % text.length) + length);
      });
    const anything = fc.oneof(broken, fc.string({ unit: 'binary' }), fc.json(), fc.anything());
    fc.assert(
      fc.property(anything, fc.constantFrom(...formats), (source, format) => {
        for (const problem of checkDeck(source, format, library).problems) {
          expect(problem.clause).not.toBe('');
          expect(problem.what).not.toBe('');
          expect(problem.hint).not.toBe('');
        }
      }),
    );
  });
});

/** The table as textbooks have it: letters changed, added, left out or swapped with their neighbour. */
const steps = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array.from({ length: b.length }, () => 0)]);
  for (let j = 0; j <= b.length; j++) rows[0][j] = j;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1][j - 1] + Number(a[i - 1] !== b[j - 1]);
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  return rows[a.length][b.length];
};
const letters = (words: string): string =>
  words
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '');

const titles = [...new Set(library.entries.map((entry) => entry.title))].map((title) => ({
  title,
  letters: letters(title),
  extra: library.find(title)?.card ? 0 : 0.5,
}));

/** Whether the words are some of the words of a title, whole. */
const isName = (title: string, meant: string): boolean => {
  const words = title.split(/[^A-Za-z0-9'.]+/).map(letters);
  return words.some((_, i) => words.some((_, j) => words.slice(i, j + 1).join('') === meant));
};

/** Compares with every title: what begins with the words, what holds them, then by steps up to one above the fewest. */
const slowly = (meant: string): readonly string[] => {
  const holds = (one: (typeof titles)[number]): boolean => meant.length >= 3 && one.letters.includes(meant);
  const limit = titles.some(holds) ? 1 : Math.min(3, Math.max(1, Math.floor(meant.length / 4)));
  const near = titles
    .filter((one) => Math.abs(one.letters.length - meant.length) <= limit)
    .map((one) => ({ ...one, far: steps(meant, one.letters.slice(0, 32)) }));
  const most = Math.min(limit, 1 + Math.min(...near.map(({ far }) => far)));
  const scored = [
    ...titles.filter(holds).map((one) => ({
      ...one,
      score: one.letters.startsWith(meant) ? 0 : one.extra === 0 && isName(one.title, meant) ? 0.4 : 1,
    })),
    ...near.filter((one) => one.far <= most && !holds(one)).map((one) => ({ ...one, score: 1 + one.far })),
  ];
  return scored
    .sort((a, b) => a.score + a.extra - b.score - b.extra || (a.title < b.title ? -1 : 1))
    .slice(0, 3)
    .map(({ title }) => title);
};

test('the nearest titles are suggested, as the slow way finds them', () => {
  const swapped = fc
    .tuple(someTitle, fc.nat())
    .map(([title, at]) => [title, at % Math.max(1, title.length - 1)] as const)
    .map(([title, at]) => title.slice(0, at) + (title[at + 1] ?? '') + title[at] + title.slice(at + 2));
  fc.assert(
    fc.property(fc.oneof(misspelt, swapped), (words) => {
      const meant = letters(words);
      fc.pre(meant.length > 0 && meant.length <= 32);
      const near = slowly(meant);
      const suggested = suggestions(words, 3, library);
      if (near.length > 0) expect(suggested).toEqual(near);
      // Where nothing is near, a title has words in common.
      else
        for (const title of suggested)
          expect(title.split(/\W+/).some((word) => word !== '' && meant.includes(letters(word).slice(0, 3)))).toBe(
            true,
          );
    }),
    { numRuns: 40 },
  );
});
