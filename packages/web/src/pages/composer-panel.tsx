import { constructedFormats } from '@spaceline/formats';
import type { HouseDraft } from '@spaceline/formats';
import { keptFormats } from '../net/saved.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { buildOn, drop, holding } from './format-draft.ts';
import type { Contradiction } from './format-draft.ts';
import { t } from '../i18n/t.ts';

interface Verdict {
  readonly draft: HouseDraft;
  readonly clashes: readonly Contradiction[];
  readonly problems: readonly string[];
}

const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Whether it holds together, in a line. */
export function Status({ draft, clashes, problems }: Verdict) {
  const wrong = clashes.length > 0 ? counted(clashes.length, 'contradiction') : counted(problems.length, 'problem');
  const isWrong = clashes.length + problems.length > 0;
  const changes = [
    draft.clauses.length > 0 ? t('{n} added', { n: draft.clauses.length }) : '',
    draft.without.length > 0 ? t('{n} left out', { n: draft.without.length }) : '',
  ].filter(Boolean);
  return (
    <p role="status" className="m-0">
      {clashes.length > 0 ? (
        <button
          type="button"
          className="bg-transparent p-0 font-bold text-bad underline underline-offset-2"
          onClick={() => document.querySelector('[data-clash]')?.scrollIntoView({ block: 'center' })}
        >
          {wrong}
        </button>
      ) : (
        <b className={isWrong ? 'text-bad' : 'text-good'}>{isWrong ? wrong : t('It holds together')}</b>
      )}
      <span className="block text-sm text-soft">{[counted(holding(draft).size, 'clause'), ...changes].join(', ')}</span>
    </p>
  );
}

function Clash({
  clash: { ids, sentence },
  onKeep,
}: {
  readonly clash: Contradiction;
  readonly onKeep: (other: string) => void;
}) {
  const [one, other] = ids;
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-bad/70 bg-bad/10 p-3">
      <span>
        <CitedText text={`${sentence}.`} />
      </span>
      <span className="flex flex-wrap gap-2">
        <button type="button" className="btn min-h-10 text-sm" onClick={() => onKeep(other)}>
          {t('Keep {one}', { one })}
        </button>
        <button type="button" className="btn min-h-10 text-sm" onClick={() => onKeep(one)}>
          {t('Keep {other}', { other })}
        </button>
      </span>
    </li>
  );
}

const field = 'min-h-11 w-full rounded-lg border border-edge-strong bg-raised px-3 text-base text-ink';

/** The name of the format, what it is built on, and what is wrong with it. */
export function ComposerPanel({
  draft,
  clashes,
  problems,
  onChange,
  onKeep,
  wide,
}: Verdict & {
  readonly onChange: (draft: HouseDraft) => void;
  /** Absent: it cannot be kept as it is. */
  readonly onKeep?: (() => void) | undefined;
  readonly wide: boolean;
}) {
  const replaces = keptFormats().some(({ name }) => name === draft.name.trim());
  return (
    <section aria-label={t('The format')} className="panel flex flex-col gap-4 p-4">
      <label className="flex flex-col gap-1">
        <span className="font-semibold">{t('Name')}</span>
        <input
          type="text"
          className={field}
          value={draft.name}
          maxLength={80}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
        />
        {replaces && (
          <span className="text-sm text-soft">{t('You keep a format of this name; this one replaces it.')}</span>
        )}
      </label>
      <label className="flex flex-col gap-1">
        <span className="font-semibold">{t('Begin with')}</span>
        <select className={field} value={draft.over} onChange={({ target }) => onChange(buildOn(draft, target.value))}>
          {constructedFormats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {wide && <Status draft={draft} clashes={clashes} problems={problems} />}
      {clashes.length > 0 && (
        <ul aria-label={t('Contradictions')} className="m-0 flex list-none flex-col gap-2 p-0">
          {clashes.map((clash) => (
            <Clash key={clash.sentence} clash={clash} onKeep={(other) => onChange(drop(draft, [other]))} />
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <ul aria-label={t('Problems')} className="m-0 flex list-none flex-col gap-2 p-0">
          {problems.slice(0, 20).map((problem) => (
            <li key={problem} className="rounded-lg border border-bad/70 bg-bad/10 p-3 first-letter:uppercase">
              {problem}.
            </li>
          ))}
        </ul>
      )}
      {wide && (
        <div className="flex flex-col gap-1">
          <button type="button" className="btn btn-main" disabled={!onKeep} onClick={onKeep}>
            {t('Use this format')}
          </button>
          <span className="text-sm text-soft">{t('It is kept in this browser; next you choose a deck.')}</span>
        </div>
      )}
    </section>
  );
}
