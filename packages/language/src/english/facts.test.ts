import { expect, test } from 'vitest';
import { dilemma, mission, outpost, personnel, printedIn, ship } from '../card-builders.ts';
import type { BuiltIn, PersonnelCard } from '../card.ts';
import { requireAny, skill, sum } from '../conditions/index.generated.ts';
import { wall } from '../encounter.ts';
import { modify, plus } from '../index.ts';
import { english } from './card.ts';

const premiere = printedIn('premiere');

const printed = [premiere(1, 'C')];

const riker = personnel('Will Testing', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: [['Diplomacy', 2], 'Leadership', ['Music', 0.5]],
  integrity: 8,
  cunning: 7,
  strength: 8,
  staffing: 'Cmd',
  matchingCommander: 'U.S.S. Example',
  printed,
});

test('personnel: classification, skills, attributes, staffing', () => {
  expect(english(riker)).toBe(
    'OFFICER, Diplomacy x2, Leadership, Music x1/2. INTEGRITY 8, CUNNING 7, STRENGTH 8. Command icon. Matching ' +
      'commander of U.S.S. Example.',
  );
});

test('personnel: a text and icons follow the facts', () => {
  const holo = personnel('Photon', {
    affiliation: 'Non-Aligned',
    universal: true,
    classification: 'V.I.P.',
    integrity: 1,
    cunning: 2,
    strength: 3,
    icons: ['Holo'],
    inPlay: { rules: [modify('CUNNING', plus(1), { reach: 'present' })] },
    printed,
  });
  expect(english(holo)).toBe(
    'V.I.P. INTEGRITY 1, CUNNING 2, STRENGTH 3. Each of your personnel present is CUNNING +1. Holographic icon.',
  );
});

test('personnel: two on one card are read by name', () => {
  const [person] = riker.individuals;
  const pair: PersonnelCard = {
    ...riker,
    individuals: [
      { ...person, name: 'Ann', skills: [] },
      { ...person, name: 'Ben', skills: [], classification: 'MEDICAL', staffing: 'Stf' },
    ],
  };
  expect(english(pair)).toBe(
    'Ann: OFFICER. INTEGRITY 8, CUNNING 7, STRENGTH 8. Command icon. Ben: MEDICAL. ' +
      'INTEGRITY 8, CUNNING 7, STRENGTH 8. Staff icon. Matching commander of U.S.S. Example.',
  );
});

test('ship: class, attributes, staffing, equipment', () => {
  const facts = { shipClass: 'Galaxy Class', range: 9, weapons: 8, shields: 9, universal: false };
  const big = ship('Big', {
    ...facts,
    affiliations: ['Federation'],
    staffing: ['Cmd', 'Stf', 'Stf'],
    equipment: ['Tractor Beam', 'Holodeck'],
    matchingCommander: 'Will Testing',
    printed,
  });
  expect(english(big)).toBe(
    'Galaxy Class. RANGE 9, WEAPONS 8, SHIELDS 9. Staffed by one command icon and two staff icons. Has a Tractor ' +
      'Beam and a Holodeck. Its matching commander is Will Testing.',
  );
  expect(english(ship('Small', { ...facts, affiliations: ['Federation'], staffing: [], printed }))).toBe(
    'Galaxy Class. RANGE 9, WEAPONS 8, SHIELDS 9. Needs no staffing icons.',
  );
});

test('facility and mission', () => {
  expect(english(outpost('Klingon Outpost', { affiliation: 'Klingon', shields: 32, printed }))).toBe(
    'SHIELDS 32. Seed one, or build it where you have a Klingon ENGINEER.',
  );
  const dig = mission('Dig', {
    kind: 'planet',
    location: 'Here',
    points: 25,
    span: 3,
    attemptedBy: ['Federation'],
    requires: requireAny(skill('Archaeology'), sum('CUNNING', 32)),
    printed,
  });
  expect(english(dig)).toBe('Archaeology or CUNNING over 32.');
  expect(english(outpost('Deep Haven', { affiliation: 'Klingon', shields: 32, printed }))).toBe(
    'Klingon outpost. SHIELDS 32. Seed one, or build it where you have a Klingon ENGINEER.',
  );
});

test('a mission of two sides says what each of them does', () => {
  const twoSided = (builtIn: BuiltIn): string =>
    english(
      mission('Dig II', {
        kind: 'planet',
        location: 'Here',
        points: 25,
        span: 3,
        attemptedBy: ['Federation'],
        requires: skill('Archaeology'),
        sameAs: 'Dig',
        builtIn,
        printed,
      }),
    );
  expect(twoSided({ kind: 'outpost', affiliation: 'Klingon', shields: 32 })).toBe(
    'Archaeology. Front: your Klingon outpost (SHIELDS 32); if it is destroyed, turn this mission over. Back: ' +
      'with your Klingon ENGINEER here, you may turn this mission over in place of your normal card play; draw no ' +
      'cards that turn.',
  );
  expect(twoSided({ kind: 'wormhole' })).toBe(
    'Archaeology. Front: one of your staffed ships may move between here and any other location that shows a wormhole, ' +
      'or where you play Wormhole; then turn this mission over. ' +
      'Back: with your staffed ship here, you may play Long-Range Scan here to turn this mission over.',
  );
});

test('dilemma: icons come last', () => {
  const cube = dilemma('Cube', {
    where: 'space',
    encounter: wall(skill('Physics')),
    icons: ['Self', 'Ref'],
    printed,
  });
  expect(english(cube)).toMatch(/ under mission\. \(Self-controlling and referee icons\.\)$/);
});
