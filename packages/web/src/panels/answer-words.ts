import { endsAt } from '@spaceline/engine';
import type { DecisionKind, Option, View } from '@spaceline/engine';
import { optionWords, possessive } from '@spaceline/protocol';
import type { Names } from '../words.ts';

/** Cards in a pick are counted where they are picked, not on the way there. */
const bare = ({ pick: _, ...option }: Option): Option => option as Option;

/** An answer as a player would say it: a card in play that it is aimed at is said to be yours or theirs. */
export function answerWords(option: Option, view: View, names: Names, kind?: DecisionKind): string {
  const words = optionWords(bare(option), names, kind);
  if (option.do !== 'play' || names.reader === 'spectator') return words;
  const aimed = endsAt(option);
  const owner = view.cards.find(({ id }) => id === aimed)?.owner;
  const title = aimed >= 0 ? names.card(aimed) : undefined;
  const isPlace = view.spaceline.some(({ id }) => id === aimed);
  if (owner === undefined || title === undefined || isPlace || !words.endsWith(` ${title}`)) return words;
  return `${words.slice(0, -title.length)}${possessive(owner, names)} ${title}`;
}
