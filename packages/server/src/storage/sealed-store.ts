import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ClockSettings, ListedBox, TableTerms } from '@spaceline/protocol';
import { endDeadline, setDeadline } from './deadline-store.ts';
import type { Finished, StoredDeck, Tables } from './schema.ts';
import type { Storage } from './storage.ts';

export interface NewSealedSeat {
  readonly name: string;
  readonly bot?: string;
  readonly thinking?: boolean;
  readonly tokenHash?: string;
  readonly boxSeed: string;
}

/** One player's part of a sealed session. */
export interface SealedSeat extends NewSealedSeat {
  /** When the time to build is up; absent: the box was not opened. */
  readonly deadline?: Date;
  /** As it was kept last. */
  readonly deck?: StoredDeck;
  readonly finished?: Finished;
}

export interface SealedSession {
  readonly id: string;
  readonly format: string;
  readonly seats: readonly [SealedSeat, SealedSeat];
  readonly match?: string;
  /** The match has a result. */
  readonly over: boolean;
  /** By the clock of the database. */
  readonly now: Date;
}

interface SeatRow {
  readonly format: string;
  readonly match: string | null;
  readonly over: boolean;
  readonly now: Date;
  readonly name: string;
  readonly bot: string | null;
  readonly thinking: boolean;
  readonly token_hash: string | null;
  readonly box_seed: string;
  readonly deck: StoredDeck | null;
  readonly finished: Finished | null;
  readonly ends: Date | null;
}

/** The name of a seat's deadline, and back. */
export const subjectOf = (sealed: string, seat: 0 | 1): string => `${sealed}/${seat}`;
export const seatOfSubject = (subject: string): { readonly sealed: string; readonly seat: 0 | 1 } => {
  const [sealed = '', seat] = subject.split('/');
  return { sealed, seat: seat === '1' ? 1 : 0 };
};

const seatOf = ({ name, bot, thinking, token_hash, box_seed, deck, finished, ends }: SeatRow): SealedSeat => ({
  name,
  boxSeed: box_seed,
  ...(bot === null ? {} : { bot }),
  ...(thinking ? { thinking } : {}),
  ...(token_hash === null ? {} : { tokenHash: token_hash }),
  ...(ends === null ? {} : { deadline: ends }),
  ...(deck === null ? {} : { deck }),
  ...(finished === null ? {} : { finished }),
});

async function readSession(db: Kysely<Tables>, id: string): Promise<SealedSession | undefined> {
  const { rows } = await sql<SeatRow>`
    select s.format, s.match, m.result is not null as over, clock_timestamp() as now,
      p.name, p.bot, p.thinking, p.token_hash, p.box_seed, p.deck, p.finished, d.ends
    from sealed s join sealed_seats p on p.sealed = s.id
      left join matches m on m.id = s.match
      left join deadlines d on d.kind = 'build' and d.subject = s.id || '/' || p.seat
    where s.id = ${id} order by p.seat`.execute(db);
  const [one, two] = rows;
  if (!one || !two) return undefined;
  const { format, match, over, now } = one;
  return { id, format, seats: [seatOf(one), seatOf(two)], over, now, ...(match === null ? {} : { match }) };
}

async function readAgreed(db: Kysely<Tables>, id: string): Promise<Agreed> {
  const seated = await db.selectFrom('sealed_people').select(['seat', 'person']).where('sealed', '=', id).execute();
  const table = await db.selectFrom('open_tables').select('terms').where('sealed', '=', id).executeTakeFirst();
  const personAt = (at: number) => seated.find(({ seat }) => seat === at)?.person;
  const clock = table?.terms.clock;
  return {
    ...(seated.length > 0 ? { people: [personAt(0), personAt(1)] as const } : {}),
    ...(table ? { terms: table.terms } : {}),
    ...(clock ? { clock } : {}),
  };
}

/** A session while nobody else changes it. */
export interface HeldSession {
  readonly session: SealedSession;
  readonly db: Kysely<Tables>;
  /** This deck is played. */
  finish(seat: 0 | 1, deck: StoredDeck, finished: Finished): Promise<void>;
  setMatch(match: string): Promise<void>;
  /** Begins the time of a seat, once. */
  begin(seat: 0 | 1, seconds: number): Promise<void>;
  /** Whose the seats are, and what they agreed on when they sat down. */
  agreed(): Promise<Agreed>;
}

interface Agreed {
  readonly people?: readonly [string | undefined, string | undefined];
  readonly terms?: TableTerms;
  readonly clock?: ClockSettings;
}

