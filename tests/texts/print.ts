// Prints the page of texts, for scripts/texts.mjs.
import { page } from './collect.ts';

process.stdout.write(page());
