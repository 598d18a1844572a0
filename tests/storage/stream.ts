// A match as a program without WebSocket follows it: one update per line, for as long as it listens.
import type { Recorded, Update } from '@spaceline/protocol';

export interface Stream {
  /** The next update. */
  next(): Promise<Update | Recorded>;
  /** Every byte so far. */
  heard(): string;
  close(): void;
}

export const openStream = (address: string, match: string, token?: string): Promise<Stream> =>
  streamWith(address, match, token === undefined ? {} : { authorization: `Bearer ${token}` });

export async function streamWith(
  address: string,
  match: string,
  headers: Readonly<Record<string, string>>,
): Promise<Stream> {
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/matches/${match}/stream`, {
    headers,
    signal: leaving.signal,
  });
  if (response.status !== 200) throw new Error(`No stream: ${response.status} ${await response.text()}`);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  let read = 0;
  return {
    async next() {
      for (;;) {
        const end = heard.indexOf('\n', read);
        const line = end < 0 ? '' : heard.slice(read, end);
        if (end >= 0) read = end + 1;
        if (line !== '') return JSON.parse(line) as Update | Recorded;
        if (end >= 0) continue;
        const part = await reader.read();
        if (part.done) throw new Error('The stream has ended.');
        heard += part.value;
      }
    },
    heard: () => heard,
    close: () => leaving.abort(),
  };
}
