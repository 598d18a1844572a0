import { MatchStore } from './match-store.ts';
import type { LoggedChoice } from './match-store.ts';
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

  override log(match: string, seq: number): Promise<LoggedChoice[]> {
    return this.logBefore(match, seq, this.#minutes);
  }
}
