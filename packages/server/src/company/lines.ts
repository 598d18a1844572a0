import type { Person } from '../people/people-store.ts';
import type { Bulletin } from './bulletin.ts';

/** A socket or a stream. */
export interface OpenLine {
  /** Whose it was when it was opened. */
  readonly person: Promise<Person | undefined>;
  /** Who is known now by what was shown then. */
  readonly again: () => Promise<Person | undefined>;
  readonly close: () => void;
}

/** All that is open on this server: who is signed out is told nothing more. */
export class Lines {
  readonly #open = new Set<OpenLine>();

  constructor(bulletin: Bulletin) {
    bulletin.listen((item) => {
      if (item.k === 'signed out') for (const line of this.#open) void this.#look(line, item.person);
    });
  }

  /** Gives the way to leave. */
  enter(line: OpenLine): () => void {
    this.#open.add(line);
    return () => this.#open.delete(line);
  }

  /** Another browser of the same person goes on. Where nobody can be asked, the line is closed: clients come back. */
  async #look({ person, again, close }: OpenLine, signedOut: string): Promise<void> {
    const known = await person.catch(() => undefined);
    if (known?.id !== signedOut) return;
    const now = await again().catch(() => undefined);
    if (now?.id !== signedOut) close();
  }
}
