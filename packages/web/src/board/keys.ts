import { useEffect } from 'react';
import { none } from '@spaceline/engine';
import { isOpportunity } from '@spaceline/protocol';
import { lettersAreKeys } from '../net/look.ts';
import { decisionNow, useTable } from '../net/store.ts';
import { confirmPick, goBack, pass, pickAll, show } from './actions.ts';
import { backFromCorrecting, beginCorrecting, isCorrecting, stopCorrecting } from './correcting-store.ts';
import { takeBack } from '../undo/take-back.ts';
import { preview, useSheet } from './sheet.ts';
import { zoomBy, zoomTo } from './use-room.ts';

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

/** Those who go with an order at one press: of the order in focus, or of the only one; of several the first is gone to. */
function pressAtOnce(which: 'all' | 'solves'): boolean {
  const here = document.activeElement?.closest('.answer-row');
  const found = [...(here ?? document).querySelectorAll<HTMLElement>(`[data-options] [data-at-once="${which}"]`)];
  if (found.length === 1) found[0]?.click();
  else found[0]?.focus();
  return found.length > 0;
}

/** Lets happen what one might respond to. */
function letItHappen(): boolean {
  const { view } = useTable.getState().table ?? {};
  const decision = decisionNow(useTable.getState());
  if (!view || !decision || !isOpportunity(decision, view)) return false;
  pass();
  return true;
}

/** Controls that Space or Enter press. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, input, [role="button"]') !== null;

const verbKeys: Readonly<Record<string, readonly string[]>> = {
  a: ['attempt'],
  b: ['beam', 'walk'],
  d: ['dock', 'undock'],
  f: ['fly'],
  w: ['battle'],
};

/** The one answer with such a verb is given; of several the first is gone to. */
function pressVerb(verbs: readonly string[]): void {
  const has = (words: string | undefined): boolean => (words ?? '').split(', ').some((verb) => verbs.includes(verb));
  const listed = [
    ...document.querySelectorAll<HTMLElement>('[data-options] [data-option], [data-options] [data-group]'),
  ].filter(({ dataset }) => has(dataset['option'] ?? dataset['verbs']));
  if (listed.length === 1) listed[0]?.click();
  else listed[0]?.focus();
}

/** Up and down among the answers, left and right among the cards of the hand. */
function step(event: KeyboardEvent): void {
  const [list, by] =
    event.key === 'ArrowUp' || event.key === 'ArrowDown'
      ? ['section[data-decision] :is([data-option], [data-group], [data-pass])', event.key === 'ArrowDown' ? 1 : -1]
      : ['.hand [data-card]', event.key === 'ArrowRight' ? 1 : -1];
  const all = [...document.querySelectorAll<HTMLElement>(list)];
  const at = all.findIndex((one) => one === document.activeElement);
  const next = all[at + by];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** The card that has the focus is read beside it, and put away again. */
function readFocused(): void {
  const { sheet, open } = useSheet.getState();
  const card = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card'];
  preview(none);
  if (sheet === 'card') return open(undefined);
  if (card === undefined) return;
  show(Number(card));
  open('card');
}

function pressLetter(letter: string): void {
  const verbs = verbKeys[letter];
  if (letter === 'c') (isCorrecting() ? stopCorrecting : beginCorrecting)();
  else if (isCorrecting()) return;
  else if (letter === 'a' && useTable.getState().selection.option?.pick) pickAll();
  else if (verbs) pressVerb(verbs);
  else if (letter === 'p' || letter === 'e') pass();
  else if (letter === 'o') focusAnswers();
  else if (letter === 'h') document.querySelector<HTMLElement>('.hand [data-card]')?.focus();
  else if (letter === 'i') readFocused();
  else if (letter === 't') pressAtOnce('solves');
  else if (letter === 'z') takeBack();
  else if (letter === 's') document.querySelector<HTMLElement>('[data-as-last-time]')?.click();
  else if (letter === 'x') document.querySelector<HTMLElement>('[data-hold]')?.click();
  else if (letter === 'g') document.querySelector<HTMLElement>('[data-sight]')?.click();
}

function goOneStepBack(): void {
  const { sheet, open } = useSheet.getState();
  preview(none);
  if (sheet) open(undefined);
  else if (isCorrecting()) backFromCorrecting();
  else goBack();
}

/** A key that did something does nothing else. */
function takeKey(event: KeyboardEvent, didSomething: boolean): void {
  if (didSomething) event.preventDefault();
}

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
  if (document.querySelector('dialog[open], details[name="menu"][open]')) return;
  const { key, code, shiftKey } = event;
  if (key === 'Escape') goOneStepBack();
  else if (/^Digit[1-9]$/.test(code)) pressNth(Number(code.slice(5)) - 1 + (shiftKey ? 9 : 0));
  else if (/^Numpad[1-9]$/.test(code)) pressNth(Number(code.slice(6)) - 1);
  else if (key === 'Enter' && shiftKey) takeKey(event, pressAtOnce('all'));
  else if (key === 'Enter' && event.target === document.body && useTable.getState().selection.option) confirmPick();
  else if (key === ' ' && !isControl(event.target)) takeKey(event, letItHappen());
  else if (key === '?') document.querySelector<HTMLElement>('[data-hint]')?.click();
  else if (key.startsWith('Arrow')) step(event);
  else if (key === '+') zoomBy(1.4);
  else if (key === '-') zoomBy(1 / 1.4);
  else if (key === '0') zoomTo(1);
  else if (/^[a-z]$/i.test(key) && lettersAreKeys()) pressLetter(key.toLowerCase());
}

/** Escape: one step back. 1 to 9, with Shift nine more: an answer. Shift and Enter: an order with all who can. Space: lets
 * happen what one might respond to. Arrows: among answers, or in the hand. + - 0: nearer, further, the whole line. ?: a
 * hint. Letters, unless switched off: P or E passes, A, B, D, F, W give the order they begin with, A picks all who can, T
 * gives an order with the team that solves, S seeds as last time, O goes to the answers, I reads the card in focus, Z takes
 * back, X holds, H goes to the hand, G to where something goes on, C corrects an assisted table. */
export function useKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
