import type { Seer } from '@spaceline/engine';
import type { Company, ServerMessage } from '@spaceline/protocol';
import { nobody } from '../people/people.ts';
import type { Person } from '../people/people-store.ts';
import { Problem } from '../problem.ts';
import { roomsFor } from './chat.ts';
import type { Item } from './bulletin.ts';
import type { Hall } from './hall.ts';

/** The table of which somebody wants to hear. */
interface Attended {
  readonly match: string;
  readonly seer: Seer;
}

export const notAttended = (match: string) =>
  new Problem(409, 'chat/not-attended', 'Nothing was said', `match ${match} is not attended on this connection`);

/** One client that wants to hear of the lobby, of its games, and of the people at one table. */
export class Attending {
  readonly #hall: Hall;
  readonly #person: Person | undefined;
  readonly #send: (message: ServerMessage) => void;
  #attended: Attended | undefined;
  #muted: ReadonlySet<string> = new Set();
  #leave: () => void;

  constructor(hall: Hall, person: Person | undefined, send: (message: ServerMessage) => void) {
    this.#hall = hall;
    this.#person = person;
    this.#send = send;
    this.#leave = hall.attend(this);
  }

  get person(): Person | undefined {
    return this.#person;
  }

  /** From now on about this table, or about none. */
  async attend(attended: Attended | undefined): Promise<void> {
    this.#attended = attended;
    await this.#learnMuted();
    if (!attended) return;
    const { match, seer } = attended;
    this.#send({ t: 'said', match, messages: await this.#hall.chat.last(match, seer, this.#person) });
    this.#send(await this.#hall.company(match, seer));
  }

  async say(match: string, words: string): Promise<void> {
    if (!this.#person) throw nobody('Nothing was said');
    if (this.#attended?.match !== match) throw notAttended(match);
    await this.#hall.chat.say(match, this.#attended.seer, this.#person, words);
  }

  /** Something was pinned up. */
  async hear(item: Item): Promise<void> {
    const person = this.#person?.id;
    if (item.k === 'lobby') this.#send({ t: 'stir', what: 'lobby' });
    if (item.k === 'games' && person !== undefined && item.people.includes(person))
      this.#send({ t: 'stir', what: 'games' });
    if (item.k === 'muted' && item.person === person) await this.#learnMuted();
    if (item.k !== 'said' || item.match !== this.#attended?.match || this.#muted.has(item.message.person)) return;
    const rooms = roomsFor(this.#attended.seer, await this.#hall.chat.isOver(item.match));
    if (rooms.includes(item.message.room)) this.#send({ t: 'said', match: item.match, messages: [item.message] });
  }

  /** Somebody chose at a table of this person; who looks at it sees that anyway. */
  moved(match: string): void {
    if (match !== this.#attended?.match) this.#send({ t: 'stir', what: 'games' });
  }

  /** As whom this table is attended; undefined: it is not. */
  seerAt(match: string): Seer | undefined {
    return this.#attended?.match === match ? this.#attended.seer : undefined;
  }

  tell(company: Company): void {
    if (this.#attended?.match === company.match) this.#send(company);
  }

  close(): void {
    this.#leave();
  }

  async #learnMuted() {
    if (this.#person) this.#muted = await this.#hall.chat.mutedBy(this.#person);
  }
}
