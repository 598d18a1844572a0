import type { Player } from '@spaceline/engine';
import { useTable } from '../net/store.ts';
import { t } from '../i18n/t.ts';

/** That a player is a computer, and how well it plays. */
export function OpponentMark({ player }: { readonly player: Player }) {
  const seat = useTable((state) => state.facts?.players[player]);
  if (!seat?.bot) return null;
  return (
    <span className="badge font-normal" data-level={seat.level}>
      {seat.level === undefined ? t('computer') : t('computer · {level}', { level: seat.level })}
    </span>
  );
}
