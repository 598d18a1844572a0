import {
  type Decision,
  type DecisionKind,
  type Option,
  type Verb,
  decisionKinds,
  pass,
  type OptionOf,
} from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { type Names, decisionWords, optionWords, pickWords } from '../words.ts';

const titles = [
  'Data',
  'Excavation',
  'Test Mission',
  'Runabout',
  'Escape Pod',
  'Kivas Fajo - Collector',
  'Major Rakal',
  'Amanda Rogers',
];
const [data, excavation, testMission, runabout, pod, fajo, rakal, amanda] = titles.keys();

const names: Names = {
  reader: 0,
  card: (id) => titles[id],
  titleOf: (def) => def,
  facts: (id) => ({
    title: titles[id],
    ...(id === fajo ? { plays: [{ on: { target: 'player' } }] } : {}),
    ...(id === amanda ? { plays: [{ on: { target: 'response' } }] } : {}),
    ...(id === rakal ? { affiliations: ['Federation', 'Romulan'] } : {}),
  }),
  players: ['Kira', 'Quark'],
};

const option = <V extends Verb>(verb: V, parts: Partial<OptionOf<V>> = {}): Option =>
  ({ do: verb, card: -1, on: -1, to: -1, way: -1, ...parts }) as Option;
const pick = { from: [0, 3, 4], min: 1, max: 3 };

