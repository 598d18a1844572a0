import * as z from 'zod';
import { matchIdSchema, tokenSchema } from './base.ts';
import { momentSchema } from './clock.ts';

/** Who is at a table, and what they say to each other. */

/** People have ids of the same kind as matches. */
export const personIdSchema = matchIdSchema;

export const chatLimits = {
  /** Characters of one message. */
  words: 300,
  /** Messages told to who comes to a table. */
  told: 100,
} as const;

/** One line of words: what a name may have, and more signs. */
const wordsSchema = z
  .string()
  .transform((text) => text.replace(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'there are no words')
      .max(chatLimits.words, `a message has at most ${chatLimits.words} characters`)
      .regex(/^[^\p{Cc}\p{Co}\p{Cn}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u, 'a message has printable characters only'),
  );

/** Asks to be told of the lobby and of one's games, and of a table whether it is joined or not. */
export const attendSchema = z.strictObject({
  t: z.literal('attend'),
  match: matchIdSchema.optional(),
  token: tokenSchema.optional(),
});
export const saySchema = z.strictObject({ t: z.literal('say'), match: matchIdSchema, words: wordsSchema });

/** Players talk among themselves, and so do those who watch: nobody helps a player. After the end all talk together. */
const roomSchema = z.enum(['players', 'watchers']);
export type Room = z.infer<typeof roomSchema>;

export const messageSchema = z.object({
  id: z.string(),
  room: roomSchema,
  person: personIdSchema,
  name: z.string(),
  /** Of who says it, if they play. */
  seat: z.union([z.literal(0), z.literal(1)]).optional(),
  words: z.string(),
  at: momentSchema,
});
export type ChatMessage = z.infer<typeof messageSchema>;

/** What was said; all that the recipient may read if they just came, else what is new. */
export const saidSchema = z.object({ t: z.literal('said'), match: matchIdSchema, messages: z.array(messageSchema) });
export type Said = z.infer<typeof saidSchema>;

const presenceSchema = z.object({
  here: z.boolean(),
  /** When they left, if they were seen here; told to players only, like what follows. */
  since: momentSchema.optional(),
  /** While they are away: from when on the other may claim the match, if it is them who is waited for. */
  claimable: momentSchema.optional(),
  /** Who it is, where the seat is somebody's. */
  person: personIdSchema.optional(),
});

export const companySchema = z.object({
  t: z.literal('company'),
  match: matchIdSchema,
  now: momentSchema,
  /** Milliseconds for which somebody who is away is waited for, from the last thing done at the table on. */
  patience: z.number(),
  players: z.tuple([presenceSchema, presenceSchema]),
  /** Those who watch, by name; and how many whom nobody knows. */
  watchers: z.array(z.object({ person: personIdSchema, name: z.string() })),
  strangers: z.int(),
});
export type Company = z.infer<typeof companySchema>;

/** Something changed that the recipient may want to ask for again. */
export const stirSchema = z.object({ t: z.literal('stir'), what: z.enum(['lobby', 'games']) });

export const reportSchema = z.strictObject({
  message: z.string().regex(/^\d{1,18}$/, 'a message is known by its number'),
  why: z.string().trim().min(1).max(chatLimits.words),
});
export const muteSchema = z.strictObject({ person: personIdSchema, muted: z.boolean() });
