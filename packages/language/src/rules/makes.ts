import type { Frame } from '../english/frame.ts';
import { bare, personnel } from '../english/phrase.ts';
import { reached } from '../english/reach.ts';
import { list } from '../english/words.ts';
import type { Noun } from '../english/words.ts';
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
  'Non-Aligned': {
    one: 'loses its affiliation and is Non-Aligned',
    many: 'lose their affiliation and are Non-Aligned',
  },
  disabled: { one: 'is disabled', many: 'are disabled' },
  'less skilled': { one: 'loses their first-listed skill', many: 'lose their first-listed skill' },
} satisfies { [K in Made]: Noun };

export const makesWord: RuleWord<Makes> = {
  says: ({ what, reach, who }, frame, say) => {
    // Everyone of that kind who is aboard, without a word for each of them.
    if (reach === 'aboard' && who.who !== 'any')
      return `${bare(say.phrase(who), 'many', personnel, 'aboard')} ${predicates[what].many}`;
    return `${list(subjects(reach, who, frame, say), 'and')} ${predicates[what].one}`;
  },
  ofHost: ({ reach }) => reach === 'aboard',
  sample: (any) => ({
    rule: 'makes',
    what: any.oneOf<Made>('Non-Aligned', 'disabled', 'less skilled'),
    reach: any.oneOf('aboard', 'here', 'everyone'),
    who: any.who(),
  }),
};
