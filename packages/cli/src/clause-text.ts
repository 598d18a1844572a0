import { type LawClause, clauseById, rulingsOn } from '@spaceline/formats/law';

const width = 100;

/** A text in lines of readable length, all of them indented. */
const paragraph = (text: string, indent: string): string =>
  text
    .split('\n')
    .flatMap((part) => part.match(new RegExp(`\\S.{0,${width - indent.length - 1}}(?=\\s|$)`, 'g')) ?? [])
    .map((line) => `${indent}${line}`)
    .join('\n');

/** A clause with its whole text and the rulings about it. */
export const clauseText = (clause: LawClause): string =>
  [
    `${clause.id}  ${clause.title}`,
    paragraph(clause.text, '    '),
    ...rulingsOn(clause).map(({ id, text, why }) => paragraph(`${id}: ${text}${why ? ` (${why})` : ''}`, '      ')),
  ].join('\n');

/** What the law says, for somebody who asked for a clause by its id; nothing, if the words are no id. */
export const lawText = (words: string): string | undefined => {
  const clause = clauseById(words);
  if (clause) return `${clause.chapter}\n${clauseText(clause)}`;
  return /^[a-z][a-z0-9]*-\d+(?:\.\d+)?$/i.test(words) ? `There is no clause ${words.toUpperCase()}.` : undefined;
};
