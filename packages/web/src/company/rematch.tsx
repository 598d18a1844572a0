import { useCallback, useEffect, useRef, useState } from 'react';
import { Told } from '../parts/told.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { goTo } from '../lobby/waiting-table.tsx';
import { askRematch, loadRematch } from '../people/api.ts';
import type { Rematch } from '../people/api.ts';
import { usePeople } from '../people/store.ts';
import { t } from '../i18n/t.ts';

const where = ({ match, sealed }: Rematch) => ({
  ...(match === undefined ? {} : { match }),
  ...(sealed === undefined ? {} : { sealed }),
});

/** Two people play again: one offers it, the other takes it up, and both are at the new table. */
export function RematchOffer({ match, name }: { readonly match: string; readonly name: string }) {
  const [rematch, setRematch] = useState<Rematch>();
  const { busy, problem, attempt } = useDeed();
  // Offers are told as news of one's games.
  const stirred = usePeople((state) => state.games);
  const look = useCallback(() => {
    loadRematch(match).then(setRematch, () => undefined);
  }, [match]);
  useEffect(look, [look, stirred]);
  const isOffered = rematch?.offered === 'you';
  const waited = useRef(false);
  useEffect(() => {
    if (!isOffered || !rematch) return;
    const isTaken = rematch.match !== undefined || rematch.sealed !== undefined;
    // Who comes back to an old game stays there.
    if (isTaken && waited.current) goTo(where(rematch));
    waited.current = !isTaken;
  }, [isOffered, rematch]);
  if (!rematch?.possible) return null;
  const ask = () =>
    attempt(async () => {
      const answer = await askRematch(match);
      setRematch(answer);
      goTo(where(answer));
    });
  return (
    <>
      <Told problem={problem} />
      <button
        type="button"
        className="btn btn-main"
        disabled={busy || (isOffered && rematch.match === undefined && rematch.sealed === undefined)}
        onClick={() => ((rematch.match ?? rematch.sealed) ? goTo(where(rematch)) : ask())}
      >
        {(rematch.match ?? rematch.sealed) !== undefined
          ? t('To the rematch')
          : isOffered
            ? t('Waiting for {name} …', { name })
            : rematch.offered === 'them'
              ? t('{name} wants a rematch: play', { name })
              : t('Offer a rematch')}
      </button>
    </>
  );
}
