import { chapters } from './book.ts';
import type { BookClause } from './book.ts';
import { BookClauseItem } from './book-clause.tsx';
import { Chevron } from '../parts/chevron.tsx';

/** Clauses by chapter, each chapter to be opened. */
export function BookChapters({
  clauses,
  open,
  clause = '',
  anchorOf,
}: {
  readonly clauses: readonly BookClause[];
  /** Opens every chapter: for what was searched for. */
  readonly open: boolean;
  /** The clause the address names; its chapter is open. */
  readonly clause?: string;
  /** Addresses on the rules page. */
  readonly anchorOf?: (id: string) => string;
}) {
  return (
    <div className="flex flex-col gap-1">
      {chapters(clauses).map(({ name, sections }) => {
        const all = sections.flatMap((section) => section.clauses);
        return (
          <details
            key={`${name} ${open}`}
            open={open || all.some(({ id }) => id === clause)}
            className="rounded-lg border border-edge"
          >
            <summary className="flex min-h-11 items-center gap-2 px-3 py-2">
              <b className="min-w-0 flex-1" lang="en">
                {name}
              </b>
              <span className="badge">{all.length}</span>
              <Chevron />
            </summary>
            {sections.map(({ heading, clauses: shown }) => (
              <div key={heading ?? ''} className="pb-2">
                {heading && (
                  <h3 className="m-0 px-3 pt-2 pb-1 text-sm font-semibold tracking-wide text-soft" lang="en">
                    {heading}
                  </h3>
                )}
                <ol className="m-0 flex list-none flex-col gap-0.5 p-0">
                  {shown.map((each) => (
                    <BookClauseItem
                      key={each.id}
                      clause={each}
                      named={each.id === clause}
                      {...(anchorOf ? { anchor: anchorOf(each.id) } : {})}
                    />
                  ))}
                </ol>
              </div>
            ))}
          </details>
        );
      })}
    </div>
  );
}
