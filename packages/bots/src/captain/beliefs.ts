import type { Deck, Known, Player, Pool, View } from '@spaceline/engine';
import type { Affiliation, CardDef, PersonnelCard } from '@spaceline/language';
import { eachPart, missionIcons } from '@spaceline/language';
import { asInBoxes } from '../rarity.ts';
import { isSealed } from '../officer/situation.ts';
import type { Beliefs } from '../player.ts';
import { type Random, random } from '../random.ts';

/** Which deck the other player may have, after what was seen of it. */

/** Ids of what the other player has shown: what is seen now, and what has been seen and lies hidden again. */
const shownBy = ({ view, met }: Pick<Known, 'view' | 'met'>, me: Player): readonly string[] => {
  const shown = view.cards.filter(({ owner }) => owner !== me).map(({ def }) => def);
  return [...shown, ...met];
};

/** How many of the cards shown a deck does not have. */
const strangersTo = (deck: Deck, shown: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const id of Object.values(deck).flat()) left.set(id, (left.get(id) ?? 0) + 1);
  let strangers = 0;
  for (const id of shown) {
    const n = left.get(id) ?? 0;
    if (n > 0) left.set(id, n - 1);
    else strangers += 1;
  }
  return strangers;
};

/** A deck may differ a little from the one that is known: one card in six. */
const mostStrangers = 1 / 6;

/** Those of the known decks that could be it. */
const fittingDecks = (shown: readonly string[], decks: readonly Deck[]): readonly Deck[] => {
  const counted = decks.map((deck) => ({ deck, strangers: strangersTo(deck, shown) }));
  const least = Math.min(...counted.map(({ strangers }) => strangers));
  if (least > shown.length * mostStrangers) return [];
  return counted.filter(({ strangers }) => strangers === least).map(({ deck }) => deck);
};

const affiliationsOf = (shown: readonly string[], pool: Pool): ReadonlySet<Affiliation> =>
  new Set(
    shown.flatMap((id) => {
      const def = pool.byId.get(id)?.def;
      if (def?.type === 'Mission') return missionIcons(def);
      return def?.type === 'Personnel' || def?.type === 'Ship' || def?.type === 'Facility' ? def.affiliations : [];
    }),
  );

const joins = (def: CardDef, affiliations: ReadonlySet<Affiliation>): boolean =>
  (def.type === 'Personnel' || def.type === 'Ship') &&
  def.affiliations.some((one) => one === 'Non-Aligned' || affiliations.has(one));

const some = (ids: readonly string[], count: number, dice: Random): string[] => {
  const left = [...ids];
  const out: string[] = [];
  while (out.length < count && left.length > 0) out.push(...left.splice(dice.int(left.length), 1));
  return out;
};

/** Shares of a usual deck. */
const usual = { people: 24, ships: 6, equipment: 3, others: 12, dilemmas: 24, artifacts: 3 } as const;

/** More than lie there, so that some of them fit every mission. */
const sealedDilemmas = 14;

/** A deck of the usual kind for the affiliations that were seen; its seeds are those of a deck that is known. */
const usualDeck = (known: Known, { pool, decks }: Beliefs, dice: Random): Deck => {
  const affiliations = affiliationsOf(shownBy(known, known.seer), pool);
  const cards = pool.cards.map(({ def }) => def).filter((def) => known.assisted || !def.unwritten);
  const ids = (fits: (def: CardDef) => boolean): string[] => cards.filter(fits).map(({ id }) => id);
  const ofType = (type: CardDef['type']): string[] => ids((def) => def.type === type);
  const draw = [
    ...some(
      ids((def) => def.type === 'Personnel' && joins(def, affiliations)),
      usual.people,
      dice,
    ),
    ...some(
      ids((def) => def.type === 'Ship' && joins(def, affiliations)),
      usual.ships,
      dice,
    ),
    ...some(ofType('Equipment'), usual.equipment, dice),
    ...some([...ofType('Event'), ...ofType('Interrupt')], usual.others, dice),
  ];
  const like = decks[dice.int(Math.max(1, decks.length))];
  if (isSealed(known.view, known.seer)) {
    const dilemmas = cards.filter(({ type }) => type === 'Dilemma');
    const boxed = asInBoxes(dilemmas, dice).slice(0, sealedDilemmas);
    return { ...eachPart((): string[] => []), draw, seeds: boxed.map(({ id }) => id) };
  }
  const seeds = like?.seeds ?? [
    ...some(ofType('Dilemma'), usual.dilemmas, dice),
    ...some(ofType('Artifact'), usual.artifacts, dice),
  ];
  return { ...eachPart((): string[] => []), draw, seeds };
};

/** A deck the other player may have: one that is known and fits, or one of the usual kind. */
export const believedDeck = (known: Known, beliefs: Beliefs, seed: string): Deck => {
  const dice = random(seed);
  const sealed = isSealed(known.view, known.seer);
  const fitting = sealed ? [] : fittingDecks(shownBy(known, known.seer), beliefs.decks);
  return fitting[dice.int(Math.max(1, fitting.length))] ?? usualDeck(known, beliefs, dice);
};

/** The deck that the other player has, if only one that is known can be it. */
export const onlyDeck = (view: View, me: Player, { decks }: Beliefs): Deck | undefined => {
  const fitting = fittingDecks(shownBy({ view, met: [] }, me), decks);
  return fitting.length === 1 ? fitting[0] : undefined;
};

const peopleKept = new WeakMap<Deck, readonly PersonnelCard[]>();

/** The people of the deck that the other player has, if only one that is known can be it. */
export const expectedPeople = (view: View, me: Player, beliefs: Beliefs): readonly PersonnelCard[] | undefined => {
  const { pool } = beliefs;
  const deck = onlyDeck(view, me, beliefs);
  if (!deck) return undefined;
  const known = peopleKept.get(deck);
  if (known) return known;
  const people = deck.draw.flatMap((id) => {
    const def = pool.byId.get(id)?.def;
    return def?.type === 'Personnel' ? [def] : [];
  });
  peopleKept.set(deck, people);
  return people;
};
