import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from './output.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
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
export const readInput = (file: string, largest: number): string => {
  try {
    if (file !== '-' && statSync(file).size > largest)
      throw new BadInput(`${file}: it is larger than ${largest} bytes`);
    return decoded(readFileSync(file === '-' ? 0 : file));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new BadInput(`${file}: ${reasons[code] ?? 'it cannot be read'}`);
  }
};

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
