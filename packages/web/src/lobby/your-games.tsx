import { useState } from 'react';
import { savedBox } from '../net/saved.ts';
import { usePeople } from '../people/store.ts';
import { mayNotify, setNotify } from '../people/use-turns.ts';
import { useNow } from '../people/use-now.ts';
import { forgetLocalGame } from '../local/game.ts';
import { localListed } from '../local/listed.ts';
import type { ListedBox, ListedMatch } from '../people/api.ts';
import { BoxCard } from './box-card.tsx';
import { GameCard, isMyTurn } from './game-card.tsx';
import { many, t } from '../i18n/t.ts';

function Notify() {
  const [on, setOn] = useState(mayNotify);
  if (!('Notification' in globalThis)) return null;
  return (
    <label className="flex min-h-11 items-center gap-2 text-soft">
      <input
        type="checkbox"
        className="size-5 accent-gold"
        checked={on}
        onChange={({ target }) => void setNotify(target.checked).then(setOn)}
      />
      {t('Tell me when it is my turn')}
    </label>
  );
}

/** Those that wait for one first, and of them the one played last. */
const inTurn = (games: readonly ListedMatch[]): readonly ListedMatch[] =>
  games.toSorted(
    (one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)) || other.moved.localeCompare(one.moved),
  );

const none: readonly ListedBox[] = [];

/** All running games, those that wait for one first. None is lost by beginning another. */
export function YourGames({ most, className = 'mt-6' }: { readonly most?: number; readonly className?: string }) {
  const elsewhere = usePeople((state) => state.games?.running);
  const listed = usePeople((state) => state.games?.boxes) ?? none;
  // The start page leads back by itself to the boxes of this browser.
  const boxes = most === undefined ? listed : listed.filter(({ sealed }) => !savedBox(sealed));
  const [here, setHere] = useState(localListed);
  const now = useNow();
  const running = inTurn([...here, ...(elsewhere ?? [])]);
  if (running.length + boxes.length === 0) return null;
  const waiting = running.filter(isMyTurn).length;
  const shown = most === undefined ? running : running.slice(0, most);
  return (
    <section aria-label={t('Your games')} className={className}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <h2 className="m-0 text-2xl font-bold">{t('Your games')}</h2>
        <span className="text-soft">
          {waiting === 0 ? t('none waits for you') : many(waiting, 'one waits for you', '{n} wait for you')}
        </span>
        <span className="ml-auto">
          <Notify />
        </span>
      </div>
      <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,29rem),1fr))] gap-2 p-0">
        {boxes.map((box) => (
          <BoxCard key={box.sealed} box={box} />
        ))}
        {shown.map((game) => (
          <GameCard
            key={game.match}
            game={game}
            now={now}
            withLine={most === undefined}
            onForget={() => {
              forgetLocalGame(game.match);
              setHere(localListed());
            }}
          />
        ))}
      </ul>
      {shown.length < running.length && (
        <a className="btn mt-2 no-underline" href="#/lobby">
          {t('All {n} games', { n: running.length })}
        </a>
      )}
    </section>
  );
}
