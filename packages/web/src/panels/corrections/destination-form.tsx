import type { Destination } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { destinationWords } from '../../i18n/table-words.ts';
import { useBoard } from '../../board/context.tsx';
import { destinationsOf, isChosen } from '../../board/correcting.ts';
import { changeDraft } from '../../board/correcting-store.ts';
import type { Draft } from '../../board/correction-draft.ts';
import { meantBy } from '../../board/correction-offers.ts';
import { Icon } from '../../parts/icon.tsx';
import { Field } from './inputs.tsx';
import { t } from '../../i18n/t.ts';

const keyOf = (to: Destination): string => `${to.to} ${'on' in to ? to.on : ''}`;

/** Every card in play can be a place for an unwritten card: too many to list, but each can be touched. */
const isListed = ({ to }: Destination): boolean => to !== 'on card' && to !== 'under mission';

function Places({ draft, destinations }: { readonly draft: Draft; readonly destinations: readonly Destination[] }) {
  const { names } = useBoard();
  return (
    <div className="flex flex-col gap-1.5">
      {destinations.map((to) => (
        <button
          key={keyOf(to)}
          type="button"
          data-place={keyOf(to)}
          aria-pressed={isChosen(draft, to)}
          className={`btn w-full justify-start text-left first-letter:uppercase ${isChosen(draft, to) ? 'border-gold bg-gold/15' : ''}`}
          onClick={() => changeDraft({ to, place: 'on' in to ? to.on : none })}
        >
          <span className="first-letter:uppercase">{destinationWords(to, names)}</span>
        </button>
      ))}
    </div>
  );
}

/** Where the cards go: touched on the table, or picked from the list. */
export function DestinationForm({ draft }: { readonly draft: Draft }) {
  const board = useBoard();
  const all = destinationsOf(draft, board);
  const meant = draft.place >= 0 ? meantBy(all, draft.place) : [];
  const onTable = all.filter((to) => 'on' in to || to.to === 'table').filter(isListed);
  const away = all.filter((to) => !('on' in to) && to.to !== 'table');
  if (all.length === 0) return null;
  if (meant.length > 1)
    return (
      <Field title={t('{place}: how?', { place: board.names.card(draft.place) ?? t('This place') })}>
        <Places draft={draft} destinations={meant} />
        <button type="button" className="btn btn-quiet justify-start" onClick={() => changeDraft({ place: none })}>
          <Icon name="back" />
          {t('Other places')}
        </button>
      </Field>
    );
  return (
    <>
      <p className="m-0 text-sm text-soft">{t('Touch a place on the table, or pick one here.')}</p>
      <Field title={t('Off the table')}>
        <Places draft={draft} destinations={away} />
      </Field>
      {onTable.length > 0 && (
        <Field title={t('On the table')}>
          <Places draft={draft} destinations={onTable} />
        </Field>
      )}
    </>
  );
}
