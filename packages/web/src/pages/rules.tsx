import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { loadFormats, loadLaw } from '../net/api.ts';
import type { FormatSheet } from '../net/api.ts';
import { BookChapters } from '../rule-book/book-chapters.tsx';
import { BookClauseItem } from '../rule-book/book-clause.tsx';
import { isClauseId } from '../parts/cited.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { bookOf, clausesOf, matching, sheetIntro } from '../rule-book/book.ts';
import type { BookClause } from '../rule-book/book.ts';

const loadRules = async () => {
  const [formats, law] = await Promise.all([loadFormats(), loadLaw()]);
  return { formats, book: bookOf(law) };
};

function Section({
  id,
  title,
  intro,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="panel p-3 sm:p-5">
      <h2 id={id} className="m-0 scroll-mt-32 px-3 text-2xl font-bold">
        {title}
      </h2>
      <p className="m-0 mb-2 px-3 text-soft">{intro}</p>
      {children}
    </section>
  );
}

function Clauses({
  clauses,
  clause,
  anchorOf,
}: {
  readonly clauses: readonly BookClause[];
  readonly clause: string;
  readonly anchorOf: (id: string) => string;
}) {
  return (
    <ol className="m-0 flex list-none flex-col gap-0.5 p-0">
      {clauses.map((each) => (
        <BookClauseItem key={each.id} clause={each} anchor={anchorOf(each.id)} named={anchorOf(each.id) === clause} />
      ))}
    </ol>
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
        The base game
      </h2>
      <p className="m-0 px-3 text-soft">These clauses hold in every format, where no sheet says otherwise.</p>
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
  readonly sections: readonly { readonly id: string; readonly name: string; readonly title: string }[];
}) {
  return (
    <div className="sticky top-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-b border-edge bg-void px-4 py-2">
      <label className="flex min-w-52 flex-1 items-center gap-2">
        <span className="sr-only">Find a clause</span>
        <input
          type="search"
          value={words}
          placeholder="Find an id or words …"
          className="min-h-11 w-full rounded-lg border border-edge-strong bg-raised px-3 text-base text-ink placeholder:text-soft"
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <nav aria-label="Sections" className="flex gap-1 overflow-x-auto max-sm:w-full">
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
    document.title = clause ? `${clause} · Rules · Spaceline` : 'Rules · Spaceline';
    const named = clause ? document.getElementById(clause) : null;
    named?.scrollIntoView({ block: 'start' });
    named?.focus({ preventScroll: true });
    return () => {
      document.title = 'Spaceline';
    };
  }, [clause, there]);
}

/** Every clause there is: its whole text, its rulings and the tests that show it. */
export default function RulesPage({ clause }: { readonly clause: string }) {
  const { answer, problem } = useLoaded(loadRules);
  const [asked, setAsked] = useState({ words: '', at: clause });
  // Whoever goes to a clause wants to see it, whatever was searched for before.
  const words = asked.at === clause ? asked.words : '';
  useNamed(clause, answer !== undefined);
  const { formats = [], book = [] } = answer ?? {};
  const sheets = useMemo(
    () =>
      formats
        .filter(({ clauses }) => clauses.length > 0)
        .map((format) => ({ format, clauses: clausesOf(format, book) })),
    [formats, book],
  );
  const owner = new Map(
    sheets.flatMap(({ format, clauses }) => clauses.map((each) => [each.id, format.id] as const)).toReversed(),
  );
  // A clause of several formats has one address of its own, in the first of them.
  const anchorIn = (place: string) => (id: string) => ((owner.get(id) ?? place) === place ? id : `${place}-${id}`);
  const found = matching(book, words);
  const base = found.filter(({ sheet }) => sheet === 'base');
  const assisted = found.filter(({ sheet }) => sheet === 'assisted');
  const others = found.filter(({ id, sheet }) => sheet !== 'base' && sheet !== 'assisted' && !owner.has(id));
  const isUnknown = isClauseId(clause) && !book.some(({ id }) => id === clause);
  return (
    <main className="mx-auto flex max-w-4xl flex-col gap-5 px-4 py-6 lg:py-10">
      <header className="flex flex-col gap-3">
        <a
          href="/"
          className="flex items-center gap-2 self-start text-xl font-bold tracking-wide text-ink no-underline"
        >
          <img src="/icon.svg" alt="" width="32" height="32" />
          Spaceline
        </a>
        <h1 className="m-0 text-3xl font-bold lg:text-4xl">Rules</h1>
        <p className="m-0 max-w-2xl leading-relaxed text-soft">
          When the table refuses something, it names the clause that forbids it. Here is every clause, in our own words,
          with what we ruled where the rules leave a gap.
        </p>
        {problem && (
          <p role="alert" className="m-0 rounded-lg border border-bad/70 bg-bad/10 p-3">
            {problem.what}: {problem.why}.
          </p>
        )}
        {answer && isUnknown && (
          <p role="alert" className="m-0 rounded-lg border border-edge bg-raised p-3">
            There is no clause {clause}.
          </p>
        )}
      </header>
      <Finder
        words={words}
        onChange={(typed) => setAsked({ words: typed, at: clause })}
        sections={[
          { id: 'base', name: 'base game', title: 'The base game' },
          ...sheets.map(({ format: { id, name } }) => ({ id: `format-${id}`, name: id, title: name })),
          { id: 'warp-speed', name: 'warp-speed', title: 'Enhanced Premiere and Warp Speed' },
          { id: 'assisted', name: 'assisted', title: 'Assisted tables' },
        ]}
      />
      {!answer && !problem && <p className="text-soft">Opening the rule book …</p>}
      {answer && words.trim() !== '' && (
        <p role="status" className="m-0 text-soft">
          {found.length === 0 ? 'No clause says' : found.length === 1 ? '1 clause says' : `${found.length} clauses say`}{' '}
          “{words.trim()}”.
        </p>
      )}
      {base.length > 0 && (
        <BaseSection
          format={formats.find(({ clauses }) => clauses.length === 0)}
          clauses={base}
          open={words !== ''}
          clause={clause}
          anchorOf={anchorIn('base')}
        />
      )}
      {sheets.map(({ format, clauses }) => {
        const shown = matching(clauses, words);
        return (
          shown.length > 0 && (
            <Section key={format.id} id={`format-${format.id}`} title={format.name} intro={sheetIntro(format)}>
              <Clauses clauses={shown} clause={clause} anchorOf={anchorIn(format.id)} />
            </Section>
          )
        );
      })}
      {others.length > 0 && (
        <Section
          id="warp-speed"
          title="Enhanced Premiere and Warp Speed"
          intro="The sheet of a product and of a sealed format, which cannot be played here yet."
        >
          <Clauses clauses={others} clause={clause} anchorOf={(id) => id} />
        </Section>
      )}
      {assisted.length > 0 && (
        <Section
          id="assisted"
          title="Assisted tables"
          intro="Our own clauses for tables where titles without a program are played. No sheet speaks of them."
        >
          <Clauses clauses={assisted} clause={clause} anchorOf={(id) => id} />
        </Section>
      )}
    </main>
  );
}
