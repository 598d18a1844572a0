import { none } from '@spaceline/engine';
import { useEffect, useRef, useState } from 'react';
import { PlaceCards, usePlaceOpen } from '../board/bench.tsx';
import { useBoard } from '../board/context.tsx';
import { Hand, handOf } from '../board/hand.tsx';
import { defIn } from '../board/memory.ts';
import { preview, useSheet } from '../board/sheet.ts';
import { useTable } from '../net/store.ts';
import { Icon } from '../parts/icon.tsx';
import { CardPanel } from './card-panel.tsx';
import { Log } from './log.tsx';
import { PlayerBar } from './player-bar.tsx';
import { t } from '../i18n/t.ts';

/** The card panel shows the card under the mouse, else the one last touched; one that was touched to be read stays. */
function useShown() {
  const { view } = useBoard();
  const shown = useTable((state) => state.shown);
  const previewed = useSheet((state) => state.previewed);
  const isKept = useSheet((state) => state.sheet === 'card');
  const def = isKept ? undefined : defIn(view, previewed);
  return { shown: def === undefined ? shown : { card: previewed, def }, previewing: def !== undefined };
}

/**
 * The side of the window away from the pointer, or from what the keyboard is at, and whether that is in a place that is laid
 * open. A card that is kept stays where it is: whoever goes to it wants to press what stands below it.
 */
function usePointer(isKept: boolean): { readonly side: 'left' | 'right'; readonly inBench: boolean } {
  const [pointer, setPointer] = useState<ReturnType<typeof usePointer>>({ side: 'left', inBench: false });
  useEffect(() => {
    const pointTo = (target: EventTarget | null, x: number): void => {
      const away = x > innerWidth / 2 ? 'left' : 'right';
      const inBench = target instanceof Element && target.closest('.bench') !== null;
      setPointer((before) => {
        const side = isKept ? before.side : away;
        return before.side === side && before.inBench === inBench ? before : { side, inBench };
      });
    };
    const follow = ({ clientX, target }: PointerEvent): void => pointTo(target, clientX);
    const followFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !target.matches('[data-card]:focus-visible')) return;
      const { left, width } = target.getBoundingClientRect();
      pointTo(target, left + width / 2);
    };
    document.addEventListener('pointerover', follow, { passive: true });
    document.addEventListener('focusin', followFocus);
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', followFocus);
    };
  }, [isKept]);
  return pointer;
}

/** A card that the keyboard has opened to be read has the focus meanwhile, and gives it back. */
function useReader(isKept: boolean) {
  const reader = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (!isKept || !(before instanceof HTMLElement) || !before.matches('[data-card]:focus-visible')) return undefined;
    reader.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== document.body) return;
      before.focus({ preventScroll: true });
      // It was just put away.
      preview(none);
    };
  }, [isKept]);
  return reader;
}

/** Large screens: the card under the mouse, or the one that was touched, beside the table and never over it. */
export function Glance() {
  const { sheet, open } = useSheet();
  const { shown, previewing } = useShown();
  const isKept = sheet === 'card' && !previewing;
  const { side, inBench } = usePointer(isKept);
  const reader = useReader(isKept);
  if (previewing ? sheet === 'place' && !inBench : sheet !== 'card') return null;
  return (
    <aside
      ref={reader}
      tabIndex={-1}
      className={`glance glance-${side}`}
      aria-label={t('Card')}
      data-glance={previewing ? 'passing' : 'kept'}
    >
      {!previewing && (
        <button
          type="button"
          className="btn btn-quiet glance-close size-10 min-h-10 p-0"
          aria-label={t('Close the card')}
          onClick={() => open(undefined)}
        >
          <Icon name="close" />
        </button>
      )}
      <CardPanel shown={shown} />
    </aside>
  );
}

const icons = { hand: 'hand', log: 'log', card: 'card', players: 'pile' } as const;

/** Small screens: what does not fit beside the table is a touch away. */
export function SheetTabs() {
  const { view, me, isWatching } = useBoard();
  const { sheet, open } = useSheet();
  const sheets = (['hand', 'players', 'card', 'log'] as const).filter((each) => each !== 'hand' || !isWatching);
  const hand = handOf(view, me).cards.length;
  const titles = {
    hand: view.phase === 'play' || view.phase === 'over' ? t('Hand {hand}', { hand }) : t('Seeds {hand}', { hand }),
    players: t('Piles'),
    card: t('Card'),
    log: t('Log'),
  };
  return (
    <nav aria-label={t('Panels')} className="grid auto-cols-fr grid-flow-col border-t border-edge bg-void">
      {sheets.map((each) => (
        <button
          key={each}
          type="button"
          aria-expanded={sheet === each}
          className={`flex min-h-12 items-center justify-center gap-1 bg-transparent text-sm whitespace-nowrap ${sheet === each ? 'bg-raised text-gold' : 'text-soft'}`}
          onClick={() => open(sheet === each ? undefined : each)}
        >
          <Icon name={icons[each]} />
          {titles[each]}
        </button>
      ))}
    </nav>
  );
}

/** Small screens: the drawer over the table. */
export function Drawer() {
  const { view, me, them, isWatching } = useBoard();
  const { sheet, open } = useSheet();
  const { shown } = useShown();
  const place = usePlaceOpen();
  if (!sheet) return null;
  return (
    <div className="drawer" data-drawer={sheet}>
      <button
        type="button"
        className="min-h-10 flex-1 bg-transparent"
        aria-label={t('Close the drawer')}
        onClick={() => open(undefined)}
      />
      <div className="drawer-sheet">
        {sheet === 'hand' && <Hand />}
        {sheet === 'card' && <CardPanel shown={shown} />}
        {place && <PlaceCards location={place.location} />}
        {sheet === 'log' && <Log />}
        {sheet === 'players' && (
          <div className="flex flex-col gap-3 py-3">
            <PlayerBar player={them} />
            <PlayerBar player={me} />
            {view.phase === 'play' && !isWatching && view.players[me].cardPlays > 0 && (
              <p className="m-0 px-3 text-soft">
                {t('Card plays left this turn: {cardPlays}', { cardPlays: view.players[me].cardPlays })}
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
