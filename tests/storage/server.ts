import { expect } from 'vitest';
import type { Program } from './program.ts';
import { builtServer, runProgram } from './program.ts';

const ready = 'Spaceline is ready: ';

/**
 * Starts the built server as a process of its own and waits until it says where it is. Its matches are the same in
 * every run, so that a test which passed does not meet other cards the next time.
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  file = builtServer(),
): Promise<{ readonly program: Program; readonly address: string }> {
  const program = runProgram(file, [], {
    PORT: '0',
    DATABASE_URL: '',
    SPACELINE_REHEARSAL: 'tests',
    SPACELINE_PAUSES: 'off',
    ...env,
  });
  const line = await program.line(ready);
  expect(line).toMatch(/^Spaceline is ready: http:\/\/localhost:\d+$/);
  return { program, address: line.slice(ready.length) };
}
