import { expect, test } from 'vitest';
import {
  anyone,
  asksForStaff,
  atMission,
  attribute,
  both,
  characterized,
  classified,
  either,
  equippedWith,
  except,
  female,
  inState,
  inorganic,
  male,
  ofAffiliation,
  ofPeople,
  ofSpecies,
  ofType,
  opponents,
  persona,
  skilled,
  titled,
  withIcon,
  yours,
} from '../who/index.generated.ts';
import type { Who } from '../who/index.generated.ts';
import { teamMember } from './phrase.ts';
import { englishWho, theWho } from './who.ts';

const ship = ofType('Ship');

test.each<[Who, string, string]>([
  [anyone, 'card', 'cards'],
  [classified('OFFICER'), 'OFFICER-classification personnel', 'OFFICER-classification personnel'],
  [skilled('Honor'), 'personnel with Honor', 'personnel with Honor'],
  [skilled('Leadership', 2), 'personnel with 2 Leadership', 'personnel with 2 Leadership'],
  [male, 'male personnel', 'male personnel'],
  [ofSpecies('human'), 'human personnel', 'human personnel'],
  [ofSpecies('Klingon'), 'personnel of Klingon species', 'personnel of Klingon species'],
  [ofAffiliation('Klingon'), 'card of Klingon affiliation', 'cards of Klingon affiliation'],
  [both(ofAffiliation('Klingon'), ship), 'Klingon ship', 'Klingon ships'],
  [ofPeople('Klingon'), 'Klingon', 'Klingons'],
  [characterized('hand weapon'), 'hand weapon card', 'hand weapon cards'],
  [characterized('Q-related dilemma'), 'Q-related dilemma', 'Q-related dilemmas'],
  [asksForStaff(2), 'ship with at least two staffing icons', 'ships with at least two staffing icons'],
  [both(ship, atMission('space')), 'ship at a space mission', 'ships at a space mission'],
  [except(asksForStaff(2)), 'ship with fewer than two staffing icons', 'ships with fewer than two staffing icons'],
  [both(ship, except(atMission('planet'))), 'ship not at a planet mission', 'ships not at a planet mission'],
  [attribute('CUNNING', 'over', 7), 'personnel with CUNNING over 7', 'personnel with CUNNING over 7'],
  [attribute('INTEGRITY', 'under', 5), 'personnel with INTEGRITY under 5', 'personnel with INTEGRITY under 5'],
  [titled('Kevin Uxbridge'), 'Kevin Uxbridge', 'Kevin Uxbridge cards'],
  [persona('Data'), 'Data', 'Data cards'],
  [ofType('Equipment'), 'piece of equipment', 'pieces of equipment'],
  [ofType('Facility'), 'facility', 'facilities'],
  [withIcon('Holo'), 'card with the holographic icon', 'cards with the holographic icon'],
  [equippedWith('Tractor Beam'), 'ship with a Tractor Beam', 'ships with a Tractor Beam'],
  [inorganic, 'personnel who is an android or a hologram', 'personnel who are androids or holograms'],
  [both(yours, ship), 'your ship', 'your ships'],
  [both(opponents, ship), "your opponent's ship", "your opponent's ships"],
  [both(inState('cloaked'), ship), 'cloaked ship', 'cloaked ships'],
  [both(ship, inState('in orbit')), 'ship in orbit', 'ships in orbit'],
  [both(ship, inState('exposed')), 'exposed ship', 'exposed ships'],
  [both(ofPeople('Klingon'), skilled('Honor')), 'Klingon with Honor', 'Klingons with Honor'],
  [both(ofType('Dilemma'), titled('Borg Ship')), 'Borg Ship dilemma', 'Borg Ship dilemmas'],
])('%j reads "%s", "%s"', (who, one, many) => {
  expect(englishWho(who, 'one')).toBe(one);
  expect(englishWho(who, 'many')).toBe(many);
});

