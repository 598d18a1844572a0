import { media } from './media.ts';

/** Whether hand, table and log fit beside each other. */
export const useWide = media('(width >= 64rem)');
