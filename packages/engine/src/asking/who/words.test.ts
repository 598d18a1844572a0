import type { Who } from '@spaceline/language';
import {
  asksForStaff,
  atMission,
  attribute,
  characterized,
  classified,
  either,
  equippedWith,
  except,
  facility,
  female,
  inState,
  inorganic,
  ofAffiliation,
  ofPeople,
  ofSpecies,
  ofType,
  opponents,
  overrunBy,
  persona,
  skilled,
  titled,
  withIcon,
  yours,
} from '@spaceline/language';
import { given } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import type { CardId } from '../../contract/ids.ts';
import { fits } from '../fits.ts';

const { state: s } = given(`
  turn 3: P1, orders
  P1 mission: Excavation
  P1 mission: Study Nebula
  P1 outpost: Federation Outpost at Excavation
  P1 ship: U.S.S. Hood [docked] at Excavation aboard Data, Tricorder
  P1 ship: Runabout [damaged] at Excavation
  P2 ship: I.K.C. Bortas [cloaked] at Study Nebula aboard Kurn [stopped]
  P2 ship: Yridian Shuttle at Excavation aboard Rogue Borg Mercenaries by P1 [counter 1]
  P1 planet Excavation: Worf, Taurik, Interphase Generator
  P1 hand: Sela, Tox Uthat
`).table;

const cardsOf = (title: string): readonly CardId[] =>
  s.fixed.cards.flatMap(({ def }, id) => (def.title === title ? [id as CardId] : []));

/** Each question with somebody who fits and somebody who does not, as P1 reads it. */
test.each<[string, Who, string, string]>([
  ['classification', classified('SECURITY'), 'Worf', 'Taurik'],
  ['skill', skilled('Honor', 2), 'Worf', 'Taurik'],
  ['attribute', attribute('STRENGTH', 'over', 9), 'Worf', 'Taurik'],
  ['gender', except(female), 'Worf', 'Sela'],
  ['species', ofSpecies('Klingon'), 'Worf', 'Taurik'],
  ['affiliation', ofAffiliation('Klingon'), 'Kurn', 'Worf'],
  ['people', ofPeople('Klingon'), 'Worf', 'Taurik'],
  ['people that a card stands for', ofPeople('Borg'), 'Rogue Borg Mercenaries', 'Data'],
  ['characteristic', characterized('Mission Specialist'), 'Taurik', 'Worf'],
  ['title', titled('Rogue Borg'), 'Rogue Borg Mercenaries', 'Kurn'],
  ['persona', persona('Worf'), 'Worf', 'Data'],
  ['type', ofType('Ship'), 'Runabout', 'Federation Outpost'],
  ['type of an artifact in use', ofType('Equipment'), 'Interphase Generator', 'Tox Uthat'],
  ['icon', except(withIcon('Holo')), 'Data', ''],
  ['special equipment', equippedWith('Cloaking Device'), 'I.K.C. Bortas', 'Runabout'],
  ['staffing', asksForStaff(2), 'U.S.S. Hood', 'Yridian Shuttle'],
  ['kind of facility', facility('Outpost'), 'Federation Outpost', 'Runabout'],
  ['inorganic', inorganic, 'Data', 'Worf'],
  ['kind of mission', atMission('space'), 'I.K.C. Bortas', 'Runabout'],
  ['yours', yours, 'Tox Uthat', 'Kurn'],
  ['your opponent’s', opponents, 'Kurn', 'Sela'],
  ['cloaked', inState('cloaked'), 'I.K.C. Bortas', 'Runabout'],
  ['docked', inState('docked'), 'U.S.S. Hood', 'Runabout'],
  ['damaged', inState('damaged'), 'Runabout', 'U.S.S. Hood'],
  ['stopped', inState('stopped'), 'Kurn', 'Worf'],
  ['occupied', inState('occupied'), 'U.S.S. Hood', 'Runabout'],
  ['empty', inState('empty'), 'Yridian Shuttle', 'U.S.S. Hood'],
  ['in orbit', inState('in orbit'), 'Runabout', 'U.S.S. Hood'],
  ['exposed', inState('exposed'), 'Runabout', 'I.K.C. Bortas'],
  ['overrun', overrunBy(titled('Rogue Borg')), 'Yridian Shuttle', 'Runabout'],
  ['overrun by others', except(overrunBy(titled('Crosis'))), 'Yridian Shuttle', ''],
  ['one of several', either(ofSpecies('Klingon'), inorganic), 'Data', 'Taurik'],
])('%s', (_, who, one, other) => {
  for (const [title, right] of [
    [one, true],
    [other, false],
  ] as const)
    for (const id of cardsOf(title)) expect([title, fits(s, who, id, 0)]).toEqual([title, right]);
});
