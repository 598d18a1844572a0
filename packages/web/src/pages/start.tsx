import { useEffect, useState } from 'react';
import { checkFormat, loadDecks, loadFormats, problemOf } from '../net/api.ts';
import type { CheckedFormat, FormatSheet, StarterDeck } from '../net/api.ts';
import { chooseFormat, chosenFormat, forgetFormat, keptFormats, savedGame } from '../net/saved.ts';
import type { Problem } from '../net/wire.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { DeckChoice } from './deck-choice.tsx';
import { legalFirst } from './deck-order.ts';
import { FormatChoice, HouseChoice, Illegal } from './format-choice.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { OwnDeck } from './own-deck.tsx';
import { judgedIn, keyOf } from './kept-format.ts';
import { playNow, playedOf, tableAddress } from './play-now.ts';

interface Library {
  readonly decks: readonly StarterDeck[];
  readonly formats: readonly FormatSheet[];
}

function useLibrary(onProblem: (problem: Problem) => void): Library {
  const [library, setLibrary] = useState<Library>({ decks: [], formats: [] });
  useEffect(() => {
    Promise.all([loadDecks(), loadFormats()]).then(
      ([decks, formats]) => setLibrary({ decks, formats }),
      (error: unknown) => onProblem(problemOf(error)),
    );
  }, [onProblem]);
  return library;
}

/** What the server says of a house format. */
function useChecked(text: string | undefined, onProblem: (problem: Problem) => void): CheckedFormat | undefined {
  const [checked, setChecked] = useState<{ readonly text: string; readonly answer: CheckedFormat }>();
  useEffect(() => {
    if (text === undefined) return undefined;
    let wanted = true;
    checkFormat(text).then(
      (answer) => wanted && setChecked({ text, answer }),
      (error: unknown) => wanted && onProblem(problemOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [text, onProblem]);
  return checked?.text === text ? checked?.answer : undefined;
}

/** The format chosen, also at the last visit, and whether it is one made in this browser. */
function useFormat() {
  const [chosen, setChosen] = useState(chosenFormat);
  const kept = keptFormats();
  const house = kept.find((each) => keyOf(each) === chosen);
  const choose = (format: string) => {
    chooseFormat(format);
    setChosen(format);
  };
  const isLost = chosen?.startsWith(keyOf({ name: '' })) && !house;
  return { format: (isLost ? undefined : chosen) ?? 'open', kept, house, choose };
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
  const saved = savedGame();
  const play = () => {
    setProblem(undefined);
    setOpening(true);
    playNow(deck, format, house?.text)
      .catch((error: unknown) => setProblem(problemOf(error)))
      .finally(() => setOpening(false));
  };
  return (
    <main className="mx-auto max-w-5xl px-5 py-6 lg:py-14">
      <header>
        <p className="m-0 flex items-center gap-2 text-2xl font-bold tracking-wide">
          <img src="/icon.svg" alt="" width="40" height="40" />
          Spaceline
        </p>
        <h1 className="mt-5 mb-3 max-w-3xl text-3xl leading-tight font-bold lg:mt-8 lg:text-5xl">
          The Star Trek card game’s First Edition, with the rules on watch.
        </h1>
        <p className="m-0 max-w-2xl text-base leading-relaxed text-soft lg:text-lg">
          Seed the spaceline, crew your ships, face the dilemmas. The table knows the rules, offers every legal move and
          tells you why when something is not allowed. No account needed.
        </p>
      </header>
      <section aria-label="Play" className="panel mt-6 flex flex-col gap-4 p-4 lg:p-6">
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
            {opening ? 'Setting the table …' : 'Play now'}
          </button>
          {saved && (
            <a className="btn px-6 py-3 text-lg" href={tableAddress(saved.match)}>
              Continue your game
            </a>
          )}
        </div>
        <p className="m-0 text-soft">
          {deck ? `You play ${deck.title} against the computer, in ${formatName}.` : 'You play against the computer.'}
        </p>
        <FormatChoice formats={formats} kept={kept} chosen={format} onChoose={choose} />
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
        <OwnDeck format={format} house={house?.text} formatName={formatName} onProblem={setProblem} />
      </section>
      <HowToPlay />
      <p className="mt-5">
        <a className="btn no-underline" href="/rules">
          All rules, clause by clause
        </a>
      </p>
      <footer className="mt-12 border-t border-edge pt-5 text-sm leading-relaxed text-soft">
        Spaceline is an unofficial, non-commercial fan project. It is not affiliated with, endorsed or sponsored by the
        owners of Star Trek or of the Star Trek Customizable Card Game. Star Trek and all related names are trademarks
        of their respective owners. Cards are drawn by this program; no card images of the publisher are used.
      </footer>
    </main>
  );
}
