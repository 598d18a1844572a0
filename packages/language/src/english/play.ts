import type { CardType } from '../facts.ts';
import type { Play } from '../play.ts';
import { playedFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { card } from './phrase.ts';
import {
  englishActs,
  englishTarget,
  englishWindow,
  nounOfTarget,
  nounOfWindow,
  englishTerm,
  targetWord,
  termWord,
  windowWord,
} from './say.ts';
import { typeNouns } from './terms.ts';
import { withArticle } from './words.ts';
import type { Noun } from './words.ts';

const momentWords = {
  'any time': 'at any time',
  'start of turn': 'at the start of your turn',
  'your turn': 'on your turn',
} as const;

const exits = {
  location: ' together with another copy on any other location',
  wormhole: ' and any other location, if your mission at either shows a wormhole',
} satisfies { [K in NonNullable<Play['second']>]: string };

const besides = (play: Play): string => `${play.second ? exits[play.second] : ''}${termWords(play, false)}`;

/** One way of playing, without its verb: "as an event on any ship". `type` is the card's own, whose habits go unsaid. */
const wayOfPlaying = (play: Play, type: CardType, stays: boolean): string => {
  const playedAs = play.as ?? type;
  const as = play.as && play.as !== type ? `as ${withArticle(typeNouns[play.as].one)}` : '';
  const on = !stays && targetWord(play.on).unsaid ? '' : englishTarget(play.on);
  if (typeof play.when !== 'string') return [as, englishWindow(play.when), on].filter(Boolean).join(' ');
  if (play.when !== 'card play') return [as, momentWords[play.when], on].filter(Boolean).join(' ') + besides(play);
  const usualPlay = playedAs === 'Event' && on !== '';
  const cost = play.free ? 'for free' : usualPlay ? '' : 'as your normal card play';
  return [as, cost, on].filter(Boolean).join(' ');
};

const termWords = ({ terms = [] }: Play, apart: boolean): string =>
  terms
    .filter((term) => (termWord(term).apart === true) === apart)
    .map(englishTerm)
    .join('');

const isResponse = (play: Play): boolean => typeof play.when !== 'string';

/** What all of them are, if they are all the same. */
const onlyOf = <T>(all: readonly T[]): T | undefined => {
  const [first, ...others] = new Set(all);
  return others.length === 0 ? first : undefined;
};

const staysInPlay = ' and stays in play';

/** How the card is played, and whether it stays, as one clause; a lone response leads over to what it does. */
export const englishPlays = (plays: readonly Play[], type: CardType, stays: boolean): string => {
  // Where one way leaves, the others say of themselves that they stay.
  const mixed = stays && plays.some((play) => play.leaves);
  const ways = plays.map((play) => {
    const way = wayOfPlaying(play, type, stays && !play.leaves);
    if (!mixed) return way + doing(play);
    return play.leaves ? `${way}${doing(play)}, then discard this card` : `${way} and stays in play${doing(play)}`;
  });
  const lies = onlyOf(plays.map(({ on }) => targetWord(on).stays ?? staysInPlay)) ?? staysInPlay;
  // Ways that each do something of their own are further apart than ways to the same end.
  const apart = plays.some((play) => doing(play) !== '') ? '; or ' : ', or ';
  return `plays ${ways.join(apart)}${stays && !mixed ? lies : ''}${plays.map((play) => termWords(play, true)).join('')}`;
};

const doing = (play: Play): string => {
  const does = englishActs(play.does ?? [], frameOfPlays([play]));
  return does && `: ${does}`;
};

/** A card with no other way than one response reads as that response: "In response to …: nullify that play." */
export const loneResponse = (plays: readonly Play[], type: CardType): string | undefined => {
  const play = onlyOf(plays);
  return play && isResponse(play) ? wayOfPlaying(play, type, false) : undefined;
};

const targetNoun = ({ on, when }: Play): Noun | undefined => {
  if (!targetWord(on).answered) return nounOfTarget(on);
  return typeof when === 'string' ? card : nounOfWindow(when);
};

const responseWords = ({ when }: Play): string =>
  (typeof when === 'string' ? undefined : windowWord(when).answers) ?? 'that action';

/** What the text of a played card refers to. Ways of playing that differ leave only "that card" for all of them. */
export const frameOfPlays = (plays: readonly Play[]): Frame => {
  const nouns = new Set(plays.map(targetNoun));
  const aimed = [...nouns].filter((of) => of !== undefined);
  const responses = plays.filter(isResponse).map(responseWords);
  const response = responses.length === 0 ? 'that action' : (onlyOf(responses) ?? 'that card');
  return playedFrame(aimed.length > 1 ? card : aimed[0], response);
};
