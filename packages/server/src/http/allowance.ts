/** So many at once, and so many more each second. */
export class Allowance {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at = performance.now();

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
  }

  take(): boolean {
    const now = performance.now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
