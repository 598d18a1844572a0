import { SiteHeader } from '../parts/site-header.tsx';
import { Beside } from '../rule-book/beside.tsx';
import { ChapterList } from '../rule-book/chapter-list.tsx';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { loadFormats, loadLaw } from '../net/api.ts';
import type { FormatSheet } from '../net/api.ts';
import { BookChapters } from '../rule-book/book-chapters.tsx';
import { BookClauseItem } from '../rule-book/book-clause.tsx';
import { isClauseId } from '../parts/cited.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { anchorsOf, bookOf, matching, sectionsOf, sheetIntro } from '../rule-book/book.ts';
import type { BookClause, BookSection } from '../rule-book/book.ts';
import { Sought } from '../rule-book/marked.tsx';
import { GlossarySection } from '../glossary/section.tsx';
import { many, t } from '../i18n/t.ts';

const loadRules = async () => {
  const [formats, law] = await Promise.all([loadFormats(), loadLaw()]);
  return { formats, book: bookOf(law) };
};

/** What is found in one section. */
function SheetSection({
  section: { id, title, intro, clauses },
  words,
  clause,
  anchorOf,
}: {
  readonly section: BookSection;
  readonly words: string;
  readonly clause: string;
  readonly anchorOf: (id: string, section: string) => string;
}) {
  const shown = matching(clauses, words);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className="panel p-3 sm:p-5">
      <h2 id={id} className="m-0 scroll-mt-32 px-3 text-2xl font-bold">
        {title}
      </h2>
      <p className="m-0 mb-2 px-3 text-soft">{intro}</p>
      <ol className="m-0 flex list-none flex-col gap-0.5 p-0">
        {shown.map((each) => (
          <BookClauseItem
            key={each.id}
            clause={each}
            anchor={anchorOf(each.id, id)}
            named={anchorOf(each.id, id) === clause}
          />
        ))}
      </ol>
    </section>
  );
}

/** The base game is a format of its own, without any sheet. */
function BaseSection({
  format,
  clauses,
  open,
  clause,
  anchorOf,
}: {
  readonly format: FormatSheet | undefined;
  readonly clauses: readonly BookClause[];
  readonly open: boolean;
  readonly clause: string;
  readonly anchorOf: (id: string) => string;
}) {
  return (
    <section
      aria-labelledby="base"
      className="panel scroll-mt-28 p-3 sm:p-5"
      {...(format ? { id: `format-${format.id}` } : {})}
    >
      <h2 id="base" className="m-0 scroll-mt-32 px-3 text-2xl font-bold">
        {t('The base game')}
      </h2>
      <p className="m-0 px-3 text-soft">{t('These clauses hold in every format, where no sheet says otherwise.')}</p>
      {format && (
        <div className="mb-2 px-3">
          <h3 className="m-0 inline text-base font-semibold">{format.name}</h3>
          <span className="text-soft"> · {sheetIntro(format)}</span>
        </div>
      )}
      <BookChapters clauses={clauses} open={open} clause={clause} anchorOf={anchorOf} />
    </section>
  );
}

