import { formatById } from '@spaceline/formats';
import type { Rating } from '@spaceline/protocol';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { RatingsTable } from '../storage/people-schema.ts';
import type { RatedNote, StoredResult, Tables } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { faded, newcomer, provisionalFrom, rate } from './glicko.ts';
import type { Strength } from './glicko.ts';

interface Uncounted {
  readonly id: string;
  readonly format: string;
  readonly result: StoredResult;
  readonly finished: Date;
}

/** A period in which a rating that is not played for becomes less sure. */
const periodDays = 7;

const ratingOf = ({ format, rating, deviation, games }: Selectable<RatingsTable>): Rating => ({
  format,
  formatName: formatById(format)?.name ?? format,
  rating: Math.round(rating),
  deviation: Math.round(deviation),
  provisional: deviation > provisionalFrom,
  games,
});

/** A number of our own, so that nobody else waits. */
const lock = 20_135;

const next = async (db: Kysely<Tables>): Promise<Uncounted | undefined> => {
  const { rows } = await sql<Uncounted>`
    select id, format, result, finished from matches
    where finished is not null and rated is null and (terms ->> 'rated')::boolean and result ->> 'reason' <> 'lapsed'
    order by finished limit 1`.execute(db);
  return rows[0];
};

const scores: Readonly<Record<0 | 1, readonly [number, number]>> = { 0: [1, 0], 1: [0, 1] };

/** Ratings by format. A game is counted once, whichever server sees that it is over, also when another one died at it. */
export class Ratings {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Of one person, the most played format first. */
  async of(person: string): Promise<Rating[]> {
    await this.count();
    const rows = await this.#storage.db
      .selectFrom('ratings')
      .selectAll()
      .where('person', '=', person)
      .orderBy('games', 'desc')
      .execute();
    return rows.map(ratingOf);
  }

  /** Of several people in one format. */
  async inFormat(people: readonly string[], format: string): Promise<ReadonlyMap<string, Rating>> {
    if (people.length === 0) return new Map();
    const rows = await this.#storage.db
      .selectFrom('ratings')
      .selectAll()
      .where('format', '=', format)
      .where('person', 'in', people)
      .execute();
    return new Map(rows.map((row) => [row.person, ratingOf(row)]));
  }

  /** Counts every rated game that is over and was not counted, in the order in which they ended. */
  async count(): Promise<void> {
    const { db } = this.#storage;
    // Mostly there is nothing to be counted, and nobody has to wait for anybody to find that out.
    while (await next(db)) await db.transaction().execute((held) => this.#countOne(held));
  }

  /** One server counts at a time: each game is rated with what came of the one before. */
  async #countOne(db: Kysely<Tables>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
    const match = await next(db);
    if (!match) return;
    const note = await this.#rate(db, match);
    await db
      .updateTable('matches')
      .set({ rated: JSON.stringify(note) })
      .where('id', '=', match.id)
      .execute();
  }

  async #rate(db: Kysely<Tables>, { id, format, result, finished }: Uncounted): Promise<RatedNote> {
    const seated = await db.selectFrom('match_people').selectAll().where('match', '=', id).orderBy('seat').execute();
    const unchanged = { before: newcomer.rating, after: newcomer.rating };
    const [one, two] = seated;
    // One of them is gone for good: there is nobody left to be compared with.
    if (!one || !two) return [unchanged, unchanged];
    const people = [one.person, two.person] as const;
    const rows = await db
      .selectFrom('ratings')
      .selectAll()
      .where('format', '=', format)
      .where('person', 'in', people)
      .execute();
    const before = (person: string) => {
      const row = rows.find((each) => each.person === person);
      if (!row) return { strength: newcomer, games: 0 };
      const periods = Math.max(0, finished.getTime() - row.at.getTime()) / (periodDays * 24 * 60 * 60 * 1000);
      return { strength: faded(row, periods), games: row.games };
    };
    const [first, second] = [before(people[0]), before(people[1])];
    const [won, lost] = result.winner === undefined ? [0.5, 0.5] : scores[result.winner];
    const after = [
      rate(first.strength, [{ against: second.strength, score: won }]),
      rate(second.strength, [{ against: first.strength, score: lost }]),
    ] as const;
    const keep = async (person: string, { rating, deviation, volatility }: Strength, games: number) => {
      await sql`
        insert into ratings (person, format, rating, deviation, volatility, games, at)
        values (${person}, ${format}, ${rating}, ${deviation}, ${volatility}, ${games}, ${finished.toISOString()}::timestamptz)
        on conflict (person, format) do update set rating = excluded.rating, deviation = excluded.deviation,
          volatility = excluded.volatility, games = excluded.games, at = excluded.at`.execute(db);
    };
    await keep(people[0], after[0], first.games + 1);
    await keep(people[1], after[1], second.games + 1);
    const note = (then: Strength, now: Strength) => ({
      before: Math.round(then.rating),
      after: Math.round(now.rating),
    });
    return [note(first.strength, after[0]), note(second.strength, after[1])];
  }
}
