import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes from which on an answer is compressed. Tokens are told in shorter ones, and are never compressed with anything. */
const worthCompressing = 1_024;

/** Documents that never change are compressed once, by their ETag. There are a handful. */
const mostKept = 50;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Encoding = 'br' | 'gzip';

const compressed: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => gzipped(text),
};

/** The better one of those a client takes. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const named = (accepted ?? '').split(',').map((one) => one.trim().toLowerCase());
  const takes = (encoding: Encoding) =>
    named.some((one) => one === encoding || (one.startsWith(`${encoding};`) && !/q=0(\.0*)?$/.test(one)));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

/** Sends long texts compressed to those who take it. Files of the client are compressed when they are built. */
export function compressAnswers(app: FastifyInstance) {
  const kept = new Map<string, Promise<Buffer>>();

  const compress = (text: string, encoding: Encoding, etag: unknown): Promise<Buffer> => {
    if (typeof etag !== 'string') return compressed[encoding](text);
    const key = `${encoding} ${etag}`;
    const known = kept.get(key);
    if (known) return known;
    const made = compressed[encoding](text);
    if (kept.size < mostKept) kept.set(key, made);
    return made;
  };

  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < worthCompressing) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding || reply.hasHeader('content-encoding')) return payload;
    const bytes = await compress(payload, encoding, reply.getHeader('etag'));
    reply.header('content-encoding', encoding).header('content-length', bytes.length);
    return bytes;
  });
}
