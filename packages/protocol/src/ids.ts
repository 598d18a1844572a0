import type { CardId, LocationId } from '@spaceline/engine';
import type { z } from 'zod';

/** Numbers read from outside become ids here, once their range has been checked; whether such a card is there, only the engine says. */
export const cardSchema = (number: z.ZodInt) => number.transform((id) => id as CardId);
export const locationSchema = (number: z.ZodInt) => number.transform((id) => id as LocationId);
