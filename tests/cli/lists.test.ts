import { describe, expect, test } from 'vitest';
import { fileWith, spaceline } from './run.ts';

interface Listed {
  readonly id: string;
  readonly list?: { readonly name: string; readonly date: string; readonly source: string; readonly cards: unknown[] };
}

const listsIn = (out: string): readonly string[] =>
  (JSON.parse(out) as { readonly clauses: readonly Listed[] }).clauses.flatMap(({ id, list }) =>
    list ? [`${id}: ${list.name} (${list.date}), ${list.cards.length}`] : [],
  );

describe('ban and conversion lists are shown', () => {
  test('BETA-5.1, BETA-6.1, BETA-6.2: those of the sheet, with date and source', async () => {
    const { code, out } = await spaceline(['formats', 'otf-beta']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Official Tournament Format, Beta Test Version 1 \(otf-beta\)\n/);
    expect(out).toContain('from the rules sheet itself: 62 cards\n      Ajur\n');
    expect(out).toContain('\n      Jack (Maladjusted Misfit 2E)\n');
    expect(out).toContain('\n      Tholun (2E: Call to Arms) is Tholun\n');
    expect(out).toContain('\n      James T. Kirk (2E: Genesis) is Admiral Kirk');
    expect(listsIn((await spaceline(['formats', 'otf-beta', '--json'])).out)).toEqual([
      'BETA-5.1: Converted Cards List (Beta Test Version 1), 29',
      'BETA-6.1: Banned Cards List of the Official Tournament Format, Beta Test Version 1 (Beta Test Version 1), 62',
      'BETA-6.2: Official Tournament Format, Beta Test Version 1, section 6 (Beta Test Version 1), 3',
    ]);
  });

  test('OTF-6.1, MOD-6.1, B-28.28: those that the sheets link; Modern says its version', async () => {
    const { out } = await spaceline(['formats', 'modern']);
    expect(out).toMatch(/^Modern \(modern\), v1\.6, May 2023\n/);
    expect(out).toContain(
      "Modern ban list (2026), from card data of the community's LackeyCCG plugin, state of 2026: 29 cards",
    );
    expect(out).toContain('\n      Planet Killer\n');
    expect((await spaceline(['formats'])).out).toMatch(/^modern .*Modern, v1\.6, May 2023$/m);
    expect((await spaceline(['formats', 'otf'])).out).toContain('\n      Ceti Eel\n');
  });
});

describe('a ban list in the place of that of a format', () => {
  const list = ['replaces: MOD-6.1', 'name: Club list', 'date: 2027', 'source: our club', 'Archer', ''].join('\n');

  test('MOD-6.1: check and formats take it', async () => {
    const file = fileWith('club.bans', list);
    const deck = fileWith('archer.deck', 'Missions\nSeed deck\nArcher\nDraw deck\nRaise the Stakes\n');
    const { out } = await spaceline(['check', deck, '--format', 'modern', '--bans', file]);
    expect(out).toContain('Archer is banned. Take it out. It is on this list: Club list (2027). [MOD-6.1]');
    expect(out).not.toContain('Raise the Stakes is banned');
    expect((await spaceline(['formats', 'modern', '--bans', file])).out).toContain(
      'Club list (2027), from our club: 1 card\n      Archer\n',
    );
    const play = await spaceline([
      'simulate',
      '--format',
      'modern',
      '--bans',
      file,
      '--games',
      '1',
      '--decks',
      deck,
      deck,
    ]);
    expect([play.code, play.err]).toEqual([1, expect.stringContaining('Archer is banned')]);
  });

  test('MOD-6.1: a bad file is told, with every fault', async () => {
    const bad = fileWith('bad.bans', list.replace('Archer', 'Arhcer').replace('date: 2027\n', ''));
    const { code, out, err } = await spaceline(['formats', 'modern', '--bans', bad]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('bad.bans: line 4: "Arhcer" is not a card of the catalogue. Did you mean Archer?');
    expect(err).toContain('bad.bans: it does not say "date:"');
    const none = await spaceline(['formats', 'modern', '--bans', `${bad}.gone`]);
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('there is no such file')]);
    const other = await spaceline(['formats', 'otf', '--bans', fileWith('modern.bans', list)]);
    expect([other.code, other.err]).toEqual([
      2,
      expect.stringContaining('the ban list replaces MOD-6.1, which otf does not have'),
    ]);
    const [one, two] = [fileWith('one.bans', list), fileWith('two.bans', list)];
    const twice = await spaceline(['formats', 'modern', '--bans', one, two]);
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('two of the ban lists replace MOD-6.1')]);
  });
});

test('R4-1.1, B-7.1: check shows side decks and what was put aside, and convert keeps them', async () => {
  const deck = fileWith('tent.txt', '1\tData\nMissions:\n1\tExcavation\nQsTent:\n2\tWorf\n1\tTaurik\nAside:\n1\tOps\n');
  const { out } = await spaceline(['check', deck]);
  expect(out).toContain(
    "warning: the side deck Q's Tent has 3 cards. It is kept with the list; games are played without it. [B-7.1]",
  );
  expect(out).toContain("\nQ's Tent (3): 2x Worf, Taurik\nAside (1): Ops\n");
  const json = JSON.parse((await spaceline(['check', deck, '--json'])).out) as { readonly besides: unknown };
  expect(json.besides).toEqual([
    { kind: 'side deck', name: "Q's Tent", cards: ['Worf', 'Worf', 'Taurik'] },
    { kind: 'aside', name: 'Aside', cards: ['Ops'] },
  ]);
  const text = fileWith('tent.deck', (await spaceline(['convert', deck, '--to', 'text'])).out);
  expect((await spaceline(['convert', text, '--to', 'lackey'])).out).toBe(
    '1\tData\nMissions:\n1\tExcavation\nSeed+Dil:\nQsTent:\n2\tWorf\n1\tTaurik\nAside:\n1\tOps\n',
  );
});
