import { useState } from 'react';
import { t } from '../i18n/t.ts';
import { problemOf } from '../net/api.ts';
import { savedBoxes } from '../net/saved.ts';
import type { Problem } from '../net/wire.ts';
import { boxAddress, openABox } from './play.ts';

/** On the start page: a box, a deck from it and a game with one press; and the way back to a box that is being built from. */
export function BoxOffer({ onProblem }: { readonly onProblem: (problem: Problem | undefined) => void }) {
  const [busy, setBusy] = useState(false);
  const [box] = savedBoxes();
  const open = () => {
    onProblem(undefined);
    setBusy(true);
    openABox()
      .catch((error: unknown) => onProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <button type="button" className="btn px-6 py-3 text-lg" disabled={busy} onClick={open}>
        {busy ? t('Fetching a box …') : t('Open a box and play')}
      </button>
      {box && (
        <a className="btn px-6 py-3 text-lg no-underline" href={boxAddress(box.sealed)}>
          {t('Back to your box')}
        </a>
      )}
    </>
  );
}
