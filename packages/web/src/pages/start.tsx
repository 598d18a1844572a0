import { useEffect, useState } from 'react';
import { ApiError, loadDecks } from '../net/api.ts';
import type { StarterDeck } from '../net/api.ts';
import { savedGame } from '../net/saved.ts';
import type { Problem } from '../net/wire.ts';
import { HowToPlay } from './how-to-play.tsx';
import { playNow, tableAddress } from './play-now.ts';

function useDecks(onProblem: (problem: Problem) => void): readonly StarterDeck[] {
  const [decks, setDecks] = useState<readonly StarterDeck[]>([]);
  useEffect(() => {
    loadDecks().then(setDecks, (error: unknown) => onProblem(problemOf(error)));
  }, [onProblem]);
  return decks;
}

const problemOf = (error: unknown): Problem =>
  error instanceof ApiError
    ? error.problem
    : {
        code: 'page/failed',
        what: 'Something went wrong',
        why: error instanceof Error ? error.message : String(error),
      };

interface DeckChoiceProps {
  readonly decks: readonly StarterDeck[];
  readonly chosen: string;
  readonly onChoose: (deck: string) => void;
}

function DeckChoice({ decks, chosen, onChoose }: DeckChoiceProps) {
  if (decks.length === 0) return null;
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="mb-2 p-0 font-semibold">Your deck</legend>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {decks.map(({ id, title, description }) => (
          <label
            key={id}
            className={`flex min-h-14 items-start gap-3 rounded-xl border p-3 ${id === chosen ? 'border-gold bg-gold/10' : 'border-edge bg-raised'}`}
          >
            <input
              type="radio"
              name="deck"
              className="mt-1 size-5 shrink-0 accent-gold"
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span>
              <b>{title}</b>
              <span className="block text-soft">{description}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What this is, and the shortest way to a game. */
export function StartPage() {
  const [problem, setProblem] = useState<Problem>();
  const [deck, setDeck] = useState('');
  const [opening, setOpening] = useState(false);
  const decks = useDecks(setProblem);
  const chosen = deck || decks[0]?.id || '';
  const title = decks.find(({ id }) => id === chosen)?.title;
  const saved = savedGame();
  const play = () => {
    setProblem(undefined);
    setOpening(true);
    playNow(chosen)
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
            {problem.what}: {problem.why}.
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-main px-8 py-3 text-lg" disabled={opening} onClick={play}>
            {opening ? 'Setting the table …' : 'Play now'}
          </button>
          {saved && (
            <a className="btn px-6 py-3 text-lg" href={tableAddress(saved.match)}>
              Continue your game
            </a>
          )}
        </div>
        <p className="m-0 text-soft">
          {title ? `You play ${title} against the computer.` : 'You play against the computer.'} Choose another deck
          below.
        </p>
        <DeckChoice decks={decks} chosen={chosen} onChoose={setDeck} />
      </section>
      <HowToPlay />
      <footer className="mt-12 border-t border-edge pt-5 text-sm leading-relaxed text-soft">
        Spaceline is an unofficial, non-commercial fan project. It is not affiliated with, endorsed or sponsored by the
        owners of Star Trek or of the Star Trek Customizable Card Game. Star Trek and all related names are trademarks
        of their respective owners. Cards are drawn by this program; no card images of the publisher are used.
      </footer>
    </main>
  );
}
