import { type Replay, eventWords, readReplay, replayLimit } from '@spaceline/protocol';
import { readInput } from '../files.ts';
import { BadInput, type JsonOption, print, printJson } from '../output.ts';
import { differsFromHere, recordedLines } from '../recorded.ts';
import { type Verdict, allNames, replayed } from '../replaying.ts';

export interface ReplayOptions extends JsonOption {
  readonly verify?: boolean;
}

interface Shown extends Verdict {
  /** How the rules of the game differ from those here. */
  readonly otherRules?: string;
  /** The game was told as it is recorded, not computed again. */
  readonly recorded?: true;
}

const playAgain = (replay: Replay, isQuiet: boolean): Verdict =>
  replayed(replay, (state, events) => {
    if (isQuiet) return;
    const names = allNames(state);
    for (const event of events) print(eventWords({ ...event, names: {} }, names));
  });

/** Only its own rules can compute a game; others tell what is recorded of it. */
const tell = (replay: Replay, otherRules: string, isQuiet: boolean): Shown => {
  if (!isQuiet) for (const line of recordedLines(replay)) print(line);
  const why = `it was played with other rules: ${otherRules}`;
  return { choices: replay.choices.length, verified: false, why, hash: replay.hash, otherRules, recorded: true };
};

const verdictWords = ({ choices, verified, why, hash, otherRules, recorded }: Shown): string => {
  if (recorded) return `${choices} choices, as they were recorded. Nothing was verified: ${why}.`;
  const despite = otherRules ? ` It was played with other rules: ${otherRules}.` : '';
  return verified
    ? `${choices} choices, verified: ${hash}${despite && `.${despite}`}`
    : `not verified after ${choices} choices: ${why}${despite}`;
};

/** Prints a recorded game; with `--verify` only whether it holds. Exit code 1 if it does not. */
export const replayCommand = (file: string, options: ReplayOptions): number => {
  const read = readReplay(readInput(file, replayLimit));
  if (!read.ok) throw new BadInput(`${file}: ${read.error.what}: ${read.error.why}`);
  const { replay } = read;
  const isQuiet = options.verify === true || options.json === true;
  const otherRules = differsFromHere(replay);
  // A file that tells nothing can only be tried by the rules that are here.
  const shown: Shown =
    otherRules !== undefined && replay.events
      ? tell(replay, otherRules, isQuiet)
      : { ...playAgain(replay, isQuiet), ...(otherRules === undefined ? {} : { otherRules }) };
  if (options.json) printJson(shown);
  else print(verdictWords(shown));
  return shown.verified || (shown.recorded && !options.verify) ? 0 : 1;
};
