import type { CardId, Destination, LocationId, View } from '@spaceline/engine';
import { factsOf } from '@spaceline/language';
import { pileNames, pileRow } from '@spaceline/language';
import type { CardDef } from '@spaceline/language';
import type { Face } from '@spaceline/art';
import type { DraftFix } from './correction-draft.ts';
import { inPlay, vesselsOf } from './in-play.ts';

/** What a correction can be about, told from what is drawn of the cards. Whether it may be proposed the server says. */

type FaceOf = (card: CardId) => Face;

const isMission = ({ type }: Face): boolean => type === 'Mission';
const isPersonnel = ({ type }: Face): boolean => type === 'Personnel';
const isVessel = ({ type }: Face): boolean => type === 'Ship' || type === 'Facility';
/** Cards that are neither people, things nor vessels: they lie on the table or on other cards. */
const isLoose = (face: Face): boolean =>
  !isMission(face) && !isPersonnel(face) && !isVessel(face) && face.type !== 'Equipment';

const openPiles = pileNames.filter((pile) => pileRow(pile).seenBy === 'everybody');

/** Whether the other player can see the card anyway. */
const isOpen = (view: View, card: CardId): boolean =>
  view.players.some(
    ({ piles, table }) => table.includes(card) || openPiles.some((pile) => piles[pile].includes(card)),
  ) ||
  view.spaceline.some(({ missions, on }) => missions.includes(card) || on.includes(card)) ||
  vesselsOf(view).some((vessel) => vessel.card === card);

export const canBeDescribed = (face: Face): boolean =>
  face.unwritten === true && factsOf(face.type as CardDef['type']).length > 0;

/** Facts that are known, or true enough, before anybody describes them. */
const assumed: readonly string[] = ['affiliations', 'responds'];

/** Facts that nobody has described yet, as they are called on the card. */
export const undescribed = (face: Face): readonly string[] =>
  face.unwritten
    ? factsOf(face.type as CardDef['type']).filter((name) => !assumed.includes(name) && !face.known?.includes(name))
    : [];

/** What can be proposed for these cards together. */
export function fixesFor(cards: readonly CardId[], view: View, faceOf: FaceOf): readonly DraftFix[] {
  const faces = cards.map(faceOf);
  const [first = -1] = cards;
  if (cards.length === 0) return [];
  const playing = inPlay(view);
  const all = cards.every((card) => playing.has(card)) && !faces.some(isMission);
  const stopped = (card: CardId): boolean => view.cards.find(({ id }) => id === card)?.stopped === true;
  const hull = new Map(vesselsOf(view).map((vessel) => [vessel.card, vessel.hull]));
  const offers: readonly (readonly [DraftFix, boolean])[] = [
    ['stop', all && !cards.every(stopped)],
    ['unstop', all && cards.some(stopped)],
    ['kill', all && faces.every(isPersonnel)],
    ['damage', all && faces.every(isVessel)],
    ['repair', all && faces.every(isVessel) && cards.some((card) => (hull.get(card) ?? 100) < 100)],
    ['destroy', all && faces.every(isVessel)],
    ['move', !faces.some(isMission)],
    ['control', all],
    ['reveal', cards.some((card) => !isOpen(view, card))],
    ['describe', new Set(faces.map(({ id }) => id)).size === 1 && faces.every(canBeDescribed)],
    ['look at seeds', cards.length === 1 && view.spaceline.some(({ id, seeds }) => id === first && seeds > 0)],
  ];
  return offers.filter(([, offered]) => offered).map(([fix]) => fix);
}

const resting = [
  'hand',
  'discard pile',
  'top of draw deck',
  'bottom of draw deck',
  'out of play',
  'removed',
] as const satisfies readonly Destination['to'][];

/** A text that is written says itself where its card comes into play. */
const mayLie = (face: Face): boolean => isLoose(face) && face.unwritten === true;
const maySeed = ({ type }: Face): boolean => type === 'Dilemma' || type === 'Artifact' || type === 'Other';

/** Where cards with these faces can all be put: first what is on the table, then piles and hands. */
export function destinationsFor(faces: readonly Face[], view: View, faceOf: FaceOf): readonly Destination[] {
  if (faces.length === 0 || faces.some(isMission)) return [];
  const crew = faces.every((face) => isPersonnel(face) || face.type === 'Equipment');
  const flying = faces.every(isVessel);
  const lying = faces.every(mayLie);
  const isPlanet = (location: LocationId): boolean => faceOf(location).where !== 'space';
  const locations = view.spaceline.map(({ id }) => id);
  const at = (to: 'location' | 'under mission', places: readonly LocationId[]): Destination[] =>
    places.map((on) => ({ to, on }));
  const by = (to: 'aboard' | 'on card', cards: readonly CardId[]): Destination[] => cards.map((on) => ({ to, on }));
  return [
    ...(lying ? [{ to: 'table' } as const] : []),
    ...(flying || lying ? at('location', locations) : []),
    ...(crew ? at('location', locations.filter(isPlanet)) : []),
    ...(crew
      ? by(
          'aboard',
          vesselsOf(view).map(({ card }) => card),
        )
      : []),
    ...(faces.every(maySeed) ? at('under mission', locations) : []),
    ...(lying
      ? by(
          'on card',
          [...inPlay(view)].filter((card) => !isMission(faceOf(card))),
        )
      : []),
    ...resting.map((to) => ({ to })),
  ];
}

/** The destinations that touching a place can mean. */
export const meantBy = (destinations: readonly Destination[], place: CardId): readonly Destination[] =>
  destinations.filter((to) => 'on' in to && to.on === place);
