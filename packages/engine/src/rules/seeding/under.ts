import type { Seeded } from '../../contract/format.ts';
import { sameDilemma } from '../../asking/cards.ts';
import type { CardId, LocationId, Player } from '../../contract/ids.ts';
import { deedsOf, remember } from '../../state/history.ts';
import { emit } from '../../state/kernel.ts';
import { ground } from '../../contract/refusal.ts';
import type { Ground } from '../../contract/refusal.ts';
import type { Location, State } from '../../state/state.ts';
import { cardOf } from '../../asking/cards.ts';
import { missionDef } from '../../asking/where.ts';
import { rest } from '../../state/zones.ts';

/** Cards under missions: face down, and known to who seeded them (B-8.5, B-8.22 to B-8.32). */

export const notSeedable = ground('not-seedable', ['B-7.7', 'B-8.22'], 'nothing lets that card be seeded');
const wrongKind = ground('wrong-mission-kind', 'B-8.26', 'its icon does not fit the kind of the mission');
const artifactOnSpace = ground('artifact-in-space', 'B-8.27', 'an artifact may be seeded only at a planet mission');
const oneArtifact = ground('one-artifact', 'B-8.28', 'you have an artifact under that mission already');
const oneCopy = ground('one-copy', 'B-8.29', 'you have a copy of it under that mission already');

/** Whether a card may be met in an attempt although it is neither dilemma nor artifact. */
export const seedsLikeDilemma = (s: State, card: CardId): boolean => {
  const { def } = cardOf(s, card);
  return 'seeds' in def && def.seeds?.includes('like a dilemma') === true;
};

/** Whether a card is seeded under missions at all. */
export const goesUnder = (s: State, card: CardId): boolean =>
  ['Dilemma', 'Artifact'].includes(cardOf(s, card).type) || seedsLikeDilemma(s, card);

const whyNotHere = (s: State, card: CardId, location: Location): Ground | undefined => {
  const { def } = cardOf(s, card);
  const { kind } = missionDef(s, location.missions[0]);
  if (def.type === 'Dilemma')
    return def.where !== 'dual' && kind !== 'dual' && def.where !== kind ? wrongKind : undefined;
  if (def.type === 'Artifact') return kind === 'space' ? artifactOnSpace : undefined;
  return seedsLikeDilemma(s, card) ? undefined : notSeedable;
};

/** What the clauses of the format say about one copy more (B-28.9). */
export const whyNotCopy = (
  s: State,
  player: Player,
  card: CardId,
  how: Seeded,
  planned: readonly CardId[],
): Ground | undefined => s.fixed.format.ask.maySeed(s, player, card, how, planned);

const nothing: readonly CardId[] = [];

const whyNotBesideSeed = (s: State, card: CardId, seed: CardId): Ground | undefined => {
  const one = cardOf(s, card);
  const other = cardOf(s, seed);
  if (one.index === other.index || sameDilemma(other.def, one.def)) return oneCopy;
  return one.type === 'Artifact' && other.type === 'Artifact' ? oneArtifact : undefined;
};

/** `here`: cards to be put under this mission before it in the same choice; `planned`: all of that choice. */
export const whyNotSeed = (
  s: State,
  player: Player,
  card: CardId,
  location: Location,
  here: readonly CardId[] = nothing,
  planned: readonly CardId[] = nothing,
): Ground | undefined => {
  const misfit = whyNotHere(s, card, location);
  if (misfit) return misfit;
  for (const id of location.seeds) {
    const beside = s.fixed.owner[id] === player ? whyNotBesideSeed(s, card, id) : undefined;
    if (beside) return beside;
  }
  for (const id of here) {
    const beside = whyNotBesideSeed(s, card, id);
    if (beside) return beside;
  }
  return whyNotCopy(s, player, card, 'like a dilemma', planned);
};

/**
 * A card that may come under a mission is no mis-seed there because of a copy that was met and has left it: the two never
 * lay there together (B-16.40).
 */
export const forgetCopies = (s: State, card: CardId, location: Location): void => {
  const { def } = cardOf(s, card);
  const isThere = (id: CardId): boolean => location.seeds.includes(id) || location.found.includes(id);
  location.revealed = location.revealed.filter(
    (id) => isThere(id) || s.fixed.owner[id] !== s.fixed.owner[card] || !sameDilemma(cardOf(s, id).def, def),
  );
};

/** One card under a mission, after the ones before it (B-8.23). */
export const seedUnder = (s: State, player: Player, card: CardId, loc: LocationId): void => {
  const location = s.locations.find((l) => l.id === loc);
  if (!location) return;
  forgetCopies(s, card, location);
  rest(s, card, 'under mission');
  location.seeds = [...location.seeds, card];
  if (!deedsOf(s, player, 'seeded under').some((deed) => deed.card === card))
    remember(s, { did: 'seeded under', player, card });
  emit(s, 'seeded', { player, card, on: loc, only: player });
};
