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

  /** In whole milliseconds, as all moments are told. */
  now(): number {
    return Math.round(this.#ahead + performance.now());
  }
}
