import { isLegal, notations, problemWords, writeDeck } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { BadInput, print } from '../output.ts';
import { deckFile } from './check.ts';

/** Writes a deck in another notation; what could not be read goes to stderr, and cards among it make the exit code 1. */
export const convertCommand = (file: string, options: { readonly to: string }): number => {
  const to = notations.find((one) => one === options.to);
  if (!to) throw new BadInput(`"${options.to}" is not a deck notation; there are: ${notations.join(', ')}`);
  const { deck, besides, title, problems } = deckFile(file);
  print(writeDeck(deck, to, title, everyTitle(), besides));
  for (const problem of problems) process.stderr.write(`${file}: ${problem.severity}: ${problemWords(problem)}\n`);
  return isLegal(problems) ? 0 : 1;
};
