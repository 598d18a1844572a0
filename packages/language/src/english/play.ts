import type { CardType } from '../facts.ts';
import type { Play, Target, Window } from '../play.ts';
import type { Who } from '../who.ts';
import { englishCondition } from './condition.ts';
import { playedFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { card, determined, nounOf, personnel } from './phrase.ts';
import { typeNouns } from './terms.ts';
import { phraseOf, theWho, usualNoun } from './who.ts';
import { unspoken, withArticle } from './words.ts';
import type { Noun } from './words.ts';

/** The moment a response belongs to: "in response to an interrupt being played". */
export const englishWindow = (window: Window): string => {
  switch (window.to) {
    case 'card played':
      return `in response to ${theWho(window.card, 'a')} being played${window.by ? ' by your opponent' : ''}`;
    case 'dilemma':
      return `in response to an encounter with ${theWho(window.card, 'a', typeNouns.Dilemma)}`;
    case 'ship destroyed':
      return 'in response to a ship being destroyed';
    case 'killed':
      return `just after ${theWho(window.who, 'a', personnel)} is killed`;
    case 'mission completed':
      return `just after ${withArticle(window.kind ? `${window.kind} mission` : 'mission')} is completed`;
    case 'draw':
      return 'just after a card is drawn';
    default:
      return unspoken(window);
  }
};

const piles = { your: 'your discard pile', "your opponent's": "your opponent's discard pile" } as const;

/** A filter of discarded cards owned by somebody says whose pile it means. */
const discarded = (who: Who): string => {
  const { owner, ...rest } = phraseOf(who);
  return `${determined(rest, 'a', usualNoun(who))} in ${owner ? piles[owner] : 'a discard pile'}`;
};

const targetWords = (target: Target): string => {
  switch (target.target) {
    case 'table':
      return 'on the table';
    case 'player':
      return 'naming either player';
    case 'card':
      return `on ${theWho(target.who, 'any')}${target.crew ? ` with ${englishCondition(target.crew)} aboard` : ''}`;
    case 'discarded':
      return `naming ${discarded(target.who)}`;
    case 'location':
      return `on any ${[target.icon, target.kind, target.icon || target.kind ? 'mission' : 'location'].filter(Boolean).join(' ')}`;
    case 'response':
      return '';
    default:
      return unspoken(target);
  }
};

/** One way of playing, without its verb: "as an event on any ship". `type` is the card's own, whose habits go unsaid. */
const wayOfPlaying = (play: Play, type: CardType, stays: boolean): string => {
  const playedAs = play.as ?? type;
  const as = play.as && play.as !== type ? `as ${withArticle(typeNouns[play.as].one)}` : '';
  const aimless = play.on.target === 'table' && !stays;
  const on = aimless ? '' : targetWords(play.on);
  if (typeof play.when !== 'string') return [as, englishWindow(play.when), on].filter(Boolean).join(' ');
  if (play.when === 'any time') return [as, 'at any time', on].filter(Boolean).join(' ');
  const usualPlay = playedAs === 'Event' && on !== '';
  return [as, usualPlay ? '' : 'as your normal card play', on].filter(Boolean).join(' ');
};

const isResponse = (play: Play): boolean => typeof play.when !== 'string';

/** How the card is played, and whether it stays, as one clause; a lone response leads over to what it does. */
export const englishPlays = (plays: readonly Play[], type: CardType, stays: boolean): string => {
  const ways = plays.map((play) => wayOfPlaying(play, type, stays));
  const lies = plays.every((play) => play.on.target === 'table')
    ? ''
    : plays.every(isOnCard)
      ? ' and stays there'
      : ' and stays in play';
  return `plays ${ways.join(', or ')}${stays ? lies : ''}`;
};

const isOnCard = (play: Play): boolean => play.on.target === 'card';

/** A card with no other way than one response reads as that response: "In response to …: nullify that play." */
export const loneResponse = (plays: readonly Play[], type: CardType): string | undefined =>
  plays.length === 1 && isResponse(plays[0]) ? wayOfPlaying(plays[0], type, false) : undefined;

const windowNoun = (window: Window): Noun => {
  switch (window.to) {
    case 'card played':
      return nounOf(phraseOf(window.card), usualNoun(window.card));
    case 'dilemma':
      return typeNouns.Dilemma;
    case 'ship destroyed':
      return typeNouns.Ship;
    case 'killed':
      return personnel;
    case 'mission completed':
      return typeNouns.Mission;
    case 'draw':
      return card;
    default:
      return unspoken(window);
  }
};

const targetNoun = (play: Play): Noun | undefined => {
  switch (play.on.target) {
    case 'table':
    case 'player':
      return undefined;
    case 'location':
      return typeNouns.Mission;
    case 'card':
    case 'discarded':
      return nounOf(phraseOf(play.on.who), usualNoun(play.on.who));
    case 'response':
      return typeof play.when === 'string' ? card : windowNoun(play.when);
    default:
      return unspoken(play.on);
  }
};

const responseWords = (play: Play): string => {
  if (typeof play.when === 'string') return 'that action';
  if (play.when.to === 'card played') return 'that play';
  return play.when.to === 'dilemma' ? 'that dilemma' : 'that action';
};

/** What the text of a played card refers to. Ways of playing that differ leave only "that card" for all of them. */
export const frameOfPlays = (plays: readonly Play[]): Frame => {
  const nouns = new Set(plays.map(targetNoun));
  const aimed = [...nouns].filter((of) => of !== undefined);
  const responses = new Set(plays.filter(isResponse).map(responseWords));
  const response = responses.size === 1 ? [...responses][0] : responses.size === 0 ? 'that action' : 'that card';
  return playedFrame(aimed.length > 1 ? card : aimed[0], response);
};
