import { type Beside, checkDeck, notations, readDeck, writeDeck } from '@spaceline/decks';
import { callings, everyTitle } from '@spaceline/decks/catalogue';
import { open } from '@spaceline/formats';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Decks that come with the community's First Edition plugin for LackeyCCG, and what else its files may have. */

const library = everyTitle();
const folder = new URL('lackey/', import.meta.url);
const files = readdirSync(folder);
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** The zones of a file with its lines, read in the plainest way. */
const zonesOf = (text: string): Readonly<Record<string, readonly [number, string][]>> => {
  const zones: Record<string, [number, string][]> = { Deck: [] };
  let zone = zones['Deck']!;
  for (const line of text.split('\r\n')) {
    const [count = '', words] = line.split('\t');
    if (words !== undefined) zone.push([Number(count), words]);
    else if (line !== '') zone = zones[line.replace(':', '')] = [];
  }
  return zones;
};

const cardsOf = (besides: readonly Beside[] = [], name: string): readonly string[] =>
  besides.find((one) => one.name === name)?.cards ?? [];

const letters = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]/g, '');
/** A title as the plugin marks it, without the marks. */
const unmarked = (words: string): string => letters(words.replace(/^% | ?\*+\w*$| \(.*\)$/g, ''));

describe.each(files)('%s', (file) => {
  const text = textOf(file);
  const { deck, besides, problems } = readDeck(text, library);

  test('no line is unread', () => expect(problems).toEqual([]));

  test('every card of every zone is where it belongs, and none is another', () => {
    const zones = zonesOf(text);
    const parts = [
      [deck.draw, 'Deck'],
      [deck.missions, 'Missions'],
      [deck.seeds, 'Seed+Dil'],
      [cardsOf(besides, "Q's Tent"), 'QsTent'],
      [cardsOf(besides, 'Aside'), 'Aside'],
    ] as const;
    for (const [ids, zone] of parts)
      expect(ids.map((id) => letters(library.byId(id)!.title))).toEqual(
        (zones[zone] ?? []).flatMap(([n, words]) => Array.from({ length: n }, () => unmarked(words))),
      );
  });

  test.each(notations)('%s: written and read again it is the same', (to) => {
    const again = readDeck(writeDeck(deck, to, undefined, library, besides), library);
    expect(again).toEqual({ deck, ...(besides ? { besides } : {}), problems: [] });
  });

  test('the judge finds nothing in the wrong part', () => {
    const found = checkDeck(text, open, library).problems;
    const placed = found.filter(({ clause }) => ['notation', 'B-7.1', 'B-7.2', 'B-7.7', 'B-7.8'].includes(clause));
    expect(placed).toEqual([]);
  });
});

const draw = (...lines: readonly string[]) => readDeck(lines.map((line) => `1\t${line}\r\n`).join(''), library);

test('the marks of the plugin tell its cards apart', () => {
  const { deck, problems } = draw(
    'Mr. Scott *TMP',
    'Deanna Troi *FC',
    'Jean-Luc Picard *CoC',
    'Data *VP',
    'Dukat *VP',
    'Worf *SOG',
    "T'Pol *SAS",
    'Duras *LFL',
    '% Vekor',
    'Kira**',
    'Rom*',
    'GOD',
  );
  expect(problems).toEqual([]);
  expect(deck.draw).toEqual([
    'mr-scott.the-motion-pictures',
    'deanna-troi.first-contact',
    'jean-luc-picard.chain-of-command',
    'data.things-past',
    'dukat.things-past',
    'worf.shades-of-gray',
    'tpol.straight-and-steady',
    'duras.life-from-lifelessness',
    'vekor',
    'kira',
    'rom',
    'god',
  ]);
});

test('names of its later lists: the set in brackets, printings and backs besides', () => {
  const { deck, problems } = draw(
    'Dukat *VP',
    'Dukat (Things Past) *VP',
    'Odo *VP',
    'Odo (Dogs of War)* *VP',
    'Odo (Dogs of War)+ *VP',
    'Betazoid Gift Box (Premiere Remastered) *VP',
    'Terok Nor (back) *VP',
    'Odo [Homefront II White Border Preview]',
    'Kathryn Janeway* 2E (Clever Captain)',
    'Rogue Borg',
    'I.K.S. Vorn',
  );
  expect(problems).toEqual([]);
  expect(deck.draw).toEqual([
    'dukat',
    'dukat.things-past',
    'odo',
    'odo.dogs-of-war',
    'odo.dogs-of-war',
    'betazoid-gift-box',
    'terok-nor',
    'odo.homefront-ii',
    'kathryn-janeway.2e.clever-captain',
    'rogue-borg-mercenaries',
    'ikc-vorn',
  ]);
});

