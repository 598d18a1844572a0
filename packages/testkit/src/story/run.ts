import { existsSync, readFileSync } from 'node:fs';
import type { Pool, Refusal } from '@spaceline/engine';
import { clausesOf, sentence } from '@spaceline/engine';
import { formatById, formats } from '@spaceline/formats';
import { checkTable } from '../checks/after-story.ts';
import { lay } from '../position/lay.ts';
import { Cursor } from '../text/cursor.ts';
import type { Line } from '../text/lines.ts';
import { StoryError } from '../text/story-error.ts';
import { expectLine } from './expect.ts';
import { type Story, splitStory, storiesIn } from './parse.ts';
import { poolOf } from './pools.ts';
import { Table } from './table.ts';

/** An action that was refused as the story says it must be. */
export interface Refused {
  readonly text: string;
  readonly refusal: Refusal;
}

/** How one story ended. */
export interface StoryOutcome {
  readonly title: string;
  readonly line: number;
  /** What was refused, as the story says it. */
  readonly refusals: readonly Refused[];
  /** The first difference, with its line, in the words of the story; nothing if the story holds. */
  readonly difference?: string;
}

export interface StoryResult {
  readonly passed: number;
  readonly failed: number;
  readonly stories: readonly StoryOutcome[];
  /** All differences, ready to print; nothing if all stories hold. */
  readonly difference?: string;
}

export const formatNamed = (id: string, line: number) =>
  formatById(id) ??
  (() => {
    throw new StoryError(`There is no format "${id}". There are: ${formats.map((f) => f.id).join(', ')}.`, line);
  })();

const surprise = (refusal: Refusal, table: Table, line: number): never => {
  const menu = table.menu().map((words) => `  ${words}`);
  throw new StoryError(`Refused: ${sentence(refusal)}\nPossible now:\n${menu.join('\n')}`, line);
};

/** An action, with the refusal it is expected to meet. */
export const runAction = (table: Table, line: Line): Refused | undefined => {
  const [text = '', expected] = line.text.split('→').map((part) => part.trim());
  const cursor = new Cursor(text, line.number, table.setup.pool);
  const player = cursor.player() ?? cursor.fail(`"${text}" is neither an action of P1 or P2, nor a "then".`);
  const refusal = table.act(player, cursor.tail(), line.number);
  if (expected === undefined) return refusal ? surprise(refusal, table, line.number) : undefined;
  const clause =
    /^refused (\S+)$/.exec(expected)?.[1] ?? cursor.fail('After the arrow stands: refused, and the clause.');
  if (!refusal) throw new StoryError(`The story says this is refused by ${clause}, but it was done.`, line.number);
  if (!clausesOf(refusal).includes(clause))
    throw new StoryError(`The story says  refused ${clause}\n  but it is      ${sentence(refusal)}`, line.number);
  return { text, refusal };
};

const isThen = (line: Line): boolean => line.text.startsWith('then ');

/** Runs one story; what does not hold is thrown with its line. */
const play = (story: Story, pool: Pool): Refused[] => {
  const { picture, steps } = splitStory(story, pool);
  const table = new Table(lay(picture, pool, formatNamed(story.format, story.line)), picture.clock === undefined);
  const refusals: Refused[] = [];
  for (const [i, step] of steps.entries()) {
    if (isThen(step)) {
      const next = steps.slice(i).find((line) => !isThen(line));
      expectLine(table, step.text.slice(5), step.number, next !== undefined && table.goesOnResponding(next.text));
      continue;
    }
    const refused = runAction(table, step);
    if (refused) refusals.push(refused);
  }
  checkTable(table);
  return refusals;
};

const wordsOf = ({ lines }: Story): string => lines.map(({ text }) => text).join('\n');

const outcomeOf = (story: Story, pool: Pool): StoryOutcome => {
  const { title, line } = story;
  try {
    return { title, line, refusals: play(story, pool) };
  } catch (error) {
    if (!(error instanceof StoryError)) throw error;
    return { title, line, refusals: [], difference: `line ${error.line || line}: ${error.message}` };
  }
};

/** Stories are given as text, or as the path of a file that holds them. */
const textOf = (textOrPath: string): string =>
  textOrPath.includes('\n') || !existsSync(textOrPath) ? textOrPath : readFileSync(textOrPath, 'utf8');

/** Runs every story in a text or file, with the cards of a pool or, if none is given, with all that it may name. */
export const runStory = (textOrPath: string, pool?: Pool): StoryResult => {
  let stories: readonly StoryOutcome[];
  try {
    stories = storiesIn(textOf(textOrPath)).map((story) =>
      outcomeOf(story, pool ?? poolOf(story.assisted, wordsOf(story))),
    );
  } catch (error) {
    if (!(error instanceof StoryError)) throw error;
    stories = [{ title: '', line: error.line, refusals: [], difference: `line ${error.line}: ${error.message}` }];
  }
  const failures = stories.filter((story) => story.difference !== undefined);
  return {
    passed: stories.length - failures.length,
    failed: failures.length,
    stories,
    ...(failures.length > 0 ? { difference: failures.map((f) => `${f.title}\n${f.difference}`).join('\n\n') } : {}),
  };
};
