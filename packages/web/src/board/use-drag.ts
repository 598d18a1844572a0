import type { CardId } from '@spaceline/engine';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { cancelDrag, dropOn, pickUp } from './actions.ts';
import { preview } from './sheet.ts';
import { none } from '@spaceline/engine';

/** Things are picked up once the pointer has gone so far; less is a click. */
const slack = { mouse: 6, touch: 12 } as const;

interface Target {
  readonly card: CardId;
  readonly element: Element;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Held {
  readonly card: CardId;
  readonly ghost: HTMLElement;
  readonly pane: HTMLElement;
  readonly source: HTMLElement;
  targets: readonly Target[];
  over: Target | undefined;
}

/** What the pointer may begin to carry: a lit card of the hand, a lit vessel, a team, a person, one of those who may go. */
function sourceOf(target: EventTarget | null): { readonly element: HTMLElement; readonly card: CardId } | undefined {
  const goer = target instanceof Element ? target.closest<HTMLElement>('[data-goer]') : null;
  if (goer) return { element: goer, card: Number(goer.dataset['goer']) };
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-card], [data-team]') : null;
  if (!element || !element.closest('.hand, .zone, .bench, .seat-table')) return undefined;
  const card = Number(element.dataset['card'] ?? element.dataset['place']);
  const isLit =
    element.dataset['light'] === 'start' ||
    element.classList.contains('lit-start') ||
    element.dataset['light'] === 'focus';
  return isLit ? { element, card } : undefined;
}

/** A copy of what is carried, on a layer of its own. */
function ghostOf(source: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  const drawn = source.querySelector('.obj-art, .tokens, .art-hand, .crossing-person') ?? source;
  const copy = drawn.cloneNode(true) as HTMLElement;
  copy.style.width = `${drawn.getBoundingClientRect().width}px`;
  ghost.append(copy);
  return ghost;
}

/** Over everything: what the pointer passes over is neither lit up by it nor looked for. */
function paneOverAll(): HTMLElement {
  const pane = document.createElement('div');
  pane.className = 'carrying';
  pane.setAttribute('aria-hidden', 'true');
  return pane;
}

/** Where it may be let go, measured once: while something is carried nothing else moves. */
function targetsIn(stage: HTMLElement): readonly Target[] {
  const all = stage.querySelectorAll<HTMLElement>('[data-card][data-light="target"], [data-drop="target"]');
  return [...all].map((element) => {
    const whole = element.classList.contains('place') ? (element.closest('li') ?? element) : element;
    const { left, right, top, bottom } = whole.getBoundingClientRect();
    return { card: Number(element.dataset['card'] ?? element.dataset['end']), element, left, right, top, bottom };
  });
}

const size = ({ left, right, top, bottom }: Target): number => (right - left) * (bottom - top);

/** The smallest target under the pointer: a ship before the place where it is. */
const hit = (targets: readonly Target[], x: number, y: number): Target | undefined =>
  targets
    .filter(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
    .toSorted((a, b) => size(a) - size(b))[0];

/** Carrying cards, ships and people to what is lit. Only a transform changes while the pointer moves. */
export function useDrag(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = stage.current;
    if (!root) return undefined;
    let begun:
      { readonly x: number; readonly y: number; readonly source: NonNullable<ReturnType<typeof sourceOf>> } | undefined;
    let held: Held | undefined;
    let wasCarried = false;
    let latest: PointerEvent;

    const letGo = (): void => {
      held?.over?.element.classList.remove('drop-on');
      if (held) delete held.source.dataset['carried'];
      held?.ghost.remove();
      held?.pane.remove();
      root.classList.remove('hush');
      held = undefined;
      begun = undefined;
    };
    const place = (event: PointerEvent): void => {
      latest = event;
      if (!held) return;
      const { clientX, clientY } = event;
      held.ghost.style.transform = `translate3d(${clientX}px, ${clientY}px, 0) translate(-50%, -50%)`;
      const over = hit(held.targets, clientX, clientY);
      if (over === held.over) return;
      held.over?.element.classList.remove('drop-on');
      over?.element.classList.add('drop-on');
      held.over = over;
    };
    const carry = (event: PointerEvent): void => {
      if (!begun) return;
      const { element, card } = begun.source;
      if (!pickUp(card)) {
        begun = undefined;
        return;
      }
      const [ghost, pane] = [ghostOf(element), paneOverAll()];
      document.body.append(pane, ghost);
      held = { card, ghost, pane, source: element, targets: [], over: undefined };
      wasCarried = true;
      root.classList.add('hush');
      // Not a class: those are written anew when the light on it changes.
      element.dataset['carried'] = '';
      preview(none);
      place(event);
      // What is lit is drawn by then.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!held) return;
          held.targets = targetsIn(root);
          place(latest);
        }),
      );
    };
    const cancel = (): void => {
      if (held) cancelDrag();
      letGo();
    };
    const down = (event: PointerEvent): void => {
      // Two fingers draw the chart nearer, and carry nothing.
      if (!event.isPrimary) return cancel();
      wasCarried = false;
      const source = event.button === 0 ? sourceOf(event.target) : undefined;
      begun = source && { x: event.clientX, y: event.clientY, source };
      return undefined;
    };
    const move = (event: PointerEvent): void => {
      if (held) return place(event);
      if (!begun) return undefined;
      const far = Math.hypot(event.clientX - begun.x, event.clientY - begun.y);
      if (far > (event.pointerType === 'touch' ? slack.touch : slack.mouse)) carry(event);
      return undefined;
    };
    const up = (): void => {
      const carried = held;
      letGo();
      if (!carried) return;
      if (carried.over) dropOn(carried.card, carried.over.card);
      else cancelDrag();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && held) {
        event.stopPropagation();
        cancel();
      }
    };
    // A thing that was carried is not clicked as well.
    const click = (event: MouseEvent): void => {
      if (!wasCarried) return;
      wasCarried = false;
      event.stopPropagation();
      event.preventDefault();
    };
    root.addEventListener('pointerdown', down);
    root.addEventListener('click', click, true);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', escape, true);
    return () => {
      letGo();
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('click', click, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', escape, true);
    };
  }, [stage]);
}
