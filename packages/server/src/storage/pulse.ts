import { sql } from 'kysely';
import type { Storage } from './storage.ts';

/** Writes something that nobody needs: it fails where a choice could not be stored either. */
export async function writePulse({ db }: Storage): Promise<void> {
  await sql`insert into pulse (id, at) values (1, now()) on conflict (id) do update set at = excluded.at`.execute(db);
}
