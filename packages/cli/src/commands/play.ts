import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Opponent } from '@spaceline/bots/opponents';
import { allCards } from '@spaceline/cards';
import { type Deck, likedStarter } from '@spaceline/decks';
import { type Choice, hash } from '@spaceline/engine';
import { replayVersion, writeReplay } from '@spaceline/protocol';
import { furtherCardsOf } from '@spaceline/decks/catalogue';
import { checkOutput, writeOutput } from '../files.ts';
import { botNamed, boxDecks, decksAsked, newGame, opponentNamed, seated, seedOf } from '../match.ts';
import { print } from '../output.ts';
import { type Terminal, playSession } from '../play-session.ts';
import { keptEvents } from '../replaying.ts';
import { versionsWith } from '../versions.ts';
import { type Format, formatWith } from './check.ts';

export interface PlayOptions {
  readonly format: string;
  readonly bans?: readonly string[];
  readonly decks?: readonly string[];
  readonly opponent?: string;
  readonly level?: string;
  readonly seed?: string;
  readonly record?: string;
  readonly askAll?: boolean;
  readonly assisted?: boolean;
}

/** Lines of standard input one at a time, whether typed or piped. */
const standardTerminal = (): Terminal & { readonly close: () => void } => {
  const lines = createInterface({ input: process.stdin, terminal: false });
  const next = lines[Symbol.asyncIterator]();
  return {
    ask: async (prompt) => {
      process.stdout.write(prompt);
      const line = await next.next();
      if (line.done) return undefined;
      if (!process.stdin.isTTY) process.stdout.write(`${line.value}\n`);
      return line.value;
    },
    say: print,
    close: () => lines.close(),
  };
};

/** Decks that were named or follow from the format; an opponent plays a favourite where none was named. */
const decksOf = (
  { decks, assisted }: PlayOptions,
  format: Format,
  seed: string,
  opponent: Opponent | undefined,
  level: string,
): [Deck, Deck] => {
  const asked = decksAsked(decks, format, assisted);
  if (!asked) return boxDecks(seed, [undefined, level]);
  const [own, other] = asked;
  const liked = opponent && !decks ? likedStarter(opponent.decks, format, own) : undefined;
  return [own, liked?.deck ?? other];
};

/** A game in the terminal: you are player 1, the bot is player 2. */
export const playCommand = async (options: PlayOptions): Promise<number> => {
  const format = formatWith(options.format, options.bans);
  const assisted = options.assisted ?? false;
  const seed = options.seed ?? randomBytes(16).toString('hex');
  const opponent = opponentNamed(options.opponent);
  const level = options.level ?? opponent?.level ?? 'officer';
  const decks = decksOf(options, format, seed, opponent, level);
  const state = newGame(format, seed, decks, assisted);
  const bot = seated(botNamed(level)(`${seed}/bot`), state, format);
  if (options.record !== undefined) checkOutput(options.record);
  const choices: Choice[] = [];
  const events = [keptEvents(state, state.events)];
  const terminal = standardTerminal();
  const against = opponent ? `, against ${opponent.name}` : '';
  print(`${allCards.length} cards, format ${format.name}${against}, seed ${seed}. Type ? for help.\n`);
  const end = await playSession({
    state,
    human: 0,
    bot,
    terminal,
    record: (choice, happened) => {
      choices.push(choice);
      events.push(keptEvents(state, happened));
    },
    ...(options.askAll ? { askAll: true } : {}),
  });
  terminal.close();
  if (end === 'left') print('\nYou left the table.');
  if (options.record !== undefined) {
    const clauses = format.clauses.map((clause) => clause.id);
    const versions = versionsWith(furtherCardsOf(decks, assisted));
    const head = { spaceline: 'replay', version: replayVersion, ...versions, format: format.id, clauses } as const;
    const game = { seed: seedOf(seed), decks, ...(assisted ? { assisted } : {}), choices, events, hash: hash(state) };
    writeOutput(options.record, writeReplay({ ...head, ...game }));
    print(`Recorded in ${options.record}.`);
  }
  return 0;
};
