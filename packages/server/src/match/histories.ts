import type { Seer } from '@spaceline/engine';
import type { MatchRow, MatchStore } from '../storage/match-store.ts';
import { storedFor } from './cuts.ts';
import { textOf } from './told.ts';

interface History {
  /** By seq, what was seen of each choice; the first is what happened before all of them; null: it was not kept. */
  readonly texts: (string | null)[];
  length: number;
  /** When somebody asked last. */
  used: number;
}

/** Characters that all histories in memory may have together. */
const defaultMost = 16_000_000;

/**
 * What happened in whole matches, as each recipient saw it. Nothing is computed for those who come late: it is read from
 * what was kept with each choice, once for all who ask, and only what was added since is read again.
 */
export class Histories {
  readonly #store: MatchStore;
  readonly #most: number;
  /** The least recently used first. */
  readonly #kept = new Map<string, History>();
  #length = 0;

  constructor(store: MatchStore, most = defaultMost) {
    this.#store = store;
    this.#most = most;
  }

  /** What a recipient saw of each choice after `since` up to `seq`; -1: also what happened before the first. */
  async between(row: MatchRow, seer: Seer, since: number, seq: number): Promise<readonly (string | null)[]> {
    const key = `${row.id} ${seer}`;
    const history = this.#kept.get(key) ?? { texts: [], length: 0, used: 0 };
    history.used = performance.now();
    this.#kept.delete(key);
    this.#kept.set(key, history);
    if (history.texts.length <= seq) await this.#readOn(row, seer, history);
    this.#makeRoom();
    return history.texts.slice(since + 1, seq + 1);
  }

  async #readOn(row: MatchRow, seer: Seer, history: History) {
    const { texts } = history;
    if (texts.length === 0) this.#add(history, row.events && textOf(storedFor(row.events, seer)));
    for (const { seq, events } of await this.#store.events(row.id, texts.length - 1))
      if (seq === texts.length) this.#add(history, events && textOf(storedFor(events, seer)));
  }

  #add(history: History, text: string | null) {
    history.texts.push(text);
    const length = (text?.length ?? 0) + 16;
    history.length += length;
    this.#length += length;
  }

  /** Lets go of those that nobody has asked for since that moment. */
  forget(since: number): void {
    for (const [key, history] of this.#kept) {
      if (history.used > since) return;
      this.#drop(key, history);
    }
  }

  #makeRoom() {
    for (const [key, history] of this.#kept) {
      if (this.#length <= this.#most || this.#kept.size === 1) return;
      this.#drop(key, history);
    }
  }

  #drop(key: string, { length }: History) {
    this.#kept.delete(key);
    this.#length -= length;
  }
}
