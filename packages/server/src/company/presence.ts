import { batchesOf } from './batches.ts';
import type { Bulletin, Entry, Item } from './bulletin.ts';
import { roomInNote } from './bulletin.ts';
import { inShort } from './watchers.ts';

export interface PresenceLog {
  error(facts: object, message: string): void;
}

/** Milliseconds for which news of presence are gathered, so that a hundred who come back together are a few notes. */
const gathering = 150;

/** Every so many milliseconds each server says again who is there, and what it has not said for long is gone. */
const everySoOften = 20_000;
const forgotten = 50_000;

interface Elsewhere {
  heard: number;
  readonly tables: Map<string, { readonly entries: readonly Entry[]; readonly heard: number }>;
  readonly people: Map<string, number>;
}

/** Who is at which table on all servers, and who has a page open at all. */
export class Presence {
  readonly #bulletin: Bulletin;
  readonly #log: PresenceLog;
  readonly #tables = new Map<string, Set<Entry>>();
  readonly #people = new Map<string, number>();
  readonly #elsewhere = new Map<string, Elsewhere>();
  /** When a seat was left, by match and seat. */
  readonly #left = new Map<string, number>();
  readonly #changed = new Set<(match: string) => void>();
  readonly #news = new Set<string>();
  #peopleNews = false;
  #gathering: NodeJS.Timeout | undefined;
  #closed = false;
  readonly #repeating: NodeJS.Timeout;

  constructor(bulletin: Bulletin, log: PresenceLog) {
    this.#bulletin = bulletin;
    this.#log = log;
    bulletin.listen((item) => {
      if (item.k === 'here' && item.node !== bulletin.node) this.#hear(item.node, item.tables, item.people);
      if (item.k === 'gone') this.#forget(item.node);
    });
    this.#repeating = setInterval(() => this.#repeat(), everySoOften).unref();
  }

  /** Calls back when somebody comes to a table or leaves it. */
  onChange(listener: (match: string) => void): void {
    this.#changed.add(listener);
  }

  /** Somebody is at a table. Gives the way to leave it. */
  enter(match: string, entry: Entry): () => void {
    const here = this.#tables.get(match) ?? new Set();
    this.#tables.set(match, here);
    here.add(entry);
    this.#tell(match);
    return () => {
      if (!here.delete(entry)) return;
      if (here.size === 0 && this.#tables.get(match) === here) this.#tables.delete(match);
      this.#noteLeft(match, [entry]);
      this.#tell(match);
    };
  }

  /** Somebody has a page open, wherever. Gives the way to close it. */
  open(person: string): () => void {
    this.#people.set(person, (this.#people.get(person) ?? 0) + 1);
    this.#tellPeople();
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#people.get(person) ?? 1) - 1;
      if (left > 0) this.#people.set(person, left);
      else this.#people.delete(person);
      this.#tellPeople();
    };
  }

  isOpen(person: string): boolean {
    return this.#people.has(person) || [...this.#elsewhere.values()].some(({ people }) => people.has(person));
  }

  /** How many people have a page open. */
  count(): number {
    const all = new Set(this.#people.keys());
    for (const { people } of this.#elsewhere.values()) for (const person of people.keys()) all.add(person);
    return all.size;
  }

  at(match: string): readonly Entry[] {
    const there = [...this.#elsewhere.values()].flatMap(({ tables }) => tables.get(match)?.entries ?? []);
    return [...(this.#tables.get(match) ?? []), ...there];
  }

  isHere(match: string, seat: 0 | 1): boolean {
    return this.at(match).some(({ seer }) => seer === seat);
  }

  /** When a player left, if that was seen here and they are still away. */
  leftAt(match: string, seat: 0 | 1): number | undefined {
    return this.isHere(match, seat) ? undefined : this.#left.get(`${match} ${seat}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#repeating);
    clearTimeout(this.#gathering);
    // If the database is gone, the others will find out by themselves.
    await this.#bulletin.post({ k: 'gone', node: this.#bulletin.node }).catch(() => {});
  }

  #noteLeft(match: string, entries: readonly Entry[]) {
    for (const { seer } of entries)
      if (seer !== 'spectator' && !this.isHere(match, seer)) this.#left.set(`${match} ${seer}`, Date.now());
    // Whoever left long ago is just away.
    for (const oldest of this.#left.keys()) {
      if (this.#left.size <= 10_000) break;
      this.#left.delete(oldest);
    }
  }

  #tell(match: string) {
    for (const changed of this.#changed) changed(match);
    this.#news.add(match);
    this.#gather();
  }

  #tellPeople() {
    this.#peopleNews = true;
    this.#gather();
  }

  #gather() {
    // Sockets that close after the others were told that this server is gone are no news.
    if (this.#closed) return;
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      void this.#send();
    }, gathering).unref();
  }

  async #send() {
    const { node } = this.#bulletin;
    const news = [...this.#news].map((match) => [match, inShort([...(this.#tables.get(match) ?? [])])] as const);
    this.#news.clear();
    for (const tables of batchesOf(news, roomInNote))
      await this.#post({ k: 'here', node, tables: Object.fromEntries(tables) });
    if (!this.#peopleNews) return;
    this.#peopleNews = false;
    for (const people of batchesOf([...this.#people.keys()], roomInNote))
      await this.#post({ k: 'here', node, tables: {}, people });
  }

  /** What cannot be told keeps nothing else from being told; in a while all of it is said again. */
  async #post(item: Item) {
    if (this.#closed) return;
    try {
      await this.#bulletin.post(item);
    } catch (error) {
      this.#log.error({ err: error }, 'Others were not told who is here');
    }
  }

  #repeat() {
    for (const match of this.#tables.keys()) this.#news.add(match);
    this.#tellPeople();
    const now = performance.now();
    for (const [node, { heard }] of this.#elsewhere) if (now - heard > forgotten) this.#forget(node);
    for (const { tables, people } of this.#elsewhere.values()) {
      for (const [match, { heard }] of tables) if (now - heard > forgotten) tables.delete(match);
      for (const [person, heard] of people) if (now - heard > forgotten) people.delete(person);
    }
  }

  #hear(node: string, tables: Readonly<Record<string, readonly Entry[]>>, people: readonly string[] = []) {
    const now = performance.now();
    const known = this.#elsewhere.get(node) ?? { heard: now, tables: new Map(), people: new Map() };
    // A server that was not known wants to know who is here.
    if (!this.#elsewhere.has(node)) this.#repeat();
    this.#elsewhere.set(node, known);
    known.heard = now;
    for (const person of people) known.people.set(person, now);
    for (const [match, entries] of Object.entries(tables)) {
      const before = known.tables.get(match)?.entries ?? [];
      if (entries.length > 0) known.tables.set(match, { entries, heard: now });
      else known.tables.delete(match);
      this.#noteLeft(match, before);
      for (const changed of this.#changed) changed(match);
    }
  }

  #forget(node: string) {
    const gone = this.#elsewhere.get(node);
    this.#elsewhere.delete(node);
    for (const [match, { entries }] of gone?.tables ?? []) {
      this.#noteLeft(match, entries);
      for (const changed of this.#changed) changed(match);
    }
  }
}
