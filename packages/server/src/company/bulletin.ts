import type { ChatMessage } from '@spaceline/protocol';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { noteChannel, writeSaying } from '../storage/notes.ts';
import type { Storage } from '../storage/storage.ts';

/** Somebody at a table: a seat, or one who watches. */
export interface Entry {
  readonly seer: 0 | 1 | 'spectator';
  readonly person?: string;
  readonly name?: string;
  /** So many who watch, and are not named. */
  readonly strangers?: number;
}

/** What servers tell each other besides choices. */
export type Item =
  | { readonly k: 'lobby' }
  | { readonly k: 'games'; readonly people: readonly string[] }
  | { readonly k: 'said'; readonly match: string; readonly message: ChatMessage }
  | { readonly k: 'muted'; readonly person: string }
  /** In some browser, or in all. */
  | { readonly k: 'signed out'; readonly person: string }
  | {
      readonly k: 'here';
      readonly node: string;
      readonly tables: Readonly<Record<string, readonly Entry[]>>;
      readonly people?: readonly string[];
    }
  | { readonly k: 'gone'; readonly node: string };

type Listener = (item: Item) => void;

/** A note may have at most so many bytes; PostgreSQL takes 8,000. */
const longest = 7_900;

/** As much as several things in one note may have together, beside what is around them. */
export const roomInNote = longest - 400;

/** Pins things up for all servers, this one too. Nothing is kept: who was away asks again. */
export class Bulletin {
  readonly node = randomUUID();
  readonly #storage: Storage;
  readonly #listeners = new Set<Listener>();
  readonly #stop: () => void;

  constructor(storage: Storage) {
    this.#storage = storage;
    this.#stop = storage.listen((note) => {
      if (note !== 'missed' && 'said' in note) this.#hear(note.said);
    });
  }

  listen(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Told here at once, and to other servers if there can be any. */
  async post(item: Item): Promise<void> {
    this.#tell(item);
    if (this.#storage.kind === 'pglite') return;
    const text = writeSaying(JSON.stringify({ from: this.node, item }));
    if (Buffer.byteLength(text) > longest) throw new Error('A note is too long for other servers.');
    await sql`select pg_notify(${noteChannel}, ${text})`.execute(this.#storage.db);
  }

  close(): void {
    this.#stop();
    this.#listeners.clear();
  }

  #hear(text: string) {
    const { from, item } = JSON.parse(text) as { readonly from: string; readonly item: Item };
    if (from !== this.node) this.#tell(item);
  }

  #tell(item: Item) {
    for (const listener of this.#listeners) listener(item);
  }
}
