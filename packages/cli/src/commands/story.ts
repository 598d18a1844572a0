import { StoryError, runStory, storiesIn } from '@spaceline/testkit';
import { readInput } from '../files.ts';
import { BadInput, print } from '../output.ts';

const largestStory = 1_000_000;

/** The text of a file with stories; one that holds none is no input. */
const storyFile = (file: string): string => {
  const text = readInput(file, largestStory);
  try {
    storiesIn(text);
  } catch (error) {
    if (error instanceof StoryError) throw new BadInput(`${file}: line ${error.line}: ${error.message}`);
    throw error;
  }
  return text;
};

/** Runs story files and prints the first difference of each story that does not hold; exit code 0 if all hold. */
export const storyCommand = (files: readonly string[]): number => {
  const texts = files.map((file) => ({ file, text: storyFile(file) }));
  let passed = 0;
  let failed = 0;
  for (const { file, text } of texts) {
    const result = runStory(text);
    passed += result.passed;
    failed += result.failed;
    for (const { title, line, difference } of result.stories)
      if (difference !== undefined) print(`${file}:${line}: ${title}\n${difference.replace(/^/gm, '  ')}`);
  }
  print(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
};
