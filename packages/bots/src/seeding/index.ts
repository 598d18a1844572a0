import {
  type CardId,
  type Choice,
  type Decision,
  type DecisionKind,
  type LocationId,
  type None,
  type Option,
  type OptionOf,
  type Stack,
  type View,
  choose,
  none,
} from '@spaceline/engine';
import type { PersonnelCard } from '@spaceline/language';
import type { Allows, Bot } from '../player.ts';
import { seen } from '../player.ts';
import { readingOf } from '../reading/index.ts';
import { type SeedArtifact, planArtifacts } from './artifacts.ts';
import type { Choking } from './choke.ts';
import type { SeedDilemma } from './building.ts';
import { type DilemmaStack, planStacks } from './dilemmas.ts';
import { homeValue } from './homes.ts';
import { layMission } from './missions.ts';
import { type SeedSpot, type SeedTable, seedTable } from './table.ts';
import { whyDilemma, whyFacility, whyMission, whyStacks } from './why.ts';

/** All decisions of the seed phases, from what the player sees. */

export interface SeedChoice {
  readonly choice: Choice;
  /** One sentence for whoever asks why. */
  readonly why: string;
}

const kinds: readonly DecisionKind[] = ['cut missions', 'place mission', 'seed card', 'seed facility', 'seed stacks'];

export const isSeeding = ({ kind }: Decision): boolean => kinds.includes(kind);

interface Asked {
  readonly view: View;
  readonly decision: Decision;
  readonly table: SeedTable;
  readonly allows: Allows | undefined;
}

type Seeding = OptionOf<'seed'>;
const isSeed = (option: Option): option is Seeding => option.do === 'seed';
const isUnder = (option: Option): option is Seeding => option.do === 'seed' && option.on !== none;
const isFacility = (option: Option): option is OptionOf<'seed facility'> => option.do === 'seed facility';

const place = ({ view, decision, table }: Asked): SeedChoice | undefined => {
  const laid = layMission(view, table, decision);
  return laid && { choice: choose(decision, laid.option), why: whyMission(laid, table) };
};

const dilemmasOf = (cards: readonly CardId[], table: SeedTable): readonly SeedDilemma[] =>
  cards.flatMap((id) => {
    const card = table.defOf(id);
    return card?.type === 'Dilemma' ? [{ id, card }] : [];
  });

const artifactsOf = (cards: readonly CardId[], table: SeedTable): readonly SeedArtifact[] =>
  cards.flatMap((id) => {
    const card = table.defOf(id);
    return card?.type === 'Artifact' ? [{ id, card }] : [];
  });

/** What they may solve: also a mission of both, for what lies bare there is taken by whoever comes first. */
const enemySpots = ({ spots }: SeedTable): readonly SeedSpot[] => spots.filter(({ whose }) => whose !== 'mine');

const sameCards = (planned: readonly SeedDilemma[], there: readonly SeedDilemma[]): boolean =>
  there.every(({ card }, at) => planned[at]?.card.id === card.id);

/** The plan of the whole phase while what lies there follows it; a new one for what is left when it does not. */
const stacksFor = ({ view, table }: Asked): readonly DilemmaStack[] => {
  const spots = enemySpots(table);
  const rest = dilemmasOf(view.players[table.me].piles['seed deck'], table);
  const under = new Map(spots.map((spot) => [spot.on, dilemmasOf(spot.seeded, table)]));
  const all = [...rest, ...[...under.values()].flat()].toSorted((a, b) => a.id - b.id);
  const whole = planStacks(spots, all, table.theirs);
  if (whole.every(({ on, cards }) => sameCards(cards, under.get(on) ?? [])))
    return whole.map((stack) => ({ ...stack, cards: stack.cards.slice(under.get(stack.on)?.length ?? 0) }));
  return planStacks(spots, rest, table.theirs, (spot) => under.get(spot.on) ?? []);
};

