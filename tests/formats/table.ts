import { allCards } from '@spaceline/cards';
import type { Decision, Format, GameEvent, Option, Player, Refusal, Stack, State } from '@spaceline/engine';
import { apply, choose, decisions, isRefusal, locationId, makePool, none, option, pass } from '@spaceline/engine';
import type { Setup } from '@spaceline/engine/arrange';
import { readPosition } from '@spaceline/testkit';

/** Tables in the seed phases, where both players may be asked at the same time. */

type Defs = Parameters<typeof makePool>[0];

export interface SeedTable {
  readonly s: State;
  readonly setup: Setup;
  /** Everything that happened since the table was set. */
  readonly events: GameEvent[];
}

export const seedTable = (format: Format, picture: string, cards: Defs = []): SeedTable => {
  const pool = makePool([...allCards, ...cards]);
  const lines = picture.split('\n').map((line) => line.trim());
  for (const player of ['P1', 'P2'])
    if (!lines.some((line) => line.startsWith(`${player} draw deck:`))) lines.push(`${player} draw deck: 20x Taurik`);
  const { state, setup } = readPosition(lines.join('\n'), pool, format);
  return { s: state, setup, events: [] };
};

/** Which card of that title: copies in the seed deck before others, those named before left out. */
const idOf = ({ s }: SeedTable, player: Player, title: string, taken: readonly number[] = []): number => {
  const copies = s.fixed.cards.flatMap((card, i) =>
    card.def.title === title && s.fixed.owner[i] === player && !taken.includes(i) ? [i] : [],
  );
  const id = copies.find((one) => s.players[player].piles['seed deck'].includes(one)) ?? copies[0];
  if (id === undefined) throw new Error(`P${player + 1} has no ${title}.`);
  return id;
};

/** A location by the title of its first mission; `#2` after the title is the second of that title. */
export const place = ({ s }: SeedTable, title: string): number => {
  if (title === 'table') return -1;
  const [name, nth = '1'] = title.split(' #');
  const all = s.locations.filter((l) => s.fixed.cards[l.id].def.title === name);
  const found = all[Number(nth) - 1];
  if (!found) throw new Error(`There is no location ${title}.`);
  return found.id;
};

export const stacksOf = (t: SeedTable, player: Player, said: Readonly<Record<string, readonly string[]>>): Stack[] => {
  const taken: number[] = [];
  return Object.entries(said).map(([on, titles]) => ({
    on: place(t, on),
    cards: titles.map((title) => {
      const id = idOf(t, player, title, taken);
      taken.push(id);
      return id;
    }),
  }));
};

export const askedOf = ({ s }: SeedTable, player: Player): Decision => {
  const found = decisions(s).find((d) => d.player === player);
  if (!found) throw new Error(`P${player + 1} is not asked.`);
  return found;
};

const done = (t: SeedTable, choice: Parameters<typeof apply>[1]): Refusal | undefined => {
  const result = apply(t.s, choice);
  if (isRefusal(result)) return result;
  t.events.push(...result.events);
  return undefined;
};

/** Whatever is offered that player first. */
export const takeFirst = (t: SeedTable, player: Player): Refusal | undefined => {
  const decision = askedOf(t, player);
  return done(t, choose(decision, decision.options[0]));
};

/** Commits stacks; gives the refusal, if there is one. */
export const commit = (
  t: SeedTable,
  player: Player,
  said: Readonly<Record<string, readonly string[]>> = {},
): Refusal | undefined => {
  const decision = askedOf(t, player);
  return done(t, choose(decision, decision.options[0], [], stacksOf(t, player, said)));
};

/** Answers the question for cards with the one of that title. */
export const choosing = (t: SeedTable, title: string): Refusal | undefined => {
  const decision = t.s.result ? undefined : decisions(t.s)[0];
  const [option] = decision?.options ?? [];
  const card = option?.pick?.from.find((id) => t.s.fixed.cards[id].def.title === title);
  if (!decision || card === undefined) throw new Error(`${title} is not to be chosen.`);
  return done(t, choose(decision, option, [card]));
};

/** Seeds one card in turn, on the table or at a location; or passes. */
export const seedOne = (t: SeedTable, player: Player, title?: string, on = 'table'): Refusal | undefined => {
  const decision = askedOf(t, player);
  const seed: Option =
    title === undefined
      ? pass
      : decision.kind === 'seed facility' && on !== 'table'
        ? option('seed facility', idOf(t, player, title), place(t, on), none, '')
        : option('seed', idOf(t, player, title), locationId(place(t, on)));
  return done(t, choose(decision, seed));
};

/** Titles under a mission, first met first, with the player who seeded them. */
export const under = (t: SeedTable, title: string): string[] => {
  const location = t.s.locations.find((l) => l.id === place(t, title));
  return (location?.seeds ?? []).map((id) => `${t.s.fixed.cards[id].def.title} by P${t.s.fixed.owner[id] + 1}`);
};

export const whoIsAsked = ({ s }: SeedTable): string[] => decisions(s).map((d) => `P${d.player + 1} ${d.kind}`);

/** What was announced, in order. */
export const announced = (t: SeedTable): string[] =>
  t.events
    .filter((e) => e.e === 'seeds announced')
    .map((e) =>
      e.word === 'face down'
        ? `P${e.player + 1}: ${e.n} face down`
        : `P${e.player + 1}: ${e.cards.map((id) => t.s.fixed.cards[id].def.title).join(', ')}`,
    );
