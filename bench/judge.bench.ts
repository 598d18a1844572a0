// Decks of 60 to 70 cards judged per second, with every title of the game known: decks in order, decks full of problems,
// and lists in which every title is misspelt.
import { type Deck, advise, checkDeck, judge, readDeck, starterDecks, writeDeck } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { formats } from '@spaceline/formats';
import { bench, do_not_optimize, run, summary } from 'mitata';
import { dice } from './game.ts';

const library = everyTitle();
const rng = dice(7);
const any = <T>(some: readonly T[]): T => some[rng.int(some.length)];
const titles = library.entries.filter((entry) => entry.type !== 'Mission');
const banned = formats.flatMap(({ clauses }) =>
  clauses.flatMap(({ deck }) => (deck?.bans?.cards ?? []).flatMap(({ title }) => library.find(title)?.id ?? [])),
);

/** A starter deck in which a third of the cards to draw are any titles of the game. */
const decks = Array.from({ length: 200 }, (_, i): Deck => {
  const { deck } = starterDecks[i % starterDecks.length];
  const size = 60 + rng.int(11) - deck.missions.length - deck.seeds.length;
  const draw = deck.draw.slice(0, size).map((id) => (rng.int(3) === 0 ? any(titles).id : id));
  return { ...deck, draw };
});

/** Cards in the wrong parts, five copies, banned and unwritten ones: nearly every card is a problem. */
const wrong = Array.from({ length: 200 }, (): Deck => {
  const some = (n: number): string[] => Array.from({ length: n }, () => any([any(banned), any(titles).id]));
  const five = any(banned);
  return { missions: some(7), seeds: some(20), draw: [...some(33), five, five, five, five, five] };
});

const textOf = (deck: Deck): string => writeDeck(deck, 'text', undefined, library);
/** A letter left out, added, changed or swapped in every title. */
const misspelt = (line: string): string => {
  if (line === '' || /^(Missions|Seed deck|Draw deck)/.test(line)) return line;
  const at = 3 + rng.int(Math.max(1, line.length - 4));
  const [before, here, behind] = [line.slice(0, at), line.slice(at, at + 2), line.slice(at + 2)];
  const [one = '', two = ''] = here;
  return before + any([two, `${one}q${two}`, `z${two}`, two + one]) + behind;
};
const texts = decks.map(textOf);
const wrongTexts = wrong.map(textOf);
const badTexts = texts.map((text) => text.split('\n').map(misspelt).join('\n'));
const noise = (): string => Array.from({ length: 12 }, () => String.fromCharCode(97 + rng.int(26))).join('');
const noiseTexts = texts.map(() => `Draw deck\n${Array.from({ length: 65 }, noise).join('\n')}`);

const cards = decks.reduce((sum, deck) => sum + deck.missions.length + deck.seeds.length + deck.draw.length, 0);
console.log(`${decks.length} decks of ${Math.round(cards / decks.length)} cards, ${library.entries.length} titles`);

const round = <T>(some: readonly T[], work: (one: T) => unknown): (() => void) => {
  let at = 0;
  return () => {
    do_not_optimize(work(some[at]));
    at = (at + 1) % some.length;
  };
};
const otf = formats.find(({ id }) => id === 'otf') ?? formats[0];

/** Decks in a second of processor time, since other programs may run as well. */
const perSecond = <T>(name: string, some: readonly T[], work: (one: T) => { readonly length: number }): void => {
  for (const one of some) work(one);
  const start = process.cpuUsage();
  let done = 0;
  let problems = 0;
  let used = 0;
  while (used < 2_000_000) {
    for (const one of some) problems += work(one).length;
    done += some.length;
    const { user, system } = process.cpuUsage(start);
    used = user + system;
  }
  const rate = Math.round(done / (used / 1_000_000));
  console.log(`${name}: ${rate} a second, ${(problems / done).toFixed(1)} problems each`);
};
const whole = (text: string) => checkDeck(text, otf, library).problems;
perSecond('lists read and judged', texts, whole);
perSecond('lists full of problems', wrongTexts, whole);
perSecond('lists with every title misspelt', badTexts, whole);
perSecond('lists of noise', noiseTexts, whole);
perSecond('decks judged', decks, (deck) => judge(deck, otf, library));
perSecond('decks full of problems judged', wrong, (deck) => judge(deck, otf, library));

summary(() => {
  for (const format of formats)
    bench(
      `judge in ${format.id}`,
      round(decks, (deck) => judge(deck, format, library)),
    );
  bench(
    'advise',
    round(decks, (deck) => advise(deck, library)),
  );
  bench(
    'read',
    round(texts, (text) => readDeck(text, library)),
  );
  bench(
    'read, every title misspelt',
    round(badTexts, (text) => readDeck(text, library)),
  );
});

await run();
