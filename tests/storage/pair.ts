// Two persons at one match, each with a WebSocket of their own.
import { choose, proposal } from '@spaceline/engine';
import { steeredBot } from '@spaceline/bots';
import type { Bot } from '@spaceline/bots';
import type {
  CardId,
  Choice,
  Correction,
  Decision,
  Destination,
  Player,
  Refusal,
  SeenEvent,
  View,
} from '@spaceline/engine';
import type { ErrorMessage, OwnAct, Update } from '@spaceline/protocol';
import { deal, MatchStore } from '@spaceline/server';
import type { Storage } from '@spaceline/server';
import { createHash } from 'node:crypto';
import { strangeDeck } from '../assisted/deck.ts';
import { SocketClient } from './socket-client.ts';

const tokens = ['first-person', 'second-person'] as const;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Seats of two persons under names of their own. */
export const seatsOf = (one: string, other: string): NewMatch['seats'] => [
  { name: one, tokenHash: sha256(tokens[0]) },
  { name: other, tokenHash: sha256(tokens[1]) },
];

type NewMatch = Parameters<typeof deal>[0];

/** The name of a match; when a test is tried again, another one, for the match of the first try is still there. */
async function unused({ db }: Storage, name: string): Promise<string> {
  const taken = await db.selectFrom('matches').select('id').where('id', 'like', `${name}%`).execute();
  return taken.some(({ id }) => id === name) ? `${name}${taken.length}` : name;
}

/** What a name decides. */
export const seedOf = sha256;

/** Stores an assisted match between two persons, who both play titles that are not written. The name decides what chance does. */
export async function seatTwo(storage: Storage, name: string, changes: Partial<NewMatch> = {}): Promise<Pair> {
  const match = await unused(storage, name);
  await new MatchStore(storage).create(
    deal({
      id: match,
      format: 'open',
      seed: seedOf(name),
      decks: [strangeDeck, strangeDeck],
      seats: seatsOf('Kira', 'Quark'),
      assisted: true,
      ...changes,
    }),
  );
  return new Pair(match, name);
}

class Person {
  readonly player: Player;
  readonly token: string;
  readonly bot: Bot;
  readonly events: SeenEvent[] = [];
  client: SocketClient | undefined;
  update: Update | undefined;

  constructor(player: Player, name: string) {
    this.player = player;
    this.token = tokens[player];
    this.bot = steeredBot(`${name} ${player}`);
  }

  get view(): View {
    if (!this.update) throw new Error('Nothing was seen yet.');
    return this.update.view;
  }

  get asked(): Decision | undefined {
    return this.update?.decisions[0];
  }

  socket(): SocketClient {
    if (!this.client) throw new Error('This person has not joined.');
    return this.client;
  }

  take(update: Update) {
    const had = this.update?.seq ?? -1;
    if (update.since !== had) throw new Error(`Has ${had}, got events after ${update.since}.`);
    this.update = update;
    this.events.push(...update.events);
  }
}

export class Pair {
  readonly match: string;
  readonly persons: readonly [Person, Person];

  constructor(match: string, name = match) {
    this.match = match;
    this.persons = [new Person(0, name), new Person(1, name)];
  }

  get seq(): number {
    return this.persons[0].view.seq;
  }

  /** Both join, each at an address, and get what they have missed. */
  async join(first: string, second = first) {
    for (const [i, address] of [first, second].entries()) {
      const person = this.persons[i]!;
      person.client = await SocketClient.connect(address);
      const since = person.update?.seq ?? -1;
      person.client.say({ t: 'join', match: this.match, token: person.token, since });
      person.take(await person.client.next('update'));
    }
  }

  async leave() {
    await Promise.all(this.persons.map(async ({ client }) => client?.close()));
  }

  /** Makes a choice, and lets both see it; or gives the refusal. */
  async choose(choice: Choice): Promise<Refusal | undefined> {
    const person = this.persons[choice.player];
    person.socket().say({ t: 'choose', match: this.match, choice });
    const answer = await person.socket().next('update', 'refused');
    if (answer.t === 'refused') return answer.refusal;
    person.take(answer);
    const other = this.persons[choice.player === 0 ? 1 : 0];
    other.take(await other.socket().next('update'));
    return undefined;
  }

  /** Does something at the table, and lets both see it; or gives what is wrong with it. */
  async act(player: Player, act: OwnAct): Promise<ErrorMessage | undefined> {
    const person = this.persons[player];
    person.socket().say({ t: 'act', match: this.match, act });
    const answer = await person.socket().next('update', 'error');
    if (answer.t === 'error') return answer;
    person.take(answer);
    const other = this.persons[player === 0 ? 1 : 0];
    other.take(await other.socket().next('update'));
    return undefined;
  }

  /** Takes an option of the open decision by its verb, and by way and card where they are said. */
  async take(player: Player, verb: Choice['do'], way?: Choice['way'], card?: CardId): Promise<void> {
    const decision = this.persons[player].asked;
    const option = decision?.options.find(
      (one) => one.do === verb && (way === undefined || one.way === way) && (card === undefined || one.card === card),
    );
    if (!decision || !option) throw new Error(`Player ${player} cannot ${verb}.`);
    const refusal = await this.choose(choose({ id: decision.id, player }, option));
    if (refusal) throw new Error(refusal.why);
  }

  propose(player: Player, correction: Correction): Promise<Refusal | undefined> {
    const { asked, view } = this.persons[player];
    return this.choose(proposal(asked?.id ?? view.seq, player, correction));
  }

  /** By agreement a card of a player goes somewhere, from the hand or from the draw deck, wherever it is. */
  async bring(player: Player, def: string, to: Destination): Promise<void> {
    const { view } = this.persons[player];
    const { hand } = view.players[player].piles;
    const held = view.cards.find((card) => card.def === def && hand.includes(card.id))?.id;
    if (held !== undefined && to.to === 'hand') return;
    const refusal = await this.propose(
      player,
      held === undefined ? { fix: 'fetch', card: def, to } : { fix: 'move', cards: [held], to },
    );
    if (refusal) throw new Error(`${def}: ${refusal.why}`);
    await this.take(player === 0 ? 1 : 0, 'consent');
  }

  /** One of them has bots play until this is so. */
  async playUntil(enough: (pair: Pair) => boolean) {
    while (!enough(this)) {
      const person = this.persons.find(({ asked }) => asked);
      if (!person?.asked) throw new Error('Nobody is asked.');
      // Without the engine at hand a bot may pick cards that do not go together; it then picks others.
      await this.choose(person.bot(person.view, person.asked));
    }
  }

  /** Until the seeds lie and the first turn has begun: before that nothing is corrected. */
  playToFirstTurn() {
    const { persons } = this;
    return this.playUntil(() => persons.some(({ asked, view }) => view.phase === 'play' && asked?.kind === 'action'));
  }
}
