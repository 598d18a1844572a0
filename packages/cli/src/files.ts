import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from './output.ts';

type Reasons = Readonly<Record<string, string>>;

const unreadable: Reasons = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

const unwritable: Reasons = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be written',
  EROFS: 'it may not be written',
  ENOSPC: 'there is no room for it',
};

/** Does something with a file, or says in one sentence why it cannot be done. */
const withFile = <Result>(file: string, reasons: Reasons, otherwise: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new BadInput(`${file}: ${reasons[code] ?? otherwise}`);
  }
};

/** Text of any program: UTF-8, UTF-16 by its mark, or else the old code page of Windows. */
const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** A file somebody named on the command line; `-` is standard input. */
export const readInput = (file: string, largest: number): string =>
  withFile(file, unreadable, 'it cannot be read', () => {
    if (file !== '-' && statSync(file).size > largest)
      throw new BadInput(`${file}: it is larger than ${largest} bytes`);
    const text = decoded(readFileSync(file === '-' ? 0 : file));
    if (text.includes('\0')) throw new BadInput(`${file}: it is not text`);
    return text;
  });

/** Refuses a file that could not be written later; one that is not there yet is not there afterwards either. */
export const checkOutput = (file: string): void =>
  withFile(file, unwritable, 'it cannot be written', () => {
    if (existsSync(file)) {
      if (statSync(file).isDirectory()) throw new BadInput(`${file}: ${unwritable['EISDIR']}`);
      accessSync(file, constants.W_OK);
    } else {
      closeSync(openSync(file, 'a'));
      // What a link leads to was made, not the link.
      rmSync(realpathSync(file));
    }
  });

export const writeOutput = (file: string, text: string): void =>
  withFile(file, unwritable, 'it cannot be written', () => writeFileSync(file, text));

/** The folder of the checkout this command runs from, if it runs from one. */
export const checkout = (): string | undefined => {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    if (existsSync(join(folder, 'packages/engine/src'))) return folder;
    const above = dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
};

/** All files under a folder whose names end so, by path from the checkout. */
export const filesUnder = (root: string, folder: string, ...endings: readonly string[]): readonly string[] => {
  const found: string[] = [];
  const visit = (path: string): void => {
    if (!existsSync(join(root, path))) return;
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules') visit(inner);
      } else if (endings.some((ending) => entry.name.endsWith(ending))) found.push(inner);
    }
  };
  visit(folder);
  return found.sort();
};
