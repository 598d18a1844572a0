import { callingOf } from '../i18n/table-words.ts';
import type { CardId, GroupView, Player } from '@spaceline/engine';
import { useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { CardChip } from './card-chip.tsx';
import { useBoard } from './context.tsx';
import { t } from '../i18n/t.ts';
import type { Names } from '../words.ts';

interface Props {
  readonly group: GroupView;
  readonly what: 'crew' | 'Away Team';
  /** Unfolded whatever the player did: the question is about them. */
  readonly unfolded?: boolean;
}

/** The names in one line of text: shorter than a list, and all of them. */
function useRollCall(cards: readonly CardId[], hidden: number): string {
  const { cardOf, faceOf, names } = useBoard();
  const called = cards.map((card) => {
    const seen = cardOf(card);
    const state = seen?.disabled ? ` (${t('disabled')})` : seen?.stopped ? ` (${t('stopped')})` : '';
    return `${names.card(card) ?? faceOf(card).title}${state}`;
  });
  return [...called, ...(hidden > 0 ? [t('{hidden} hidden', { hidden })] : [])].join(', ');
}

const groupTitle = (player: Player, what: Props['what'], names: Names): string => {
  const who = callingOf(player, names);
  const mine = player === names.reader;
  if (what === 'crew') return mine ? t('Your crew') : t("{who}'s crew", { who });
  return mine ? t('Your Away Team') : t("{who}'s Away Team", { who });
};

/** One player's cards at one place: those one may see by name, the others by number. */
export function Group({ group, what, unfolded = false }: Props) {
  const { lights, names: called } = useBoard();
  const [open, setOpen] = useState(false);
  const { cards, hidden, player } = group;
  const names = useRollCall(cards, hidden);
  if (cards.length + hidden === 0) return null;
  const asked = cards.some((card) =>
    ['candidate', 'picked', 'target', 'focus', 'named'].includes(lights.get(card) ?? ''),
  );
  const shown = open || asked || unfolded;
  const title = groupTitle(player, what, called);
  return (
    <div>
      <button
        type="button"
        aria-expanded={shown}
        className="block w-full rounded-md px-1 py-0.5 text-left text-sm leading-snug hover:bg-raised pointer-coarse:min-h-10"
        onClick={() => setOpen(!open)}
      >
        <span className="flex items-center justify-between text-soft">
          <span>
            {title} · {cards.length + hidden}
          </span>
          {cards.length > 0 && <Icon name={shown ? 'up' : 'down'} size={15} />}
        </span>
        {!shown && <span className="block">{names}</span>}
      </button>
      {shown && (
        <div className="flex flex-wrap gap-2 p-1">
          {cards.map((card) => (
            <CardChip key={card} card={card} />
          ))}
          {hidden > 0 && (
            <span className="badge min-h-8" title={t('Only their owner may see them')}>
              {cards.length > 0 ? '+' : ''}
              {t('{hidden} hidden', { hidden })}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
