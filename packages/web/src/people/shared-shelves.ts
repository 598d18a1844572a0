import { renamedHouse } from '@spaceline/formats';
import { keepDeck, keptDeck, keptDecks } from '../decks/kept-decks.ts';
import type { KeptDeck } from '../decks/kept-decks.ts';
import { keepFormat, keptFormats } from '../net/saved.ts';
import { has, read, write } from '../net/storage.ts';
import { isSeedingPlan } from '../seeding/read-plan.ts';
import { keepThere, loadKept } from './api.ts';

/** One's own decks and house formats, kept by the server and by this browser: what one of them lacks it gets. */

type Shared = Pick<KeptDeck, 'id' | 'name' | 'format' | 'deck' | 'seeding'>;

const written = ({ id, name, format, deck, seeding }: KeptDeck): string =>
  JSON.stringify({ id, name, format, deck, seeding });

const deckIn = (text: string): Shared | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (!has(value, 'id', 'name', 'format', 'deck') || !has(value.deck, 'missions', 'seeds', 'draw')) return undefined;
    const { seeding, ...deck } = value as Shared;
    return isSeedingPlan(seeding) ? { ...deck, seeding } : deck;
  } catch {
    return undefined;
  }
};

/** Something kept here, as the server keeps it; `changed` by the clock of this browser. */
interface Here {
  readonly name: string;
  readonly text: string;
  readonly changed: number;
}

interface Shelf {
  readonly id: 'decks' | 'formats';
  /** What has one name here and there was the same once, also where nobody knows when. */
  readonly isNamedOnce: boolean;
  all(): readonly Here[];
  take(name: string, text: string, changed: number): void;
  /** Keeps another version of something beside it, under a name that nothing has. */
  aside(here: Here, taken: readonly string[]): void;
  /** Whether two texts say the same, whatever it is called. */
  isSame(one: string, other: string): boolean;
}

/** The first of “name 2”, “name 3” … that nothing has. */
function freeName(name: string, taken: readonly string[]): string {
  for (let n = 2; ; n += 1) if (!taken.includes(`${name} ${n}`)) return `${name} ${n}`;
}

const shelves: readonly Shelf[] = [
  {
    id: 'decks',
    isNamedOnce: true,
    all: () => keptDecks().map((deck) => ({ name: deck.id, text: written(deck), changed: deck.changed })),
    take(_, text, changed) {
      const deck = deckIn(text);
      if (deck) keepDeck(deck, changed);
    },
    aside({ name: id, changed }) {
      const deck = keptDeck(id);
      const names = keptDecks().map(({ name }) => name);
      if (deck) keepDeck({ ...deck, id: crypto.randomUUID().slice(0, 8), name: freeName(deck.name, names) }, changed);
    },
    isSame: (one, other) => one === other,
  },
  {
    id: 'formats',
    isNamedOnce: false,
    all: () => keptFormats().map(({ name, text, changed = 0 }) => ({ name, text, changed })),
    take: (name, text, changed) => keepFormat({ name, text }, changed),
    aside({ name, text, changed }, taken) {
      const free = freeName(name, taken);
      keepFormat({ name: free, text: renamedHouse(text, free) }, changed);
    },
    isSame: (one, other) => renamedHouse(one, '') === renamedHouse(other, ''),
  },
];

/** When something was changed, here and there, at the moment when both had the same. */
interface Base {
  readonly here: number;
  readonly there: string;
}

/** What both had in common, for one person: by that it is told which of them has changed since. */
const sharedKey = 'spaceline.shared';

function basesOf(person: string, shelf: Shelf['id']): Map<string, Base> {
  const value = read(sharedKey);
  const bases = has(value, 'person', shelf) && value.person === person ? value[shelf] : {};
  const isBase = (entry: [string, unknown]): entry is [string, Base] =>
    has(entry[1], 'here', 'there') && typeof entry[1].here === 'number' && typeof entry[1].there === 'string';
  return new Map(Object.entries(bases ?? {}).filter(isBase));
}

function keepBases(person: string, shelf: Shelf['id'], bases: ReadonlyMap<string, Base>): void {
  const value = read(sharedKey);
  const before = has(value, 'person') && value.person === person ? value : { person };
  write(sharedKey, { ...before, [shelf]: Object.fromEntries(bases) });
}

async function share(shelf: Shelf, person: string): Promise<void> {
  const there = await loadKept(shelf.id);
  const bases = basesOf(person, shelf.id);
  const here = (name: string) => shelf.all().find((each) => each.name === name);
  /** The server has what is here; a change made meanwhile is another one. */
  const give = async ({ name, text, changed }: Here) => {
    const kept = await keepThere(shelf.id, name, text);
    bases.set(name, { here: changed, there: kept.changed });
    keepBases(person, shelf.id, bases);
  };
  for (const { name, text, changed } of there) {
    const [own, base] = [here(name), bases.get(name)];
    const isNewHere = own && own.text !== text && own.changed !== base?.here;
    const isOlderThere = !base && shelf.isNamedOnce && own && own.changed > Date.parse(changed);
    const isNewThere = !isOlderThere && base?.there !== changed;
    if (isNewHere && !isNewThere) await give(own);
    else {
      if (isNewHere && (base || !shelf.isNamedOnce) && !there.some((each) => shelf.isSame(each.text, own.text)))
        shelf.aside(
          own,
          [...there, ...shelf.all()].map((each) => each.name),
        );
      if (own?.text !== text && isNewThere) shelf.take(name, text, Date.parse(changed));
      bases.set(name, { here: here(name)?.changed ?? 0, there: changed });
    }
  }
  keepBases(person, shelf.id, bases);
  for (const own of shelf.all()) if (!there.some(({ name }) => name === own.name)) await give(own);
}

let sharing: Promise<void> | undefined;

/** Done when somebody arrives, and whenever a deck or a format has changed; one at a time. */
export async function shareKept(person: string): Promise<void> {
  const before = sharing;
  const now = (async () => {
    await before?.catch(() => undefined);
    // What one shelf cannot give, because there is too much of it, is no matter of the other.
    const done = await Promise.allSettled(shelves.map((shelf) => share(shelf, person)));
    for (const each of done) if (each.status === 'rejected') throw each.reason;
  })();
  sharing = now;
  await now;
}
