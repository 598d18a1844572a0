import { useEffect, useState } from 'react';
import { checkDeckList, problemOf } from '../net/api.ts';
import type { DeckBeside, DeckReport } from '../net/api.ts';
import type { Problem } from '../net/wire.ts';
import { Chevron } from '../parts/chevron.tsx';
import { CitedText } from '../parts/cited-text.tsx';
import { AssistedOffer } from './assisted-offer.tsx';
import { fileText } from './file-text.ts';
import { playList } from './play-list.ts';

/** Typing is not checked letter by letter. */
const pause = 350;

/** Asks the judge again whenever the list or the format has changed. */
function useReport(
  text: string,
  format: string,
  house: string | undefined,
  onProblem: (problem: Problem) => void,
): DeckReport | undefined {
  const [judged, setJudged] = useState<{ readonly text: string; readonly report: DeckReport }>();
  useEffect(() => {
    if (text.trim() === '') return undefined;
    let current = true;
    const timer = setTimeout(() => {
      checkDeckList(text, house === undefined ? format : { text: house }).then(
        (report) => current && setJudged({ text, report }),
        (error: unknown) => current && onProblem(problemOf(error)),
      );
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, format, house, onProblem]);
  return judged?.text === text ? judged.report : undefined;
}

/** A side deck or what was put aside: no game uses it, and it is not lost. */
function Beside({ beside: { kind, name, cards } }: { readonly beside: DeckBeside }) {
  const copies = new Map<string, number>();
  for (const title of cards) copies.set(title, (copies.get(title) ?? 0) + 1);
  return (
    <details>
      <summary className="btn btn-quiet justify-start px-1">
        {kind === 'aside' ? name : `Side deck: ${name}`} ({cards.length})
        <Chevron />
      </summary>
      <ul className="m-0 flex list-disc flex-col gap-1 pl-5 text-soft">
        {[...copies].map(([title, number]) => (
          <li key={title}>{number > 1 ? `${number}x ${title}` : title}</li>
        ))}
      </ul>
    </details>
  );
}

function Judgement({ report, format }: { readonly report: DeckReport; readonly format: string }) {
  const { missions, seeds, draw } = report.deck;
  const errors = report.problems.filter(({ severity }) => severity === 'error');
  const warnings = report.problems.filter(({ severity }) => severity === 'warning');
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="m-0">
        <b className={report.legal ? 'text-good' : 'text-bad'}>
          {report.legal ? `Legal in ${format}` : `Not legal in ${format}`}
        </b>
        <span className="text-soft">
          {' '}
          · {missions.length} missions, {seeds.length} seed cards, {draw.length} cards in the draw deck
        </span>
      </p>
      {errors.length > 0 && (
        <ul className="m-0 flex list-disc flex-col gap-1 pl-5">
          {errors.map(({ words }, at) => (
            <li key={at}>
              <CitedText text={words} />
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <details>
          <summary className="btn btn-quiet justify-start px-1">
            Advice ({warnings.length})
            <Chevron />
          </summary>
          <ul className="m-0 flex list-disc flex-col gap-1 pl-5 text-soft">
            {warnings.map(({ words }, at) => (
              <li key={at}>
                <CitedText text={words} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {report.besides.map((beside) => (
        <Beside key={beside.name} beside={beside} />
      ))}
    </div>
  );
}

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
        Play your own deck list
        <Chevron />
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        <label className="flex flex-col gap-1.5">
          <span className="text-soft">
            Paste it here: one card a line, “2 Simon Tarses”, with the headings Missions, Seed deck and Draw deck. Files
            of LackeyCCG are read too.
          </span>
          <textarea
            aria-label="Deck list"
            rows={8}
            spellCheck={false}
            value={text}
            className="min-h-40 rounded-lg border border-edge-strong bg-deep p-3 font-mono text-sm text-ink"
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <label className="btn self-start has-focus-visible:outline-3">
          Open a file …
          <input
            type="file"
            className="sr-only"
            accept=".txt,.dek,.json,text/plain"
            onChange={({ target }) => void fileText(target.files?.[0]).then(setText)}
          />
        </label>
        {report && <Judgement report={report} format={formatName} />}
        {!report && text.trim() !== '' && <p className="m-0 text-soft">Reading the list …</p>}
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
              {busy ? 'Setting the table …' : 'Play this deck'}
            </button>
          ))}
      </div>
    </details>
  );
}
