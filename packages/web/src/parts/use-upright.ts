import { media } from './media.ts';

/** Whether the spaceline stands: on a phone or tablet held upright, with sheets in place of hand and log. */
export const useUpright = media('(max-width: 999px) and (orientation: portrait)');
