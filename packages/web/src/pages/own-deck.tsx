import { useState } from 'react';
import { problemOf } from '../net/api.ts';
import type { DeckReport } from '../net/api.ts';
import type { Problem } from '../net/wire.ts';
import { useDialog } from '../parts/use-dialog.ts';
import { AssistedOffer } from './assisted-offer.tsx';
import { ListDialog } from './list-dialog.tsx';
import { playList } from './play-list.ts';
import { t } from '../i18n/t.ts';

/** A list pasted or opened as a file, judged at once, and played. */
export function OwnDeck({
  format,
  house,
  formatName,
  onProblem,
}: {
  readonly format: string;
  /** The file of the format, if it is a house format. */
  readonly house: string | undefined;
  readonly formatName: string;
  readonly onProblem: (problem: Problem | undefined) => void;
}) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const { isOpen, open, close, frame } = useDialog();
  const play = (report: DeckReport, assisted: boolean) => {
    setBusy(true);
    onProblem(undefined);
    playList({ deck: report.deck, assisted }, format, house)
      .catch((error: unknown) => {
        onProblem(problemOf(error));
        close();
      })
      .finally(() => setBusy(false));
  };
  return (
    <>
      <button type="button" className="btn self-start" onClick={open}>
        {t('Play your own deck list')}
      </button>
      {isOpen && (
        <ListDialog
          frame={frame}
          onClose={close}
          title={t('Your own deck list')}
          text={text}
          onText={setText}
          format={format}
          house={house}
          formatName={formatName}
          onProblem={onProblem}
        >
          {(report) =>
            report?.legal &&
            (report.unwritten.length > 0 ? (
              <AssistedOffer unwritten={report.unwritten} busy={busy} onOpen={() => play(report, true)} />
            ) : (
              <button type="button" className="btn btn-main px-6" disabled={busy} onClick={() => play(report, false)}>
                {busy ? t('Setting the table …') : t('Play this deck')}
              </button>
            ))
          }
        </ListDialog>
      )}
    </>
  );
}