/** Cards of one title are offered once: any copy will do. */
const optionFor = ({ decision, table }: Asked, card: CardId, on: LocationId): Seeding | undefined =>
  decision.options.find(
    (option): option is Seeding =>
      isUnder(option) && option.on === on && table.defOf(option.card)?.id === table.defOf(card)?.id,
  );

/** One card of a phase in turns: first the first card of each mission, then the second of each. */
const nextDilemma = (asked: Asked): SeedChoice | undefined => {
  const plan = stacksFor(asked);
  const seeded = new Map(asked.table.spots.map(({ on, seeded: there }) => [on, there.length]));
  const byRound = plan
    .flatMap(({ on, mission, cards }) =>
      cards.map((one, at) => ({ on, mission, one, round: at + (seeded.get(on) ?? 0) })),
    )
    .toSorted((a, b) => a.round - b.round);
  for (const { on, mission, one } of byRound) {
    const option = optionFor(asked, one.id, on);
    const stack = plan.find((other) => other.on === on);
    if (option && stack?.cards[0] === one)
      return { choice: choose(asked.decision, option), why: whyDilemma(one.card, mission, asked.table) };
  }
  return undefined;
};

const nextArtifact = (asked: Asked): SeedChoice | undefined => {
  const { view, table, decision } = asked;
  const left = artifactsOf(view.players[table.me].piles['seed deck'], table);
  const taken = new Set(table.spots.flatMap(({ on, seeded }) => (artifactsOf(seeded, table).length > 0 ? [on] : [])));
  const free = { ...table, spots: table.spots.filter(({ on }) => !taken.has(on)) };
  for (const { on, artifact } of planArtifacts(free, left)) {
    const option = optionFor(asked, artifact.id, on);
    const mission = table.spots.find((spot) => spot.on === on)?.mission;
    if (option && mission)
      return {
        choice: choose(decision, option),
        why: `${artifact.card.title} waits under ${mission.title}, which our people can solve themselves.`,
      };
  }
  return undefined;
};

/** Whether a card that lies on the table from the beginning does its player good. */
const isGood = (table: SeedTable, card: CardId): boolean => {
  const def = table.defOf(card);
  const reading = def && readingOf(def);
  return !reading || reading.is !== 'use' || reading.use.worth >= 0;
};

const passing = ({ decision }: Asked, why: string): SeedChoice | undefined => {
  const option = decision.options.find((one) => one.do === 'pass');
  return option && { choice: choose(decision, option), why };
};

const seedCard = (asked: Asked): SeedChoice | undefined => {
  const faceUp = asked.decision.options.find(
    (option) => isSeed(option) && option.on === none && isGood(asked.table, option.card),
  );
  if (faceUp) {
    const title = asked.table.defOf(faceUp.card)?.title ?? 'It';
    return { choice: choose(asked.decision, faceUp), why: `${title} helps from the table as long as it lies there.` };
  }
  return (
    nextArtifact(asked) ??
    nextDilemma(asked) ??
    passing(asked, 'What is left would only lie in our own way, so nothing more is seeded.')
  );
};

const valueAt = ({ table }: Asked, card: CardId, on: LocationId): number => {
  const def = table.defOf(card);
  return homeValue(table, on, def?.type === 'Facility' ? def : undefined);
};

const seedFacility = (asked: Asked): SeedChoice | undefined => {
  const { decision, table } = asked;
  let best: { readonly option: OptionOf<'seed facility'>; readonly value: number } | undefined;
  for (const option of decision.options) {
    if (!isFacility(option)) continue;
    const home = table.spots.find((spot) => spot.on === option.on);
    // A card that is seeded aboard is always a gain; which facility it is matters little.
    const value = home ? valueAt(asked, option.card, home.on) : 500;
    if (!best || value > best.value) best = { option, value };
  }
  if (best) return { choice: choose(decision, best.option), why: whyFacility(best.option, table) };
  return seedCard(asked);
};

