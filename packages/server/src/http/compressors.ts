import type { WebSocket } from '@fastify/websocket';

/** The part of `ws` that compresses what one socket sends. It is made when it is needed, and kept until the socket closes. */
interface Compressing {
  _deflate: { close(): void } | null;
}

const compressingOf = (socket: WebSocket): Compressing | undefined =>
  (socket as { readonly _extensions?: Readonly<Record<string, Compressing>> })._extensions?.['permessage-deflate'];

/**
 * Lets go of what a socket compressed its last message with: 190 kB for each socket, far more than the match has that is
 * played over it. To be called while nothing is being compressed; no message refers to one before it.
 */
export function releaseCompressor(socket: WebSocket): void {
  const compressing = compressingOf(socket);
  compressing?._deflate?.close();
  if (compressing) compressing._deflate = null;
}
