import { useEffect, useRef } from 'react';
import { focusAnswers } from './keys.ts';

/** Whoever answers by keyboard stays in the question when it changes, also over the time in which the other acts.
 * `asked`: changes with every question, empty while nothing is asked. */
export function useKeptFocus(asked: string) {
  const question = useRef<HTMLElement>(null);
  const here = useRef(false);
  useEffect(() => {
    const noticeFocus = () => {
      here.current = question.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', noticeFocus);
    return () => document.removeEventListener('focusin', noticeFocus);
  }, []);
  useEffect(() => {
    if (asked !== '' && here.current && document.activeElement === document.body) focusAnswers();
  }, [asked]);
  return question;
}
