import { kindWords } from '@spaceline/art';
import type { ReactNode } from 'react';
import { t } from '../i18n/t.ts';
import { CardFace } from '../faces/card-face.tsx';
import { CitedText } from '../parts/cited-text.tsx';
import type { Title } from './titles.ts';

const playedWords = ({ status, why }: Title): string => {
  if (status === 'written') return t('Its text is a program: the table carries it out in every format that allows it.');
  if (status === 'plain') return t('It says nothing beyond its facts: it is played by the rules at every table.');
  return why
    ? t('It is played by agreement at assisted tables [A-1]: {why}.', { why })
    : t('It is played by agreement at assisted tables [A-1].');
};

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
      {sets.length > 0 && <p className="m-0 text-soft">{t('Printed in {sets}.', { sets: sets.join(', ') })}</p>}
    </section>
  );
}
