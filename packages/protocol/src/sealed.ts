import * as z from 'zod';
import { momentSchema } from './clock.ts';
import { matchIdSchema, tokenSchema } from './base.ts';
import { createMatchSchema, createdMatchSchema, deckSchema, opponentSchema } from './messages.ts';

/** Sealed play (WS-1.1): two boxes that nobody chose, a deck from each within half an hour, and a match. */

/** A sealed session has an id of the same kind as a match. */
export const sealedIdSchema = matchIdSchema;

/** Against whom; a person to be invited will be another word here. */
export const createSealedSchema = z.strictObject({
  name: createMatchSchema.shape.name,
  rival: z.literal('computer', 'the rival is the computer').optional(),
  /** It builds from its own box. */
  opponent: opponentSchema.omit({ deck: true }).optional(),
});
export type CreateSealed = z.infer<typeof createSealedSchema>;

const digest = z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits are expected');
/** Of one's own box, and of the other's. */
const ofBoth = z.tuple([digest, digest]);

/** `commitments`: the SHA-256 of each seed, told before anybody opens a box (EP-1.3). */
export const createdSealedSchema = z.object({ sealed: sealedIdSchema, token: tokenSchema, commitments: ofBoth });
export type CreatedSealed = z.infer<typeof createdSealedSchema>;

const cardIds = z.array(z.string());

/** A box as it comes out of its wrappers: four packs, and the premium cards (EP-1.1). */
export const openedBoxSchema = z.object({ packs: z.array(cardIds), premium: cardIds });
export type OpenedBox = z.infer<typeof openedBoxSchema>;

/** Where a sealed session stands for one of its players. */
export const sealedStateSchema = z.object({
  sealed: sealedIdSchema,
  /** `closed`: the box was not opened yet; `playing`: there is a match. */
  phase: z.enum(['closed', 'building', 'playing', 'over']),
  /** By the server's clock. */
  now: momentSchema,
  /** When the deck is finished by the server, if it is not before. */
  deadline: momentSchema.optional(),
  /** How long a deck may be built, and a round last, in milliseconds. */
  lasts: z.object({ building: z.int(), round: z.int() }),
  commitments: ofBoth,
  /** Who has the other box; a server of an earlier version does not say. */
  other: z.object({ name: z.string(), bot: z.boolean() }).optional(),
  /** One's own, once it was opened. */
  box: openedBoxSchema.optional(),
  /** As it was kept last; with a match the deck that is played. */
  draft: deckSchema.optional(),
  /** Who said that the deck is ready. */
  finished: z.enum(['person', 'clock']).optional(),
  /** The token of the session speaks for the seat, too. */
  match: z.object({ match: matchIdSchema }).optional(),
  /** Not before the match is over: whoever has a seed knows the box. */
  seeds: ofBoth.optional(),
});
export type SealedState = z.infer<typeof sealedStateSchema>;

/** A deck under way: any cards, and as many as one likes; or one that is ready. */
export const sealedDraftSchema = z.strictObject({ deck: deckSchema });
export const suggestSealedSchema = z.strictObject({ deck: deckSchema.optional() });

/** What the judge says of a deck from the cards of a box. */
export const sealedJudgementSchema = z.object({
  legal: z.boolean(),
  problems: z.array(
    z.object({
      severity: z.enum(['error', 'warning']),
      clause: z.string(),
      /** The card's title. */
      card: z.string().optional(),
      section: z.enum(['missions', 'seeds', 'draw']).optional(),
      /** The whole sentence, with what would help and the clause. */
      words: z.string(),
    }),
  ),
});
export type SealedJudgement = z.infer<typeof sealedJudgementSchema>;

/** A legal deck that has as much of what was there as the rules allow. */
export const suggestedSealedSchema = z.object({ deck: deckSchema });
export type SuggestedSealed = z.infer<typeof suggestedSealedSchema>;

/** The match, and the token of the session, which speaks for its seat; who is known by their cookie has none. */
export const readySealedAnswerSchema = createdMatchSchema.partial({ token: true });
export type ReadySealed = z.infer<typeof readySealedAnswerSchema>;
