import { runStory } from '@spaceline/testkit';
import { readInput } from '../files.ts';
import { print } from '../output.ts';

const largestStory = 1_000_000;

/** Runs story files and prints the first difference of each story that does not hold; exit code 0 if all hold. */
export const storyCommand = (files: readonly string[]): number => {
  const texts = files.map((file) => ({ file, text: readInput(file, largestStory) }));
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
