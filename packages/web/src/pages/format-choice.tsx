import type { CheckedFormat, FormatSheet, Ruling } from '../net/api.ts';
import type { KeptFormat } from '../net/saved.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { FormatClauses } from '../parts/format-clauses.tsx';
import { composerAddress, keyOf } from './kept-format.ts';
import { t } from '../i18n/t.ts';

interface Props {
  readonly formats: readonly FormatSheet[];
  readonly kept: readonly KeptFormat[];
  readonly chosen: string;
  readonly onChoose: (format: string) => void;
}

/** The formats there are, and those made in this browser. */
export function FormatChoice({ formats, kept, chosen, onChoose }: Props) {
  if (formats.length === 0) return null;
  const about = formats.find(({ id }) => id === chosen)?.about;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <label className="flex min-w-0 flex-col gap-2 max-sm:basis-full sm:w-md">
          <span className="font-semibold">{t('Format')}</span>
          <select
            className="min-h-11 rounded-lg border border-edge-strong bg-raised px-3 text-base text-ink"
            value={chosen}
            onChange={({ target }) => onChoose(target.value)}
          >
            {formats.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {kept.length > 0 && (
              <optgroup label={t('House formats')}>
                {kept.map((format) => (
                  <option key={format.name} value={keyOf(format)}>
                    {format.name}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </label>
        <a className="btn no-underline" href={composerAddress()}>
          {t('Make a house format')}
        </a>
      </div>
      {about !== undefined && (
        <p className="m-0 text-soft">
          {about}{' '}
          <a className="text-mine underline underline-offset-2" href={`/rules#format-${chosen}`}>
            {t('Read its rules')}
          </a>
        </p>
      )}
    </div>
  );
}

/** A format made in this browser: its clauses, or why it cannot be played, and what can be done with it. */
export function HouseChoice({
  kept,
  checked,
  onForget,
}: {
  readonly kept: KeptFormat;
  /** What the server says of it, once it has answered. */
  readonly checked: CheckedFormat | undefined;
  readonly onForget: () => void;
}) {
  return (
    <div className="flex flex-col gap-2">
      {checked?.ok === false && (
        <div role="alert" className="rounded-lg border border-bad/70 bg-bad/10 p-3">
          <p className="m-0 mb-1 font-semibold">{t('{name} cannot be played:', { name: kept.name })}</p>
          <ul className="m-0 flex list-disc flex-col gap-1 pl-5">
            {checked.problems.map((problem) => (
              <li key={problem}>
                <CitedText text={problem} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {checked?.ok && (
          <FormatClauses name={kept.name} clauses={checked.format.clauses} className="btn">
            {t('Read its clauses ({n})', { n: checked.format.clauses.length })}
          </FormatClauses>
        )}
        <a className="btn no-underline" href={composerAddress(kept.text)}>
          {t('Change it')}
        </a>
        <button type="button" className="btn btn-quiet" onClick={onForget}>
          {t('Forget it')}
        </button>
      </div>
    </div>
  );
}

/** Why the deck is not legal in the format, and what is done about it. */
export function Illegal({
  ruling,
  title,
  format,
}: {
  readonly ruling: Ruling;
  readonly title: string;
  readonly format: string;
}) {
  return (
    <div role="status" className="rounded-lg border border-theirs/60 bg-theirs/10 p-3">
      <p className="m-0 mb-1 font-semibold">{t('{title} is not legal in {format}:', { title, format })}</p>
      <ul className="m-0 flex list-disc flex-col gap-1 pl-5">
        {ruling.why.map((words) => (
          <li key={words}>
            <CitedText text={words} />
          </li>
        ))}
      </ul>
      <p className="m-0 mt-2 text-soft">
        {ruling.without
          ? t('You play it without these cards. Your opponent’s deck is legal, too.')
          : t('It cannot be played in this format: choose another deck or another format.')}
      </p>
    </div>
  );
}
