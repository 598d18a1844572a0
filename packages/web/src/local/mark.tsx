import { useTable } from '../net/store.ts';
import type { Label } from '../i18n/t.ts';
import { t } from '../i18n/t.ts';
import { Icon } from '../parts/icon.tsx';
import { isLocal } from './game.ts';

const says = 'Played on this device: no server has a part in it, and it goes on without a network.' satisfies Label;

/** That a game is played in this browser alone. */
export function LocalMark() {
  const match = useTable(({ table }) => table?.match ?? '');
  if (!isLocal(match)) return null;
  return (
    <span className="badge inline-flex min-h-8 items-center gap-1.5 font-normal" title={t(says)} data-local>
      <Icon name="device" size={16} />
      <span className="sr-only lg:not-sr-only">{t('On this device')}</span>
    </span>
  );
}

export function LocalWords() {
  const match = useTable(({ table }) => table?.match ?? '');
  return isLocal(match) ? <p className="m-0 text-sm text-soft">{t(says)}</p> : null;
}
