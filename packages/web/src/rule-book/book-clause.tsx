import { useCallback, useState } from 'react';
import { many, t } from '../i18n/t.ts';
import { loadClause } from '../net/api.ts';
import type { BookClause } from './book.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { ClauseList } from './card-list.tsx';
import { ClauseWords } from './clause-words.tsx';
import { Rulings } from './rulings.tsx';
import { useLoaded } from '../parts/use-loaded.ts';

/** The names of the tests that show a clause, fetched when somebody wants to see them. */
function ShownBy({ id, tests }: { readonly id: string; readonly tests: number }) {
  const [opened, setOpened] = useState(false);
  const load = useCallback(() => loadClause(id), [id]);
  const { answer, problem } = useLoaded(load, opened);
  if (tests === 0) return null;
  return (
    <details className="mt-1 text-sm" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-soft underline decoration-dotted underline-offset-4">
        {many(tests, 'Shown by 1 test', 'Shown by {n} tests')}
      </summary>
      {problem && <p className="m-0">{`${problem.what}: ${problem.why}.`}</p>}
      <ul className="m-0 flex list-disc flex-col gap-0.5 pl-5 text-soft" lang="en">
        {answer?.tests.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}

/** One clause with its whole text. Where the reader is `here` on the rules page, its id is its address. */
export function BookClauseItem({
  clause,
  anchor,
  named = false,
}: {
  readonly clause: BookClause;
  /** The address on the rules page; none anywhere else. */
  readonly anchor?: string;
  readonly named?: boolean;
}) {
  const here = anchor !== undefined;
  const { id } = clause;
  return (
    <li
      {...(here ? { id: anchor } : {})}
      tabIndex={-1}
      aria-current={named ? 'true' : undefined}
      className={`grid scroll-mt-32 gap-x-4 gap-y-0.5 rounded-lg border px-3 py-2 outline-none sm:grid-cols-[5.5rem_1fr] ${named ? 'border-edge-strong bg-raised' : 'border-transparent'}`}
    >
      {here ? (
        <a
          href={`#${anchor}`}
          className="self-start py-0.5 font-semibold text-mine no-underline hover:underline"
          aria-label={t('Clause {id}', { id })}
        >
          {id}
        </a>
      ) : (
        <span className="self-start py-0.5">
          <CitedText text={id} />
        </span>
      )}
      <div className="min-w-0">
        <ClauseWords clause={clause} here={here} />
        {clause.list && <ClauseList list={clause.list} />}
        <Rulings rulings={clause.rulings} here={here} />
        <ShownBy id={clause.id} tests={clause.tests} />
      </div>
    </li>
  );
}
