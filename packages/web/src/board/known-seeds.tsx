import type { LocationView } from '@spaceline/engine';
import { useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { CardChip } from './card-chip.tsx';
import { useBoard } from './context.tsx';
import { knownSeeds } from './memory.ts';
import { t } from '../i18n/t.ts';

/** The cards under a mission that whoever looks may look at, by the place at which each is met (B-8.5). */
export function KnownSeeds({ location }: { readonly location: LocationView }) {
  const { view, names } = useBoard();
  const [open, setOpen] = useState(false);
  const known = knownSeeds(view, location);
  if (known.length === 0) return null;
  const title = names.reader === 'spectator' ? t('Seeds that are known') : t('Seeds you know');
  return (
    <div className="mb-2 rounded-lg border border-dashed border-edge-strong p-1" data-seeds={location.id}>
      <button
        type="button"
        aria-expanded={open}
        aria-label={t('{title} under {mission}: {known} of {all}', {
          title,
          mission: names.card(location.id) ?? t('this mission'),
          known: known.length,
          all: location.seeds,
        })}
        className="flex w-full items-center justify-between rounded-md px-1 py-0.5 text-left text-sm leading-snug text-soft hover:bg-raised pointer-coarse:min-h-10"
        onClick={() => setOpen(!open)}
      >
        <span>
          {title} · {known.length}/{location.seeds}
        </span>
        <Icon name={open ? 'up' : 'down'} size={15} />
      </button>
      {open && (
        <ol className="m-0 flex list-none flex-col gap-1 p-1" aria-label={title}>
          {known.map(({ card, position }) => (
            <li key={card}>
              <CardChip card={card} place={position + 1} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
