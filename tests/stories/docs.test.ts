import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { given, runStory } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../docs/stories.md'), 'utf8');

describe('docs/stories.md: the examples hold', () => {
  const stories = [...page.matchAll(/```text\n(story [\s\S]*?)```/g)].map((found) => found[1]);
  test.each(stories)('%s', (story) => {
    expect(runStory(story).difference).toBeUndefined();
  });
  test('there are some', () => {
    expect(stories).toHaveLength(4);
  });
});

describe('docs/stories.md: every proposal it lists is understood', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `to '));
  const proposals = rows.flatMap((row) => [...row.split('|')[1].matchAll(/`(to [^`]+)`/g)].map((found) => found[1]));
  test.each(proposals)('P1 proposes %s', (words) => {
    const at = given(`
      assisted
      P1 mission: Excavation
      P1 ship: U.S.S. Hood at Excavation aboard Data, Worf, Kira Nerys
      P1 ship: U.S.S. Defiant at Excavation
      P1 mission: Changeling Research
      P1 draw deck: Kurn
    `);
    at.P1.proposes(words);
    at.P2.declines();
    expect(at.table.sentences.at(-1)).toMatch(/^P2 declined to /);
  });
  test('there are some', () => {
    expect(proposals.length).toBeGreaterThan(12);
  });
});
