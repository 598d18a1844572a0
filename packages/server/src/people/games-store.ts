import type { ListedMatch, Stands, TableTerms } from '@spaceline/protocol';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { StoredResult, Seat } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

interface MatchListRow {
  readonly id: string;
  readonly format: string;
  readonly format_name: string | null;
  readonly assisted: boolean;
  readonly seats: readonly [Seat, Seat];
  readonly terms: TableTerms | null;
  readonly created: Date;
  readonly finished: Date | null;
  readonly result: StoredResult | null;
  readonly stands: Stands | null;
  readonly moved: Date;
  readonly mine: 0 | 1 | null;
  readonly people: readonly PersonAt[];
}

interface PersonAt {
  readonly seat: 0 | 1;
  readonly person: string;
  readonly name: string;
  readonly guest: boolean;
}

/** What others do not see at once they do not read in a list either, nor from its order. */
const isDelayed = ({ watching }: TableTerms): boolean => watching !== undefined && watching !== 0;
const movedForOthers = sql`case when coalesce(m.terms ->> 'watching', '0') = '0' then coalesce(l.at, m.created) else m.created end`;

const listed = (row: MatchListRow): ListedMatch => {
  const seatAt = (at: 0 | 1) => {
    const { name, bot } = row.seats[at];
    const known = row.people.find(({ seat }) => seat === at);
    return {
      name: known?.name ?? name,
      bot: bot !== undefined,
      ...(known ? { person: known.person, guest: known.guest } : {}),
    };
  };
  const { terms, result, finished } = row;
  const isHidden = row.mine === null && finished === null && terms !== null && isDelayed(terms);
  return {
    match: row.id,
    format: row.format,
    formatName: row.format_name ?? row.format,
    assisted: row.assisted,
    rated: terms?.rated ?? false,
    seats: [seatAt(0), seatAt(1)],
    ...(row.mine === null ? {} : { seat: row.mine }),
    ...(row.stands && !isHidden ? { stands: row.stands } : {}),
    created: row.created.toISOString(),
    moved: (isHidden ? row.created : row.moved).toISOString(),
    ...(finished ? { finished: finished.toISOString() } : {}),
    ...(result ? { over: result } : {}),
  };
};

/** Matches by whose they are, and where they stand. */
export class GamesStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** The seat of a person. */
  async seatOf(match: string, person: string): Promise<0 | 1 | undefined> {
    const row = await this.#storage.db
      .selectFrom('match_people')
      .select('seat')
      .where('match', '=', match)
      .where('person', '=', person)
      .executeTakeFirst();
    return row === undefined ? undefined : row.seat === 0 ? 0 : 1;
  }

  /** Who sits where. */
  async peopleOf(match: string): Promise<readonly { readonly seat: number; readonly person: string }[]> {
    const { db } = this.#storage;
    return db.selectFrom('match_people').select(['seat', 'person']).where('match', '=', match).execute();
  }

  /** A seat that was played by its token becomes a person's, if it is nobody's yet. */
  async claim(match: string, seat: 0 | 1, person: string): Promise<void> {
    await sql`
      insert into match_people (match, seat, person)
      select ${match}, ${seat}, ${person}
      where not exists (select 1 from match_people where match = ${match} and person = ${person})
      on conflict do nothing`.execute(this.#storage.db);
  }

  /** Running games, those where the person is asked first. */
  async running(person: string, most: number): Promise<ListedMatch[]> {
    return this.#list(
      person,
      sql`mine.person = ${person} and m.finished is null
        order by coalesce(coalesce(l.stands, m.stands) -> 'asked' @> to_jsonb(mine.seat), false) desc, moved desc`,
      most,
    );
  }

  /** Finished games, the last first; `before` a moment, for the next page of them. */
  async finished(person: string, most: number, before = new Date(8.64e15 / 1000)): Promise<ListedMatch[]> {
    return this.#list(
      person,
      sql`mine.person = ${person} and m.finished < ${before.toISOString()}::timestamptz order by m.finished desc`,
      most,
    );
  }

  /** Running matches between two people that anybody may watch, where others have seen something happen last first. */
  async toWatch(most: number): Promise<ListedMatch[]> {
    return this.#list(
      undefined,
      sql`m.finished is null and (m.terms ->> 'public')::boolean and m.terms ->> 'watching' is distinct from 'nobody'
        and coalesce(l.at, m.created) > now() - interval '1 day' order by ${movedForOthers} desc`,
      most,
    );
  }

  async #list(person: string | undefined, which: RawBuilder<unknown>, most: number): Promise<ListedMatch[]> {
    const mine = person === undefined ? sql`null::integer` : sql`mine.seat`;
    const from = person === undefined ? sql`matches m` : sql`match_people mine join matches m on m.id = mine.match`;
    const { rows } = await sql<MatchListRow>`
      select m.id, m.format, m.versions -> 'format' ->> 'name' as format_name, m.assisted, m.seats, m.terms, m.created,
        m.finished, m.result, coalesce(l.stands, m.stands) as stands, coalesce(l.at, m.created) as moved, ${mine} as mine,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'seat', s.seat, 'person', p.id, 'name', p.name, 'guest', p.password is null))
          from match_people s join people p on p.id = s.person where s.match = m.id), '[]') as people
      from ${from}
        left join lateral (select stands, at from match_log where match = m.id order by seq desc limit 1) l on true
      where ${which} limit ${most}`.execute(this.#storage.db);
    return rows.map(listed);
  }
}
