/** So many at once, and so many more each second; who wants more has to wait. */
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

  /** Nothing was taken, or all of it has come back. */
  get isWhole(): boolean {
    return this.#left + ((performance.now() - this.#at) / 1000) * this.#perSecond >= this.#most;
  }

  /** Takes one, and says how many milliseconds to wait before using it. */
  take(): number {
    const now = performance.now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond) - 1;
    this.#at = now;
    return this.#left >= 0 ? 0 : (-this.#left / this.#perSecond) * 1000;
  }
}
