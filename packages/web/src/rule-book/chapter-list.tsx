import { t } from '../i18n/t.ts';
import { chapters } from './book.ts';
import type { BookClause } from './book.ts';

/** Beside the book where there is room: its chapters, with how many clauses were found in each. */
export function ChapterList({
  clauses,
  anchorOf,
}: {
  readonly clauses: readonly BookClause[];
  readonly anchorOf: (id: string) => string;
}) {
  return (
    <nav
      aria-label={t('Chapters')}
      className="sticky top-0 hidden max-h-dvh overflow-y-auto py-4 text-sm [scrollbar-width:thin] lg:block"
    >
      <ol className="m-0 list-none p-0">
        {chapters(clauses).map(({ name, sections }) => {
          const [, number = '', words = name] = /^(\d+)\. (.*)$/.exec(name) ?? [];
          const all = sections.flatMap((section) => section.clauses);
          return (
            <li key={name}>
              <a
                className="flex min-h-9 items-center gap-2 rounded-lg px-2 text-soft no-underline hover:bg-raised hover:text-ink"
                href={`#${anchorOf(all[0]?.id ?? '')}`}
              >
                <span className="w-6 text-right text-soft tabular-nums">{number}</span>
                <span className="min-w-0 flex-1 leading-tight" lang="en">
                  {words}
                </span>
                <span className="tabular-nums">{all.length}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
