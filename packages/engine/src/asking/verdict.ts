import type { Who } from '@spaceline/language';
import { ofSpecies } from '@spaceline/language';
import { fitsFacts } from './facts.ts';
import type { Prepared } from '../state/pool.ts';

/** What a question about a card comes to by its facts alone, where the table cannot change the answer. */

type Verdict = boolean | undefined;

const android = ofSpecies('Android');

const verdictOf = (card: Prepared, who: Who): Verdict => {
  switch (who.who) {
    case 'anyone':
      return true;
    case 'title':
    case 'persona':
    case 'characteristic':
    case 'icon':
    case 'equipped':
    case 'classification':
    case 'gender':
    case 'species':
      // Of two individuals only one may answer, and the other parts of the question must be asked of the same one.
      return card.def.type === 'Personnel' && card.def.individuals.length > 1 ? undefined : fitsFacts(card, who);
    case 'inorganic':
      // Whether a hologram is one the format says (B-28.24).
      return card.def.icons.includes('Holo') ? undefined : verdictOf(card, android);
    case 'type':
      // An artifact may be used or played as something else.
      return card.def.type === 'Artifact' ? undefined : card.def.type === who.is;
    case 'all':
      return every(who.of.map((part) => verdictOf(card, part)));
    case 'any':
      return opposite(every(who.of.map((part) => opposite(verdictOf(card, part)))));
    case 'not':
      return opposite(verdictOf(card, who.of));
    default:
      return undefined;
  }
};

const opposite = (verdict: Verdict): Verdict => (verdict === undefined ? undefined : !verdict);

const every = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
};

const cannotSay = 1;
const no = 2;
const yes = 3;

/** The verdict, remembered in the pool: every game asks the same questions of the same cards. */
export const factVerdict = (verdicts: WeakMap<Who, Uint8Array>, cards: number, card: Prepared, who: Who): Verdict => {
  let judged = verdicts.get(who);
  if (!judged) {
    judged = new Uint8Array(cards);
    verdicts.set(who, judged);
  }
  let code = judged[card.index];
  if (code === 0) {
    const verdict = verdictOf(card, who);
    code = verdict === undefined ? cannotSay : verdict ? yes : no;
    judged[card.index] = code;
  }
  return code === cannotSay ? undefined : code === yes;
};
