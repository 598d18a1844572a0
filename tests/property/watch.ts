import { type Bot, anyChoice, random } from '@spaceline/bots';
import type { Choice, Decision, GameEvent, Player, State } from '@spaceline/engine';
import {
  allows,
  apply,
  choose,
  clone,
  decisions,
  deserialize,
  isRefusal,
  none,
  option,
  serialize,
  view,
} from '@spaceline/engine';
import {
  type Secrets,
  leakInEvents,
  leakInText,
  leakNow,
  secretsOf,
  strangeEvent,
  wrongWith,
} from '@spaceline/testkit';
import { type Game, chooseNext, mostChoices } from './games.ts';

/** Plays a game to its end and looks at everything after every choice. */

type Wrong = string | undefined;

/** Points each player scored, as the events tell it. */
class Account {
  private readonly points: [number, number] = [0, 0];
  book(events: readonly GameEvent[]): void {
    for (const event of events) if (event.e === 'scored') this.points[event.player as Player] += event.n;
  }
  differs(s: State): Wrong {
    for (const player of [0, 1] as const) {
      const { missionPoints, bonusPoints } = s.players[player];
      if (missionPoints + bonusPoints !== this.points[player])
        return `P${player + 1} has ${missionPoints + bonusPoints} points and scored ${this.points[player]}.`;
    }
    return undefined;
  }
}

/** Another of the listed options is accepted just as well, on a copy, and leaves the table alone. */
const anotherIsRefused = (s: State, decision: Decision, dice: ReturnType<typeof random>): Wrong => {
  const copy = clone(s);
  const choice = anyChoice(decision, dice, (option, cards, stacks) => allows(s, option, cards, stacks));
  const result = apply(copy, choice);
  if (isRefusal(result))
    return `A listed option is refused: ${JSON.stringify(choice)}: ${result.why} [${result.clause}]`;
  return wrongWith(copy);
};

const nonsense = (decision: Decision): Choice[] => {
  const [first] = decision.options;
  const plain = choose(decision, first);
  return [
    { ...plain, decision: decision.id - 1 },
    { ...plain, decision: decision.id + 1 },
    { ...plain, player: decision.player === 0 ? 1 : 0 },
    choose(decision, option('fly', 100_000, 0, none, 'along')),
    choose(decision, option('play', -7, { card: -7, exit: -7 }, none, 99)),
    { ...plain, cards: [0, 0, 0] },
    { ...plain, do: 'no such verb' } as unknown as Choice,
  ];
};

/** What cannot be done is refused and changes nothing. */
const nonsenseIsDone = (s: State, decision: Decision, before: string): Wrong => {
  const choices = nonsense(decision);
  for (const choice of choices)
    if (!isRefusal(apply(s, choice))) return `This was accepted: ${JSON.stringify(choice)}.`;
  return serialize(s) === before ? undefined : `A refused choice changed the table: ${JSON.stringify(choices)}.`;
};

const isLostInStorage = (game: Game, before: string): Wrong => {
  if (serialize(deserialize(game.setup, before)) !== before) return 'The table does not survive being stored.';
  return serialize(clone(game.state)) === before ? undefined : 'A copy of the table differs from it.';
};

const rangeLeftOf = (s: State, ship: number): number =>
  view(s, s.cards[ship].controller)
    .spaceline.flatMap((l) => l.ships)
    .find((one) => one.card === ship)?.rangeLeft ?? 0;

const fliesTooFar = (choice: Choice, left: number, events: readonly GameEvent[]): Wrong => {
  if (choice.do !== 'fly') return undefined;
  const flight = events.find((event) => event.e === 'flew' && event.card === choice.card);
  return flight && flight.n > left ? `A ship with RANGE ${left} left flew ${flight.n}.` : undefined;
};

/** How often the dear checks are made. */
const often = 3;
const seldom = 61;

/** What is known of the table between two choices. */
interface Look {
  readonly asked: readonly Decision[];
  readonly secrets: Secrets;
}

const lookAt = (s: State): Look => ({ asked: decisions(s), secrets: secretsOf(s) });

/** Somebody who is told every choice and what it brought about. */
export interface Witness {
  chosen(s: State, decision: Decision, choice: Choice): void;
  happened(s: State, events: readonly GameEvent[]): void;
}

class Watcher {
  private readonly game: Game;
  private readonly players: readonly [Bot, Bot];
  private readonly witness: Witness | undefined;
  private readonly account = new Account();
  private readonly dice: ReturnType<typeof random>;
  private look: Look;
  over = false;
  constructor(game: Game, players: readonly [Bot, Bot], witness?: Witness) {
    this.game = game;
    this.players = players;
    this.witness = witness;
    this.dice = random(`${game.seed} watch`);
    this.look = lookAt(game.state);
  }

  private dearChecks(decision: Decision): Wrong {
    const { state, choices } = this.game;
    const n = choices.length;
    if (n % often === 0) {
      const refused = anotherIsRefused(state, decision, this.dice);
      if (refused) return refused;
    }
    if (n % seldom !== 0) return undefined;
    const before = serialize(state);
    return (
      nonsenseIsDone(state, decision, before) ??
      isLostInStorage(this.game, before) ??
      leakInText(state, this.look.asked, this.look.secrets)
    );
  }

  /** One choice and all checks after it. */
  step(): Wrong {
    const { game, look } = this;
    const s = game.state;
    const next = chooseNext(game, this.players, look.asked);
    if (!next) {
      this.over = true;
      return undefined;
    }
    const { decision, choice } = next;
    const before = this.dearChecks(decision);
    if (before) return before;
    const left = choice.do === 'fly' ? rangeLeftOf(s, choice.card) : 0;
    this.witness?.chosen(s, decision, choice);
    const result = apply(s, choice);
    game.choices.push(choice);
    if (isRefusal(result)) return `A listed option is refused: ${result.why} [${result.clause}]`;
    this.account.book(result.events);
    this.witness?.happened(s, result.events);
    this.look = lookAt(s);
    const { asked, secrets } = this.look;
    return (
      wrongWith(s, asked) ??
      leakInEvents(look.secrets, s, result.events, secrets) ??
      leakNow(s, asked, secrets) ??
      this.account.differs(s) ??
      fliesTooFar(choice, left, result.events) ??
      strangeEvent(s, result.events)
    );
  }
}

const failure = (game: Game, wrong: string): Error => {
  const { seed, choices } = game;
  const last = choices.slice(-3).map((choice) => `  ${JSON.stringify(choice)}`);
  return new Error(
    [
      `Game ${seed}, choice ${choices.length}, turn ${game.state.turn}: ${wrong}`,
      'The last choices were:',
      ...last,
      `Again: npm run fuzz -- --seed ${seed} --runs 1`,
    ].join('\n'),
  );
};

/**
 * Plays and watches one game; the first thing that is wrong is thrown with what is needed to see it again. With a number
 * of choices only so much of the game is played.
 */
export const watch = (game: Game, players: readonly [Bot, Bot], witness?: Witness, glimpse = mostChoices): void => {
  const watcher = new Watcher(game, players, witness);
  while (game.choices.length < glimpse) {
    let wrong: Wrong;
    try {
      wrong = watcher.step();
    } catch (error) {
      throw failure(game, error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    if (wrong) throw failure(game, wrong);
    if (watcher.over) return;
  }
  if (glimpse === mostChoices && decisions(game.state).length > 0)
    throw failure(game, `The game is not over after ${mostChoices} choices.`);
};
