import type { Face } from '../faces/face.ts';
import { t } from '../i18n/t.ts';
import { loadLaw } from '../net/api.ts';
import type { Law } from '../net/api.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { Rulings } from '../rule-book/rulings.tsx';
import { chaptersFor, saidOf } from './how-it-plays.ts';

let law: Promise<Law> | undefined;
/** Asked for once; who could not get it asks again with the next card. */
const loadLawOnce = (): Promise<Law> => {
  law ??= loadLaw().catch((error: unknown) => {
    law = undefined;
    throw error;
  });
  return law;
};

/** What the rule book has to say of a card, with the way there. */
export function ClausesOf({ face }: { readonly face: Face }) {
  const { answer } = useLoaded(loadLawOnce);
  if (!answer) return null;
  const said = saidOf(face, answer);
  const chapters = chaptersFor(face, answer);
  if (said.length + chapters.length === 0) return null;
  return (
    <section aria-label={t('The clauses it stands on')}>
      <h2 className="m-0 mb-2 text-xl font-semibold">{t('The clauses it stands on')}</h2>
      <ul className="card-clauses list-none p-0">
        {said.map(({ clause, rulings }) => (
          <li key={clause.id}>
            <a className="font-semibold text-mine underline underline-offset-2" href={`/rules#${clause.id}`}>
              {clause.id}
            </a>
            <div>
              <p className="m-0 leading-normal text-soft" lang="en">
                <CitedText text={clause.text} />
              </p>
              <Rulings rulings={rulings} />
            </div>
          </li>
        ))}
        {chapters.map(({ id, chapter }) => (
          <li key={id} lang="en">
            <a className="font-semibold text-mine underline underline-offset-2" href={`/rules#${id}`}>
              {id.replace(/\.\d+.*$/, '')}
            </a>
            <span className="text-soft">{chapter.replace(/^\d+\.\s*/, '')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
