import type { TermId } from '@spaceline/art';
import { isTermId } from '@spaceline/art';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

// Most pages are read without it.
const Note = lazy(() => import('./note.tsx'));

/** Milliseconds a pointer rests on a word before it is explained, and may take from the word to the explanation. */
const resting = 250;
const leaving = 200;

interface Asked {
  readonly word: HTMLElement;
  readonly term: TermId;
  /** Asked for by a touch or a key: it stays until it is closed. */
  readonly isKept: boolean;
  /** What had the focus before, and has it again afterwards. */
  readonly back?: Element | null;
}

const wordAt = (target: EventTarget | null): Pick<Asked, 'word' | 'term'> | undefined => {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;
  const term = word?.dataset['term'] ?? '';
  return word && isTermId(term) ? { word, term } : undefined;
};

const isInNote = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.explained') !== null;

/**
 * Explains the words of the rules wherever they stand, also on cards, which are markup: by hovering, by focus and by
 * touch. It hears before the page does, because around a word a click means something else, such as going on.
 */
export function Explained() {
  const [asked, setAsked] = useState<Asked>();
  const now = useRef<Asked>(undefined);
  useEffect(() => {
    let timer = 0;
    const show = (next: Asked | undefined): void => {
      clearTimeout(timer);
      now.current = next;
      setAsked(next);
    };
    const later = (wait: number, next: Asked | undefined): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => show(next), wait);
    };
    const hovered = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse' || now.current?.isKept) return;
      const found = wordAt(target);
      if (found && found.word !== now.current?.word) later(resting, { ...found, isKept: false });
      else if (found || !now.current || isInNote(target)) clearTimeout(timer);
      else later(leaving, undefined);
    };
    const focused = ({ target }: FocusEvent): void => {
      const found = wordAt(target);
      if (found?.word.matches(':focus-visible')) show({ ...found, isKept: false });
      else if (now.current && !isInNote(target)) show(undefined);
    };
    // Who points at a word goes on from where they were: Space would else ask for the word again.
    const pointed = (event: MouseEvent): void => {
      if (wordAt(event.target)) event.preventDefault();
    };
    const pressed = (event: MouseEvent): void => {
      const found = wordAt(event.target);
      if (found) {
        event.preventDefault();
        event.stopPropagation();
        const again = now.current?.isKept && now.current.word === found.word;
        show(again ? undefined : { ...found, isKept: true, back: document.activeElement });
      } else if (now.current && !isInNote(event.target)) show(undefined);
    };
    const typed = (event: KeyboardEvent): void => {
      const { current } = now;
      if (event.key !== 'Escape' || !current) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      const back = current.back instanceof HTMLElement && current.back.isConnected ? current.back : current.word;
      if (isInNote(document.activeElement)) back.focus({ preventScroll: true });
      show(undefined);
    };
    const scrolled = ({ target }: Event): void => {
      if (now.current && !isInNote(target)) show(undefined);
    };
    const heard = new AbortController();
    const how = { capture: true, signal: heard.signal };
    addEventListener('pointerover', hovered, { ...how, passive: true });
    addEventListener('focusin', focused, how);
    addEventListener('mousedown', pointed, how);
    addEventListener('click', pressed, how);
    addEventListener('keydown', typed, how);
    addEventListener('scroll', scrolled, { ...how, passive: true });
    return () => {
      clearTimeout(timer);
      heard.abort();
    };
  }, []);
  useEffect(() => {
    if (!asked) return undefined;
    // A scene goes on, a panel closes: what was asked about is gone.
    const watched = new MutationObserver(() => {
      if (asked.word.isConnected) return;
      now.current = undefined;
      setAsked(undefined);
    });
    watched.observe(document.body, { childList: true, subtree: true });
    return () => watched.disconnect();
  }, [asked]);
  if (!asked) return null;
  // What lies outside of an open dialog cannot be reached.
  const home = asked.word.closest<HTMLElement>('dialog, [role="dialog"]') ?? document.body;
  return createPortal(
    <Suspense>
      <Note key={asked.term} word={asked.word} term={asked.term} isKept={asked.isKept} />
    </Suspense>,
    home,
  );
}
