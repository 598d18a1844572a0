import type { Correction, Destination, Outcome } from '@spaceline/engine';
import { cardList, cardName, counted, list, person, possessive } from './grammar.ts';
import type { Names } from './names.ts';

/** Corrections of an assisted table in words: what is proposed, agreed on or declined. */

const places: Readonly<
  Record<Exclude<Destination['to'], 'location' | 'under mission' | 'aboard' | 'on card'>, string>
> = {
  hand: "into its owner's hand",
  'top of draw deck': "onto its owner's draw deck",
  'bottom of draw deck': "under its owner's draw deck",
  'discard pile': 'into the discard pile',
  'out of play': 'out of play',
  removed: 'out of the game',
  table: 'onto the table',
};

/** Where a card is put, to follow "put it": "into its owner's hand". */
export const destinationWords = (to: Destination, names: Names): string => {
  switch (to.to) {
    case 'location':
      return `to ${cardName(to.on, names)}`;
    case 'under mission':
      return `under ${cardName(to.on, names)}`;
    case 'aboard':
      return `aboard ${cardName(to.on, names)}`;
    case 'on card':
      return `on ${cardName(to.on, names)}`;
    default:
      return places[to.to];
  }
};

const outcomeWords: Readonly<Record<Outcome, (card: string) => string>> = {
  overcome: (card) => `${card} is overcome, and the attempt goes on`,
  stopped: (card) => `${card} is not overcome: those who met it are stopped, and it is discarded`,
  'stopped and met again': (card) => `${card} is not overcome: those who met it are stopped, and it will be met again`,
  'requirements met': (card) => `the requirements of ${card} are met`,
  'requirements not met': (card) => `the requirements of ${card} are not met`,
  'stays in play': (card) => `${card} is carried out and stays in play`,
  discarded: (card) => `${card} is carried out and discarded`,
  'nullifies and is discarded': (card) => `${card} nullifies what it answers and is discarded`,
  'nullifies and stays in play': (card) => `${card} nullifies what it answers and stays in play`,
};

/** How the text of a card ended: "the requirements of Excavation are met". */
export const outcomeSentence = (outcome: string, card: string): string =>
  (outcomeWords as Readonly<Record<string, (card: string) => string>>)[outcome]?.(card) ?? outcome;

/** Facts that are described: "cunning 7, Honor x2 and affiliations Bajoran/Federation". */
export const factWords = (facts: Extract<Correction, { fix: 'describe' }>['facts']): string =>
  list(
    Object.entries(facts).flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (Array.isArray(value) && value.length === 0) return `no ${name}`;
      if (name === 'skills')
        return (facts.skills ?? []).map(({ skill, levels }) => (levels === 1 ? skill : `${skill} x${levels}`));
      if (name === 'responds') return value ? 'responds' : 'never responds';
      if (name === 'kind') return facts.kind === 'dual' ? 'planet and space' : (facts.kind ?? []);
      return `${name} ${Array.isArray(value) ? value.join('/') : String(value)}`;
    }),
  );

const verbs: Readonly<Record<'stop' | 'unstop' | 'kill' | 'destroy' | 'damage' | 'repair' | 'reveal', string>> = {
  stop: 'stop',
  unstop: 'unstop',
  kill: 'kill',
  destroy: 'destroy',
  damage: 'damage',
  repair: 'repair',
  reveal: 'reveal',
};

/** What is to be done, to follow "proposed to". */
export const correctionWords = (correction: Correction, names: Names): string => {
  switch (correction.fix) {
    case 'move':
      return `put ${cardList(correction.cards, names)} ${destinationWords(correction.to, names)}`;
    case 'fetch':
      return `take ${names.titleOf(correction.card)} from the draw deck and put it ${destinationWords(correction.to, names)}`;
    case 'score': {
      const { player, points } = correction;
      return `${points < 0 ? 'take' : 'give'} ${counted(Math.abs(points), 'bonus point')} ${points < 0 ? 'from' : 'to'} ${person(player, names)}`;
    }
    case 'draw':
      return `let ${person(correction.player, names)} draw ${counted(correction.count, 'card')}`;
    case 'shuffle':
      return `shuffle ${possessive(correction.player, names)} draw deck`;
    case 'card plays':
      return `give ${person(correction.player, names)} ${counted(correction.count, 'more card play')} this turn`;
    case 'control':
      return `give ${cardList(correction.cards, names)} to ${person(correction.player, names)}`;
    case 'look at hand':
      return `let ${person(correction.by, names)} look at ${possessive(correction.by === 0 ? 1 : 0, names)} hand`;
    case 'look at deck':
      return `let ${person(correction.by, names)} look at the top ${counted(correction.count, 'card')} of ${possessive(correction.player, names)} draw deck`;
    case 'look at seeds':
      return `let ${person(correction.by, names)} look at the cards under ${cardName(correction.on, names)}`;
    case 'describe':
      return `describe ${names.titleOf(correction.card)}: ${factWords(correction.facts)}`;
    case 'settle':
      return `agree that ${outcomeSentence(correction.outcome, cardName(correction.card, names))}`;
    default:
      return `${verbs[correction.fix]} ${cardList(correction.cards, names)}`;
  }
};