test.each<[Who, string]>([
  [either(ship, ofType('Facility')), 'ships or facilities'],
  [
    either(skilled('Youth'), skilled('Music'), attribute('STRENGTH', 'over', 9)),
    'personnel with Youth, Music, or STRENGTH over 9',
  ],
  [both(ship, either(ofAffiliation('Klingon'), ofAffiliation('Romulan'))), 'Klingon or Romulan ships'],
  [either(titled('Amanda Rogers'), titled('Kevin Uxbridge')), 'Amanda Rogers or Kevin Uxbridge cards'],
  [either(ship, both(yours, ofType('Event'))), 'cards that are ships or events of yours'],
  [either(skilled('Honor')), 'personnel with Honor'],
  [either(), 'cards that are of no kind'],
])('alternatives: %j reads "%s"', (who, many) => {
  expect(englishWho(who, 'many')).toBe(many);
});

test.each<[Who, string]>([
  [except(classified('OFFICER')), 'personnel of a classification other than OFFICER'],
  [except(skilled('Youth')), 'personnel without Youth'],
  [except(skilled('SECURITY', 2)), 'personnel with fewer than 2 SECURITY'],
  [except(male), 'personnel who is not male'],
  [except(ofSpecies('human')), 'non-human personnel'],
  [except(ofSpecies('Romulan')), 'personnel not of Romulan species'],
  [both(ship, except(ofAffiliation('Romulan'))), 'ship not of Romulan affiliation'],
  [except(ofPeople('Klingon')), 'personnel who is not Klingon'],
  [except(characterized('treaty')), 'non-treaty card'],
  [except(attribute('CUNNING', 'over', 7)), 'personnel with CUNNING 7 or less'],
  [except(attribute('CUNNING', 'under', 7)), 'personnel with CUNNING 7 or more'],
  [both(ofType('Event'), except(titled('Treaty'))), 'event other than Treaty'],
  [except(persona('Data')), 'card other than Data'],
  [except(ofType('Personnel')), 'non-personnel card'],
  [except(withIcon('Ref')), 'card without the referee icon'],
  [except(equippedWith('Holodeck')), 'ship without a Holodeck'],
  [except(inorganic), 'personnel who is neither android nor hologram'],
  [both(ship, except(yours)), "your opponent's ship"],
  [both(ship, except(opponents)), 'your ship'],
  [both(ship, except(inState('docked'))), 'undocked ship'],
  [both(ship, except(inState('empty'))), 'ship that is not empty'],
  [except(except(ship)), 'ship'],
  [
    except(either(skilled('Youth'), attribute('CUNNING', 'over', 7))),
    'personnel with CUNNING 7 or less and without Youth',
  ],
  [except(both(male, skilled('Honor'))), 'personnel who is not a male card with Honor'],
])('negation: %j reads "%s"', (who, one) => {
  expect(englishWho(who)).toBe(one);
});

test('a phrase carries its determiner and number', () => {
  const yourShip = both(yours, ship);
  expect(theWho(ship, 'a')).toBe('a ship');
  expect(theWho(ship, 'any')).toBe('any ship');
  expect(theWho(yourShip, 'any')).toBe('your ship');
  expect(theWho(yourShip, 'each')).toBe('each of your ships');
  expect(theWho(yourShip, 'all')).toBe('all your ships');
  expect(theWho(yourShip, 2)).toBe('two of your ships');
  expect(theWho(yourShip, 'no')).toBe('none of your ships');
  expect(theWho(ship, 'each')).toBe('each ship');
  expect(theWho(female, 2, teamMember)).toBe('two female team members');
  expect(theWho(titled('Supernova'), 'a')).toBe('Supernova');
});

test('what a phrase has room for only once goes into a clause', () => {
  expect(englishWho(both(ship, ofType('Event')))).toBe('ship that is also an event');
  expect(englishWho(both(titled('Data'), persona('Lore')))).toBe('Data that is also Lore');
  expect(englishWho(both(yours, opponents, ship))).toBe("your ship that is also your opponent's");
});

test('the person a text speaks of stays that person', () => {
  expect(englishWho(both(ofType('Personnel'), female), 'many', teamMember)).toBe('female team members');
  expect(englishWho(ofType('Equipment'), 'one', teamMember)).toBe('piece of equipment');
});
