// A wire between a server and its database that can be made to hang: connections stay, and what is sent waits in them.
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface Relay {
  /** The same database, reached over the wire. */
  readonly url: string;
  /** Nothing comes through any more; of a program that says this name, on the connections it has now. */
  pause(name?: string): void;
  /** Everything comes through that was sent meanwhile. */
  resume(): void;
  close(): Promise<void>;
}

interface Line {
  readonly near: Socket;
  readonly far: Socket;
  /** The first that was said: to a database, who is calling. */
  opening: string;
}

export async function relayTo(url: string): Promise<Relay> {
  const target = new URL(url);
  const lines = new Set<Line>();
  let hangs = false;
  const pass = (line: Line, from: Socket, to: Socket) => {
    if (hangs) from.pause();
    from.on('data', (bytes) => to.write(bytes));
    from.on('error', () => {});
    from.on('close', () => {
      lines.delete(line);
      // What was sent before still arrives.
      to.end();
    });
  };
  const server = createServer((near) => {
    const line = { near, far: connect(Number(target.port), target.hostname), opening: '' };
    lines.add(line);
    near.once('data', (bytes) => (line.opening = bytes.toString('latin1')));
    pass(line, near, line.far);
    pass(line, line.far, near);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const here = new URL(url);
  here.port = String((server.address() as AddressInfo).port);
  return {
    url: here.href,
    pause(name) {
      hangs = name === undefined;
      for (const { near, far, opening } of lines)
        if (name === undefined || opening.includes(name)) [near, far].forEach((socket) => socket.pause());
    },
    resume() {
      hangs = false;
      for (const { near, far } of lines) [near, far].forEach((socket) => socket.resume());
    },
    async close() {
      for (const { near, far } of lines) [near, far].forEach((socket) => socket.destroy());
      await new Promise((closed) => server.close(closed));
    },
  };
}
