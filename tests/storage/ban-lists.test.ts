import { starterDecks } from '@spaceline/decks';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtServer, removeServer, runProgram } from './program.ts';
import { startServer } from './server.ts';
import { temporaryFolder } from './temporary.ts';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
  removeServer();
});
const fileWith = (name: string, text: string): string => {
  const file = join(folder.path, name);
  writeFileSync(file, text);
  return file;
};
const list = 'replaces: MOD-6.1\nname: Club list\ndate: 2027\nsource: our club\nArcher\n';

interface Listed {
  readonly id: string;
  readonly sheet?: string;
  readonly clauses: readonly {
    readonly id: string;
    readonly list?: {
      readonly name: string;
      readonly date: string;
      readonly source: string;
      readonly cards: { readonly name: string }[];
    };
  }[];
}

test('OTF-6.1, MOD-6.1, BETA-6.1, BETA-5.1: the lists are sent with the formats, and a file replaces one', async () => {
  const server = await startServer({
    SPACELINE_DATA: join(folder.path, 'data'),
    SPACELINE_BANS: fileWith('club.bans', list),
  });
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(`${server.address}${path}`, body === undefined ? {} : json)).json();
  };
  const formats = (await ask('/api/formats')) as readonly Listed[];
  const listOf = (format: string, clause: string) =>
    formats.find(({ id }) => id === format)?.clauses.find(({ id }) => id === clause)?.list;
  expect(formats.find(({ id }) => id === 'modern')?.sheet).toBe('v1.6, May 2023');
  expect(listOf('modern', 'MOD-6.1')).toEqual({
    kind: 'banned',
    name: 'Club list',
    date: '2027',
    source: 'our club',
    cards: [{ name: 'Archer' }],
  });
  expect(listOf('otf', 'OTF-6.1')?.cards).toHaveLength(39);
  expect(listOf('otf-beta', 'BETA-6.1')?.cards.map(({ name }) => name)).toContain('Jack (Maladjusted Misfit 2E)');
  expect(listOf('otf-beta', 'BETA-5.1')?.cards).toContainEqual({
    name: 'Tholun (2E: Call to Arms)',
    becomes: 'Tholun',
  });

  const text = "Seed deck\nArcher\nDraw deck\nRaise the Stakes\nQ's Tent (1)\nWorf\nAside\nOps\n";
  const report = (await ask('/api/decks/check', { text, format: 'modern' })) as {
    readonly problems: readonly { readonly words: string }[];
    readonly besides: unknown;
  };
  const banned = report.problems.filter(({ words }) => words.includes('is banned'));
  expect(banned.map(({ words }) => words)).toEqual([
    'line 2: Archer is banned. Take it out. It is on this list: Club list (2027). [MOD-6.1]',
  ]);
  expect(report.besides).toEqual([
    { kind: 'side deck', name: "Q's Tent", cards: ['Worf'] },
    { kind: 'aside', name: 'Aside', cards: ['Ops'] },
  ]);
  const withArcher = starterDecks.find(({ deck }) => deck.seeds.includes('archer'))!;
  const made = await ask('/api/matches', { deck: withArcher.id, format: 'modern' });
  expect(JSON.stringify(made)).toContain('Archer is banned');
  expect(await server.program.end('SIGTERM')).toBe(0);
});

test('MOD-6.1: a bad list keeps the server from starting, and says why', async () => {
  const bad = fileWith('bad.bans', list.replace('Archer', 'Arhcer'));
  for (const [file, says] of [
    [bad, `The ban list ${bad} was not taken: line 5: "Arhcer" is not a card of the catalogue`],
    [`${bad}.gone`, `The ban list ${bad}.gone cannot be read.`],
  ] as const) {
    const env = { PORT: '0', DATABASE_URL: '', SPACELINE_DATA: join(folder.path, 'other'), SPACELINE_BANS: file };
    const program = runProgram(builtServer(), [], env);
    expect(await program.exited, program.output()).toBe(1);
    expect(program.output()).toContain(`Spaceline could not start. ${says}`);
  }
});
