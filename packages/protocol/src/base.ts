import * as z from 'zod';
import { choiceLimits } from './choice.ts';

/** Sizes nobody who plays by the rules comes near. */
export const limits = {
  /** Characters of one WebSocket message from a client. */
  message: 16_384,
  /** Bytes of one HTTP body. */
  body: 65_536,
  /** Characters of a deck list sent as text. */
  deckText: 32_768,
  /** Characters of a house format sent as text. */
  formatText: 20_000,
  /** Cards of one pile of a deck. */
  pile: 400,
  ...choiceLimits,
  /** Titles asked for in one request. */
  ids: 150,
  name: 40,
  matchId: 32,
  token: 64,
  /** Matches followed over one connection. */
  joined: 8,
} as const;

export const matchIdSchema = z
  .string()
  .regex(/^[a-z0-9]+$/, 'a match id has small letters and digits only')
  .max(limits.matchId);

export const tokenSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/, 'a token has letters, digits, - and _ only')
  .max(limits.token);
