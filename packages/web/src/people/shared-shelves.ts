import { renamedHouse } from '@spaceline/formats';
import { forgetDeck, keepDeck, keptDeck, keptDecks } from '../decks/kept-decks.ts';
import type { KeptDeck } from '../decks/kept-decks.ts';
import { forgetFormat, keepFormat, keptFormats } from '../net/saved.ts';
import { has, read, write } from '../net/storage.ts';
import { dropThrown, thrownAway } from '../net/thrown-away.ts';
import { isSeedingPlan } from '../seeding/read-plan.ts';
import { forgetThere, keepThere, loadKept } from './api.ts';

/**
 * One's own decks and house formats, kept by the server and by this browser. What one of them lacks it gets, unless it
 * was thrown away: that is written down here and there, as what is only missing may have been lost.
 */

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

/** What the server says of a shelf. */
type Told = Awaited<ReturnType<typeof loadKept>>;

interface Shelf {
  readonly id: 'decks' | 'formats';
  /** What has one name here and there was the same once, also where nobody knows when. */
  readonly isNamedOnce: boolean;
  all(): readonly Here[];
  take(name: string, text: string, changed: number): void;
  drop(name: string): void;
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
    drop: forgetDeck,
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
    drop: forgetFormat,
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

/** What was thrown away here is thrown away there, unless it was changed there since or is here again. */
async function throwAwayThere(shelf: Shelf, person: string, told: Told): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  const bases = basesOf(person, shelf.id);
  for (const name of thrownAway(shelf.id)) {
    const base = bases.get(name);
    const kept = told.find((each) => each.name === name);
    const isOld = kept && 'changed' in kept && kept.changed !== base?.there;
    if (base && !isOld && !shelf.all().some((each) => each.name === name)) {
      gone.add(name);
      const { forgotten } = await forgetThere(shelf.id, name, base.there);
      // Somebody was quicker: what has become of it is told the next time.
      if (forgotten === undefined) continue;
      bases.delete(name);
      keepBases(person, shelf.id, bases);
    }
    dropThrown(shelf.id, name);
  }
  return gone;
}

/**
 * What was thrown away elsewhere is thrown away here, as it was when both had it. What was changed here since, or never
 * was the same, stays; so does what was in common after that moment, which is that of a server gone back to a backup.
 */
function throwAwayHere(shelf: Shelf, person: string, told: Told): void {
  const bases = basesOf(person, shelf.id);
  for (const each of told) {
    if (!('forgotten' in each)) continue;
    const base = bases.get(each.name);
    const own = shelf.all().find(({ name }) => name === each.name);
    const isLater = base && Date.parse(each.forgotten) > Date.parse(base.there);
    if (own && isLater && own.changed === base.here) {
      shelf.drop(each.name);
      dropThrown(shelf.id, each.name);
    }
    bases.delete(each.name);
  }
  keepBases(person, shelf.id, bases);
}

async function share(shelf: Shelf, person: string): Promise<void> {
  const told = await loadKept(shelf.id);
  const gone = await throwAwayThere(shelf, person, told);
  throwAwayHere(shelf, person, told);
  const there = told.filter((each) => 'text' in each).filter(({ name }) => !gone.has(name));
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
      if (!own || (own.text !== text && isNewThere)) shelf.take(name, text, Date.parse(changed));
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