/** Sealed sessions: two boxes, two decks under way, and the match that comes of them. */
export class SealedStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** `people`: whose the seats are, where that is known. */
  async create(
    id: string,
    format: string,
    seats: readonly [NewSealedSeat, NewSealedSeat],
    people: readonly [string | undefined, string | undefined],
    within?: Kysely<Tables>,
  ): Promise<void> {
    const create = async (db: Kysely<Tables>) => {
      await db.insertInto('sealed').values({ id, format }).execute();
      for (const [seat, { name, bot = null, thinking = false, tokenHash = null, boxSeed }] of seats.entries())
        await db
          .insertInto('sealed_seats')
          .values({ sealed: id, seat, name, bot, thinking, token_hash: tokenHash, box_seed: boxSeed })
          .execute();
      for (const [seat, person] of people.entries())
        if (person !== undefined) await db.insertInto('sealed_people').values({ sealed: id, seat, person }).execute();
    };
    await (within ? create(within) : this.#storage.db.transaction().execute(create));
  }

  /** The seat of a person. */
  async seatOf(id: string, person: string): Promise<0 | 1 | undefined> {
    const row = await this.#storage.db
      .selectFrom('sealed_people')
      .select('seat')
      .where('sealed', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return row === undefined ? undefined : row.seat === 0 ? 0 : 1;
  }

  read(id: string): Promise<SealedSession | undefined> {
    return readSession(this.#storage.db, id);
  }

  /** Begins the time of a seat, once. */
  open(id: string, seat: 0 | 1, seconds: number): Promise<void> {
    return setDeadline(this.#storage.db, 'build', subjectOf(id, seat), seconds);
  }

  /** Keeps a draft. False: the box is closed, the deck finished or the time up. */
  async keep(id: string, seat: 0 | 1, deck: StoredDeck): Promise<boolean> {
    const { rows } = await sql<{ seat: number }>`
      update sealed_seats p set deck = ${JSON.stringify(deck)}::json
      from deadlines d
      where p.sealed = ${id} and p.seat = ${seat} and p.finished is null
        and d.kind = 'build' and d.subject = ${subjectOf(id, seat)} and d.ends > now()
      returning p.seat`.execute(this.#storage.db);
    return rows.length === 1;
  }

  /** Boxes of a person that are not played yet, the newest first. */
  async of(person: string, most: number): Promise<ListedBox[]> {
    const { rows } = await sql<{
      sealed: string;
      created: Date;
      finished: Finished | null;
      name: string;
      bot: boolean;
      ends: Date | null;
    }>`
      select s.id as sealed, s.created, own.finished, other.name, other.bot is not null as bot, d.ends
      from sealed_people p join sealed s on s.id = p.sealed
        join sealed_seats own on own.sealed = s.id and own.seat = p.seat
        join sealed_seats other on other.sealed = s.id and other.seat = 1 - p.seat
        left join deadlines d on d.kind = 'build' and d.subject = s.id || '/' || p.seat
      where p.person = ${person} and s.match is null and s.created > now() - interval '30 days'
      order by s.created desc limit ${most}`.execute(this.#storage.db);
    return rows.map(({ sealed, created, finished, name, bot, ends }) => ({
      sealed,
      other: { name, bot },
      created: created.toISOString(),
      ...(ends ? { deadline: ends.toISOString() } : {}),
      ready: finished !== null,
    }));
  }

  /** Works on a session alone; nothing of it is seen before all of it is done. */
  async hold<T>(id: string, work: (held: HeldSession) => Promise<T>): Promise<T | undefined> {
    return this.#storage.db.transaction().execute(async (db) => {
      await sql`select 1 from sealed where id = ${id} for update`.execute(db);
      const session = await readSession(db, id);
      if (!session) return undefined;
      return work({
        session,
        db,
        async finish(seat, deck, finished) {
          await db
            .updateTable('sealed_seats')
            .set({ deck: JSON.stringify(deck), finished })
            .where('sealed', '=', id)
            .where('seat', '=', seat)
            .execute();
          await endDeadline(db, 'build', subjectOf(id, seat));
        },
        agreed: () => readAgreed(db, id),
        begin: (seat, seconds) => setDeadline(db, 'build', subjectOf(id, seat), seconds),
        async setMatch(match) {
          await db.updateTable('sealed').set({ match }).where('id', '=', id).execute();
        },
      });
    });
  }
}
