import type { Act, PlayerWord } from '../act.ts';
import type { Frame } from './frame.ts';
import { teamFrame } from './frame.ts';
import { card } from './phrase.ts';
import { englishSelection, referenceTo } from './selection.ts';
import { howMany, points, unspoken } from './words.ts';

const draws = (who: PlayerWord, count: number): string => {
  const cards = howMany(count, card);
  if (who === 'you') return `draw ${cards}`;
  return `${who === 'opponent' ? 'your opponent' : 'the chosen player'} draws ${cards}`;
};

const deckOf = {
  you: 'your draw deck',
  opponent: "your opponent's draw deck",
  chosen: "the chosen player's draw deck",
} satisfies { [K in PlayerWord]: string };

const scores = (n: number): string => (n < 0 ? `lose ${points(-n)}` : `score ${points(n)}`);

const counts = (by: number, self: string): string =>
  by < 0 ? `take ${-by} from the count on ${self}` : `add ${by} to the count on ${self}`;

/** One thing a text does, as a clause that may follow "Unless …," or begin a sentence. */
export const englishAct = (act: Act, frame: Frame = teamFrame): string => {
  switch (act.act) {
    case 'kill':
    case 'discard':
      return `${act.act} ${englishSelection(act.what, frame)}`;
    case 'stop team':
      return `stop ${frame.team}`;
    case 'relocate':
      return `relocate ${englishSelection(act.what, frame)} to the ${act.to}`;
    case 'damage ship':
      return `damage ${frame.ship}`;
    case 'destroy ship':
      return `destroy ${frame.ship}`;
    case 'score':
      return scores(act.points);
    case 'draw':
      return draws(act.who, act.count);
    case 'nullify target':
      return `nullify ${frame.target}`;
    case 'nullify response':
      return `nullify ${frame.response}`;
    case 'target to hand':
      return `take ${frame.target} into your hand`;
    case 'count':
      return counts(act.by, frame.self);
    case 'destroy ship at zero':
      return `destroy ${frame.ship} if its ${act.attribute} is 0`;
    case 'save crew':
      return "put the ship's crew under this card where the ship was, safe from its destruction";
    case 'beam any':
      return 'beam any number of your personnel at one location';
    case 'report any':
      return 'report any number of personnel, ships, and equipment cards from your hand';
    case 'shuffle':
      return `shuffle ${deckOf[act.who]}`;
    case 'select':
      return `select ${englishSelection(act.what, frame)}`;
    case 'hold':
      return `hold ${englishSelection(act.what, frame)}`;
    case 'disable':
      return `disable ${englishSelection(act.what, frame)}`;
    case 'either':
      return `choose one: ${act.ways.map((way) => (way.length === 0 ? 'nothing' : englishActs(way, frame))).join('; or ')}`;
    case 'end attempt':
      return 'end the mission attempt';
    default:
      return unspoken(act);
  }
};

/** Several acts in order: "kill one team member chosen at random, then damage the ship". */
export const englishActs = (acts: readonly Act[], frame: Frame = teamFrame): string => {
  let now = frame;
  const clauses: string[] = [];
  for (const act of acts) {
    clauses.push(englishAct(act, now));
    if ('what' in act) now = { ...now, those: referenceTo(act.what, now) };
  }
  return clauses.join(', then ');
};
