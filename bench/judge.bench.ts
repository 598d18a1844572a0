// Decks of 60 to 70 cards judged per second, against each format, with every title of the game known.
import { advise, judge, readDeck, starterDecks, writeDeck } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { formats } from '@spaceline/formats';
import { bench, do_not_optimize, run, summary } from 'mitata';
import { dice } from './game.ts';

const library = everyTitle();
const rng = dice(7);
const titles = library.entries.filter((entry) => entry.type !== 'Mission');

/** A starter deck in which a third of the cards to draw are any titles of the game. */
const decks = Array.from({ length: 200 }, (_, i) => {
  const { deck } = starterDecks[i % starterDecks.length];
  const draw = deck.draw.map((id) => (rng.int(3) === 0 ? titles[rng.int(titles.length)].id : id));
  return { ...deck, draw };
});
const texts = decks.map((deck) => writeDeck(deck, 'text', undefined, library));
const cards = decks.reduce((sum, deck) => sum + deck.missions.length + deck.seeds.length + deck.draw.length, 0);
console.log(`${decks.length} decks of ${Math.round(cards / decks.length)} cards, ${library.entries.length} titles`);

let at = 0;
const next = () => (at = (at + 1) % decks.length);

summary(() => {
  for (const format of formats)
    bench(`judge in ${format.id}`, () => do_not_optimize(judge(decks[next()], format, library)));
  bench('advise', () => do_not_optimize(advise(decks[next()], library)));
  bench('read', () => do_not_optimize(readDeck(texts[next()], library)));
});

await run();
