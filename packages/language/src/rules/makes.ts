import type { Frame } from '../english/frame.ts';
import { personnel } from '../english/phrase.ts';
import { reached } from '../english/reach.ts';
import { list } from '../english/words.ts';
import type { Reach } from '../reach.ts';
import type { Say } from '../say.ts';
import type { Who } from '../who/index.generated.ts';
import type { RuleWord } from './word.ts';

export type Made =
  /** Of that affiliation and no other (B-6.26). */
  | 'Non-Aligned'
  /** Neither acting nor counted for anything (B-19.14). */
  | 'disabled'
  /** Without the first-listed skill (B-5.8, B-5.9). */
  | 'less skilled';

/** Personnel are something for as long as the rule reaches them. */
export interface Makes {
  readonly rule: 'makes';
  readonly what: Made;
  readonly reach: 'aboard' | 'here' | 'everyone';
  readonly who: Who;
}

export const makes = (what: Made, reach: Makes['reach'], who: Who = { who: 'anyone' }): Makes => ({
  rule: 'makes',
  what,
  reach,
  who,
});

const subjects = (reach: Reach, who: Who, frame: Frame, say: Say): readonly string[] =>
  (who.who === 'any' && who.of.length > 0 ? who.of : [who]).map((kind) => reached(reach, kind, personnel, frame, say));

const predicates = {
  'Non-Aligned': 'loses its affiliation and is Non-Aligned',
  disabled: 'is disabled',
  'less skilled': 'loses their first-listed skill',
} satisfies { [K in Made]: string };

export const makesWord: RuleWord<Makes> = {
  says: ({ what, reach, who }, frame, say) => `${list(subjects(reach, who, frame, say), 'and')} ${predicates[what]}`,
  ofHost: ({ reach }) => reach === 'aboard',
  sample: (any) => ({
    rule: 'makes',
    what: any.oneOf<Made>('Non-Aligned', 'disabled', 'less skilled'),
    reach: any.oneOf('aboard', 'here', 'everyone'),
    who: any.who(),
  }),
};
