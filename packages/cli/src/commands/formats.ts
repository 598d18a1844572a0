import { type CardList, clauseDocument, listOf } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { formats, roundMinutes, sealedRules } from '@spaceline/formats';
import { type JsonOption, columns, print, printJson } from '../output.ts';
import { type Format, formatWith } from './check.ts';

type Clause = Format['clauses'][number];

const document = (format: Format) => {
  const { id, name, sheet, clauses } = format;
  const sealed = sealedRules(format);
  const minutes = roundMinutes(format);
  return {
    id,
    name,
    ...(sheet === undefined ? {} : { sheet }),
    ...(sealed === undefined ? {} : { sealed }),
    ...(minutes === undefined ? {} : { roundMinutes: minutes }),
    clauses: clauses.map((clause) => clauseDocument(clause, everyTitle())),
  };
};

const listWords = ({ name, date, source, cards }: CardList): string =>
  [
    `    ${name} (${date}), from ${source}: ${cards.length === 1 ? '1 card' : `${cards.length} cards`}`,
    ...cards.map((card) => `      ${card.name}${card.becomes === undefined ? '' : ` is ${card.becomes}`}`),
  ].join('\n');

const clauseWords = (clause: Clause): string => {
  const list = listOf(clause, everyTitle());
  return `${clause.id}  ${clause.title}\n    ${clause.text}${list ? `\n${listWords(list)}` : ''}`;
};

/** What of its sheet the name of a format does not say. */
const sheetOf = ({ name, sheet }: Format): string => (sheet === undefined || name.endsWith(sheet) ? '' : `, ${sheet}`);

const words = (format: Format): string => {
  const { id, name, clauses } = format;
  const rest = `${clauses.length === 0 ? 'It' : 'Everything else'} is the base game: spaceline clauses B-1, B-2 …`;
  return [`${name} (${id})${sheetOf(format)}`, ...clauses.map(clauseWords), rest].join('\n');
};

/** All formats, or one with the text of each of its clauses and the lists they have. */
export const formatsCommand = (
  id: string | undefined,
  options: JsonOption & { readonly bans?: readonly string[] },
): void => {
  const chosen = id === undefined ? undefined : formatWith(id, options.bans);
  if (options.json) printJson(chosen ? document(chosen) : formats.map(document));
  else if (chosen) print(words(chosen));
  else
    print(
      columns(
        formats.map((format) => [format.id, `${format.clauses.length} clauses`, `${format.name}${sheetOf(format)}`]),
      ),
    );
};
