import { termIds } from '@spaceline/art';
import { language } from '../i18n/language.ts';
import { t } from '../i18n/t.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { Marked } from '../rule-book/marked.tsx';
import { glossary } from './glossary.ts';

/** All words of the rules in the language of the reader, in their order; those in which every sought word occurs. */
function entriesFor(words: string) {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  return termIds
    .map((term) => ({
      term,
      word: t(glossary[term].word),
      means: t(glossary[term].means),
      clause: glossary[term].clause,
    }))
    .filter(({ word, means, clause }) => {
      const all = `${word} ${means} ${clause}`.toLowerCase();
      return sought.every((each) => all.includes(each));
    })
    .toSorted((one, other) => one.word.localeCompare(other.word, language()));
}

/** On the rules page: what is explained everywhere else, in one list. */
export function GlossarySection({ words }: { readonly words: string }) {
  const entries = entriesFor(words);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="glossary" className="panel p-3 sm:p-5">
      <h2 id="glossary" tabIndex={-1} className="m-0 scroll-mt-32 px-3 text-2xl font-bold outline-none">
        {t('Glossary')}
      </h2>
      <p className="m-0 mb-3 px-3 text-soft">
        {t('The words of the rules, in short. Where they are underlined with dots, a touch explains them.')}
      </p>
      <dl className="m-0 grid gap-x-6 gap-y-3 px-3 sm:grid-cols-2">
        {entries.map(({ term, word, means, clause }) => (
          <div key={term} data-entry={term}>
            <dt className="font-semibold">
              <Marked text={word} />
            </dt>
            <dd className="m-0 text-soft">
              <Marked text={means} /> <CitedText text={clause} here />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
