import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { t } from '../i18n/t.ts';
import { loadTitles } from '../library/titles.ts';
import { loadDecks, loadFormats } from '../net/api.ts';
import type { StarterDeck } from '../net/api.ts';
import { SiteHeader } from '../parts/site-header.tsx';
import { namePage } from '../parts/page-title.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { emptyDraft } from '../sealed/draft.ts';
import { DeckBuilder } from './builder.tsx';
import { keptDeck } from './kept-decks.ts';
import { DeckLibrary } from './library.tsx';
import { readShared } from './shared-deck.ts';
import type { OpenedDeck } from './use-deck.ts';

const load = async () => {
  const [titles, starters, formats] = await Promise.all([loadTitles(), loadDecks(), loadFormats()]);
  return { titles, starters, formats: formats.filter(({ sealed }) => !sealed) };
};

interface Opening {
  readonly opened: OpenedDeck;
  readonly about?: ReactNode;
}

/** The deck an address names; why not, where it names none. */
function openingOf(address: string, starters: readonly StarterDeck[]): Opening | string {
  const [, kind = '', rest = ''] = /^(new|own|starter|shared)[/?]?(.*)$/.exec(address) ?? [];
  if (kind === 'new') return { opened: { name: t('New deck'), format: 'open', deck: emptyDraft } };
  if (kind === 'own') {
    const kept = keptDeck(rest);
    return kept
      ? { opened: kept }
      : t('This browser keeps no such deck: it was thrown away, or kept in another browser.');
  }
  if (kind === 'starter') {
    const starter = starters.find(({ id }) => id === rest);
    if (!starter) return t('There is no such starter deck.');
    const { title, description, deck } = starter;
    return { opened: { name: title, format: 'open', deck }, about: <span lang="en">{description}</span> };
  }
  const shared = readShared(rest);
  return shared
    ? { opened: shared, about: t('Somebody shared this deck with you.') }
    : t('The link to this deck is not whole: perhaps it was cut when it was sent.');
}

/** Decks: the library, and the builder for the one that the address names. */
export default function DecksPage({ address }: { readonly address: string }) {
  const { answer, problem } = useLoaded(load);
  useEffect(() => namePage(t('Decks · Spaceline')), []);
  const faces = useMemo(() => new Map(answer?.titles.map(({ face }) => [face.id, face])), [answer]);
  const opening = answer && address !== '' ? openingOf(address, answer.starters) : undefined;
  if (answer && opening === undefined) return <DeckLibrary starters={answer.starters} faces={faces} />;
  if (answer && typeof opening === 'object')
    return <DeckBuilder {...opening} titles={answer.titles} formats={answer.formats} />;
  const why = problem ? `${problem.what}: ${problem.why}.` : typeof opening === 'string' ? opening : undefined;
  return (
    <div className="mx-auto max-w-300 px-4">
      <SiteHeader here="decks" />
      <main className="flex flex-col gap-4 py-6">
        {why === undefined ? (
          <p className="m-0 text-soft">{t('Fetching the decks …')}</p>
        ) : (
          <>
            <p role="alert" className="m-0 rounded-lg border border-bad/70 bg-bad/10 p-3">
              {why}
            </p>
            <a className="btn self-start no-underline" href="#/decks">
              {t('All decks')}
            </a>
          </>
        )}
      </main>
    </div>
  );
}
