import { kindWords } from '@spaceline/art';
import { useEffect } from 'react';
import './card-page.css';
import { keptDecks } from '../decks/kept-decks.ts';
import { CardFace } from '../faces/card-face.tsx';
import { Emblem } from '../faces/emblem.tsx';
import { typeOf } from '../faces/face.ts';
import { Linked } from '../glossary/linked.tsx';
import { t } from '../i18n/t.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon.tsx';
import { namePage } from '../parts/page-title.ts';
import { Pictured } from '../parts/pictured.tsx';
import { copiesIn } from '../sealed/draft.ts';
import { cardAddress, playedWords } from './card-words.ts';
import { ClausesOf } from './clauses-of.tsx';
import { around, neighbours, partWords, parts, partsOf, stoppedBy } from './sentences.ts';
import type { Part } from './sentences.ts';
import type { Title } from './titles.ts';

const partIcons: Readonly<Record<Part, IconName>> = { when: 'clock', does: 'on', fails: 'close', stops: 'disabled' };

/** The text, sentence by sentence under what it is about; and which other cards stop it. */
function HowItPlays({ title, titles }: { readonly title: Title; readonly titles: readonly Title[] }) {
  const { face } = title;
  const said = partsOf(face.text);
  const stops = stoppedBy(face, titles);
  const shown = parts.filter((part) => said[part].length > 0 || (part === 'stops' && stops.length > 0));
  return (
    <section aria-label={t('How it plays')} className="min-w-0">
      <h2 className="m-0 mb-3 font-(family-name:--display) text-3xl font-semibold">{t('How it plays')}</h2>
      <dl className="card-parts">
        {shown.map((part) => (
          <div key={part}>
            <dt>
              <Icon name={partIcons[part]} />
              {t(partWords[part])}
            </dt>
            <dd lang="en">
              <Linked text={said[part].join(' ')} english />
              {part === 'stops' &&
                stops.map(({ face: { id, title: name } }) => (
                  <span key={id}>
                    {' '}
                    <a className="text-mine underline underline-offset-2" href={cardAddress(id)}>
                      {name}
                    </a>{' '}
                    {t('nullifies it.')}
                  </span>
                ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <Icon name="check" />
            {t('At the table')}
          </dt>
          <dd>
            <CitedText text={playedWords(title)} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Facts({ title: { face, sets, version, edition } }: { readonly title: Title }) {
  const decks = keptDecks().flatMap(({ id, name, deck }) => {
    const copies = copiesIn(deck, face.id);
    return copies > 0 ? [{ id, name, copies }] : [];
  });
  return (
    <dl className="card-facts">
      <dt>{t('Kind')}</dt>
      <dd lang="en">
        {kindWords(face)}
        {version === undefined ? '' : ` · ${version}`}
        {edition === 2 ? ' · Second Edition' : ''}
      </dd>
      {sets.length > 0 && (
        <>
          <dt>{t('Set')}</dt>
          <dd lang="en">{sets.join(', ')}</dd>
        </>
      )}
      {decks.length > 0 && (
        <>
          <dt>{t('Your decks')}</dt>
          <dd>
            {decks.map(({ id, name, copies }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <a className="text-mine underline underline-offset-2" href={`#/decks/own/${id}`}>
                  {name}
                </a>
                {copies > 1 && ` ×${copies}`}
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}

/** One card by its address: large, what it does, what the rules say of it, and the cards around it. */
export function CardPage({ title, titles }: { readonly title: Title; readonly titles: readonly Title[] }) {
  const { face } = title;
  const { before, after } = neighbours(title, titles);
  const others = around(face, titles);
  useEffect(() => {
    namePage(`${face.title} · Spaceline`);
    scrollTo({ top: 0 });
  }, [face]);
  return (
    <main className="mt-2 flex flex-col gap-4">
      <nav aria-label={t('Where this card is')} className="card-path">
        <a href="#/cards">{t('Cards')}</a>
        <Icon name="on" size={14} />
        <span className="inline-flex items-center gap-1.5" lang="en">
          <Emblem name={typeOf(face)} size={15} />
          {typeOf(face)}
        </span>
        <Icon name="on" size={14} />
        <b>{face.title}</b>
        <span className="flex-1" />
        {before && (
          <a href={cardAddress(before.face.id)} rel="prev">
            <Icon name="back" size={16} />
            {before.face.title}
          </a>
        )}
        {after && (
          <a href={cardAddress(after.face.id)} rel="next">
            {after.face.title}
            <Icon name="on" size={16} />
          </a>
        )}
      </nav>
      <div className="card-page">
        <div className="flex flex-col gap-4">
          <h1 className="sr-only">{face.title}</h1>
          <h2 className="sr-only">{t('The card')}</h2>
          <div className="w-full max-w-90 self-center">
            <CardFace face={face} size="large" />
          </div>
          <Facts title={title} />
        </div>
        <HowItPlays title={title} titles={titles} />
        <div className="flex min-w-0 flex-col gap-6">
          <ClausesOf face={face} />
          {others.length > 0 && (
            <section aria-label={t('Cards around it')}>
              <h2 className="m-0 mb-2 text-xl font-semibold">{t('Cards around it')}</h2>
              <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3 p-0">
                {others.map((other) => (
                  <li key={other.face.id}>
                    <a className="block h-44 w-30 text-ink no-underline" href={cardAddress(other.face.id)}>
                      <Pictured label={other.face.title}>
                        <CardFace face={other.face} />
                      </Pictured>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </main>
  );
}
