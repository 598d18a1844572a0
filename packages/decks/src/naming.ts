import type { Entry } from './entry.ts';
import { subtitles } from './other-names.ts';
import { plain, spelt } from './plain.ts';
import { callings, familyOf, isFirstEditionSet, mayBeCalled, setWords } from './set-codes.ts';

/** Which of the cards that bear one title is meant, by what stands beside the title. */

/** Whose names these are: the community's plugin for LackeyCCG marks cards in its own way, and did so differently before 2013. */
export type Habit = 'plugin' | 'old plugin';

export interface Chosen {
  readonly entry?: Entry;
  /** Cards that may be meant, where that is not one. */
  readonly candidates?: readonly Entry[];
  /** What stands beside the title and tells nothing about this card. */
  readonly ignored?: string;
}

/** Of printings, not of cards; or the back of a card with two sides. */
const tellsNothing =
  /^(?:back|front|foil|alternate image|ai|errata|reprint|borderless(?: promos?)?|(?:white|black) border(?: preview)?)$/i;
const quiet = /^(?:back|front|alternate image|ai)$/i;
/** Where LackeyCCG has the set, the plugin has the formats in which a card is legal. */
const legality =
  /^(?:ban|renamed|(?:(?:trad|modern|open|warp|virtual|otf|xlist|standard|block|ban|2e|b\d\d)(?:_|$)){2,})$/i;
const icon = /^(?:P|S|SP|S\/P|AU|DL|Cmd|Stf|Holo|Ref|Maq|OS|Ent-E|KW|Self|GQ|DQ|MU|BO|HA|KCA|TE|Fajo|Univ)$/;

const withEdition = /^(?:([12])E\b\s*)?(.*?)(?:[\s,]*\b([12])E)?$/i;

interface Meaning {
  readonly edition?: 1 | 2;
  /** A set, a version or a subtitle. */
  readonly words: string;
}

const meaningOf = (mark: string): Meaning => {
  const [, before, words = '', behind] = withEdition.exec(mark.trim()) ?? [];
  const edition = before ?? behind;
  return { words: words.trim(), ...(edition === undefined ? {} : { edition: edition === '2' ? 2 : 1 }) };
};

/** Without a list of its sets a card is of Premiere. */
const setsOf = ({ sets = ['Premiere'] }: Entry): readonly string[] => sets;

/** Those of some cards that a set, a version or a subtitle names. */
const namedBy = (words: string, some: readonly Entry[]): readonly Entry[] => {
  const said = setWords(words);
  const calls = (name: string): boolean => said.some((one) => callings(name).has(one));
  const found = some.filter((entry) => {
    if (setsOf(entry).some(calls)) return true;
    const { version } = entry;
    if (version !== undefined && calls(version)) return true;
    return said.includes(plain(subtitles[entry.id] ?? ''));
  });
  if (found.length > 0) return found;
  const family = some.filter((entry) => setsOf(entry).some((set) => calls(familyOf(set))));
  if (family.length > 0) return family;
  // A printing that the catalogue does not have, where no other card of that edition can be meant.
  const first = some.filter(({ edition }) => edition === 1);
  if (first.length === 1 && some.length > 1 && isFirstEditionSet(words)) return first;
  return said.includes('secondedition') ? some.filter(({ edition }) => edition === 2) : [];
};

/** Promotional printings are the same card, where there is but one other of the Second Edition. */
const isPromo = ({ version = '' }: Entry): boolean => /^(?:Virtual )?Promo Cards$/.test(version);
const areOneCard = (some: readonly Entry[]): boolean =>
  some.every(({ edition }) => edition === 2) && some.filter((entry) => !isPromo(entry)).length === 1;

const onlyOf = (some: readonly Entry[]): Entry | undefined => (some.length === 1 ? some[0] : undefined);

/** The old plugin marked a card with a set where another had the bare title: the one that was made for that set. */
const marked = (some: readonly Entry[]): Entry | undefined => {
  const others = some.filter(({ version }) => version !== undefined);
  return onlyOf(others) ?? onlyOf(others.filter((entry) => setsOf(entry).length === 1));
};

/** What of the bearers of a title is left by the marks beside it. */
interface Left {
  readonly entries: readonly Entry[];
  /** Whether a mark says an edition, and whether one says a set or the like. */
  readonly edition: boolean;
  readonly set: boolean;
  readonly unknown: readonly string[];
}

/** Later printings and promotional ones: they matter only where nothing else tells the card. */
const isPrinting = (mark: string): boolean =>
  /\b(?:remastered|traditional)$|^(?:vp|(?:virtual |league )?promos?)$/i.test(mark.trim());

/** Later promotional cards are in no catalogue: in lists of the plugin the card with the bare title is meant. */
const isLaterPrinting = (mark: string, entries: readonly Entry[], habit: Habit | undefined): boolean => {
  if (habit === undefined || !isPrinting(mark)) return false;
  return habit === 'plugin' || entries.filter(({ edition }) => edition === 1).length === 1;
};

