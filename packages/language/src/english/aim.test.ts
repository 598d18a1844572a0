import { describe, expect, test } from 'vitest';
import { event, interrupt, printedIn } from '../card-builders.ts';
import * as say from '../index.ts';
import type { Act, Play } from '../index.ts';
import { both, either, except, inState, ofPeople, ofType, skilled, titled, yours } from '../who/index.generated.ts';
import { english } from './card.ts';

const printed = [printedIn('premiere')(1, 'C')];
const ship = ofType('Ship');

const reads = (plays: readonly Play[], ...text: readonly Act[]): string =>
  english(interrupt('Test', { plays, text, printed }));

describe('what a card is played on is said by the act that does something to it', () => {
  test('a card in play', () => {
    expect(reads([say.anyTime(say.onCard(ship))], say.damage(say.theShip))).toBe('Damage any ship.');
    expect(reads([say.anyTime(say.onCard(ship))], say.lookAt('cards aboard'))).toBe(
      'Look at all cards aboard any ship.',
    );
  });

  test('afterwards it is "it"', () => {
    const acts = [say.damage(say.theShip), say.discard(say.theTarget)];
    expect(reads([say.anyTime(say.onCard(ship))], ...acts)).toBe('Damage any ship, then discard it.');
  });

  test('not where the act does not speak of it', () => {
    expect(reads([say.anyTime(say.onCard(ship))], say.draw(1))).toBe('Plays on any ship. Draw one card.');
  });

  test('not where the act speaks of it twice', () => {
    const unguarded = say.lacks(say.counted('aboard', say.skill('SECURITY', 2)));
    const act = say.provided(unguarded, [say.damage(say.theShip)], [say.draw(1)]);
    expect(reads([say.anyTime(say.onCard(ship))], act)).toBe(
      'Plays on any ship. If it has 2 SECURITY aboard, draw one card; otherwise damage it.',
    );
  });

  test('not where the play says more, or the card stays', () => {
    const late = [say.atStartOfTurn(say.onCard(ship))];
    expect(reads(late, say.damage(say.theShip))).toBe('Plays at the start of your turn on any ship. Damage it.');
    const text = { plays: [say.cardPlay(say.onCard(ship))], text: [say.damage(say.theShip)], printed };
    expect(english(event('Test', { ...text, stays: true, inPlay: { rules: [say.cannot('cloak')] } }))).toBe(
      'Plays on any ship. Damage it. It cannot cloak.',
    );
  });

  test('a card that stays for the turn', () => {
    const inPlay = { rules: [say.cannot('cloak')], until: 'end of turn' } as const;
    const plays = [say.anyTime(say.onCard(both(ship, inState('cloaked'))))];
    expect(
      english(interrupt('Test', { plays, stays: true, text: [say.decloak(say.theTarget)], inPlay, printed })),
    ).toBe('Decloak any cloaked ship. It cannot cloak this turn.');
  });

  test('with what stands beside it, and the place they share said once', () => {
    const orbiting = both(ship, inState('in orbit'), except(inState('cloaked')));
    const beside = both(yours, inState('occupied'), orbiting);
    expect(
      reads([say.anyTime(say.onCard(both(inState('empty'), orbiting), { beside }))], say.discard(say.theTarget)),
    ).toBe('Discard any empty, uncloaked ship in orbit beside your occupied, uncloaked ship.');
  });

  test('with its terms', () => {
    const plays = [say.onTerms(say.anyTime(say.onCard(ship)), say.having(4, ship))];
    expect(reads(plays, say.damage(say.theShip))).toBe('Damage any ship if you have at least four ships in play.');
  });
});

describe('several ways to the same end name their cards once', () => {
  const nullified = (...plays: readonly Play[]): string => reads(plays, say.nullify(say.theTarget));

  test('what a card is played as counts', () => {
    const events = ofType('Event');
    expect(nullified(say.inResponse(say.cardPlayed(events)))).toBe('Nullify any card just played as an event.');
    expect(nullified(say.anyTime(say.onCard(events)), say.inResponse(say.cardPlayed(events)))).toBe(
      'Nullify any card played as an event.',
    );
  });

  test('other kinds say where they are', () => {
    expect(nullified(say.inResponse(say.cardPlayed(ship)))).toBe('Nullify any ship just played.');
    expect(nullified(say.anyTime(say.onCard(ship)), say.inResponse(say.cardPlayed(ship)))).toBe(
      'Nullify any ship in play or just played.',
    );
    expect(nullified(say.inResponse(say.dilemmaMet(ofType('Dilemma'))))).toBe('Nullify any dilemma just encountered.');
  });

  test('titles are a list, and a title of several cards is a kind', () => {
    expect(
      nullified(
        say.anyTime(say.onCard(either(say.oneTitled('Treaty'), titled("Horga'hn")))),
        say.inResponse(say.cardPlayed(say.oneTitled('Treaty'))),
        say.inResponse(say.dilemmaMet(titled('Wind Dancer'))),
      ),
    ).toBe("Nullify a Treaty, Horga'hn, or Wind Dancer.");
  });

  test('a way that goes without saying leaves the others', () => {
    expect(reads([say.anyTime(say.onTable), say.inResponse(say.battleStep)], say.draw(1))).toBe(
      'Plays even during a personnel battle before its winner is determined. Draw one card.',
    );
  });

  test('a response about the cards just named is short', () => {
    const plays = [
      say.anyTime(say.onCard(ship)),
      say.onItsCard(say.inResponse(say.battleInitiated({ kind: 'ship', against: ship }))),
    ];
    expect(reads(plays, say.draw(1))).toBe('Plays on any ship, or in response to an attack on it. Draw one card.');
  });
});

