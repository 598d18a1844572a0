import { tokenSchema } from '@spaceline/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { longestAway } from '../people/people-store.ts';

const name = 'spaceline';

/** The secret by which a browser is known, if it has one. */
export function secretOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const found = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return tokenSchema.safeParse(found).success ? found : undefined;
}

// No script reads it, and no other site makes a browser send it; unencrypted only where the page itself is.
const cookie = (request: FastifyRequest, value: string, seconds: number): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ].join('; ');

export const keepSecret = (request: FastifyRequest, reply: FastifyReply, secret: string): void =>
  void reply.header('set-cookie', cookie(request, secret, longestAway * 24 * 60 * 60));

export const dropSecret = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.header('set-cookie', cookie(request, '', 0));
