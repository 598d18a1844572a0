import { useMemo } from 'react';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';
import type { BookClause } from './book.ts';
import { ChapterPicture } from './chapter-picture.tsx';
import { neighboursOf } from './neighbours.ts';
import './beside.css';

/** The heading of a clause without the sentence mark it may end in. */
const shortTitle = ({ title }: BookClause): string => title.replace(/\.$/, '');

function Others({ heading, clauses }: { readonly heading: Label; readonly clauses: readonly BookClause[] }) {
  if (clauses.length === 0) return null;
  return (
    <section>
      <h3>{t(heading)}</h3>
      <ul>
        {clauses.map((clause) => (
          <li key={clause.id}>
            <a href={`#${clause.id}`}>{clause.id}</a>
            <span lang="en">{shortTitle(clause)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Beside the book where there is room: the chapter of a clause in one picture, and where to read on. */
export function Beside({
  clause,
  book,
  className,
}: {
  readonly clause: BookClause;
  readonly book: readonly BookClause[];
  readonly className: string;
}) {
  const { goesOn, named, sheets } = useMemo(() => neighboursOf(clause, book), [clause, book]);
  return (
    <aside aria-label={t('Beside {clause}', { clause: clause.id })} className={`rule-beside ${className}`}>
      {clause.sheet === 'base' && <ChapterPicture chapter={clause.chapter} />}
      <Others heading="Goes on in" clauses={goesOn} />
      <Others heading="Is named in" clauses={named} />
      <Others heading="Otherwise in formats" clauses={sheets} />
    </aside>
  );
}
