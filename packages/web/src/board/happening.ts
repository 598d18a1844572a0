import type { CardId, Decision, LocationView, SeenEvent, View } from '@spaceline/engine';
import { isOpportunity } from '../net/auto-pass.ts';
import { attemptUnderWay } from './attempting.ts';
import { namedIn } from './correcting.ts';
import { subjectsOf, targetOf } from './ends.ts';

/** Where on the spaceline something goes on that a player wants to see. */
export interface Happening {
  /** Changes with every reason to look there anew. */
  readonly key: string;
  readonly what: 'battle' | 'attempt' | 'proposal' | 'question';
  /** The location. */
  readonly place: CardId;
  /** The cards it is about, as far as they are there. */
  readonly cards: readonly CardId[];
}

const cardsAt = ({
  id,
  missions,
  on,
  found,
  between = [],
  teams,
  ships,
  facilities,
}: LocationView): readonly CardId[] => [
  id,
  ...missions,
  ...on,
  ...found,
  ...between,
  ...teams.flatMap(({ cards }) => cards),
  ...[...ships, ...facilities].flatMap((vessel) => [
    vessel.card,
    ...vessel.on,
    ...vessel.crew.flatMap(({ cards }) => cards),
  ]),
];

/** The location a card is at. */
export const placeOf = ({ spaceline }: Pick<View, 'spaceline'>, card: CardId): CardId | undefined =>
  spaceline.find((location) => cardsAt(location).includes(card))?.id;

/** The one location all these cards are at; those that are elsewhere do not count. */
function onePlaceOf(view: View, cards: readonly CardId[]): CardId | undefined {
  const places = new Set(cards.flatMap((card) => placeOf(view, card) ?? []));
  return places.size === 1 ? [...places][0] : undefined;
}

const cardsOf = ({ options }: Decision): readonly CardId[] => [
  ...new Set(options.flatMap((option) => [...subjectsOf(option), targetOf(option)]).filter((card) => card >= 0)),
];

/** A question about cards of one place, or of a card that lies at one. */
function questionAt(view: View, decision: Decision): CardId | undefined {
  if (decision.kind === 'action') return undefined;
  return placeOf(view, decision.source) ?? onePlaceOf(view, cardsOf(decision));
}

/** What goes on now, if it goes on at one place. */
export function happeningNow(
  view: View,
  decision: Decision | undefined,
  log: readonly SeenEvent[],
): Happening | undefined {
  if (view.phase !== 'play') return undefined;
  const cards = decision ? cardsOf(decision) : [];
  // A real question is a reason to look again; an opportunity to respond is none.
  const asked = decision && !isOpportunity(decision, view) ? ` ${decision.id}` : '';
  const at = (
    what: Happening['what'],
    since: number,
    place: CardId | undefined,
    about: readonly CardId[],
  ): Happening | undefined =>
    place === undefined ? undefined : { key: `${what} ${since}${asked}`, what, place, cards: about };
  if (view.correction) {
    const named = namedIn(view.correction.correction);
    const [first] = named.flatMap((card) => placeOf(view, card) ?? []);
    return at('proposal', view.seq, first, named);
  }
  if (view.battle) {
    const since = log.findLastIndex(({ e }) => e === 'battle initiated');
    return at('battle', since, placeOf(view, view.battle.place), [...cards, ...view.battle.forces.flat()]);
  }
  const attempt = attemptUnderWay(log);
  if (attempt >= 0) return at('attempt', attempt, placeOf(view, log[attempt]?.on ?? -1), cards);
  return decision && at('question', decision.id, questionAt(view, decision), cards);
}
