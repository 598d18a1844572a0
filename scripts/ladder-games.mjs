// Games of bench/ladder.ts in processes of their own, for the scripts that measure the computer's levels.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './ensure.mjs';

export const bundle = async (entry, outfile) => {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
};

/** One process for some of the pairs; every line it prints is a game. */
export const play = (file, task, done) =>
  new Promise((ended, failed) => {
    const child = spawn(process.execPath, [file, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let rest = '';
    child.stdout.on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) done(JSON.parse(line));
    });
    child.on('close', (code) => (code === 0 ? ended() : failed(new Error(`a worker ended with ${code}`))));
  });
