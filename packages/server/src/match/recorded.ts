import type { Choice, Decision, Seer } from '@spaceline/engine';
import type { Recorded } from '@spaceline/protocol';
import { notYet, OtherRules } from '../problem.ts';
import type { LoggedEvents, MatchRow, MatchStore } from '../storage/match-store.ts';
import type { Seat, StoredResult } from '../storage/schema.ts';
import type { Histories } from './histories.ts';
import { InTurn } from './in-turn.ts';
import type { Follower } from './table.ts';
import { withEvents } from './told.ts';

/** Where a match is kept. */
interface Kept {
  readonly store: MatchStore;
  readonly histories: Histories;
}

/**
 * A match begun with other rules than there are here. It has no state, so nothing can be chosen; what happened is told
 * from what was kept, to each as they saw it. A node with the rules of the match may play it on meanwhile.
 */
export class RecordedTable {
  readonly id: string;
  readonly seats: readonly [Seat, Seat];
  readonly row: MatchRow;
  readonly #store: MatchStore;
  readonly #histories: Histories;
  /** In which way its rules are others. */
  readonly how: string;
  /** What of it was not kept. */
  readonly #gap: string;
  readonly #followers = new Set<Follower>();
  readonly #turns = new InTurn();
  #seq: number;
  #over: StoredResult | undefined;

  private constructor(row: MatchRow, { store, histories }: Kept, how: string, log: readonly LoggedEvents[]) {
    this.id = row.id;
    this.row = row;
    this.seats = row.seats;
    this.#store = store;
    this.#histories = histories;
    this.how = how;
    const lost = log.filter(({ events }) => events === null).length;
    this.#gap = lost > 0 ? `; what came of ${lost} of its ${log.length} choices was not kept` : '';
    this.#seq = log.at(-1)?.seq ?? 0;
    this.#over = row.result ?? undefined;
  }

  static async open(row: MatchRow, kept: Kept, how: string): Promise<RecordedTable> {
    return new RecordedTable(row, kept, how, await kept.store.events(row.id, 0));
  }

  get seq(): number {
    return this.#seq;
  }

  get over(): StoredResult | undefined {
    return this.#over;
  }

  get followed(): boolean {
    return this.#followers.size > 0;
  }

  /** Why nothing can be chosen, in words for the players. */
  get problem() {
    const { code, what, why } = this.#refusal();
    return { code, what, why };
  }

  asked(): Decision[] {
    return [];
  }

  explain(_intent?: Choice): never {
    throw this.#refusal();
  }

  async choose(_choice: Choice): Promise<never> {
    throw this.#refusal();
  }

  /** The log is not this server's to write. */
  async come(): Promise<void> {}

  async cancel(): Promise<never> {
    throw this.#refusal();
  }

  async claim(): Promise<never> {
    throw this.#refusal();
  }

  async act(): Promise<never> {
    throw this.#refusal();
  }

  /** Nobody plays here, and neither do bots. */
  async settle(): Promise<void> {}

  refresh(): Promise<unknown> {
    return this.#turns.take(() => this.#readOn());
  }

  /** Whoever has seen something before is told the rest at little cost. */
  isFar(since: number): boolean {
    return since < this.#seq;
  }

  update(seer: Seer, since: number): Promise<string> {
    return this.#turns.take(() => this.#from(seer, since));
  }

  async follow(follower: Follower): Promise<() => void> {
    return this.#turns.take(async () => {
      follower.send(await this.#from(follower.seer, follower.sent));
      follower.sent = this.#seq;
      this.#followers.add(follower);
      return () => this.#followers.delete(follower);
    });
  }

  close(): Promise<void> {
    return this.#turns.idle();
  }

  #refusal(): OtherRules {
    return new OtherRules(`${this.how}${this.#gap}`, { isOver: this.#over !== undefined });
  }

  async #readOn(): Promise<void> {
    const last = await this.#store.lastSeq(this.id);
    if (last <= this.#seq) return;
    this.#over = (await this.#store.read(this.id))?.result ?? undefined;
    this.#seq = last;
    for (const follower of this.#followers) {
      const { seer, sent } = follower;
      follower.sent = this.#seq;
      follower.send(await this.#message(seer, sent));
    }
  }

  async #from(seer: Seer, since: number): Promise<string> {
    await this.#readOn();
    if (since > this.#seq) throw notYet(this.#seq, since);
    return this.#message(seer, since);
  }

  async #message(seer: Seer, since: number): Promise<string> {
    const events = await this.#histories.between(this.row, seer, since, this.#seq);
    const { rules } = this.row.versions;
    const recorded: Omit<Recorded, 'events'> = {
      t: 'recorded',
      match: this.id,
      seer,
      seq: this.#seq,
      since,
      ...(this.#over ? { over: this.#over } : {}),
      problem: this.problem,
      ...(rules === undefined ? {} : { rules }),
    };
    return withEvents(
      recorded,
      events.map((text) => text ?? ''),
    );
  }
}
