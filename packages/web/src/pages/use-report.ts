import { useEffect, useState } from 'react';
import { checkDeckList, problemOf } from '../net/api.ts';
import type { DeckReport } from '../net/api.ts';
import type { Problem } from '../net/wire.ts';

/** Typing is not checked letter by letter. */
const pause = 350;

/** Asks the judge again whenever the list or the format has changed. */
export function useReport(
  text: string,
  format: string,
  house: string | undefined,
  onProblem: (problem: Problem) => void,
): DeckReport | undefined {
  const [judged, setJudged] = useState<{ readonly text: string; readonly report: DeckReport }>();
  useEffect(() => {
    if (text.trim() === '') return undefined;
    let current = true;
    const timer = setTimeout(() => {
      checkDeckList(text, house === undefined ? format : { text: house }).then(
        (report) => current && setJudged({ text, report }),
        (error: unknown) => current && onProblem(problemOf(error)),
      );
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, format, house, onProblem]);
  return judged?.text === text ? judged.report : undefined;
}
