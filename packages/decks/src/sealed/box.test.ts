import { createHash } from 'node:crypto';
import { cardById } from '@spaceline/cards';
import { expect, test } from 'vitest';
import { openBox, poolOf } from './box.ts';
import { chance, commitmentOf, dealBoxes, seedOfBox } from './chance.ts';

const event = createHash('sha256').update('tests').digest('hex');
const rarityOf = (id: string) => cardById(id)?.printed[0]?.rarity;
const titleOf = (id: string) => cardById(id)?.title;

test('EP-1.1: four packs of eleven commons, three uncommons and a rare, none twice in a pack, and five premium cards', () => {
  for (let n = 0; n < 200; n++) {
    const box = openBox(seedOfBox(event, n));
    expect(box.packs.length).toBe(4);
    for (const pack of box.packs) {
      expect(pack.map(rarityOf).join('')).toBe('CCCCCCCCCCCUUUR');
      expect(new Set(pack).size).toBe(15);
    }
    expect(box.premium.map(rarityOf).join('')).toBe('PPPPP');
    expect(poolOf(box).length).toBe(65);
  }
});

test('EP-1.1: a card may come twice in a box, from different packs', () => {
  const twice = Array.from({ length: 50 }, (_, n) => openBox(seedOfBox(event, n)).packs.flat()).filter(
    (cards) => new Set(cards).size < cards.length,
  );
  expect(twice.length).toBeGreaterThan(0);
});

test('EP-1.2: each dual-personnel card comes with its own space Mission II', () => {
  const together = new Map<string, Set<string>>();
  for (let n = 0; n < 400; n++) {
    const [dual, mission, ...others] = openBox(seedOfBox(event, n)).premium.map(titleOf);
    together.set(dual!, (together.get(dual!) ?? new Set()).add(mission!));
    expect(new Set(others).size).toBe(3);
    expect(others).not.toContain(mission);
  }
  expect(Object.fromEntries([...together].map(([dual, missions]) => [dual, [...missions]]))).toEqual({
    'Beverly and Will': ['Explore Black Cluster II'],
    'Data and Geordi': ['Test Mission II'],
    'Data and Picard': ['Explore Typhon Expanse II'],
    'Jean-Luc and Beverly': ['Investigate Anomaly II'],
    'Sons of Mogh': ['Secret Salvage II'],
    'The Trois': ['Investigate Sighting II'],
  });
});

/** A count that chance alone would pass by in less than one case of a million, at five standard deviations. */
const closeTo = (count: number, tries: number, share: number) => {
  const deviation = Math.sqrt(tries * share * (1 - share));
  expect(Math.abs(count - tries * share), `${count} of ${tries}, expected ${share}`).toBeLessThan(5 * deviation);
};

test('EP-1.1, EP-1.2: over 100,000 boxes every card is as frequent as its rarity, and the premium cards as the sheet says', () => {
  const boxes = 100_000;
  const seen = new Map<string, number>();
  const kinds = new Map<string, number>();
  for (let n = 0; n < boxes; n++) {
    const box = openBox(seedOfBox(event, n));
    for (const id of poolOf(box)) seen.set(id, (seen.get(id) ?? 0) + 1);
    const combos = box.premium.filter((id) => cardById(id)?.type === 'Dilemma').length;
    kinds.set(`${combos} combos`, (kinds.get(`${combos} combos`) ?? 0) + 1);
  }
  const ofRarity = (rarity: string) => [...seen].filter(([id]) => rarityOf(id) === rarity);
  for (const [rarity, count] of [
    ['C', 11],
    ['U', 3],
    ['R', 1],
  ] as const) {
    const cards = ofRarity(rarity);
    expect(cards.length).toBe(121);
    for (const [, times] of cards) closeTo(times, 4 * boxes, count / 121);
  }
  closeTo(kinds.get('2 combos') ?? 0, boxes, 0.9);
  closeTo(kinds.get('3 combos') ?? 0, boxes, 0.05);
  closeTo(kinds.get('1 combos') ?? 0, boxes, 0.05);
  const premium = ofRarity('P');
  expect(premium.length).toBe(21);
  for (const [id, times] of premium) {
    const card = cardById(id)!;
    if (card.type === 'Dilemma') closeTo(times, boxes, (0.9 * 2 + 0.05 * 3 + 0.05) / 6);
    else if (card.type === 'Mission' && card.kind === 'planet') closeTo(times, boxes, (0.9 + 0.05 * 2) / 3);
    else closeTo(times, boxes, 1 / 6);
  }
}, 240_000);

test('EP-1.3: a box follows from its seed by a rule that any system can redo', () => {
  const seed = '5'.repeat(64);
  const block = (purpose: string, i: number) => createHash('sha256').update(`${seed} ${purpose} ${i}`).digest();
  const lots = chance(seed, 'pack 1');
  const words = [0, 1].flatMap((i) => Array.from({ length: 8 }, (_, w) => block('pack 1', i).readUInt32BE(4 * w)));
  expect(words.map(() => lots.int(0x1_0000_0000))).toEqual(words);
  expect(openBox(seed)).toEqual(openBox(seed));
  expect(openBox(seed)).not.toEqual(openBox('6'.repeat(64)));
});

test('EP-1.3: the commitment is the SHA-256 of the seed', () => {
  const seed = seedOfBox(event, 7);
  expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
});

test('EP-1.3: what is no seed is refused', () => {
  for (const seed of ['', 'x', '5'.repeat(63), 'G'.repeat(64)]) expect(() => openBox(seed)).toThrow(/64 digits/);
});

test('WS-1.2: boxes are handed out by chance, and one that a player brings is mixed in with the others', () => {
  const boxes = ['one', 'two', 'three'];
  const got = [0, 0, 0, 0];
  const events = 4000;
  for (let n = 0; n < events; n++) {
    const dealt = dealBoxes(seedOfBox(event, n), boxes, ['brought']);
    expect(dealt.toSorted()).toEqual(['brought', 'one', 'three', 'two']);
    got[dealt.indexOf('brought')]! += 1;
  }
  // Whoever brought it gets it as often as anybody: 1,000 times, and by chance hardly 100 more or fewer.
  for (const n of got) expect(Math.abs(n - events / 4)).toBeLessThan(100);
});

test('WS-1.2: near miss: in which order the boxes lay, or who brought one, changes nothing', () => {
  const dealt = dealBoxes(event, ['one', 'two'], ['three']);
  expect(dealBoxes(event, ['three', 'one'], ['two'])).toEqual(dealt);
});
