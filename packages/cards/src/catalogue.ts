import type { CardDef } from '@spaceline/language';
import { idOf } from '@spaceline/language';
import { factsOf, moreOf } from './facts.ts';
import { cardById } from './index.ts';
import { plainCard, saysMore, whyNotPlain } from './plain.ts';
import data from './titles.json' with { type: 'json' };

/**
 * How a title is played: `written`, by its program; `plain`, by its facts and the rules, for it says nothing else; `by
 * hand`, at assisted tables, where the players carry out what is not written.
 */
export type Status = 'written' | 'plain' | 'by hand';

/**
 * What is known of a title, whether its program is written or not. Facts only: `titles.json` was made once from the
 * community's card lists of all sets (names, types, affiliations, uniqueness, icons) and is kept by hand since;
 * `facts.json` has the printed facts of the First Edition cards.
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
  readonly status: Status;
  /** Why it is played by hand. */
  readonly why?: string;
  /** The card this one is only another printing of, under an id of its own. */
  readonly reprintOf?: string;
  /** Its program, or the card its facts make of it; without one its text is carried out by hand. */
  readonly card?: CardDef;
}

type Played = Pick<Title, 'status' | 'why' | 'card'>;

interface Named {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

const playedAs = (named: Named, source: string): Played => {
  const written = cardById(source);
  if (written)
    return { status: 'written', card: named.id === source ? written : { ...written, id: named.id, printed: [] } };
  const more = moreOf(source);
  const facts = more === '' ? factsOf(source) : undefined;
  const why = facts ? whyNotPlain(facts) : saysMore(more);
  const card = facts && why === undefined ? plainCard(named, facts) : undefined;
  return card ? { status: 'plain', card } : { status: 'by hand', why: why ?? saysMore('text') };
};

const isKnown = (id: string): boolean => cardById(id) !== undefined || moreOf(id) !== undefined;

/** A version of which no list has facts of its own is the card without a version, printed again. */
const sourceOf = (id: string, title: string): string => (!isKnown(id) && isKnown(idOf(title)) ? idOf(title) : id);

const titleOf = (row: string): Title => {
  const [title = '', version = '', edition = '', type = '', affiliation = '', mark = '', icons = '', sets = ''] =
    row.split('\t');
  const id = [idOf(title), ...(edition ? ['2e'] : []), ...(version ? [idOf(version)] : [])].join('.');
  const source = version && !edition ? sourceOf(id, title) : id;
  return {
    id,
    title,
    ...(version ? { version } : {}),
    edition: edition ? 2 : 1,
    type,
    ...(affiliation ? { affiliation } : {}),
    universal: mark === 'v',
    ...(icons ? { icons } : {}),
    sets: sets === '' ? [] : sets.split(' ').map((n) => data.sets[Number(n)] ?? ''),
    ...(source === id ? {} : { reprintOf: source }),
    ...playedAs({ id, title, type }, source),
  };
};

let made: readonly Title[] | undefined;

/** Every title of the game, made when it is first asked for. */
export const catalogue = (): readonly Title[] => (made ??= data.rows.map(titleOf));
