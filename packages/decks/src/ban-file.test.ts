import { modern, withBans } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { everyTitle } from './catalogue.ts';
import { checkDeck, listOf, readBans } from './index.ts';

const library = everyTitle();
const head = ['replaces: MOD-6.1', 'name: Club list', 'date: 2027-01', 'source: our club'];
const problemsOf = (...lines: readonly string[]): readonly string[] => {
  const read = readBans(lines.join('\n'), library);
  return read.ok ? [] : read.problems;
};

describe('F-31, MOD-6.1: a ban list as a file', () => {
  const text = [...head, '', '# what we do not want', 'Data  # too clever', 'Jack (Maladjusted Misfit)', 'Q2'].join(
    '\r\n',
  );

  test('MOD-6.1: it takes the place of the list of its clause', () => {
    const read = readBans(`\ufeff${text}`, library);
    if (!read.ok) throw new Error(read.problems.join());
    expect(read.list.clause).toBe('MOD-6.1');
    const format = withBans(modern, [read.list]);
    const told = (card: string) =>
      checkDeck(`Draw deck\n${card}`, format, library).problems.filter(({ clause }) => clause === 'MOD-6.1');
    expect(told('Data')).toMatchObject([{ hint: 'Take it out. It is on this list: Club list (2027-01).' }]);
    for (const card of ['Data (First Contact)', 'Jack (2E)', 'Q2']) expect(told(card), card).toHaveLength(1);
    for (const card of ['Raise the Stakes', 'Jack', 'Data (Aspirer 2E)']) expect(told(card), card).toEqual([]);
    const clause = format.clauses.find(({ id }) => id === 'MOD-6.1');
    expect(clause?.text).toBe('No deck may have a card of this list: Club list (2027-01). It has Data, Jack, Q2.');
    expect(clause && listOf(clause, library)).toEqual({
      kind: 'banned',
      name: 'Club list',
      date: '2027-01',
      source: 'our club',
      cards: [{ name: 'Data' }, { name: 'Jack (Call to Arms 2E)' }, { name: 'Q2' }],
    });
    // Everything else is as it was.
    expect(format.clauses.filter(({ id }) => id !== 'MOD-6.1')).toEqual(
      modern.clauses.filter(({ id }) => id !== 'MOD-6.1'),
    );
  });

  test('MOD-6.1: near miss: a format without the clause stays the same', () => {
    const read = readBans(text.replace('MOD-6.1', 'BETA-6.2'), library);
    expect(read.ok && withBans(modern, [read.list])).toBe(modern);
  });

  test('everything that is wrong is told, with its line', () => {
    expect(problemsOf()).toEqual([
      'it does not say "replaces:", for example "replaces: MOD-6.1"',
      'it does not say "name:", for example "name: Modern ban list"',
      'it does not say "date:", for example "date: 2027-01"',
      'it does not say "source:", for example "source: our league"',
      'it names no card',
    ]);
    expect(problemsOf(...head, 'Dtaa', 'Dukat (2E)', 'Q2', 'Q2', 'name: again', 'Taurik (foil)')).toEqual([
      expect.stringMatching(/^line 5: "Dtaa" is not a card of the catalogue\. Did you mean Data/),
      'line 6: "Dukat (2E)" may mean several cards: Dukat (Liberator and Protector 2E), Dukat (Things Past 2E)',
      'line 8: "Q2" is there twice',
      'line 9: "name" is there twice',
      'line 10: "Taurik (foil)" means Taurik, but "foil" tells nothing about it',
    ]);
    expect(problemsOf('replaces: MOD-4.1', ...head.slice(1), 'Data')).toEqual([
      '"MOD-4.1" has no ban list; there are: BETA-6.1, BETA-6.2, OTF-6.1, MOD-6.1',
    ]);
    expect(problemsOf(...head.slice(0, 3), `source: ${'x'.repeat(200)}`, 'Data')[0]).toBe(
      'line 4: "source" has 1 to 120 characters',
    );
    expect(problemsOf('\n'.repeat(2_001))).toEqual(['it has more than 2000 lines']);
  });
});
