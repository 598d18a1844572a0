import { useCallback, useState } from 'react';
import { loadClause } from '../net/api.ts';
import { Chevron } from '../parts/chevron.tsx';
import { CitedText } from '../parts/cited-text.tsx';
import { clauseAddress } from '../parts/cited.ts';
import { Rulings } from './rulings.tsx';
import { useLoaded } from '../parts/use-loaded.ts';

/** The clause of a refusal, whose whole text opens in place. */
export function ReadMore({ clause }: { readonly clause: string }) {
  const [opened, setOpened] = useState(false);
  const load = useCallback(() => loadClause(clause), [clause]);
  const { answer, problem } = useLoaded(load, opened);
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="flex min-h-8 cursor-pointer items-center gap-1.5 text-soft">
        <span>
          Rule <b className="text-ink">{clause}</b>: read more
        </span>
        <Chevron />
      </summary>
      {opened && !answer && !problem && <p className="m-0 text-soft">Opening the rule book …</p>}
      {problem && <p className="m-0">{`${problem.what}: ${problem.why}.`}</p>}
      {answer && (
        <div className="max-h-48 overflow-y-auto rounded-md border border-edge bg-void/60 p-2.5">
          <b>{answer.title}</b>
          <p className="m-0 leading-relaxed whitespace-pre-line">
            <CitedText text={answer.text} />
          </p>
          <Rulings rulings={answer.rulings} />
          <a
            href={clauseAddress(clause)}
            target="_blank"
            rel="noopener"
            className="mt-1.5 inline-block text-mine underline underline-offset-2"
          >
            In the rule book
          </a>
        </div>
      )}
    </details>
  );
}
