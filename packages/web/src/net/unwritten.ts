import type { View } from '@spaceline/engine';
import { describedFaces } from '../faces/described.ts';
import type { Face } from '@spaceline/art';
import type { CardDocument } from '@spaceline/art';
import { loadUnwritten } from './api.ts';

type Faces = ReadonlyMap<string, Face>;

/** Ids of one request: an address must not grow without end. */
const atOnce = 60;

/** Titles of the view that have no face yet. */
export const missingFaces = (
  { cards }: Pick<View, 'cards'>,
  faces: Faces,
  more: readonly string[],
): readonly string[] => [...new Set([...cards.map(({ def }) => def), ...more])].filter((id) => !faces.has(id));

/** Titles without a program of their own: asked for when they are first seen, drawn anew when they are described. */
export class Unwritten {
  readonly #show: (faces: Faces) => void;
  readonly #documents = new Map<string, CardDocument>();
  readonly #asked = new Set<string>();
  #pool: Faces = new Map();
  #described: View['described'] = [];
  #drawn = '';

  constructor(show: (faces: Faces) => void) {
    this.#show = show;
  }

  learn(view: View, faces: Faces, more: readonly string[]): void {
    if (this.#documents.size === 0) this.#pool = faces;
    this.#described = view.described;
    const missing = missingFaces(view, faces, more).filter((id) => !this.#asked.has(id));
    for (let at = 0; at < missing.length; at += atOnce) void this.#load(missing.slice(at, at + atOnce));
    this.#draw();
  }

  async #load(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#asked.add(id);
    try {
      for (const document of await loadUnwritten(ids)) this.#documents.set(document.id, document);
      this.#draw();
    } catch {
      // Asked for again with the next update; until then the card has only its name.
      for (const id of ids) this.#asked.delete(id);
    }
  }

  #draw(): void {
    const described = this.#described ?? [];
    const drawn = `${[...this.#documents.keys()].join()} ${JSON.stringify(described)}`;
    if (this.#documents.size === 0 || drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#show(new Map([...this.#pool, ...describedFaces([...this.#documents.values()], described)]));
  }
}
