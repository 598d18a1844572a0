// A table as it is written in tables/, with what was done at it, for the browser to play on by itself against the computer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCards } from '@spaceline/cards';
import { makePool, serialize } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { readPlayed } from '@spaceline/testkit';

const pool = makePool(allCards);

/** What a browser keeps of it, by name and text. */
export function laidTable(name: string): { readonly name: string; readonly value: string } {
  const text = readFileSync(join(import.meta.dirname, 'tables', `${name}.position`), 'utf8');
  const { state, setup, choices } = readPlayed(text, pool, open);
  const match = `local${name}`;
  const game = {
    match,
    seed: setup.seed,
    format: 'open',
    decks: setup.decks,
    position: serialize(state),
    level: 'officer',
    names: ['You', 'Ansel'],
    choices,
  };
  return { name: `spaceline.local.${match}`, value: JSON.stringify(game) };
}
