// Prints the page of refusals, for scripts/refusals.mjs.
import { page } from './collect.ts';

process.stdout.write(page());
