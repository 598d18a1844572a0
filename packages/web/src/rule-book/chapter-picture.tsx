import { CitedText } from '../parts/cited-text.tsx';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

interface Part {
  readonly words: Label;
  readonly tone?: 'good' | 'missing' | 'bad';
}

interface Picture {
  /** From left to right. */
  readonly parts: readonly Part[];
  /** One after the other, or one scale with these marks between its parts. */
  readonly marks?: readonly Label[];
  readonly caption: Label;
  readonly clauses: readonly string[];
}

/** What a chapter is about in one picture, by its number. */
export const pictures: Readonly<Record<string, Picture>> = {
  11: {
    parts: [
      { words: 'start of turn' },
      { words: 'card play' },
      { words: 'execute orders' },
      { words: 'end of turn' },
      { words: 'draw' },
    ],
    caption: 'The segments of a turn, in this order',
    clauses: ['B-11.1'],
  },
  16: {
    parts: [
      { words: 'announced' },
      { words: 'seed cards, one by one' },
      { words: 'requirements tested' },
      { words: 'completed', tone: 'good' },
    ],
    caption: 'The steps of an attempt',
    clauses: ['B-16.13', 'B-16.14', 'B-16.26'],
  },
  17: {
    parts: [
      { words: 'announced' },
      { words: 'trigger' },
      { words: 'conditions' },
      { words: 'overcome', tone: 'good' },
      { words: 'or effect', tone: 'bad' },
    ],
    caption: 'The steps of an encounter',
    clauses: ['B-17.6', 'B-17.7', 'B-17.8', 'B-17.9', 'B-17.10'],
  },
  20: {
    parts: [
      { words: 'miss', tone: 'good' },
      { words: 'hit', tone: 'missing' },
      { words: 'direct hit', tone: 'bad' },
    ],
    marks: ['SHIELDS', 'twice SHIELDS'],
    caption: 'The sum of WEAPONS, growing to the right',
    clauses: ['B-20.26', 'B-20.27'],
  },
  21: {
    parts: [
      { words: 'destroyed', tone: 'bad' },
      { words: 'damaged', tone: 'missing' },
      { words: 'undamaged', tone: 'good' },
    ],
    marks: ['0%', '50%'],
    caption: 'HULL, from 100% at the right; a hit takes 50% and a direct hit 100%',
    clauses: ['B-21.2', 'B-21.3', 'B-21.4', 'B-21.5'],
  },
  26: {
    parts: [{ words: 'mission points' }, { words: 'bonus points' }, { words: 'point changes' }],
    caption: 'The score is their sum: at least 100 win at once',
    clauses: ['B-26.1', 'B-26.6'],
  },
};

export const numberOf = (chapter: string): string => /^\d+/.exec(chapter)?.[0] ?? '';

/** The picture of a chapter that has one. */
export function ChapterPicture({ chapter }: { readonly chapter: string }) {
  const picture = pictures[numberOf(chapter)];
  if (!picture) return null;
  const { parts, marks = [], caption, clauses } = picture;
  return (
    <figure className="chapter-picture" data-scale={marks.length > 0 || undefined}>
      <h3>{t('In one picture')}</h3>
      <ol>
        {parts.map(({ words, tone }, at) => (
          <li key={words} data-tone={tone}>
            {marks[at - 1] && <small>{t(marks[at - 1]!)}</small>}
            {t(words)}
          </li>
        ))}
      </ol>
      <figcaption>
        {t(caption)} <CitedText text={clauses.join(' ')} here />
      </figcaption>
    </figure>
  );
}
