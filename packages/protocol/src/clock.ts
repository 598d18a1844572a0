import * as z from 'zod';

/** A moment by the server's clock: milliseconds since the beginning of 1970. */
export const momentSchema = z.int();

/** A clock that runs: when it ends, and what time it is now where it is kept, so that a client's own clock does not matter. */
export const clockSchema = z.object({ ends: momentSchema, now: momentSchema });
export type RunningClock = z.infer<typeof clockSchema>;

/** Bounds of what players may agree on. */
export const clockLimits = { minutes: 240, increment: 120, days: 14 } as const;

/**
 * How long the players of a match may think. `game`: so many minutes each for the whole game, and `increment` seconds more
 * with every turn of one's own. `correspondence`: so many days for each move. Where the format has a round (WS-5.1) that
 * runs besides, for both.
 */
export const clockSettingsSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('game'),
      minutes: z.number().positive().max(clockLimits.minutes),
      increment: z.number().min(0).max(clockLimits.increment).default(0),
    }),
    z.strictObject({ kind: z.literal('correspondence'), days: z.number().positive().max(clockLimits.days) }),
  ],
  'a clock is {kind: "game", minutes, increment} or {kind: "correspondence", days}',
);
export type ClockSettings = z.infer<typeof clockSettingsSchema>;
