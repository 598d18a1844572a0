import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** The production code of all rooms, and what its syntax trees say. */

export interface Source {
  /** `engine`, `language` … */
  readonly room: string;
  readonly file: string;
  readonly text: string;
}

const packages = join(import.meta.dirname, '../../packages');

export const sources = (...rooms: readonly string[]): readonly Source[] =>
  (rooms.length > 0 ? rooms : readdirSync(packages)).flatMap((room) => {
    const folder = join(packages, room, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
      .sort()
      .map((file) => ({ room, file: `${room}/${file}`, text: readFileSync(join(folder, file), 'utf8') }));
  });

const parsed = new Map<string, ReturnType<typeof parseSync>>();

const parse = ({ file, text }: Source): ReturnType<typeof parseSync> => {
  const tree = parsed.get(file) ?? parseSync(file, text);
  if (tree.errors.length > 0) throw new Error(`${file}: ${tree.errors[0].message}`);
  parsed.set(file, tree);
  return tree;
};

interface Declared {
  readonly name: string;
  /** It is there at run time: no type. */
  readonly runs: boolean;
}

const namesOf = (declaration: ESTree.Node | null | undefined): readonly Declared[] => {
  switch (declaration?.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? [{ name: id.name, runs: true }] : [],
      );
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return declaration.id ? [{ name: declaration.id.name, runs: true }] : [];
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return [{ name: declaration.id.name, runs: false }];
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return namesOf(declaration.declaration);
    default:
      return [];
  }
};

/** Everything that is declared at the outermost level of a file. */
export const declaredIn = (source: Source): readonly Declared[] => parse(source).program.body.flatMap(namesOf);

export const commentsIn = (source: Source): readonly string[] => parse(source).comments.map(({ value }) => value);

/** Declarations that a comment in or above them connects with some words. */
export const declarationsNear = (source: Source, words: string): readonly string[] => {
  const { program, comments } = parse(source);
  return comments
    .filter(({ value }) => value.split(/[\s(),;:]+/).some((word) => word.replace(/\.$/, '') === words))
    .flatMap(({ start }) => namesOf(program.body.find(({ end }) => end > start)).map(({ name }) => name));
};

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const programOf = (source: Source): ESTree.Program => parse(source).program;

/** Every node of a file, from the outside in. */
export const nodesOf = (source: Source): readonly ESTree.Node[] => {
  const found: ESTree.Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value)) {
      found.push(value);
      Object.values(value).forEach(visit);
    }
  };
  visit(parse(source).program);
  return found;
};
