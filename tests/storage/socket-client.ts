import { serverMessageSchema, updateFrom } from '@spaceline/protocol';
import type { ServerMessage, Update } from '@spaceline/protocol';
import WebSocket from 'ws';

/** A change is read as the update that it stands for. */
type Message = Exclude<ServerMessage, { t: 'change' }>;
type Kind = Message['t'];
type Of<K extends Kind> = Extract<Message, { t: K }>;

/** A WebSocket whose messages are read one by one. Every message must have the shape the protocol says. */
export class SocketClient {
  readonly #socket: WebSocket;
  readonly #inbox: Message[] = [];
  /** By match, the last news. */
  readonly #last = new Map<string, Update>();
  readonly closed: Promise<number>;
  #wake = () => {};
  #heard = '';
  #code: number | undefined;
  /** What was wrong with a message. */
  #broken: unknown;

  private constructor(address: string, headers: Readonly<Record<string, string>> = {}, query = '') {
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/ws${query}`, { headers });
    // Listening starts before the connection is open: the first messages may come with it.
    this.#socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      this.#heard += `${text}\n`;
      try {
        this.#inbox.push(this.#whole(serverMessageSchema.parse(JSON.parse(text))));
      } catch (error) {
        this.#broken ??= error;
      }
      this.#wake();
    });
    this.#socket.on('error', () => {});
    this.closed = new Promise((closed) =>
      this.#socket.on('close', (code) => {
        this.#code = code;
        closed(code);
        this.#wake();
      }),
    );
  }

  /** Connects and takes the server's greeting. */
  static async connect(
    address: string,
    cookie?: string,
    headers: Readonly<Record<string, string>> = {},
    query = '',
  ): Promise<SocketClient> {
    const client = new SocketClient(address, cookie ? { ...headers, cookie } : headers, query);
    await client.next('hello');
    return client;
  }

  #whole(message: ServerMessage): Message {
    const update = message.t === 'change' ? updateFrom(this.#last.get(message.match), message) : message;
    if (!update) throw new Error(`A change does not follow on what was told before: ${JSON.stringify(message)}`);
    if (update.t !== 'update') return update as Message;
    this.#last.set(update.match, update);
    if (message.t === 'change') this.#heard += `${JSON.stringify(update)}\n`;
    return update;
  }

  /** Every message so far as it came, one per line; after a change the update that it stands for. */
  heard() {
    return this.#heard;
  }

  say(message: object) {
    this.sayText(JSON.stringify(message));
  }

  sayText(text: string | Buffer) {
    this.#socket.send(text);
  }

  /** The next message, whatever it is. Throws `ConnectionLost` if there is none any more. */
  async any(): Promise<Message> {
    while (this.#inbox.length === 0) {
      if (this.#broken) throw this.#broken;
      if (this.#code !== undefined) throw new ConnectionLost(this.#code);
      await new Promise<void>((wake) => (this.#wake = wake));
    }
    return this.#inbox.shift()!;
  }

  /** The next message, which must be of one of these kinds. */
  async next<K extends Kind>(...kinds: readonly K[]): Promise<Of<K>> {
    const message = await this.any();
    if (!kinds.includes(message.t as K))
      throw new Error(`Expected ${kinds.join(' or ')}, got ${JSON.stringify(message).slice(0, 500)}`);
    return message as Of<K>;
  }

  close() {
    this.#socket.close();
    return this.closed;
  }
}

export class ConnectionLost extends Error {
  constructor(code: number) {
    super(`The connection was closed with code ${code}.`);
  }
}
