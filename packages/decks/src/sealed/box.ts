import { sets } from '@spaceline/cards';
import type { CardDef, Rarity } from '@spaceline/language';
import { type Chance, chance } from './chance.ts';

/** One individual box of Enhanced Premiere (EP-1.1): card ids, as they come out of their wrappers. */
export interface Box {
  readonly seed: string;
  /** Fifteen cards each, the rare one last. */
  readonly packs: readonly (readonly string[])[];
  /** The dual-personnel card, the Mission II that is fixed with it, and three by chance (EP-1.2). */
  readonly premium: readonly string[];
}

const packsInBox = 4;
/** How many of each rarity are in a pack, in the order in which they come out. */
const inPack: readonly (readonly [Rarity, number])[] = [
  ['C', 11],
  ['U', 3],
  ['R', 1],
];

const cardsOf = (set: string): readonly CardDef[] => {
  const found = sets.find(({ id }) => id === set);
  if (!found) throw new Error(`There is no set ${set}.`);
  return found.cards;
};

const idsOf = (set: string, fits: (card: CardDef) => boolean): readonly string[] =>
  cardsOf(set)
    .filter(fits)
    .map(({ id }) => id);

const printedAs =
  (set: string, rarity: Rarity) =>
  ({ printed }: CardDef): boolean =>
    printed.some((one) => one.set === set && one.rarity === rarity);

const sheets = inPack.map(
  ([rarity, count]) => ({ cards: idsOf('premiere', printedAs('premiere', rarity)), count }) as const,
);

/** The sheet of the product says which space Mission II lies behind which dual-personnel card. */
const fixedMission: Readonly<Record<string, string>> = {
  'beverly-and-will': 'explore-black-cluster-ii',
  'data-and-geordi': 'test-mission-ii',
  'data-and-picard': 'explore-typhon-expanse-ii',
  'jean-luc-and-beverly': 'investigate-anomaly-ii',
  'sons-of-mogh': 'secret-salvage-ii',
  'the-trois': 'investigate-sighting-ii',
};

const duals = Object.keys(fixedMission);
const combos = idsOf('enhanced-premiere', ({ type }) => type === 'Dilemma');
const planetMissions = idsOf('enhanced-premiere', (card) => card.type === 'Mission' && card.kind === 'planet');

const openPack = (lots: Chance): readonly string[] => sheets.flatMap(({ cards, count }) => lots.draw(cards, count));

/** Usually two combo dilemmas and one planet Mission II: in nine boxes of ten. */
const combosAmongThree = (lots: Chance): number => {
  const drawn = lots.int(20);
  if (drawn < 18) return 2;
  return drawn === 18 ? 3 : 1;
};

function openPremium(lots: Chance): readonly string[] {
  const dual = duals[lots.int(duals.length)]!;
  const mission = fixedMission[dual]!;
  const count = combosAmongThree(lots);
  return [dual, mission, ...lots.draw(combos, count), ...lots.draw(planetMissions, 3 - count)];
}

/** The box of a seed: the same cards for everybody who opens it. */
export function openBox(seed: string): Box {
  return {
    seed,
    packs: Array.from({ length: packsInBox }, (_, i) => openPack(chance(seed, `pack ${i + 1}`))),
    premium: openPremium(chance(seed, 'premium')),
  };
}

/** Every card of a box. */
export const poolOf = ({ packs, premium }: Pick<Box, 'packs' | 'premium'>): readonly string[] => [
  ...packs.flat(),
  ...premium,
];
