// Prints the page of readings, for scripts/readings.mjs.
import { page } from './readings.ts';

process.stdout.write(page());
