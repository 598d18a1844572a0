import type { CardId, Decision, LocationId, LocationView, View } from '@spaceline/engine';
import { beginsWith, endsAt } from '@spaceline/engine';
import { isOpportunity } from '@spaceline/protocol';
import { namedIn } from './correcting.ts';
import { battleIn } from './fighting.ts';

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

interface Found {
  readonly what: Happening['what'];
  /** The number of what began it. */
  readonly since: number;
  readonly place: CardId | undefined;
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
export const placeOf = ({ spaceline }: Pick<View, 'spaceline'>, card: CardId): LocationId | undefined =>
  spaceline.find((location) => cardsAt(location).includes(card))?.id;

/** The one location all these cards are at; those that are elsewhere do not count. */
function onePlaceOf(view: View, cards: readonly CardId[]): CardId | undefined {
  const places = new Set(cards.flatMap((card) => placeOf(view, card) ?? []));
  return places.size === 1 ? [...places][0] : undefined;
}

const cardsOf = ({ options }: Decision): readonly CardId[] => [
  ...new Set(options.flatMap((option) => [...beginsWith(option), endsAt(option)]).filter((card) => card >= 0)),
];

/** A question about cards of one place, or of a card that lies at one. */
function questionAt(view: View, decision: Decision): CardId | undefined {
  if (decision.kind === 'action') return undefined;
  return placeOf(view, decision.source) ?? onePlaceOf(view, cardsOf(decision));
}

/** The battle or attempt going on, or the one that is still reported on. */
function sceneIn(view: View, asked: readonly CardId[]): Found | undefined {
  const { number: since, scene, at } = view.action;
  const battle = battleIn(view);
  if (battle)
    return { what: 'battle', since, place: placeOf(view, battle.place), cards: [...asked, ...battle.forces.flat()] };
  const attempt = view.underWay.find((one) => one.is === 'attempt');
  if (attempt) return { what: 'attempt', since, place: attempt.at, cards: asked };
  return scene && view.underWay.length === 0
    ? { what: scene, since, place: placeOf(view, at), cards: scene === 'battle' ? [] : asked }
    : undefined;
}

function proposalIn(view: View): Found | undefined {
  const cards = view.correction ? namedIn(view.correction.correction) : [];
  const place = cards.map((card) => placeOf(view, card)).find((each) => each !== undefined);
  return view.correction && { what: 'proposal', since: view.seq, place, cards };
}

/** What goes on now, or has just gone on, if that is at one place. */
export function happeningNow(view: View, decision: Decision | undefined): Happening | undefined {
  if (view.phase !== 'play') return undefined;
  const cards = decision ? cardsOf(decision) : [];
  const found =
    proposalIn(view) ??
    sceneIn(view, cards) ??
    (decision && { what: 'question' as const, since: decision.id, place: questionAt(view, decision), cards });
  if (found?.place === undefined) return undefined;
  const { what, since, place, cards: about } = found;
  // A question about it is a reason to look again; neither orders nor an opportunity to respond are.
  const asked = decision && decision.kind !== 'action' && !isOpportunity(decision, view) ? ` ${decision.id}` : '';
  return { key: `${what} ${since}${asked}`, what, place, cards: about };
}
