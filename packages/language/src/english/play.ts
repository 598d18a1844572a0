import type { CardType } from '../facts.ts';
import type { BattleKind, Play, Target, Window } from '../play.ts';
import type { Who } from '../who.ts';
import { englishActs } from './say.ts';
import { englishCondition } from './condition.ts';
import { playedFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { card, determined, nounOf, personnel } from './phrase.ts';
import { typeNouns } from './terms.ts';
import { phraseOf, theWho, usualNoun } from './who.ts';
import { noun, unspoken, withArticle } from './words.ts';
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
    case 'attempt begun':
      return `in response to an attempt of ${withArticle(window.kind ? `${window.kind} mission` : 'mission')}`;
    case 'killed':
      return `just after ${theWho(window.who, 'a', personnel)} is killed`;
    case 'mission completed': {
      const mission = withArticle(window.kind ? `${window.kind} mission` : 'mission');
      if (!window.by && !window.team) return `just after ${mission} is completed`;
      const team = `${window.by ? 'your' : 'an'} Away Team${window.team ? ` with ${englishCondition(window.team)}` : ''}`;
      return `just after ${team} completes ${mission}`;
    }
    case 'draw':
      return 'just after a card is drawn';
    case 'battle initiated': {
      const by = window.by ? ` by ${theWho(window.by, 'a')}` : '';
      const against = window.against ? ` against ${theWho(window.against, 'a')}` : '';
      return `in response to ${battleWords(window.kind)}${by}${against} being initiated${partWords(window.yours)}`;
    }
    case 'battle step':
      return 'during a personnel battle, before its winner is determined';
    case 'battle ended': {
      const deaths = window.killed ? ` in which ${theWho(window.killed, 'a', personnel)} was killed` : '';
      const left = window.yours ? `, if ${theWho(window.yours, 'a', personnel)} of yours is left there` : '';
      return `just after ${battleWords(window.kind)}${deaths}${left}`;
    }
    default:
      return unspoken(window);
  }
};

const battleWords = (kind: BattleKind | undefined): string => `a ${kind ? `${kind} ` : ''}battle`;

const partWords = (yours: Who | undefined): string =>
  yours ? `, if ${theWho(yours, 'a', personnel)} of yours takes part` : '';

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
      return [
        `on ${theWho(target.who, 'any')}`,
        target.beside ? `at the location of ${theWho(target.beside, 'a')}` : '',
      ]
        .filter(Boolean)
        .join(' ');
    case 'group':
      return target.only ? `on any ${target.only}` : "on any ship's crew or any Away Team";
    case 'discarded':
      return `naming ${discarded(target.who)}`;
    case 'location':
      return `on any ${[target.icon, target.kind, target.icon || target.kind || target.mission ? 'mission' : 'location'].filter(Boolean).join(' ')}`;
    case 'between':
      return 'between any two adjacent locations';
    case 'response':
      return '';
    default:
      return unspoken(target);
  }
};

const momentWords = {
  'any time': 'at any time',
  'start of turn': 'at the start of your turn',
  'your turn': 'on your turn',
} as const;

const besides = ({ second, youHave }: Play): string =>
  [
    second === 'location' ? ' together with another copy on any other location' : '',
    second === 'wormhole' ? ' and any other location, if your mission at either shows a wormhole' : '',
    youHave ? `, if you have at least ${theWho(youHave.who, youHave.atLeast)} in play` : '',
  ].join('');

/** One way of playing, without its verb: "as an event on any ship". `type` is the card's own, whose habits go unsaid. */
const wayOfPlaying = (play: Play, type: CardType, stays: boolean): string => {
  const playedAs = play.as ?? type;
  const as = play.as && play.as !== type ? `as ${withArticle(typeNouns[play.as].one)}` : '';
  const aimless = play.on.target === 'table' && !stays;
  const on = aimless ? '' : targetWords(play.on);
  if (typeof play.when !== 'string') return [as, englishWindow(play.when), on].filter(Boolean).join(' ');
  if (play.when !== 'card play') return [as, momentWords[play.when], on].filter(Boolean).join(' ') + besides(play);
  const usualPlay = playedAs === 'Event' && on !== '';
  const cost = play.free ? 'for free' : usualPlay ? '' : 'as your normal card play';
  return [as, cost, on].filter(Boolean).join(' ');
};

const spendWords = ({ spends }: Play): string =>
  spends === undefined
    ? ''
    : `; to play it you must discard your ${spends}, which must have been on your table since an earlier turn`;

const isResponse = (play: Play): boolean => typeof play.when !== 'string';

/** How the card is played, and whether it stays, as one clause; a lone response leads over to what it does. */
export const englishPlays = (plays: readonly Play[], type: CardType, stays: boolean): string => {
  // Where one way leaves, the others say of themselves that they stay.
  const mixed = stays && plays.some((play) => play.leaves);
  const ways = plays.map((play) => {
    const way = wayOfPlaying(play, type, stays && !play.leaves);
    if (!mixed) return way + doing(play);
    return play.leaves ? `${way}${doing(play)}, then discard this card` : `${way} and stays in play${doing(play)}`;
  });
  const lies = plays.every((play) => play.on.target === 'table')
    ? ''
    : plays.every(isOnCard)
      ? ' and stays there'
      : ' and stays in play';
  // Ways that each do something of their own are further apart than ways to the same end.
  const apart = plays.some((play) => doing(play) !== '') ? '; or ' : ', or ';
  return `plays ${ways.join(apart)}${stays && !mixed ? lies : ''}${plays.map(spendWords).join('')}`;
};

const doing = (play: Play): string =>
  play.does && play.does.length > 0 ? `: ${englishActs(play.does, frameOfPlays([play]))}` : '';

const isOnCard = (play: Play): boolean => play.on.target === 'card';

/** A card with no other way than one response reads as that response: "In response to …: nullify that play." */
export const loneResponse = (plays: readonly Play[], type: CardType): string | undefined =>
  plays.length === 1 && isResponse(plays[0]) ? wayOfPlaying(plays[0], type, false) : undefined;

const group = noun('group');

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
    case 'attempt begun':
    case 'mission completed':
      return typeNouns.Mission;
    case 'draw':
      return card;
    case 'battle initiated':
      return window.kind === 'personnel' ? card : typeNouns.Ship;
    case 'battle step':
    case 'battle ended':
      return card;
    default:
      return unspoken(window);
  }
};

const targetNoun = (play: Play): Noun | undefined => {
  switch (play.on.target) {
    case 'table':
    case 'player':
    case 'between':
      return undefined;
    case 'location':
      return typeNouns.Mission;
    case 'group':
      return group;
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
