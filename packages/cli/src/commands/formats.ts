import { formats } from '@spaceline/formats';
import { type JsonOption, columns, print, printJson } from '../output.ts';

export const formatsCommand = (options: JsonOption): void => {
  if (options.json)
    printJson(
      formats.map(({ id, name, clauses }) => ({
        id,
        name,
        clauses: clauses.map((clause) => ({ id: clause.id, title: clause.title, text: clause.text })),
      })),
    );
  else print(columns(formats.map(({ id, name, clauses }) => [id, `${clauses.length} clauses`, name])));
};
