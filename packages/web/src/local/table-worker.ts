// A table in a thread of its own: the engine, all cards, and the computer, without any server.
import { bots } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { makePool } from '@spaceline/engine';
import { formatById } from '@spaceline/formats';
import { LessonGuide } from '../learn/guide.ts';
import { lessonById } from '../learn/lessons.ts';
import type { ClientMessage } from '../net/wire.ts';
import type { LocalGame } from './game.ts';
import { LocalTable } from './local-table.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const tell = (message: FromWorker): void => postMessage(message);

let table: LocalTable | undefined;
let guide: LessonGuide | undefined;

function open(game: LocalGame): void {
  const format = formatById(game.format);
  const bot = bots[game.level]?.(game.seed);
  const lesson = game.lesson === undefined ? undefined : lessonById(game.lesson);
  if (!format || !bot) throw new Error(`There is no format ${game.format} or no player ${game.level}.`);
  guide = lesson && new LessonGuide(lesson, game.step ?? 0, (step) => tell({ step }));
  table = new LocalTable({
    game,
    pool: makePool(allCards),
    format,
    bot: lesson?.opponent ?? bot,
    ...(guide ? { guide } : {}),
    send: (message) => tell({ text: JSON.stringify(message) }),
    keep: (choice) => tell({ kept: choice }),
  });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('open' in data) open(data.open);
  else if ('text' in data) table?.hear(JSON.parse(data.text) as ClientMessage);
  else {
    guide?.goOn();
    table?.refresh();
  }
});
