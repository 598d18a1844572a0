import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileWith, path, spaceline, temporary } from './run.ts';

interface Simulation {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly winners: { readonly player1: number; readonly player2: number; readonly draw: number };
  readonly reasons: Readonly<Record<string, number>>;
  readonly standings?: Readonly<Record<string, number>>;
  readonly turns: { readonly min: number; readonly max: number };
  readonly errors: number;
  readonly unfinished: number;
  readonly checksum: string;
}

const simulate = async (...args: readonly string[]): Promise<Simulation> => {
  const { code, out, err } = await spaceline(['simulate', '--format', 'open', '--json', ...args]);
  expect(code, err).toBe(0);
  return JSON.parse(out) as Simulation;
};

describe('spaceline simulate', () => {
  test('counts games, decisions, winners and reasons; nothing breaks', async () => {
    const result = await simulate('--games', '6', '--seed', 'abc', '--bots', 'random,steered', '--workers', '2');
    expect(result).toMatchObject({ games: 6, errors: 0, unfinished: 0 });
    const { player1, player2, draw } = result.winners;
    expect(player1 + player2 + draw).toBe(6);
    expect(Object.values(result.reasons).reduce((sum, n) => sum + n, 0)).toBe(6);
    expect(result.decisions).toBeGreaterThan(600);
    expect(result.decisionsPerSecond).toBeGreaterThan(0);
    expect(result.turns.max).toBeGreaterThanOrEqual(result.turns.min);
  });

  test('the same seed gives the same games, whatever the number of workers', async () => {
    const [one, two, other] = await Promise.all([
      simulate('--games', '4', '--seed', 's', '--workers', '1'),
      simulate('--games', '4', '--seed', 's', '--workers', '2'),
      simulate('--games', '4', '--seed', 't', '--workers', '1'),
    ]);
    expect([two.checksum, two.decisions]).toEqual([one.checksum, one.decisions]);
    expect(other.checksum).not.toBe(one.checksum);
  });

  test('OTF-6.1: a starter deck with banned cards is refused, and decks nobody named are legal', async () => {
    const banned = await spaceline(['simulate', '--format', 'otf', '--decks', 'federation', 'klingon-houses']);
    expect([banned.code, banned.err]).toEqual([1, expect.stringContaining('federation is not legal in otf')]);
    const { code } = await spaceline(['simulate', '--format', 'otf', '--bots', 'random', '--games', '1', '--json']);
    expect(code).toBe(0);
  });

  test('WS-1.1, WS-5.2: Warp Speed opens boxes and builds by itself, the same for the same seed, and counts Full Wins', async () => {
    const args = ['simulate', '--format', 'warp-speed', '--bots', 'steered', '--games', '6', '--seed', 'boxes'];
    const [one, two, told] = await Promise.all([
      spaceline([...args, '--workers', '1', '--json']),
      spaceline([...args, '--workers', '2', '--json']),
      spaceline(args),
    ]);
    const [result, again] = [one, two].map(({ out }) => JSON.parse(out) as Simulation);
    expect(result).toMatchObject({ games: 6, errors: 0, unfinished: 0 });
    expect(again.checksum).toBe(result.checksum);
    const standings = Object.entries(result.standings ?? {});
    expect(standings.reduce((sum, [, n]) => sum + n, 0)).toBe(6);
    for (const [name, n] of standings) expect(told.out).toContain(`${name}: ${n} (${((100 * n) / 6).toFixed(1)} %)`);
    expect(Object.keys(result.standings ?? {})).toContain('Full Win');
  });

  test('decks may be files or starter decks', async () => {
    const result = await simulate('--decks', path('decks/klingon.deck'), 'federation', '--games', '1');
    expect(result.games).toBe(1);
  });

  test('games cut short are counted as unfinished, with code 1', async () => {
    const { code, out } = await spaceline(['simulate', '--games', '2', '--most', '10', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ unfinished: 2, errors: 0, decisions: 20 });
  });

  test('bad input is refused with its reason', async () => {
    const refused = async (...args: readonly string[]): Promise<string> => {
      const { code, out, err } = await spaceline(['simulate', ...args]);
      expect([code === 0, out]).toEqual([false, '']);
      return err;
    };
    expect(await refused('--bots', 'random,deep-thought')).toContain('unknown bot "deep-thought"; there are: random');
    expect(await refused('--bots', 'random,random,random')).toContain('--bots takes one or two names');
    expect(await refused('--games', 'many')).toContain('Give a whole number from 1');
    expect(await refused('--games', '0')).toContain('Give a whole number from 1');
    expect(await refused('--format', 'closed')).toContain('unknown format "closed"');
    expect(await refused('--decks', 'klingon')).toBe('spaceline: --decks takes two decks, got 1\n');
    expect(await refused('--decks', 'klingon', 'klingon', 'klingon')).toContain('--decks takes two decks, got 3');
    expect(await refused('--decks', 'nowhere.deck', 'klingon')).toContain('nowhere.deck: there is no such file');
    const small = fileWith('small.deck', 'Missions\nExcavation\n');
    expect(await refused('--decks', small, 'klingon')).toMatch(
      /is not legal in open:\n {2}the mission pile has 1 card/,
    );
  });
});

