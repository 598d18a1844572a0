import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, filesUnder } from './files.ts';

/** A test or story by its name and the file it stands in. */
export interface NamedTest {
  readonly name: string;
  readonly file: string;
  /** What the test is about, for stories: their whole text. */
  readonly text: string;
}

export interface Source {
  readonly file: string;
  readonly text: string;
}

export interface Scan {
  readonly sources: readonly Source[];
  readonly tests: readonly NamedTest[];
}

const testName =
  /\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(?:'((?:[^'\\]|\\.)+)'|"((?:[^"\\]|\\.)+)"|`((?:[^`\\]|\\.)+)`)/g;

const testsOf = (file: string, text: string): readonly NamedTest[] =>
  [...text.matchAll(testName)].map((match) => {
    const name = (match[1] ?? match[2] ?? match[3] ?? '').replace(/\\(['"`\\])/g, '$1');
    return { name, file, text: name };
  });

/** A story file holds one or more stories, each begun by a line `story NAME` or `Story: NAME`. */
const storiesOf = (file: string, text: string): readonly NamedTest[] => {
  const parts = text.split(/^(?=story[ :])/im).filter((part) => /^story[ :]/i.test(part));
  if (parts.length === 0) return [{ name: file.split('/').pop() ?? file, file, text }];
  return parts.map((part) => ({ name: (/^story[ :]\s*(.*)$/im.exec(part)?.[1] ?? file).trim(), file, text: part }));
};

/** Generated lists of all cards of a set. */
const setIndex = /packages\/cards\/src\/[^/]+\/index\.ts$/;

/** Reads the sources, tests and stories of the checkout; outside of one there is nothing to read. */
export const scan = (): Scan => {
  const root = checkout();
  if (!root) return { sources: [], tests: [] };
  const read = (file: string): Source => ({ file, text: readFileSync(join(root, file), 'utf8') });
  const code = [...filesUnder(root, 'packages', '.ts', '.tsx'), ...filesUnder(root, 'tests', '.ts')].filter(
    (file) => !setIndex.test(file) && !file.endsWith('.d.ts'),
  );
  const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
  const stories = filesUnder(root, 'stories', '.story').map(read);
  return {
    sources: code.filter((file) => file.startsWith('packages/') && !isTest(file)).map(read),
    tests: [
      ...code
        .filter(isTest)
        .map(read)
        .flatMap(({ file, text }) => testsOf(file, text)),
      ...stories.flatMap(({ file, text }) => storiesOf(file, text)),
    ],
  };
};
