import { bots } from '@spaceline/bots';
import { levelWords, levels, opponents } from '@spaceline/bots/opponents';
import { legalStarters, likedStarter, starterDeck, starterDecks } from '@spaceline/decks';
import { formats, sealedRules } from '@spaceline/formats';
import { expect, test } from 'vitest';

test('every level plays, and the bots of tests are none', () => {
  for (const level of levels) expect(bots[level]).toBeDefined();
  expect(levels).not.toContain('random');
  expect(levels).not.toContain('steered');
  expect(opponents.map(({ level }) => level)).toEqual(expect.arrayContaining([...levels]));
  for (const { title, about } of Object.values(levelWords)) expect(`${title} ${about}`).not.toMatch(/\.$/);
});

test('opponents have names of their own, and one line each', () => {
  for (const key of ['id', 'name', 'line'] as const)
    expect(new Set(opponents.map((one) => one[key])).size).toBe(opponents.length);
  for (const { id, line } of opponents) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(line).toMatch(/^[A-Z].{20,80}\.$/);
  }
});

const built = formats.filter((format) => !sealedRules(format));

test.each(opponents)('$name plays a favourite in every format, and not the deck of the person', ({ decks }) => {
  for (const id of decks) expect(starterDeck(id)).toBeDefined();
  for (const format of built)
    for (const own of starterDecks) {
      const played = likedStarter(decks, format, own.deck);
      expect(legalStarters(format)).toContain(played);
      const others = decks.filter((id) => id !== own.id && legalStarters(format).some((one) => one.id === id));
      if (others.length > 0) expect(played?.id).not.toBe(own.id);
    }
});
