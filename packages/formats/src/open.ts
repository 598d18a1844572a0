import { format } from '@spaceline/engine/format';
import type { Format } from '@spaceline/engine/format';

/** The base game with no sheet over it. */
export const open: Format = format('open', 'Open', [], {
  about: 'The base game: every card, seeding card by card. Best for a first game.',
});
