import type { DeckBeside, DeckProblem, DeckReport } from '../net/api.ts';
import { Chevron } from '../parts/chevron.tsx';
import { CitedText } from '../parts/cited-text.tsx';
import { Icon } from '../parts/icon.tsx';
import { t } from '../i18n/t.ts';

/** A side deck or what was put aside: no game uses it, and it is not lost. */
function Beside({ beside: { kind, name, cards } }: { readonly beside: DeckBeside }) {
  const copies = new Map<string, number>();
  for (const title of cards) copies.set(title, (copies.get(title) ?? 0) + 1);
  return (
    <details>
      <summary className="btn btn-quiet justify-start px-1">
        {kind === 'aside' ? name : t('Side deck: {name}', { name })} ({cards.length})
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

/** The list that is judged, where its lines can be mended. */
export interface Mending {
  readonly lines: readonly string[];
  /** Writes another name on a line, in place of the words that name no card. */
  readonly onMend: (line: number, words: string, name: string) => void;
}

/** The file and not a rule is at fault: there is no clause to read. */
const spoken = (words: string): string => words.replace(/ \[notation\]$/, '');

function Fault({ problem, mending }: { readonly problem: DeckProblem; readonly mending: Mending | undefined }) {
  const { words, line, card, meant = [] } = problem;
  const source = line === undefined ? undefined : mending?.lines[line - 1]?.trim();
  return (
    <li className="flex items-start gap-2.5 py-2">
      <span className={problem.severity === 'error' ? 'mt-0.5 text-bad' : 'mt-0.5 text-soft'}>
        <Icon name={problem.severity === 'error' ? 'close' : 'info'} />
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        {source && (
          <span className="block truncate text-sm text-soft" aria-hidden="true">
            {source}
          </span>
        )}
        <CitedText text={spoken(words)} />
        {mending && line !== undefined && card !== undefined && meant.length > 0 && (
          <span className="mt-1.5 flex flex-wrap gap-1.5">
            {meant.map((name) => (
              <button key={name} type="button" className="btn" onClick={() => mending.onMend(line, card, name)}>
                {name}
              </button>
            ))}
          </span>
        )}
      </span>
    </li>
  );
}

/** What the judge says of a deck list: errors, advice, and what no game uses. */
export function Judgement({
  report,
  format,
  mending,
}: {
  readonly report: DeckReport;
  readonly format: string;
  readonly mending?: Mending | undefined;
}) {
  const { missions, seeds, draw } = report.deck;
  const errors = report.problems.filter(({ severity }) => severity === 'error');
  const warnings = report.problems.filter(({ severity }) => severity === 'warning');
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="m-0">
        <b className={report.legal ? 'text-good' : 'text-bad'}>
          {report.legal ? t('Legal in {format}', { format }) : t('Not legal in {format}', { format })}
        </b>
        <span className="text-soft">
          {' '}
          {t('· {missions} missions, {seeds} seed cards, {draw} cards in the draw deck', {
            missions: missions.length,
            seeds: seeds.length,
            draw: draw.length,
          })}
        </span>
      </p>
      {errors.length > 0 && (
        <ul className="m-0 list-none divide-y divide-edge p-0">
          {errors.map((problem, at) => (
            <Fault key={at} problem={problem} mending={mending} />
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <details>
          <summary className="btn btn-quiet justify-start px-1">
            {t('Advice ({n})', { n: warnings.length })}
            <Chevron />
          </summary>
          <ul className="m-0 list-none divide-y divide-edge p-0">
            {warnings.map((problem, at) => (
              <Fault key={at} problem={problem} mending={mending} />
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
