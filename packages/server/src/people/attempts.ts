/** Guesses at one name, from wherever they come: so many within so many milliseconds, and no more. */
export class Attempts {
  readonly #most: number;
  readonly #within: number;
  readonly #made = new Map<string, { readonly since: number; count: number }>();

  constructor(most: number, within: number) {
    this.#most = most;
    this.#within = within;
  }

  /** Counts one, and says whether it may be made. */
  take(key: string, now = performance.now()): boolean {
    for (const [old, { since }] of this.#made) {
      if (now - since < this.#within) break;
      this.#made.delete(old);
    }
    const made = this.#made.get(key) ?? { since: now, count: 0 };
    made.count += 1;
    this.#made.set(key, made);
    return made.count <= this.#most;
  }

  /** The right one was among them. */
  forget(key: string): void {
    this.#made.delete(key);
  }
}
