import { useRef, useState } from 'react';
import { language } from '../i18n/language.ts';
import { t } from '../i18n/t.ts';
import type { DeckList } from '../net/api.ts';
import { notations, problemOf, writeDeckList } from '../net/api.ts';
import type { Notation } from '../net/api.ts';
import { Icon } from '../parts/icon.tsx';
import { keptDeck } from './kept-decks.ts';
import { sharedAddress } from './shared-deck.ts';
import type { OpenedDeck } from './use-deck.ts';

const dateWords = (at: number): string =>
  new Date(at).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });

/** A list of the deck in one of the notations, as a file. */
async function save({ name, deck }: OpenedDeck, to: Notation): Promise<void> {
  const { text } = await writeDeckList({ title: name, deck }, to);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${name.replaceAll(/[^\w-]+/g, '-')}.${notations[to].ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Save, share, print, and go back to what it was. */
export function DeckActions({
  opened,
  onRestore,
}: {
  readonly opened: OpenedDeck;
  readonly onRestore: (deck: DeckList) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [told, setTold] = useState('');
  const versions = opened.id === undefined ? [] : (keptDeck(opened.id)?.versions ?? []);
  const link = `${location.origin}/${sharedAddress(opened)}`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setTold(t('The link is copied: send it to anybody.')),
      () => setTold(t('This browser does not copy by itself: take the link above.')),
    );
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-haspopup="dialog"
        onClick={() => {
          setTold('');
          dialog.current?.showModal();
        }}
      >
        {t('Save and share')}
      </button>
      <dialog
        ref={dialog}
        aria-label={t('Save and share')}
        className="panel m-auto w-[min(34rem,94vw)] bg-panel p-4 text-ink backdrop:bg-black/60"
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        <header className="flex items-center justify-between">
          <h2 className="m-0 text-lg font-semibold">{t('Save and share')}</h2>
          <button
            type="button"
            className="btn btn-quiet size-11 p-0"
            aria-label={t('Close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <div className="flex flex-col gap-4">
          <label className="flex flex-col gap-1 text-soft">
            {t('A link to this deck')}
            <input
              readOnly
              value={link}
              className="min-h-11 rounded-lg border border-edge-strong bg-void px-3 text-ink"
              onFocus={({ target }) => target.select()}
            />
          </label>
          <div className="flex flex-wrap gap-2">
            <button type="button" className="btn btn-main" onClick={() => void copy()}>
              {t('Copy the link')}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => {
                dialog.current?.close();
                print();
              }}
            >
              {t('Print the list')}
            </button>
          </div>
          <div role="group" aria-label={t('Save as a file')} className="flex flex-wrap items-center gap-2">
            <span className="text-soft">{t('Save as')}</span>
            {Object.entries(notations).map(([to, { name }]) => (
              <button
                key={to}
                type="button"
                className="btn min-h-10 px-3 text-sm"
                onClick={() =>
                  void save(opened, to as Notation).catch((error: unknown) => setTold(problemOf(error).why))
                }
              >
                {t(name)}
              </button>
            ))}
          </div>
          {versions.length > 0 && (
            <div>
              <h3 className="m-0 text-base font-semibold">{t('What it was before')}</h3>
              <ul className="m-0 mt-1 flex list-none flex-col gap-1 p-0">
                {versions.map(({ deck, changed }) => (
                  <li key={changed} className="flex items-center gap-3">
                    <span className="flex-1 text-soft">
                      {t('{when}: {missions} · {seeds} · {draw} cards', {
                        when: dateWords(changed),
                        missions: deck.missions.length,
                        seeds: deck.seeds.length,
                        draw: deck.draw.length,
                      })}
                    </span>
                    <button
                      type="button"
                      className="btn min-h-10 px-3 text-sm"
                      onClick={() => {
                        onRestore(deck);
                        dialog.current?.close();
                      }}
                    >
                      {t('Bring back')}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p role="status" className="m-0 min-h-6 text-soft">
            {told}
          </p>
        </div>
      </dialog>
    </>
  );
}