test('ways that do something of their own tell their moment once', () => {
  const [cube, drones] = [titled('Borg Ship'), titled('Rogue Borg')];
  const gone = say.discard(say.from('that location', say.everyone(drones)));
  const attackBy = (who: typeof cube): Play => say.inResponse(say.battleInitiated({ by: who }));
  expect(
    reads([
      say.playedFor(say.anyTime(say.onCard(cube)), say.noAttack),
      say.playedFor(attackBy(cube), say.noAttack),
      say.playedFor(say.anyTime(say.onCard(drones)), gone),
      say.playedFor(attackBy(drones), gone, say.end('battle')),
    ]),
  ).toBe(
    'Plays even in response to the attack. Borg Ship does not attack this turn; or discard all Rogue Borg cards at one ' +
      'location (in response, also cancel that battle).',
  );
});

test('who must take part goes without saying where the text is about them', () => {
  const honorable = both(ofPeople('Klingon'), skilled('Honor'));
  const plays = [say.inResponse(say.battleInitiated({ kind: 'personnel', yours: honorable }))];
  const kill = say.kill(say.from('other side', say.yourChoice({ each: honorable }, skilled('Treachery'))));
  expect(reads(plays, kill)).toBe(
    'Just after a personnel battle is initiated, for each of your Klingons with Honor in it, kill one opposing ' +
      'personnel with Treachery (your choice).',
  );
  expect(reads(plays, say.draw(1))).toBe(
    'Just after a personnel battle is initiated, if a Klingon with Honor of yours takes part, draw one card.',
  );
});

test('what happens now and later is said once', () => {
  const inPlay = { triggers: [say.whenever('start of every turn', say.damage(say.theShip))] };
  const text = { plays: [say.cardPlay(say.onCard(ship))], stays: true, inPlay, printed } as const;
  expect(english(event('Test', { ...text, text: [say.draw(1), say.damage(say.theShip)] }))).toBe(
    'Plays on any ship. Draw one card. Now and at the start of every turn, damage it.',
  );
});

test('a card says how long it lasts: turns that it names, or a turn after which it goes', () => {
  const lasting = (inPlay: say.Lasting): string =>
    english(event('Test', { plays: [say.cardPlay(say.onTable)], stays: true, inPlay, printed }));
  expect(lasting({ rules: [say.openHands], ...say.forFullTurns(1) })).toBe(
    'Plays on table until the end of your next turn. Both players play with open hands.',
  );
  expect(lasting({ ...say.forFullTurns(3), triggers: [say.whenever('countdown expires', say.draw(1))] })).toBe(
    'Plays on table. At the end of your third full turn, draw one card, then discard event.',
  );
  expect(
    lasting({ rules: [say.openHands], triggers: [say.whenever('end of next turn', say.discard(say.thisCard))] }),
  ).toBe('Plays on table. Both players play with open hands until the end of the next turn.');
});

test('limits stand in brackets at the end', () => {
  const triggers = [say.onceWhenever('end of your turn', say.draw(1))];
  const table = { plays: [say.cardPlay(say.onTable)], stays: true, printed } as const;
  expect(english(event('Test', { ...table, inPlay: { triggers } }))).toBe(
    'Plays on table. At the end of each of your turns, draw one card. (Not cumulative.)',
  );
  const yell = [say.onceEach(say.inResponse(say.killed(ofPeople('Klingon'))))];
  expect(english(interrupt('Test', { plays: yell, text: [say.score(5)], points: 5, printed }))).toBe(
    'Just after a Klingon is killed, score 5 points. (One per death.)',
  );
  expect(english(event('Test', { ...table, inPlay: { rules: [say.openHands] }, onlyOne: 'on the table' }))).toBe(
    'Plays on table. Both players play with open hands. (Not duplicatable.)',
  );
});
