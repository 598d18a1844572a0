import type { Brings } from '../choosing/team.ts';
import { isIcon } from '@spaceline/art';

/** What takes an effect away again, and who of those who are there has it. */
export interface Cure {
  /** In the words of the card, such as "3 MEDICAL". */
  readonly says: string;
  readonly met: boolean;
  readonly by: readonly Brings[];
}

interface Asked {
  readonly what: string;
  readonly n: number;
}

const termOf = (words: string): Asked | undefined => {
  const [, n, what = ''] = /^(?:(\d+) )?(.+)$/.exec(words) ?? [];
  return isIcon(what) ? { what, n: Number(n ?? 1) } : undefined;
};

/** The cure that a card's text names, judged by those who are there; one that asks for more than skills is not judged. */
export function cureIn(text: string, there: readonly Brings[]): Cure | undefined {
  const says = /\bcured by ([^.;:]+?) (?:aboard|present)\b/i.exec(text)?.[1];
  if (says === undefined) return undefined;
  const terms = says.split(/, | and /).map(termOf);
  if (terms.some((term) => term === undefined)) return undefined;
  const asked = terms.filter((term) => term !== undefined);
  const has = (one: Brings, { what }: Asked): number => one.amounts.get(what) ?? 0;
  return {
    says,
    met: asked.every((term) => there.reduce((sum, one) => sum + has(one, term), 0) >= term.n),
    by: there.filter((one) => asked.some((term) => has(one, term) > 0)),
  };
}

/** What a card does besides being played somewhere and being cured: short enough to be said twice. */
export function effectIn(text: string): string {
  const sentences = text
    .split(/(?<=\.) /)
    .filter((each) => !/^plays? on|cured by|^discard (dilemma|event|interrupt|after)/i.test(each));
  const effect = sentences.join(' ');
  return effect.length <= 120 ? effect : '';
}
