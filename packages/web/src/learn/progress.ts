import { t } from '../i18n/t.ts';
import { keepLocalGame, newLocalMatch } from '../local/game.ts';
import { read, write } from '../net/storage.ts';
import positions from './positions.generated.json' with { type: 'json' };
import type { Lesson } from './lesson.ts';

const key = 'spaceline.learnt';

/** The lessons that were gone through to their end. */
export function learnt(): readonly string[] {
  const value = read(key);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

export const finishLesson = (id: string): void => write(key, [...new Set([...learnt(), id])]);

const isStored = (id: string): id is keyof typeof positions => id in positions;

/** Lays the table of a lesson, and goes there. */
export function beginLesson({ id }: Lesson): void {
  if (!isStored(id)) throw new Error(`The lesson ${id} has no table.`);
  const { seed, decks, position } = positions[id];
  const [own, other] = decks;
  if (!own || !other) throw new Error(`The table of the lesson ${id} has no two decks.`);
  const match = newLocalMatch();
  keepLocalGame({
    match,
    seed,
    decks: [own, other],
    position,
    format: 'open',
    level: 'cadet',
    names: ['You', t('Coach')],
    lesson: id,
    choices: [],
    step: 0,
  });
  location.assign(`/#/table/${match}`);
}
