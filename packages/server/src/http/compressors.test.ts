import { afterAll, expect, test } from 'vitest';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';
import { releaseCompressor } from './compressors.ts';

const server = new WebSocketServer({
  port: 0,
  host: '127.0.0.1',
  perMessageDeflate: { serverNoContextTakeover: true },
});
afterAll(() => server.close());

const compressors = (socket: WebSocket) =>
  Object.values((socket as unknown as { _extensions: Record<string, { _deflate: unknown }> })._extensions).map(
    ({ _deflate }) => _deflate !== null,
  );

test('a socket has no compressor once it is let go of, and is understood when it compresses again', async () => {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [socket] = (await once(server, 'connection')) as [WebSocket];
  const send = async (text: string) => {
    const heard = once(client, 'message');
    await new Promise<void>((sent) => socket.send(text, { compress: true }, () => sent()));
    const [data] = (await heard) as [Buffer];
    return data.toString('utf8');
  };
  const words = Array.from({ length: 1_000 }, (_, i) => `word ${i}`).join();
  expect(await send(words)).toBe(words);
  expect(compressors(socket)).toEqual([true]);
  releaseCompressor(socket);
  expect(compressors(socket)).toEqual([false]);
  expect(await send(`${words} again`)).toBe(`${words} again`);
  client.terminate();
});
