import { checkedHouseFormat, reportOn, writeDeck } from '@spaceline/decks';
import { formatById, readHouseFormat } from '@spaceline/formats';
import type { Format } from '@spaceline/formats';
import { eachPart } from '@spaceline/language';
import type { Problem } from '../net/wire.ts';
import type { LocalTable } from './local-table.ts';
import type { Question, Questions, ToWorker } from './worker-messages.ts';

type Ask = Extract<ToWorker, { readonly ask: unknown }>['ask'];

/** All titles of the game are many: only for those who ask about lists. */
const everyTitle = async () => (await import('@spaceline/decks/catalogue')).everyTitle();

const refuse = (code: string, what: string, why: string): never => {
  throw { code, what, why } satisfies Problem;
};

function askedFormat(asked: Questions['check deck']['asked']['format']): Format {
  const unknown = (why: string): never => refuse('format/unknown', 'The format was not found', why);
  if (typeof asked === 'string') return formatById(asked) ?? unknown(`there is no format ${asked}`);
  const read = readHouseFormat(asked.text);
  return read.ok ? read.format : unknown(read.problems.slice(0, 10).join('; '));
}

const atTable = (table: LocalTable | undefined): LocalTable =>
  table ?? refuse('local/no-table', 'There is no table', 'the game is not open');

const notAsked = () => refuse('hint/not-asked', 'There is no hint', 'nothing is asked of you now');

/** What a server would answer. */
export async function answerOf(ask: Ask, table: LocalTable | undefined): Promise<Questions[Question]['answer']> {
  switch (ask.q) {
    case 'hint':
      return atTable(table).hint(ask.body) ?? notAsked();
    case 'team':
      return atTable(table).team(ask.body);
    case 'seed':
      atTable(table).seedForPerson();
      return null;
    case 'reasons':
      return atTable(table).reasons();
    case 'check deck':
      return reportOn(ask.body.text, askedFormat(ask.body.format), await everyTitle());
    case 'write deck': {
      const { deck, title, besides = [], to } = ask.body;
      const beside = besides.map(({ name, cards }) => ({ kind: 'side deck' as const, name, cards: [...cards] }));
      const copy = eachPart((part) => [...deck[part]]);
      return { text: writeDeck(copy, to, title, await everyTitle(), beside) };
    }
    case 'check format':
      return checkedHouseFormat(ask.body, await everyTitle()) as Questions['check format']['answer'];
  }
}
