import type { Chooser, Metric, Selection } from '../act.ts';
import type { Who } from '../who.ts';
import type { Frame } from './frame.ts';
import { amongFrame, teamFrame } from './frame.ts';
import { bare, determined, hasTail, nounOf } from './phrase.ts';
import type { Phrase } from './phrase.ts';
import { phraseOf } from './who.ts';
import { numberWord, unspoken } from './words.ts';

const chosen = {
  random: 'chosen at random',
  you: 'of your choice',
  opponent: "of your opponent's choice",
} satisfies { [K in Chooser]: string };

const metrics = {
  total: 'attribute total',
  INTEGRITY: 'INTEGRITY',
  CUNNING: 'CUNNING',
  STRENGTH: 'STRENGTH',
} satisfies { [K in Metric]: string };

const ties = { you: 'you break ties', opponent: 'your opponent breaks ties' } as const;

const isEveryone = (who: Who): boolean => who.who === 'anyone';

const superlative = (selection: Extract<Selection, { select: 'highest' }>, phrase: Phrase, frame: Frame): string => {
  const several = selection.count !== 1;
  const words = bare(phrase, several ? 'many' : 'one', frame.member, frame.place);
  // After "with Honor" a second "with" would read as another filter.
  const link = hasTail(phrase) ? (several ? 'who have' : 'who has') : 'with';
  const lead = `${phrase.owner ?? 'the'} ${several ? `${numberWord(selection.count)} ` : ''}${words}`;
  return `${lead} ${link} the highest ${metrics[selection.metric]} (${ties[selection.ties]})`;
};

/** Which cards: "one team member chosen at random", "the team member with the highest CUNNING (you break ties)". */
export const englishSelection = (selection: Selection, usual: Frame = teamFrame): string => {
  const frame = 'among' in selection && selection.among ? amongFrame(usual, selection.among) : usual;
  switch (selection.select) {
    case 'everyone':
      return isEveryone(selection.who)
        ? frame.everyone
        : determined(phraseOf(selection.who), 'all', frame.member, frame.place);
    case 'some': {
      const phrase = phraseOf(selection.who);
      if (selection.among === 'those' && isEveryone(selection.who) && selection.count !== 'half')
        return `${numberWord(selection.count)} of ${frame.those} ${chosen[selection.by]}`;
      if (selection.count !== 'half') {
        const how = chosen[selection.by];
        if (selection.by === 'random') {
          return `${determined(phrase, selection.count, frame.member, frame.place)} ${how}`;
        }
        // A choice stands by its noun, so that "of your choice" is not read as part of what follows.
        return determined(phrase, selection.count, frame.member, [frame.place, how].filter(Boolean).join(' '));
      }
      const group = `${phrase.owner ?? 'the'} ${bare(phrase, 'many', frame.member, frame.place)}`;
      return `half of ${group}, rounded down, ${chosen[selection.by]}`;
    }
    case 'highest':
      return superlative(selection, phraseOf(selection.who), frame);
    case 'those':
      return frame.those;
    case 'target':
      return frame.target;
    default:
      return unspoken(selection);
  }
};

/** How a later act of the same text speaks of what this one picked. */
export const referenceTo = (selection: Selection, frame: Frame): string => {
  if (selection.select === 'those') return frame.those;
  if (selection.select === 'target') return frame.target;
  const of = nounOf(phraseOf(selection.who), frame.member);
  return selection.select !== 'everyone' && selection.count === 1 ? `that ${of.one}` : `those ${of.many}`;
};
