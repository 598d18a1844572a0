import {
  cannot,
  cardPlay,
  doorway,
  draw,
  dualPersonnel,
  either,
  event,
  mission,
  ofType,
  onCard,
  onTable,
  onYourTurn,
  personnel,
  phased,
  ship,
  skill,
  titled,
  usable,
} from '@spaceline/language';

/** Cards made up for refusals that no card of the pool leads to. */

const printed = [] as const;
const able = { classification: 'OFFICER', integrity: 5, cunning: 5, strength: 5 } as const;
const somewhere = { kind: 'planet', points: 30, span: 3, requires: skill('Archaeology'), printed } as const;

const fetches = [either(titled('Tricorder'), titled('Kurn'))];

const library = (title: string, limit: 'each turn' | 'game', needed?: ReturnType<typeof skill>) =>
  event(title, {
    plays: [cardPlay(onTable)],
    stays: true,
    inPlay: { rules: [usable(limit, [draw(1)], needed)] },
    printed,
  });

const version = (title: string, affiliation: 'Federation' | 'Klingon') =>
  personnel(title, { affiliation, ...able, personas: ['Data'], printed });

export const cards = [
  version('Commander Data', 'Federation'),
  version('Captain Data', 'Federation'),
  version('Data the Defector', 'Klingon'),
  { ...personnel('Test Pilot', { affiliation: 'Federation', ...able, printed }), downloads: fetches },
  personnel('Test Engineer', {
    affiliation: 'Federation',
    ...able,
    classification: 'ENGINEER',
    species: ['Klingon'],
    printed,
  }),
  dualPersonnel('Test Envoy', {
    affiliations: ['Federation', 'Ferengi'],
    persons: [
      ['First Envoy', able],
      ['Second Envoy', able],
    ],
    personas: ['First Envoy', 'Second Envoy'],
    printed,
  }),
  mission('Beyond', { ...somewhere, location: 'Beyond', quadrant: 'Gamma', attemptedBy: ['Federation'] }),
  mission('Test Emptiness', { ...somewhere, location: 'Emptiness', attemptedBy: [] }),
  mission('Test Station', {
    ...somewhere,
    kind: 'space',
    location: 'Somewhere',
    attemptedBy: ['Federation'],
    builtIn: { kind: 'outpost', affiliation: 'Federation', shields: 30 },
  }),
  mission('Test Gate', {
    ...somewhere,
    kind: 'space',
    location: 'Elsewhere',
    attemptedBy: ['Federation'],
    builtIn: { kind: 'wormhole' },
  }),
  event('Phase Shift', {
    plays: [cardPlay(onCard(ofType('Ship')))],
    stays: true,
    inPlay: { rules: [phased] },
    printed,
  }),
  event('Test Veil', {
    plays: [cardPlay(onCard(ofType('Ship')))],
    stays: true,
    inPlay: { rules: [cannot('be attacked')] },
    printed,
  }),
  library('Daily Library', 'each turn'),
  library('Grand Library', 'game'),
  library('Guarded Library', 'each turn', skill('Archaeology')),
  ship('Test Barge', {
    affiliations: ['Klingon'],
    shipClass: 'Barge',
    range: 5,
    weapons: 0,
    shields: 5,
    staffing: [],
    printed,
  }),
  doorway('Test Door', { seeds: ['doorway phase'], plays: [onYourTurn(onTable)], stays: true, printed }),
];
