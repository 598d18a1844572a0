import './list-dialog.css';
import type { ReactNode } from 'react';
import type { DeckReport } from '../net/api.ts';
import type { Problem } from '../net/wire.ts';
import { Icon } from '../parts/icon.tsx';
import type { useDialog } from '../parts/use-dialog.ts';
import { t } from '../i18n/t.ts';
import { fileText } from './file-text.ts';
import { Judgement } from './judgement.tsx';
import { useReport } from './use-report.ts';

/** The list as it is written; lines that were not understood are underlined, as a slip of the pen is. */
function ListField({
  text,
  lines,
  marked,
  onText,
}: {
  readonly text: string;
  readonly lines: readonly string[];
  readonly marked: ReadonlySet<number>;
  readonly onText: (text: string) => void;
}) {
  return (
    <div className="list-field">
      <div className="list-lines" aria-hidden="true">
        {lines.map((line, at) => (
          <span key={at} data-marked={marked.has(at + 1) || undefined}>
            {line || ' '}
          </span>
        ))}
      </div>
      <textarea
        aria-label={t('Deck list')}
        wrap="off"
        spellCheck={false}
        value={text}
        placeholder={t('One card a line: 2 Simon Tarses')}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}

interface Props {
  readonly frame: ReturnType<typeof useDialog>['frame'];
  readonly onClose: () => void;
  readonly title: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly format: string;
  /** The file of the format, if it is a house format. */
  readonly house?: string | undefined;
  readonly formatName: string;
  readonly onProblem: (problem: Problem) => void;
  /** What can be done with the list, once it is judged. */
  readonly children: (report: DeckReport | undefined) => ReactNode;
}

/** A list from elsewhere, pasted or opened as a file: on the left as it is written, on the right as it is understood. */
export function ListDialog({
  frame,
  onClose,
  title,
  text,
  onText,
  format,
  house,
  formatName,
  onProblem,
  children,
}: Props) {
  const report = useReport(text, format, house, onProblem);
  const lines = text.split('\n');
  const marked = new Set(report?.problems.flatMap(({ line, meant }) => (line !== undefined && meant ? [line] : [])));
  const mend = (line: number, words: string, name: string) =>
    onText(lines.map((each, at) => (at + 1 === line ? each.replace(words, () => name) : each)).join('\n'));
  return (
    <dialog {...frame} aria-label={title} className="list-dialog">
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="m-0 mr-auto font-(family-name:--display) text-2xl font-semibold">{title}</h2>
        <label className="btn has-focus-visible:outline-3">
          {t('Open a file …')}
          <input
            type="file"
            className="sr-only"
            accept=".txt,.dek,.json,text/plain"
            onChange={({ target }) => void fileText(target.files?.[0]).then(onText)}
          />
        </label>
        <button type="button" className="btn btn-quiet size-11 p-0" aria-label={t('Close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="list-sides">
        <ListField text={text} lines={lines} marked={marked} onText={onText} />
        <div className="list-judged">
          {report && <Judgement report={report} format={formatName} mending={{ lines, onMend: mend }} />}
          {!report && text.trim() !== '' && <p className="m-0 text-soft">{t('Reading the list …')}</p>}
          {text.trim() === '' && (
            <p className="m-0 leading-relaxed text-soft">
              {t(
                'Paste it here: one card a line, “2 Simon Tarses”, with the headings Missions, Seed deck and Draw deck. Files of LackeyCCG are read too.',
              )}
            </p>
          )}
        </div>
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-2">
        <button type="button" className="btn" onClick={onClose}>
          {t('Cancel')}
        </button>
        {children(report)}
      </footer>
    </dialog>
  );
}
