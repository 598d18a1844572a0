import { notations, problemWords, writeDeck } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { BadInput, print } from '../output.ts';
import { deckFile } from './check.ts';

/** Writes a deck in another notation; lines that could not be read go to stderr and make the exit code 1. */
export const convertCommand = (file: string, options: { readonly to: string }): number => {
  const to = notations.find((one) => one === options.to);
  if (!to) throw new BadInput(`"${options.to}" is not a deck notation; there are: ${notations.join(', ')}`);
  const { deck, title, problems } = deckFile(file);
  print(writeDeck(deck, to, title, everyTitle()));
  for (const problem of problems) process.stderr.write(`${file}: ${problemWords(problem)}\n`);
  return problems.length === 0 ? 0 : 1;
};
