import { blankFace } from '@spaceline/art';
import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { many, t } from '../i18n/t.ts';
import type { Face } from '../faces/face.ts';
import { Picture } from '../faces/picture.tsx';
import { ListDialog } from '../pages/list-dialog.tsx';
import type { DeckList, DeckReport, StarterDeck } from '../net/api.ts';
import { keptNews, onKept } from '../net/kept-news.ts';
import type { Problem } from '../net/wire.ts';
import { formatWords } from '../parts/format-words.ts';
import { SiteHeader } from '../parts/site-header.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { forgetDeck, keepDeck, keptDecks } from './kept-decks.ts';

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
      <span className="world-line relative grid auto-cols-fr grid-flow-col justify-items-center before:absolute before:inset-x-0 before:top-1/2 before:border-t before:border-mine/40">
        {deck.missions.map((id, at) => (
          <span key={`${id} ${at}`} className="mission-world" title={faceOf(id).title}>
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

/** Keeps what a list says as a deck of one's own, under the name it gives itself. */
function keepImported(list: string, deck: DeckList): string {
  const { id } = keepDeck(
    { id: crypto.randomUUID().slice(0, 8), name: nameOf(list), format: 'open', deck },
    Date.now(),
  );
  return id;
}

/** A list from elsewhere becomes a deck of one's own, as far as it was understood. */
function Import() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const { isOpen, open, close, frame } = useDialog();
  const bring = ({ deck }: DeckReport) => {
    const id = keepImported(text, deck);
    close();
    location.assign(`#/decks/own/${id}`);
  };
  return (
    <>
      <button type="button" className="btn" onClick={open}>
        {t('Bring a deck list')}
      </button>
      {isOpen && (
        <ListDialog
          frame={frame}
          onClose={close}
          title={t('Import a deck')}
          text={text}
          onText={setText}
          format="open"
          formatName={formatWords('open')}
          onProblem={setProblem}
        >
          {(report) => {
            const count = report ? report.deck.missions.length + report.deck.seeds.length + report.deck.draw.length : 0;
            return (
              <>
                <span role="alert" className="text-bad">
                  {problem?.why}
                </span>
                <button
                  type="button"
                  className="btn btn-main px-6"
                  disabled={!report || count === 0}
                  onClick={() => report && bring(report)}
                >
                  {many(count, 'Import one card', 'Import {n} cards')}
                </button>
              </>
            );
          }}
        </ListDialog>
      )}
    </>
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
  useSyncExternalStore(onKept, keptNews);
  const own = keptDecks();
  const faceOf = (id: string): Face => faces.get(id) ?? blankFace(id);
  return (
    <div className="mx-auto max-w-300 px-4 pb-10">
      <SiteHeader here="decks">
        <Import />
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
                  }}
                >
                  {t('Throw away')}
                </button>
              </li>
            ))}
          </ul>
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
