import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Seat } from '../storage/schema.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** What is stored of a secret. */
export const tokenHashOf = (token: string): string => hashOf(token).toString('hex');

/** A secret that speaks for a seat or a person, and what is stored of it. */
export function newToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: tokenHashOf(token) };
}

/** The seat a token speaks for. */
export function seatOf(seats: readonly [Seat, Seat], token: string): 0 | 1 | undefined {
  const given = hashOf(token);
  const matches = ({ tokenHash }: Seat) =>
    tokenHash !== undefined && timingSafeEqual(given, Buffer.from(tokenHash, 'hex'));
  return matches(seats[0]) ? 0 : matches(seats[1]) ? 1 : undefined;
}

// 80 bits, so that a match is found only by those who were told its id.
export const newMatchId = () =>
  [...randomBytes(16)].map((byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');
