/** One line of a story with everything that continues it. */
export interface Line {
  /** Counted from 1, as editors do. */
  readonly number: number;
  /** Continuations are kept on lines of their own. */
  readonly text: string;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
const isBlank = (line: string): boolean => line.trim() === '' || line.trim().startsWith('#');

/** Typographic marks are read as the plain ones. */
const plainMarks = (text: string): string =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/->/g, '→')
    .replace(/\t/g, '  ');

/** Lines without blanks and comments; a line indented more than the text as a whole goes on with the one before. */
export const linesOf = (text: string, first = 1): Line[] => {
  const raw = plainMarks(text).split(/\r?\n/);
  const filled = raw.filter((line) => !isBlank(line));
  const base = Math.min(...filled.map(indentOf));
  const lines: { number: number; text: string }[] = [];
  raw.forEach((line, i) => {
    if (isBlank(line)) return;
    const last = lines.at(-1);
    if (indentOf(line) > base && last) last.text += `\n${line.trim()}`;
    else lines.push({ number: first + i, text: line.trim() });
  });
  return lines;
};
