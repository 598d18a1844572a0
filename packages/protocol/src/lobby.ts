import * as z from 'zod';
import { matchIdSchema } from './base.ts';
import { clockSettingsSchema } from './clock.ts';
import { createMatchSchema } from './messages.ts';
import { listedMatchSchema, personSchema, ratingSchema } from './people.ts';

/** Where people meet: tables that wait for somebody, and matches that may be watched. */

/** Minutes after which those who watch see what happened. */
export const delays = [0, 2, 5, 15] as const;

/** What is agreed on by sitting down. */
export const tableTermsSchema = z.strictObject({
  /** Its id, or the file of a house format; left out with `sealed`, which is Warp Speed. */
  format: createMatchSchema.shape.format,
  /** Both open a box and build from it. */
  sealed: z.boolean().optional(),
  assisted: createMatchSchema.shape.assisted,
  /** It counts for the ratings of both. */
  rated: z.boolean().optional(),
  /** Both may be advised by the computer; never where it is rated. */
  hints: z.boolean().optional(),
  /** Anybody finds it in the lobby; else only who has the link. */
  public: z.boolean().optional(),
  /** `nobody`, or after how many minutes others see what happened. */
  watching: z
    .union([z.literal('nobody'), z.literal(delays)], `watching is "nobody" or one of ${delays.join(', ')} minutes`)
    .optional(),
  clock: clockSettingsSchema.optional(),
});
export type TableTerms = z.infer<typeof tableTermsSchema>;

export const openTableSchema = tableTermsSchema.extend({ deck: createMatchSchema.shape.deck });
export type OpenTableAsked = z.infer<typeof openTableSchema>;

/** With which deck one sits down; none where boxes are opened. */
export const sitSchema = z.strictObject({ deck: createMatchSchema.shape.deck });

export const tableIdSchema = matchIdSchema;

/** Of the one who waits, what others look for. */
const hostSchema = personSchema.extend({ rating: ratingSchema.optional(), here: z.boolean() });

/** A table as anybody may see it: never a deck. */
export const openTableFactsSchema = z.object({
  table: tableIdSchema,
  host: hostSchema,
  format: z.string(),
  formatName: z.string(),
  /** The file of a house format, so that whoever thinks of sitting down can read it. */
  house: z.string().optional(),
  sealed: z.boolean(),
  assisted: z.boolean(),
  rated: z.boolean(),
  public: z.boolean(),
  watching: tableTermsSchema.shape.watching,
  clock: clockSettingsSchema.optional(),
  created: z.string(),
  /** It is the asker's own. */
  own: z.boolean(),
  /** `waiting`, `closed`, or somebody sat down: for the two of them with the way to their match or box. */
  phase: z.enum(['waiting', 'closed', 'taken']),
  match: matchIdSchema.optional(),
  sealedSession: matchIdSchema.optional(),
});
export type OpenTableFacts = z.infer<typeof openTableFactsSchema>;

export const lobbySchema = z.object({
  tables: z.array(openTableFactsSchema),
  /** Running matches between people, to be watched. */
  watch: z.array(listedMatchSchema),
  /** People who have a page open now. */
  here: z.int(),
});
export type Lobby = z.infer<typeof lobbySchema>;

/** Where one goes after sitting down: a match, or the box for it. */
export const seatedSchema = z.object({ match: matchIdSchema.optional(), sealed: matchIdSchema.optional() });
export type Seated = z.infer<typeof seatedSchema>;

/** Whether the two of a match play again: who offered it, and the match it became. */
export const rematchSchema = z.object({
  possible: z.boolean(),
  offered: z.enum(['you', 'them']).optional(),
  match: matchIdSchema.optional(),
  sealed: matchIdSchema.optional(),
});
export type Rematch = z.infer<typeof rematchSchema>;
