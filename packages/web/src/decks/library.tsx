import { blankFace } from '@spaceline/art';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../i18n/t.ts';
import type { Face } from '../faces/face.ts';
import { Picture } from '../faces/picture.tsx';
import { fileText } from '../pages/file-text.ts';
import { checkDeckList, problemOf } from '../net/api.ts';
import type { DeckList, StarterDeck } from '../net/api.ts';
import { forgetKept } from '../people/store.ts';
import { formatWords } from '../parts/format-words.ts';
import { SiteHeader } from '../parts/site-header.tsx';
import { forgetDeck, keepDeck, keptDecks } from './kept-decks.ts';
import type { KeptDeck } from './kept-decks.ts';

interface Shelf {
  readonly faceOf: (id: string) => Face;
}

/** A deck is recognised by its line of worlds. */
function DeckCard({
  href,
  name,
  words,
  deck,
  faceOf,
}: Shelf & {
  readonly href: string;
  readonly name: string;
  readonly words: ReactNode;
  readonly deck: DeckList;
}) {
  return (
    <a href={href} className="panel flex h-full flex-col gap-2 p-4 text-ink no-underline hover:border-edge-strong">
      <span className="flex -space-x-1">
        {deck.missions.map((id, at) => (
          <span key={`${id} ${at}`} className="size-11 overflow-hidden rounded-full" title={faceOf(id).title}>
            <Picture face={faceOf(id)} />
          </span>
        ))}
      </span>
      <b className="font-(family-name:--display) text-lg font-semibold">{name}</b>
      <span className="text-soft">{words}</span>
      <span className="mt-auto text-sm text-soft tabular-nums">
        {t('{missions} missions · {seeds} seeds · {draw} to draw', {
          missions: deck.missions.length,
          seeds: deck.seeds.length,
          draw: deck.draw.length,
        })}
      </span>
    </a>
  );
}

const nameOf = (text: string): string => /^title:\s*(.+)$/im.exec(text)?.[1]?.trim().slice(0, 40) ?? t('Imported deck');

/** A list from elsewhere becomes a deck of one's own; what could not be read is told. */
function Import() {
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  const open = (list: string) =>
    checkDeckList(list, 'open').then(
      ({ deck, problems }) => {
        const count = deck.missions.length + deck.seeds.length + deck.draw.length;
        if (count === 0) return setTold(problems[0]?.words ?? t('No card could be read in this list.'));
        const { id } = keepDeck(
          { id: crypto.randomUUID().slice(0, 8), name: nameOf(list), format: 'open', deck },
          Date.now(),
        );
        location.assign(`#/decks/own/${id}`);
      },
      (error: unknown) => setTold(problemOf(error).why),
    );
  return (
    <details className="panel p-4">
      <summary className="min-h-8 font-semibold">{t('Bring a deck list')}</summary>
      <div className="mt-2 flex flex-col gap-3">
        <textarea
          aria-label={t('Deck list')}
          rows={6}
          spellCheck={false}
          value={text}
          placeholder={t('Paste it here: one card a line, with the headings Missions, Seed deck and Draw deck.')}
          className="rounded-lg border border-edge-strong bg-void p-3 font-mono text-sm text-ink placeholder:text-soft"
          onChange={({ target }) => setText(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <button type="button" className="btn btn-main" disabled={text.trim() === ''} onClick={() => void open(text)}>
            {t('Open it in the builder')}
          </button>
          <label className="btn has-focus-visible:outline-3">
            {t('Open a file …')}
            <input
              type="file"
              className="sr-only"
              accept=".txt,.dek,.json,text/plain"
              onChange={({ target }) => void fileText(target.files?.[0]).then(open)}
            />
          </label>
        </div>
        <p role="status" className="m-0 text-soft">
          {told}
        </p>
      </div>
    </details>
  );
}

/** All decks there are to look into: one's own and the starter decks. */
export function DeckLibrary({
  starters,
  faces,
}: {
  readonly starters: readonly StarterDeck[];
  readonly faces: ReadonlyMap<string, Face>;
}) {
  const [own, setOwn] = useState<readonly KeptDeck[]>(keptDecks);
  const faceOf = (id: string): Face => faces.get(id) ?? blankFace(id);
  return (
    <div className="mx-auto max-w-300 px-4 pb-10">
      <SiteHeader here="decks">
        <a className="btn btn-main no-underline" href="#/decks/new">
          {t('New deck')}
        </a>
      </SiteHeader>
      <main className="mt-4 flex flex-col gap-8">
        <h1 className="m-0 font-(family-name:--display) text-3xl font-semibold">{t('Decks')}</h1>
        <section aria-labelledby="own-decks" className="flex flex-col gap-3">
          <h2 id="own-decks" className="m-0 text-xl font-semibold">
            {t('Your decks')}
          </h2>
          {own.length === 0 && (
            <p className="m-0 text-soft">
              {t('None yet. Open one of the starter decks and change it, or bring a list.')}
            </p>
          )}
          <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 lg:grid-cols-3">
            {own.map(({ id, name, format, deck }) => (
              <li key={id} className="relative">
                <DeckCard
                  href={`#/decks/own/${id}`}
                  name={name}
                  words={t('For {format}', { format: formatWords(format) })}
                  deck={deck}
                  faceOf={faceOf}
                />
                <button
                  type="button"
                  className="btn btn-quiet absolute top-1 right-1 min-h-11 px-3 text-sm"
                  aria-label={t('Throw {name} away', { name })}
                  onClick={() => {
                    if (!confirm(t('Throw the deck "{name}" away for good?', { name }))) return;
                    forgetDeck(id);
                    forgetKept('decks', id);
                    setOwn(keptDecks());
                  }}
                >
                  {t('Throw away')}
                </button>
              </li>
            ))}
          </ul>
          <Import />
        </section>
        <section aria-labelledby="starter-decks" className="flex flex-col gap-3">
          <h2 id="starter-decks" className="m-0 text-xl font-semibold">
            {t('Starter decks')}
          </h2>
          <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 lg:grid-cols-3">
            {starters.map(({ id, title, description, deck }) => (
              <li key={id}>
                <DeckCard
                  href={`#/decks/starter/${id}`}
                  name={title}
                  words={<span lang="en">{description}</span>}
                  deck={deck}
                  faceOf={faceOf}
                />
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}
