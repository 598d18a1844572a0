import type { Decision, DecisionKind, Option, SeenEvent, View } from '@spaceline/engine';
import { decisionWords, eventWords, namesFrom, optionWords } from '@spaceline/protocol';
import type { Names } from '@spaceline/protocol';
import { callings } from './callings.ts';
import type { Seats } from './callings.ts';
import type { Face } from './faces/face.ts';

export type { Names };

/** What the cards and players of a view are called. */
export const namesOf = (view: View, faces: ReadonlyMap<string, Face>, seats?: Seats): Names => ({
  ...namesFrom(view, (def) => faces.get(def)),
  ...callings(seats, view),
});

export const sayOption = (option: Option, names: Names, asked?: DecisionKind): string =>
  optionWords(option, names, asked);

export const sayDecision = (decision: Decision, names: Names): string => decisionWords(decision, names);

export const sayEvent = (event: SeenEvent, names: Names): string => eventWords(event, names);

export const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export interface Piece {
  readonly text: string;
  /** The card the text names. */
  readonly card?: number;
}

/** An event as a sentence, cut at the card titles in it, so that they can be touched. */
export function eventPieces(event: SeenEvent, names: Names): readonly Piece[] {
  const ids = [event.card, event.on, ...event.cards].filter((id) => id >= 0);
  const titles = ids.map((id) => [id, names.card(id) ?? titleIn(event, id, names)] as const);
  return cutAt(eventWords(event, names), titles);
}

/** The event itself knows cards that have gone out of sight since. */
const titleIn = (event: SeenEvent, id: number, names: Names): string => {
  const def = event.names[id];
  return def === undefined ? '' : names.titleOf(def);
};

/** Longer titles win over shorter ones that begin alike. */
export function cutAt(sentence: string, titles: readonly (readonly [card: number, title: string])[]): readonly Piece[] {
  const longestFirst = titles.filter(([, title]) => title !== '').toSorted(([, a], [, b]) => b.length - a.length);
  const cut: Piece[] = [];
  let plain = '';
  for (let at = 0; at < sentence.length;) {
    const found = longestFirst.find(([, title]) => sentence.startsWith(title, at));
    if (found) {
      if (plain) cut.push({ text: plain });
      plain = '';
      cut.push({ text: found[1], card: found[0] });
    } else plain += sentence.charAt(at);
    at += found ? found[1].length : 1;
  }
  return plain ? [...cut, { text: plain }] : cut;
}

export const segmentWords: Readonly<Record<View['segment'], string>> = {
  start: 'start of turn',
  'card play': 'card play',
  orders: 'orders',
  end: 'end of turn',
  draw: 'draw',
};

export const phaseWords: Readonly<Record<View['phase'], string>> = {
  doorways: 'Seeding: doorways',
  missions: 'Seeding: missions',
  dilemmas: 'Seeding: dilemmas and artifacts',
  facilities: 'Seeding: facilities',
  play: 'Play',
  over: 'Game over',
};
