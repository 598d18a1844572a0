import { formats } from '@spaceline/formats';
import { type JsonOption, columns, print, printJson } from '../output.ts';
import { formatNamed } from './check.ts';

/** All formats, or one with the text of each of its clauses. */
export const formatsCommand = (id: string | undefined, options: JsonOption): void => {
  const chosen = id === undefined ? formats : [formatNamed(id)];
  if (options.json) {
    const list = chosen.map((format) => ({
      id: format.id,
      name: format.name,
      clauses: format.clauses.map((clause) => ({ id: clause.id, title: clause.title, text: clause.text })),
    }));
    printJson(id === undefined ? list : list[0]);
  } else if (id === undefined)
    print(columns(formats.map(({ id: format, name, clauses }) => [format, `${clauses.length} clauses`, name])));
  else
    for (const format of chosen) {
      const lines = format.clauses.map((clause) => `${clause.id}  ${clause.title}\n    ${clause.text}`);
      const rest = `${lines.length === 0 ? 'It' : 'Everything else'} is the base game: spaceline clauses B-1, B-2 …`;
      print([`${format.name} (${format.id})`, ...lines, rest].join('\n'));
    }
};
