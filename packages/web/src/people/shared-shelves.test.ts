import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDeck, keepDeck, keptDecks } from '../decks/kept-decks.ts';
import { keepFormat, keptFormats } from '../net/saved.ts';
import { shareKept } from './shared-shelves.ts';

type Kept = Record<string, { text: string; changed: string }>;

let there: { decks: Kept; formats: Kept };
/** The clock of the server goes by itself. */
let clock: number;
/** Happens once, while the server is asked to keep something. */
let meanwhile: () => void;

beforeEach(() => {
  there = { decks: {}, formats: {} };
  clock = Date.parse('2020-01-01');
  meanwhile = () => undefined;
  vi.stubGlobal('fetch', async (path: string, init?: { body: string }) => {
    const shelf = there[path.endsWith('decks') ? 'decks' : 'formats'];
    if (!init) return Response.json(Object.entries(shelf).map(([name, kept]) => ({ name, ...kept })));
    const { name, text } = JSON.parse(init.body) as { name: string; text: string };
    const now = meanwhile;
    meanwhile = () => undefined;
    now();
    shelf[name] = { text, changed: new Date((clock += 1_000)).toISOString() };
    return Response.json({ name, changed: shelf[name].changed });
  });
  use(browser());
});

const browser = () => new Map<string, string>();
const use = (held: Map<string, string>) =>
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => void held.set(name, text),
    removeItem: (name: string) => void held.delete(name),
  });

const house = (name: string, over: string) => ({ name, text: `name: ${name}\nover: ${over}\n` });
const formats = () => keptFormats().map(({ name, text }) => `${name}: ${/over: (\w+)/.exec(text)?.[1]}`);
const deck = (name: string, ...draw: string[]) => ({
  id: 'd1',
  name,
  format: 'open',
  deck: { missions: [], seeds: [], draw },
});
const drawn = () =>
  keptDecks()
    .map(({ name, deck: { draw } }) => `${name}: ${draw.join()}`)
    .toSorted();

test('a later change wins, whichever browser it was made in, and however its clock goes', async () => {
  const [one, two] = [browser(), browser()];
  use(one);
  keepFormat(house('Club', 'otf'));
  keepDeck(deck('Mine', 'data'), 5_000);
  await shareKept('kira');
  use(two);
  await shareKept('kira');
  expect(formats()).toEqual(['Club: otf']);
  keepFormat(house('Club', 'modern'), 10);
  keepDeck(deck('Mine', 'data', 'lore'), 6_000);
  await shareKept('kira');
  // The first browser has an older version, and does not bring it back.
  use(one);
  await shareKept('kira');
  expect([formats(), drawn()]).toEqual([['Club: modern'], ['Mine: data,lore']]);
  use(two);
  await shareKept('kira');
  expect([formats(), drawn()]).toEqual([['Club: modern'], ['Mine: data,lore']]);
});

test('what is changed while it is being sent is sent again, not replaced', async () => {
  keepDeck(deck('Mine', 'data'), 5_000);
  meanwhile = () => void keepDeck(deck('Mine', 'data', 'lal'), 5_100);
  await shareKept('kira');
  await shareKept('kira');
  expect(drawn()).toEqual(['Mine: data,lal']);
  expect(there.decks['d1']?.text).toContain('lal');
});

test('two formats of one name are both kept, and so are two changes of one deck', async () => {
  there.formats['Club'] = { text: house('Club', 'otf').text, changed: '2020-01-01T00:00:00.000Z' };
  keepFormat(house('Club', 'modern'));
  await shareKept('kira');
  expect(formats().toSorted()).toEqual(['Club 2: modern', 'Club: otf']);
  expect(there.formats['Club 2']?.text).toBe('name: Club 2\nover: modern\n');
  expect(there.formats['Club']?.text).toBe(house('Club', 'otf').text);
  // Signing in kept it there already, under another name.
  use(browser());
  keepFormat(house('Club', 'modern'));
  await shareKept('kira');
  expect(formats().toSorted()).toEqual(['Club 2: modern', 'Club: otf']);

  keepDeck(deck('Mine', 'data'), 5_000);
  await shareKept('kira');
  keepDeck(deck('Mine', 'data', 'lore'), 6_000);
  there.decks['d1'] = { text: JSON.stringify(deck('Mine', 'lal')), changed: '2021-01-01T00:00:00.000Z' };
  await shareKept('kira');
  expect(drawn()).toEqual(['Mine 2: data,lore', 'Mine: lal']);
  expect(Object.keys(there.decks)).toHaveLength(2);
});

test('what was thrown away here does not come back by itself, and a format too many hinders no deck', async () => {
  keepDeck(deck('Mine', 'data'), 5_000);
  await shareKept('kira');
  forgetDeck('d1');
  await shareKept('kira');
  expect(drawn()).toEqual([]);
  keepFormat(house('Club', 'otf'));
  keepDeck({ ...deck('Yours', 'lore'), id: 'd2' }, 7_000);
  const { fetch: usual } = globalThis;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    init && path.endsWith('formats')
      ? Response.json({ error: { code: 'people/kept', what: '', why: '' } }, { status: 409 })
      : usual(path, init),
  );
  await expect(shareKept('kira')).rejects.toThrow();
  expect(Object.keys(there.decks)).toContain('d2');
});
