import type { CardId, Option, Stack, StackPlace } from '@spaceline/engine';

/** Building stacks of seed cards line by line, in the terminal. */

export interface Draft {
  readonly stacks: readonly Stack[];
}

type Named = (id: CardId) => string;

const placeName = (on: StackPlace['on'], name: Named): string => (on < 0 ? 'the table' : name(on));

/** Places by letter, cards by number, and what lies where so far. */
export const stacksText = (option: Option, draft: Draft, name: Named): string => {
  const places = option.stacks ?? [];
  const cards = cardsOf(option);
  const lies = (on: number): string =>
    (draft.stacks.find((stack) => stack.on === on)?.cards ?? []).map(name).join(', ') || 'nothing';
  return [
    ...places.map((place, i) => `  ${letterOf(i)}  ${placeName(place.on, name)}: ${lies(place.on)}`),
    ...cards.map((card, i) => `${String(i + 1).padStart(3)}  ${name(card)}`),
  ].join('\n');
};

export const cardsOf = (option: Option): readonly CardId[] => [
  ...new Set((option.stacks ?? []).flatMap((place) => place.from)),
];

const letterOf = (index: number): string => String.fromCharCode(97 + index);

/** `b 3 1 7`: the stack for place b is cards 3, 1 and 7, first met first; `b` alone empties it. */
export const withLine = (option: Option, draft: Draft, line: string): Draft | string => {
  const [letter = '', ...numbers] = line
    .toLowerCase()
    .split(/[\s,:]+/)
    .filter(Boolean);
  const place = (option.stacks ?? [])[letter.length === 1 ? letter.charCodeAt(0) - 97 : -1];
  if (!place) return 'Name a place by its letter, then the cards by their numbers; "done" commits.';
  const all = cardsOf(option);
  const cards = numbers.flatMap((word) => all[Number(word) - 1] ?? []);
  if (cards.length < numbers.length) return `Cards have numbers from 1 to ${all.length}.`;
  // A card that is put somewhere leaves where it was.
  const others = draft.stacks
    .filter((stack) => stack.on !== place.on)
    .map((stack) => ({ on: stack.on, cards: stack.cards.filter((card) => !cards.includes(card)) }));
  return { stacks: [...others, { on: place.on, cards }].filter((stack) => stack.cards.length > 0) };
};
