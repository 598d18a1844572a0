import type { Choice } from '@spaceline/engine';
import * as z from 'zod';
import { playerSchema as player } from './choice.ts';
import { clockSchema } from './clock.ts';

/** What players do about the game and not in it. It stands in the log of the match like a choice. */

const count = z.int().min(0).max(1_000_000);

/** What needs the other player's consent: to go back to where so many choices were made, or to stop the clocks. */
const requestSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('take back'), to: count }),
  z.strictObject({ what: z.literal('pause') }),
]);
export type TableRequest = z.infer<typeof requestSchema>;

/** What a client may say. `asked` is the place of the request in the log, so that nobody answers another one. */
export const ownActSchema = z.discriminatedUnion(
  'act',
  [
    z.strictObject({ act: z.literal('take back'), to: count }),
    z.strictObject({ act: z.literal('ask'), request: requestSchema }),
    z.strictObject({ act: z.literal('grant'), asked: count }),
    z.strictObject({ act: z.literal('decline'), asked: count }),
    z.strictObject({ act: z.literal('go on') }),
    z.strictObject({ act: z.literal('claim') }),
    z.strictObject({ act: z.literal('cancel') }),
  ],
  'an act is one of take back, ask, grant, decline, go on, claim, cancel',
);
export type OwnAct = z.infer<typeof ownActSchema>;

type Logged<A extends OwnAct['act'] | 'come', Also = object> = Also & {
  readonly do: 'at the table';
  readonly act: A;
  readonly player: 0 | 1;
};

/**
 * An act as the log keeps it. Whoever goes back, at once or with leave, says to where. `come`: a player was at the match for
 * the first time; nobody says that, they are there.
 */
export type TableAct =
  | Logged<'take back', { readonly to: number }>
  | Logged<'ask', { readonly request: TableRequest }>
  | Logged<'grant', { readonly request: TableRequest }>
  | Logged<'decline', { readonly request: TableRequest }>
  | Logged<'go on'>
  | Logged<'come'>;

/**
 * What is no row of its own: whoever claims the match of an absent player, or cancels one to which the other never came,
 * makes a choice that ends it.
 */
export type Claim = Extract<OwnAct, { act: 'claim' | 'cancel' }>;

/** The request that waits for an answer: whose it is, and its place in the log. */
const waitingSchema = z.object({ by: player, asked: count, request: requestSchema });

/** Choices of one's own to which one may go back, the last first; `free`: at once, without leave. */
const wayBackSchema = z.object({
  to: count,
  free: z.boolean(),
  choice: z.custom<Choice>((value) => typeof value === 'object' && value !== null, 'a choice is an object'),
});
export type WayBack = z.infer<typeof wayBackSchema>;

/** The clocks of the players: milliseconds left when it was `now` by the server's clock, and for whom they run. */
export const clocksSchema = z.object({
  left: z.tuple([z.number(), z.number()]),
  running: z.array(player),
  now: z.number(),
  /** Milliseconds since then, when it was told. */
  elapsed: z.number().optional(),
  /** So much of the time for an answer is not counted. */
  free: z.number(),
});
export type Clocks = z.infer<typeof clocksSchema>;

/** Players who were never at the match yet: until they are no clock runs, and at `ends` the match lapses. */
const awaitedSchema = clockSchema.extend({ players: z.array(player) });

/** How the table stands, besides the game. */
export const standingSchema = z.object({
  /** How often the match went back. A choice says it, so that an answer to a question that is gone is not taken for another. */
  backs: count,
  back: z.array(wayBackSchema).optional(),
  waiting: waitingSchema.optional(),
  paused: z.literal(true).optional(),
  awaited: awaitedSchema.optional(),
  clocks: clocksSchema.optional(),
});
export type Standing = z.infer<typeof standingSchema>;
