import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { shortLived } from '../../scripts/short-lived.mjs';

const bin = fileURLToPath(new URL('../../packages/cli/bin/spaceline.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The first one after a change of its sources bundles it, and says so besides. */
const built = /^build: cli in .* s\n/m;

/** Runs the real command. */
export const spaceline = (
  args: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...shortLived, bin, ...args], { env: { ...process.env, ...env } });
    let out = '';
    let err = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err: err.replace(built, '') }));
    // A command that fails at once does not read its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });

const folder = mkdtempSync(join(tmpdir(), 'spaceline-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export const temporary = (name: string): string => join(folder, name);

export const fileWith = (name: string, text: string | Uint8Array): string => {
  const file = temporary(name);
  writeFileSync(file, text);
  return file;
};

export const path = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
