import { renamedHouse } from '@spaceline/formats';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** Somebody who is known here. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Without a password: known only in this browser. */
  readonly guest: boolean;
}

export interface Account extends Person {
  readonly password?: string;
  readonly created: Date;
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly password: string | null;
  readonly created: Date;
}

const accountOf = ({ id, name, password, created }: PersonRow): Account => ({
  id,
  name,
  created,
  guest: password === null,
  ...(password === null ? {} : { password }),
});

/** Days after which a browser is not known any more, unless somebody came back with it. */
export const longestAway = 180;

const columns = ['id', 'name', 'password', 'created'] as const;

const isDuplicate = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

/** Characters of the name of something kept. */
const longestName = 80;

/** The name, or where that is taken the first of “name 2”, “name 3” … that is not. */
function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let n = 2; taken.includes(free); n += 1) free = `${name.slice(0, longestName - 5)} ${n}`;
  return free;
}

/** People, and the browsers in which they are known. */
export class PeopleStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async createGuest(id: string, name: string): Promise<void> {
    await this.#storage.db.insertInto('people').values({ id, name }).execute();
  }

  async read(id: string): Promise<Account | undefined> {
    const row = await this.#storage.db.selectFrom('people').select(columns).where('id', '=', id).executeTakeFirst();
    return row && accountOf(row);
  }

  /** The account of a name. */
  async called(key: string): Promise<Account | undefined> {
    const { db } = this.#storage;
    const row = await db.selectFrom('people').select(columns).where('name_key', '=', key).executeTakeFirst();
    return row && accountOf(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#storage.db.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  /** Makes an account of a guest. False: the name is another's. */
  async takeName(id: string, name: string, key: string, password: string): Promise<boolean> {
    try {
      const { db } = this.#storage;
      await db.updateTable('people').set({ name, name_key: key, password }).where('id', '=', id).execute();
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.#storage.db.updateTable('people').set({ password }).where('id', '=', id).execute();
  }

  async signIn(hash: string, person: string): Promise<void> {
    await this.#storage.db.insertInto('sign_ins').values({ hash, person }).execute();
  }

  /** Who is not known there any more. */
  async signOut(hash: string): Promise<string | undefined> {
    const { db } = this.#storage;
    const row = await db.deleteFrom('sign_ins').where('hash', '=', hash).returning('person').executeTakeFirst();
    return row?.person;
  }

  /** A new password ends what was begun with the old one, everywhere else. */
  async signOutOthers(person: string, hash: string): Promise<void> {
    const { db } = this.#storage;
    await db.deleteFrom('sign_ins').where('person', '=', person).where('hash', '!=', hash).execute();
  }

  /** Who is known in a browser; noted at most once an hour, so that looking costs no write. */
  async find(hash: string): Promise<Person | undefined> {
    const { rows } = await sql<PersonRow & { readonly stale: boolean }>`
      select p.id, p.name, p.password, p.created, s.seen < now() - interval '1 hour' as stale
      from sign_ins s join people p on p.id = s.person
      where s.hash = ${hash} and s.seen > now() - make_interval(days => ${longestAway})`.execute(this.#storage.db);
    const [row] = rows;
    if (!row) return undefined;
    if (row.stale)
      await sql`
        with back as (update sign_ins set seen = now() where hash = ${hash} returning person)
        update people set seen = now() from back where id = back.person`.execute(this.#storage.db);
    const { id, name, guest } = accountOf(row);
    return { id, name, guest };
  }

  /** All that is a guest's becomes an account's, and the guest is gone. */
  async merge(guest: string, account: string): Promise<void> {
    await this.#storage.db.transaction().execute(async (db) => {
      // Somebody who played against themselves keeps the seat the account has.
      await sql`
        update match_people set person = ${account} where person = ${guest}
          and match not in (select match from match_people where person = ${account})`.execute(db);
      await sql`update sealed_people set person = ${account} where person = ${guest}`.execute(db);
      await this.#mergeKept(db, guest, account);
      await sql`update open_tables set host = ${account} where host = ${guest}`.execute(db);
      await sql`update open_tables set invited = ${account} where invited = ${guest}`.execute(db);
      await sql`
        insert into mutes (person, muted) select ${account}, muted from mutes where person = ${guest} and muted <> ${account}
        on conflict do nothing`.execute(db);
      // Nobody is heard again, and nobody is rid of what was said of them, by signing in.
      await sql`
        insert into mutes (person, muted) select person, ${account} from mutes where muted = ${guest} and person <> ${account}
        on conflict do nothing`.execute(db);
      await sql`update reports set reporter = ${account} where reporter = ${guest}`.execute(db);
      await sql`update reports set about = ${account} where about = ${guest}`.execute(db);
      await sql`update chat set person = ${account} where person = ${guest}`.execute(db);
      await this.#forget(db, guest);
    });
  }

  /** Nothing of a person is left but that somebody played. */
  async remove(id: string): Promise<void> {
    await this.#storage.db.transaction().execute(async (db) => {
      for (const seat of [0, 1])
        await sql`
          update matches set seats = jsonb_set(seats, array[${String(seat)}::text, 'name'], '"Deleted player"')
          from match_people p where p.match = matches.id and p.person = ${id} and p.seat = ${seat}`.execute(db);
      await sql`
        update sealed_seats s set name = 'Deleted player'
        from sealed_people p where p.sealed = s.sealed and p.seat = s.seat and p.person = ${id}`.execute(db);
      await this.#forget(db, id);
    });
  }

  /** What has the name of something else the account keeps gets another, so that both are there. */
  async #mergeKept(db: Kysely<Tables>, guest: string, account: string): Promise<void> {
    const kept = await db.selectFrom('kept').selectAll().where('person', 'in', [guest, account]).execute();
    const there = kept.filter(({ person }) => person === account);
    for (const { kind, name, text, changed } of kept.filter(({ person }) => person === guest)) {
      const names = there.filter((each) => each.kind === kind);
      if (names.some((each) => each.name === name && each.text === text)) continue;
      const free = freeName(
        name,
        names.map((each) => each.name),
      );
      const renamed = free === name || kind === 'deck' ? text : renamedHouse(text, free);
      there.push({ person: account, kind, name: free, text: renamed, changed });
      await sql`
        insert into kept (person, kind, name, text, changed)
        values (${account}, ${kind}, ${free}, ${renamed}, ${changed.toISOString()}::timestamptz)`.execute(db);
    }
  }

  async #forget(db: Kysely<Tables>, id: string): Promise<void> {
    await db.deleteFrom('people').where('id', '=', id).execute();
  }
}
