import { bare, hasTail, nounOf } from '../english/phrase.ts';
import { numberWord } from '../english/words.ts';
import type { Who } from '../who/index.generated.ts';
import { areSame } from '../are-same.ts';
import type { SelectionWord } from './word.ts';

export type Metric = 'total' | 'INTEGRITY' | 'CUNNING' | 'STRENGTH';

/** Those with the highest number, of the usual group (B-18.5). */
export interface Highest {
  readonly select: 'highest';
  readonly metric: Metric;
  readonly count: number;
  readonly who: Who;
  /** Who decides a tie; the rule's default is the opponent (B-18.6). */
  readonly ties: 'you' | 'opponent';
}

export const highest = (
  metric: Metric,
  count = 1,
  options: { readonly who?: Who; readonly ties?: 'you' | 'opponent' } = {},
): Highest => ({
  select: 'highest',
  metric,
  count,
  who: options.who ?? { who: 'anyone' },
  ties: options.ties ?? 'opponent',
});

const metrics = {
  total: 'attribute total',
  INTEGRITY: 'INTEGRITY',
  CUNNING: 'CUNNING',
  STRENGTH: 'STRENGTH',
} satisfies { [K in Metric]: string };

/** Ties go to the opponent unless the text says otherwise (B-18.6). */
const breakers = { you: ' (you break ties)', opponent: '' } as const;

export const highestWord: SelectionWord<Highest> = {
  says: ({ metric, count, who, ties }, frame, say) => {
    const phrase = say.phrase(who);
    const several = count !== 1;
    if (!several && frame.named && areSame(frame.named, who))
      return `the one with the highest ${metrics[metric]}${breakers[ties]}`;
    const words = bare(phrase, several ? 'many' : 'one', frame.member, frame.place);
    // After "with Honor" a second "with" would read as another filter.
    const link = hasTail(phrase) ? (several ? 'who have' : 'who has') : 'with';
    const lead = `${phrase.owner ?? 'the'} ${several ? `${numberWord(count)} ` : ''}${words}`;
    return `${lead} ${link} the highest ${metrics[metric]}${breakers[ties]}`;
  },
  refers: ({ count, who }, frame, say) => {
    const of = nounOf(say.phrase(who), frame.member);
    return count === 1 ? `that ${of.one}` : `those ${of.many}`;
  },
  sample: (any) => ({
    select: 'highest',
    metric: any.oneOf('total', 'INTEGRITY', 'CUNNING', 'STRENGTH'),
    count: any.number(),
    who: any.who(),
    ties: any.oneOf('you', 'opponent'),
  }),
};
