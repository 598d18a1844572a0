import { formatById } from '@spaceline/formats';
import type { HouseDraft } from '@spaceline/formats';
import type { Reading, Topic } from '@spaceline/formats/topics';
import { useId } from 'react';
import { CitedText } from '../parts/cited-text.tsx';
import { drop, rivals, toggle } from './format-draft.ts';
import { t } from '../i18n/t.ts';

interface Props {
  readonly draft: HouseDraft;
  readonly held: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onChange: (draft: HouseDraft) => void;
}

const listed = (ids: readonly string[]): string =>
  ids.length < 2 ? ids.join('') : t('{some} and {last}', { some: ids.slice(0, -1).join(', '), last: ids.at(-1) ?? '' });

/** How a rule differs from the format that was begun with. */
const change = ({ over }: HouseDraft, { clauses }: Reading, ticked: boolean): 'added' | 'left out' | undefined => {
  const base = formatById(over)?.clauses.map(({ id }) => id) ?? [];
  const isOfBase = clauses.some(({ id }) => base.includes(id));
  if (ticked === isOfBase) return undefined;
  return ticked ? 'added' : 'left out';
};

/** One rule with its box, and what it cannot hold beside. */
function ReadingRow({ reading, draft, held, disabled, onChange }: Props & { readonly reading: Reading }) {
  const id = useId();
  const { clauses } = reading;
  const ticked = clauses.some((clause) => held.has(clause.id));
  const against = rivals(draft, reading);
  const clash = ticked && against.length > 0;
  const changed = change(draft, reading, ticked);
  const own = clauses.filter((clause) => held.has(clause.id)).map((clause) => clause.id);
  return (
    <li
      className={`rounded-lg border ${clash ? 'border-bad bg-bad/10' : ticked ? 'border-gold/50 bg-gold/10' : 'border-edge'}`}
    >
      <label className={`flex items-start gap-3 p-3 ${disabled ? 'opacity-60' : ''}`}>
        <input
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 accent-gold"
          checked={ticked}
          disabled={disabled}
          aria-labelledby={`${id}-title ${id}-ids`}
          aria-describedby={`${id}-text`}
          onChange={() => onChange(toggle(draft, reading))}
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b id={`${id}-title`} className="inline-block first-letter:uppercase">
              {clauses[0].title}
            </b>
            <span id={`${id}-ids`} className="flex flex-wrap gap-1">
              {clauses.map((clause) => (
                <span key={clause.id} className={`badge ${held.has(clause.id) ? 'border-gold text-gold' : ''}`}>
                  {clause.id}
                </span>
              ))}
            </span>
            {changed && (
              <span className={`badge ${changed === 'added' ? 'text-good' : 'text-theirs'}`}>{t(changed)}</span>
            )}
          </span>
          <span id={`${id}-text`} className={`mt-1 block leading-relaxed ${ticked ? '' : 'text-soft'}`}>
            <CitedText text={clauses[0].text} />
          </span>
          {!ticked && against.length > 0 && (
            <span className="mt-1 block text-sm text-soft">
              {t('Cannot hold beside {clauses}.', { clauses: listed(against) })}
            </span>
          )}
        </span>
      </label>
      {clash && (
        <div role="alert" data-clash className="flex flex-wrap items-center gap-2 px-3 pb-3 pl-12">
          <span className="font-semibold text-bad">
            {t('{these} and {those} contradict each other.', { these: listed(own), those: listed(against) })}
          </span>
          <button type="button" className="btn min-h-10 text-sm" onClick={() => onChange(drop(draft, against))}>
            {t('Keep only {clauses}', { clauses: listed(own) })}
          </button>
        </div>
      )}
    </li>
  );
}

const tickedIn = ({ readings }: Topic, held: Props['held']): number =>
  readings.filter(({ clauses }) => clauses.some((clause) => held.has(clause.id))).length;

/** What the sheets say on one topic: rules that contradict each other stand together. */
export function TopicSection({ topic, ...props }: Props & { readonly topic: Topic }) {
  const id = useId();
  const { title, readings } = topic;
  return (
    <section aria-labelledby={id} data-topic={title} className="panel scroll-mt-20 p-3 sm:p-5">
      <h2 id={id} className="m-0 mb-3 flex items-center gap-3 text-xl font-bold">
        {title}
        <span className="badge font-normal">
          {t('{count} of {total}', { count: tickedIn(topic, props.held), total: readings.length })}
        </span>
      </h2>
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {readings.map((reading) => (
          <ReadingRow key={reading.clauses[0].id} reading={reading} {...props} />
        ))}
      </ul>
    </section>
  );
}

/** The way to a topic, and how much of it holds. */
export function TopicTabs({ topics, held }: { readonly topics: readonly Topic[]; readonly held: Props['held'] }) {
  return (
    <nav
      aria-label={t('Topics')}
      className="sticky top-0 z-10 -mx-4 flex min-w-0 gap-1 overflow-x-auto border-b border-edge bg-void px-4 py-2 lg:order-first lg:col-span-2 lg:mx-0 lg:rounded-xl lg:border lg:bg-deep lg:px-2"
    >
      {topics.map((topic) => (
        <button
          key={topic.title}
          type="button"
          className="btn min-h-10 shrink-0 px-3 text-sm whitespace-nowrap"
          onClick={() => document.querySelector(`[data-topic="${topic.title}"]`)?.scrollIntoView()}
        >
          {topic.title}
          <span className="text-soft">{tickedIn(topic, held)}</span>
        </button>
      ))}
    </nav>
  );
}