const expected: { readonly [V in Verb]: readonly (readonly [Partial<OptionOf<V>>, string])[] } = {
  cut: [[{}, 'Cut them']],
  pass: [[{}, 'Pass']],
  settle: [
    [{ card: pod, way: 'stays in play' }, 'Escape Pod is carried out and stays in play'],
    [{ card: pod, way: 'discarded' }, 'Escape Pod is carried out and discarded'],
    [
      { card: pod, on: runabout, way: 'nullifies and is discarded' },
      'Escape Pod nullifies what it answers and is discarded',
    ],
    [
      { card: pod, on: runabout, way: 'nullifies and stays in play' },
      'Escape Pod nullifies what it answers and stays in play',
    ],
  ],
  answer: [
    [{ card: pod, on: runabout }, 'Respond with Escape Pod to Runabout'],
    [{ card: pod }, 'Respond with Escape Pod'],
  ],
  consent: [[{}, 'Agree']],
  decline: [[{}, 'Decline']],
  'place mission': [
    [{ card: excavation }, 'Place Excavation as the first mission'],
    [{ card: excavation, on: testMission, way: 'left' }, 'Place Excavation to the left of Test Mission'],
    [{ card: excavation, on: testMission, way: 'right' }, 'Place Excavation to the right of Test Mission'],
    [{ card: excavation, on: testMission, way: 'onto' }, 'Place Excavation onto Test Mission'],
  ],
  seed: [
    [{ card: pod, on: excavation }, 'Seed Escape Pod under Excavation'],
    [{ card: pod }, 'Seed Escape Pod on the table'],
  ],
  'seed stacks': [[{ stacks: [{ on: excavation, from: [pod] }] }, 'Seed these stacks (1 place)']],
  'seed facility': [[{ card: pod, on: excavation }, 'Seed Escape Pod at Excavation']],
  report: [
    [{ card: data, on: runabout, way: 'Federation' }, 'Report Data at Runabout'],
    [{ card: rakal, on: runabout, way: 'Romulan' }, 'Report Major Rakal as Romulan at Runabout'],
  ],
  build: [[{ card: pod, on: excavation }, 'Build Escape Pod at Excavation']],
  play: [
    [{ card: pod, way: 0, on: { table: true } }, 'Play Escape Pod'],
    [{ card: pod, way: 0, on: { card: runabout } }, 'Play Escape Pod on Runabout'],
    [{ card: fajo, way: 0, on: { player: 0 } }, 'Play Kivas Fajo - Collector on you'],
    [{ card: fajo, way: 0, on: { player: 1 } }, 'Play Kivas Fajo - Collector on your opponent'],
    [{ card: amanda, way: 0, on: { answers: pod } }, 'Play Amanda Rogers in response to Escape Pod'],
  ],
  acknowledge: [
    [{ card: pod, pick: { from: [data, runabout], min: 0, max: 0 } }, 'Go on, having seen Data and Runabout'],
    [{ card: pod, pick: { from: [], min: 0, max: 0 } }, 'Go on'],
  ],
  use: [[{ card: pod }, 'Use Escape Pod']],
  beam: [[{ on: runabout, to: excavation, pick }, 'Beam from Runabout to Excavation (1 to 3 cards)']],
  walk: [[{ on: runabout, to: excavation, pick }, 'Walk from Runabout to Excavation (1 to 3 cards)']],
  dock: [[{ card: runabout, on: pod }, 'Dock Runabout at Escape Pod']],
  undock: [[{ card: runabout }, 'Undock Runabout']],
  fly: [
    [{ card: runabout, on: excavation }, 'Fly Runabout to Excavation'],
    [{ card: runabout, on: excavation, way: 'around' }, 'Fly Runabout to Excavation over the ends of the spaceline'],
  ],
  cloak: [[{ card: runabout }, 'Cloak Runabout']],
  decloak: [[{ card: runabout }, 'Decloak Runabout']],
  attempt: [
    [{ card: runabout, on: testMission }, 'Attempt Test Mission with the crew of Runabout'],
    [{ on: excavation, to: 0 }, 'Attempt Excavation with the Away Team'],
  ],
  battle: [
    [{ on: runabout, way: 'ships', pick }, 'Attack Runabout (1 to 3 cards)'],
    [{ on: excavation, to: 0, way: 'personnel' }, 'Begin a personnel battle at Excavation'],
  ],
  'return fire': [[{ on: runabout, pick }, 'Return fire at Runabout (1 to 3 cards)']],
  stun: [[{ card: data, on: rakal }, 'Stun Major Rakal with Data']],
  'mortally wound': [[{ card: data, on: rakal }, 'Mortally wound Major Rakal with Data']],
  'switch affiliation': [[{ card: rakal, way: 'Federation' }, 'Make Major Rakal Federation']],
  exchange: [[{ card: data, on: rakal }, 'Exchange Major Rakal for Data']],
  activate: [[{ on: runabout, pick }, 'Activate holograms at Runabout (1 to 3 cards)']],
  rescue: [[{ card: pod, on: runabout }, 'Rescue the personnel on Escape Pod aboard Runabout']],
  flip: [[{ card: excavation }, 'Turn Excavation over and build its outpost']],
  travel: [
    [
      { card: runabout, on: excavation, to: testMission },
      'Send Runabout through the wormhole of Excavation to Test Mission',
    ],
  ],
  download: [[{ card: data, on: pod, way: 0 }, 'Download Escape Pod with Data']],
  draw: [[{ card: pod }, 'Draw one more card']],
  save: [
    [{ card: data, on: rakal }, 'Save Data by stopping Major Rakal'],
    [{ card: data, on: rakal, to: amanda }, 'Save Data by stopping Major Rakal and Amanda Rogers'],
  ],
  arrange: [[{ card: pod, pick: { from: [0, 3], min: 2, max: 2 } }, 'Put the cards in this order (exactly 2 cards)']],
  guess: [
    [{ way: 'Personnel' }, 'Guess personnel'],
    [{ card: pod, way: 'Interrupt' }, 'Guess interrupt for Escape Pod'],
  ],
  name: [[{ card: pod, way: 3 }, 'Name 3']],
  accept: [[{ card: pod }, 'Accept Escape Pod']],
  'raise limit': [[{ card: pod }, 'Take one personnel more']],
  reselect: [[{ card: pod }, 'Have others selected']],
  forfeit: [[{ card: pod }, 'Forfeit the game']],
  move: [[{ card: runabout, on: excavation }, 'Move Runabout to Excavation']],
  choose: [[{ pick: { from: [0], min: 1, max: 1 } }, 'Choose (exactly 1 card)']],
  take: [
    [{ way: 1 }, 'Take alternative 2'],
    [{ card: pod, way: 0 }, 'Resolve Escape Pod first'],
    [{ card: data, on: runabout, way: 0 }, 'Keep Data and those who get along at Runabout'],
  ],
};