const facilityStacks = (asked: Asked, option: Option): readonly Stack[] => {
  const { table } = asked;
  const places = option.stacks ?? [];
  const cards = [...new Set(places.flatMap(({ from }) => from))];
  const taken = new Map<LocationId | None, CardId[]>();
  const kindsPlaced = new Set<string>();
  for (const card of cards) {
    const def = table.defOf(card);
    const [best] = places
      .filter(({ on, from }) => from.includes(card) && (on === none || !taken.has(on)))
      .map(({ on }) => ({ on, value: on === none ? 0 : valueAt(asked, card, on as LocationId) }))
      .toSorted((a, b) => b.value - a.value);
    if (!best || !def || (def.type === 'Facility' && kindsPlaced.has(def.id))) continue;
    kindsPlaced.add(def.id);
    taken.set(best.on, [...(taken.get(best.on) ?? []), card]);
  }
  return [...taken].map(([on, of]) => ({ on, cards: of }));
};

const underStacks = (asked: Asked, option: Option): readonly Stack[] => {
  const { table, view } = asked;
  const places = new Map((option.stacks ?? []).map(({ on, from }) => [on, from]));
  const stacks = new Map<LocationId | None, CardId[]>();
  const put = (on: LocationId | None, card: CardId): void => {
    if (places.get(on)?.includes(card)) stacks.set(on, [...(stacks.get(on) ?? []), card]);
  };
  for (const { on, cards } of stacksFor(asked)) for (const { id } of cards) put(on, id);
  const artifacts = artifactsOf(view.players[table.me].piles['seed deck'], table);
  for (const { on, artifact } of planArtifacts(table, artifacts)) put(on, artifact.id);
  for (const card of places.get(none) ?? []) if (isGood(table, card)) put(none, card);
  return [...stacks].map(([on, cards]) => ({ on, cards }));
};

/** What the rules of the format do not let stand together stays out, card by card. */
const legal = (option: Option, stacks: readonly Stack[], allows: Allows | undefined): readonly Stack[] => {
  if (!allows || allows(option, [], stacks)) return stacks;
  let kept: readonly Stack[] = [];
  for (const { on, cards } of stacks)
    for (const card of cards) {
      const more = kept.some((stack) => stack.on === on)
        ? kept.map((stack) => (stack.on === on ? { on, cards: [...stack.cards, card] } : stack))
        : [...kept, { on, cards: [card] }];
      if (allows(option, [], more)) kept = more;
    }
  return kept;
};

const seedStacks = (asked: Asked): SeedChoice | undefined => {
  const { decision, view, allows } = asked;
  const option = decision.options.find((one) => one.do === 'seed stacks');
  if (!option) return undefined;
  const planned = view.phase === 'facilities' ? facilityStacks(asked, option) : underStacks(asked, option);
  const stacks = legal(option, planned, allows);
  return { choice: choose(decision, option, [], stacks), why: whyStacks(stacks, view.phase, asked.table) };
};

/**
 * What to do in a seed phase, and why; nothing, if it is no decision of a seed phase. `people`: those of the other
 * player's deck, where it is known.
 */
export const seedPlan = (
  view: View,
  decision: Decision,
  allows?: Allows,
  people?: readonly PersonnelCard[],
  chokes?: Choking,
  boxes = false,
): SeedChoice | undefined => {
  if (!isSeeding(decision)) return undefined;
  const asked: Asked = { view, decision, table: seedTable(view, decision.player, people, chokes, boxes), allows };
  switch (decision.kind) {
    case 'cut missions':
      return passing(asked, 'However the pile is cut, nobody knows what comes to the top.');
    case 'place mission':
      return place(asked);
    case 'seed facility':
      return seedFacility(asked);
    case 'seed stacks':
      return seedStacks(asked);
    default:
      return seedCard(asked);
  }
};

/** A player who seeds by plan and plays like another one. */
export const seedsByPlan =
  (play: Bot): Bot =>
  (look, decision, allows, insight) =>
    (isSeeding(decision) ? seedPlan(seen(look), decision, allows)?.choice : undefined) ??
    play(look, decision, allows, insight);
