import { type ESTree } from 'vite';
import { describe, expect, test } from 'vitest';
import { type Source, nodesOf, sources } from './syntax.ts';

/** A question that the clauses of a format may answer is worth nothing if the engine never asks it. */

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' ? nameOf(node.property) : undefined;

/** The table of questions, wherever it is declared. */
const declaredIn = (source: Source): readonly string[] =>
  nodesOf(source).flatMap((node) =>
    node.type === 'VariableDeclarator' && nameOf(node.id) === 'questions' && node.init?.type === 'ObjectExpression'
      ? node.init.properties.flatMap((part) => (part.type === 'Property' ? (nameOf(part.key) ?? []) : []))
      : [],
  );

/** What a file asks: `….ask.mayAttempt(…)`. */
const askedIn = (source: Source): readonly string[] =>
  nodesOf(source).flatMap((node) =>
    node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && nameOf(node.callee.object) === 'ask'
      ? (nameOf(node.callee.property) ?? [])
      : [],
  );

const unasked = (all: readonly Source[]): readonly string[] => {
  const heard = new Set(all.flatMap(askedIn));
  return all.flatMap(declaredIn).filter((question) => !heard.has(question));
};

describe('questions of formats', () => {
  test('each is asked by the engine', () => {
    const engine = sources('engine');
    expect(engine.flatMap(declaredIn).length).toBeGreaterThan(15);
    expect(unasked(engine)).toEqual([]);
  });

  test('one that is only declared, answered or mentioned is found', () => {
    const planted = (file: string, text: string): Source => ({ room: 'planted', file, text });
    const declared = planted('planted/questions.ts', 'export const questions = { mayFly: first(), maySing: first() };');
    const asking = planted(
      'planted/flying.ts',
      'const why = s.fixed.format.ask.mayFly(s); // s.fixed.format.ask.maySing(s)\nconst answers = { maySing: () => why };',
    );
    expect(unasked([declared, asking])).toEqual(['maySing']);
  });
});
