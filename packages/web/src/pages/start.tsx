import { useState } from 'react';
import { problemOf } from '../net/api.ts';
import { forgetFormat, savedGames } from '../net/saved.ts';
import type { Problem } from '../net/wire.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { OpponentChoice, useOpponents } from '../opponents/choice.tsx';
import { DeckChoice } from './deck-choice.tsx';
import { legalFirst } from './deck-order.ts';
import { FormatChoice, HouseChoice, Illegal } from './format-choice.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { OwnDeck } from './own-deck.tsx';
import { judgedIn } from './kept-format.ts';
import { OwnPictures } from './own-pictures.tsx';
import { playNow, playedOf, tableAddress } from './play-now.ts';
import { BoxOffer } from '../sealed/box-offer.tsx';
import { SiteHeader } from '../parts/site-header.tsx';
import { Hero } from './hero.tsx';
import { YourGames } from '../lobby/your-games.tsx';
import { MeChip } from '../people/me-chip.tsx';
import { forgetKept } from '../people/store.ts';
import { useChecked, useFormat, useLibrary } from './use-setting.ts';
import { LanguageChoice } from '../i18n/language-choice.tsx';
import { t } from '../i18n/t.ts';

/** What this is, and the shortest way to a game. */
export function StartPage() {
  const [problem, setProblem] = useState<Problem>();
  const [deckId, setDeck] = useState('');
  const { format, kept, house, choose } = useFormat();
  const [opening, setOpening] = useState(false);
  const { decks: starters, formats } = useLibrary(setProblem);
  const checked = useChecked(house?.text, setProblem);
  // Until a house format is judged nobody knows which deck comes first in it: a choice made now would slip away.
  const known = house && !checked ? [] : starters;
  const judged = checked?.ok ? judgedIn(known, format, checked.illegalDecks) : known;
  const decks = legalFirst(judged, format);
  const deck = decks.find(({ id }) => id === deckId) ?? decks[0];
  const formatName = formats.find(({ id }) => id === format)?.name ?? house?.name ?? format;
  const ruling = deck?.illegalIn[format];
  const [saved] = savedGames();
  const rivals = useOpponents(setProblem);
  const rival = rivals.chosen?.name ?? t('the computer');
  const play = () => {
    setProblem(undefined);
    setOpening(true);
    playNow(deck, format, house?.text)
      .catch((error: unknown) => setProblem(problemOf(error)))
      .finally(() => setOpening(false));
  };
  return (
    <main className="mx-auto max-w-5xl px-5 pb-6 lg:pb-14">
      <SiteHeader here="play">
        <MeChip />
      </SiteHeader>
      <Hero />
      <h1 className="mt-2 mb-3 max-w-3xl font-(family-name:--display) text-3xl leading-tight font-semibold lg:text-5xl">
        {t('Seed the dangers. Crew the ships. Solve the missions.')}
      </h1>
      <p className="m-0 max-w-2xl text-base leading-relaxed text-soft lg:text-lg">
        {t(
          'The Star Trek card game’s First Edition, for two, with the rules on watch: the table offers every legal move and tells you why when something is not allowed. No account needed.',
        )}{' '}
        <a className="text-mine" href="#/learn">
          {t('New here? Learn it in ten minutes.')}
        </a>
      </p>
      <YourGames most={4} />
      <section aria-label={t('Play')} className="panel mt-6 flex flex-col gap-4 p-4 lg:p-6">
        {problem && (
          <p role="alert" className="m-0 rounded-lg border border-bad/70 bg-bad/10 p-3">
            <CitedText text={`${problem.what}: ${problem.why}${/[.\]]$/.test(problem.why) ? '' : '.'}`} />
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="btn btn-main px-8 py-3 text-lg"
            disabled={opening || (house && !checked?.ok) || (deck && !playedOf(deck, format))}
            onClick={play}
          >
            {opening ? t('Setting the table …') : t('Play now')}
          </button>
          {saved && (
            <a className="btn px-6 py-3 text-lg" href={tableAddress(saved.match)}>
              {t('Continue your game')}
            </a>
          )}
          <BoxOffer onProblem={setProblem} />
          <a className="btn px-6 py-3 text-lg no-underline" href="#/lobby">
            {t('Play a person')}
          </a>
        </div>
        <p className="m-0 text-soft">
          {deck
            ? t('You play {title} against {rival}, in {formatName}.', { title: deck.title, rival, formatName })
            : t('You play against {rival}.', { rival })}{' '}
          {t(
            'Or open a box: 65 cards nobody has seen, half an hour to build a deck from them, and a game of Warp Speed.',
          )}
        </p>
        <FormatChoice formats={formats.filter(({ sealed }) => !sealed)} kept={kept} chosen={format} onChoose={choose} />
        {house && (
          <HouseChoice
            kept={house}
            checked={checked}
            onForget={() => {
              forgetFormat(house.name);
              forgetKept('formats', house.name);
              choose('open');
            }}
          />
        )}
        {deck && ruling && <Illegal ruling={ruling} title={deck.title} format={formatName} />}
        <DeckChoice decks={decks} format={format} chosen={deck?.id ?? ''} onChoose={setDeck} />
        <OpponentChoice {...rivals} decks={decks} format={format} own={deck?.id} />
        <OwnDeck format={format} house={house?.text} formatName={formatName} onProblem={setProblem} />
      </section>
      <HowToPlay />
      <p className="mt-5">
        <a className="btn no-underline" href="/rules">
          {t('All rules, clause by clause')}
        </a>
      </p>
      <OwnPictures />
      <footer className="mt-12 border-t border-edge pt-5 text-sm leading-relaxed text-soft">
        <p className="mt-0">
          <LanguageChoice />
        </p>
        {t(
          'Spaceline is an unofficial, non-commercial fan project. It is not affiliated with, endorsed or sponsored by the owners of Star Trek or of the Star Trek Customizable Card Game. Star Trek and all related names are trademarks of their respective owners. Cards are drawn by this program; no card images of the publisher are used.',
        )}
      </footer>
    </main>
  );
}
