import { useState } from 'react';
import { problemOf } from '../net/api.ts';
import type { Problem } from '../net/wire.ts';
import { Chevron } from '../parts/chevron.tsx';
import { AssistedOffer } from './assisted-offer.tsx';
import { Judgement } from './judgement.tsx';
import { useReport } from './use-report.ts';
import { fileText } from './file-text.ts';
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
  const report = useReport(text, format, house, onProblem);
  const play = (assisted: boolean) => {
    if (!report) return;
    setBusy(true);
    onProblem(undefined);
    playList({ deck: report.deck, assisted }, format, house)
      .catch((error: unknown) => onProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <details className="rounded-xl border border-edge p-3" open={text !== '' || undefined}>
      <summary className="flex min-h-11 items-center justify-between gap-2 font-semibold">
        {t('Play your own deck list')}
        <Chevron />
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        <label className="flex flex-col gap-1.5">
          <span className="text-soft">
            {t(
              'Paste it here: one card a line, “2 Simon Tarses”, with the headings Missions, Seed deck and Draw deck. Files of LackeyCCG are read too.',
            )}
          </span>
          <textarea
            aria-label={t('Deck list')}
            rows={8}
            spellCheck={false}
            value={text}
            className="min-h-40 rounded-lg border border-edge-strong bg-deep p-3 font-mono text-sm text-ink"
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <label className="btn self-start has-focus-visible:outline-3">
          {t('Open a file …')}
          <input
            type="file"
            className="sr-only"
            accept=".txt,.dek,.json,text/plain"
            onChange={({ target }) => void fileText(target.files?.[0]).then(setText)}
          />
        </label>
        {report && <Judgement report={report} format={formatName} />}
        {!report && text.trim() !== '' && <p className="m-0 text-soft">{t('Reading the list …')}</p>}
        {report?.legal &&
          (report.unwritten.length > 0 ? (
            <AssistedOffer unwritten={report.unwritten} busy={busy} onOpen={() => play(true)} />
          ) : (
            <button
              type="button"
              className="btn btn-main self-start px-6 py-2.5"
              disabled={busy}
              onClick={() => play(false)}
            >
              {busy ? t('Setting the table …') : t('Play this deck')}
            </button>
          ))}
      </div>
    </details>
  );
}
