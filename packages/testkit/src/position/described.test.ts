import { given, now, readPosition, writePosition } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

/** As the table writes it: what is read comes out in the same words. */
const written = [
  `assisted
turn 1: P1, card play
P1 mission: Excavation
P1 draw deck: Data
P2 draw deck: Kurn`,
  `assisted
described Changeling Research: points 40, span 3 and planet
described Kira Nerys: cunning 7, Honor x2, Leadership and affiliations Federation/Bajoran
described U.S.S. Defiant: range 9, weapons 9, shields 8 and staffing Cmd/Stf/Stf
described Kira Nerys: no skills
described Seek Hidden Reliquary: responds
described Escape: never responds
turn 4: P2, orders, P1 next
P1 mission: Changeling Research, completed by P1
P2 mission: Excavation / Trabe Grenade by P1
P1 on Changeling Research: Security Drills
P1 ship: U.S.S. Defiant [range used 3] (Escape [controlled by P2]) at Changeling Research aboard Kira Nerys [as Bajoran, under house arrest]
P1 planet Changeling Research: Data
P1 table: Seek Hidden Reliquary
P1 hand: Baraka, Baraka {baraka.2e.tenth-anniversary-collection}
P1 draw deck: Data {data.2e.aspirer}
P1 more card plays: 2
P2 draw deck: nothing
P2 points: 0 mission, -5 bonus`,
  `assisted
phase: doorways, P2 next, P1 passed
P1 draw deck: Data
P1 seed deck: Alternate Universe Door
P1 mission pile: Excavation
P2 draw deck: Kurn
P2 seed deck: Alternate Universe Door
P2 mission pile: Changeling Research`,
];

const table = (text: string) => {
  const { state, setup } = given(text).table;
  return { state, setup };
};

describe('A-4: positions of assisted tables', () => {
  test.each(written)('%s', (text) => {
    expect(writePosition(table(text).state)).toBe(text);
  });
  test('facts are in force before the cards are laid down', () => {
    const { state, setup } = table(written[1]);
    expect(state.players[0].missionPoints).toBe(40);
    const again = readPosition(writePosition(state), setup.pool, setup.format).state;
    expect(again.described).toEqual(state.described);
  });
  test('a card that was put from one mission under another has been revealed at both', () => {
    const at = given(`
      assisted
      P1 mission: Excavation / Trabe Grenade by P2
      P1 mission: Evacuation / Archer by P2
      P1 planet Excavation: Richard Galen
      P1 planet Evacuation: Data
    `);
    at.P1.attempts('Excavation');
    at.P1.proposes('to put Trabe Grenade under Evacuation');
    at.P2.agrees();
    at.P1.settles('Trabe Grenade: stopped');
    at.P2.agrees();
    at.P1.attempts('Evacuation');
    at.P1.settles('Trabe Grenade: stopped');
    at.P2.agrees();
    now(at).holds('P1 mission: Excavation / revealed: Trabe Grenade by P2');
    const { state, setup } = at.table;
    const written = writePosition(state);
    expect(writePosition(readPosition(written, setup.pool, setup.format).state)).toBe(written);
  });
  test('a version that there is not is answered with those there are', () => {
    expect(() => given('assisted\nP1 hand: Baraka {baraka.alternate}')).toThrow(
      'There is no such Baraka. There are: Baraka {baraka}, Baraka {baraka.2e.tenth-anniversary-collection}.',
    );
  });
  test('a table without unwritten titles says so as well, and may be corrected', () => {
    const at = given('assisted\nP1 mission: Excavation\nP1 planet: Data');
    at.P1.proposes('to kill Data');
    at.P2.agrees();
    now(at).happened('Data killed');
    now(at).holds('assisted');
    const other = given('P1 mission: Excavation\nP1 planet: Data');
    other.P1.proposes('to kill Data');
    now(other).refused('A-1');
  });
});
