import {
  addsIcon,
  anyTime,
  atRandom,
  attemptBegun,
  auto,
  cardPlay,
  damage,
  dilemma,
  end,
  event,
  everyone,
  inResponse,
  interrupt,
  kill,
  mission,
  ofType,
  onCard,
  onLocation,
  skill,
  stop,
  theShip,
  theTarget,
  theTeam,
  unless,
  unstop,
  wallOr,
} from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

const barren = mission('Barren World', {
  kind: 'planet',
  location: 'Barren World',
  points: 30,
  span: 3,
  attemptedBy: [],
  requires: skill('Archaeology'),
  printed: [],
});
const permit = event('Dig Permit', {
  plays: [cardPlay(onLocation())],
  stays: true,
  inPlay: { rules: [addsIcon('Federation')] },
  printed: [],
});
const recall = interrupt('Recall Order', {
  plays: [inResponse(attemptBegun('planet'))],
  text: [end('attempt')],
  printed: [],
});
const chasm = dilemma('Chasm', {
  where: 'planet',
  encounter: wallOr(skill('Navigation'), [kill(everyone())]),
  printed: [],
});
const rockfall = dilemma('Rockfall', { where: 'planet', encounter: auto([kill(atRandom(3))]), printed: [] });
const pulse = dilemma('Orbital Pulse', { where: 'planet', encounter: auto([damage(theShip)]), printed: [] });
const fog = dilemma('Fog', { where: 'planet', encounter: unless(skill('Navigation'), [stop(theTeam)]), printed: [] });
const jam = interrupt('Engine Jam', { plays: [anyTime(onCard(ofType('Ship')))], text: [stop(theTarget)], printed: [] });
const restart = interrupt('Restart', {
  plays: [anyTime(onCard(ofType('Ship')))],
  text: [unstop(theTarget)],
  printed: [],
});
const cards = [barren, permit, recall, chasm, rockfall, pulse, fog, jam, restart];

describe('who may attempt', () => {
  test('B-16.12: not a mission that shows no icon for you', () => {
    const table = given('P1 mission: Barren World\nP1 planet: Richard Galen', { cards });
    table.P1.attempts('Barren World');
    now(table).refused('B-16.12');
  });

  test('B-16.12, B-16.10: an icon that a card of yours adds is one', () => {
    const table = given('P1 mission: Barren World\nP1 on Barren World: Dig Permit\nP1 planet: Richard Galen', {
      cards,
    });
    table.P1.attempts('Barren World');
    now(table).happened('Barren World mission completed');
  });
});

describe('the announcement of an attempt', () => {
  test('B-16.13: can be responded to before any card is met', () => {
    const table = given(
      'P1 mission: Excavation / Impassable Door by P2\nP1 planet: Richard Galen\nP2 hand: Recall Order',
      { cards },
    );
    table.P1.attempts('Excavation');
    now(table).offers('P2 responds with Recall Order');
    table.P2.responds('Recall Order');
    now(table)
      .happened('Excavation attempt begun; Recall Order played by P2; Excavation attempt ended')
      .didNotHappen('Impassable Door encountered')
      .holds('not stopped: Richard Galen');
  });

  test('B-16.13: by what refers to it only', () => {
    const table = given(
      'P1 mission: Study Stellar Collision\nP1 ship: Runabout at Study Stellar Collision aboard Taitt\nP2 hand: Recall Order',
      { cards },
    );
    table.P1.attempts('Study Stellar Collision');
    now(table).happened('Study Stellar Collision mission completed').holds('P2 hand: Recall Order');
  });
});

describe('effects', () => {
  test('B-17.23: nobody is left, and the dilemma goes back under the mission', () => {
    const table = given('P1 mission: Excavation / Chasm by P2, Fog by P2\nP1 planet: Calloway, Taitt', { cards });
    table.P1.attempts('Excavation');
    now(table)
      .happened('Chasm conditions failed; Calloway killed; Chasm returned under mission; Excavation attempt ended')
      .holds('under Excavation: Chasm, Fog');
  });

  test('B-18.7: several are selected at once, nobody twice', () => {
    const table = given('P1 mission: Excavation / Rockfall by P2\nP1 planet: Calloway, Taitt, Giusti', { cards });
    table.P1.attempts('Excavation');
    now(table).holds('planet Excavation: nothing');
  });

  test('B-18.7: not more than so many', () => {
    const table = given('P1 mission: Excavation / Rockfall by P2\nP1 planet: Calloway, Taitt, Giusti, Mendon', {
      cards,
    }).draws('Giusti, Calloway, Mendon');
    table.P1.attempts('Excavation');
    now(table).holds('planet Excavation: Taitt');
  });

  test('B-17.25: the ship of a planet dilemma is one of yours there, of your choice', () => {
    const table = given(
      `
      P1 mission: Excavation / Orbital Pulse by P2
      P1 mission: First Contact
      P1 ship: Runabout at Excavation
      P1 ship: U.S.S. Hood at Excavation
      P1 ship: U.S.S. Miranda at First Contact
      P2 ship: Yridian Shuttle at Excavation
      P1 planet Excavation: Calloway
      `,
      { cards },
    );
    table.P1.attempts('Excavation');
    now(table).holds('asked: P1 choose cards').doesNotOffer('P1 chooses U.S.S. Miranda', 'P1 chooses Yridian Shuttle');
    table.P1.chooses('U.S.S. Hood');
    now(table).holds('damaged: U.S.S. Hood\nnot damaged: Runabout');
  });

  test('B-17.25: with none of yours there that part does not happen', () => {
    const table = given(
      'P1 mission: Excavation / Orbital Pulse by P2\nP2 ship: Yridian Shuttle at Excavation\nP1 planet: Richard Galen',
      { cards },
    );
    table.P1.attempts('Excavation');
    now(table).happened('Excavation mission completed').holds('not damaged: Yridian Shuttle');
  });

  test('B-17.27: stopping as the effect of unmet conditions is not doubled', () => {
    const table = given('P1 mission: Excavation / Fog by P2\nP1 planet: Calloway, Taitt', { cards });
    table.P1.attempts('Excavation');
    now(table).holds('stopped: Calloway, Taitt');
    expect(() => now(table).happened('Calloway stopped; Calloway stopped')).toThrow('did not happen');
  });
});

describe('stopping by texts', () => {
  const at = `
    P1 mission: Excavation
    P1 mission: First Contact
    P1 ship: Runabout [range used 4] at Excavation aboard Calloway
    P1 planet Excavation: Worf
    P1 hand: Engine Jam, Restart
  `;

  test('B-19.9: a text that names only the ship does not stop those aboard', () => {
    const table = given(at, { cards });
    table.P1.plays('Engine Jam on Runabout');
    now(table).holds('stopped: Runabout\nnot stopped: Calloway, Worf');
    table.P1.flies('Runabout to First Contact');
    now(table).refused('B-19.2');
    table.P1.beams('Calloway to Excavation');
    now(table).holds('planet Excavation: Worf, Calloway');
  });

  test('B-19.13: unstopping gives no RANGE back', () => {
    const table = given(at.replace('[range', '[stopped, range'), { cards });
    table.P1.plays('Restart on Runabout');
    now(table).happened('Runabout unstopped').holds('not stopped: Runabout\nrange left of Runabout: 3');
    table.P1.flies('Runabout to First Contact');
    now(table).happened('Runabout flew to First Contact using 2');
  });
});
