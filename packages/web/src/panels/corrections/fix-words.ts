import type { Fix } from '@spaceline/engine';
import type { DraftFix } from '../../board/correction-draft.ts';
import type { Label } from '../../i18n/t.ts';

/** What a correction is called in the list; the compiler asks for those that are missing. */
export const fixWords: Readonly<Record<Exclude<Fix, 'settle'>, Label>> = {
  stop: 'Stop',
  unstop: 'Unstop',
  kill: 'Kill',
  damage: 'Damage',
  repair: 'Repair',
  destroy: 'Destroy',
  move: 'Move …',
  control: 'Give to …',
  reveal: 'Reveal',
  describe: 'Describe an unwritten title …',
  score: 'Give or take points …',
  draw: 'Draw cards …',
  'card plays': 'Allow more card plays …',
  fetch: 'Fetch a card from your draw deck …',
  shuffle: 'Shuffle a draw deck …',
  'look at hand': 'Look at a hand …',
  'look at deck': 'Look at the top of a draw deck …',
  'look at seeds': 'Look at the cards under a mission …',
};

/** Where the cards are chosen already, fewer words do. */
export const wordsForCards = (fix: DraftFix): Label =>
  fix === 'describe' ? 'Describe …' : fix === 'look at seeds' ? 'Look under it …' : fixWords[fix];

/** Corrections without cards, by what a player is after. */
export const chapters: readonly { readonly title: Label; readonly fixes: readonly DraftFix[] }[] = [
  { title: 'Players', fixes: ['score', 'draw', 'card plays', 'fetch', 'shuffle'] },
  { title: 'Hidden cards', fixes: ['look at hand', 'look at deck', 'look at seeds'] },
  { title: 'Unwritten titles', fixes: ['describe'] },
];

/** What is entered for each described fact. */
export const factWords = {
  affiliations: 'Affiliation',
  classification: 'Classification',
  skills: 'Skills',
  gender: 'Gender',
  species: 'Species',
  integrity: 'Integrity',
  cunning: 'Cunning',
  strength: 'Strength',
  staffing: 'Staffing',
  range: 'Range',
  weapons: 'Weapons',
  shields: 'Shields',
  kind: 'Planet or space',
  points: 'Points',
  span: 'Span',
  responds: 'In answer to actions',
} as const satisfies Record<string, Label>;
