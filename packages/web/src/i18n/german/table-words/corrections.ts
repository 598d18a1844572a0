import type { Correction, Destination, Outcome } from '@spaceline/engine';
import { factWords } from '@spaceline/protocol';
import type { Names } from '@spaceline/protocol';
import { cardList, cardName, cards, counted, personAcc, personDat } from './grammar.ts';

/** Corrections of an assisted table: what is proposed stands as an infinitive. */

const places: Readonly<
  Record<Exclude<Destination['to'], 'location' | 'under mission' | 'aboard' | 'on card'>, string>
> = {
  hand: 'auf die Hand',
  'top of draw deck': 'auf den Nachziehstapel',
  'bottom of draw deck': 'unter den Nachziehstapel',
  'discard pile': 'auf den Ablagestapel',
  'out of play': 'aus dem Spiel',
  removed: 'aus der Partie',
  table: 'auf den Tisch',
};

export const destinationWords = (to: Destination, names: Names): string => {
  switch (to.to) {
    case 'location':
      return `zu ${cardName(to.on, names)}`;
    case 'under mission':
      return `unter ${cardName(to.on, names)}`;
    case 'aboard':
      return `an Bord von ${cardName(to.on, names)}`;
    case 'on card':
      return `auf ${cardName(to.on, names)}`;
    default:
      return places[to.to];
  }
};

const outcomes: Readonly<Record<Outcome, (card: string) => string>> = {
  overcome: (card) => `${card} ist überwunden, und der Versuch geht weiter`,
  stopped: (card) => `${card} ist nicht überwunden: Wer sie traf, ist gestoppt, und sie wird abgelegt`,
  'stopped and met again': (card) =>
    `${card} ist nicht überwunden: Wer sie traf, ist gestoppt, und sie wird wieder getroffen`,
  'requirements met': (card) => `die Anforderungen von ${card} sind erfüllt`,
  'requirements not met': (card) => `die Anforderungen von ${card} sind nicht erfüllt`,
  'stays in play': (card) => `${card} ist ausgeführt und bleibt im Spiel`,
  discarded: (card) => `${card} ist ausgeführt und wird abgelegt`,
  'nullifies and is discarded': (card) => `${card} annulliert, worauf sie antwortet, und wird abgelegt`,
  'nullifies and stays in play': (card) => `${card} annulliert, worauf sie antwortet, und bleibt im Spiel`,
};

export const outcomeSentence = (outcome: string, card: string): string =>
  (outcomes as Readonly<Record<string, (card: string) => string>>)[outcome]?.(card) ?? outcome;

const verbs: Readonly<Record<'stop' | 'unstop' | 'kill' | 'destroy' | 'damage' | 'repair' | 'reveal', string>> = {
  stop: 'stoppen',
  unstop: 'entstoppen',
  kill: 'töten',
  destroy: 'zerstören',
  damage: 'beschädigen',
  repair: 'reparieren',
  reveal: 'aufdecken',
};

export const correctionWords = (correction: Correction, names: Names): string => {
  switch (correction.fix) {
    case 'move':
      return `${cardList(correction.cards, names)} ${destinationWords(correction.to, names)} legen`;
    case 'fetch':
      return `${names.titleOf(correction.card)} aus dem Nachziehstapel nehmen und ${destinationWords(correction.to, names)} legen`;
    case 'score': {
      const points = counted(Math.abs(correction.points), 'Bonuspunkt', 'Bonuspunkte');
      return `${personDat(correction.player, names)} ${points} ${correction.points < 0 ? 'abziehen' : 'geben'}`;
    }
    case 'draw':
      return `${personAcc(correction.player, names)} ${cards(correction.count)} ziehen lassen`;
    case 'shuffle':
      return `den Nachziehstapel von ${personDat(correction.player, names)} mischen`;
    case 'card plays':
      return `${personDat(correction.player, names)} in diesem Zug ${counted(correction.count, 'weiteres Ausspiel', 'weitere Ausspiele')} geben`;
    case 'control':
      return `${cardList(correction.cards, names)} ${personDat(correction.player, names)} geben`;
    case 'look at hand':
      return `${personAcc(correction.by, names)} die Hand von ${personDat(correction.by === 0 ? 1 : 0, names)} ansehen lassen`;
    case 'look at deck':
      return `${personAcc(correction.by, names)} ${counted(correction.count, 'oberste Karte', 'oberste Karten')} des Nachziehstapels von ${personDat(correction.player, names)} ansehen lassen`;
    case 'look at seeds':
      return `${personAcc(correction.by, names)} die Karten unter ${cardName(correction.on, names)} ansehen lassen`;
    case 'describe':
      return `${names.titleOf(correction.card)} beschreiben: ${factWords(correction.facts)}`;
    case 'settle':
      return `feststellen: ${outcomeSentence(correction.outcome, cardName(correction.card, names))}`;
    default:
      return `${cardList(correction.cards, names)} ${verbs[correction.fix]}`;
  }
};
