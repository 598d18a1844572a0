import type { Act } from '../acts/index.generated.ts';
import type { CardType } from '../facts.ts';
import type { Play } from '../play.ts';
import type { Who } from '../who/index.generated.ts';
import { aimOf, spokenOf } from './aim.ts';
import { playedFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { ownWays } from './own-ways.ts';
import { card } from './phrase.ts';
import {
  englishActs,
  englishTarget,
  englishTerm,
  englishWindow,
  nounOfTarget,
  nounOfWindow,
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
  location: ', with another copy on any other location',
  wormhole: ' and any other location, if your mission at either shows a wormhole',
} satisfies { [K in NonNullable<Play['second']>]: string };

/** The terms that stand behind this way, or those that are sentences of their own. */
export const termsOf = ({ terms = [] }: Play, apart: boolean): string =>
  terms
    .filter((term) => (termWord(term).apart === true) === apart)
    .map(englishTerm)
    .join('');

const isResponse = (play: Play): boolean => typeof play.when !== 'string';

/** When a card is played; events are a normal card play and interrupts are for any time, which goes without saying. */
const momentOf = ({ when, as, free }: Play, type: CardType, known: readonly Who[]): string => {
  const playedAs = as ?? type;
  if (typeof when !== 'string') return englishWindow(when, known);
  if (when === 'card play') return free ? 'for free' : playedAs === 'Event' ? '' : 'as your normal card play';
  return when === 'any time' && playedAs === 'Interrupt' ? '' : momentWords[when];
};

/** One way of playing, without its verb: "as an event on any ship"; nothing, if it goes without saying. */
const wayOfPlaying = (play: Play, type: CardType, stays: boolean, known: readonly Who[] = []): string => {
  const as = play.as && play.as !== type ? `as ${withArticle(typeNouns[play.as].one)}` : '';
  const on = !stays && targetWord(play.on).unsaid ? '' : englishTarget(play.on);
  const when = [as, momentOf(play, type, known)].filter(Boolean).join(' ');
  const way = [when, on].filter(Boolean).join(targetWord(play.on).chooses ? '; ' : ' ');
  return `${way}${play.second ? exits[play.second] : ''}${termsOf(play, false)}`.replace(/^[, ]+/, '');
};

const doing = (play: Play): string => {
  const does = englishActs(play.does ?? [], frameOfPlays([play]));
  return does && `: ${does}`;
};

/** Whom the ways before this one have named already. */
const namedBefore = (plays: readonly Play[], at: number): readonly Who[] =>
  plays.slice(0, at).flatMap((play) => aimOf(play)?.who ?? []);

/** Some ways put the card in play, others do not: what it does there belongs to the former. */
export const isMixed = (plays: readonly Play[]): boolean =>
  plays.some((play) => play.leaves) && plays.some((play) => !play.leaves);

/**
 * How the card is played, as one clause; nothing, if all of it goes without saying. `meanwhile` is what the card does in
 * play, where only some of the ways put it there.
 */
export const englishPlays = (plays: readonly Play[], type: CardType, stays: boolean, meanwhile = ''): string => {
  if (plays.every((play) => play.does)) {
    const own = ownWays(plays, type, (play) => frameOfPlays([play]));
    if (own !== undefined) return own;
  }
  const ways = plays.map((play, at) => {
    const leaving = stays && play.leaves && (play.as ?? type) !== 'Interrupt' ? ', then discard this card' : '';
    const there = meanwhile !== '' && !play.leaves ? ` (${meanwhile})` : '';
    return wayOfPlaying(play, type, stays && !play.leaves, namedBefore(plays, at)) + there + doing(play) + leaving;
  });
  const said = ways.filter((way) => way !== '');
  if (said.length === 0) return '';
  // Where one way goes without saying, the others are there besides.
  const even = said.length < ways.length ? 'even ' : '';
  // Ways that each do something of their own are further apart than ways to the same end.
  const apart = plays.some((play) => doing(play) !== '') ? '; or ' : ', or ';
  const verb = said[0]?.startsWith('choose ') && !even ? '' : 'plays ';
  return `${verb}${even}${said.join(apart)}${plays.map((play) => termsOf(play, true)).join('')}`;
};

/** A card with no other way than one response reads as that response: "Just after …, score 5 points." */
export const loneResponse = (plays: readonly Play[], type: CardType, acts: readonly Act[] = []): string | undefined => {
  const [play, ...others] = plays;
  return play && others.length === 0 && isResponse(play) ? wayOfPlaying(play, type, false, spokenOf(acts)) : undefined;
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
  const responses = new Set(plays.filter(isResponse).map(responseWords));
  const [response = 'that action', ...otherResponses] = responses;
  return playedFrame(aimed.length > 1 ? card : aimed[0], otherResponses.length > 0 ? 'that card' : response);
};