let game = '';
beforeAll(async () => {
  game = temporary('game.json');
  const lines = ['1', '1', '1', '1', '1', '1', 'concede', ''];
  const { code, out, err } = await spaceline(['play', '--seed', 'r', '--record', game], lines.join('\n'));
  expect(code, err + out).toBe(0);
});

test('spaceline play reads a clause aloud, and says when there is none', async () => {
  const { out } = await spaceline(['play', '--seed', 'r'], ['? b-8.9', '? B-99.9', '?', 'quit', ''].join('\n'));
  expect(out).toContain('8. Seed phases\nB-8.9  The top mission must be placed\n    Players alternate; on each turn');
  expect(out).toContain('There is no clause B-99.9.');
  expect(out).toContain('? B-12.5  what a clause says');
});

/** The file as it was before games told what had happened. */
const silent = (text: string): string => {
  const { events: _, ...rest } = JSON.parse(text) as { readonly events: unknown };
  return JSON.stringify({ ...rest, version: 1 }, undefined, 2);
};

describe('spaceline replay', () => {
  test('a recorded game is printed and verified', async () => {
    const told = await spaceline(['replay', game]);
    expect(told.code).toBe(0);
    expect(told.out).toMatch(
      /Player 1 conceded the game\.\nPlayer 2 won the game by concession\.\n\d+ choices, verified: /,
    );
    const verified = await spaceline(['replay', game, '--verify', '--json']);
    expect(JSON.parse(verified.out)).toMatchObject({ verified: true });
  });

  test('a game with another end, or with a choice nobody could make, is not verified', async () => {
    const text = readFileSync(game, 'utf8');
    const end = fileWith('end.json', text.replace(/"hash": ".*"/, '"hash": "0000"'));
    const ended = await spaceline(['replay', end, '--verify']);
    expect(ended.code).toBe(1);
    expect(ended.out).toContain('the file says 0000');
    const choice = fileWith(
      'choice.json',
      text.replace(/"do":"place mission".*?"cards"/, '"do":"cloak","card":1,"on":-1,"to":-1,"way":-1,"cards"'),
    );
    const refused = await spaceline(['replay', choice, '--verify']);
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(/not verified after \d+ choices: choice \d+ is refused\. P[12] cannot cloak/);
  });

  test('a game of an older version is told from its events, and says so', async () => {
    const told = (await spaceline(['replay', game])).out.split('\n');
    const text = readFileSync(game, 'utf8').replace(/"engine": ".*"/, '"engine": "0"');
    // Nothing is computed: its choices may mean nothing here.
    const old = fileWith('old.json', text.replaceAll('"do":"place mission"', '"do":"lay mission"'));
    const shown = await spaceline(['replay', old]);
    expect(shown.code, shown.err).toBe(0);
    const lines = shown.out.split('\n');
    expect(lines.slice(0, -2)).toEqual(told.slice(0, -2));
    const why = /it was played with other rules: its rules have version 0, those here version \d+/;
    expect(lines.at(-2)).toMatch(/^\d+ choices, as they were recorded\. Nothing was verified: /);
    expect(lines.at(-2)).toMatch(why);

    const verified = await spaceline(['replay', old, '--verify', '--json']);
    expect(verified.code).toBe(1);
    expect(JSON.parse(verified.out)).toMatchObject({
      verified: false,
      recorded: true,
      why: expect.stringMatching(why) as string,
    });
  });

  test('what was not kept is told as a gap, and what is not known here in plain words', async () => {
    const replay = JSON.parse(readFileSync(game, 'utf8')) as { events: unknown[]; choices: unknown[] };
    const events = replay.events.map(() => null as unknown);
    events[3] = [{ e: 'mission stolen', card: 7, names: { 7: 'excavation' } }];
    const file = fileWith('gaps.json', JSON.stringify({ ...replay, cards: 'of old', events }));
    const { code, out } = await spaceline(['replay', file]);
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 3)).toEqual([
      '(What came of 2 choices was not kept.)',
      'Mission stolen: Excavation.',
      `(What came of ${replay.choices.length - 3} choices was not kept.)`,
    ]);
  });

  test('a file that tells nothing, as of the first version, is played again by the rules that are here', async () => {
    const text = silent(readFileSync(game, 'utf8'));
    const same = await spaceline(['replay', fileWith('silent.json', text), '--verify']);
    expect([same.code, same.out]).toEqual([0, expect.stringMatching(/^\d+ choices, verified: \w+\n$/)]);
    const old = fileWith('silent-old.json', text.replace(/"engine": ".*"/, '"engine": "0"'));
    const other = await spaceline(['replay', old, '--verify']);
    expect([other.code, other.out]).toEqual([
      0,
      expect.stringMatching(/verified: \w+\. It was played with other rules: its rules have version 0/),
    ]);
  });

  test('a game in which something else happened than the file says is not verified', async () => {
    const text = readFileSync(game, 'utf8');
    const { code, out } = await spaceline([
      'replay',
      fileWith('lie.json', text.replace('"e":"conceded","player":0', '"e":"conceded","player":1')),
      '--verify',
    ]);
    expect([code, out]).toEqual([1, expect.stringMatching(/something else happened at choice \d+ than the file says/)]);
  });

  test('malformed, foreign and missing files are refused', async () => {
    const refused = async (text: string): Promise<string> => {
      const { code, out, err } = await spaceline(['replay', fileWith('bad.json', text)]);
      expect([code, out]).toEqual([2, '']);
      return err;
    };
    expect(await refused('{"spaceline": ')).toContain('it is not JSON');
    expect(await refused('{"version": 99}')).toContain('it has version 99');
    expect(await refused('[]')).toContain('The replay was not read');
    const text = readFileSync(game, 'utf8');
    expect(await refused(text.replaceAll('"excavation"', '"captain-proton"'))).toContain('captain-proton');
    // A house format is known by its clauses; one that does not exist makes the format unknown.
    const closed = silent(text)
      .replace('"format": "open"', '"format": "closed"')
      .replace('"clauses": []', '"clauses": ["NO-1.1"]');
    expect(await refused(closed)).toContain('unknown format "closed": there is no clause "NO-1.1"');
    const missing = await spaceline(['replay', 'nowhere.json']);
    expect([missing.code, missing.err]).toEqual([2, 'spaceline: nowhere.json: there is no such file\n']);
  });
});

