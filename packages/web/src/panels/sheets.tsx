import type { ReactNode } from 'react';
import { useBoard } from '../board/context.tsx';
import { Hand, handOf } from '../board/hand.tsx';
import { defIn } from '../board/memory.ts';
import { useSheet } from '../board/sheet.ts';
import type { Sheet } from '../board/sheet.ts';
import { useTable } from '../net/store.ts';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon.tsx';
import { CardPanel } from './card-panel.tsx';
import { Log } from './log.tsx';
import { PlayerBar } from './player-bar.tsx';

/** The card panel shows the card under the mouse, else the one last touched. */
function useShown() {
  const { view } = useBoard();
  const shown = useTable((state) => state.shown);
  const previewed = useSheet((state) => state.previewed);
  const def = defIn(view, previewed);
  return { shown: def === undefined ? shown : { card: previewed, def }, previewing: def !== undefined };
}

function Tab({
  active,
  onClick,
  children,
}: {
  readonly active: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={active}
      className={`min-h-11 flex-1 border-b-2 bg-transparent text-base ${active ? 'border-gold font-semibold text-ink' : 'border-transparent text-soft'}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Large screens: log and card beside the table. */
export function SidePanel() {
  const { sheet, open } = useSheet();
  const { shown, previewing } = useShown();
  const card = previewing || sheet === 'card';
  return (
    <div className="flex min-h-0 flex-[2] flex-col border-t border-edge">
      <div role="tablist" aria-label="Log or card" className="flex border-b border-edge">
        <Tab active={!card} onClick={() => open('log')}>
          Log
        </Tab>
        <Tab active={card} onClick={() => open('card')}>
          Card
        </Tab>
      </div>
      <div className={`min-h-0 flex-1 overflow-y-auto ${card ? '' : 'hidden'}`}>
        <CardPanel shown={shown} />
      </div>
      <div className={`flex min-h-0 flex-1 flex-col ${card ? 'hidden' : ''}`}>
        <Log />
      </div>
    </div>
  );
}

const icons: Readonly<Record<Sheet, IconName>> = { hand: 'hand', log: 'log', card: 'card', players: 'pile' };

/** Small screens: what does not fit beside the table is a touch away. */
export function SheetTabs() {
  const { view, me, isWatching } = useBoard();
  const { sheet, open } = useSheet();
  const sheets = (['hand', 'players', 'card', 'log'] as const).filter((each) => each !== 'hand' || !isWatching);
  const hand = handOf(view, me).cards.length;
  const titles: Readonly<Record<Sheet, string>> = {
    hand: view.phase === 'play' || view.phase === 'over' ? `Hand ${hand}` : `Seeds ${hand}`,
    players: 'Piles',
    card: 'Card',
    log: 'Log',
  };
  return (
    <nav aria-label="Panels" className="grid auto-cols-fr grid-flow-col border-t border-edge bg-void">
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
  if (!sheet) return null;
  return (
    <div className="absolute inset-0 z-10 flex flex-col justify-end bg-black/40" data-drawer={sheet}>
      <button
        type="button"
        className="min-h-10 flex-1 bg-transparent"
        aria-label="Close the drawer"
        onClick={() => open(undefined)}
      />
      <div className="flex max-h-full min-h-40 flex-col overflow-y-auto rounded-t-2xl border-t border-edge-strong bg-panel">
        {sheet === 'hand' && <Hand />}
        {sheet === 'card' && <CardPanel shown={shown} />}
        {sheet === 'log' && (
          <div className="flex h-[60dvh] flex-col">
            <Log />
          </div>
        )}
        {sheet === 'players' && (
          <div className="flex flex-col gap-3 py-3">
            <PlayerBar player={them} />
            <PlayerBar player={me} />
            {view.phase === 'play' && !isWatching && view.players[me].cardPlays > 0 && (
              <p className="m-0 px-3 text-soft">Card plays left this turn: {view.players[me].cardPlays}</p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
