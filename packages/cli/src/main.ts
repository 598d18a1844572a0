import { CommanderError } from 'commander';
import { BadInput } from './output.ts';
import { makeProgram } from './program.ts';

/** A reader that has seen enough, such as `head`, is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const failed = (error: unknown): number => {
  if (error instanceof BadInput) {
    process.stderr.write(`spaceline: ${error.message}\n`);
    return error.exitCode;
  }
  // Commander has said what is wrong; asking for help is no error.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return 70;
};

const program = makeProgram((code) => (process.exitCode = code));
try {
  await program.parseAsync(process.argv);
} catch (error) {
  process.exitCode = failed(error);
}