describe('spaceline play', () => {
  test('reads numbers from a pipe, shows the table, explains cards and ends with its input', async () => {
    const { code, out } = await spaceline(['play', '--seed', '5'], '? archer\n? Arhcer\ntable\n?\nwhat\n99\n1\n');
    expect(code).toBe(0);
    expect(out).toContain('Archer (Dilemma)\nUnless');
    expect(out).toContain('There is no card "Arhcer". Did you mean Archer?');
    expect(out).toContain('Mission phase.');
    expect(out).toContain('Type the number of what you want to do.');
    expect(out).toMatch(/Give a number from 1 to \d+, or \? for help\./);
    expect(out).toMatch(/You placed .* on? ?.*\./);
    expect(out).toMatch(/You left the table\.\n$/);
  });

  test('a record that cannot be written is refused before the first choice', async () => {
    const refused = async (record: string, why: string): Promise<void> => {
      const { code, out, err } = await spaceline(['play', '--record', record], '1\n');
      expect([code, out, err]).toEqual([2, '', `spaceline: ${record}: ${why}\n`]);
    };
    await refused(temporary('nowhere/game.json'), 'there is no such folder');
    await refused(path('decks'), 'it is a folder');
    await refused(`${fileWith('plain.txt', '')}/game.json`, 'there is no such folder');
  });

  test('a game that never starts leaves no record and changes none', async () => {
    const record = temporary('never.json');
    const kept = fileWith('kept.json', 'as it was');
    for (const args of [
      ['--decks', 'nowhere.deck', 'klingon'],
      ['--level', 'deep-thought'],
      ['--opponent', 'nobody'],
    ])
      for (const file of [record, kept]) expect((await spaceline(['play', '--record', file, ...args])).code).toBe(2);
    expect([existsSync(record), readFileSync(kept, 'utf8')]).toEqual([false, 'as it was']);
  });

  test('hint tells what to do and why, do does it, seed seeds the rest', async () => {
    const lines = ['do', 'hint', 'do', 'seed', 'seed', 'hint', 'do', 'quit', ''];
    const { code, out } = await spaceline(['play', '--seed', '11', '--opponent', 'pim-tarrow'], lines.join('\n'));
    expect(code).toBe(0);
    expect(out).toContain('against Pim Tarrow');
    expect(out).toContain('Nothing was advised yet: type "hint".');
    expect(out).toMatch(/> hint\nPlace .*\.\n {2}.+\.\n {2}Type "do" to do it\./);
    expect(out).toContain('There is nothing to seed any more.');
    expect(out).toMatch(/There is nothing to seed any more\.\n> hint\n.+\n {2}.+\.\n {2}Type "do"/);
  });

  test('a whole game can be played by typing numbers', async () => {
    const lines = Array.from({ length: 20_000 }, (_, i) => (i % 2 ? '1' : '2'));
    const { code, out } = await spaceline(['play', '--seed', '8'], `${lines.join('\nall\n')}\n`);
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over: (you|your opponent) won|The game is over: a draw/);
  });
});
