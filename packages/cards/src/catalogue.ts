import type { CardDef } from '@spaceline/language';
import { idOf } from '@spaceline/language';
import { cardById } from './index.ts';
import data from './titles.json' with { type: 'json' };

/**
 * What is known of a title, whether its program is written or not. Facts only: `titles.json` was made once from the
 * community's card lists of all sets (names, types, affiliations, uniqueness, icons) and is kept by hand since.
 */
export interface Title {
  /** As in decks: the title in kebab case, with edition and version where several cards share it. */
  readonly id: string;
  readonly title: string;
  /** What tells cards of one title apart: a set, or the subtitle of a Second Edition card. */
  readonly version?: string;
  readonly edition: 1 | 2;
  readonly type: string;
  readonly affiliation?: string;
  readonly universal: boolean;
  readonly icons?: string;
  readonly sets: readonly string[];
  /** Its program; without one the title is unwritten. */
  readonly card?: CardDef;
}

const titleOf = (row: string): Title => {
  const [title = '', version = '', edition = '', type = '', affiliation = '', mark = '', icons = '', sets = ''] =
    row.split('\t');
  const id = [idOf(title), ...(edition ? ['2e'] : []), ...(version ? [idOf(version)] : [])].join('.');
  const card = cardById(id);
  return {
    id,
    title,
    ...(version ? { version } : {}),
    edition: edition ? 2 : 1,
    type,
    ...(affiliation ? { affiliation } : {}),
    universal: mark === 'v',
    ...(icons ? { icons } : {}),
    sets: sets.split(' ').flatMap((n) => data.sets[Number(n)] ?? []),
    ...(card ? { card } : {}),
  };
};

let made: readonly Title[] | undefined;

/** Every title of the game, made when it is first asked for. */
export const catalogue = (): readonly Title[] => (made ??= data.rows.map(titleOf));
