import type { Player } from '@spaceline/engine';
import { useState } from 'react';
import { t } from '../i18n/t.ts';
import { useBoard } from '../board/context.tsx';
import { ask, posted, problemOf } from '../net/api.ts';
import { becomeSomebody } from '../net/me.ts';
import { saveGame } from '../net/saved.ts';
import type { CreatedMatch } from '../net/wire.ts';

/** Opens the copy and goes to its table. */
async function open(match: string, at: number, seat: Player): Promise<void> {
  await becomeSomebody();
  const made = await ask<CreatedMatch>(`/api/matches/${match}/copies`, posted({ at, seat }));
  saveGame({ ...made, deck: '', format: '' });
  location.hash = `#/table/${made.match}`;
}

/** A copy of the game up to here, to be played on against the computer from either seat. */
export function PlayOn({
  match,
  at,
  disabled,
}: {
  readonly match: string;
  readonly at: number;
  readonly disabled: boolean;
}) {
  const { names } = useBoard();
  const [problem, setProblem] = useState('');
  return (
    <div className="replay-on">
      <span>{t('Play on from here against the computer:')}</span>
      {([0, 1] as const).map((seat) => (
        <button
          key={seat}
          type="button"
          className="btn min-h-9"
          disabled={disabled}
          onClick={() => void open(match, at, seat).catch((error: unknown) => setProblem(problemOf(error).why))}
        >
          {t('as {who}', { who: names.players[seat] })}
        </button>
      ))}
      {problem && (
        <span role="status" className="text-bad">
          {problem}
        </span>
      )}
    </div>
  );
}
