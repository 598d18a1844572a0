/**
 * What time it is by the clock of the database, also between two readings of it. Meanwhile it is counted on by a clock that
 * nobody can set: whoever sets that of the machine takes no time from the players.
 */
export class DatabaseTime {
  #ahead = performance.timeOrigin;

  /** It was so late just now. */
  read(now: Date): void {
    this.#ahead = now.getTime() - performance.now();
  }

  now(): number {
    return this.#ahead + performance.now();
  }
}
