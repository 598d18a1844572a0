import { type EventName, type EventOf, type SeenEvent, eventGroups } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { type Names, eventWords } from '../words.ts';

const titles = ['Jean-Luc Picard', 'Data', 'Excavation', 'U.S.S. Enterprise', 'Archer', 'Kivas Fajo - Collector'];
const [picard, data, excavation, enterprise, archer, fajo] = titles.keys();

const names: Names = {
  reader: 0,
  card: (id) => titles[id],
  titleOf: (def) => (def === 'runabout' ? 'Runabout' : def),
  facts: (id) => ({ title: titles[id], ...(id === fajo ? { plays: [{ on: { target: 'player' } }] } : {}) }),
  players: ['Kira', 'Quark'],
};

const event = (e: EventName, said: Partial<SeenEvent> = {}): SeenEvent =>
  ({
    e,
    player: 0,
    card: -1,
    on: -1,
    n: -1,
    cards: [],
    word: '',
    names: {},
    ...said,
  }) as SeenEvent;

const at = { card: picard, on: excavation };

/** Every event as it is usually raised, and its sentence. */
const expected: Record<EventName, readonly [Partial<SeenEvent>, string]> = {
  'game created': [{ player: -1 }, 'The game was set up.'],
  'correction proposed': [
    { correction: { fix: 'kill', cards: [data, picard] } },
    'You proposed to kill Data and Jean-Luc Picard.',
  ],
  corrected: [
    { player: 1, correction: { fix: 'move', cards: [data], to: { to: 'aboard', on: enterprise } } },
    'Your opponent corrected the table by agreement: put Data aboard U.S.S. Enterprise.',
  ],
  'correction declined': [
    { correction: { fix: 'score', player: 0, points: -5 } },
    'You declined to take 5 bonus points from you.',
  ],
  'carried out by hand': [
    { card: archer, word: 'overcome' },
    'The players agreed: Archer is overcome, and the attempt goes on.',
  ],
  'first player chosen': [{}, 'Chance made you the first player.'],
  'phase begun': [{ word: 'dilemmas' }, 'The dilemma phase began.'],
  'game won': [{ word: 'points' }, 'You won the game on points.'],
  'game drawn': [{ player: -1 }, 'The game ended in a draw.'],
  conceded: [{ player: 1 }, 'Your opponent conceded the game.'],
  shuffled: [{ player: 1 }, "Your opponent's draw deck was shuffled."],
  'draw deck regenerated': [{ n: 4 }, 'Your draw deck was made anew from 4 cards of the discard pile.'],
  drew: [{ card: picard }, 'You drew Jean-Luc Picard.'],
  'put under deck': [{ player: 0, n: 3 }, 'Your hand (3) was shuffled and put under the draw deck.'],
  'took from deck': [{ player: 0, cards: [picard], n: 1 }, 'You took Jean-Luc Picard from the draw deck.'],
  'order changed': [{ player: 1, card: archer }, "Your opponent's draw deck was put in another order."],
  guessed: [{ player: 0, card: archer, word: 'Personnel' }, 'You guessed personnel with Archer.'],
  'number named': [{ player: 0, card: archer, n: 3 }, 'You named 3 for Archer.'],
  accepted: [{ player: 1, card: archer }, 'Your opponent accepted Archer.'],
  'ante drawn': [{ player: 0, cards: [picard], n: 1 }, 'The ante showed Jean-Luc Picard to you.'],
  flipped: [{ card: archer, word: 'face down' }, 'Archer was turned face down.'],
  'location made': [{ card: archer, on: excavation }, 'Archer became a location beside Excavation.'],
  'location closed': [{ card: archer }, 'Archer was no longer a location.'],
  'location destroyed': [{ card: archer, on: excavation }, 'Archer destroyed everything at Excavation.'],
  'draw impossible': [{}, 'You could not draw: the draw deck was empty.'],
  'double-sided missions told': [{}, 'You told of double-sided missions.'],
  'top mission told': [{ word: 'double-sided' }, 'Your mission pile has a double-sided mission on top.'],
  'missions cut': [{}, 'You cut the missions.'],
  'mission placed': [{ card: excavation }, 'You placed Excavation as the first mission of the spaceline.'],
  seeded: [{ card: archer, on: excavation }, 'You seeded Archer under Excavation.'],
  'facility seeded': [at, 'You seeded Jean-Luc Picard at Excavation.'],
  passed: [{}, 'You passed.'],
  'stacks ready': [{ player: 1 }, 'Your opponent had the stacks ready.'],
  'seeds announced': [{ player: 1, n: 7, word: 'face down' }, 'Your opponent seeded 7 cards face down.'],
  'leftover seeds removed': [{ n: 3 }, 'Your unused seed cards (3) were removed from the game.'],
  'turn begun': [{ n: 4, player: 1 }, "Turn 4 began: your opponent's turn."],
  'segment begun': [{ word: 'orders' }, 'Your execute orders segment began.'],
  'card play used': [{}, 'You used the normal card play.'],
  'turn ended': [{}, 'You ended the turn.'],
  played: [{ card: fajo, whom: 1 }, 'You played Kivas Fajo - Collector on your opponent.'],
  'result begun': [{ card: fajo }, 'Kivas Fajo - Collector took effect.'],
  reported: [at, 'You reported Jean-Luc Picard for duty at Excavation.'],
  'placed on': [{ card: archer, on: enterprise }, 'Archer was placed on U.S.S. Enterprise.'],
  beamed: [
    { cards: [picard, data], card: enterprise, on: excavation, n: 2 },
    'You beamed Jean-Luc Picard and Data to Excavation.',
  ],
  walked: [{ cards: [picard], card: enterprise, on: excavation, n: 1 }, 'Jean-Luc Picard walked to Excavation.'],
  discarded: [{ cards: [picard, data] }, 'Jean-Luc Picard and Data were discarded.'],
  'out of play': [{ card: picard }, 'Jean-Luc Picard was placed out of play.'],
  'removed from game': [{ card: archer }, 'Archer was removed from the game.'],
  'returned to hand': [{ card: data }, 'Data returned to your hand.'],
  revealed: [{ card: archer }, 'Archer was revealed.'],
  stopped: [{ cards: [picard, data], n: 2 }, 'Jean-Luc Picard and Data were stopped.'],
  unstopped: [{ cards: [data], n: 1 }, 'Data was no longer stopped.'],
  disabled: [{ card: data }, 'Data was disabled.'],
  enabled: [{ card: data }, 'Data was no longer disabled.'],
  killed: [{ card: picard }, 'Jean-Luc Picard was killed.'],
  saved: [{ card: data, on: archer }, 'Data was saved by Archer.'],
  relocated: [at, 'Jean-Luc Picard was relocated to Excavation.'],
  activated: [{ card: data }, 'Data was activated.'],
  deactivated: [{ card: data }, 'Data was deactivated.'],
  'under house arrest': [{ card: data }, 'Data was put under house arrest.'],
  released: [{ card: data }, 'Data was released.'],
  docked: [{ card: enterprise }, 'U.S.S. Enterprise docked.'],
  undocked: [{ card: enterprise }, 'U.S.S. Enterprise undocked.'],
  flew: [{ card: enterprise, on: excavation, n: 3 }, 'U.S.S. Enterprise flew to Excavation, using 3 RANGE.'],
  cloaked: [{ card: enterprise }, 'U.S.S. Enterprise cloaked.'],
  decloaked: [{ card: enterprise }, 'U.S.S. Enterprise decloaked.'],
  damaged: [{ card: enterprise }, 'U.S.S. Enterprise was damaged.'],
  repaired: [{ card: enterprise }, 'U.S.S. Enterprise was repaired.'],
  destroyed: [{ card: enterprise }, 'U.S.S. Enterprise was destroyed.'],
  built: [{ on: excavation, card: enterprise }, 'You built U.S.S. Enterprise at Excavation.'],
  'attempt begun': [
    { on: excavation, player: 1, cards: [data], n: 3 },
    'Your opponent began to attempt Excavation: Data and 2 more cards.',
  ],
  'seed card revealed': [{ card: archer, on: excavation }, 'Archer came to light at Excavation.'],
  'artifact found': [{ card: data }, 'Data was found.'],
  'mission completed': [{ card: excavation, on: excavation, cards: [picard] }, 'You completed Excavation.'],
  'attempt failed': [{ on: excavation }, 'The attempt at Excavation failed.'],
  'attempt ended': [
    { on: excavation, word: 'nobody takes part any more' },
    'The attempt at Excavation ended (nobody takes part any more).',
  ],
  encountered: [{ card: archer }, 'You encountered Archer.'],
  'trigger absent': [{ card: archer }, 'Archer found nobody it concerns.'],
  nullified: [{ card: archer }, 'Archer was nullified.'],
  'conditions met': [{ card: archer }, 'The conditions of Archer were met.'],
  'conditions failed': [{ card: archer }, 'The conditions of Archer were not met.'],
  'placed in play': [{ card: archer, on: enterprise }, 'Archer was placed on U.S.S. Enterprise.'],
  cured: [{ card: archer }, 'Archer was cured.'],
  expired: [{ card: archer }, 'Archer expired.'],
  'returned under mission': [{ card: archer, on: excavation }, 'Archer went back under Excavation.'],
  'mis-seed': [{ card: archer }, 'Archer was a mis-seed.'],
  'mission flipped': [{ card: excavation }, 'Excavation was turned over.'],
  downloaded: [{ card: data }, 'You downloaded Data.'],
  'returned aboard': [{ card: picard, on: enterprise }, 'Jean-Luc Picard returned aboard U.S.S. Enterprise.'],
  held: [{ card: picard, on: archer }, 'Jean-Luc Picard was held by Archer.'],
  towed: [{ card: archer, on: excavation }, 'Archer was towed to Excavation.'],
  'control changed': [{ card: enterprise }, 'U.S.S. Enterprise came under your control.'],
  'half spent': [{ card: archer }, 'The first half of Archer is spent.'],
  acquired: [{ card: data }, 'You acquired Data.'],
  'battle initiated': [{ cards: [enterprise], on: excavation, word: 'ship' }, 'U.S.S. Enterprise attacked Excavation.'],
  'battle cancelled': [{ on: excavation }, 'The battle at Excavation did not take place.'],
  fired: [{ cards: [enterprise], on: excavation, n: 9 }, 'U.S.S. Enterprise fired at Excavation with ATTACK 9.'],
  hit: [{ on: enterprise, n: 8 }, 'U.S.S. Enterprise was hit, having DEFENSE 8.'],
  'direct hit': [{ on: enterprise, n: 8 }, 'U.S.S. Enterprise took a direct hit, having DEFENSE 8.'],
  missed: [{ on: enterprise, n: 8 }, 'U.S.S. Enterprise was not hit, having DEFENSE 8.'],
  'pair revealed': [{ cards: [picard, data] }, 'Jean-Luc Picard and Data became adversaries.'],
  stunned: [{ card: picard }, 'Jean-Luc Picard was stunned.'],
  'mortally wounded': [{ card: picard }, 'Jean-Luc Picard was mortally wounded.'],
  'strength totaled': [{ player: 1, n: 14 }, "Your opponent's side had a total STRENGTH of 14."],
  'battle won': [{ on: excavation }, 'You won the battle at Excavation.'],
  'battle undecided': [{ on: excavation }, 'Nobody won the battle at Excavation.'],
  'battle ended': [{ on: excavation }, 'The battle at Excavation ended.'],
  disappeared: [{ card: enterprise, on: archer, n: 4 }, 'U.S.S. Enterprise disappeared.'],
  reappeared: [{ card: enterprise, on: excavation, n: 4 }, 'U.S.S. Enterprise reappeared at Excavation.'],
  looked: [{ card: archer, n: 5, word: "opponent's hand" }, "You looked at your opponent's hand with Archer."],
  scored: [{ card: excavation, n: 25, word: 'mission' }, 'You scored 25 points for Excavation.'],
  selected: [{ card: archer, cards: [picard], n: 4, word: 'random' }, 'Chance selected Jean-Luc Picard for Archer.'],
  'affiliation changed': [{ card: picard, word: 'Klingon' }, 'Jean-Luc Picard became Klingon.'],
  'journey begun': [{ card: enterprise, on: excavation }, 'U.S.S. Enterprise was bound for Excavation.'],
  'journey ended': [{ card: enterprise, on: excavation }, 'The journey of U.S.S. Enterprise ended at Excavation.'],
  'countdown reduced': [{ card: archer, n: 1 }, 'Archer counted down to 1 turn.'],
};

