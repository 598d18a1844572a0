import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { strangeDeckText, unwrittenTitles } from '../assisted/deck.ts';
import { fileWith, spaceline, temporary } from './run.ts';

const strange = fileWith('strange.deck', strangeDeckText);
const needs = (titles: readonly string[]): string =>
  `not written yet, and played with --assisted only: ${titles.join(', ')} [A-1]`;
const lineOf = (title: string): number => strangeDeckText.split('\n').indexOf(title) + 1;

describe('A-1: spaceline check', () => {
  test('names all titles that are not written with their lines, and says what plays them; the deck is legal', async () => {
    const { code, out } = await spaceline(['check', strange]);
    expect(code).toBe(0);
    const lines = unwrittenTitles.map((title) => `${title} (line ${lineOf(title)})`);
    expect(out).toBe(`warning: ${needs(lines)}\nFederation Explorers: legal in open\n`);
    const { out: json } = await spaceline(['check', strange, '--json']);
    expect(JSON.parse(json)).toMatchObject({
      legal: true,
      problems: unwrittenTitles.map((title) => ({ clause: 'A-1', card: title, line: lineOf(title) })),
      unwritten: unwrittenTitles,
    });
  });
});

describe('A-1: titles that are not written', () => {
  test.each([['simulate'], ['play']])('are refused by %s, all named, unless the table is assisted', async (command) => {
    const { code, out, err } = await spaceline([command, '--decks', strange, 'klingon']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(`spaceline: ${strange} cannot be played: ${needs(unwrittenTitles)}\n`);
  });
});

describe('A-3: spaceline simulate --assisted', () => {
  test('lets bots play them, the same from the same seed', async () => {
    const args = ['simulate', '--assisted', '--decks', strange, strange, '--bots', 'steered', '--json', '--games', '4'];
    const [one, two] = await Promise.all([
      spaceline([...args, '--workers', '1']),
      spaceline([...args, '--workers', '2']),
    ]);
    expect(one.code, one.err).toBe(0);
    const result = JSON.parse(one.out) as { checksum: string };
    expect(result).toMatchObject({ games: 4, errors: 0, unfinished: 0 });
    expect(JSON.parse(two.out)).toMatchObject({ checksum: result.checksum });
  });
});

/** The first option again and again: enough to lay down all seeds, and too few turns for the computer to win. */
const seeding = Array.from({ length: 32 }, () => '1');

describe('A-2: spaceline play --assisted', () => {
  const play = (lines: readonly string[], ...args: readonly string[]) =>
    spaceline(['play', '--assisted', '--decks', strange, 'klingon', '--seed', '3', ...args], `${lines.join('\n')}\n`);

  test('carries out what is typed, as the computer agrees, and the game is recorded', async () => {
    const file = temporary('assisted.json');
    const { code, out, err } = await play(
      [
        ...seeding,
        'correct give 5 points to me',
        'correct describe Kira Nerys: cunning 7, Honor x2, classification OFFICER',
        '? Kira Nerys',
        'correct let me draw 2 cards',
        'concede',
      ],
      '--record',
      file,
    );
    expect(code, err).toBe(0);
    expect(out).toContain('or "correct …" to propose a correction');
    expect(out).toContain('You proposed to give 5 bonus points to you.');
    expect(out).toContain('You scored 5 bonus points.');
    expect(out).toContain('Kira Nerys (Personnel)');
    const written = readFileSync(file, 'utf8');
    expect(written).toContain('"assisted": true');
    expect(written).toContain('"correction":{"fix":"score","player":0,"points":5}');
    const replay = await spaceline(['replay', file]);
    expect(replay.code, replay.err).toBe(0);
    expect(replay.out).toContain('Player 1 proposed to describe Kira Nerys: ');
    expect(replay.out).toMatch(/\d+ choices, verified: /);
    // Without its mark it is a game of cards that are not there.
    const plain = fileWith('plain.json', written.replace('  "assisted": true,\n', ''));
    const refused = await spaceline(['replay', plain, '--verify']);
    expect([refused.code, refused.out]).toEqual([
      1,
      expect.stringContaining('some of its cards have other texts here'),
    ]);
  });

  test('says what is wrong with a correction, and asks again', async () => {
    const { code, out } = await play([
      'correct give 5 points to me',
      ...seeding,
      'correct',
      'correct praise Worf',
      'correct kill Wrof',
      'correct give 501 points to me',
      'correct describe Worf: cunning 12',
      'correct kill Gowron',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('corrections are made between actions, or while an unwritten text waits to be carried out');
    expect(out).toContain('correct kill Data, Worf');
    expect(out).toContain('"praise Worf" is nothing to propose.');
    expect(out).toContain('Wrof');
    expect(out).toMatch(/the number is not possible.*\[A-2\]/);
    expect(out).toMatch(/only titles that are not written are described.*\[A-4\]/);
    expect(out).toContain('Gowron is not in this game.');
    expect(out).toMatch(/You left the table\.\n$/);
  });

  test('A-1: corrections are refused at a table that is not assisted', async () => {
    const { out } = await spaceline(['play', '--seed', '3'], 'correct give 5 points to me\n');
    expect(out).toContain('[A-1]');
    expect(out).not.toContain('to propose a correction');
  });
});
