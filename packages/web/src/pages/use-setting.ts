import { useEffect, useState, useSyncExternalStore } from 'react';
import { checkFormat, loadDecks, loadFormats, problemOf } from '../net/api.ts';
import type { CheckedFormat, FormatSheet, StarterDeck } from '../net/api.ts';
import { keptNews, onKept } from '../net/kept-news.ts';
import { chooseFormat, chosenFormat, keptFormats } from '../net/saved.ts';
import type { Problem } from '../net/wire.ts';
import { keyOf } from './kept-format.ts';

/** What a game is set up with: the format chosen, and the decks there are in it. */

interface Library {
  readonly decks: readonly StarterDeck[];
  readonly formats: readonly FormatSheet[];
}

/** Starter decks and formats. */
export function useLibrary(onProblem: (problem: Problem) => void): Library {
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
export function useChecked(text: string | undefined, onProblem: (problem: Problem) => void): CheckedFormat | undefined {
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
export function useFormat() {
  const [chosen, setChosen] = useState(chosenFormat);
  useSyncExternalStore(onKept, keptNews);
  const kept = keptFormats();
  const house = kept.find((each) => keyOf(each) === chosen);
  const choose = (format: string) => {
    chooseFormat(format);
    setChosen(format);
  };
  const isLost = chosen?.startsWith(keyOf({ name: '' })) && !house;
  return { format: (isLost ? undefined : chosen) ?? 'open', kept, house, choose };
}