describe('events in English', () => {
  test.each(Object.keys(eventGroups) as EventName[])('%s', (name) => {
    const [said, sentence] = expected[name];
    expect(eventWords(event(name, said), names)).toBe(sentence);
  });

  test('a card the reader may not know stays unnamed', () => {
    const strange = { ...names, card: () => undefined };
    expect(eventWords(event('drew', { player: 1, n: 1 }), names)).toBe('Your opponent drew a card.');
    expect(eventWords(event('drew', { player: 1, n: 3 }), names)).toBe('Your opponent drew 3 cards.');
    expect(eventWords(event('seeded', { player: 1, on: excavation }), names)).toBe(
      'Your opponent seeded a card under Excavation.',
    );
    expect(eventWords(event('beamed', { n: 3, on: 3, names: { 3: 'runabout' } }), strange)).toBe(
      'You beamed 3 cards to Runabout.',
    );
    expect(eventWords(event('stopped', { n: 3 }), strange)).toBe('3 cards were stopped.');
  });

  test('a player reads the name of the other one, if there is one', () => {
    const seen = { ...names, opponent: 'Quark' };
    expect(eventWords(event('turn begun', { player: 1, n: 2 }), seen)).toBe("Turn 2 began: Quark's turn.");
    expect(eventWords(event('drew', { player: 0, n: 1 }), seen)).toBe('You drew a card.');
  });

  test('a spectator reads the names of both players', () => {
    const seen = { ...names, reader: 'spectator' } as const;
    expect(eventWords(event('passed', { player: 1 }), seen)).toBe('Quark passed.');
    expect(eventWords(event('shuffled'), seen)).toBe("Kira's draw deck was shuffled.");
  });

  test('missions are placed beside and onto others', () => {
    const placed = (word: EventOf<'mission placed'>['word']) =>
      eventWords(event('mission placed', { card: excavation, on: data, word }), names);
    expect(placed('left')).toBe('You placed Excavation to the left of Data.');
    expect(placed('right')).toBe('You placed Excavation to the right of Data.');
    expect(placed('shared')).toBe('You placed Excavation onto Data.');
    const standing = (word: EventOf<'mission placed'>['word']) =>
      eventWords(event('mission placed', { card: excavation, on: data, word }), { ...names, lineStands: true });
    expect(standing('left')).toBe('You placed Excavation above Data.');
    expect(standing('right')).toBe('You placed Excavation below Data.');
  });

  test('a player may select, and a ship may be named', () => {
    expect(eventWords(event('selected', { player: 1, card: archer, cards: [data], word: 'choice' }), names)).toBe(
      'Your opponent selected Data for Archer.',
    );
    expect(eventWords(event('attempt begun', { card: enterprise, on: excavation, cards: [data], n: 1 }), names)).toBe(
      'You began to attempt Excavation with the crew of U.S.S. Enterprise: Data.',
    );
    expect(eventWords(event('scored', { n: 5, card: archer, word: 'bonus' }), names)).toBe(
      'You scored 5 bonus points for Archer.',
    );
  });

  test('looks say where', () => {
    const looked = (word: EventOf<'looked'>['word'], on: number) =>
      eventWords(event('looked', { card: archer, on, n: 1, word }), names);
    expect(looked('cards aboard', enterprise)).toBe('You looked at the cards aboard U.S.S. Enterprise with Archer.');
    expect(eventWords(event('looked', { player: 1, word: "opponent's draw deck" }), names)).toBe(
      'Your opponent looked at your draw deck.',
    );
    expect(looked('bottom seed card', excavation)).toBe(
      'You looked at the bottom seed card of Excavation with Archer.',
    );
  });

  test('points lost are said to be lost', () => {
    expect(eventWords(event('scored', { n: -5 }), names)).toBe('You lost 5 points.');
  });
});
