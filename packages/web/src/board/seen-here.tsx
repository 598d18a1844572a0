import type { CardId } from '@spaceline/engine';
import { CardChip } from './card-chip.tsx';
import { useBoard } from './context.tsx';
import { seenWith } from './memory.ts';
import { t } from '../i18n/t.ts';

/** Those among the hidden at a place whom the player has seen there. */
export function SeenHere({ place }: { readonly place: CardId }) {
  const { view, names } = useBoard();
  const seen = seenWith(view, place);
  if (seen.length === 0) return null;
  return (
    <div
      className="flex flex-wrap items-center gap-1 p-1"
      aria-label={t('Seen with {place}', { place: names.card(place) ?? t('it') })}
    >
      <span className="text-sm text-soft">{t('You have seen:')}</span>
      {seen.map((card) => (
        <CardChip key={card} card={card} />
      ))}
    </div>
  );
}
