import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { t } from '../i18n/t.ts';
import { CardFace } from '../faces/card-face.tsx';
import type { Face } from '../faces/face.ts';
import { Icon } from '../parts/icon.tsx';

/** The large face of a card: beside the thing that is pointed at or focused, or held open in a dialog. */

/** What can be done with a card that is held open. */
interface Act {
  readonly words: string;
  readonly act: () => void;
}

interface Glance {
  readonly show: (face: Face, beside: Element) => void;
  readonly hide: () => void;
  readonly hold: (face: Face, act?: Act) => void;
}

const GlanceContext = createContext<Glance>({ show: () => undefined, hide: () => undefined, hold: () => undefined });

const width = 300;
const gap = 12;
const margin = 8;
/** Before a card that is only passed over shows itself. */
const patience = 250;
/** A finger that stays so long wants to read, not to lay down. */
const longPress = 350;

interface Shown {
  readonly face: Face;
  readonly left: number;
  readonly top: number;
}

interface Held {
  readonly face: Face;
  readonly act: Act | undefined;
}

/** Whether there is something to point with: a finger would cover what it wants to read. */
const points = matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Beside the thing, never over it. */
function placeBeside(beside: Element): Pick<Shown, 'left' | 'top'> {
  const { left, right, top } = beside.getBoundingClientRect();
  const fitsRight = right + gap + width + margin <= innerWidth;
  return {
    left: fitsRight ? right + gap : Math.max(margin, left - gap - width),
    top: top - 40,
  };
}

export function GlanceProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const [held, setHeld] = useState<Held>();
  const dialog = useRef<HTMLDialogElement>(null);
  const floating = useRef<HTMLDivElement>(null);
  const show = useCallback((face: Face, beside: Element) => {
    if (points) setShown({ face, ...placeBeside(beside) });
  }, []);
  useLayoutEffect(() => {
    const card = floating.current;
    if (!card || !shown) return;
    const lowest = innerHeight - card.offsetHeight - margin;
    card.style.top = `${Math.max(margin, Math.min(shown.top, lowest))}px`;
  }, [shown]);
  const hide = useCallback(() => setShown(undefined), []);
  const hold = useCallback((face: Face, act?: Act) => {
    setShown(undefined);
    setHeld({ face, act });
  }, []);
  useEffect(() => {
    if (held && !dialog.current?.open) dialog.current?.showModal();
  }, [held]);
  const glance = useMemo(() => ({ show, hide, hold }), [show, hide, hold]);
  return (
    <GlanceContext value={glance}>
      {children}
      {shown && (
        // Everything on it can be read in the dialog, too; a screen reader hears the title and the facts of the row.
        <div
          ref={floating}
          inert
          className="pointer-events-none fixed z-30 max-h-[calc(100dvh-1rem)] overflow-hidden rounded-lg shadow-2xl shadow-black"
          style={{ left: shown.left, top: shown.top, width }}
        >
          <CardFace face={shown.face} size="large" />
        </div>
      )}
      <dialog
        ref={dialog}
        aria-label={held?.face.title ?? t('Card')}
        className="m-auto max-h-[92dvh] w-[min(22rem,92vw)] overflow-y-auto bg-transparent p-0 text-ink backdrop:bg-black/70"
        onClose={() => setHeld(undefined)}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        {held && (
          <div className="relative pt-11">
            <CardFace face={held.face} size="large" />
            <button
              type="button"
              className="btn btn-quiet absolute top-0 right-0 size-11 p-0 text-ink"
              aria-label={t('Close')}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
            {held.act && (
              <button
                type="button"
                className="btn mt-2 w-full"
                onClick={() => {
                  held.act?.act();
                  dialog.current?.close();
                }}
              >
                {held.act.words}
              </button>
            )}
          </div>
        )}
      </dialog>
    </GlanceContext>
  );
}

export const useGlance = (): Glance => useContext(GlanceContext);

/** What an element needs to show a card: pointing, focus by keyboard, a long press, or the key I. */
export function useGlanceOf(face: Face) {
  const { show, hide, hold } = useGlance();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => {
    clearTimeout(timer.current);
    hide();
  };
  return {
    /** The click that ends a long press is none. */
    wasLong: () => pressed.current,
    hold: () => hold(face),
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        const beside = event.currentTarget;
        if (event.pointerType === 'mouse') timer.current = setTimeout(() => show(face, beside), patience);
      },
      onPointerLeave: end,
      onPointerDown: (event: PointerEvent) => {
        pressed.current = false;
        end();
        if (event.pointerType !== 'touch') return;
        timer.current = setTimeout(() => {
          pressed.current = true;
          hold(face);
        }, longPress);
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(':focus-visible')) show(face, event.currentTarget);
      },
      onBlur: end,
      onContextMenu: (event: MouseEvent) => {
        if (pressed.current) event.preventDefault();
      },
    },
  };
}
