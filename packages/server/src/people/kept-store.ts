import type { Forgotten, Kept } from '@spaceline/protocol';
import { peopleLimits } from '@spaceline/protocol';
import { sql } from 'kysely';
import type { KeptTable } from '../storage/people-schema.ts';
import type { Storage } from '../storage/storage.ts';
import { longestAway } from './people-store.ts';

type Kind = KeptTable['kind'];

/** Deck lists and house formats that people keep here. */
export class KeptStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async list(person: string, kind: Kind): Promise<Kept[]> {
    const rows = await this.#storage.db
      .selectFrom('kept')
      .select(['name', 'text', 'changed'])
      .where('person', '=', person)
      .where('kind', '=', kind)
      .orderBy('name')
      .execute();
    return rows.map(({ name, text, changed }) => ({ name, text, changed: changed.toISOString() }));
  }

  /** What was thrown away: no browser that still has it is to give it again. */
  async forgotten(person: string, kind: Kind): Promise<Forgotten[]> {
    const { rows } = await sql<{ name: string; at: Date }>`
      select name, at from forgotten f where person = ${person} and kind = ${kind}
        and not exists (select from kept k where k.person = f.person and k.kind = f.kind and k.name = f.name)
      order by name`.execute(this.#storage.db);
    return rows.map(({ name, at }) => ({ name, forgotten: at.toISOString() }));
  }

  /** Keeps it, and says since when; what had the name before is replaced. Undefined: there are too many already. */
  async keep(person: string, kind: Kind, name: string, text: string): Promise<Date | undefined> {
    const { rows } = await sql<{ changed: Date }>`
      insert into kept (person, kind, name, text)
      select ${person}, ${kind}, ${name}, ${text}
      where (select count(*) from kept where person = ${person} and kind = ${kind} and name <> ${name}) < ${peopleLimits.kept}
      on conflict (person, kind, name) do update set text = excluded.text, changed = now()
      returning changed`.execute(this.#storage.db);
    return rows[0]?.changed;
  }

  /** Forgets it, and says when; only as it was at `changed`, if that is given. Undefined: it was changed since, and stays. */
  async forget(person: string, kind: Kind, name: string, changed: string | undefined): Promise<Date | undefined> {
    // A browser knows moments by the millisecond, the database more exactly.
    const then = changed === undefined ? null : Date.parse(changed);
    const named = sql`person = ${person} and kind = ${kind} and name = ${name}`;
    const { rows } = await sql<{ at: Date }>`
      with gone as (
        delete from kept where ${named}
          and (${then}::bigint is null or floor(extract(epoch from changed) * 1000) = ${then}::bigint)
        returning 1)
      insert into forgotten (person, kind, name) select ${person}, ${kind}, ${name}
      where exists (select from gone) or not exists (select from kept where ${named})
      on conflict (person, kind, name) do update set at = now()
      returning at`.execute(this.#storage.db);
    await this.#tidy(person, kind);
    return rows[0]?.at;
  }

  /** No browser is known for so long that it could still have what was thrown away before. */
  async #tidy(person: string, kind: Kind): Promise<void> {
    await sql`delete from forgotten where at < now() - make_interval(days => ${longestAway})`.execute(this.#storage.db);
    await sql`
      delete from forgotten where person = ${person} and kind = ${kind} and name not in (
        select name from forgotten where person = ${person} and kind = ${kind}
        order by at desc limit ${peopleLimits.forgotten})`.execute(this.#storage.db);
  }
}
