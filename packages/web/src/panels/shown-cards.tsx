import type { CardId } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { show } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { preview, useSheet } from '../board/sheet.ts';
import { useTable } from '../net/store.ts';
import { CardFacts, factRow } from './card-facts.tsx';
import { many, t } from '../i18n/t.ts';

/** How many there are, and whether their order says anything. */
function shownWords(count: number, sight: string): string {
  if (count === 0) return t('There are no cards to see.');
  const cards = many(count, '1 card', '{n} cards');
  return sight.endsWith('draw deck') ? t('{cards}, the top one first', { cards }) : cards;
}

/** Cards that are only shown: each can be read, none is picked. */
export function ShownCards({ cards }: { readonly cards: readonly CardId[] }) {
  const { names } = useBoard();
  const open = useSheet((state) => state.open);
  const sight = useTable((state) => state.table?.log.findLast(({ e }) => e === 'looked')?.word ?? '');
  const numbered = sight.endsWith('draw deck');
  return (
    <>
      <p className="m-0 text-soft">{shownWords(cards.length, sight)}</p>
      <ol
        aria-label={t('Cards shown')}
        className="m-0 flex min-h-0 flex-1 list-none flex-col gap-1.5 overflow-y-auto p-0.5"
      >
        {cards.map((card, at) => (
          <li key={card}>
            <button
              type="button"
              className={`${factRow} w-full border-edge bg-raised text-left`}
              aria-label={t('Read {card}', { card: names.card(card) ?? t('the card') })}
              onClick={() => {
                show(card);
                open('card');
              }}
              onPointerEnter={(event) => event.pointerType === 'mouse' && preview(card)}
              onPointerLeave={() => preview(none)}
            >
              {numbered && <span className="w-6 text-right text-sm text-soft">{at + 1}</span>}
              <CardFacts card={card} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
