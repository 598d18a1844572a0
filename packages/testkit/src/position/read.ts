import type { Pool } from '@spaceline/engine';
import type { Setup } from '@spaceline/engine/arrange';
import { Cursor } from '../text/cursor.ts';
import { linesOf } from '../text/lines.ts';
import { StoryError } from '../text/story-error.ts';
import { type Laid, lay } from './lay.ts';
import { type Picture, emptyPicture } from './picture.ts';
import { readPositionLine } from './read-lines.ts';

export const readPicture = (text: string, pool: Pool): Picture => {
  const picture = emptyPicture();
  for (const line of linesOf(text))
    if (!readPositionLine(new Cursor(line.text, line.number, pool), picture, pool))
      throw new StoryError(`"${line.text}" is no line of a position.`, line.number);
  return picture;
};

/** The table a written position describes. */
export const readPosition = (text: string, pool: Pool, format: Setup['format']): Laid =>
  lay(readPicture(text, pool), pool, format);
