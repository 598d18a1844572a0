import { describe, expect, test } from 'vitest';
import { spaceline } from './run.ts';

interface CardRow {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly type: string;
  readonly status: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly tests: number;
}

interface ClauseRow {
  readonly id: string;
  readonly title: string;
  readonly formats: readonly string[];
  readonly text: string;
  readonly rulings: readonly { readonly id: string }[];
  readonly where: readonly string[];
  readonly tests: readonly string[];
}

describe('spaceline cards', () => {
  test('--json prints every card of the set once, with facts and text', async () => {
    const { code, out, err } = await spaceline(['cards', '--set', 'premiere', '--json']);
    expect(code, err).toBe(0);
    const cards = JSON.parse(out) as readonly CardRow[];
    expect(cards.map((card) => card.number)).toEqual(Array.from({ length: 363 }, (_, i) => i + 1));
    expect(cards.find((card) => card.id === 'data')).toMatchObject({
      title: 'Data',
      type: 'Personnel',
      status: 'written',
      facts: {
        affiliation: 'Federation',
        classification: 'OFFICER',
        skills: { ENGINEER: 1, 'Computer Skill': 2 },
        integrity: 8,
        cunning: 12,
        strength: 12,
        staffing: ['Cmd'],
      },
    });
    expect(cards.find((card) => card.id === 'excavation')?.facts).toMatchObject({
      points: 25,
      span: 3,
      kind: 'planet',
    });
    for (const card of cards) {
      expect(card.status).toBe('written');
      expect(card.tests, card.title).toBeGreaterThan(0);
    }
  });

  test('an unknown set is refused by name', async () => {
    const { code, out, err } = await spaceline(['cards', '--set', 'voyagers', '--json']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('unknown set "voyagers"; there are: premiere');
  });

  test('says of every card of a later set whether it is plain or played by hand, and why', async () => {
    const { code, out, err } = await spaceline(['cards', '--set', 'voyager', '--json']);
    expect(code, err).toBe(0);
    const cards = JSON.parse(out) as readonly CardRow[];
    expect(cards.find((card) => card.title === 'Inversion Mystery')).toMatchObject({
      status: 'plain',
      facts: {
        quadrant: 'Delta',
        points: 35,
        span: 3,
        kind: 'space',
        requirements: 'ENGINEER, Astrophysics, and Diplomacy',
      },
    });
    expect(cards.find((card) => card.title === 'Restore Victims')).toMatchObject({
      status: 'by hand',
      why: 'its text is not written',
      facts: { quadrant: 'Delta', points: 55 },
    });
    expect(new Set(cards.map(({ status }) => status))).toEqual(new Set(['plain', 'by hand']));
  });

  test('--counts tells of each set how many are written, plain, or played by hand', async () => {
    const { code, out, err } = await spaceline(['cards', '--counts', '--json']);
    expect(code, err).toBe(0);
    const counts = JSON.parse(out) as readonly Readonly<Record<string, number | string>>[];
    expect(counts[0]).toEqual({ set: 'premiere', written: 363, plain: 0, 'by hand': 0 });
    expect(counts.reduce((n, set) => n + Number(set.plain), 0)).toBe(790);
    const table = await spaceline(['cards', '--counts']);
    expect(table.out).toMatch(/^set +written +plain +by hand$/m);
    expect(table.out).toMatch(/^all sets +\d+ +790 +\d+$/m);
  });
});

describe('spaceline clauses', () => {
  test('--json prints every clause once, with the code and tests that cite it', async () => {
    const { code, out, err } = await spaceline(['clauses', '--json']);
    expect(code, err).toBe(0);
    const clauses = JSON.parse(out) as readonly ClauseRow[];
    expect(new Set(clauses.map((clause) => clause.id)).size).toBe(clauses.length);
    const six = clauses.find((clause) => clause.id === 'B-7.2');
    expect(six).toMatchObject({
      title: 'The mission pile has exactly six missions',
      text: 'The mission pile has exactly six missions.',
      rulings: [{ id: 'R-6' }],
    });
    expect(six?.formats).toContain('open');
    expect(six?.where.join()).toContain('packages/decks/src/judge.ts');
    expect(six?.tests).toContain('B-7.2: five or seven missions are refused');
    expect(clauses.find((clause) => clause.id === 'OTF-4.1')?.formats).toEqual(['otf']);
  });

  test('B-7.2 to B-7.4: a test that names a range counts for those between', async () => {
    const { out } = await spaceline(['clauses', '--json']);
    const clauses = JSON.parse(out) as readonly ClauseRow[];
    const name = 'B-7.2 to B-7.4: six missions, 30 seeds and 30 cards to draw are legal';
    expect(clauses.find((clause) => clause.id === 'B-7.3')?.tests).toContain(name);
  });

  test('one clause is told wholly, in whatever case its id is written', async () => {
    const { out } = await spaceline(['clauses', 'b-13.34']);
    expect(out).toContain('13. Playing cards');
    expect(out).toMatch(/only their\s+number is public\./);
    expect(out).toContain('R-19: Cards aboard and on surfaces are hidden');
    expect(out).toContain('Carried out by');
    expect(out).toMatch(/Shown by\n +.*B-13\.34/);
  });

  test('clauses are found by chapter and by words', async () => {
    const chapter = await spaceline(['clauses', 'OTF-7', '--json']);
    expect((JSON.parse(chapter.out) as readonly ClauseRow[]).map(({ id }) => id)).toContain('OTF-7.5');
    const words = await spaceline(['clauses', 'bonus', 'AREA', '--json']);
    expect((JSON.parse(words.out) as readonly ClauseRow[]).map(({ id }) => id)).toContain('B-26.3');
    const none = await spaceline(['clauses', 'B-99.1']);
    expect([none.code, none.out]).toEqual([2, '']);
    expect(none.err).toContain('no clause says "B-99.1"');
  });
});

test('spaceline formats --json prints the formats with their clauses', async () => {
  const { code, out } = await spaceline(['formats', '--json']);
  expect(code).toBe(0);
  const formats = JSON.parse(out) as readonly { readonly id: string; readonly clauses: readonly unknown[] }[];
  expect(formats.map((format) => format.id)).toEqual(
    expect.arrayContaining(['open', 'otf-beta', 'otf', 'modern', 'rule-of-four', 'warp-speed']),
  );
  expect(formats[0]).toEqual({ id: 'open', name: 'Open', clauses: [] });
  expect(formats.find((format) => format.id === 'otf')?.clauses).toContainEqual(
    expect.objectContaining({ id: 'OTF-4.1', title: 'mission stealing' }),
  );
  expect((await spaceline(['formats', 'open'])).out).toContain('It is the base game: spaceline clauses B-1');
  const one = await spaceline(['formats', 'rule-of-four']);
  expect(one.out).toContain('R4-1.1  rule of four: decks\n    Your missions, seed deck');
});

test('without --json the lists are readable text', async () => {
  const [cards, clauses, formats] = await Promise.all([
    spaceline(['cards']),
    spaceline(['clauses']),
    spaceline(['formats']),
  ]);
  expect(cards.out).toMatch(/^premiere +14 +Dilemma +Archer +Unless/m);
  expect(clauses.out).toMatch(
    /^B-12\.26 +The order of automatic results\n +The order of automatic results is: cures and expiries,[^]*?win\s+check\.\n +\d+ places?, \d+ tests?$/m,
  );
  expect(formats.out).toMatch(/^open +0 clauses +Open$/m);
});

test('help goes to stdout with code 0, unknown commands and options are refused with code 2', async () => {
  const help = await spaceline(['--help']);
  expect(help.code).toBe(0);
  for (const command of ['cards', 'check', 'simulate', 'replay', 'play', 'serve']) expect(help.out).toContain(command);
  const unknown = await spaceline(['fly']);
  expect([unknown.code, unknown.out]).toEqual([2, '']);
  expect(unknown.err).toContain("unknown command 'fly'");
  const option = await spaceline(['cards', '--colour']);
  expect([option.code, option.out]).toEqual([2, '']);
  expect(option.err).toContain("unknown option '--colour'");
});
