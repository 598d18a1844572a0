import type { CardId, None } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { confirmPick, pickAll, shiftPick, show } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import type { Shift } from '../choosing/selection.ts';
import { preview } from '../board/sheet.ts';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon.tsx';
import { CardFacts, factRow } from './card-facts.tsx';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

const shifts: readonly { readonly where: Shift; readonly words: Label; readonly icon: IconName }[] = [
  { where: 'top', words: 'Top', icon: 'top' },
  { where: 'up', words: 'Up', icon: 'up' },
  { where: 'down', words: 'Down', icon: 'down' },
  { where: 'bottom', words: 'Bottom', icon: 'bottom' },
];

/** A whole deck may have to be put in order: with Shift the keys take the chosen card along. */
const keys: Readonly<Record<string, Shift>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'top', End: 'bottom' };

const places: Readonly<Record<Shift, (at: number, last: number) => number>> = {
  up: (at) => Math.max(0, at - 1),
  down: (at, last) => Math.min(last, at + 1),
  top: () => 0,
  bottom: (_at, last) => last,
};

/** Moves the chosen card to where it is wanted. */
function Shifts({ cards, chosen }: { readonly cards: readonly CardId[]; readonly chosen: CardId | None }) {
  const { names } = useBoard();
  const at = cards.indexOf(chosen);
  return (
    <div className="grid grid-cols-4 gap-1.5">
      {shifts.map(({ where, words, icon }) => (
        <button
          key={where}
          type="button"
          className="btn px-1 max-lg:gap-1 max-lg:text-sm"
          data-shift={where}
          aria-label={`${names.card(chosen) ?? t('Card')}: ${t(words).toLowerCase()}`}
          disabled={places[where](at, cards.length - 1) === at}
          onClick={() => shiftPick(chosen, where)}
        >
          <Icon name={icon} />
          {t(words)}
        </button>
      ))}
    </div>
  );
}

/** Puts cards in an order: one is chosen, then moved. */
export function OrderList({ cards }: { readonly cards: readonly CardId[] }) {
  const [picked, setPicked] = useState<CardId>(none);
  const chosen = cards.includes(picked) ? picked : (cards[0] ?? none);
  const at = cards.indexOf(chosen);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-ordered="${chosen}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, at]);
  const choose = (card: CardId | undefined) => {
    if (card === undefined) return;
    setPicked(card);
    show(card);
  };
  const press = (event: KeyboardEvent) => {
    const where = keys[event.key];
    if (event.key === 'Enter') confirmPick();
    else if (where && event.shiftKey) shiftPick(chosen, where);
    else if (where) choose(cards[places[where](at, cards.length - 1)]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex items-center gap-2">
        <p className="m-0 flex-1 text-soft">
          {t('Choose a card, then move it.')}{' '}
          <span className="max-lg:hidden">{t('Keys: ↑ ↓, with Shift to move.')}</span>
        </p>
        <button type="button" className="btn min-h-10 px-3" onClick={pickAll}>
          {t('As it was')}
        </button>
      </div>
      <ul
        ref={list}
        role="listbox"
        aria-label={t('Cards in order')}
        aria-activedescendant={`${id}-${chosen}`}
        tabIndex={0}
        className="m-0 flex min-h-24 flex-1 list-none flex-col gap-1 overflow-y-auto p-1"
        onKeyDown={press}
      >
        {cards.map((card, place) => (
          <li
            key={card}
            id={`${id}-${card}`}
            role="option"
            aria-selected={card === chosen}
            data-ordered={card}
            className={`${factRow} cursor-pointer ${card === chosen ? 'border-gold bg-gold/10' : 'border-edge bg-raised'}`}
            onClick={() => choose(card)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && preview(card)}
            onPointerLeave={() => preview(none)}
          >
            <span className="w-6 text-right text-sm text-soft">{place + 1}</span>
            <CardFacts card={card} />
          </li>
        ))}
      </ul>
      <Shifts cards={cards} chosen={chosen} />
    </>
  );
}
