import type { CardDocument, Face } from '@spaceline/art';
import type { Label } from '../i18n/t.ts';
import { describedFaces } from '../faces/described.ts';
import { ask, loadFaces } from '../net/api.ts';

/** Every title of the game as it can be read, sought and put into a deck. */
export interface Title {
  readonly face: Face;
  /** What tells cards of one title apart. */
  readonly version?: string;
  readonly edition: 1 | 2;
  readonly sets: readonly string[];
  readonly status: Status;
  /** Why it is played by hand. */
  readonly why?: string;
}

export const statuses = ['written', 'plain', 'by hand'] as const;
/** By its program, by its facts alone, or by the players at an assisted table. */
export type Status = (typeof statuses)[number];

export const statusWords: Readonly<Record<Status, Label>> = {
  written: 'text enforced',
  plain: 'facts only, enforced',
  'by hand': 'by agreement',
};

/** As the server tells of it; what the pool has is told there. */
interface TitleDocument extends Omit<Title, 'face'> {
  readonly id: string;
  readonly card?: CardDocument;
}

const titleOf = (pool: ReadonlyMap<string, Face>, { id, card, ...told }: TitleDocument): readonly Title[] => {
  const face = card ? describedFaces([card]).get(id) : pool.get(id);
  return face ? [{ ...told, face }] : [];
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Quotation marks and dots before the first letter do not count. */
const sortedAs = ({ face }: Title): string => face.title.replace(/^[^A-Za-z0-9]+/, '').toLowerCase();

/** What the table enforces comes before what the players carry out; then by title. */
const inOrder = (a: Title, b: Title): number =>
  statuses.indexOf(a.status) - statuses.indexOf(b.status) || compare(sortedAs(a), sortedAs(b)) || a.edition - b.edition;

const load = async (): Promise<readonly Title[]> => {
  const [pool, told] = await Promise.all([loadFaces(), ask<readonly TitleDocument[]>('/api/titles')]);
  return told.flatMap((each) => titleOf(pool, each)).toSorted(inOrder);
};

let asked: Promise<readonly Title[]> | undefined;

/** Asked for once; a page that failed asks again. */
export const loadTitles = (): Promise<readonly Title[]> => {
  asked ??= load().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
};
