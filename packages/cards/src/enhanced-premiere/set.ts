import { printedIn } from '@spaceline/language';

/** A printing in this set: its collector number and rarity. */
export const enhancedPremiere = printedIn('enhanced-premiere');
