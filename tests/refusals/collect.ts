import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Ground, Refusal } from '@spaceline/engine';
import { grounds } from '@spaceline/engine';
import { runStory } from '@spaceline/testkit';
import { cases } from './cases.ts';

/** Every ground for a refusal with an example: from the stories, and from tables with cards made up for them. */

export interface Example {
  readonly where: string;
  /** What was tried, in the words of stories. */
  readonly tried: string;
}

const folder = join(import.meta.dirname, '../../stories');

export const keyOf = (ground: Ground): string => `${ground.code} ${ground.clause}`;
const keyOfRefusal = ({ code, clause }: Refusal): string => `${code.slice('refused/'.length)} ${clause}`;

const fromStories = (found: Map<string, Example>): void => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.story'));
  for (const file of files.sort())
    for (const { title, refusals } of runStory(readFileSync(join(folder, file), 'utf8')).stories)
      for (const { text, refusal } of refusals) {
        const key = keyOfRefusal(refusal);
        if (!found.has(key)) found.set(key, { where: `stories/${file}, “${title}”`, tried: text });
      }
};

const fromCases = (found: Map<string, Example>): void => {
  for (const { where, meets } of cases)
    for (const { tried, refusal } of meets()) {
      const key = keyOfRefusal(refusal);
      if (!found.has(key)) found.set(key, { where, tried });
    }
};

export const examples = (): Map<string, Example> => {
  const found = new Map<string, Example>();
  fromStories(found);
  fromCases(found);
  return found;
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = (ground: Ground, example: Example | undefined): string =>
  `| ${[
    `\`${ground.code}\``,
    ground.clause,
    cell(ground.why),
    cell(ground.legalIf ?? ''),
    example ? `${cell(example.tried)} (${cell(example.where)})` : '**none**',
  ].join(' | ')} |`;

const chapter = (ground: Ground): string => ground.clause.replace(/\d+/g, (n) => n.padStart(3, '0'));

export const page = (): string => {
  const found = examples();
  const all = grounds().toSorted(
    (a, b) => chapter(a).localeCompare(chapter(b), 'en') || a.code.localeCompare(b.code, 'en'),
  );
  return [
    '# Refusals',
    '',
    'Everything a player can be refused, by clause: the reason they are told, what would make it legal where one thing',
    'would, and an example from the stories or tests. `node scripts/refusals.mjs` writes this page.',
    '',
    '| code | clause | reason | legal if | example |',
    '| --- | --- | --- | --- | --- |',
    ...all.map((ground) => row(ground, found.get(keyOf(ground)))),
    '',
  ].join('\n');
};
