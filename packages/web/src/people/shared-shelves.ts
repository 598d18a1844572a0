import { keepDeck, keptDecks } from '../decks/kept-decks.ts';
import type { KeptDeck } from '../decks/kept-decks.ts';
import { keepFormat, keptFormats } from '../net/saved.ts';
import { has } from '../net/storage.ts';
import { isSeedingPlan } from '../seeding/read-plan.ts';
import { keepThere, loadKept } from './api.ts';

/** One's own decks and house formats, kept by the server and by this browser: what one of them lacks it gets. */

type Shared = Pick<KeptDeck, 'id' | 'name' | 'format' | 'deck' | 'seeding'>;

const written = ({ id, name, format, deck, seeding }: KeptDeck): string =>
  JSON.stringify({ id, name, format, deck, seeding });

const deckIn = (text: string): Shared | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (!has(value, 'id', 'name', 'format', 'deck') || !has(value.deck, 'missions', 'seeds', 'draw')) return undefined;
    const { seeding, ...deck } = value as Shared;
    return isSeedingPlan(seeding) ? { ...deck, seeding } : deck;
  } catch {
    return undefined;
  }
};

async function shareDecks(): Promise<void> {
  const [here, there] = [keptDecks(), await loadKept('decks')];
  for (const { text, changed } of there) {
    const deck = deckIn(text);
    const known = deck && here.find(({ id }) => id === deck.id);
    if (deck && (!known || known.changed < Date.parse(changed))) keepDeck(deck, Date.parse(changed));
  }
  for (const deck of here) {
    const known = there.find(({ name }) => name === deck.id);
    if (!known || Date.parse(known.changed) < deck.changed) await keepThere('decks', deck.id, written(deck));
  }
}

async function shareFormats(): Promise<void> {
  const [here, there] = [keptFormats(), await loadKept('formats')];
  for (const { name, text } of there) if (!here.some((each) => each.name === name)) keepFormat({ name, text });
  for (const { name, text } of here)
    if (there.find((each) => each.name === name)?.text !== text) await keepThere('formats', name, text);
}

/** Done when somebody arrives, and when they leave a page on which decks or formats are made. */
export async function shareKept(): Promise<void> {
  await shareDecks();
  await shareFormats();
}
