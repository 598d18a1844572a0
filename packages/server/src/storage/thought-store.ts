import { sql } from 'kysely';
import type { Job, Thought } from '../thinking/job.ts';
import { noteChannel, thoughtAsked, writeThought } from './notes.ts';
import type { Storage } from './storage.ts';

/** A question that was taken to be thought over. */
export interface TakenJob {
  readonly id: string;
  readonly job: Job;
}

/** What became of a question. */
export type Outcome = { readonly thought: Thought } | { readonly failed: string };

/** Seconds a worker has before it must say again that it is at it; afterwards another one may take the question. */
const lease = 6;

/** A question over which so many were lost is not asked again. */
const mostTries = 3;

/** Seconds after which nobody waits for a question any more: whoever asked it would have asked again. */
const forgotten = 300;

/**
 * Questions that computers think over, in the order in which they were asked, and advice to people after them. They hold what one player knows, and nothing
 * else of a table. None is worth keeping: whoever asked and hears nothing asks again.
 */
export class ThoughtStore {
  readonly #storage: Storage;
  /** Engine and cards: a question is thought over only by the rules it was asked by. */
  readonly #rules: string;

  constructor(storage: Storage, rules: string) {
    this.#storage = storage;
    this.#rules = rules;
  }

  /** Puts a question, and tells those who think. */
  async ask(job: Job): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      with asked as (
        insert into thoughts (rules, job, advice)
        values (${this.#rules}, ${JSON.stringify(job)}::json, ${job.advice === true}) returning id
      )
      select id::text, pg_notify(${noteChannel}, ${thoughtAsked}) from asked`.execute(this.#storage.db);
    return rows[0]!.id;
  }

  /** Takes the oldest question that nobody is at, those of computers first; with an id only that one. */
  async take(only?: string): Promise<TakenJob | undefined> {
    const which = only === undefined ? sql`true` : sql`id = ${only}::bigint`;
    const { rows } = await sql<TakenJob>`
      update thoughts set leased = now() + make_interval(secs => ${lease}), tries = tries + 1
      where id = (
        select id from thoughts
        where outcome is null and rules = ${this.#rules} and (leased is null or leased <= now()) and ${which}
        order by advice, id limit 1 for update skip locked
      )
      returning id::text, job`.execute(this.#storage.db);
    return rows[0];
  }

  /** Whoever took these is still at them. */
  async keep(ids: readonly string[]): Promise<void> {
    await sql`
      update thoughts set leased = now() + make_interval(secs => ${lease})
      where id = any(${ids}::bigint[]) and outcome is null`.execute(this.#storage.db);
  }

  /** Gives back what was taken, for somebody else. */
  async giveBack(ids: readonly string[]): Promise<void> {
    await sql`
      with free as (
        update thoughts set leased = null, tries = tries - 1
        where id = any(${ids}::bigint[]) and outcome is null returning id
      )
      select pg_notify(${noteChannel}, ${thoughtAsked}) from free`.execute(this.#storage.db);
  }

  /** Answers a question, if anybody still waits for it. */
  async answer(id: string, outcome: Outcome): Promise<void> {
    await sql`
      with answered as (
        update thoughts set outcome = ${JSON.stringify(outcome)}::json
        where id = ${id}::bigint and outcome is null returning id
      )
      select pg_notify(${noteChannel}, ${writeThought(id)}) from answered`.execute(this.#storage.db);
  }

  /** Fetches an answer, once. Undefined: there is none yet. */
  async fetch(id: string): Promise<Outcome | undefined> {
    const { rows } = await sql<{ outcome: Outcome }>`
      delete from thoughts where id = ${id}::bigint and outcome is not null returning outcome`.execute(
      this.#storage.db,
    );
    return rows[0]?.outcome;
  }

  /** Nobody waits for it any more. */
  async drop(ids: readonly string[]): Promise<void> {
    await sql`delete from thoughts where id = any(${ids}::bigint[])`.execute(this.#storage.db);
  }

  /** Ends what was lost too often, and what nobody can be waiting for. */
  async tidy(): Promise<void> {
    await sql`delete from thoughts where asked < now() - make_interval(secs => ${forgotten})`.execute(this.#storage.db);
    const { rows } = await sql<{ id: string }>`
      select id::text from thoughts
      where outcome is null and tries >= ${mostTries} and leased <= now()`.execute(this.#storage.db);
    for (const { id } of rows) await this.answer(id, { failed: `${mostTries} workers were lost over one question.` });
  }
}
