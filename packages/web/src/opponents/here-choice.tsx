import { t } from '../i18n/t.ts';
import { useReach } from '../net/reach.ts';
import type { KeptOpponent } from './kept.ts';

interface Props {
  readonly kept: KeptOpponent;
  readonly keep: (next: KeptOpponent) => void;
}

/** Where the game is played: on the server, or in this browser, where it needs no network. */
export function HereChoice({ kept, keep }: Props) {
  const isAway = useReach((state) => state.isAway);
  const { here, ...elsewhere } = kept;
  if (isAway)
    return (
      <p className="m-0 mt-2 rounded-lg border border-gold/60 p-2.5" role="status" data-offline>
        {t('The server cannot be reached: the game is played on this device, and is kept on it.')}
      </p>
    );
  return (
    <label className="mt-1 flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        className="size-5 accent-gold"
        checked={here === true}
        onChange={() => keep(here ? elsewhere : { ...kept, here: true })}
      />
      {t('Play on this device: goes on without a network, and is kept in this browser only')}
    </label>
  );
}
