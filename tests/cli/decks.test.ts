import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileWith, path, spaceline, temporary } from './run.ts';

const federation = path('decks/federation.deck');
const text = readFileSync(federation, 'utf8');

describe('spaceline check', () => {
  test('a legal deck has code 0', async () => {
    const { code, out } = await spaceline(['check', federation, '--format', 'open']);
    expect([code, out]).toEqual([0, 'Federation Explorers: legal in open\n']);
  });

  test('B-7.10: an illegal deck has code 1 and all its problems', async () => {
    const broken = text.replace('Excavation\n', '').replace('Data\n', 'Dtaa\n');
    const { code, out } = await spaceline(['check', fileWith('broken.deck', broken), '--json']);
    expect(code).toBe(1);
    const verdict = JSON.parse(out) as { readonly problems: readonly { readonly clause: string }[] };
    expect(verdict).toMatchObject({ format: 'open', readable: true, legal: false });
    expect(verdict.problems).toMatchObject([
      { clause: 'notation', card: 'Dtaa', hint: "Did you mean Data, or D'Tan?" },
      { clause: 'B-7.2', what: 'the mission pile has 5 cards, not exactly 6' },
    ]);
  });

  test('OTF-6.1: what the judge says of a card names its line', async () => {
    const { code, out } = await spaceline(['check', federation, '--format', 'otf']);
    expect(code).toBe(1);
    const line = text.split('\n').indexOf('Red Alert!') + 1;
    expect(out).toMatch(new RegExp(`^error: line ${line}: Red Alert! is banned\\. .* \\[OTF-6\\.1\\]$`, 'm'));
  });

  test('files may be of any common encoding', async () => {
    const list = 'Title: Dépôt\r\nDraw deck\r\nBirth of “Junior”\r\nDátà\r\n';
    const marked = (bom: number[], bytes: Buffer): Buffer => Buffer.concat([Buffer.from(bom), bytes]);
    const files = {
      'utf-8': Buffer.from(list, 'utf8'),
      'utf-8 marked': marked([0xef, 0xbb, 0xbf], Buffer.from(list, 'utf8')),
      'utf-16': marked([0xff, 0xfe], Buffer.from(list, 'utf16le')),
      'utf-16 the other way': marked([0xfe, 0xff], Buffer.from(list, 'utf16le').swap16()),
      'windows-1252': Buffer.from(list.replace('“', '\x93').replace('”', '\x94'), 'latin1'),
    };
    for (const [name, bytes] of Object.entries(files)) {
      const { code, out } = await spaceline(['convert', fileWith(`${name}.deck`, bytes), '--to', 'json']);
      expect([name, code, JSON.parse(out)]).toEqual([
        name,
        0,
        { title: 'Dépôt', missions: [], seeds: [], draw: ['Birth of "Junior"', 'Data'] },
      ]);
    }
  });

  test('what is no deck at all has code 2', async () => {
    const json = await spaceline(['check', fileWith('bad.json', '{"missions": ['), '--json']);
    expect(json.code).toBe(2);
    expect(JSON.parse(json.out)).toMatchObject({ readable: false, legal: false, problems: [{ clause: 'notation' }] });
    const prose = await spaceline(['check', fileWith('prose.txt', 'Dear deck checker,\nhow are you?')]);
    expect(prose.code).toBe(2);
    expect(prose.out).toContain('line 1: "Dear deck checker," stands under no heading.');
    const empty = await spaceline(['check', fileWith('empty.deck', '')]);
    expect(empty.code).toBe(2);
    expect(empty.out).toContain('the file names no cards');
  });

  test('missing files, folders and huge files are named', async () => {
    const missing = await spaceline(['check', 'no-such.deck', '--json']);
    expect([missing.code, missing.out]).toEqual([2, '']);
    expect(missing.err).toBe('spaceline: no-such.deck: there is no such file\n');
    const folder = await spaceline(['check', path('decks')]);
    expect(folder.err).toContain('it is a folder');
    const huge = await spaceline(['check', fileWith('huge.deck', 'x'.repeat(1_000_001))]);
    expect([huge.code, huge.err.includes('it is larger than 1000000 bytes')]).toEqual([2, true]);
  });

  test('what is not text is refused in one sentence by every command that reads it', async () => {
    const file = fileWith('picture.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
    const commands = [
      ['check', file],
      ['check', federation, '--format', file],
      ['convert', file, '--to', 'text'],
      ['formats', file],
      ['replay', file],
      ['story', file],
      ['simulate', '--decks', file, 'klingon'],
    ];
    for (const args of commands) {
      const { code, out, err } = await spaceline(args);
      expect([code, out, err]).toEqual([2, '', `spaceline: ${file}: it is not text\n`]);
    }
  });

  test('an unknown format is named', async () => {
    const { code, out, err } = await spaceline(['check', federation, '--format', 'closed']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(
      'spaceline: unknown format "closed"; there are: open, otf-beta, otf, modern, rule-of-four, warp-speed, and files with the clauses of a house format\n',
    );
  });

  test('a deck may come from standard input', async () => {
    const { code, out } = await spaceline(['check', '-'], text);
    expect([code, out]).toEqual([0, 'Federation Explorers: legal in open\n']);
  });
});

describe('spaceline convert', () => {
  test('text to JSON and back is the same deck', async () => {
    const json = await spaceline(['convert', federation, '--to', 'json']);
    expect(json.code).toBe(0);
    expect(JSON.parse(json.out)).toMatchObject({ title: 'Federation Explorers' });
    const back = await spaceline(['convert', fileWith('federation.json', json.out), '--to', 'text']);
    expect([back.code, back.out]).toEqual([0, text]);
  });

  test('lines that could not be read go to stderr with code 1', async () => {
    const { code, out, err } = await spaceline([
      'convert',
      fileWith('odd.deck', 'Draw deck\nData\nDtaa\n'),
      '--to',
      'text',
    ]);
    expect(code).toBe(1);
    expect(out).toContain('Draw deck (1)\nData\n');
    expect(err).toContain('error: line 3: "Dtaa" is not a card of the catalogue. Did you mean Data, or D\'Tan?');
  });

  test('what is no card and was not read is a warning on stderr with code 0', async () => {
    const list = 'My best deck\nAuthor: Q\nDraw deck\nData\nTotal: 1\n';
    const { code, out, err } = await spaceline(['convert', '-', '--to', 'text'], list);
    expect([code, out]).toEqual([0, 'Missions (0)\n\nSeed deck (0)\n\nDraw deck (1)\nData\n']);
    expect(err.split('\n').filter((line) => /^-: warning: line [125]: /.test(line))).toHaveLength(3);
  });

  test('LackeyCCG reads what is written for it, and gives the same deck back', async () => {
    for (const to of ['lackey', 'dek']) {
      const written = await spaceline(['convert', federation, '--to', to]);
      expect(written.code).toBe(0);
      const back = await spaceline(['convert', fileWith(`federation.${to}`, written.out), '--to', 'text']);
      // Only its text has no place for a title.
      const title = to === 'lackey' ? 'Title: Federation Explorers\n\n' : '';
      expect([back.code, title + back.out]).toEqual([0, text]);
    }
  });

  test('an unknown notation is named', async () => {
    const none = await spaceline(['convert', federation, '--to', 'runes']);
    expect([none.code, none.err]).toEqual([
      2,
      'spaceline: "runes" is not a deck notation; there are: text, lackey, dek, json\n',
    ]);
  });
});

describe('house formats', () => {
  const house = (text: string): string => fileWith(`house-${text.length}.format`, text);

  test('a file with clause ids is a format for checking and for games', async () => {
    const file = house('name: Four at home\nR4-1.1\nOTF-7.1, OTF-7.2  # and a mission of each kind\n');
    const four = await spaceline(['check', federation, '--format', file]);
    expect(four.out).toContain('in four-at-home');
    const games = await spaceline(['simulate', '--format', file, '--bots', 'random', '--games', '1', '--json']);
    expect(JSON.parse(games.out)).toMatchObject({ format: 'four-at-home', errors: 0, unfinished: 0 });
    const shown = await spaceline(['formats', file]);
    expect(shown.out).toContain('R4-1.1  rule of four: decks');
  });

  test('a game is played in it, recorded under its name even if a sheet has that name, and verified', async () => {
    const file = house('name: OTF\nover: otf\nwithout OTF-6.1, OTF-7.3\nR4-6.1\n');
    const recorded = temporary('house.json');
    const played = await spaceline(['play', '--format', file, '--seed', '7', '--record', recorded], '1\n1\nconcede\n');
    expect([played.code, played.out]).toEqual([0, expect.stringContaining('format OTF, seed 7')]);
    expect(JSON.parse(readFileSync(recorded, 'utf8'))).toMatchObject({
      format: 'house-otf',
      clauses: expect.not.arrayContaining(['OTF-7.3']),
    });
    const verified = await spaceline(['replay', recorded, '--verify', '--json']);
    expect(JSON.parse(verified.out)).toMatchObject({ verified: true });
    const games = ['simulate', '--format', file, '--games', '2', '--json'];
    const [one, two] = await Promise.all(['1', '2'].map((workers) => spaceline([...games, '--workers', workers])));
    expect(JSON.parse(one!.out)).toMatchObject({ errors: 0, unfinished: 0 });
    expect(JSON.parse(two!.out).checksum).toBe(JSON.parse(one!.out).checksum);
  });

  test('a file that names no clause and no format to build on is none', async () => {
    const file = house('# to be filled in\n');
    const { code, out, err } = await spaceline(['formats', file]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(`spaceline: ${file}: it names no clause and no format to build on\n`);
  });

  test('contradicting and unknown clauses are named', async () => {
    const both = await spaceline(['check', federation, '--format', house('OTF-4.1 MOD-4.1')]);
    expect([both.code, both.err]).toEqual([2, expect.stringContaining('OTF-4.1 and MOD-4.1 contradict each other')]);
    const unknown = await spaceline(['check', federation, '--format', house('OTF-9.9')]);
    expect(unknown.err).toContain('there is no clause "OTF-9.9"');
  });
});
