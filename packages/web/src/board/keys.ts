import { useEffect } from 'react';
import { useTable } from '../net/store.ts';
import { confirmPick, goBack, pass } from './actions.ts';
import { backFromCorrecting, beginCorrecting, isCorrecting, stopCorrecting } from './correcting-store.ts';
import { useSheet } from './sheet.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)));

/** Where the answers to a question begin: cards that are only shown are done with at their end. */
const beginnings = [
  '[data-mode="look"] [type="submit"]',
  '[role="listbox"]',
  '[data-options] button, input[name="pick"]',
  'section[data-decision] [data-pass]',
  'section[data-decision] button',
];

export function focusAnswers(): void {
  for (const beginning of beginnings) {
    const found = document.querySelector<HTMLElement>(beginning);
    if (found) return found.focus();
  }
}

/** The nth answer in the list of answers, or the nth card to pick. */
function pressNth(n: number): void {
  const listed = document.querySelectorAll<HTMLElement>('[data-options] [data-option], [data-options] [data-group]');
  const picks = document.querySelectorAll<HTMLElement>('input[name="pick"]');
  (picks.length > 0 ? picks : listed)[n]?.click();
}

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') {
    const { sheet, open } = useSheet.getState();
    if (sheet) open(undefined);
    else if (isCorrecting()) backFromCorrecting();
    else goBack();
  } else if (event.key === 'c' || event.key === 'C') (isCorrecting() ? stopCorrecting : beginCorrecting)();
  else if ((event.key === 'p' || event.key === 'P') && !isCorrecting()) pass();
  else if (/^[1-9]$/.test(event.key)) pressNth(Number(event.key) - 1);
  else if (event.key === 'Enter' && event.target === document.body && useTable.getState().selection.option)
    confirmPick();
  else if (event.key === 'o' || event.key === 'O') focusAnswers();
  else if (event.key === 'g' || event.key === 'G') document.querySelector<HTMLElement>('[data-sight]')?.click();
}

/** Escape: one step back. P: pass. 1 to 9: an answer. O: into the list of answers. G: to where
 * something goes on, or back. C: correct an assisted table. */
export function useKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
