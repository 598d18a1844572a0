import type { ESTree } from 'vite';
import type { Source } from './syntax.ts';
import { programOf } from './syntax.ts';

/** Where the client speaks, and what it says there past its catalogue of messages. */

export interface Speech {
  /** Texts that some string of the file says word by word. */
  readonly said: ReadonlySet<string>;
  /** Words a reader would see in English whatever language they chose. */
  readonly bypasses: readonly string[];
  /** Messages looked up when the file is loaded, before anybody chose a language. */
  readonly early: readonly string[];
}

const lookups = new Set(['t', 'many', 'rich']);
const labels = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  'label',
]);
/** Attributes for the machine. */
const machine = new Set(['className', 'd', 'viewBox', 'transform', 'style', 'href', 'key', 'id', 'accept', 'lang']);

const hasWords = (text: string): boolean => /[A-Za-z]{2}/.test(text);
/** A sentence, or several words in a row, or a word with a capital: not the name of a class, key or event. */
const isProse = (text: string): boolean =>
  /^[A-Z][a-z]+(?:$|[ ,.!?:…])|^[A-Za-z’']+(?: [A-Za-z’',]+)+[.!?:…]?$|[a-z] .*[.!?…]$/.test(text);

/** Properties whose values are words of the protocol or the engine. */
const tags = new Set(['act', 'what', 'fix', 'do', 'e', 'type', 'phase', 'facility']);

/** Strings that are compared, thrown, looked up or typed are read by the program. */
const isReadByProgram = (parent: ESTree.Node | undefined, node: ESTree.Node): boolean => {
  switch (parent?.type) {
    case 'BinaryExpression':
    case 'SwitchCase':
    case 'MemberExpression':
    case 'ImportExpression':
    case 'NewExpression':
      return true;
    case 'Property':
      return parent.key === node || (parent.key.type === 'Identifier' && tags.has(parent.key.name));
    default:
      return false;
  }
};

const isType = (type: string): boolean =>
  /^TS(?!As|Satisfies|NonNull|Instantiation)|^Import|^Export(?:All|Specifier)/.test(type);

const textOf = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('{}');
  return undefined;
};

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What a file says; `known` are the messages, whose English may stand in tables of labels too. */
export function speechOf(source: Source, known: ReadonlySet<string>): Speech {
  const said = new Set<string>();
  const bypasses: string[] = [];
  const early: string[] = [];
  const inside = (node: ESTree.Node, within: { readonly runs: boolean; readonly label: boolean }): void => {
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node, within);
  };
  const lookup = (node: ESTree.CallExpression, runs: boolean): void => {
    const texts = node.arguments.flatMap((argument) => textOf(argument) ?? []);
    texts.forEach((text) => said.add(text));
    if (!runs) early.push(texts[0] ?? '');
    node.arguments
      .filter((argument) => textOf(argument) === undefined)
      .forEach((argument) => visit(argument, node, { runs, label: false }));
  };
  const visit = (
    node: ESTree.Node,
    parent: ESTree.Node,
    within: { readonly runs: boolean; readonly label: boolean },
  ): void => {
    if (isType(node.type)) return;
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && lookups.has(node.callee.name)) {
      lookup(node, within.runs);
      return;
    }
    if (node.type === 'JSXText') {
      if (hasWords(node.value)) bypasses.push(node.value.trim());
      return;
    }
    if (node.type === 'JSXAttribute') {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (!machine.has(name)) inside(node, { ...within, label: labels.has(name) });
      return;
    }
    const text = textOf(node);
    if (text !== undefined && !isReadByProgram(parent, node)) {
      said.add(text);
      if (!known.has(text) && (within.label ? hasWords(text) : isProse(text))) bypasses.push(text);
    }
    const runs = within.runs || /Function/.test(node.type);
    inside(node, { runs, label: within.label && node.type !== 'CallExpression' });
  };
  const program = programOf(source);
  inside(program, { runs: false, label: false });
  return { said, bypasses, early };
}
