import { has, read, write } from '../net/storage.ts';

/** Against whom one wants to play: chosen on the start page, and kept for the next time. */
export interface KeptOpponent {
  /** Absent: the first who plays in earnest. */
  readonly id?: string;
  /** Instead of the opponent's own. */
  readonly level?: string;
  /** A starter deck instead of the favourite, in the format it was chosen for. */
  readonly deck?: { readonly id: string; readonly format: string };
  /** It answers as fast as it can. */
  readonly hurried?: true;
  /** Games are played in this browser, also where there is a server. */
  readonly here?: true;
}

const key = 'spaceline.opponent';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export function keptOpponent(): KeptOpponent {
  const value = read(key);
  if (typeof value !== 'object' || value === null) return {};
  const id = has(value, 'id') ? text(value.id) : undefined;
  const level = has(value, 'level') ? text(value.level) : undefined;
  const deck = has(value, 'deck') && has(value.deck, 'id', 'format') ? value.deck : undefined;
  const [deckId, format] = [text(deck?.id), text(deck?.format)];
  return {
    ...(id === undefined ? {} : { id }),
    ...(level === undefined ? {} : { level }),
    ...(deckId === undefined || format === undefined ? {} : { deck: { id: deckId, format } }),
    ...(has(value, 'hurried') && value.hurried === true ? { hurried: true } : {}),
    ...(has(value, 'here') && value.here === true ? { here: true } : {}),
  };
}

export const keepOpponent = (kept: KeptOpponent): void => write(key, kept);

/** Somebody to play against, as the server is asked for them. */
export interface AskedOpponent {
  readonly id: string;
  readonly level?: string;
  readonly deck?: string;
  readonly thinking: boolean;
}

/** Who is asked for where nobody was chosen yet: an opponent who plays in earnest. */
export const usualOpponent = 'ansel-voss';

/** `format`: in which is played; without one, decks are built and not chosen. */
export function askedOpponent(format?: string): AskedOpponent {
  const { id = usualOpponent, level, deck, hurried } = keptOpponent();
  return {
    id,
    ...(level === undefined ? {} : { level }),
    ...(deck && deck.format === format ? { deck: deck.id } : {}),
    thinking: !hurried,
  };
}
