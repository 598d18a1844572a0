import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { loadAssistedClauses, loadClauses, loadFormats, problemOf } from '../net/api.ts';
import type { ClauseTitle, FormatClause, FormatSheet } from '../net/api.ts';
import type { Problem } from '../net/wire.ts';
import { Chevron } from '../parts/chevron.tsx';
import { isClauseId } from '../parts/cited.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { chapters, matching, sheetIntro } from './rule-book.ts';

interface Rules {
  readonly formats: readonly FormatSheet[];
  readonly base: readonly ClauseTitle[];
  /** Our own, about assisted tables. */
  readonly assisted: readonly FormatClause[];
}

function useRules(): { readonly rules: Rules | undefined; readonly problem: Problem | undefined } {
  const [rules, setRules] = useState<Rules>();
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    Promise.all([loadFormats(), loadClauses(), loadAssistedClauses()]).then(
      ([formats, base, assisted]) => setRules({ formats, base, assisted }),
      (error: unknown) => setProblem(problemOf(error)),
    );
  }, []);
  return { rules, problem };
}

/** One clause. The id is its address. */
function Clause({
  id,
  anchor,
  named,
  children,
}: {
  readonly id: string;
  readonly anchor: string;
  readonly named: boolean;
  readonly children: ReactNode;
}) {
  return (
    <li
      id={anchor}
      tabIndex={-1}
      aria-current={named ? 'true' : undefined}
      className={`grid scroll-mt-20 outline-none gap-x-4 gap-y-0.5 rounded-lg border px-3 py-2 sm:grid-cols-[6rem_1fr] ${named ? 'border-gold bg-gold/10' : 'border-transparent'}`}
    >
      <a
        href={`#${anchor}`}
        className="self-start py-0.5 font-semibold text-mine no-underline hover:underline"
        aria-label={`Clause ${id}`}
      >
        {id}
      </a>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

const list = 'm-0 flex list-none flex-col gap-0.5 p-0';

function FormatSection({
  format,
  shown,
  isFirst,
  clause,
}: {
  readonly format: FormatSheet;
  readonly shown: readonly FormatClause[];
  /** Whether this is the first section with the clause: a clause of several formats has one anchor. */
  readonly isFirst: (id: string) => boolean;
  readonly clause: string;
}) {
  return (
    <section aria-labelledby={`format-${format.id}`} className="panel p-3 sm:p-5">
      <h2 id={`format-${format.id}`} className="m-0 scroll-mt-20 px-3 text-2xl font-bold">
        {format.name}
      </h2>
      <p className="m-0 mb-2 px-3 text-soft">{sheetIntro(format)}</p>
      <ol className={list}>
        {shown.map(({ id, title, text }) => {
          const anchor = isFirst(id) ? id : `${format.id}-${id}`;
          return (
            <Clause key={id} id={id} anchor={anchor} named={anchor === clause}>
              <h3 className="m-0 text-base font-semibold first-letter:uppercase">{title}</h3>
              <p className="m-0 leading-relaxed text-soft">
                <CitedText text={text} />
              </p>
            </Clause>
          );
        })}
      </ol>
    </section>
  );
}

function BaseSection({
  base,
  told,
  clause,
  open,
}: {
  readonly base: readonly ClauseTitle[];
  /** Clauses whose text stands in the section of a format. */
  readonly told: ReadonlyMap<string, string>;
  readonly clause: string;
  readonly open: boolean;
}) {
  return (
    <section aria-labelledby="base" className="panel p-3 sm:p-5">
      <h2 id="base" className="m-0 scroll-mt-20 px-3 text-2xl font-bold">
        The base game
      </h2>
      <p className="m-0 mb-2 px-3 text-soft">
        These clauses hold in every format, where no sheet says otherwise. Each is named by its first words.
      </p>
      <div className="flex flex-col gap-1">
        {chapters(base).map(({ chapter, clauses }) => (
          <details
            key={`${chapter} ${open}`}
            open={open || clauses.some(({ id }) => id === clause)}
            className="rounded-lg border border-edge"
          >
            <summary className="flex min-h-11 items-center gap-2 px-3">
              <b>Chapter {chapter}</b>
              <span className="min-w-0 flex-1 truncate text-soft">{clauses[0]?.title}</span>
              <span className="badge">{clauses.length}</span>
              <Chevron />
            </summary>
            <ol className={`${list} pb-2`}>
              {clauses.map(({ id, title }) => (
                <Clause key={id} id={id} anchor={told.has(id) ? `base-${id}` : id} named={id === clause}>
                  {title}
                </Clause>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </section>
  );
}

function AssistedSection({ shown, clause }: { readonly shown: readonly FormatClause[]; readonly clause: string }) {
  return (
    <section aria-labelledby="assisted" className="panel p-3 sm:p-5">
      <h2 id="assisted" className="m-0 scroll-mt-20 px-3 text-2xl font-bold">
        Assisted tables
      </h2>
      <p className="m-0 mb-2 px-3 text-soft">
        Our own clauses for tables where titles without a program are played. No sheet speaks of them.
      </p>
      <ol className={list}>
        {shown.map(({ id, title, text }) => (
          <Clause key={id} id={id} anchor={id} named={id === clause}>
            <h3 className="m-0 text-base font-semibold">{title}</h3>
            <p className="m-0 leading-relaxed text-soft">{text}</p>
          </Clause>
        ))}
      </ol>
    </section>
  );
}

/** The text of every clause a refusal can name. */
export function RulesPage({ clause }: { readonly clause: string }) {
  const { rules, problem } = useRules();
  const [words, setWords] = useState('');
  useEffect(() => {
    document.title = clause ? `${clause} · Rules · Spaceline` : 'Rules · Spaceline';
    const named = clause ? document.getElementById(clause) : null;
    named?.scrollIntoView({ block: 'center' });
    named?.focus({ preventScroll: true });
    return () => {
      document.title = 'Spaceline';
    };
  }, [clause, rules]);
  const formats = rules?.formats ?? [];
  const owner = new Map(
    formats.flatMap(({ id, clauses }) => clauses.map((each) => [each.id, id] as const)).toReversed(),
  );
  const told = [...(rules?.base ?? []), ...(rules?.assisted ?? [])];
  const isUnknown = isClauseId(clause) && !owner.has(clause) && !told.some(({ id }) => id === clause);
  const assisted = matching(rules?.assisted ?? [], words);
  const base = matching(rules?.base ?? [], words);
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
          When the table refuses something, it names the clause that forbids it. Here is every clause, in our own words.
        </p>
        {problem && (
          <p role="alert" className="m-0 rounded-lg border border-bad/70 bg-bad/10 p-3">
            {problem.what}: {problem.why}.
          </p>
        )}
        {rules && isUnknown && (
          <p role="alert" className="m-0 rounded-lg border border-edge bg-raised p-3">
            There is no clause {clause}.
          </p>
        )}
      </header>
      <div className="sticky top-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-b border-edge bg-void px-4 py-2">
        <label className="flex min-w-52 flex-1 items-center gap-2">
          <span className="sr-only">Find a clause</span>
          <input
            type="search"
            value={words}
            placeholder="Find: OTF-4.1, download, bonus …"
            className="min-h-11 w-full rounded-lg border border-edge-strong bg-raised px-3 text-base text-ink placeholder:text-soft"
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <nav aria-label="Sections" className="flex gap-1 overflow-x-auto max-sm:w-full">
          {formats.map(({ id, name }) => (
            <a key={id} className="btn min-h-10 shrink-0 px-3 text-sm no-underline" href={`#format-${id}`} title={name}>
              {id}
            </a>
          ))}
          <a className="btn min-h-10 shrink-0 px-3 text-sm no-underline" href="#assisted">
            assisted
          </a>
          <a className="btn min-h-10 shrink-0 px-3 text-sm no-underline" href="#base">
            base game
          </a>
        </nav>
      </div>
      {!rules && !problem && <p className="text-soft">Opening the rule book …</p>}
      {formats.map((format) => {
        const shown = matching(format.clauses, words);
        return (
          (shown.length > 0 || words === '') && (
            <FormatSection
              key={format.id}
              format={format}
              shown={shown}
              isFirst={(id) => owner.get(id) === format.id}
              clause={clause}
            />
          )
        );
      })}
      {assisted.length > 0 && <AssistedSection shown={assisted} clause={clause} />}
      {base.length > 0 && <BaseSection base={base} told={owner} clause={clause} open={words !== ''} />}
      {rules &&
        words !== '' &&
        base.length + assisted.length === 0 &&
        formats.every(({ clauses }) => matching(clauses, words).length === 0) && (
          <p className="text-soft">No clause says “{words}”.</p>
        )}
    </main>
  );
}
