import { kindWords } from '@spaceline/art';
import type { ReactNode } from 'react';
import { t } from '../i18n/t.ts';
import { CardFace } from '../faces/card-face.tsx';
import { CitedText } from '../parts/cited-text.tsx';
import { loadLaw } from '../net/api.ts';
import type { Law } from '../net/api.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { Rulings } from '../rule-book/rulings.tsx';
import { chaptersFor, saidOf } from './how-it-plays.ts';
import type { Title } from './titles.ts';

const playedWords = ({ status, why }: Title): string => {
  if (status === 'written') return t('Its text is a program: the table carries it out in every format that allows it.');
  if (status === 'plain') return t('It says nothing beyond its facts: it is played by the rules at every table.');
  return why
    ? t('It is played by agreement at assisted tables [A-1]: {why}.', { why })
    : t('It is played by agreement at assisted tables [A-1].');
};

let law: Promise<Law> | undefined;
/** Asked for once; who could not get it asks again with the next card. */
const loadLawOnce = (): Promise<Law> => {
  law ??= loadLaw().catch((error: unknown) => {
    law = undefined;
    throw error;
  });
  return law;
};

/** What the rule book has to say of this card, with the way there. */
function HowItPlays({ title: { face } }: { readonly title: Title }) {
  const { answer } = useLoaded(loadLawOnce);
  if (!answer) return null;
  const said = saidOf(face, answer);
  const chapters = chaptersFor(face, answer);
  return (
    <section aria-label={t('How it plays')} className="flex flex-col gap-2">
      <h3 className="m-0 text-lg font-semibold">{t('How it plays')}</h3>
      {said.map(({ clause, rulings }) => (
        <div key={clause.id} className="text-sm">
          <p className="m-0 text-soft" lang="en">
            <a className="text-mine underline" href={`/rules#${clause.id}`}>
              {clause.id}
            </a>{' '}
            <CitedText text={clause.text} />
          </p>
          <Rulings rulings={rulings} />
        </div>
      ))}
      {chapters.length > 0 && (
        <p className="m-0 text-sm text-soft">
          {t('In the rules:')}{' '}
          {chapters.map(({ id, chapter }, at) => (
            <span key={id} lang="en">
              {at > 0 && ' · '}
              <a className="text-mine underline" href={`/rules#${id}`}>
                {chapter}
              </a>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** A card large, with where it comes from and how it is played here. */
export function CardDetail({ title, children }: { readonly title: Title; readonly children?: ReactNode }) {
  const { face, sets, version, edition } = title;
  return (
    <section aria-label={t('About {title}', { title: face.title })} className="flex flex-col gap-3">
      {/* The face has its own heading, one level below. */}
      <h2 className="sr-only">{t('The card')}</h2>
      <div className="w-full max-w-75 self-center">
        <CardFace face={face} size="large" />
      </div>
      {children}
      <p className="m-0" lang="en">
        {kindWords(face)}
        {version === undefined ? '' : ` · ${version}`}
        {edition === 2 ? ' · Second Edition' : ''}
      </p>
      <p className="m-0 text-soft">
        <CitedText text={playedWords(title)} />
      </p>
      <HowItPlays title={title} />
      {sets.length > 0 && <p className="m-0 text-soft">{t('Printed in {sets}.', { sets: sets.join(', ') })}</p>}
    </section>
  );
}
