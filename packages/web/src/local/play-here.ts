import type { Level } from '@spaceline/bots';
import { loadDecks, loadFormats } from '../net/api.ts';
import type { DeckList } from '../net/api.ts';
import { checkFormat } from '../net/api.ts';
import { loadOpponents } from '../opponents/api.ts';
import { askedOpponent } from '../opponents/kept.ts';
import { theirDeck } from '../opponents/their-deck.ts';
import { judgedIn } from '../pages/kept-format.ts';
import { beginLocalGame, newLocalMatch } from './game.ts';
import type { LocalGame } from './game.ts';

/** 32 bytes nobody can foresee, as the server's seeds. */
const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const goTo = (match: string): void => location.assign(`/#/table/${match}`);

/** What is played with: a starter deck by its id, and its cards. */
export interface PlayedHere {
  readonly deck: DeckList;
  readonly starter?: string;
}

/** Begins a game against the computer in this browser, with the opponent chosen on the start page. */
export async function playHere(own: PlayedHere, format: string, house?: string): Promise<void> {
  const [starters, formats, { opponents }, checked] = await Promise.all([
    loadDecks(),
    loadFormats(),
    loadOpponents(),
    house === undefined ? undefined : checkFormat(house),
  ]);
  const decks = checked?.ok ? judgedIn(starters, format, checked.illegalDecks) : starters;
  const asked = askedOpponent(format);
  const opponent = opponents.find(({ id }) => id === asked.id);
  const theirs = theirDeck({ deck: asked.deck, liked: opponent?.decks ?? [], own: own.starter }, decks, format);
  const now = new Date().toISOString();
  const game: LocalGame = {
    match: newLocalMatch(),
    seed: newSeed(),
    format,
    formatName: (checked?.ok ? checked.format.name : formats.find(({ id }) => id === format)?.name) ?? format,
    ...(house === undefined ? {} : { house }),
    decks: [own.deck, theirs ?? own.deck],
    ...(own.starter === undefined ? {} : { starter: own.starter }),
    level: (asked.level ?? opponent?.level ?? 'officer') as Level,
    names: ['You', opponent?.name ?? 'Computer'],
    thinking: asked.thinking,
    choices: [],
    created: now,
    moved: now,
  };
  beginLocalGame(game);
  goTo(game.match);
}

/** Another game with the decks, the format and the opponent of one. */
export function playHereAgain({ choices: _, reasons: __, stands: ___, ...game }: LocalGame): void {
  const now = new Date().toISOString();
  const next = { ...game, match: newLocalMatch(), seed: newSeed(), choices: [], created: now, moved: now };
  beginLocalGame(next);
  goTo(next.match);
}
