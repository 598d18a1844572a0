import { houseFormatLimit } from '@spaceline/formats';
import { useState } from 'react';
import { Chevron } from '../parts/chevron.tsx';
import { composerAddress } from './kept-format.ts';
import { t } from '../i18n/t.ts';

/** Bytes of a file that may be a format: a character has at most four. */
const largest = 4 * houseFormatLimit;

/** Lets the browser save a text as a file. */
function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The format as its file: pasted, opened, saved, or sent as a link. */
export function ComposerFile({
  text,
  name,
  open,
  onText,
}: {
  readonly text: string;
  /** Of the file, without its ending. */
  readonly name: string;
  /** Whether it is unfolded at first. */
  readonly open: boolean;
  readonly onText: (text: string) => void;
}) {
  const [said, setSaid] = useState('');
  // Afterwards it stays as its reader folds it.
  const [unfolded] = useState(open);
  const share = () => {
    const address = composerAddress(text);
    history.replaceState(null, '', address);
    const copied = navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setSaid(t('The link is copied.')),
      () => setSaid(t('The address of this page is the link.')),
    );
  };
  return (
    <details className="panel" open={unfolded || undefined}>
      <summary className="flex min-h-12 items-center justify-between gap-2 px-4 text-lg font-semibold">
        {t('As a file')}
        <Chevron />
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <label className="flex flex-col gap-1">
          <span className="text-sm text-soft">{t('Paste a format here, as text or JSON, or change this one.')}</span>
          <textarea
            aria-label={t('The format as text')}
            className="min-h-32 w-full rounded-lg border border-edge-strong bg-raised p-2 font-mono text-base text-ink lg:text-sm"
            rows={6}
            spellCheck={false}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        </label>
        <div className="flex flex-wrap gap-2">
          <label className="btn flex-1 whitespace-nowrap focus-within:outline-3 focus-within:outline-white">
            {t('Open')}
            <input
              type="file"
              accept=".format,.txt,.json,text/plain,application/json"
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file && file.size > largest) setSaid(t('The file is too large for a format.'));
                else file?.text().then(onText, () => setSaid(t('The file could not be read.')));
                target.value = '';
              }}
            />
          </label>
          <button type="button" className="btn flex-1 whitespace-nowrap" onClick={() => save(text, `${name}.format`)}>
            {t('Save')}
          </button>
          <button type="button" className="btn flex-1 whitespace-nowrap" onClick={share}>
            {t('Copy link')}
          </button>
        </div>
        <p role="status" className="m-0 text-sm text-soft empty:hidden">
          {said}
        </p>
      </div>
    </details>
  );
}
