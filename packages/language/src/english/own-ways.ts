import type { CardType } from '../facts.ts';
import type { Play } from '../play.ts';
import { areSame } from '../are-same.ts';
import { aimedFrame, aimOf } from './aim.ts';
import type { Frame } from './frame.ts';
import { englishActs, windowWord } from './say.ts';
import { capital, sentence } from './words.ts';

type FrameOf = (play: Play) => Frame;

/** A way that does what another one does, and perhaps more, as a response about the same cards. */
const answersLike = (way: Play, answer: Play): boolean => {
  const [aim, same] = [aimOf(way), aimOf(answer)];
  if (!aim || !same || !areSame(aim.who, same.who)) return false;
  const [does, more] = [way.does ?? [], answer.does ?? []];
  return areSame(more.slice(0, does.length), does);
};

/** The moment of all these responses, if it is the same: "in response to the attack". */
const oneMoment = (answers: readonly Play[]): string | undefined => {
  const moments = new Set(answers.map(({ when }) => (typeof when === 'string' ? when : windowWord(when).ofIt?.(when))));
  const [moment, ...others] = moments;
  return others.length === 0 ? moment : undefined;
};

/** What one way does and, in brackets, what it does besides as a response. */
const clauseOf = (way: Play, answers: readonly Play[], type: CardType, frameOf: FrameOf): string | undefined => {
  const { does = [], ...plain } = way;
  const frame = aimedFrame([plain], type, does, frameOf(way));
  const besides = answers.flatMap((answer) => (answer.does ?? []).slice(does.length));
  const also = besides.length > 0 ? ` (in response, also ${englishActs(besides, frameOf(way))})` : '';
  return frame && `${englishActs(does, frame)}${also}`;
};

/** Ways that each do something of their own, if all of them say by it what they are aimed at; their moment is told once. */
export const ownWays = (plays: readonly Play[], type: CardType, frameOf: FrameOf): string | undefined => {
  const ways = plays.filter((play) => typeof play.when === 'string');
  const answers = plays.filter((play) => typeof play.when !== 'string');
  const moment = oneMoment(answers);
  const joined = ways.map((way) => answers.filter((answer) => answersLike(way, answer)));
  if (answers.length > 0 && (moment === undefined || new Set(joined.flat()).size < answers.length)) return undefined;
  const clauses = ways.flatMap((way, at) => clauseOf(way, joined[at] ?? [], type, frameOf) ?? []);
  if (clauses.length < ways.length) return undefined;
  return `${moment === undefined ? '' : `${sentence(`plays even ${moment}`)} `}${capital(clauses.join('; or '))}`;
};
