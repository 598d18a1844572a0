import { type Bot, agreeable, randomBot } from '@spaceline/bots';
import { type Choice, type State, choose } from '@spaceline/engine';
import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { correcting, mayCorrect } from './correcting.ts';
import { playSession } from './play-session.ts';

/** The computer has people at a mission under which the person seeded a dilemma that nobody but the person can read. */
const picture = `
  assisted
  turn 3: P2, orders
  P2 mission: Excavation / Trabe Grenade by P1
  P2 planet: Richard Galen, Simon Tarses
  P1 mission: Avert Disaster
  P1 hand: Kira Nerys
  P1 draw deck: Taitt, Taitt
  P2 draw deck: Taitt, Taitt
`;
const table = (hand = 'Kira Nerys'): State => given(picture.replace('Kira Nerys', hand)).table.state;

const attempting: Bot = (look, decision, allows) => {
  const attempt = decision.options.find((option) => option.do === 'attempt');
  return attempt ? choose(decision, attempt) : agreeable(randomBot(1))(look, decision, allows);
};

/** Plays with these lines until they run out. Passing where nothing else can be done is not told. */
const session = async (lines: readonly string[], hand?: string) => {
  const state = table(hand);
  const made: Choice[] = [];
  const said: string[] = [];
  const left = [...lines];
  await playSession({
    state,
    human: 0,
    bot: attempting,
    terminal: { ask: async () => left.shift(), say: (text) => said.push(text) },
    record: (choice) => made.push(choice),
  });
  const deeds = made.map((choice) => choice.correction?.fix ?? choice.do).filter((deed) => deed !== 'pass');
  return { state, said: said.join('\n'), deeds };
};

describe('A-3: a text that only the person can read', () => {
  test('is settled as the computer proposes, if the person agrees', async () => {
    const { deeds, said } = await session(['1']);
    expect(deeds.slice(0, 3)).toEqual(['attempt', 'settle', 'consent']);
    expect(said).toContain('Trabe Grenade is not overcome: those who met it are stopped');
  });

  test('is carried out by the person once every outcome was declined', async () => {
    const lines = ['2', '2', '2', 'correct take 5 points from the computer', '2', '2', '2', 'what', 'again', '2', '1'];
    const { deeds, said, state } = await session(lines);
    const declining = ['settle', 'decline', 'settle', 'decline', 'settle', 'decline'];
    const settling = ['settle', 'decline', 'settle', 'consent'];
    expect(deeds.slice(0, 19)).toEqual(['attempt', ...declining, 'score', 'consent', ...declining, ...settling]);
    expect(said).toContain('Carry out the text of Trabe Grenade by "correct …"; "again" lets the computer say again');
    expect(said).toContain('You proposed to take 5 bonus points from your opponent.');
    expect(state.players[1].bonusPoints).toBe(-5);
    expect(said).toContain('The players agreed: Trabe Grenade is overcome, and the attempt goes on.');
  });
});

describe('A-3.1: a card that only the person can read answers the computer', () => {
  test('and nullifies what it began', async () => {
    const { deeds, said } = await session(['2', '3', '1'], 'Escape');
    expect(deeds.slice(0, 4)).toEqual(['attempt', 'answer', 'settle', 'consent']);
    expect(said).toMatch(/2\W+Respond with Escape to Excavation/);
    expect(said).toMatch(/3\W+Escape nullifies what it answers and is discarded/);
    expect(said).toContain('The players agreed: Escape nullifies what it answers and is discarded.');
    expect(said).toContain('You played Escape in response to Excavation.');
    expect(said).toContain('The attempt at Excavation ended (nullified).');
  });
  test('or nothing: then the attempt goes on', async () => {
    const { deeds } = await session(['1', '1', '1'], 'Escape');
    expect(deeds.slice(0, 3)).toEqual(['attempt', 'settle', 'consent']);
  });
});

describe('A-2: a line that corrects', () => {
  const fixOf = (words: string) => {
    const read = correcting(table(), 0, words);
    return typeof read === 'string' ? read : read.correction;
  };

  test('says who in everyday words', () => {
    expect(fixOf('give 5 points to me')).toEqual({ fix: 'score', player: 0, points: 5 });
    expect(fixOf('take 5 points from the computer')).toEqual({ fix: 'score', player: 1, points: -5 });
    expect(fixOf('let me look at the top 2 cards of my draw deck')).toMatchObject({ by: 0, player: 0, count: 2 });
    expect(fixOf('let the opponent draw 2 cards')).toEqual({ fix: 'draw', player: 1, count: 2 });
  });

  test('is refused in words if it cannot be understood', () => {
    expect(fixOf('praise Taitt')).toMatch(/^"praise Taitt" is nothing to propose\./);
    expect(fixOf('give 5 points to me please')).toBe('"please" says too much.');
    expect(fixOf('kill Wesley Crusher')).toBe('Wesley Crusher is not in this game.');
    expect(fixOf('let me draw 9999 cards')).toBe(
      'That is no correction: count: a count is a whole number from 1 to 1000.',
    );
  });

  test('names only what its player can see', () => {
    expect(fixOf('reveal Taitt')).toBe('Taitt is not in this game.');
    expect(fixOf('reveal Kira Nerys')).toMatchObject({ fix: 'reveal' });
  });

  test('may be said between actions, and at assisted tables only', () => {
    expect(mayCorrect(table(), 0)).toBe(true);
    expect(mayCorrect(given('P1 mission: Excavation').table.state, 0)).toBe(false);
  });
});
