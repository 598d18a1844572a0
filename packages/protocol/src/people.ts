import * as z from 'zod';
import { limits, matchIdSchema, tokenSchema } from './base.ts';
import { personIdSchema } from './company.ts';
import { overSchema } from './messages.ts';

/** Who plays here: guests, accounts, their games and what they keep. */

export const peopleLimits = {
  /** Boxes listed, the newest first; nobody looks for one after a month. */
  boxes: 5,
  shortestName: 2,
  name: 24,
  shortestPassword: 8,
  password: 200,
  /** Decks, and house formats, kept by one person. */
  kept: 200,
  /** Decks, and house formats, that one person threw away and that are remembered as such, the last ones. */
  forgotten: 1_000,
  /** Games named in one request, and told in one answer. */
  games: 50,
} as const;

/** Letters of any script, digits, and a few signs between them. What a name may not be besides, the server says. */
export const personNameSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .min(peopleLimits.shortestName, `a name has at least ${peopleLimits.shortestName} characters`)
  .max(peopleLimits.name, `a name has at most ${peopleLimits.name} characters`)
  .regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[ ._'’-](?=[\p{L}\p{N}]))*[.]?$/u,
    'a name has letters and digits, and between them single spaces, dots, hyphens or apostrophes',
  );

export const passwordSchema = z
  .string()
  .min(peopleLimits.shortestPassword, `a password has at least ${peopleLimits.shortestPassword} characters`)
  .max(peopleLimits.password, `a password has at most ${peopleLimits.password} characters`);

export const ratingSchema = z.object({
  format: z.string(),
  formatName: z.string(),
  rating: z.int(),
  /** Half of what the true strength may be away from it, nineteen times out of twenty. */
  deviation: z.int(),
  /** Too few games, or too long ago, to mean much. */
  provisional: z.boolean(),
  games: z.int(),
});
export type Rating = z.infer<typeof ratingSchema>;

/** What anybody may know of somebody. */
export const personSchema = z.object({ person: personIdSchema, name: z.string(), guest: z.boolean() });
export type PersonFacts = z.infer<typeof personSchema>;

/** `me` is absent for who has never been here. */
export const meSchema = z.object({ me: personSchema.optional() });
export type Me = z.infer<typeof meSchema>;

export const namedSchema = z.strictObject({ name: personNameSchema });
export const accountSchema = z.strictObject({ name: personNameSchema, password: passwordSchema });
/** A name that could not be one is simply wrong. */
export const signInSchema = z.strictObject({
  name: z.string().max(limits.name),
  password: z.string().max(peopleLimits.password),
});
export const newPasswordSchema = z.strictObject({
  old: z.string().max(peopleLimits.password),
  password: passwordSchema,
});
/** The password, where there is one: nobody else who finds the page open may do this. */
export const removeMeSchema = z.strictObject({ password: z.string().max(peopleLimits.password).optional() });

/** Seats whose tokens somebody has, to be found among their games from then on. */
export const claimSchema = z.strictObject({
  games: z.array(z.strictObject({ match: matchIdSchema, token: tokenSchema })).max(peopleLimits.games),
});

/** A seat as it is listed. */
const listedSeatSchema = z.object({
  name: z.string(),
  bot: z.boolean(),
  person: personIdSchema.optional(),
  guest: z.boolean().optional(),
});

/** Where a match stands, as everybody at the table sees it. */
export const standsSchema = z.object({
  /** Who is asked. */
  asked: z.array(z.union([z.literal(0), z.literal(1)])),
  phase: z.string(),
  turn: z.int(),
  scores: z.tuple([z.int(), z.int()]),
  /** The places of the spaceline by the missions that name them; matches of older versions tell none. */
  line: z.array(z.string()).optional(),
});
export type Stands = z.infer<typeof standsSchema>;

/** A match among others. Nothing of what a seat may know and others may not. */
export const listedMatchSchema = z.object({
  match: matchIdSchema,
  format: z.string(),
  formatName: z.string(),
  assisted: z.boolean(),
  rated: z.boolean(),
  seats: z.tuple([listedSeatSchema, listedSeatSchema]),
  /** Of the one who asks. */
  seat: z.union([z.literal(0), z.literal(1)]).optional(),
  stands: standsSchema.optional(),
  created: z.string(),
  /** When somebody chose last. */
  moved: z.string(),
  finished: z.string().optional(),
  over: overSchema.optional(),
});
export type ListedMatch = z.infer<typeof listedMatchSchema>;

/** A sealed session of which no match has come yet. */
const listedBoxSchema = z.object({
  sealed: z.string(),
  /** Who has the other box. */
  other: z.object({ name: z.string(), bot: z.boolean() }),
  created: z.string(),
  /** Until when the deck must be built; absent: nothing is opened yet. */
  deadline: z.string().optional(),
  /** One’s own deck is built: the other still builds. */
  ready: z.boolean(),
});
export type ListedBox = z.infer<typeof listedBoxSchema>;

/** Running games, those where one is asked first; finished ones, the last first; boxes from which one builds. */
export const gamesSchema = z.object({
  running: z.array(listedMatchSchema),
  finished: z.array(listedMatchSchema),
  boxes: z.array(listedBoxSchema),
});
export type Games = z.infer<typeof gamesSchema>;

export const profileSchema = personSchema.extend({
  since: z.string(),
  ratings: z.array(ratingSchema),
  finished: z.array(listedMatchSchema),
  /** Whether the one who asks hears them; absent for oneself and for strangers. */
  muted: z.boolean().optional(),
});
export type Profile = z.infer<typeof profileSchema>;

const keptNameSchema = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\p{C}]+$/u, 'a name has printable characters only')
  .max(80);
const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((words) => !words.includes('\0'), 'a list is text');

/** A deck list, or the file of a house format, kept under a name. */
export const keptDeckSchema = z.strictObject({ name: keptNameSchema, text: text(limits.deckText) });
export const keptFormatSchema = z.strictObject({ name: keptNameSchema, text: text(limits.formatText) });

export const keptSchema = z.object({ name: z.string(), text: z.string(), changed: z.iso.datetime() });
export type Kept = z.infer<typeof keptSchema>;

/** Something that was kept and thrown away, and when. */
export const forgottenSchema = z.object({ name: z.string(), forgotten: z.iso.datetime() });
export type Forgotten = z.infer<typeof forgottenSchema>;

/** A shelf: what is kept on it, and what lay on it and is not to come back. */
export const shelfSchema = z.array(z.union([keptSchema, forgottenSchema]));
export type Shelf = z.infer<typeof shelfSchema>;

/** `changed`: only if it has not been changed since. */
export const forgetKeptSchema = z.strictObject({ name: keptNameSchema, changed: z.iso.datetime().optional() });
/** Without a moment it has been forgotten already, or was changed since and stays. */
export const forgotKeptSchema = z.object({ name: z.string(), forgotten: z.iso.datetime().optional() });
export type ForgotKept = z.infer<typeof forgotKeptSchema>;
