import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Seat } from '../storage/schema.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** A secret that speaks for a seat, and what is stored of it. */
export function newToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token).toString('hex') };
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
