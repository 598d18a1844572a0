import { useEffect, useRef } from 'react';
import { focusAnswers } from './keys.ts';

/** Whoever answers by keyboard stays in the list of answers when it changes. */
export function useKeptFocus(list: string) {
  const body = useRef<HTMLDivElement>(null);
  const here = useRef(false);
  useEffect(() => {
    const noticeFocus = () => {
      here.current = body.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', noticeFocus);
    return () => document.removeEventListener('focusin', noticeFocus);
  }, []);
  useEffect(() => {
    if (here.current && document.activeElement === document.body) focusAnswers();
  }, [list]);
  return body;
}
