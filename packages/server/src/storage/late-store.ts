import { MatchStore } from './match-store.ts';
import type { LoggedChoice, LoggedEvents } from './match-store.ts';
import { SnapshotStore } from './snapshot-store.ts';
import type { Storage } from './storage.ts';

/** A snapshot may be newer than what may be seen: there is none. */
export class NoSnapshots extends SnapshotStore {
  override async read(): Promise<undefined> {}

  override async keep(): Promise<void> {}
}

/** The log as it was some minutes ago; all of it once the match is over. Nothing is appended here. */
export class LateStore extends MatchStore {
  readonly #minutes: number;

  constructor(storage: Storage, minutes: number) {
    super(storage);
    this.#minutes = minutes;
  }

  override lastSeq(match: string): Promise<number> {
    return this.lastSeqBefore(match, this.#minutes);
  }

  override log(match: string, seq: number): Promise<LoggedChoice[]> {
    return this.#upToLast(match, seq, () => super.log(match, seq));
  }

  override events(match: string, seq: number): Promise<LoggedEvents[]> {
    return this.#upToLast(match, seq, () => super.events(match, seq));
  }

  /** It is read after it was asked how far it may be: what has come meanwhile is too young. */
  async #upToLast<Row extends { readonly seq: number }>(
    match: string,
    seq: number,
    read: () => Promise<Row[]>,
  ): Promise<Row[]> {
    const last = await this.lastSeq(match);
    return last <= seq ? [] : (await read()).filter((row) => row.seq <= last);
  }
}
