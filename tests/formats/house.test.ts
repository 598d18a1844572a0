import { compileFormat } from '@spaceline/engine/format';
import { formats, readHouseDraft, readHouseFormat, writeHouseDraft } from '@spaceline/formats';
import { topics } from '@spaceline/formats/topics';
import fc from 'fast-check';
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

  test('every clause that contradicts one before it is named', () => {
    expect(wrong('over: otf\nBETA-2.2, MOD-4.1, R4-1.1')).toEqual([
      expect.stringContaining('OTF-2.2 and BETA-2.2 contradict each other'),
      'OTF-4.1 and MOD-4.1 contradict each other about missions you did not seed: "no attempt or scouting or completion unless it is universal or shows 40 points or more", or "no attempt or scouting or completion unless it shows 40 points or more, or more than one copy of it is in play"',
    ]);
  });

  test('a format has an id of its own, even under the name of a sheet', () => {
    for (const { id, name } of formats) {
      const read = readHouseFormat(JSON.stringify({ name: id, clauses: ['R4-1.1'] }));
      expect(read).toMatchObject({ ok: true, format: { id: `house-${id}`, name: id } });
      const named = readHouseFormat(JSON.stringify({ name, over: 'open' }));
      expect(named.ok).toBe(true);
      expect(named.ok && formats.some((format) => format.id === named.format.id)).toBe(false);
    }
  });

  test('a name is short and printable', () => {
    const said = 'the name of a format has 1 to 80 printable characters';
    expect(wrong(`name: ${'n'.repeat(81)}\nover: otf`)).toEqual([said]);
    expect(wrong(JSON.stringify({ name: 'bell \u0007', over: 'otf' }))).toEqual([said]);
    expect(wrong('name: one\u2028two # and\u2029more\nover: otf')).toEqual([said]);
    expect(wrong(JSON.stringify({ name: 'n'.repeat(80), over: 'otf' }))).toEqual([]);
  });

  test.each(['', '\n# nothing yet\n', 'name: Ours', '{}', '{"name": "Ours"}'])(
    'a file that names no clause and no format to build on is none: %j',
    (text) => expect(wrong(text)).toEqual(['it names no clause and no format to build on']),
  );

  test('the base game alone is a format to whoever says so, as the composer and a replay do', () => {
    const nothing = { name: 'Ours', over: 'open', clauses: [], without: [] };
    expect(wrong(writeHouseDraft(nothing))).toEqual([]);
    expect(wrong(JSON.stringify({ name: 'Ours', clauses: [] }))).toEqual([]);
  });

  test('what is written is read again', () => {
    const ids = formats.flatMap((format) => format.clauses.map((clause) => clause.id));
    const draft = fc.record({
      name: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
        .map((name) => name.trim())
        .filter((name) => /^[^\p{C}]+$/u.test(name)),
      over: fc.constantFrom(...formats.map((format) => format.id)),
      clauses: fc.subarray(ids),
      without: fc.subarray(ids),
    });
    fc.assert(
      fc.property(draft, (each) => {
        expect(readHouseDraft(writeHouseDraft(each))).toEqual(each);
      }),
    );
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

  test('of a clause that no house format can have it is not said that there is none', () => {
    expect(wrong('over: otf\nB-1.1 WS-3.1\nwithout A-1')).toEqual([
      'B-1.1 is of the base game, which holds in every format: a house format does not name it',
      'WS-3.1 is of Enhanced Premiere and Warp Speed, which are played by themselves: a house format does not name it',
      'A-1 is of assisted tables, which are opened in any format: a house format does not name it',
    ]);
  });

  test('one rule of two sheets holds once: OTF-7.3 and MOD-7.3 read alike would not add up twice', () => {
    const read = readHouseFormat('OTF-7.1 OTF-5.1 MOD-5.1 OTF-1.3 MOD-1.3');
    if (!read.ok) throw new Error(read.problems.join());
    const compiled = compileFormat(read.format);
    expect(compiled.speaking.mayDownloadPersonnel).toBe(1);
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

test('every clause of every sheet stands in one topic, and one reading is one rule', () => {
  const readings = topics.flatMap((topic) => topic.readings);
  const listed = readings.flatMap(({ clauses }) => clauses.map((clause) => clause.id));
  const all = new Set(formats.flatMap((format) => format.clauses.map((clause) => clause.id)));
  expect(listed.toSorted()).toEqual([...all].toSorted());
  for (const { clauses } of readings)
    for (const { title, text } of clauses)
      expect({ title, text }).toEqual({ title: clauses[0].title, text: clauses[0].text });
});
