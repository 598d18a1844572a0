import * as kit from '@spaceline/testkit';
import { readInput } from '../files.ts';
import { print } from '../output.ts';

const largestStory = 1_000_000;
const { runStory } = kit as unknown as { runStory: (text: string) => string | undefined };

/** Runs story files; exit code 0 if all of them hold. */
export const storyCommand = (files: readonly string[]): number => {
  const texts = files.map((file) => ({ file, text: readInput(file, largestStory) }));
  let failed = 0;
  for (const { file, text } of texts) {
    const difference = runStory(text);
    if (difference === undefined) print(`ok   ${file}`);
    else {
      failed += 1;
      print(`FAIL ${file}\n${difference}`);
    }
  }
  print(`${files.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
};
