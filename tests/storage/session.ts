// A player's side of a sealed session, over HTTP.
import type { CreatedMatch, CreatedSealed, SealedJudgement, SealedState, SuggestedSealed } from '@spaceline/protocol';
import {
  createdMatchSchema,
  createdSealedSchema,
  readySealedAnswerSchema,
  sealedJudgementSchema,
  sealedStateSchema,
  suggestedSealedSchema,
} from '@spaceline/protocol';

export type Cards = SuggestedSealed['deck'];

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Every answer must have the shape the protocol says; what is not one is an error with its status. */
export class Session {
  readonly created: CreatedSealed;
  address: string;
  /** Every byte the server answered. */
  heard = '';

  private constructor(created: CreatedSealed, address: string) {
    this.created = created;
    this.address = address;
  }

  static async create(address: string, asked: object = {}): Promise<Session> {
    const response = await fetch(`${address}/api/sealed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    const text = await response.text();
    if (response.status !== 201) throw new Error(text);
    const session = new Session(createdSealedSchema.parse(JSON.parse(text)), address);
    session.heard += text;
    return session;
  }

  async ask(method: string, path = '', body?: object, token: string | undefined = this.created.token): Promise<Answer> {
    const response = await fetch(`${this.address}/api/sealed/${this.created.sealed}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    this.heard += text;
    return { status: response.status, body: JSON.parse(text) as unknown };
  }

  state = (): Promise<SealedState> => this.#read(sealedStateSchema, 'GET');
  open = (): Promise<SealedState> => this.#read(sealedStateSchema, 'POST', '/open');
  draft = (deck: Cards): Promise<SealedJudgement> => this.#read(sealedJudgementSchema, 'PUT', '/draft', { deck });
  suggest = (deck?: Cards): Promise<SuggestedSealed> =>
    this.#read(suggestedSealedSchema, 'POST', '/suggest', deck ? { deck } : {});
  ready = async (deck: Cards): Promise<CreatedMatch> =>
    createdMatchSchema.parse(await this.#read(readySealedAnswerSchema, 'POST', '/ready', { deck }));

  async #read<T>(schema: { parse(value: unknown): T }, method: string, path?: string, body?: object): Promise<T> {
    const answer = await this.ask(method, path, body);
    if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return schema.parse(answer.body);
  }
}

/** Asks again and again until it is so; fails when it is not so in time. */
export async function until<T>(what: string, look: () => Promise<T | undefined>, milliseconds = 60_000): Promise<T> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`Not in time: ${what}.`);
    await new Promise((again) => setTimeout(again, 50));
  }
}
