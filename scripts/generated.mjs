// What scripts that write files have in common.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from './ensure.mjs';

/** What a program prints that Node runs in the checkout's folder. */
export const printed = (...args) => {
  const run = spawnSync(process.execPath, args, {
    cwd: fileURLToPath(root),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status === 0) return run.stdout;
  console.error(run.stderr);
  process.exit(1);
};

/** A page in Markdown, its tables laid out. */
export const pageOf = async (text) => {
  // Only pages need it: the indexes are written and checked without.
  const { format } = await import('prettier');
  return format(text, { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' });
};

/**
 * Writes those of the files, texts by their names, that are not as they should be. With --check nothing is written: it is
 * said which are out of date and which command writes them, and the exit code is 1 if there are any.
 */
export const writeGenerated = (files, command) => {
  for (const [name, text] of Object.entries(files)) {
    const file = new URL(name, root);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (process.argv.includes('--check')) {
      console.error(`${name} is out of date: run ${command}`);
      process.exitCode = 1;
    } else {
      writeFileSync(file, text);
      console.log(name);
    }
  }
};
