import type { Among } from '../among.ts';
import { amongs } from '../among.ts';
import { amongFrame } from '../english/frame.ts';
import { bare, determined, nounOf, personnel } from '../english/phrase.ts';
import { numberWord } from '../english/words.ts';
import type { Who } from '../who/index.generated.ts';
import type { Chooser, SelectionWord } from './word.ts';

/**
 * So many of those who fit, by lot or by choice; "half" counts cards and rounds down (B-18.8, B-18.9). `each`: one for
 * each such participant on your side of a battle.
 */
export interface Some {
  readonly select: 'some';
  readonly by: Chooser;
  readonly count: number | 'half' | { readonly each: Who };
  readonly who: Who;
  readonly among?: Among;
}

const anyone: Who = { who: 'anyone' };

export const atRandom = (count: number | 'half' = 1, who: Who = anyone): Some => ({
  select: 'some',
  by: 'random',
  count,
  who,
});
export const opponentsChoice = (count = 1, who: Who = anyone): Some => ({ select: 'some', by: 'opponent', count, who });
export const yourChoice = (count: Some['count'] = 1, who: Who = anyone): Some => ({
  select: 'some',
  by: 'you',
  count,
  who,
});

const chosen = {
  random: 'at random',
  you: '(your choice)',
  opponent: "(opponent's choice)",
} satisfies { [K in Chooser]: string };

export const someWord: SelectionWord<Some> = {
  says: ({ by, count, who, among }, usual, say) => {
    const frame = amongFrame(usual, among);
    const phrase = say.phrase(who);
    const how = chosen[by];
    if (count === 'half') {
      const group = `${phrase.owner ?? 'the'} ${bare(phrase, 'many', frame.member, frame.place)}`;
      const whole = who.who === 'anyone' && among === undefined && frame.place === '' ? frame.group : `of ${group}`;
      return `half ${whole} ${how} (round down)`;
    }
    if (typeof count === 'object') return `${determined(phrase, 1, frame.member, frame.place)} ${how}`;
    if (among === 'those' && who.who === 'anyone') return `${numberWord(count)} of ${frame.those} ${how}`;
    return `${determined(phrase, count, frame.member, frame.place)} ${how}`;
  },
  leads: ({ count }, _, say) =>
    typeof count === 'object'
      ? `for ${determined({ ...say.phrase(count.each), owner: 'your' }, 'each', personnel)} in it`
      : undefined,
  refers: ({ count, who }, frame, say) => {
    const of = nounOf(say.phrase(who), frame.member);
    return count === 1 ? `that ${of.one}` : `those ${of.many}`;
  },
  sample: (any) => ({
    select: 'some',
    by: any.oneOf('random', 'you', 'opponent'),
    count: any.oneOf<Some['count']>(any.number(), 'half', { each: any.who() }),
    who: any.who(),
    ...any.maybe('among', () => any.oneOf(...amongs)),
  }),
};
