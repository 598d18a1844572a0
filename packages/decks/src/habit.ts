import type { Library } from './library.ts';
import type { Habit } from './naming.ts';

/** Before 2013 the plugin marked universal cards and wrote many titles in capitals. */
const isOld = /^(?:[%#] |[^a-z\t]*[A-Z]{3}[^a-z\t]*(?:\*\w+)?(?:\t|$))/;

/** A few titles are printed in capitals; they tell nothing. */
const isPrinted = (name: string, library: Library): boolean =>
  library.bearers(name).some(({ title }) => title === name);

/** Whose names a list of the plugin has. */
export const habitOf = (names: readonly string[], library: Library): Habit =>
  names.some((name) => isOld.test(name) && !isPrinted(name, library)) ? 'old plugin' : 'plugin';
