/** Words of the rules that are explained wherever they are read: how each occurs in English, as a pattern. */
export const termForms = {
  artifact: 'artifacts?',
  attempt: 'attempt(?:s|ed)?',
  awayTeam: 'Away Teams?',
  battle: 'battles?',
  bonusPoints: 'bonus points?',
  cardPlay: '(?:normal )?card plays?',
  cloaked: '(?:un|de)?cloak(?:s|ed)?',
  compatible: '(?:in)?compatible',
  completed: 'completed?|solve[ds]?',
  controller: 'controllers?',
  countdown: 'countdown',
  crew: 'crews?',
  cumulative: '(?:not )?cumulative',
  cured: 'cure[ds]?',
  damaged: 'damaged?',
  destroyed: 'destroy(?:s|ed)?',
  // What becomes of the card itself explains no dilemma.
  dilemma: '(?<!discard |put )dilemmas?',
  directHit: 'direct hits?',
  disabled: '(?:non-)?disabled?',
  docked: '(?:un)?dock(?:s|ed)?',
  download: 'downloads?',
  encounter: 'encounter(?:s|ed)?',
  event: 'events?',
  farEnd: 'far end',
  fullTurn: 'full turns?',
  hologram: 'holograms?',
  houseArrest: 'house arrest',
  immune: 'immune',
  interrupt: 'interrupts?',
  killed: 'kill(?:s|ed)?',
  leader: 'leaders?',
  location: 'locations?',
  matching: 'matching(?! commander)',
  misSeed: 'mis-seeds?',
  nullified: 'nullif(?:y|ies|ied)',
  opponentsChoice: "opponent['’]s choice",
  orders: '(?:execute )?orders',
  outOfPlay: 'out of play',
  outpost: 'outposts?',
  overcome: 'overcome',
  present: 'present',
  quarantined: 'quarantined',
  random: 'random selection|at random',
  range: 'RANGE',
  relocated: 'relocate[ds]?',
  report: 'report(?:s|ed)?(?: for duty)?',
  response: 'responses?',
  seed: 'seed(?:s|ed)?(?: cards?)?',
  selfControlling: 'self-controlling',
  spaceline: 'spaceline',
  span: 'spans?',
  staffed: '(?:un)?staff(?:ed|ing)',
  // Ships also stop at a place.
  stopped: '(?:un)?stopped|stop(?= (?:the|it|them|everyone))',
  tow: 'tow(?:s|ed)?',
  treaty: 'treat(?:y|ies)',
  unique: 'unique|universal',
  weapons: 'WEAPONS|SHIELDS',
} as const satisfies Readonly<Record<string, string>>;

export type TermId = keyof typeof termForms;

export const termIds = Object.keys(termForms) as readonly TermId[];

export const isTermId = (id: string): id is TermId => Object.hasOwn(termForms, id);

/** A piece of a text; `term`: it is a word of the rules. */
export interface TermPiece {
  readonly text: string;
  readonly term?: TermId;
}

/** Cuts texts of one language at the words of the rules; each is found where it occurs first. */
export function termCutter(forms: Readonly<Record<TermId, string>>): (text: string) => readonly TermPiece[] {
  const groups = termIds.map((id) => `(?<${id}>${forms[id]})`).join('|');
  const any = new RegExp(`(?<![\\p{L}-])(?:${groups})(?![\\p{L}])`, 'giu');
  return (text) => {
    const pieces: TermPiece[] = [];
    const met = new Set<TermId>();
    let from = 0;
    for (const found of text.matchAll(any)) {
      const term = termIds.find((id) => found.groups?.[id] !== undefined);
      if (term === undefined || met.has(term)) continue;
      met.add(term);
      if (found.index > from) pieces.push({ text: text.slice(from, found.index) });
      pieces.push({ text: found[0], term });
      from = found.index + found[0].length;
    }
    return from < text.length ? [...pieces, { text: text.slice(from) }] : pieces;
  };
}

export const cutAtTerms = termCutter(termForms);
