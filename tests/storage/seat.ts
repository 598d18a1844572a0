import { random, randomBot } from '@spaceline/bots';
import type { Bot } from '@spaceline/bots';
import type { Choice, Decision, SeenEvent } from '@spaceline/engine';
import { choose, option, concession as concede } from '@spaceline/engine';
import type { CreatedMatch, Update } from '@spaceline/protocol';
import { SocketClient } from './socket-client.ts';

export async function createMatch(address: string, asked: object = {}, headers: object = {}): Promise<CreatedMatch> {
  const response = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  if (response.status !== 201) throw new Error(`No match: ${await response.text()}`);
  return (await response.json()) as CreatedMatch;
}

export const pass = (decision: number): Choice => choose({ id: decision, player: 0 }, option('pass'));

export const concession = (decision: number): Choice => concede(decision, 0);

/** A person's side of a match over many connections: plays at random, and remembers what was promised to it. */
export class Seat {
  readonly match: string;
  readonly token: string;
  /** The choices the server acknowledged, by their place in the log. */
  readonly acknowledged = new Map<number, Choice>();
  readonly events: SeenEvent[] = [];
  readonly #bot: Bot;
  #seq = -1;
  #update: Update | undefined;
  #client: SocketClient | undefined;

  constructor({ match, token }: CreatedMatch, seed: string) {
    this.match = match;
    this.token = token;
    this.#bot = randomBot(seed);
  }

  get seq() {
    return this.#seq;
  }

  get over() {
    return this.#update?.over;
  }

  get asked(): Decision | undefined {
    return this.#update?.decisions[0];
  }

  async join(address: string) {
    this.#client = await SocketClient.connect(address);
    this.#client.say({ t: 'join', match: this.match, token: this.token, since: this.#seq });
    this.#take(await this.#client.next('update'));
  }

  /** Joins over a balancer: a server of other rules tells by which rules to be led, and is left. */
  async joinLed(address: string): Promise<'at once' | 'led'> {
    const until = Date.now() + 20_000;
    for (let rules = ''; ;) {
      this.#client = await SocketClient.connect(address, undefined, {}, rules === '' ? '' : `?rules=${rules}`);
      this.#client.say({ t: 'join', match: this.match, token: this.token, since: this.#seq });
      const first = await this.#client.next('update', 'recorded');
      if (first.t === 'update') {
        this.#take(first);
        return rules === '' ? 'at once' : 'led';
      }
      await this.#client.close();
      if (!first.rules || Date.now() > until) throw new Error(`Nobody has these rules: ${first.problem.why}`);
      // As a page does: at once where it was not led yet, else a moment later.
      if (rules !== '') await new Promise((again) => setTimeout(again, 200));
      ({ rules } = first);
    }
  }

  /** What came over the present connection. */
  heard() {
    return this.#socket().heard();
  }

  leave() {
    return this.#client?.close();
  }

  /** Waits until this seat is asked, and gives an answer that is not sent yet. Undefined: the match is over. */
  async answer(): Promise<Choice | undefined> {
    while (!this.over) {
      const update = this.#update;
      // Where both are asked at once the computer answers first: an answer sent meanwhile would be to an older question.
      if (update?.decisions[0] && !update.view.deciding.includes(1)) return this.#bot(update.view, update.decisions[0]);
      this.#take(await this.#socket().next('update'));
    }
    return undefined;
  }

  /** Sends a choice and waits for its acknowledgement. False: refused. */
  async choose(choice: Choice): Promise<boolean> {
    this.send(choice);
    for (;;) {
      const message = await this.#socket().next('update', 'refused');
      if (message.t === 'refused') return false;
      this.#take(message);
      if (this.#seq > choice.decision) {
        this.acknowledged.set(choice.decision + 1, choice);
        return true;
      }
    }
  }

  send(choice: Choice) {
    this.#socket().say({ t: 'choose', match: this.match, choice });
  }

  /** Plays until so many choices are acknowledged or the match is over. */
  async play(choices: number) {
    for (let made = 0; made < choices;) {
      const choice = await this.answer();
      if (!choice) return;
      if (await this.choose(choice)) made += 1;
    }
  }

  #socket(): SocketClient {
    if (!this.#client) throw new Error('This seat has not joined.');
    return this.#client;
  }

  #take(update: Update) {
    if (update.since !== this.#seq) throw new Error(`Has ${this.#seq}, got events after ${update.since}.`);
    this.#seq = update.seq;
    this.#update = update;
    this.events.push(...update.events);
  }
}

export const dice = random;
