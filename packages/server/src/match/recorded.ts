import type { Choice, Decision, Seer } from '@spaceline/engine';
import type { Recorded } from '@spaceline/protocol';
import { notYet, OtherRules } from '../problem.ts';
import type { LoggedEvents, MatchRow, MatchStore } from '../storage/match-store.ts';
import type { Seat, StoredResult } from '../storage/schema.ts';
import { storedFor } from './cuts.ts';
import { InTurn } from './in-turn.ts';
import type { Follower } from './table.ts';

/**
 * A match begun with other rules than there are here. It has no state, so nothing can be chosen; what happened is told
 * from what was kept, to each as they saw it. A node with the rules of the match may play it on meanwhile.
 */
export class RecordedTable {
  readonly id: string;
  readonly seats: readonly [Seat, Seat];
  readonly row: MatchRow;
  readonly #store: MatchStore;
  readonly #how: string;
  readonly #followers = new Set<Follower>();
  readonly #turns = new InTurn();
  #seq: number;
  #over: StoredResult | undefined;

  private constructor(row: MatchRow, store: MatchStore, how: string, seq: number) {
    this.id = row.id;
    this.row = row;
    this.seats = row.seats;
    this.#store = store;
    this.#how = how;
    this.#seq = seq;
    this.#over = row.result ?? undefined;
  }

  static async open(row: MatchRow, store: MatchStore, how: string): Promise<RecordedTable> {
    const log = await store.events(row.id, 0);
    const lost = log.filter(({ events }) => events === null).length;
    const gap = lost > 0 ? `; what came of ${lost} of its ${log.length} choices was not kept` : '';
    return new RecordedTable(row, store, `${how}${gap}`, log.at(-1)?.seq ?? 0);
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

  explain(_intent: Choice): never {
    throw this.#refusal();
  }

  async choose(_choice: Choice): Promise<never> {
    throw this.#refusal();
  }

  /** Nobody plays here, and neither do bots. */
  async settle(): Promise<void> {}

  refresh(): Promise<unknown> {
    return this.#turns.take(() => this.#readOn());
  }

  update(seer: Seer, since: number): Promise<Recorded> {
    return this.#turns.take(() => this.#from(seer, since));
  }

  async follow(follower: Follower): Promise<() => void> {
    return this.#turns.take(async () => {
      follower.send(JSON.stringify(await this.#from(follower.seer, follower.sent)));
      follower.sent = this.#seq;
      this.#followers.add(follower);
      return () => this.#followers.delete(follower);
    });
  }

  close(): Promise<void> {
    return this.#turns.idle();
  }

  #refusal(): OtherRules {
    return new OtherRules(this.#how, { isOver: this.#over !== undefined });
  }

  async #readOn(): Promise<void> {
    const log = await this.#store.events(this.id, this.#seq);
    if (log.length === 0) return;
    this.#over = (await this.#store.read(this.id))?.result ?? undefined;
    this.#seq = log.at(-1)?.seq ?? this.#seq;
    for (const follower of this.#followers) {
      const { seer, sent } = follower;
      follower.sent = this.#seq;
      follower.send(JSON.stringify(this.#message(seer, sent, log)));
    }
  }

  async #from(seer: Seer, since: number): Promise<Recorded> {
    await this.#readOn();
    if (since > this.#seq) throw notYet(this.#seq, since);
    const log = await this.#store.events(this.id, Math.max(0, since));
    return this.#message(seer, since, since < 0 ? [{ seq: 0, events: this.row.events }, ...log] : log);
  }

  #message(seer: Seer, since: number, log: readonly LoggedEvents[]): Recorded {
    return {
      t: 'recorded',
      match: this.id,
      seer,
      seq: this.#seq,
      since,
      events: log.flatMap(({ events }) => storedFor(events ?? [], seer)),
      ...(this.#over ? { over: this.#over } : {}),
      problem: this.problem,
    };
  }
}
