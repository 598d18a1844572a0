import type { CaptainMind } from '@spaceline/bots';
import { conceal } from '@spaceline/engine';
import type { Choice, Decision, Player, State } from '@spaceline/engine';
import type { MatchRow } from '../storage/match-store.ts';
import type { Job, Thought } from '../thinking/job.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { botSeed } from './chance.ts';

type Minds = [CaptainMind | undefined, CaptainMind | undefined];

/** Who advises people. */
const adviser = 'officer';

/** The computers at one table, and what they keep in mind from one choice to the next. */
export class Computers {
  readonly #row: MatchRow;
  readonly #thinkers: Thinkers;
  readonly #seeds: readonly [string, string];
  readonly #minds: Minds = [undefined, undefined];
  /** What was advised last, and what whoever follows the advice has to keep in mind. */
  readonly #advised: [Thought | undefined, Thought | undefined] = [undefined, undefined];

  /** `seq`: how many choices were made when they took their seats. */
  constructor(row: MatchRow, seq: number, thinkers: Thinkers) {
    this.#row = row;
    this.#thinkers = thinkers;
    this.#seeds = [botSeed(row.seed, 0, seq), botSeed(row.seed, 1, seq)];
  }

  /** Whether one of them has a seat at all. */
  get anywhere(): boolean {
    return this.plays(0) || this.plays(1);
  }

  plays(player: Player): boolean {
    return this.#row.seats[player].bot !== undefined;
  }

  seedOf(player: Player): string {
    return this.#seeds[player];
  }

  /** One choice in the place of whoever is asked: of the computer that plays there, or of an officer. */
  async think(state: State, decision: Decision): Promise<Thought> {
    const { player } = decision;
    const level = this.#row.seats[player].bot ?? adviser;
    const thought = await this.#thinkers.think(this.#job(state, decision, level, this.#seeds[player]));
    this.#minds[player] = thought.mind;
    return thought;
  }

  /** What an officer would do in the place of a person. The seed of the match has no part in it. */
  async advise(state: State, decision: Decision): Promise<Thought> {
    const job = this.#job(state, decision, adviser, `advice for ${this.#row.id}`);
    const thought = await this.#thinkers.think({ ...job, advice: true });
    this.#advised[decision.player] = thought;
    return thought;
  }

  /** Who does as advised has tried it; who does something else has not. */
  notice(choice: Choice) {
    const advised = this.#advised[choice.player];
    if (advised && JSON.stringify(advised.choice) === JSON.stringify(choice)) this.#minds[choice.player] = advised.mind;
    this.#advised[choice.player] = undefined;
  }

  /** It is told what its player knows, and nothing of the true table. */
  #job(state: State, decision: Decision, level: string, seed: string): Job {
    const { player } = decision;
    const { format, house } = this.#row;
    const known = conceal(state, player);
    return { level, seed, known, decision, mind: this.#minds[player], format: { format, house } };
  }
}
