import { plain } from './plain.ts';

/** How lists and programs shorten the names of sets: LackeyCCG's plugin, pack lists, players. */

/** Of the First Edition; the first letters of its words are a code of every set. */
const firstEdition: Readonly<Record<string, string>> = {
  '20th Anniversary Collection': 'tac 20th 20a 20',
  'A Private Little War': 'plw',
  'All Good Things': '',
  'Alternate Universe': 'alt',
  Armada: 'arm',
  'Away Team Pack': 'at',
  'Bah! (reprint set)': 'bah',
  'Blaze of Glory': '',
  'Broken Bow': 'bow',
  'Chain of Command': '',
  'Cold Front': 'cof coldfront',
  'Coming of Age': 'coa',
  Crossover: 'cso cro cr xo',
  'Crossover Supplemental': 'crs xos',
  'Deep Space Nine': 'ds9',
  'Dogs of War': '',
  'Dramatis Personae': 'drp',
  Emissary: 'ems emi em',
  'Emissary Supplemental': 'emsup ess',
  Engage: 'eng en',
  'Enhanced First Contact': '',
  'Enhanced Premiere': 'epr',
  'Enterprise Collection': 'ent',
  'Enterprise Collection Remastered': 'ecr',
  Equilibrium: 'equ eq',
  'First Anthology': 'fan 1a',
  'First Contact': 'fco fc',
  'Four Lights': 'fol 4l s4l',
  'Holodeck Adventures': 'had',
  Homefront: 'hf1 hf hmf hmf1 hom',
  'Homefront II': 'hf2 hmf2 hfii',
  'Homefront III': 'hf3 hmf3 hfiii',
  'Homefront IV': 'hf4 hmf4 hfiv',
  'Homefront V': 'hf5 hmf5 hfv',
  'Homefront VI': 'hf6 hmf6 hfvi',
  'Identity Crisis': 'idc',
  'Introductory Two-Player Game': 'itg i2p i2pg itpg 2pg 2p intro',
  'Life From Lifelessness': '',
  Lifesigns: 'lfs ls',
  'Live Long and Prosper': 'llp',
  Metamorphosis: 'met meta',
  'Mirror, Mirror': 'mir',
  Nemesis: 'nem',
  'Official Tournament Sealed Deck': 'otd',
  'Paradise Lost': 'par',
  'Pre-Warp Pack': 'pw prewarp',
  Premiere: 'pre pr prem',
  'Q Who?': 'who',
  'Q-Continuum': 'qcm qc q',
  'Referee Reprints': 'rfr referee',
  Reflections: 'ref refl rf',
  'Resistance is Futile': '',
  'Rules of Acquisition': '',
  'Second Anthology': 'san 2a',
  'Second Star to the Right': 'ssr',
  'Shades of Gray': '',
  'Ships of the Line': '',
  'Star Trek 50': 't50 st50 50th 50',
  'Starter Deck II': 'std sd2 sd',
  'Straight and Steady': '',
  'The Borg': 'bor',
  'The Cage': 'cag',
  'The Dominion': 'dom',
  'The Fajo Collection': 'faj fajo',
  'The Gamma Quadrant': 'tgc',
  'The Gift': 'gif',
  'The Maquis': 'maq',
  'The Motion Pictures': 'mp',
  'The Neutral Zone': '',
  'The Next Generation': '',
  'The Next Generation Supplemental': 'tngsup tngs',
  "The Sky's the Limit": 'stl',
  'The Terran Empire': '',
  'The Trial Never Ended': '',
  'The Trouble with Tribbles': 'twt tribbles tri',
  'The Trouble with Tribbles Starter Deck': 'tsd',
  'Through the Looking Glass': 'tlg',
  Twilight: 'twi',
  'Virtual Promos': 'vp virtualpromo virtualpromocard virtualpromocards promo promos leaguepromo leaguepromos',
  Voyager: 'voy',
  'Warp Pack: Emissary': 'wp warppack',
  'Warp Pack: Holiday': 'wp warppack',
};

/** Of the Second Edition, and of cards that the catalogue tells apart by a set it has not. */
const others: Readonly<Record<string, string>> = {
  'Archive Portraits': 'ap archiveportrait',
  'Call to Arms': 'ca',
  'Dangerous Missions': 'dm',
  Energize: 'en',
  Genesis: 'ge gen',
  'In a Mirror, Darkly': 'mid imd md',
  Promos: 'promocard promocards',
  'Reflections 2.0': 'r2',
  'Tenth Anniversary Collection': '10th ta',
  'The Undiscovered Country': 'uc',
  'These Are the Voyages': 'tv',
  'Things Past': 'tp',
  'To Boldly Go': 'tb',
  'What You Leave Behind': 'wy',
};

/** Codes that are those of a better known set. */
const notCalled: ReadonlySet<string> = new Set([
  'The Fajo Collection fc',
  'Homefront II hi',
  'Homefront III hi',
  'Homefront IV hi',
  'Homefront V hv',
  'Homefront VI hv',
]);

/** `2E Call to Arms` is called Call to Arms on the card. */
const bareSet = (set: string): string => set.replace(/^2E /, '');

const initials = (words: readonly string[]): string => words.map((word) => plain(word).slice(0, 1)).join('');

const made = new Map<string, ReadonlySet<string>>();

/** Everything that a set may be called, as `plain` has it. */
export const callings = (set: string): ReadonlySet<string> => {
  const known = made.get(set);
  if (known) return known;
  const name = bareSet(set);
  const words = name.split(/[\s:,-]+/).filter((word) => plain(word) !== '');
  const short = words.filter((word) => !/^the$/i.test(word));
  const said = firstEdition[name] ?? others[name] ?? '';
  const found = new Set([plain(name), plain(short.join(' ')), ...said.split(' ')]);
  for (const some of [words, short])
    if (some.length > 1 && !notCalled.has(`${name} ${initials(some)}`)) found.add(initials(some));
  found.delete('');
  made.set(set, found);
  return found;
};

/** Whether all letters stand in a word, in their order. */
const hasInOrder = (word: string, letters: string): boolean => {
  let found = 0;
  for (let i = 0; i < word.length && found < letters.length; i++) if (word[i] === letters[found]) found += 1;
  return found === letters.length;
};

/** Whether a code that nobody listed may be one of a set: some first letters of its words, or how one of them begins. */
export const mayBeCalled = (set: string, code: string): boolean => {
  if (!/^[A-Za-z0-9]{3,12}$/.test(code)) return false;
  const letters = plain(code);
  const words = bareSet(set)
    .split(/[\s:,-]+/)
    .filter((word) => plain(word) !== '');
  return hasInOrder(initials(words), letters) || words.some((word) => plain(word).startsWith(letters));
};

/** What marks add to the name of a set without meaning another: later printings of it, and the series it is in. */
const about = /^showdown:|^alternate universe:? (?=twilight)|\b(?:remastered|traditional|white border preview)$/gi;

/** What a mark may say of a set: as it stands, and without such additions. */
export const setWords = (mark: string): readonly string[] => {
  const all = plain(mark);
  const less = plain(mark.replace(about, ''));
  return less === '' || less === all ? [all] : [all, less];
};

/** A supplement, starter or later printing goes by the name of its set, where that has no such card itself. */
const further = / (?:Supplemental|Starter Deck|Remastered)$/;
export const familyOf = (set: string): string => set.replace(further, '');

/** Whether these words name a set of the First Edition. */
export const isFirstEditionSet = (words: string): boolean => {
  const said = setWords(words);
  return Object.keys(firstEdition).some((set) => said.some((one) => callings(set).has(one)));
};
