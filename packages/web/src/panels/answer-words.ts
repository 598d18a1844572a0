import { endsAt } from '@spaceline/engine';
import type { DecisionKind, Option, View } from '@spaceline/engine';
import { optionWords, person } from '../i18n/table-words.ts';
import type { Group } from '../choosing/menu.ts';
import type { Names } from '../words.ts';
import { t } from '../i18n/t.ts';

/** Cards in a pick are counted where they are picked, not on the way there. */
const bare = ({ pick: _, ...option }: Option): Option => option as Option;

/** Said to be yours or theirs. */
const owned = (title: string, owner: number, names: Names): string =>
  owner === names.reader ? t('your {title}', { title }) : t("{who}'s {title}", { who: person(owner, names), title });

/** What is on the table, by what it is called there. */
function namesakes(view: View, names: Names): ReadonlyMap<string, ReadonlySet<number>> {
  const owners = new Map<string, Set<number>>();
  const vessels = view.spaceline.flatMap(({ ships, facilities }) => [...ships, ...facilities]);
  for (const { card } of vessels) {
    const [title, owner] = [names.card(card), view.cards.find(({ id }) => id === card)?.owner];
    if (title !== undefined && owner !== undefined) owners.set(title, new Set([...(owners.get(title) ?? []), owner]));
  }
  return owners;
}

/** Vessels that both players have are said to be yours or theirs. */
function withOwners(view: View, names: Names): Names {
  const owners = namesakes(view, names);
  return {
    ...names,
    card: (id) => {
      const title = names.card(id);
      const owner = view.cards.find((card) => card.id === id)?.owner;
      const isOfBoth = title !== undefined && (owners.get(title)?.size ?? 0) > 1;
      return isOfBoth && owner !== undefined ? owned(title, owner, names) : title;
    },
  };
}

/** An answer as a player would say it: a card in play that it is aimed at is said to be yours or theirs. */
export function answerWords(option: Option, view: View, names: Names, kind?: DecisionKind): string {
  if (names.reader === 'spectator') return optionWords(bare(option), names, kind);
  const words = optionWords(bare(option), withOwners(view, names), kind);
  if (option.do !== 'play' || 'team' in option.on) return words;
  const aimed = endsAt(option);
  const owner = view.cards.find(({ id }) => id === aimed)?.owner;
  const title = aimed >= 0 ? names.card(aimed) : undefined;
  const isPlace = view.spaceline.some(({ id }) => id === aimed);
  if (owner === undefined || title === undefined || isPlace) return words;
  if (!('card' in option.on) && !('location' in option.on)) return words;
  const whose = owned(title, owner, names);
  const known: Names = { ...names, card: (id) => (id === aimed ? whose : names.card(id)) };
  return words.includes(whose) ? words : optionWords(bare(option), known, kind);
}

/** The card behind which several answers are found. */
export const groupWords = ({ card }: Group, names: Names): string => names.card(card) ?? t('A card');
