import type { Pool } from '@spaceline/engine';
import { type Picture, emptyPicture } from '../position/picture.ts';
import { readPositionLine } from '../position/read-lines.ts';
import { Cursor } from '../text/cursor.ts';
import { type Line, linesOf } from '../text/lines.ts';
import { StoryError } from '../text/story-error.ts';

/** A story taken apart: a title, a position, and what follows from it line by line. */
export interface Story {
  readonly title: string;
  readonly line: number;
  readonly format: string;
  /** Played at an assisted table: any title may be named. */
  readonly assisted: boolean;
  readonly lines: readonly Line[];
}

/** Whether a position says that the table is assisted. */
export const saysAssisted = (lines: readonly Line[]): boolean => lines.some(({ text }) => text === 'assisted');

const isTitle = (line: Line): boolean => line.text.startsWith('story ');

/** A file holds any number of stories, each beginning with its title. */
export const storiesIn = (text: string): Story[] => {
  const stories: { title: string; line: number; format: string; lines: Line[] }[] = [];
  for (const line of linesOf(text)) {
    if (isTitle(line)) stories.push({ title: line.text.slice(6).trim(), line: line.number, format: 'open', lines: [] });
    else {
      const story = stories.at(-1);
      if (!story) throw new StoryError('A story begins with its title: story B-16.1: …', line.number);
      const [, format] = /^format (\S+)$/.exec(line.text) ?? [];
      if (format) story.format = format;
      else story.lines.push(line);
    }
  }
  if (stories.length === 0)
    throw new StoryError('There is no story here. A story begins with its title: story B-16.1: …', 1);
  return stories.map((story) => ({ ...story, assisted: saysAssisted(story.lines) }));
};

const isStep = (line: Line): boolean => line.text.startsWith('then ');

/** The lines of the position, and the steps after it. */
export const splitStory = (story: Story, pool: Pool): { picture: Picture; steps: readonly Line[] } => {
  const picture = emptyPicture();
  for (const [i, line] of story.lines.entries())
    if (isStep(line) || !readPositionLine(new Cursor(line.text, line.number, pool), picture, pool))
      return { picture, steps: story.lines.slice(i) };
  return { picture, steps: [] };
};
