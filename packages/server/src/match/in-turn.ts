/** One after another: whoever works on a match sees what those before have done. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Resolves when nobody works any more. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
