import { constructedFormats as formats } from '@spaceline/formats';
import type { Topic } from './topic.ts';

/** docs/generated/formats-side-by-side.md: the same situations under every format. */

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  const line = (row: readonly string[]): string => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
};

const section = ({ title, clauses, situations }: Topic): string =>
  `## ${title}

${clauses}.

${table([
  ['situation', ...formats.map((format) => format.id)],
  ...situations.map(({ what, expected }) => [what, ...expected]),
])}
`;

export const page = (topics: readonly Topic[]): string => `# The formats side by side

The same situation under every format, wherever their readings differ. A clause in a cell is the one that refuses it.
Each row is played by \`tests/formats/side-by-side/side-by-side.test.ts\`, and this page is written from the same table:
\`SPACELINE_PAGE=write npx vitest run --project table tests/formats/side-by-side\`.

${topics.map(section).join('\n')}`;
