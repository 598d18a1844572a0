import type { Random } from '@spaceline/bots';
import type { Aim, Choice, Deed, Option, Player, State, Verb } from '@spaceline/engine';
import {
  apply,
  clone,
  decisions,
  drawback,
  explain,
  guessable,
  isRefusal,
  outcomes,
  outlook,
  sentence,
  view,
} from '@spaceline/engine';

/** Everything a program could ask a table for one player, whether it makes sense or not. */

/** What a verb does in several ways; the others have only one. */
const waysOf: Partial<Record<Deed, readonly unknown[]>> = {
  'place mission': ['left', 'right', 'onto'],
  'seed facility': ['', 'Federation', 'Klingon'],
  report: ['', 'Federation', 'Klingon', 'Romulan', 'Non-Aligned'],
  play: [0, 1, 2],
  beam: [-1, 'as combatants'],
  fly: ['along', 'around'],
  battle: ['ships', 'personnel'],
  'switch affiliation': ['Federation', 'Klingon', 'Romulan', 'Non-Aligned'],
  download: [0, 1],
  guess: guessable,
  name: [0, 1, 6],
  settle: Object.values(outcomes).flat(),
  take: [0, 1],
};

/** Each verb once: the compiler knows when one is missing. */
const everyVerb: Readonly<Record<Verb, true>> = {
  pass: true,
  cut: true,
  'place mission': true,
  seed: true,
  'seed stacks': true,
  'seed facility': true,
  report: true,
  build: true,
  play: true,
  acknowledge: true,
  use: true,
  beam: true,
  walk: true,
  dock: true,
  undock: true,
  fly: true,
  cloak: true,
  decloak: true,
  attempt: true,
  battle: true,
  'return fire': true,
  stun: true,
  'mortally wound': true,
  'switch affiliation': true,
  exchange: true,
  activate: true,
  rescue: true,
  flip: true,
  travel: true,
  download: true,
  draw: true,
  save: true,
  arrange: true,
  guess: true,
  name: true,
  accept: true,
  forfeit: true,
  'raise limit': true,
  reselect: true,
  move: true,
  answer: true,
  settle: true,
  consent: true,
  decline: true,
  choose: true,
  take: true,
};
const verbs = Object.keys(everyVerb) as Verb[];

interface Parts {
  readonly card: number;
  readonly on: number;
  readonly to: number;
  readonly cards: readonly number[];
}

/** Every aim that names the card somehow. */
const aimsAt = (id: number, other: number): readonly Aim[] => [
  { card: id },
  { card: id, exit: other },
  { location: id },
  { between: [id, other] },
  { team: { location: id, player: 0, number: 0, stopped: false } },
  { team: { location: id, player: 1, number: 0, stopped: false } },
  { answers: id },
];

const probe = (player: Player, verb: Verb, way: unknown, parts: Parts, aim: Aim): Choice => {
  const { card, on, to, cards } = parts;
  const chosen = { decision: -1, player, do: verb, card, on: verb === 'play' ? aim : on, to, way, cards };
  return (verb === 'seed stacks' ? { ...chosen, stacks: [{ on, cards }] } : chosen) as Choice;
};

/** The verb with every way it is done in, on whatever the numbers name. */
const inEveryWay = (player: Player, verb: Verb, parts: Parts, dice: Random): Choice[] =>
  (waysOf[verb] ?? [-1]).map((way) => {
    const aims: readonly Aim[] =
      parts.on === -1 ? [{ table: true }, { player: 0 }, { player: 1 }] : aimsAt(parts.on, parts.to);
    return probe(player, verb, way, parts, aims[dice.int(aims.length)]);
  });

/** A number for each card there is, one for none, and one that no card has. */
const numbersOf = (s: State): number[] => [-1, ...s.cards.keys(), s.cards.length];

/** What is offered, with other cards in some of its places. */
const altered = (player: Player, o: Option, any: () => number, dice: Random): Choice => {
  const change = dice.int(5);
  const cards = o.pick?.from.slice(0, Math.max(1, o.pick.min)) ?? [];
  const parts = {
    card: change === 0 ? any() : o.card,
    on: change === 1 ? any() : o.on,
    to: change === 2 ? any() : o.to,
    cards: change === 3 ? [any()] : change === 4 ? [...cards, any()] : cards,
  };
  const aimed = o.do === 'play' && change === 1 ? { ...parts, on: aimsAt(any(), any())[dice.int(7)] } : parts;
  return { decision: -1, player, do: o.do, way: o.way, ...aimed } as Choice;
};

const nothing: Parts = { card: -1, on: -1, to: -1, cards: [] };

/** A card by itself, in one of three places. */
const alone = (id: number, place: number): Parts => {
  if (place === 0) return { ...nothing, card: id };
  return place === 1 ? { ...nothing, on: id } : { ...nothing, on: id, to: id, cards: [id] };
};

/** Each verb with each card in each place by itself. */
export const everyProbe = (s: State, player: Player, dice: Random): readonly Choice[] =>
  verbs.flatMap((verb) =>
    numbersOf(s).flatMap((id) => [0, 1, 2].flatMap((place) => inEveryWay(player, verb, alone(id, place), dice))),
  );

/** So many of all there are, and what is offered in other shapes: mostly with cards that the player sees. */
export const someProbes = (s: State, player: Player, dice: Random, count: number): readonly Choice[] => {
  const numbers = numbersOf(s);
  const known = view(s, player).cards.map(({ id }) => id);
  const any = (): number => numbers[dice.int(numbers.length)];
  const seen = (): number => (known.length === 0 || dice.int(4) === 0 ? any() : known[dice.int(known.length)]);
  const probes: Choice[] = [];
  while (probes.length < count) {
    const several = { card: seen(), on: seen(), to: dice.int(2) === 0 ? dice.int(3) - 1 : seen() };
    const cards = Array.from({ length: dice.int(3) }, seen);
    // What a single card is asked about comes to light; of several mostly the first wrong one is told.
    const parts = dice.int(2) === 0 ? alone(any(), dice.int(3)) : { ...several, cards };
    probes.push(...inEveryWay(player, verbs[dice.int(verbs.length)], parts, dice));
  }
  for (const { options } of decisions(s).filter((d) => d.player === player))
    for (const o of options) probes.push(altered(player, o, dice.int(2) === 0 ? any : seen, dice));
  return probes;
};

/** What trying it comes to: the refusal, or that it is done. What is done is done at a copy. */
const tried = (s: State, choice: Choice, legal: boolean): string => {
  const done = apply(legal ? clone(s) : s, choice);
  return isRefusal(done) ? sentence(done) : 'done';
};

/** What is said of a legal choice besides. */
const butFor = (s: State, player: Player, intent: Choice): string => {
  const but = drawback(s, player, intent);
  return but ? `, but ${sentence(but)}` : '';
};

/** What a player is told by asking and by trying, one line for each probe. */
export const toldBy = (s: State, player: Player, probes: readonly Choice[]): string[] => {
  const question = decisions(s).find((d) => d.player === player)?.id;
  return probes.map((intent) => {
    const told = explain(s, player, intent);
    const legal = !isRefusal(told);
    const answer = question === undefined ? '' : tried(s, { ...intent, decision: question }, legal);
    return `${legal ? `legal${butFor(s, player, intent)}` : `${told.code}: ${sentence(told)}`} / ${answer}`;
  });
};

/** Everything else that a table tells one player, who may also come back as a spectator. */
export const shownTo = (s: State, player: Player): string =>
  JSON.stringify([
    view(s, player),
    view(s, 'spectator'),
    decisions(s).filter((d) => d.player === player),
    outlook(s, player),
  ]);
