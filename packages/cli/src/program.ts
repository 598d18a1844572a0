import { levels, opponents } from '@spaceline/bots/opponents';
import { Command, InvalidArgumentError } from 'commander';

const whole = (smallest: number, largest: number) => (text: string) => {
  const n = Number(text);
  if (!/^\d+$/.test(text) || n < smallest || n > largest)
    throw new InvalidArgumentError(`Give a whole number from ${smallest} to ${largest}.`);
  return n;
};

type Work<Args extends unknown[]> = (...args: Args) => number | void | Promise<number | void>;
/** Runs a command's function and keeps its exit code. Commands are loaded when asked for: a server is large. */
type Does = <Args extends unknown[]>(load: () => Promise<Work<Args>>) => (...args: Args) => Promise<void>;

const json = ['--json', 'print one JSON value and nothing else'] as const;
const format = ['--format <id>', 'format, see `spaceline formats`, or the file of a house format', 'open'] as const;
const bans = ['--bans <files...>', 'ban lists in the place of those of the format'] as const;
const decks = ['--decks <decks...>', 'two starter decks or deck files, player 1 first'] as const;

const assisted = ['--assisted', 'an assisted table: titles that are not written are played by agreement'] as const;

const dataCommands = (program: Command, does: Does): void => {
  program
    .command('cards')
    .description('every card: facts, generated text, status, number of tests')
    .option('--set <id>', 'only this set')
    .option('--counts', 'how many cards of each set are written, plain, or played by hand')
    .option(...json)
    .action(does(async () => (await import('./commands/cards.ts')).cardsCommand));
  program
    .command('clauses [words...]')
    .description('every clause with its text, rulings, code and tests; or those of an id, a chapter or some words')
    .option(...json)
    .option('--page', 'as the page docs/generated/coverage.md')
    .action(does(async () => (await import('./commands/clauses.ts')).clausesCommand));
  program
    .command('formats [id]')
    .description('the formats, or one of them with the text of its clauses and its ban and conversion lists')
    .option(...bans)
    .option(...json)
    .action(does(async () => (await import('./commands/formats.ts')).formatsCommand));
};

const deckCommands = (program: Command, does: Does): void => {
  program
    .command('check <deck>')
    .description('all problems of a deck; exit code 0 legal, 1 not legal, 2 unreadable')
    .option(...format)
    .option(...bans)
    .option(...json)
    .action(does(async () => (await import('./commands/check.ts')).checkCommand));
  program
    .command('convert <deck>')
    .description('a deck in another notation')
    .requiredOption('--to <notation>', 'text, lackey, dek or json')
    .action(does(async () => (await import('./commands/convert.ts')).convertCommand));
};

const sealedCommands = (program: Command, does: Does): void => {
  program
    .command('box')
    .description(
      'opens a box of Enhanced Premiere from a seed; exit code 1 if it is not the seed that was committed to',
    )
    .requiredOption('--seed <words>', '64 hexadecimal digits, or any words')
    .option('--verify <commitment>', 'check the seed against what was published before')
    .option('--players <n>', 'hand closed boxes of an event out to so many players', whole(1, 10_000))
    .option('--brought <commitments...>', 'boxes that players brought along, to be mixed in with the others')
    .option('--build', 'a legal Warp Speed deck from the box as well')
    .option('--to <notation>', 'print the box, or with --build the deck, in a deck notation')
    .option(...json)
    .action(does(async () => (await import('./commands/box.ts')).boxCommand));
};

const gameCommands = (program: Command, does: Does): void => {
  program
    .command('story <files...>')
    .description('runs stories; exit code 0 if all hold')
    .action(does(async () => (await import('./commands/story.ts')).storyCommand));
  program
    .command('simulate')
    .description('lets bots play each other')
    .option(...format)
    .option(...bans)
    .option(...decks)
    .option(...assisted)
    .option('--bots <names>', 'one name for both, or two with a comma', 'random,random')
    .option('--games <n>', 'how many', whole(1, 10_000_000), 100)
    .option('--seed <words>', 'the same seed gives the same games', '1')
    .option('--workers <k>', 'threads; default: one per core', whole(1, 256))
    .option('--most <n>', 'choices after which a game counts as unfinished', whole(1, 10_000_000), 100_000)
    .option(...json)
    .action(does(async () => (await import('./commands/simulate.ts')).simulateCommand));
  program
    .command('replay <file>')
    .description('prints a recorded game; exit code 1 if it does not hold')
    .option('--verify', 'only say whether every choice is legal and the end is the recorded one')
    .option(...json)
    .action(does(async () => (await import('./commands/replay.ts')).replayCommand));
  program
    .command('play')
    .description('a game in the terminal against a bot')
    .option(...format)
    .option(...bans)
    .option(...decks)
    .option(...assisted)
    .option('--opponent <id>', `who plays: ${opponents.map(({ id }) => id).join(', ')}`)
    .option('--level <name>', `how well: ${levels.join(', ')}; default: as the opponent does, or officer`)
    .option('--seed <words>', 'the same seed and answers give the same game')
    .option('--record <file>', 'write the game as a replay file')
    .option('--ask-all', 'ask even where only passing is possible')
    .action(does(async () => (await import('./commands/play.ts')).playCommand));
  program
    .command('serve')
    .description('the server; settings also come from PORT, HOST, DATABASE_URL, SPACELINE_DATA, SPACELINE_BANS')
    .option('--port <n>', 'port', whole(0, 65_535))
    .option('--host <name>', 'address to listen on')
    .option('--data <folder>', 'folder of the embedded database')
    .option(...bans)
    .action(does(async () => (await import('./commands/serve.ts')).serveCommand));
  program
    .command('work')
    .description('thinks for the computers of all servers on DATABASE_URL; SPACELINE_THREADS says how many at once')
    .action(does(async () => (await import('./commands/work.ts')).workCommand));
};

const databaseCommands = (program: Command, does: Does): void => {
  const data = [
    '--data <folder>',
    'folder of the embedded database; else that of SPACELINE_DATA or DATABASE_URL',
  ] as const;
  program
    .command('backup <file>')
    .description('writes everything the server has stored into a file')
    .option(...data)
    .action(does(async () => (await import('./commands/backup.ts')).backupCommand));
  program
    .command('restore <file>')
    .description('puts everything of a backup into an empty database, embedded or not')
    .option(...data)
    .action(does(async () => (await import('./commands/backup.ts')).restoreCommand));
};

/** The `spaceline` command; `exit` is told each command's exit code. */
export const makeProgram = (exit: (code: number) => void): Command => {
  const program = new Command('spaceline')
    .description('Star Trek CCG First Edition: cards, rules, decks, games')
    .exitOverride()
    .showHelpAfterError('(spaceline --help lists the commands)');
  const does: Does =
    (load) =>
    async (...args) => {
      const work = await load();
      exit((await work(...args)) ?? 0);
    };
  dataCommands(program, does);
  deckCommands(program, does);
  sealedCommands(program, does);
  gameCommands(program, does);
  databaseCommands(program, does);
  return program;
};
