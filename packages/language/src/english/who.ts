import type { Who } from '../who/index.generated.ts';
import { whoWords } from '../who/index.generated.ts';
import type { SayWho, WhoWord } from '../who/word.ts';
import { bare, card, determined } from './phrase.ts';
import type { Determiner, Phrase } from './phrase.ts';
import type { Count, Noun } from './words.ts';

const wordOf = (who: Who): WhoWord<Who> => whoWords[who.who];

const say: SayWho = {
  phrase: (who) => wordOf(who).phrase(who, say),
  opposite: (who) => wordOf(who).opposite(who, say),
  noun: (who) => wordOf(who).noun?.(who, say) ?? card,
};

export const phraseOf = (who: Who): Phrase => say.phrase(who);

/** What a card is called when nothing says its type: people have skills and genders, other cards do not. */
export const usualNoun = (who: Who): Noun => say.noun(who);

/** A phrase with its determiner: "a ship", "any Klingon personnel", "two of your ships". */
export const theWho = (who: Who, by: Determiner, usual: Noun = usualNoun(who), place = ''): string =>
  determined(phraseOf(who), by, usual, place);

/** The kind of card a filter describes, without article: "Klingon personnel with Honor", "cloaked ships". */
export const englishWho = (who: Who, count: Count = 'one', usual: Noun = usualNoun(who)): string => {
  const phrase = phraseOf(who);
  const words = bare(phrase, count, usual);
  return phrase.owner ? `${phrase.owner} ${words}` : words;
};
