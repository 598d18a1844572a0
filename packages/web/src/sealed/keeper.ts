import type { DeckList } from '../net/api.ts';
import { problemOf } from '../net/api.ts';
import type { Problem, SealedJudgement } from '../net/wire.ts';

/** What became of the last deck that was to be kept. */
export interface Kept {
  readonly deck: DeckList;
  readonly judgement?: SealedJudgement;
  /** Why it is not kept. */
  readonly problem?: Problem;
}

/** Before a server that did not answer is asked again. */
const again = 2_000;

/** Has every deck kept by the server, one after the other; of those that wait only the newest. */
export class Keeper {
  readonly #send: (deck: DeckList) => Promise<SealedJudgement>;
  readonly #told: (kept: Kept) => void;
  #next: DeckList | undefined;
  #isBusy = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (deck: DeckList) => Promise<SealedJudgement>, told: (kept: Kept) => void) {
    this.#send = send;
    this.#told = told;
  }

  keep(deck: DeckList): void {
    this.#next = deck;
    void this.#work();
  }

  /** Nothing is sent any more. */
  stop(): void {
    clearTimeout(this.#retry);
    this.#next = undefined;
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    clearTimeout(this.#retry);
    this.#isBusy = true;
    while (this.#next) {
      const deck: DeckList = this.#next;
      this.#next = undefined;
      if (!(await this.#keepOne(deck))) break;
    }
    this.#isBusy = false;
  }

  /** False if it makes no sense to go on at once. */
  async #keepOne(deck: DeckList): Promise<boolean> {
    try {
      this.#told({ deck, judgement: await this.#send(deck) });
      return true;
    } catch (error) {
      const problem = problemOf(error);
      this.#told({ deck, problem });
      if (problem.code !== 'net/unreachable') return true;
      this.#next ??= deck;
      this.#retry = setTimeout(() => void this.#work(), again);
      return false;
    }
  }
}
