// A table in a thread of its own: the engine, all cards, the judge and the computer, without any server.
import { bots, paceOf } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { commonDecks } from '@spaceline/decks';
import { makePool } from '@spaceline/engine';
import { formatById, readHouseFormat } from '@spaceline/formats';
import type { Format } from '@spaceline/formats';
import { LessonGuide } from '../learn/guide.ts';
import { lessonById } from '../learn/lessons.ts';
import type { Lesson } from '../learn/lesson.ts';
import type { ClientMessage, Problem } from '../net/wire.ts';
import { seated, thinking } from './computer.ts';
import type { LocalGame } from './game.ts';
import { answerOf } from './answers.ts';
import { LocalTable } from './local-table.ts';
import type { LocalTableOptions } from './local-table.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const tell = (message: FromWorker): void => postMessage(message);

let table: LocalTable | undefined;
let guide: LessonGuide | undefined;

const formatOf = ({ format, house }: LocalGame): Format | undefined => {
  if (house === undefined) return formatById(format);
  const read = readHouseFormat(house);
  return read.ok ? read.format : undefined;
};

/** The seats of a lesson: whoever plays in it does as the lesson needs, at once. */
function inLesson(lesson: Lesson, { seed, level }: LocalGame): Pick<LocalTableOptions, 'computer'> {
  const bot = lesson.opponent ?? bots[level]?.(seed);
  if (!bot) throw new Error(`There is no player ${level}.`);
  return { computer: seated(bot) };
}

/** The seats of a game: an opponent who thinks as on a server, and an officer who advises. */
function inGame(
  { match, seed, level, thinking: takesTime }: LocalGame,
  format: Format,
  pool: LocalTableOptions['pool'],
) {
  const beliefs = { pool, format, decks: commonDecks(format) };
  return {
    computer: thinking(level, `${seed}/1`, beliefs),
    // The seed of the game has no part in advice.
    officer: thinking('officer', `advice for ${match}`, beliefs),
    later: (run: () => void, ms: number) => void setTimeout(run, ms),
    ...(takesTime
      ? {
          pace: ((state, decision, choice, streak) =>
            paceOf(match, state, decision, choice, streak)) satisfies LocalTableOptions['pace'],
        }
      : {}),
  };
}

function open(game: LocalGame): void {
  const format = formatOf(game);
  if (!format) throw new Error(`There is no format ${game.format}.`);
  const pool = makePool(allCards);
  const lesson = game.lesson === undefined ? undefined : lessonById(game.lesson);
  guide = lesson && new LessonGuide(lesson, game.step ?? 0, (step) => tell({ step }));
  table = new LocalTable({
    game,
    pool,
    format,
    ...(lesson ? inLesson(lesson, game) : inGame(game, format, pool)),
    ...(guide ? { guide } : {}),
    send: (message) => tell({ text: JSON.stringify(message) }),
    keep: (choice, stands, why) => tell({ kept: choice, stands, ...(why === undefined ? {} : { why }) }),
    goBack: (back, stands) => tell({ back, stands }),
  });
}

const problemOf = (error: unknown): Problem =>
  typeof error === 'object' && error !== null && 'what' in error && 'why' in error
    ? (error as Problem)
    : { code: 'local/failed', what: 'That did not work', why: error instanceof Error ? error.message : String(error) };

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('open' in data) open(data.open);
  else if ('text' in data) table?.hear(JSON.parse(data.text) as ClientMessage);
  else if ('ask' in data)
    answerOf(data.ask, table).then(
      (answer) => tell({ answers: data.ask.id, answer }),
      (error: unknown) => tell({ answers: data.ask.id, problem: problemOf(error) }),
    );
  else if ('known' in data) {
    guide?.know();
    table?.answerQuietly();
  } else {
    guide?.goOn();
    table?.refresh();
  }
});
