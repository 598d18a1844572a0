import type { Choice } from '@spaceline/engine';
import { correctionSchema } from '@spaceline/protocol';
import type { ClockSettings, Clocks, Stands, TableTerms } from '@spaceline/protocol';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { Appends } from './appends.ts';
import type { NewChoice } from './appends.ts';
import { setDeadline } from './deadline-store.ts';
import type { Entry, MatchesTable, Reveals, Seat, StoredDeck, StoredEvent, Tables, Versions } from './schema.ts';
import type { Storage } from './storage.ts';

export interface MatchRow extends Selectable<MatchesTable> {
  /** When the time of the round is up; null: it has none. */
  readonly roundEnds: Date | null;
  /** Seconds of it that are left while the match is paused; null: it runs. */
  readonly roundRemaining: number | null;
  /** When it lapses, if both have not come by then; null: it waits for nobody. */
  readonly lapses: Date | null;
}

export interface NewMatch {
  readonly id: string;
  readonly format: string;
  /** The file of a house format. */
  readonly house?: string;
  readonly assisted?: boolean;
  readonly hints?: boolean;
  readonly seed: string;
  readonly decks: readonly [StoredDeck, StoredDeck];
  readonly seats: readonly [Seat, Seat];
  readonly versions: Versions;
  /** What happened before the first choice. */
  readonly events?: readonly StoredEvent[];
  readonly stands?: Stands;
  /** What the players agreed on. */
  readonly terms?: TableTerms;
  /** Who has the seats, where they are known here. */
  readonly people?: readonly [string | undefined, string | undefined];
  /** Seconds after which a round is over; absent: the match has no clock. */
  readonly roundLasts?: number;
  /** How long the players may think; absent: as long as they like. */
  readonly clock?: ClockSettings;
  /** Seconds until that runs out for whoever is asked first. */
  readonly thinkingLasts?: number;
  /** It begins when both have come. */
  readonly meets?: boolean;
  /** Seconds after which it lapses, if they have not. */
  readonly lapsesAfter?: number;
}

/** What came of a choice. */
export interface LoggedEvents {
  readonly seq: number;
  /** Null: not kept, as in rows from before events were. */
  readonly events: readonly StoredEvent[] | null;
}

export interface LoggedReason extends LoggedEvents {
  readonly choice: Choice;
  readonly why: string;
}

export interface LoggedChoice {
  readonly seq: number;
  readonly choice: Entry;
  /** Of the state after it. */
  readonly hash: string;
  readonly reveals: Reveals | null;
  readonly clocks: Clocks | null;
}

/**
 * A database gives the parts of a correction back in an order of its own. In the state they stand in the order in which
 * they were read from the client, and its fingerprint depends on it.
 */
const asRead = (entry: Entry): Entry =>
  'correction' in entry && entry.correction
    ? { ...entry, correction: correctionSchema.parse(entry.correction) }
    : entry;

/** The append-only truth of all matches. */
export class MatchStore {
  readonly #storage: Storage;
  readonly #appends: Appends;

  constructor(storage: Storage) {
    this.#storage = storage;
    this.#appends = new Appends(storage);
  }

  /** The match, its clock and its people are one commit; `within` a transaction they are part of it. */
  async create(match: NewMatch, within?: Kysely<Tables>): Promise<void> {
    if (within || ((match.roundLasts ?? match.thinkingLasts ?? match.lapsesAfter) === undefined && !match.people))
      return this.#create(match, within ?? this.#storage.db);
    return this.#storage.db.transaction().execute((db) => this.#create(match, db));
  }

