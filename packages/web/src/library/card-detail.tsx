import { t } from '../i18n/t.ts';
import { CardFace } from '../faces/card-face.tsx';
import { CitedText } from '../parts/cited-text.tsx';
import { cardAddress, playedWords } from './card-words.ts';
import type { Title } from './titles.ts';

/** A card large, with where it comes from, and the way to all that is to be said of it. */
export function CardDetail({ title }: { readonly title: Title }) {
  const { face, sets, version, edition } = title;
  const from = [...sets, ...(version === undefined ? [] : [version]), ...(edition === 2 ? ['Second Edition'] : [])];
  return (
    <section aria-label={t('About {title}', { title: face.title })} className="flex flex-col gap-3">
      {/* The face has its own heading, one level below. */}
      <h2 className="sr-only">{t('The card')}</h2>
      <div className="w-full max-w-75 self-center">
        <CardFace face={face} size="large" />
      </div>
      <a className="btn no-underline" href={cardAddress(face.id)}>
        {t('How it plays')}
      </a>
      <p className="m-0 text-soft">
        <CitedText text={playedWords(title)} />
      </p>
      {from.length > 0 && (
        <p className="m-0 text-soft" lang="en">
          {from.join(' · ')}
        </p>
      )}
    </section>
  );
}