function Finder({
  words,
  onChange,
  sections,
}: {
  readonly words: string;
  readonly onChange: (words: string) => void;
  readonly sections: readonly Pick<BookSection, 'id' | 'name' | 'title'>[];
}) {
  return (
    <div className="sticky top-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-b border-edge bg-void px-4 py-2">
      <label className="flex min-w-52 flex-1 items-center gap-2">
        <span className="sr-only">{t('Find a clause')}</span>
        <input
          type="search"
          value={words}
          placeholder={t('Find an id or words …')}
          className="min-h-11 w-full rounded-lg border border-edge-strong bg-raised px-3 text-base text-ink placeholder:text-soft"
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <nav aria-label={t('Sections')} className="flex gap-1 overflow-x-auto max-sm:w-full">
        {sections.map(({ id, name, title }) => (
          <a key={id} className="btn min-h-10 shrink-0 px-3 text-sm no-underline" href={`#${id}`} title={title}>
            {name}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** Brings what the address names into sight, once it is there. */
function useNamed(clause: string, there: boolean): void {
  useEffect(() => {
    document.title = clause ? t('{clause} · Rules · Spaceline', { clause }) : t('Rules · Spaceline');
    const named = clause ? document.getElementById(clause) : null;
    named?.scrollIntoView({ block: 'start' });
    named?.focus({ preventScroll: true });
    return () => {
      document.title = 'Spaceline';
    };
  }, [clause, there]);
}

function Header({ children }: { readonly children: ReactNode }) {
  return (
    <header className="flex flex-col gap-3">
      <h1 className="m-0 text-3xl font-bold lg:text-4xl">{t('Rules')}</h1>
      <p className="m-0 max-w-2xl leading-relaxed text-soft">
        {t(
          'When the table refuses something, it names the clause that forbids it. Here is every clause, in our own words, with what we ruled where the rules leave a gap.',
        )}
      </p>
      {children}
    </header>
  );
}

const foundWords = (number: number, words: string): string => {
  if (number === 0) return t('No clause says “{words}”.', { words });
  return many(number, '1 clause says “{words}”.', '{n} clauses say “{words}”.', { words });
};

/** The clause of an address, in the words of the section it leads to. */
const namedIn = (
  sections: readonly BookSection[],
  book: readonly BookClause[],
  anchorOf: (id: string, section: string) => string,
  clause: string,
): BookClause | undefined =>
  sections.flatMap(({ id, clauses }) => clauses.filter((each) => anchorOf(each.id, id) === clause))[0] ??
  book.find(({ id }) => id === clause);

/** Every clause there is: its whole text, its rulings and the tests that show it. */
export default function RulesPage({ clause }: { readonly clause: string }) {
  const { answer, problem } = useLoaded(loadRules);
  const [asked, setAsked] = useState({ words: '', at: clause });
  // Whoever goes to a clause wants to see it, whatever was searched for before.
  const words = asked.at === clause ? asked.words : '';
  useNamed(clause, answer !== undefined);
  const { formats = [], book = [] } = answer ?? {};
  const sections = useMemo(() => sectionsOf(formats, book), [formats, book]);
  const anchorOf = anchorsOf(sections);
  const found = matching(book, words);
  const base = found.filter(({ sheet }) => sheet === 'base');
  const named = namedIn(sections, book, anchorOf, clause);
  const isUnknown = isClauseId(clause) && !book.some(({ id }) => id === clause);
  return (
    <Sought value={words}>
      <div className="mx-auto max-w-300 px-4 xl:max-w-380">
        <SiteHeader here="rules" />
      </div>
      <div className="mx-auto grid max-w-300 items-start gap-8 px-4 lg:grid-cols-[17rem_minmax(0,1fr)] xl:max-w-380 xl:grid-cols-[15rem_minmax(0,1fr)_17rem] xl:gap-6">
        <ChapterList clauses={base} anchorOf={(id) => anchorOf(id, 'base')} />
        <main className="flex min-w-0 flex-col gap-5 py-4">
          <Header>
            {problem && (
              <p role="alert" className="m-0 rounded-lg border border-bad/70 bg-bad/10 p-3">
                {problem.what}: {problem.why}.
              </p>
            )}
            {answer && isUnknown && (
              <p role="alert" className="m-0 rounded-lg border border-edge bg-raised p-3">
                {t('There is no clause {clause}.', { clause })}
              </p>
            )}
          </Header>
          <Finder
            words={words}
            onChange={(typed) => setAsked({ words: typed, at: clause })}
            sections={[
              { id: 'base', name: t('The base game'), title: t('The base game') },
              ...sections,
              { id: 'glossary', name: t('Glossary'), title: t('Glossary') },
            ]}
          />
          {!answer && !problem && <p className="text-soft">{t('Opening the rule book …')}</p>}
          {answer && words.trim() !== '' && (
            <p role="status" className="m-0 text-soft">
              {foundWords(found.length, words.trim())}
            </p>
          )}
          {base.length > 0 && (
            <BaseSection
              format={formats.find(({ clauses }) => clauses.length === 0)}
              clauses={base}
              open={words !== ''}
              clause={clause}
              anchorOf={(id) => anchorOf(id, 'base')}
            />
          )}
          {sections.map((section) => (
            <SheetSection key={section.id} section={section} words={words} clause={clause} anchorOf={anchorOf} />
          ))}
          {answer && <GlossarySection words={words} />}
        </main>
        {named && <Beside clause={named} book={book} className="sticky top-0 hidden py-6 xl:block" />}
      </div>
    </Sought>
  );
}