/** Those whose set a plugin may mean by a code that nobody listed. */
const codedBy = (code: string, some: readonly Entry[], habit: Habit | undefined): readonly Entry[] =>
  habit === undefined
    ? []
    : some.filter((entry) => entry.edition === 1 && setsOf(entry).some((set) => mayBeCalled(set, code)));

const leftBy = (bearers: readonly Entry[], marks: readonly string[], habit?: Habit): Left => {
  let left: Left = { entries: bearers, edition: false, set: false, unknown: [] };
  const firm = marks.filter((mark) => !isPrinting(mark));
  for (const mark of [...firm, ...marks.filter(isPrinting)]) {
    if (mark.trim() === '' || quiet.test(mark) || legality.test(mark)) continue;
    if (isPrinting(mark) && left.set) continue;
    const { edition, words } = meaningOf(mark);
    const ofEdition = edition === undefined ? left.entries : left.entries.filter((one) => one.edition === edition);
    const named = words === '' ? ofEdition : namedBy(words, ofEdition);
    const fitting = named.length > 0 ? named : codedBy(words, ofEdition, habit);
    if (fitting.length === 0 && isLaterPrinting(mark, left.entries, habit)) continue;
    if (fitting.length === 0) left = { ...left, unknown: [...left.unknown, mark] };
    else
      left = {
        entries: fitting,
        edition: left.edition || edition !== undefined,
        set: left.set || words !== '',
        unknown: left.unknown,
      };
  }
  return left;
};

/** The one that is meant, where the rules of naming leave one. */
const meant = ({ entries, edition, set }: Left, habit: Habit | undefined): Entry | undefined => {
  const first = edition ? [] : entries.filter((one) => one.edition === 1);
  const some = first.length > 0 ? first : entries;
  if (some.length === 1 || areOneCard(some)) return some.find((entry) => !isPromo(entry)) ?? some[0];
  if (some.some((one) => one.edition === 2)) return undefined;
  const bare = onlyOf(some.filter(({ version }) => version === undefined));
  if (!set || habit === 'plugin') return bare;
  return habit === 'old plugin' ? marked(some) : undefined;
};

/** A mark that another namesake has contradicts the others. */
const contradicts = (mark: string, some: readonly Entry[]): boolean => leftBy(some, [mark]).unknown.length === 0;

const isHarmless = (mark: string): boolean => tellsNothing.test(mark) || icon.test(mark);

/** Titles that differ only in their signs are told apart by them. */
const asSpelt = (words: string, bearers: readonly Entry[]): readonly Entry[] => {
  const [first] = bearers;
  if (bearers.every(({ title }) => title === first?.title)) return bearers;
  const same = bearers.filter(({ title }) => spelt(title) === spelt(words));
  return same.length > 0 ? same : bearers;
};

/** Of cards with several titles, the only one that all marks leave. */
const onlyBy = (some: readonly Entry[], marks: readonly string[]): Chosen => {
  const { entries, unknown } = leftBy(some, marks);
  const entry = unknown.length === 0 ? onlyOf(entries) : undefined;
  return entry ? { entry } : { candidates: some };
};

/** What stands beside a title. */
export interface Besides {
  readonly marks: readonly string[];
  /** Behind tabs; where LackeyCCG has them, they say what the plugin likes and need not be a set. */
  readonly columns: readonly string[];
}

/** What is left by the columns of a plugin's list: those that say nothing of these cards do no harm. */
const leftByColumns = (left: Left, columns: readonly string[]): Left =>
  columns.reduce((before, column) => {
    const { entries, edition, set, unknown } = leftBy(before.entries, [column]);
    if (unknown.length > 0) return before;
    return { ...before, entries, edition: before.edition || edition, set: before.set || set };
  }, left);

/** Chooses among cards that share a title, as it is written, by what stands beside it. */
export const choose = (
  words: string,
  bearers: readonly Entry[],
  { marks, columns }: Besides,
  habit?: Habit,
): Chosen => {
  const some = asSpelt(words, bearers);
  if (some.some(({ title }) => title !== some[0]?.title)) return onlyBy(some, marks);
  const left = habit ? leftByColumns(leftBy(some, marks, habit), columns) : leftBy(some, [...marks, ...columns]);
  const entry = meant(left, habit);
  const ignored = left.unknown.join(', ');
  const isTold = left.unknown.every(isHarmless) || some.length === 1 || left.entries.length === 1;
  const isContradicted = some.length > 1 && left.unknown.some((mark) => contradicts(mark, some));
  if (isContradicted) return { candidates: some, ignored };
  if (!entry || !isTold) return { candidates: left.entries, ...(ignored === '' ? {} : { ignored }) };
  return { entry, ...(ignored === '' ? {} : { ignored }) };
};
