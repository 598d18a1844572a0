import type { Seer } from '@spaceline/engine';
import type { FastifyRequest } from 'fastify';
import type { OpenTable } from '../match/matches.ts';
import { seatOf } from '../match/tokens.ts';
import type { GamesStore } from '../people/games-store.ts';
import { nobody } from '../people/people.ts';
import type { People, Person } from '../people/people.ts';
import { wrongToken } from '../problem.ts';
import { secretOf } from './cookie.ts';

/** Who asks, and for which seat they speak. */
export class Visitors {
  readonly #people: People;
  readonly #games: GamesStore;

  constructor(people: People, games: GamesStore) {
    this.#people = people;
    this.#games = games;
  }

  /** Who is known in the browser that asks. */
  person(request: Pick<FastifyRequest, 'headers'>): Promise<Person | undefined> {
    return this.#people.of(secretOf(request));
  }

  async known(request: FastifyRequest, what: string): Promise<Person> {
    const person = await this.person(request);
    if (!person) throw nobody(what);
    return person;
  }

  /** Whoever shows a token must have the right one; else the seat is that of the person, and who has none watches. */
  async seer(table: OpenTable, token: string | undefined, person: Person | undefined): Promise<Seer> {
    if (token === undefined) return (person && (await this.#games.seatOf(table.id, person.id))) ?? 'spectator';
    const seat = seatOf(table.seats, token);
    if (seat === undefined) throw wrongToken();
    return seat;
  }
}
