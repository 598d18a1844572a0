import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDeck, keepDeck, keptDecks } from '../decks/kept-decks.ts';
import { forgetFormat, keepFormat, keptFormats } from '../net/saved.ts';
import { shareKept } from './shared-shelves.ts';

type Kept = Record<string, { text: string; changed: string } | { forgotten: string }>;

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
    const shelf = there[path.includes('decks') ? 'decks' : 'formats'];
    if (!init) return Response.json(Object.entries(shelf).map(([name, kept]) => ({ name, ...kept })));
    const { name, text, changed } = JSON.parse(init.body) as { name: string; text: string; changed: string };
    const now = meanwhile;
    meanwhile = () => undefined;
    now();
    const at = new Date((clock += 1_000)).toISOString();
    const before = shelf[name];
    if (path.endsWith('/forget') && before && 'text' in before && before.changed !== changed)
      return Response.json({ name });
    shelf[name] = path.endsWith('/forget') ? { forgotten: at } : { text, changed: at };
    return Response.json({ name, ...shelf[name] });
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

const textThere = (shelf: Kept, name: string) => {
  const kept = shelf[name];
  return kept && 'text' in kept ? kept.text : undefined;
};

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
  expect(textThere(there.decks, 'd1')).toContain('lal');
});

test('two formats of one name are both kept, and so are two changes of one deck', async () => {
  there.formats['Club'] = { text: house('Club', 'otf').text, changed: '2020-01-01T00:00:00.000Z' };
  keepFormat(house('Club', 'modern'));
  await shareKept('kira');
  expect(formats().toSorted()).toEqual(['Club 2: modern', 'Club: otf']);
  expect(textThere(there.formats, 'Club 2')).toBe('name: Club 2\nover: modern\n');
  expect(textThere(there.formats, 'Club')).toBe(house('Club', 'otf').text);
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

test('what is thrown away in one browser goes from the server and from every other browser', async () => {
  const [one, two] = [browser(), browser()];
  for (const each of [one, two]) {
    use(each);
    if (each === one) {
      keepDeck(deck('Mine', 'data'), 5_000);
      keepFormat(house('Club', 'otf'));
    }
    await shareKept('kira');
  }
  forgetDeck('d1');
  forgetFormat('Club');
  await shareKept('kira');
  expect([drawn(), formats()]).toEqual([[], []]);
  use(one);
  expect([drawn(), formats()]).toEqual([['Mine: data'], ['Club: otf']]);
  for (const each of [one, two, one]) {
    use(each);
    await shareKept('kira');
    expect([drawn(), formats()]).toEqual([[], []]);
  }
  expect(textThere(there.decks, 'd1')).toBeUndefined();
  // What is made anew under the name is something else.
  keepFormat(house('Club', 'modern'));
  await shareKept('kira');
  use(two);
  await shareKept('kira');
  expect(formats()).toEqual(['Club: modern']);
});

test('what was thrown away elsewhere stays where it was changed since, and where it never was the same', async () => {
  const [one, two, three] = [browser(), browser(), browser()];
  use(one);
  keepDeck(deck('Mine', 'data'), 5_000);
  await shareKept('kira');
  use(two);
  await shareKept('kira');
  keepDeck(deck('Mine', 'data', 'lore'), 6_000);
  use(one);
  forgetDeck('d1');
  await shareKept('kira');
  use(two);
  await shareKept('kira');
  expect(drawn()).toEqual(['Mine: data,lore']);
  use(one);
  await shareKept('kira');
  expect(drawn()).toEqual(['Mine: data,lore']);
  forgetDeck('d1');
  await shareKept('kira');
  use(three);
  keepDeck(deck('Mine', 'lal'), 1_000);
  await shareKept('kira');
  expect([drawn(), textThere(there.decks, 'd1')]).toEqual([['Mine: lal'], expect.stringContaining('lal')]);
});

test('what was thrown away without a network goes the next time, but not what was changed there since', async () => {
  const [one, two] = [browser(), browser()];
  for (const each of [one, two]) {
    use(each);
    if (each === one) {
      keepDeck(deck('Mine', 'data'), 5_000);
      keepDeck({ ...deck('Yours', 'data'), id: 'd2' }, 5_000);
    }
    await shareKept('kira');
  }
  use(one);
  forgetDeck('d1');
  forgetDeck('d2');
  const { fetch: usual } = globalThis;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(shareKept('kira')).rejects.toThrow();
  vi.stubGlobal('fetch', usual);
  use(two);
  keepDeck({ ...deck('Yours', 'data', 'lal'), id: 'd2' }, 6_000);
  await shareKept('kira');
  use(one);
  await shareKept('kira');
  expect([drawn(), Object.keys(there.decks).toSorted()]).toEqual([['Yours: data,lal'], ['d1', 'd2']]);
  expect(textThere(there.decks, 'd1')).toBeUndefined();
});

test('what changes there while it is thrown away here stays', async () => {
  keepDeck(deck('Mine', 'data'), 5_000);
  await shareKept('kira');
  forgetDeck('d1');
  const newer = { text: JSON.stringify(deck('Mine', 'data', 'lal')), changed: '2020-02-01T00:00:00.000Z' };
  meanwhile = () => void (there.decks['d1'] = newer);
  await shareKept('kira');
  await shareKept('kira');
  expect([drawn(), there.decks['d1']]).toEqual([['Mine: data,lal'], newer]);
});

test('nothing goes because it is only missing: there after a backup came back, here after it was lost', async () => {
  keepDeck(deck('Mine', 'data'), 5_000);
  await shareKept('kira');
  const backup = structuredClone(there);
  // Neither a server that lacks it, nor one that was set back to when it was thrown away once before.
  there.decks = {};
  await shareKept('kira');
  expect([drawn(), textThere(there.decks, 'd1')]).toEqual([['Mine: data'], expect.stringContaining('data')]);
  there.decks = { d1: { forgotten: '2019-12-31T00:00:00.000Z' } };
  await shareKept('kira');
  expect([drawn(), textThere(there.decks, 'd1')]).toEqual([['Mine: data'], expect.stringContaining('data')]);
  there = backup;
  await shareKept('kira');
  localStorage.removeItem('spaceline.decks');
  await shareKept('kira');
  expect([drawn(), textThere(there.decks, 'd1')]).toEqual([['Mine: data'], expect.stringContaining('data')]);
});

test('a format too many hinders no deck', async () => {
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
