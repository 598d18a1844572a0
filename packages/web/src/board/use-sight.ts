import type { CardId } from '@spaceline/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { create } from 'zustand';
import { decisionNow, useTable } from '../net/store.ts';
import { glide } from '../parts/motion.ts';
import { useBoard } from './context.tsx';
import { happeningNow } from './happening.ts';
import type { Happening } from './happening.ts';
import { missionIn, spotOf } from './sight-spot.ts';
import type { Spot } from './sight-spot.ts';

/** So long after scrolling by hand a player is looking around, and the view is theirs. */
const lookingAround = 5_000;

interface MovedStore {
  /** Where the player looked before the view was moved, and in which turn. */
  readonly from: (Spot & { readonly turn: number }) | undefined;
}

const useMoved = create<MovedStore>()(() => ({ from: undefined }));
const forget = (): void => useMoved.setState({ from: undefined });

function glideTo(box: HTMLElement, { left, top }: Spot): void {
  box.scrollTo({ left, top, behavior: glide() });
}

export interface Sight {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly happening: Happening | undefined;
  /** What happens cannot be seen where the player looks. */
  readonly isElsewhere: boolean;
  readonly goThere: () => void;
  /** Back to where the player looked before the view was moved. */
  readonly goBack: (() => void) | undefined;
}

/** Shows the card the player has chosen, should the chart be drawn so near that it lies elsewhere. */
function useFocusInSight(box: RefObject<HTMLElement | null>): void {
  const focus = useTable((state) => state.selection.focus);
  useEffect(() => {
    box.current
      ?.querySelector(`[data-card="${focus}"]`)
      ?.scrollIntoView({ behavior: glide(), block: 'nearest', inline: 'nearest' });
  }, [box, focus]);
}

/** Whether the place of a happening is out of sight. */
function useElsewhere(box: RefObject<HTMLElement | null>, place: CardId | undefined): boolean {
  const [unseen, setUnseen] = useState<number>();
  useEffect(() => {
    const mission = box.current && place !== undefined ? missionIn(box.current, place) : null;
    if (!mission) return undefined;
    // A busy browser tells of several moments at once: what counts is the last of them.
    const look = (moments: readonly IntersectionObserverEntry[]): void =>
      setUnseen(moments.at(-1)?.isIntersecting ? undefined : place);
    const observer = new IntersectionObserver(look, { root: box.current, threshold: 0.6 });
    observer.observe(mission);
    return () => observer.disconnect();
  }, [box, place]);
  return place !== undefined && unseen === place;
}

/** When the player last scrolled by hand, which needs no way back. */
function useHandScroll(box: RefObject<HTMLElement | null>): RefObject<number> {
  const last = useRef(0);
  useEffect(() => {
    const { current } = box;
    const noteHand = (event: Event): void => {
      // A press on the box itself and none of its cards is on its scroll bar.
      if (event.type === 'pointerdown' && event.target !== current) return;
      last.current = Date.now();
      forget();
    };
    const signs = ['wheel', 'touchmove', 'pointerdown'] as const;
    for (const sign of signs) current?.addEventListener(sign, noteHand, { passive: true });
    return () => {
      signs.forEach((sign) => current?.removeEventListener(sign, noteHand));
      forget();
    };
  }, [box]);
  return last;
}

/** Shows the place where something goes on, but does not take the view from somebody who scrolls by hand. */
export function useSight(): Sight {
  const { view } = useBoard();
  const box = useRef<HTMLDivElement>(null);
  useFocusInSight(box);
  const decision = useTable(decisionNow);
  const happening = happeningNow(view, decision);
  const key = happening?.key ?? '';
  const shown = useRef('');
  const from = useMoved((state) => state.from);
  const hand = useHandScroll(box);
  const isElsewhere = useElsewhere(box, happening?.place);
  const goThere = (): void => {
    const { current } = box;
    const spot = current && happening ? spotOf(current, happening.place) : undefined;
    if (!current || !spot) return;
    const { scrollLeft: left, scrollTop: top } = current;
    // Moved again without a touch of the player, the way back still leads to what they had chosen to see.
    if ((spot.left !== left || spot.top !== top) && from?.turn !== view.turn)
      useMoved.setState({ from: { left, top, turn: view.turn } });
    if (spot.left !== left || spot.top !== top) glideTo(current, spot);
  };
  useLayoutEffect(() => {
    if (key === shown.current) return;
    shown.current = key;
    if (key === '' || Date.now() - hand.current <= lookingAround) return;
    // The question that comes with it may take room from the line: where a place lies is known when both are drawn.
    requestAnimationFrame(() => requestAnimationFrame(goThere));
  });
  const goBack = (): void => {
    if (from && box.current) glideTo(box.current, from);
    useMoved.setState({ from: undefined });
  };
  return { box, happening, isElsewhere, goThere, goBack: from?.turn === view.turn ? goBack : undefined };
}
