import { type Random, random } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { open } from '@spaceline/formats';
import { readPosition } from '@spaceline/testkit';
import { type Game, pool } from './games.ts';
import type { Tally } from './tally.ts';

/** Games taken up in the middle: teams on planets, ships on their way, and in hand the cards that were used least. */

type Def = (typeof allCards)[number];
type Of<T extends Def['type']> = Extract<Def, { type: T }>;
type Affiliation = Of<'Ship'>['affiliations'][number];

const ofType = <T extends Def['type']>(type: T): Of<T>[] =>
  allCards.filter((card): card is Of<T> => card.type === type);

const sides: readonly Affiliation[] = ['Federation', 'Klingon', 'Romulan'];
const held: ReadonlySet<Def['type']> = new Set(['Event', 'Interrupt', 'Equipment', 'Personnel', 'Ship']);

/** Takes cards from a list, the wanted ones and now and then another one. */
class Box<T extends Def> {
  private readonly left: T[];
  private readonly dice: Random;
  constructor(cards: readonly T[], dice: Random) {
    this.left = cards.slice();
    this.dice = dice;
  }
  take(count: number, fits: (card: T) => boolean = () => true): T[] {
    const taken: T[] = [];
    while (taken.length < count) {
      const fitting = this.left.filter(fits);
      if (fitting.length === 0) break;
      const card = fitting[Math.min(this.dice.int(fitting.length), this.dice.int(fitting.length))];
      this.left.splice(this.left.indexOf(card), 1);
      taken.push(card);
    }
    return taken;
  }
}

const titles = (cards: readonly Def[]): string => cards.map((card) => card.title).join(', ');

/** The lines of one player, over the two missions of each side. */
const sideOf = (
  n: 1 | 2,
  side: Affiliation,
  missions: readonly Of<'Mission'>[],
  wanted: readonly Def[],
  dice: Random,
) => {
  const mine = (card: Of<'Personnel' | 'Ship'>): boolean =>
    card.affiliations.every((one) => one === side || one === 'Non-Aligned');
  const people = new Box(
    wanted.filter((card): card is Of<'Personnel'> => card.type === 'Personnel' && mine(card)).toReversed(),
    dice,
  );
  const ships = new Box(
    ofType('Ship').filter((card) => card.affiliations.includes(side)),
    dice,
  );
  const lines: string[] = [];
  const used = new Set<string>();
  const crew = (count: number): string => {
    const them = people.take(count);
    for (const one of them) used.add(one.id);
    return titles(them);
  };
  const [home, ...others] = missions;
  lines.push(`P${n} outpost: ${side} Outpost at ${home.title} aboard ${crew(3)}`);
  for (const mission of others) {
    const [ship] = ships.take(1, (card) => !used.has(card.id));
    used.add(ship.id);
    lines.push(`P${n} ship: ${ship.title} at ${mission.title} aboard ${crew(6)}`);
    if (mission.kind === 'planet') lines.push(`P${n} planet ${mission.title}: ${crew(5)}`);
  }
  const inHand = new Box(
    wanted.filter(
      (card) =>
        held.has(card.type) &&
        !used.has(card.id) &&
        ((card.type !== 'Personnel' && card.type !== 'Ship') || mine(card)),
    ),
    dice,
  );
  const twice = dice.int(4) === 0 ? ['2x Wormhole'] : [];
  lines.push(`P${n} hand: ${[...twice, titles(inHand.take(9))].join(', ')}`);
  lines.push(`P${n} draw deck: ${titles(inHand.take(12))}`);
  return [...lines, ...extras(n, side, others, dice)];
};

/** Things that seldom come together in a game: strangers aboard, empty ships, cloaked ships, a gap, texts on the table. */
const extras = (n: 1 | 2, side: Affiliation, at: readonly Of<'Mission'>[], dice: Random): string[] => {
  const [here, there] = at.map((mission) => mission.title);
  const cloaked = side === 'Klingon' ? 'I.K.C. Pagh' : 'Scout Vessel';
  const all = [
    `P${n} table: Tox Uthat, Genetronic Replicator`,
    `P${n} ship: Runabout at ${here} aboard Rogue Borg Mercenaries by P${3 - n} [counter 1]\nP${3 - n} hand: Lore Returns`,
    `P${n} ship: Runabout at ${there} aboard Baran, Rogue Borg Mercenaries by P${3 - n}`,
    `P${n} ship: Runabout at ${there} aboard Toby Russell, K'Tesh\nP${n} table: Treaty: Federation/Klingon`,
    `P${3 - n} hand: Kevin Uxbridge, Kevin Uxbridge, Scan`,
    `P${n} hand: Klingon Right of Vengeance, Honor Challenge, Particle Fountain`,
    `P${n} hand: ${side} Outpost`,
    `P${n} ship: Mercenary Ship at ${here} aboard Vekor`,
    ...(side === 'Federation' ? [] : [`P${n} ship: ${cloaked} [cloaked] at ${there} aboard Bok, Dr. Reyga`]),
    `P${n} ship: Yridian Shuttle at ${there} aboard Amarie\nP${n} ship: Zibalian Transport at ${here} aboard Narik`,
  ];
  return all.filter(() => dice.int(3) === 0);
};

const missionLine = (
  n: 1 | 2,
  mission: Of<'Mission'>,
  seeds: Box<Of<'Dilemma' | 'Artifact'>>,
  dice: Random,
): string => {
  const fits = (card: Of<'Dilemma' | 'Artifact'>): boolean =>
    card.type === 'Dilemma' && (card.where === mission.kind || card.where === 'dual');
  const under = seeds.take(3, fits);
  if (dice.int(8) === 0) under.push(...seeds.take(1, (card) => card.type === 'Dilemma' && !fits(card)));
  if (mission.kind === 'planet') under.push(...seeds.take(1, (card) => card.type === 'Artifact'));
  return `P${n} mission: ${mission.title} / ${under.map((card) => `${card.title} by P${3 - n}`).join(', ')}`;
};

export const middleGame = (seed: number, tally: Tally): Game => {
  const dice = random(`middle ${seed}`);
  const wanted = tally.rarest();
  const pick = (): Affiliation => sides[dice.int(sides.length)];
  // Klingons against Klingons have rights that others have not.
  const both = dice.int(4) === 0 ? (['Klingon', 'Klingon'] as const) : ([pick(), pick()] as const);
  const missions = new Box(
    wanted.filter((card): card is Of<'Mission'> => card.type === 'Mission'),
    dice,
  );
  const theirs = both.map((side) => missions.take(3, (card) => card.attemptedBy.includes(side)));
  const seeds = new Box(
    wanted.filter((card): card is Of<'Dilemma' | 'Artifact'> => card.type === 'Dilemma' || card.type === 'Artifact'),
    dice,
  );
  const gap =
    dice.int(4) === 0
      ? ['P1 gap: Gaps in Normal Space', `P${1 + dice.int(2)} ship: Runabout at Gaps in Normal Space aboard Etana Jol`]
      : [];
  const text = [
    `turn ${4 + dice.int(2)}: P${1 + dice.int(2)}, card play`,
    ...theirs[0].map((mission) => missionLine(1, mission, seeds, dice)),
    ...gap,
    ...theirs[1].map((mission) => missionLine(2, mission, seeds, dice)),
    ...sideOf(1, both[0], theirs[0], wanted, dice),
    // Away Teams meet where the second player is at a mission of the first.
    ...sideOf(2, both[1], [theirs[1][0], theirs[1][1], theirs[0][1]], wanted, dice),
  ].join('\n');
  const { setup, state } = readPosition(text, pool, open);
  return { seed, setup, state, choices: [] };
};