test.each([
  ['NAVIGATIONAL HAZARDS *VOY', 'Voyager'],
  ['NAVIGATIONAL HAZARDS', 'The Dominion'],
  ['Assign Mission Specialists (The Next Generation)', 'The Next Generation Supplemental'],
  ['Assign Mission Specialists (Voyager)', 'Voyager'],
  ['Engineering Kit (Premiere Remastered) (Voyager)', 'Voyager'],
  ['Maglock (Homefront)', 'Homefront'],
])('a mark means a card that was printed in its set: %s', (line, set) => {
  const { deck, problems } = draw(line);
  expect(problems).toEqual([]);
  expect(library.byId(deck.draw[0] ?? '')?.sets).toContain(set);
});

test('an unknown mark is told where cards share the title, and does no harm where they do not', () => {
  const { deck, problems } = draw('Data *XYZ', 'Taurik *XYZ');
  expect(deck.draw).toEqual(['taurik']);
  expect(problems.map(({ severity, line, what }) => `${severity} ${line}: ${what}`)).toEqual([
    'error 1: "XYZ" tells nothing about Data',
    'warning 2: "XYZ" tells nothing about Taurik',
  ]);
});

/** The release codes of the community's pack list. */
const releases =
  'AGT ALT ARM ATP BOG BOR BOW CAG COA COC COF CSO DOM DOW DRP DS9 EFC EMS ENG ENT EPR EQU FAJ FAN FCO FOL GIF HAD HF1 HF2 HF3 HF4 HF5 HF6 IDC ITG LFL LFS LLP MAQ MET MIR NEM OTD PAR PLW PRE PWP QCM RFR RIF ROA SAN SAS SOG SOL SSR STD STL T50 TAC TGC TLG TMP TNE TNG TNZ TSD TTE TWI TWT VOY WHO WPE WPH';
const firstSets = [...new Set(library.entries.flatMap(({ edition, sets = [] }) => (edition === 1 ? sets : [])))];

test('every release code means one set', () => {
  const meant = releases.split(' ').map((code) => firstSets.filter((set) => callings(set).has(code.toLowerCase())));
  expect(meant.filter((sets) => sets.length !== 1)).toEqual([]);
  expect(new Set(meant.flat()).size).toBe(releases.split(' ').length);
});

test('a code that nobody listed means the set whose first letters or beginning it is', () => {
  const { deck, problems } = draw('Nog *METAM', 'Chakotay *LIFE', 'Saavik *STR', 'Taurik *PREMI');
  expect(problems).toEqual([]);
  expect(deck.draw).toEqual(['nog.metamorphosis', 'chakotay.lifesigns', 'saavik.second-star-to-the-right', 'taurik']);
});

test('promotional printings that the catalogue does not have are the card with the bare title', () => {
  const { deck, problems } = draw('Taurik *VP', 'Kahless *VP', 'Kahless (The Next Generation) *VP');
  expect(problems).toEqual([]);
  expect(deck.draw).toEqual(['taurik', 'kahless', 'kahless.the-next-generation']);
  // Older lists mark a card with a set where another has the bare title.
  const old = draw('HANDSHAKE', 'Taurik *VP', 'Kahless *VP');
  expect(old.deck.draw).toEqual(['handshake', 'taurik']);
  expect(old.problems).toMatchObject([{ severity: 'error', line: 3, what: '"VP" tells nothing about Kahless' }]);
});

test('marks with signs, a blank before the star, and what a .dek has for a set', () => {
  const { deck, problems } = draw(
    'Smiley *Mirror, Mirror',
    'Q of Borg *Q Who?',
    'Taurik (Premiere) *',
    'Data\tphysical',
  );
  expect(problems).toEqual([]);
  expect(deck.draw).toEqual(['smiley', 'q-of-borg', 'taurik', 'data']);
});

test.each(['Dukat *VP', 'Borg Queen *VP', 'Jadzia Dax *VP'])('a .dek has the names of its age: %s', (name) => {
  const dek = (...names: readonly string[]): string =>
    `<deck><superzone name="Deck">${names.map((one) => `<card><name>${one}</name><set>virtual</set></card>`).join('')}</superzone></deck>`;
  for (const other of ['ANKARI &quot;SPIRITS&quot;', '% Vekor', 'GIVE ME GENESIS!', 'Taurik']) {
    const text = draw(other.replaceAll('&quot;', '"'), name);
    expect(readDeck(dek(other, name), library).deck).toEqual(text.deck);
  }
});

test('a title that is printed in capitals does not make a list old', () => {
  expect(draw('GIVE ME GENESIS!', 'Dukat *VP').deck.draw).toEqual(['give-me-genesis', 'dukat']);
  expect(draw('HANDSHAKE', 'Dukat *VP').deck.draw).toEqual(['handshake', 'dukat.things-past']);
});

