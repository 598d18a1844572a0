import { eachPile } from '@spaceline/language';
import type { CardView, PlayerView, View } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { type Catalogue, namesFrom, viewText } from '../words.ts';

const catalogue: Catalogue = (def) =>
  ({
    excavation: { title: 'Excavation', kind: 'planet', points: 25 },
    picard: { title: 'Jean-Luc Picard' },
    runabout: { title: 'Runabout' },
    outpost: { title: 'Federation Outpost' },
    archer: { title: 'Archer' },
    parasites: { title: 'Nitrium Metal Parasites' },
  })[def];

const card = (id: number, def: string, owner: 0 | 1 = 0, more: Partial<CardView> = {}): CardView => ({
  id,
  def,
  owner,
  stopped: false,
  disabled: false,
  ...more,
});

const player: PlayerView = {
  score: 0,
  missionPoints: 0,
  bonusPoints: 0,
  needed: 100,
  victory: { counting: 0, needed: 100, missing: 100, requirements: [] },
  piles: eachPile(() => []),
  counts: { ...eachPile(() => 0), 'draw deck': 20 },
  table: [],
  nextMission: -1,
  cardPlays: 1,
};

const ship = {
  controller: 0,
  range: 7,
  rangeLeft: 4,
  weapons: 5,
  shields: 5,
  hull: 100,
  docked: -1,
  cloaked: false,
  stopped: false,
  staffed: true,
  occupied: true,
  crew: [],
  on: [],
} as const;

const view: View = {
  seer: 0,
  seq: 9,
  phase: 'play',
  turn: 3,
  active: 0,
  segment: 'card play',
  firstPlayer: 0,
  players: [
    {
      ...player,
      score: 25,
      missionPoints: 20,
      bonusPoints: 5,
      victory: { counting: 25, needed: 100, missing: 75, requirements: [] },
      piles: { ...player.piles, hand: [4] },
      counts: { ...player.counts, hand: 1 },
    },
    { ...player, piles: { ...player.piles, 'discard pile': [5] }, counts: { ...player.counts, hand: 6 } },
  ],
  spaceline: [
    {
      id: 1,
      missions: [1],
      span: 3,
      seeds: 2,
      seedsBy: [0, 2],
      known: [],
      found: [],
      on: [],
      completedBy: 1,
      teams: [{ player: 0, team: 0, cards: [2], hidden: 0 }],
      ships: [
        { ...ship, card: 3, docked: 7, on: [8] },
        { ...ship, card: 6, controller: 1, hull: 50, crew: [{ player: 1, team: 0, cards: [], hidden: 4 }] },
      ],
      facilities: [{ ...ship, card: 7, shields: 30 }],
    },
  ],
  cards: [
    card(1, 'excavation'),
    card(2, 'picard', 0, { attributes: [[9, 8, 6]], stopped: true }),
    card(3, 'runabout'),
    card(4, 'runabout'),
    card(5, 'archer', 1),
    card(6, 'runabout', 1),
    card(7, 'outpost'),
    card(8, 'parasites', 1, { countdown: 2 }),
  ],
  remembered: [],
  deciding: [0],
  underWay: [],
  action: { number: 1, player: 0, what: 'turn', at: -1 },
};

const text = (changed: Partial<View> = {}): string => {
  const seen = { ...view, ...changed };
  return viewText(seen, namesFrom(seen, catalogue));
};

describe('the table as text', () => {
  test('shows score, spaceline, ships with crews, teams and hands from left to right', () => {
    expect(text()).toBe(
      [
        'Turn 3, your turn, card play.',
        'Your opponent: 0 of 100 points, 6 cards in hand, 20 to draw',
        '  discard pile: Archer',
        'Spaceline, left to right:',
        '  1. Excavation (yours, planet, 25 points), span 3; 2 seed cards (2 by your opponent); completed by your opponent',
        '     Federation Outpost (yours, SHIELDS 30)',
        '     Runabout (yours, RANGE 4 of 7, WEAPONS 5, SHIELDS 5, docked at Federation Outpost, staffed)',
        '       on it: Nitrium Metal Parasites [countdown 2]',
        "     Runabout (your opponent's, RANGE 4 of 7, WEAPONS 5, SHIELDS 5, HULL 50%)",
        '       aboard: 4 cards unseen',
        '     your Away Team: Jean-Luc Picard [9-8-6, stopped]',
        'You: 25 of 100 points (20 mission, 5 bonus), 1 card in hand, 20 to draw',
        '  hand: Runabout',
      ].join('\n'),
    );
  });

  test('a spectator sees both players by name', () => {
    expect(text({ seer: 'spectator' })).toContain("Turn 3, Player 1's turn, card play.");
  });

  test('seed phases and the end of the game have their own headlines', () => {
    expect(text({ phase: 'dilemmas' })).toMatch(/^Dilemma phase\./);
    expect(text({ phase: 'over', result: { winner: 1, reason: 'points' } })).toMatch(
      /^The game is over: your opponent won on points\./,
    );
    expect(text({ phase: 'over', result: { reason: 'decks' } })).toMatch(/^The game is over: a draw\./);
  });

  test('an ante is named with the result', () => {
    expect(text({ phase: 'over', result: { winner: 0, reason: 'points', ante: [5] } })).toMatch(
      /^The game is over: you won on points\. The ante showed Archer\./,
    );
  });

  test('a location without a mission, a destroyed one, and what lies between them', () => {
    const [excavation] = view.spaceline;
    const empty = { ...excavation, seeds: 0, completedBy: -1 as const, teams: [], ships: [], facilities: [] };
    const shown = text({
      spaceline: [
        { ...empty, husk: true, between: [5] },
        { ...empty, id: 8, missions: [], span: 4 },
      ],
    });
    expect(shown).toContain('  1. Excavation (yours, planet, 25 points), span 3; destroyed, only its span is left');
    expect(shown).toContain('     between here and the next: Archer');
    expect(shown).toContain('  2. Nitrium Metal Parasites, span 4');
  });

  test('what was seen and lies hidden is told with its place', () => {
    const lies = { in: 'draw deck', of: 1, position: 0 } as const;
    const remembered = [
      { card: 5, def: 'archer', owner: 1, lies: { under: 1, position: 0 } },
      { card: 4, def: 'runabout', owner: 1, lies },
    ] as const;
    expect(text({ remembered })).toMatch(
      /You have seen: Archer \(1\. under .+\), .+ \(1\. in your opponent's draw deck\)$/,
    );
    expect(text()).not.toContain('You have seen');
  });

  test('an empty spaceline is said to be empty', () => {
    expect(text({ spaceline: [] })).toContain('Spaceline, left to right:\n  empty');
  });

  test('copies in play are told apart by number, those in hand are not', () => {
    const twice = {
      ...view.spaceline[0],
      ships: [
        { ...ship, card: 3 },
        { ...ship, card: 4 },
      ],
    };
    const names = namesFrom({ ...view, spaceline: [twice] }, catalogue);
    expect([3, 4, 6].map((id) => names.card(id))).toEqual(['Runabout', 'Runabout (2)', 'Runabout']);
    expect(names.card(99)).toBeUndefined();
  });
});
