import type { TermId } from '@spaceline/art';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '../i18n/t.ts';
import { ReadMore } from '../rule-book/read-more.tsx';
import './glossary.css';
import { glossary } from './glossary.ts';

/** What is left between the word and its explanation, and at the sides of the window. */
const air = 6;
const margin = 8;

/** Stands below its word, or above where there is no room. */
function place(note: HTMLElement, word: HTMLElement): void {
  const { left, top, bottom } = word.getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = note;
  const below = bottom + air;
  const isRoom = below + high + margin <= innerHeight || top - air - high < margin;
  const y = isRoom ? below : top - air - high;
  note.style.left = `${Math.max(margin, Math.min(left, innerWidth - wide - margin))}px`;
  note.style.top = `${Math.max(margin, Math.min(y, innerHeight - high - margin))}px`;
}

interface Props {
  readonly word: HTMLElement;
  readonly term: TermId;
  readonly isKept: boolean;
}

/** What a word of the rules means, beside it; with the clause, which opens in place. */
export default function Note({ word, term, isKept }: Props) {
  const note = useRef<HTMLDivElement>(null);
  const { word: name, means, clause } = glossary[term];
  useLayoutEffect(() => {
    const shown = note.current;
    if (!shown) return undefined;
    shown.showPopover();
    place(shown, word);
    const grown = new ResizeObserver(() => place(shown, word));
    grown.observe(shown);
    return () => grown.disconnect();
  }, [word]);
  useEffect(() => {
    word.setAttribute('aria-expanded', 'true');
    word.setAttribute('aria-describedby', 'explained');
    return () => {
      word.removeAttribute('aria-expanded');
      word.removeAttribute('aria-describedby');
    };
  }, [word]);
  useEffect(() => {
    if (isKept) note.current?.focus({ preventScroll: true });
  }, [isKept]);
  return (
    <div
      ref={note}
      id="explained"
      popover="manual"
      role="dialog"
      aria-label={t(name)}
      tabIndex={-1}
      className="explained"
    >
      <p className="explained-word">{t(name)}</p>
      <p className="explained-means">{t(means)}</p>
      <ReadMore clause={clause} />
      <a href="/rules#glossary" target="_blank" rel="noopener">
        {t('All words of the rules')}
      </a>
    </div>
  );
}