test('a blank between the tab and the first title does no harm', () => {
  expect(readDeck('1\t Data\nMissions:\n1\tExcavation\n', library)).toEqual({
    deck: { missions: ['excavation'], seeds: [], draw: ['data'] },
    problems: [],
  });
});

test('a renamed card is not taken for the other that bears its new title', () => {
  const { deck, problems } = draw(
    'I.K.S. Pagh',
    'I.K.S. PAGH *PRE',
    'I.K.C. Pagh',
    'I.K.S. Pagh (The Next Generation)',
    'I.K.S. Pagh *TNG',
    'I.K.S. Pagh 2E (The Next Generation)',
  );
  expect(problems).toEqual([]);
  const [premiere, later] = ['ikc-pagh', 'iks-pagh.the-next-generation'];
  expect(deck.draw).toEqual([premiere, premiere, premiere, later, later, 'iks-pagh.2e.the-next-generation']);
  expect(readDeck('Draw deck\nI.K.S. Pagh (Premiere)', library).deck.draw).toEqual([premiere]);
  for (const to of notations)
    expect(readDeck(writeDeck(deck, to, undefined, library), library)).toEqual({ deck, problems: [] });
});

test('zones of any name are kept', () => {
  const { deck, besides, problems } = readDeck(
    '1\tData\nDilemmas:\n1\tArcher\nSeed:\n1\tFederation Outpost\nBattle Bridge:\n1\tTaurik\nScratch pad:\n2\tWorf\nAside:\n1\tOps\n',
    library,
  );
  expect(problems).toEqual([]);
  expect(deck).toEqual({ missions: [], seeds: ['archer', 'federation-outpost'], draw: ['data'] });
  expect(besides).toEqual([
    { kind: 'side deck', name: 'Battle Bridge', cards: ['taurik'] },
    { kind: 'side deck', name: 'Scratch pad', cards: ['worf', 'worf'] },
    { kind: 'aside', name: 'Aside', cards: ['ops'] },
  ]);
});

test('a .dek file has the same zones; its sets are the formats of the plugin', () => {
  const card = (name: string): string =>
    `<card><name id="x">${name}</name><set>Trad_Virtual_Modern_Open_Warp</set></card>\n`;
  const zone = (name: string, cards: string): string => `<superzone name="${name}">\n${cards}</superzone>\n`;
  const text = `<deck version="0.8">\n${zone('Deck', card('Data') + card('Data'))}${zone('Missions', card('Excavation'))}${zone(
    'Seed+Dil',
    card('Archer'),
  )}${zone('QsTent', card('Worf'))}${zone('Aside', '')}</deck>`;
  expect(readDeck(text, library)).toEqual({
    deck: { missions: ['excavation'], seeds: ['archer'], draw: ['data', 'data'] },
    besides: [{ kind: 'side deck', name: "Q's Tent", cards: ['worf'] }],
    problems: [],
  });
});

test("LackeyCCG's text is written with the zones of the plugin", () => {
  const deck = { missions: ['excavation'], seeds: ['archer'], draw: ['data', 'data'] };
  const besides = [{ kind: 'side deck', name: "Q's Tent", cards: ['worf'] }] as const;
  expect(
    writeDeck(
      deck,
      'lackey',
      undefined,
      library,
      besides.map((one) => ({ ...one, cards: [...one.cards] })),
    ),
  ).toBe('2\tData\nMissions:\n1\tExcavation\nSeed+Dil:\n1\tArcher\nQsTent:\n1\tWorf\n');
});

describe('every card of the First Edition by the names that the plugin gives it', () => {
  const cards = library.entries.filter(({ edition }) => edition === 1);
  const misread = (nameOf: (entry: (typeof cards)[number]) => readonly string[]): readonly string[] =>
    cards.flatMap((entry) =>
      nameOf(entry).flatMap((name) => {
        const { deck, problems } = draw(name);
        return deck.draw[0] === entry.id && problems.length === 0 ? [] : [`${name}: ${deck.draw[0] ?? 'unread'}`];
      }),
    );

  test('in later lists: the title, what tells it from namesakes in brackets, and whether it is a promo', () => {
    expect(
      misread(({ title, version }) =>
        version === undefined ? [title] : [`${title} (${version})`, `${title} (${version}) *VP`],
      ),
    ).toEqual([]);
  });

  test('in older ones: capitals, the mark of universal cards, and the code of the set', () => {
    expect(
      misread(({ title, version, universal }) => {
        const name = `${universal ? '% ' : ''}${title.toUpperCase()}`;
        return version === undefined ? [name] : [...callings(version)].map((code) => `${name} *${code.toUpperCase()}`);
      }),
    ).toEqual([]);
  });
});
