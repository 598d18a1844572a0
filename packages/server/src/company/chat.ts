import type { ChatMessage, Room } from '@spaceline/protocol';
import type { Seer } from '@spaceline/engine';
import { Allowance } from '../http/allowance.ts';
import type { Matches } from '../match/matches.ts';
import type { Person } from '../people/people-store.ts';
import { Problem } from '../problem.ts';
import type { Bulletin } from './bulletin.ts';
import type { ChatStore } from './chat-store.ts';

const tooFast = () =>
  new Problem(429, 'chat/too-many', 'Nothing was said', 'that was too much at once; wait a few seconds');
const noWords = () => new Problem(404, 'chat/unknown', 'Nothing was reported', 'there are no such words at this match');

/** Where somebody may read: players among themselves, watchers among themselves, and after the end all of it. */
export const roomsFor = (seer: Seer, isOver: boolean): readonly Room[] =>
  isOver ? ['players', 'watchers'] : [seer === 'spectator' ? 'watchers' : 'players'];

export interface ChatOptions {
  readonly store: ChatStore;
  readonly bulletin: Bulletin;
  readonly matches: Matches;
}

/** What one person may say: so much at once, and so much more each second; over however many connections. */
const wordsAtOnce = 6;
const wordsPerSecond = 0.5;

/** People remembered before those are forgotten who have not spoken for a while. */
const mostSpeakers = 1_000;

/** Talk at tables. */
export class Chat {
  readonly #store: ChatStore;
  readonly #bulletin: Bulletin;
  readonly #matches: Matches;
  readonly #speakers = new Map<string, Allowance>();

  constructor({ store, bulletin, matches }: ChatOptions) {
    this.#store = store;
    this.#bulletin = bulletin;
    this.#matches = matches;
  }

  /** Says something where this person sits. */
  async say(match: string, seer: Seer, person: Person, words: string): Promise<void> {
    if (this.#speaker(person).take() > 0) throw tooFast();
    const room: Room = seer === 'spectator' ? 'watchers' : 'players';
    const message = await this.#store.add(match, room, person.id, words);
    await this.#bulletin.post({ k: 'said', match, message });
  }

  #speaker({ id }: Person): Allowance {
    const known = this.#speakers.get(id);
    if (known) return known;
    if (this.#speakers.size >= mostSpeakers)
      for (const [each, allowance] of this.#speakers) if (allowance.isWhole) this.#speakers.delete(each);
    const fresh = new Allowance(wordsPerSecond, wordsAtOnce);
    this.#speakers.set(id, fresh);
    return fresh;
  }

  async last(match: string, seer: Seer, person: Person | undefined): Promise<ChatMessage[]> {
    return this.#store.last(match, roomsFor(seer, await this.isOver(match)), person?.id);
  }

  async isOver(match: string): Promise<boolean> {
    return (await this.#matches.open(match)).over !== undefined;
  }

  /** Somebody does not want to hear somebody any more, or again. */
  async mute(person: Person, muted: string, on: boolean): Promise<void> {
    await this.#store.mute(person.id, muted, on);
    await this.#bulletin.post({ k: 'muted', person: person.id });
  }

  mutedBy(person: Person): Promise<ReadonlySet<string>> {
    return this.#store.mutedBy(person.id);
  }

  /** Keeps what was said, and why somebody objects, for whoever runs the server. */
  async report(match: string, seer: Seer, person: Person, message: string, why: string): Promise<void> {
    const rooms = roomsFor(seer, await this.isOver(match));
    if (!(await this.#store.report(match, message, rooms, person.id, why))) throw noWords();
  }
}
