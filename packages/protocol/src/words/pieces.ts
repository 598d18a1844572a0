import type { SeenEvent } from '@spaceline/engine';
import { eventWords } from './event.ts';
import type { Names } from './names.ts';

/** Sentences cut at the cards they name, so that these can be touched. */

export interface Piece {
  readonly text: string;
  /** The card the text names. */
  readonly card?: number;
}

/** An event as a sentence, cut at the card titles in it, so that they can be touched. */
export function eventPieces(event: SeenEvent, names: Names, sentence = eventWords(event, names)): readonly Piece[] {
  const ids = [event.card, event.on, ...event.cards].filter((id) => id >= 0);
  const titles = ids.map((id) => [id, names.card(id) ?? titleIn(event, id, names)] as const);
  return cutAt(sentence, titles);
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
