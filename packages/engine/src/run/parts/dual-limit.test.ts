import { atRandom, auto, dilemma, dualPersonnel, kill, opponentsChoice, printedIn } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const premiere = printedIn('premiere');

/** Dual-personnel cards made up for these tests. */
const pair = (title: string, first: string, second: string) =>
  dualPersonnel(title, {
    affiliations: ['Federation'],
    persons: [person(first), person(second)],
    personas: [first, second],
    printed: [premiere(922, 'P')],
  });
const person = (name: string) =>
  [
    name,
    {
      classification: 'CIVILIAN' as const,
      skills: ['Navigation' as const],
      integrity: 7,
      cunning: 7,
      strength: 5,
      species: ['Human' as const],
    },
  ] as const;
const cards = [
  pair('Test Beverly and Will', 'Beverly Crusher', 'William T. Riker'),
  pair('Test Data and Geordi', 'Data', 'Geordi La Forge'),
];

describe('limits', () => {
  const twoDie = dilemma('Test Rockfall', {
    where: 'planet',
    encounter: auto([kill(atRandom(2))]),
    printed: [premiere(923, 'P')],
  });
  const twoChosen = dilemma('Test Ambush', {
    where: 'planet',
    encounter: auto([kill(opponentsChoice(2))]),
    printed: [premiere(924, 'P')],
  });
  const meets = (title: string, team: string) =>
    given(`P1 mission: Excavation / ${title} by P2\nP1 planet: ${team}`, { cards: [...cards, twoDie, twoChosen] });
  const four = 'Test Beverly and Will, Taitt, Worf, Tasha Yar';

  test('B-27.19, D-24: two personnel are named and three drawn: the opponent raises the limit', () => {
    const table = meets('Test Rockfall', four).draws('Test Beverly and Will, Taitt');
    table.P1.attempts('Excavation');
    now(table).holds('asked: P2 raise limit');
    table.P2.raises('the limit');
    now(table).happened('Test Beverly and Will killed; Taitt killed').didNotHappen('Worf killed');
  });

  test('B-27.19, D-24: or has others selected, without the dual card', () => {
    const table = meets('Test Rockfall', four).draws('Test Beverly and Will, Taitt, Worf, Tasha Yar');
    table.P1.attempts('Excavation');
    table.P2.reselects();
    now(table).happened('Worf killed; Tasha Yar killed').didNotHappen('Test Beverly and Will killed; Taitt killed');
  });

  test('B-27.19: where the opponent selects, the selection is made again', () => {
    const table = meets('Test Ambush', four);
    table.P1.attempts('Excavation');
    table.P2.chooses('Test Beverly and Will, Taitt');
    table.P2.reselects();
    table.P2.chooses('Worf, Taitt');
    now(table).happened('Worf killed; Taitt killed').holds('in play: Test Beverly and Will');
  });

  test('B-27.19: near miss: without enough others, or without a dual card among the two, nobody is asked', () => {
    const few = meets('Test Rockfall', 'Test Beverly and Will, Test Data and Geordi, Taitt').draws(
      'Test Beverly and Will, Taitt',
    );
    few.P1.attempts('Excavation');
    now(few).happened('Test Beverly and Will killed; Taitt killed');
    const single = meets('Test Rockfall', four).draws('Worf, Taitt');
    single.P1.attempts('Excavation');
    now(single).happened('Worf killed; Taitt killed');
  });

  test('B-27.19: near miss: a limit of one takes the dual card with both', () => {
    const table = meets('Armus - Skin of Evil', four).draws('Test Beverly and Will');
    table.P1.attempts('Excavation');
    now(table).happened('Test Beverly and Will killed').didNotHappen('Taitt killed');
  });
});
