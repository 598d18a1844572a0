import { compileFormat } from '@spaceline/engine/format';
import { formats, readHouseFormat } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';

describe('house formats', () => {
  test('clauses are listed by their ids, over a format or over the base game', () => {
    const read = readHouseFormat('name: Our Tuesday Game\nover: otf\nwithout OTF-6.1\nR4-1.1, R4-1.2 # four of each\n');
    if (!read.ok) throw new Error(read.problems.join());
    const ids = read.format.clauses.map((clause) => clause.id);
    expect(read.format).toMatchObject({ id: 'our-tuesday-game', name: 'Our Tuesday Game' });
    expect(ids).toContain('R4-1.2');
    expect(ids).toContain('OTF-7.5');
    expect(ids).not.toContain('OTF-6.1');
  });

  test('JSON says the same', () => {
    const text = JSON.stringify({ name: 'Our Tuesday Game', over: 'otf', clauses: ['R4-1.1'], without: ['OTF-6.1'] });
    const read = readHouseFormat(text);
    expect(read.ok && read.format.clauses.at(-1)?.id).toBe('R4-1.1');
  });

  const wrong = (text: string): readonly string[] => {
    const read = readHouseFormat(text);
    return read.ok ? [] : read.problems;
  };

  test.each([
    ['OTF-4.1 MOD-4.1', 'OTF-4.1 and MOD-4.1 contradict each other about missions you did not seed'],
    ['OTF-1.7 BETA-1.7', 'OTF-1.7 and BETA-1.7 contradict each other about the facility phase'],
    ['R4-3.0 OTF-1.7', 'R4-3.0 and OTF-1.7 contradict each other about the facility phase'],
    ['OTF-2.2 BETA-2.2', 'OTF-2.2 and BETA-2.2 contradict each other'],
    ['OTF-3.1 BETA-3.1', 'OTF-3.1 and BETA-3.1 contradict each other'],
    ['OTF-7.2 MOD-7.2', 'OTF-7.2 and MOD-7.2 contradict each other'],
    ['over: modern\nBETA-7.1', 'MOD-7.1 and BETA-7.1 contradict each other'],
  ])('contradicting clauses are an error that names both: %s', (text, message) => {
    expect(wrong(text).join()).toContain(message);
  });

  test('everything else that is wrong is said at once', () => {
    expect(wrong('over: closed\nOTF-4.1 X-1.1')).toEqual([
      'there is no format "closed" to build on; there are: open, otf-beta, otf, modern, rule-of-four',
      'there is no clause "X-1.1"',
    ]);
    expect(wrong('over: open\nwithout OTF-4.1')).toEqual(['open has no clause OTF-4.1']);
    expect(wrong('{"clauses": "OTF-4.1"}')).toEqual(['clauses and without are lists of clause ids']);
    expect(wrong('{"rules": []}')).toEqual(['"rules" is no part of a format; it has name, over, clauses and without']);
    expect(wrong('{')).toEqual(['the file is not valid JSON']);
  });

  test('one rule of two sheets holds once: OTF-7.3 and MOD-7.3 read alike would not add up twice', () => {
    const read = readHouseFormat('OTF-7.1 OTF-5.1 MOD-5.1 OTF-1.3 MOD-1.3');
    if (!read.ok) throw new Error(read.problems.join());
    const compiled = compileFormat(read.format);
    expect(compiled.mayDownloadPersonnel).toHaveLength(1);
    expect(compiled.steps).toEqual([{ which: 'opponent', clause: 'OTF-1.3' }]);
  });
});

test('every format of the house stands: no contradictions, no clause twice, a text for each', () => {
  for (const format of formats) {
    compileFormat(format);
    const ids = format.clauses.map((clause) => clause.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const clause of format.clauses) expect(clause.text.length).toBeGreaterThan(20);
  }
});
