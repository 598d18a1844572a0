import { useState } from 'react';
import { t } from '../i18n/t.ts';
import { useBoard } from '../board/context.tsx';
import { replayAddress } from '../net/api.ts';
import { asPng, download } from './download.ts';
import { tablePicture } from './picture.ts';
import type { Recording } from './recording.ts';

/** The game to be shown around: its address, its file, and a picture of how it ended. */
export function Share({ match, recording }: { readonly match: string; readonly recording: Recording }) {
  const { names } = useBoard();
  const [said, say] = useState('');
  const picture = (): string => {
    const { view } = recording.at(recording.length, 'open');
    const defs = new Map(view.cards.map(({ id, def }) => [id as number, def]));
    const { result } = view;
    const title =
      result?.reason === 'lapsed'
        ? t('Called off')
        : result?.winner === undefined
          ? t('A draw')
          : t('{who} won', { who: names.players[result.winner] });
    const card = (id: number) => {
      const def = defs.get(id);
      return def === undefined ? undefined : names.titleOf(def);
    };
    return tablePicture(view, { title, players: names.players, card });
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href);
    say(t('The address of this moment was copied.'));
  };
  const failed = (): void => say(t('Copy it from here: {address}', { address: location.href }));
  return (
    <div className="flex flex-wrap items-center gap-1.5 lg:ml-auto">
      <button type="button" className="btn min-h-9" onClick={() => void copy().catch(failed)}>
        {t('Share this moment')}
      </button>
      <button
        type="button"
        className="btn min-h-9"
        onClick={() => download(`${match}.svg`, new Blob([picture()], { type: 'image/svg+xml' }))}
      >
        {t('Picture (SVG)')}
      </button>
      <button
        type="button"
        className="btn min-h-9"
        onClick={() =>
          void asPng(picture())
            .then((png) => download(`${match}.png`, png))
            .catch(() => say(t('No picture was made.')))
        }
      >
        {t('Picture (PNG)')}
      </button>
      <a className="btn min-h-9" href={replayAddress(match)} download>
        {t('File')}
      </a>
      <span role="status" className="text-sm text-soft">
        {said}
      </span>
    </div>
  );
}
