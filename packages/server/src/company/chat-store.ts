import type { ChatMessage, Room } from '@spaceline/protocol';
import { chatLimits } from '@spaceline/protocol';
import { sql } from 'kysely';
import type { Storage } from '../storage/storage.ts';

interface MessageRow {
  readonly id: string;
  readonly room: Room;
  readonly person: string;
  readonly name: string;
  readonly seat: 0 | 1 | null;
  readonly words: string;
  readonly at: Date;
}

const messageOf = ({ id, room, person, name, seat, words, at }: MessageRow): ChatMessage => ({
  id: String(id),
  room,
  person,
  name,
  ...(seat === null ? {} : { seat }),
  words,
  at: at.getTime(),
});

const columns = sql`c.id, c.room, c.person, p.name, s.seat, c.words, c.at`;
const joined = sql`join people p on p.id = c.person
  left join match_people s on s.match = c.match and s.person = c.person`;

/** What was said at tables, whom nobody wants to hear, and what was held against whom. */
export class ChatStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async add(match: string, room: Room, person: string, words: string): Promise<ChatMessage> {
    const { rows } = await sql<MessageRow>`
      with c as (
        insert into chat (match, room, person, words) values (${match}, ${room}, ${person}, ${words}) returning *
      )
      select ${columns} from c ${joined}`.execute(this.#storage.db);
    return messageOf(rows[0]!);
  }

  /** The last of what was said in these rooms, without those whom the reader does not want to hear; oldest first. */
  async last(match: string, rooms: readonly Room[], reader: string | undefined): Promise<ChatMessage[]> {
    const { rows } = await sql<MessageRow>`
      select ${columns} from chat c ${joined}
      where c.match = ${match} and c.room = any(${rooms}::text[])
        and not exists (select 1 from mutes m where m.person = ${reader ?? ''} and m.muted = c.person)
      order by c.id desc limit ${chatLimits.told}`.execute(this.#storage.db);
    return rows.map(messageOf).toReversed();
  }

  async mutedBy(person: string): Promise<ReadonlySet<string>> {
    const { db } = this.#storage;
    const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
    return new Set(rows.map(({ muted }) => muted));
  }

  async mute(person: string, muted: string, on: boolean): Promise<void> {
    const { db } = this.#storage;
    if (!on) await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
    else
      await sql`
        insert into mutes (person, muted) select ${person}, id from people where id = ${muted}
        on conflict do nothing`.execute(db);
  }

  /** Keeps the words as they were said. False: there are no such words at this match. */
  async report(
    match: string,
    message: string,
    rooms: readonly Room[],
    reporter: string,
    why: string,
  ): Promise<boolean> {
    const { rows } = await sql`
      insert into reports (match, reporter, about, words, why)
      select match, ${reporter}, person, words, ${why} from chat
      where id = ${message}::bigint and match = ${match} and room = any(${rooms}::text[])
      returning id`.execute(this.#storage.db);
    return rows.length === 1;
  }
}
