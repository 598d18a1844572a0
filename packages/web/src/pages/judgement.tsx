import type { DeckBeside, DeckReport } from '../net/api.ts';
import { Chevron } from '../parts/chevron.tsx';
import { CitedText } from '../parts/cited-text.tsx';
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

/** What the judge says of a deck list: errors, advice, and what no game uses. */
export function Judgement({ report, format }: { readonly report: DeckReport; readonly format: string }) {
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
            {t('Advice ({n})', { n: warnings.length })}
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
