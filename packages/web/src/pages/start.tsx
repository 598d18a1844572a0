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
import { FreshPack } from './fresh-pack.tsx';
import { Hero } from './hero.tsx';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon.tsx';
import { YourGames } from '../lobby/your-games.tsx';
import { MeChip } from '../people/me-chip.tsx';
import { useChecked, useFormat, useLibrary } from './use-setting.ts';
import { LanguageChoice } from '../i18n/language-choice.tsx';
import { t } from '../i18n/t.ts';

/** One of the three ways in. */
function Way({ sign, title, about }: { readonly sign: IconName; readonly title: string; readonly about: string }) {
  return (
    <>
      <span className="way-sign">
        <Icon name={sign} size={32} />
      </span>
      <b>{title}</b>
      <span className="way-about">{about}</span>
      <span className="way-on">
        <Icon name="on" />
      </span>
    </>
  );
}

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
  const canPlay = !opening && !(house && !checked?.ok) && !(deck && !playedOf(deck, format));
  return (
    <div className="pb-6 lg:pb-14">
      <div className="start-width">
        <SiteHeader here="play">
          <MeChip />
        </SiteHeader>
      </div>
      <main>
        <Hero />
        <div className="start-width">
          <div className="start-first">
            <div>
              <h1 className="start-claim">
                {t('Seed the dangers. Crew the ships. Solve the missions.')
                  .split(/(?<=\.) /)
                  .map((sentence) => (
                    <span key={sentence}>{sentence} </span>
                  ))}
              </h1>
              <p className="m-0 max-w-2xl text-base leading-relaxed text-soft lg:text-lg">
                {t(
                  'The Star Trek card game’s First Edition, for two, with the rules on watch: the table offers every legal move and tells you why when something is not allowed. No account needed.',
                )}
              </p>
              <ul className="ways">
                <li>
                  <a className="way way-main" href="#/learn">
                    <Way sign="book" title={t('Learn')} about={t('Ten minutes, a real game, nothing to lose')} />
                    <span className="way-go">{t('Start the first lesson')}</span>
                  </a>
                </li>
                <li>
                  <button type="button" className="way" disabled={!canPlay} onClick={play}>
                    <Way
                      sign="robot"
                      title={t('Play the computer')}
                      about={t('Four opponents, from gentle to strong')}
                    />
                    <span className="way-go">{deck?.title}</span>
                  </button>
                </li>
                <li>
                  <a className="way" href="#/lobby">
                    <Way
                      sign="people"
                      title={t('Play a friend')}
                      about={t('Send a link, or sit down at an open table')}
                    />
                    <span className="way-go">{t('Open a table')}</span>
                  </a>
                </li>
              </ul>
            </div>
            <section className="start-pack" aria-labelledby="start-pack">
              <h2 id="start-pack" className="m-0 text-xl font-semibold">
                {t('A fresh pack')}
              </h2>
              <p className="m-0 max-w-80 text-soft">
                {t('65 cards nobody has seen, half an hour to build a deck from them, and a game of Warp Speed.')}
              </p>
              <FreshPack />
              <div className="flex flex-wrap justify-center gap-2">
                <BoxOffer onProblem={setProblem} />
              </div>
            </section>
          </div>
          {problem && (
            <p role="alert" className="mb-0 rounded-lg border border-bad/70 bg-bad/10 p-3">
              <CitedText text={`${problem.what}: ${problem.why}${/[.\]]$/.test(problem.why) ? '' : '.'}`} />
            </p>
          )}
          <YourGames most={4} />
          <section aria-label={t('Play')} className="panel mt-8 flex flex-col gap-4 p-4 lg:p-6">
            <div className="flex flex-wrap items-center gap-3">
              <button type="button" className="btn btn-main px-8 py-3 text-lg" disabled={!canPlay} onClick={play}>
                {opening ? t('Setting the table …') : t('Play now')}
              </button>
              {saved && (
                <a className="btn px-6 py-3 text-lg no-underline" href={tableAddress(saved.match)}>
                  {t('Continue your game')}
                </a>
              )}
              <p className="m-0 text-soft">
                {deck
                  ? t('You play {title} against {rival}, in {formatName}.', { title: deck.title, rival, formatName })
                  : t('You play against {rival}.', { rival })}
              </p>
            </div>
            <FormatChoice
              formats={formats.filter(({ sealed }) => !sealed)}
              kept={kept}
              chosen={format}
              onChoose={choose}
            />
            {house && (
              <HouseChoice
                kept={house}
                checked={checked}
                onForget={() => {
                  forgetFormat(house.name);
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
        </div>
      </main>
    </div>
  );
}
