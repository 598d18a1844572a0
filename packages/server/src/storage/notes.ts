/** The channel on which nodes tell each other that a match has a new choice: `match:seq`. */
export const noteChannel = 'match_log';

/**
 * A match went on; somebody has something to say to the other nodes; a computer is asked, or has answered; or notes may have
 * been missed, and every open match must be read again.
 */
export type Note =
  | { readonly match: string; readonly seq: number }
  | { readonly said: string }
  | { readonly asked: true }
  | { readonly thought: string }
  | 'missed';

const saying = '@';

/** There is a question for those who think. */
export const thoughtAsked = '?';

const answered = '!';

/** A question was answered. */
export const writeThought = (id: string): string => `${answered}${id}`;

/** What a node says to the others, as it travels. */
export const writeSaying = (text: string): string => `${saying}${text}`;

export type NoteListener = (note: Note) => void;

export function readNote(text: string): Note {
  if (text.startsWith(saying)) return { said: text.slice(saying.length) };
  if (text === thoughtAsked) return { asked: true };
  if (text.startsWith(answered)) return { thought: text.slice(answered.length) };
  const cut = text.lastIndexOf(':');
  const seq = Number(text.slice(cut + 1));
  return cut > 0 && Number.isInteger(seq) ? { match: text.slice(0, cut), seq } : 'missed';
}

export class NoteBoard {
  readonly #listeners = new Set<NoteListener>();

  listen(listener: NoteListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  post(note: Note) {
    for (const listener of this.#listeners) listener(note);
  }
}
