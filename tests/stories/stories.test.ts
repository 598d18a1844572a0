import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runStory, storiesIn } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../stories');

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.story'))
  .sort();

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const outcomes = runStory(text).stories;
  test.each(storiesIn(text).map((story, i) => [story.title, i] as const))('%s', (_title, i) => {
    expect(outcomes[i].difference, `${file}\n${outcomes[i].difference}`).toBeUndefined();
  });
});
