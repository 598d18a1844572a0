import type { CardId, LocationId } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { useRef } from 'react';
import type { CSSProperties, MouseEvent, PointerEvent, ReactNode } from 'react';
import { show, touch } from './actions.ts';
import { useBoard } from './context.tsx';
import { isCorrecting } from './correcting-store.ts';
import type { Light } from '../choosing/selection.ts';
import { Pictured } from '../parts/pictured.tsx';
import { openPlace, preview, useSheet } from './sheet.ts';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

const lightWords: Readonly<Record<Light, Label>> = {
  start: 'can be chosen',
  target: 'possible target',
  focus: 'chosen',
  candidate: 'can be picked',
  picked: 'picked',
  named: 'named in the proposal',
};

/** A finger that stays so long wants to read, not to choose. */
const longPress = 350;
/** One that goes further than this, or is joined by another, carries or draws the chart nearer. */
const still = 12;

/** Reading by a long press: what a touch would choose is left alone. */
function useLongPress(read: () => void) {
  const pressed = useRef<AbortController>(undefined);
  const wasLong = useRef(false);
  const end = () => pressed.current?.abort();
  return {
    wasLong: () => wasLong.current,
    handlers: {
      onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
        wasLong.current = false;
        end();
        if (pointerType !== 'touch' || !isPrimary) return;
        const press = new AbortController();
        pressed.current = press;
        const timer = setTimeout(() => {
          end();
          wasLong.current = true;
          read();
        }, longPress);
        const { signal } = press;
        signal.addEventListener('abort', () => clearTimeout(timer));
        const moved = (event: { readonly clientX: number; readonly clientY: number }): void => {
          if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > still) end();
        };
        addEventListener('pointermove', moved, { signal });
        addEventListener('pointerdown', end, { signal, capture: true });
      },
      onPointerUp: end,
      onPointerCancel: end,
      // The other button of a mouse reads as well.
      onContextMenu: (event: MouseEvent) => {
        event.preventDefault();
        if (!wasLong.current) read();
      },
    },
  };
}

interface Props {
  readonly card: CardId;
  readonly label: string;
  /** Touched while nothing is asked of it, it lays open this location; without one, the card is read. */
  readonly opens?: LocationId;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A card or place on the table: touching it shows it and, where the question allows, chooses it. */
export function Touchable({ card, label, opens, className = '', style, children }: Props) {
  const light = useBoard().lights.get(card);
  const open = useSheet((state) => state.open);
  const read = (): void => {
    show(card);
    if (opens === undefined) open('card');
    else openPlace(opens);
  };
  const { wasLong, handlers } = useLongPress(read);
  return (
    <button
      type="button"
      data-card={card}
      data-light={light}
      className={`scroll-m-3 ${light ? `lit-${light}` : ''} ${className}`}
      style={style}
      onClick={() => {
        if (wasLong()) return;
        touch(card);
        // Who puts a correction or a team together may want more cards from the same drawer.
        if (isCorrecting() || light === 'candidate' || light === 'picked') return;
        if (light) open(undefined);
        else read();
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && preview(card)}
      onPointerLeave={() => preview(none)}
      // Whoever comes here by keyboard reads it without a key of its own.
      onFocus={({ target }) => target.matches(':focus-visible') && preview(card)}
      onBlur={() => preview(none)}
      {...handlers}
    >
      <Pictured label={light ? `${label}, ${t(lightWords[light])}` : label}>{children}</Pictured>
    </button>
  );
}