  async #create(match: NewMatch, db: Kysely<Tables>): Promise<void> {
    const {
      decks,
      seats,
      versions,
      events,
      roundLasts,
      stands,
      terms,
      people = [],
      clock,
      thinkingLasts,
      lapsesAfter,
      ...rest
    } = match;
    await db
      .insertInto('matches')
      .values({
        ...rest,
        decks: JSON.stringify(decks),
        seats: JSON.stringify(seats),
        versions: JSON.stringify(versions),
        ...(events ? { events: JSON.stringify(events) } : {}),
        ...(stands ? { stands: JSON.stringify(stands) } : {}),
        ...(terms ? { terms: JSON.stringify(terms) } : {}),
        ...(clock ? { clock: JSON.stringify(clock) } : {}),
      })
      .execute();
    if (roundLasts !== undefined) await setDeadline(db, 'round', match.id, roundLasts);
    if (thinkingLasts !== undefined) await setDeadline(db, 'thinking', match.id, thinkingLasts);
    if (lapsesAfter !== undefined) await setDeadline(db, 'coming', match.id, lapsesAfter);
    for (const [seat, person] of people.entries())
      if (person !== undefined) await db.insertInto('match_people').values({ match: match.id, seat, person }).execute();
  }

  /** A new match whose log begins with these rows of another one. */
  async copy(match: NewMatch, from: string, seqs: readonly number[]): Promise<void> {
    await this.#storage.db.transaction().execute(async (db) => {
      await this.#create(match, db);
      await sql`
        insert into match_log (match, seq, choice, hash, events, reveals)
        select ${match.id}, row_number() over (order by seq), choice, hash, events, 'seen'
        from match_log where match = ${from} and seq = any(${seqs}::int[])`.execute(db);
    });
  }

  read(id: string): Promise<MatchRow | undefined> {
    return this.#storage.db
      .selectFrom('matches')
      .leftJoin('deadlines as round', (join) =>
        join.onRef('round.subject', '=', 'matches.id').on('round.kind', '=', 'round'),
      )
      .leftJoin('deadlines as coming', (join) =>
        join.onRef('coming.subject', '=', 'matches.id').on('coming.kind', '=', 'coming'),
      )
      .selectAll('matches')
      .select(['round.ends as roundEnds', 'round.remaining as roundRemaining', 'coming.ends as lapses'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** When the last row of a log was written. */
  async movedAt(match: string): Promise<Date | undefined> {
    const row = await this.#storage.db
      .selectFrom('match_log')
      .select('at')
      .where('match', '=', match)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.at;
  }

  /** The rows after `seq`, in order. */
  async log(match: string, seq: number): Promise<LoggedChoice[]> {
    const rows = await this.#storage.db
      .selectFrom('match_log')
      .select(['seq', 'choice', 'hash', 'reveals', 'clocks'])
      .where('match', '=', match)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute();
    return rows.map((row) => ({ ...row, choice: asRead(row.choice) }));
  }

  /** How many choices there are. */
  async lastSeq(match: string): Promise<number> {
    const { last } = await this.#storage.db
      .selectFrom('match_log')
      .select(({ fn }) => fn.max('seq').as('last'))
      .where('match', '=', match)
      .executeTakeFirstOrThrow();
    return Number(last ?? 0);
  }

  /** The last row before which all are so many minutes old; the last of all if the match is over. */
  protected async lastSeqBefore(match: string, minutes: number): Promise<number> {
    const { rows } = await sql<{ last: number | null }>`
      select coalesce(
        min(seq) filter (where at > now() - make_interval(mins => ${minutes}) and not exists (
          select 1 from matches where id = ${match} and finished is not null)) - 1,
        max(seq)) as last
      from match_log where match = ${match}`.execute(this.#storage.db);
    return Number(rows[0]?.last ?? 0);
  }

  /** What came of the choices after `seq`, in order. */
  events(match: string, seq: number): Promise<LoggedEvents[]> {
    return this.#storage.db
      .selectFrom('match_log')
      .select(['seq', 'events'])
      .where('match', '=', match)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute();
  }

  /** Why computers made their choices, with what came of each, in order. */
  reasons(match: string): Promise<LoggedReason[]> {
    return this.#storage.db
      .selectFrom('match_log')
      .select(['seq', 'choice', 'events', 'why'])
      .where('match', '=', match)
      .where('why', 'is not', null)
      .orderBy('seq')
      .$narrowType<{ why: string; choice: Choice }>()
      .execute();
  }

  /**
   * Appends a choice, together with the result it brings about if any, and tells all nodes. False: another choice has
   * that place already. When this resolves to true the row is committed; only then may a choice be acknowledged.
   */
  append(match: string, entry: NewChoice): Promise<boolean> {
    return this.#appends.add(match, entry);
  }
}