describe('options in English', () => {
  for (const [verb, cases] of Object.entries(expected) as [Verb, readonly (readonly [Partial<Option>, string])[]][])
    test.each(cases)(`${verb} %#`, (parts, words) => {
      expect(optionWords(option(verb, parts as Partial<OptionOf<Verb>>), names)).toBe(words);
    });

  test('passing says what it means for the question', () => {
    expect(optionWords(option('pass'), names, 'respond')).toBe('Do not respond');
    expect(optionWords(option('pass'), names, 'seed card')).toBe('Seed no more cards');
    for (const kind of Object.keys(decisionKinds) as DecisionKind[])
      expect(optionWords(option('pass'), names, kind)).toMatch(/^[A-Z][a-z ]+$/);
  });

  test('numbers of cards', () => {
    expect(pickWords({ from: [0, 1], min: 2, max: 5 })).toBe('exactly 2 cards');
    expect(pickWords({ from: [0, 1, 2], min: 0, max: 2 })).toBe('up to 2 cards');
    expect(pickWords({ from: [0, 1, 2], min: 1, max: 3, atMost: { of: [0, 1], count: 1 } })).toBe(
      '1 to 3 cards, at most 1 of them personnel',
    );
  });
});

describe('questions in English', () => {
  const decision = (kind: DecisionKind, player: 0 | 1 = 0, source = -1): Decision => ({
    id: 1,
    player,
    kind,
    source,
    options: [pass],
  });

  const prompts: Record<DecisionKind, string> = {
    'cut missions': "Cut your opponent's missions, or leave them as they lie.",
    'place mission': 'Place Data on the spaceline.',
    'seed card': 'Seed a card under a mission, or pass.',
    'seed facility': 'Seed a facility, or pass.',
    'seed stacks': 'Build your stacks of seed cards; your opponent does the same now.',
    action: 'Take an action, or pass.',
    consent: 'Agree to the correction, or decline it.',
    'by hand': 'Carry out the text of Data and say how it ended.',
    'report next': 'Report another card for duty with Data, or stop.',
    beam: 'Beam cards with Data.',
    'return fire': 'Return fire for the attack on Data, or hold it.',
    'combat pair': 'Stun or mortally wound the adversary, or do nothing.',
    respond: 'Respond to Data, or pass.',
    'suspend play': 'Suspend play with a special download, or go on.',
    'choose option': 'Choose for Data.',
    'opponent chooses': 'Choose, as the opponent, for Data.',
    'choose cards': 'Choose cards for Data.',
    'extra draw': 'Draw one more card with Data, or not.',
    'arrange cards': 'Put the cards in order with Data, the top one first.',
    'guess card': 'Guess the type of a card in the other hand with Data.',
    'name number': 'Name a number for Data.',
    'choose place': 'Choose where cards go from Data.',
    'save personnel': 'Save personnel from being killed with Data, or not.',
    'raise limit': 'Let Data take one personnel more for a dual card, or have others selected.',
    'accept or forfeit': 'Accept Data or forfeit the game.',
    'choose ship': 'Choose a ship for Data.',
    'order effects': 'Choose which effect happens first.',
    acknowledge: 'Look at the cards that Data shows.',
    'replace play': 'Play another card in place of Data.',
    'play along': 'Play another card with Data, or not.',
    'borrowed action': 'Act with the cards that Data lends you, or give them back.',
  };
  test.each(Object.entries(prompts) as [DecisionKind, string][])('%s', (kind, words) => {
    expect(decisionWords(decision(kind, 0, data), names)).toBe(words);
    expect(decisionWords(decision(kind), names)).toMatch(/^[A-Z].*\.$/);
  });

  test('where the line stands, left is above and right is below', () => {
    const placed = (way: OptionOf<'place mission'>['way']) =>
      optionWords(option('place mission', { card: excavation, on: testMission, way }), { ...names, lineStands: true });
    expect(placed('left')).toBe('Place Excavation above Test Mission');
    expect(placed('right')).toBe('Place Excavation below Test Mission');
    expect(placed('onto')).toBe('Place Excavation onto Test Mission');
  });

  test('who cannot pass is not told that they can', () => {
    expect(decisionWords({ ...decision('respond', 0, data), options: [] }, names)).toBe('Respond to Data.');
  });

  test('what the other player is asked', () => {
    expect(decisionWords(decision('action', 1), names)).toBe('Your opponent is asked to take an action, or pass.');
  });
});
