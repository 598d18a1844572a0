import { serverMessageSchema } from '@spaceline/protocol';
import type { ServerMessage } from '@spaceline/protocol';
import WebSocket from 'ws';

type Kind = ServerMessage['t'];
type Of<K extends Kind> = Extract<ServerMessage, { t: K }>;

/** A WebSocket whose messages are read one by one. Every message must have the shape the protocol says. */
export class SocketClient {
  readonly #socket: WebSocket;
  readonly #inbox: ServerMessage[] = [];
  readonly closed: Promise<number>;
  #wake = () => {};
  #heard = '';
  #code: number | undefined;

  private constructor(address: string) {
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
    // Listening starts before the connection is open: the first messages may come with it.
    this.#socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      this.#heard += `${text}\n`;
      this.#inbox.push(serverMessageSchema.parse(JSON.parse(text)));
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
  static async connect(address: string): Promise<SocketClient> {
    const client = new SocketClient(address);
    await client.next('hello');
    return client;
  }

  /** Every message so far as it came, one per line. */
  heard() {
    return this.#heard;
  }

  say(message: object) {
    this.sayText(JSON.stringify(message));
  }

  sayText(text: string | Buffer) {
    this.#socket.send(text);
  }

  /** The next message, which must be of one of these kinds. Throws `ConnectionLost` if there is none any more. */
  async next<K extends Kind>(...kinds: readonly K[]): Promise<Of<K>> {
    while (this.#inbox.length === 0) {
      if (this.#code !== undefined) throw new ConnectionLost(this.#code);
      await new Promise<void>((wake) => (this.#wake = wake));
    }
    const message = this.#inbox.shift()!;
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
