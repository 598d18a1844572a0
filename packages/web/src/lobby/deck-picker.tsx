import { useEffect, useState, useSyncExternalStore } from 'react';
import { keptDecks } from '../decks/kept-decks.ts';
import type { DeckList, StarterDeck } from '../net/api.ts';
import { keptNews, onKept } from '../net/kept-news.ts';
import { playedOf } from '../pages/play-now.ts';
import { t } from '../i18n/t.ts';

export type PickedDeck = string | DeckList | { readonly text: string };

interface Props {
  readonly decks: readonly StarterDeck[];
  readonly format: string;
  /** `title`: what it is called; without one, whatever is legal. */
  readonly onPick: (deck: PickedDeck | undefined, title?: string) => void;
}

const own = 'own:';

/** One's own decks and the starter decks in one list; or a list that is pasted. The server judges it when it is brought. */
export function DeckPicker({ decks, format, onPick }: Props) {
  useSyncExternalStore(onKept, keptNews);
  const kept = keptDecks();
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const playable = decks.filter((deck) => playedOf(deck, format) !== undefined);
  const choose = (value: string) => {
    setChosen(value);
    const starter = playable.find(({ id }) => id === value);
    const mine = keptDecks().find(({ id }) => `${own}${id}` === value);
    if (value === 'paste') onPick({ text }, t('A deck list that I paste …'));
    else if (mine) onPick(mine.deck, mine.name);
    else onPick(starter && playedOf(starter, format), starter?.title);
  };
  // What was chosen is brought as it is now, or not at all once it is thrown away.
  useEffect(() =>
    onKept(() => {
      if (chosen.startsWith(own)) choose(keptDecks().some(({ id }) => `${own}${id}` === chosen) ? chosen : '');
    }),
  );
  return (
    <div className="flex flex-col gap-2">
      <label className="flex flex-col gap-1.5">
        <span className="font-semibold">{t('Your deck')}</span>
        <select
          className="min-h-11 w-full min-w-0 rounded-lg border border-edge-strong bg-raised px-3 text-base text-ink"
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('Any starter deck that is legal')}</option>
          {kept.length > 0 && (
            <optgroup label={t('Your decks')}>
              {kept.map(({ id, name }) => (
                <option key={id} value={`${own}${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t('Starter decks')}>
            {playable.map(({ id, title, illegalIn }) => (
              <option key={id} value={id}>
                {title}
                {illegalIn[format] ? t(' (without cards that are not legal)') : ''}
              </option>
            ))}
          </optgroup>
          <option value="paste">{t('A deck list that I paste …')}</option>
        </select>
      </label>
      {chosen === 'paste' && (
        <textarea
          aria-label={t('Deck list')}
          rows={6}
          spellCheck={false}
          value={text}
          placeholder={t('One card a line: 2 Simon Tarses')}
          className="rounded-lg border border-edge-strong bg-deep p-3 font-mono text-sm text-ink"
          onChange={({ target }) => {
            setText(target.value);
            onPick({ text: target.value }, t('A deck list that I paste …'));
          }}
        />
      )}
    </div>
  );
}
