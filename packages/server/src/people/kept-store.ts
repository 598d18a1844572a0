import type { Kept } from '@spaceline/protocol';
import { peopleLimits } from '@spaceline/protocol';
import { sql } from 'kysely';
import type { KeptTable } from '../storage/people-schema.ts';
import type { Storage } from '../storage/storage.ts';

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

  async forget(person: string, kind: Kind, name: string): Promise<void> {
    await this.#storage.db
      .deleteFrom('kept')
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where('name', '=', name)
      .execute();
  }
}
