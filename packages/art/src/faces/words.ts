import { classifications } from '@spaceline/language';
import type { Face, HalfFace } from '../facts/face.ts';
import { icon, isIcon } from '../icons/index.ts';
import { escaped } from '../svg.ts';
import { cutAtTerms } from './terms.ts';

/** Attributes and classifications stand out in running text, as terms do. */
const strong = new RegExp(
  `\\b(INTEGRITY|CUNNING|STRENGTH|RANGE|WEAPONS|SHIELDS|${classifications.join('|').replaceAll('.', '\\.')})(?![\\w])`,
  'g',
);

export const marked = (text: string): string => escaped(text).replaceAll(strong, '<b>$1</b>');

/** A button may begin and end a line, wherever it stands: brackets and stops around it are kept with it. */
const unbroken = (markup: string): string =>
  markup.replaceAll(/(\(?)<button [^]*?<\/button>([).,;:]*)/g, (all, before: string, after: string) =>
    before === '' && after === '' ? all : `<span class="art-unbroken">${all}</span>`,
  );

/** Where a text is read at leisure its words of the rules can be asked for: the page explains them. */
export const linked = (text: string): string =>
  unbroken(
    cutAtTerms(text)
      .map(({ text: words, term }) =>
        term === undefined
          ? marked(words)
          : `<button type="button" class="art-linked" data-term="${term}">${marked(words)}</button>`,
      )
      .join(''),
  );

/** Facts that are drawn anyway are not said again by the text below them. */
export function ownWords({ text, type }: Face): string {
  if (type === 'Facility') return text.replace(/^SHIELDS \d+\. ?/, '');
  if (type === 'Personnel')
    return text.replace(
      /^.*STRENGTH [\d.]+\. ?((Command|Staff) icon\. ?)?(Matching commander of .*?[^.]\.(?= [A-Z]|$) ?)?/s,
      '',
    );
  if (type === 'Ship')
    return text.replace(
      /^.*SHIELDS \d+\. ?(Staffed by [^.]*\. ?)?(Has [^.]*\. ?)?(Its matching commander is .*?\.(?= [A-Z]|$) ?)?/s,
      '',
    );
  return text;
}

/** What every dilemma says at its end takes no room in the hand, as long as it is a sentence of its own. */
export const inHand = (text: string): string => text.replace(/(?<=[.)]) Discard (dilemma|after use|event)\.$/, '');

/** A double-sided mission: what it asks for, and what each side says besides. */
export interface Sides {
  readonly asks: string;
  readonly front: string;
  readonly back: string;
}

export function sidesOf({ text, front }: Face): Sides | undefined {
  const [, asks = '', fore = '', back = ''] = /^(.*?)\s*Front: (.*?)\s*Back: (.*)$/s.exec(text) ?? [];
  return front && fore ? { asks, front: fore, back } : undefined;
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const halvesOf = ({ halves }: Face): readonly HalfFace[] => (halves && halves.length > 1 ? halves : []);

/** An icon if there is one of that name, else the name in small letters. */
export const badge = (name: string, size: number, label = name): string =>
  isIcon(name)
    ? icon(name, size, escaped(label))
    : `<span class="art-badge" title="${escaped(label)}">${escaped(name)}</span>`;
