import { concession } from '@spaceline/engine';
import type { Profile } from '@spaceline/protocol';
import { peopleLimits } from '@spaceline/protocol';
import type { Matches } from '../match/matches.ts';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import { GamesStore } from './games-store.ts';
import { KeptStore } from './kept-store.ts';
import type { People, Person } from './people.ts';
import type { Ratings } from './ratings.ts';

export interface RecordsOptions {
  readonly storage: Storage;
  readonly people: People;
  readonly matches: Matches;
  readonly ratings: Ratings;
}

/** Running games of one person that are given up when they leave for good. */
const mostRunning = 1_000;

/** What is written down of people: for everybody, and for themselves. */
export class Records {
  readonly #storage: Storage;
  readonly #games: GamesStore;
  readonly #kept: KeptStore;
  readonly #people: People;
  readonly #matches: Matches;
  readonly #ratings: Ratings;

  constructor({ storage, people, matches, ratings }: RecordsOptions) {
    this.#storage = storage;
    this.#games = new GamesStore(storage);
    this.#kept = new KeptStore(storage);
    this.#people = people;
    this.#matches = matches;
    this.#ratings = ratings;
  }

  /** What anybody may know of somebody: name, ratings, and finished games. */
  async profile(id: string, asker: Person | undefined): Promise<Profile> {
    const person = await this.#people.read(id);
    if (!person)
      throw new Problem(404, 'people/unknown', 'The person was not found', `there is nobody with the id ${id}`);
    const [ratings, finished, muted] = await Promise.all([
      this.#ratings.of(id),
      this.#games.finished(id, peopleLimits.games),
      asker && asker.id !== id ? this.#isMuted(asker.id, id) : undefined,
    ]);
    return {
      person: id,
      name: person.name,
      guest: person.guest,
      since: person.created.toISOString(),
      ratings,
      finished,
      ...(muted === undefined ? {} : { muted }),
    };
  }

  /** All that is kept of somebody, for themselves. */
  async everything({ id, name, guest }: Person) {
    const { db } = this.#storage;
    const [profile, running, decks, formats, noDecks, noFormats, said, mutes, reported, tables] = await Promise.all([
      this.profile(id, undefined),
      this.#games.running(id, mostRunning),
      this.#kept.list(id, 'deck'),
      this.#kept.list(id, 'format'),
      this.#kept.forgotten(id, 'deck'),
      this.#kept.forgotten(id, 'format'),
      db.selectFrom('chat').select(['match', 'room', 'words', 'at']).where('person', '=', id).orderBy('id').execute(),
      db.selectFrom('mutes').select('muted').where('person', '=', id).execute(),
      db
        .selectFrom('reports')
        .select(['match', 'words', 'why', 'at'])
        .where('reporter', '=', id)
        .orderBy('id')
        .execute(),
      db.selectFrom('open_tables').select(['id', 'terms', 'deck', 'created']).where('host', '=', id).execute(),
    ]);
    const finished = await this.#allFinished(id);
    return {
      spaceline: 'person',
      version: 1,
      person: id,
      name,
      guest,
      since: profile.since,
      ratings: profile.ratings,
      games: { running, finished },
      decks,
      formats,
      forgotten: { decks: noDecks, formats: noFormats },
      said,
      muted: mutes.map(({ muted }) => muted),
      reported,
      tables,
    };
  }

  /** Whoever leaves for good leaves nobody waiting, and is there until all their games are rated. */
  async concedeAll(person: Person): Promise<void> {
    for (const { match, seat } of await this.#games.running(person.id, mostRunning)) {
      if (seat === undefined) continue;
      // A match of other rules cannot be ended here, nor a damaged one; it stays as it is, without a name.
      await this.#concede(match, seat).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
      });
    }
    await this.#ratings.count();
  }

  async #concede(match: string, seat: 0 | 1): Promise<void> {
    const table = await this.#matches.open(match);
    await table.refresh();
    if (!table.over) await table.choose(concession(table.seq, seat));
  }

  async #allFinished(id: string) {
    const all = await this.#games.finished(id, peopleLimits.games);
    for (let page = all; page.length === peopleLimits.games;) {
      page = await this.#games.finished(id, peopleLimits.games, new Date(page.at(-1)?.finished ?? 0));
      all.push(...page);
    }
    return all;
  }

  async #isMuted(person: string, muted: string): Promise<boolean> {
    const row = await this.#storage.db
      .selectFrom('mutes')
      .select('muted')
      .where('person', '=', person)
      .where('muted', '=', muted)
      .executeTakeFirst();
    return row !== undefined;
  }
}
