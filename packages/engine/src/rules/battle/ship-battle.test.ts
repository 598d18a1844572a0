import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

/** Two Klingon ships beside a Federation ship; P1 is in execute orders. */
const skirmish = `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
      P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kromm
      P2 ship: U.S.S. Miranda at Investigate Disturbance aboard Christopher Hobson`;

describe('the procedure of a ship battle', () => {
  test("B-20.34: two K'Vort destroy a Miranda, whose return fire misses", () => {
    const table = given(skirmish);
    table.P1.attacks("U.S.S. Miranda with I.K.C. K'Vort, I.K.C. K'Vort #2");
    table.P2.returnsFire("at I.K.C. K'Vort with U.S.S. Miranda");
    now(table).happened(`
      U.S.S. Miranda battle initiated by P1
      I.K.C. K'Vort fired at U.S.S. Miranda with 12
      U.S.S. Miranda direct hit against 5
      U.S.S. Miranda fired at I.K.C. K'Vort with 5
      I.K.C. K'Vort missed against 6
      U.S.S. Miranda damaged to 0
      U.S.S. Miranda destroyed
      Christopher Hobson killed
      P1 battle won
      I.K.C. K'Vort stopped
      Investigate Disturbance battle ended
    `);
    now(table).holds(`
      stopped: I.K.C. K'Vort, I.K.C. K'Vort #2, Kurn, Kromm
      P2 discard pile: Christopher Hobson, U.S.S. Miranda
      P1 score: 0
    `);
  });

  test('B-20.24: the defender says what to fire at, or holds fire', () => {
    const table = given(skirmish);
    table.P1.attacks('U.S.S. Miranda');
    now(table)
      .holds('asked: P2 return fire')
      .offers("P2 returns fire at I.K.C. K'Vort", "P2 returns fire at I.K.C. K'Vort #2", 'P2 chooses nothing')
      .doesNotOffer('P2 returns fire at U.S.S. Miranda');
    table.P2.chooses('nothing');
    now(table).didNotHappen('U.S.S. Miranda fired');
  });

  test('B-20.25: other ships of the defender that are compatible with the target fire, too', () => {
    const table = given(`${skirmish}
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard Taurik
      P2 ship: Mercenary Ship at Investigate Disturbance aboard Narik
      P2 ship: D'deridex at Investigate Disturbance aboard Tallus
      P2 ship: U.S.S. Oberth [cloaked] at Investigate Disturbance aboard Linda Larson
      P2 ship: U.S.S. Brittain at Investigate Disturbance
      P2 mission: Excavation
      P2 ship: Runabout at Excavation aboard Giusti
    `);
    table.P1.attacks("U.S.S. Miranda with I.K.C. K'Vort");
    now(table)
      .offers("P2 returns fire at I.K.C. K'Vort with U.S.S. Miranda, U.S.S. Hood, Mercenary Ship")
      .doesNotOffer(
        "P2 returns fire at I.K.C. K'Vort with D'deridex",
        "P2 returns fire at I.K.C. K'Vort with U.S.S. Oberth",
        "P2 returns fire at I.K.C. K'Vort with U.S.S. Brittain",
        "P2 returns fire at I.K.C. K'Vort with Runabout",
      );
    table.P2.returnsFire("at I.K.C. K'Vort with U.S.S. Miranda, U.S.S. Hood, Mercenary Ship");
    now(table).happened(`
      U.S.S. Miranda hit against 5
      U.S.S. Miranda fired at I.K.C. K'Vort with 18
      I.K.C. K'Vort direct hit against 6
      I.K.C. K'Vort destroyed
      P2 battle won
    `);
  });

  test('B-20.25: stopped ships return fire, and their stopped crews man them', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
      P2 ship: U.S.S. Hood [stopped] at Investigate Disturbance aboard Taurik [stopped]
    `);
    table.P1.attacks('U.S.S. Hood');
    table.P2.returnsFire();
    now(table).happened("U.S.S. Hood fired at I.K.C. K'Vort with 6");
  });

  test('B-20.25: a ship whose only matching personnel is disabled cannot return fire', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
      P2 ship: U.S.S. Yamato at Investigate Disturbance aboard Sir Isaac Newton [deactivated], Baran
    `);
    table.P1.attacks('U.S.S. Yamato');
    now(table).happened(`
      U.S.S. Yamato missed against 8
      Investigate Disturbance battle ended
    `);
  });

  test('B-20.25: a docked ship cannot fire; ships beside the facility fire for it', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
      P2 outpost: Federation Outpost at Investigate Disturbance aboard Calloway
      P2 ship: U.S.S. Hood [docked] at Investigate Disturbance aboard Taurik
      P2 ship: U.S.S. Miranda at Investigate Disturbance aboard Christopher Hobson
    `);
    table.P1.attacks('Federation Outpost');
    now(table).doesNotOffer("P2 returns fire at I.K.C. K'Vort with U.S.S. Hood");
    table.P2.returnsFire("at I.K.C. K'Vort with U.S.S. Miranda");
    now(table).happened(`
      Federation Outpost missed against 30
      U.S.S. Miranda fired at I.K.C. K'Vort with 5
    `);
    now(table).holds(`
      stopped: Federation Outpost, Calloway, U.S.S. Miranda, I.K.C. K'Vort
      not stopped: U.S.S. Hood, Taurik
    `);
  });

  test('B-20.26: a docked target is defended by half the SHIELDS of its facility as well', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
      P2 outpost: Federation Outpost at Investigate Disturbance
      P2 ship: U.S.S. Hood [docked] at Investigate Disturbance aboard Taurik
    `);
    table.P1.attacks('U.S.S. Hood');
    now(table).happened(`
      I.K.C. Bortas fired at U.S.S. Hood with 9
      U.S.S. Hood missed against 22
    `);
  });

  test.each([
    ['a miss at equal strength', 'I.K.C. Vorn', 'U.S.S. Hood', 'missed against 7', 'not damaged'],
    ['a hit with one more', "I.K.C. Vor'Cha", 'U.S.S. Hood', 'hit against 7', 'damaged'],
    ['a hit at exactly double', "I.K.C. K'Vort", 'Yridian Shuttle', 'hit against 3', 'damaged'],
  ])('B-20.27: %s', (_, attacker, target, result, state) => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: ${attacker} at Investigate Disturbance aboard Kurn
      P2 ship: ${target} at Investigate Disturbance
    `);
    table.P1.attacks(target);
    now(table).happened(`${target} ${result}`).holds(`${state}: ${target}`);
  });

  test('B-20.27: more than double is a direct hit', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. Vorn at Investigate Disturbance aboard Kurn
      P2 ship: Yridian Shuttle at Investigate Disturbance
    `);
    table.P1.attacks('Yridian Shuttle');
    now(table).happened(`
      Yridian Shuttle direct hit against 3
      Yridian Shuttle destroyed
    `);
  });

  test('B-20.28: both sides fire with what they had before any damage: both may be lost', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. K'Vort [damaged] at Investigate Disturbance aboard Kurn
      P2 ship: Type VI Shuttlecraft at Investigate Disturbance aboard Calloway
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard Taurik
    `);
    table.P1.attacks('Type VI Shuttlecraft');
    table.P2.returnsFire("at I.K.C. K'Vort with Type VI Shuttlecraft, U.S.S. Hood");
    now(table).happened(`
      Type VI Shuttlecraft direct hit against 2
      I.K.C. K'Vort hit against 6
      Type VI Shuttlecraft destroyed
      I.K.C. K'Vort destroyed
      Kurn killed
      P1 battle won
    `);
  });

  test('B-20.29: a ship hit once is damaged, not destroyed', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard Taurik
    `);
    table.P1.attacks('U.S.S. Hood');
    table.P2.chooses('nothing');
    now(table).happened('U.S.S. Hood damaged to 50').holds(`
      hull of U.S.S. Hood: 50
      in play: Taurik
    `);
  });

  test('B-20.30: equal loss has no winner; no loss at all neither', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
      P2 ship: U.S.S. Enterprise at Investigate Disturbance aboard Taurik
      P2 ship: U.S.S. Miranda at Investigate Disturbance aboard Calloway
    `);
    table.P1.attacks('U.S.S. Miranda');
    table.P2.returnsFire('at I.K.C. Bortas with U.S.S. Enterprise');
    now(table).happened(`
      U.S.S. Miranda hit against 5
      I.K.C. Bortas hit against 7
      Investigate Disturbance battle undecided
    `);
  });

  test('B-20.30: what counts is the HULL really lost: a direct hit on a half wreck takes only its half', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
      P2 ship: U.S.S. Enterprise at Investigate Disturbance aboard Taurik
      P2 ship: Type VI Shuttlecraft [damaged] at Investigate Disturbance aboard Calloway
    `);
    table.P1.attacks('Type VI Shuttlecraft');
    table.P2.returnsFire('at I.K.C. Bortas with U.S.S. Enterprise');
    now(table).happened(`
      Type VI Shuttlecraft direct hit
      I.K.C. Bortas hit
      Investigate Disturbance battle undecided
    `);
  });

  test('B-20.31, B-20.33: whoever fired or was fired at is stopped with those aboard; bystanders are not', () => {
    const table = given(`${skirmish}
      P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Divok
      P2 ship: U.S.S. Excelsior at Investigate Disturbance aboard Taurik, Tricorder
      P1 planet Investigate Disturbance: Koroth
    `);
    table.P1.attacks("U.S.S. Excelsior with I.K.C. K'Vort");
    table.P2.chooses('nothing');
    now(table).holds(`
      stopped: I.K.C. K'Vort, Kurn, U.S.S. Excelsior, Taurik, Tricorder
      not stopped: I.K.C. K'Vort #2, Kromm, I.K.C. Pagh, Divok, U.S.S. Miranda, Christopher Hobson, Koroth
    `);
  });

  test('B-20.32, B-20.51: a second target needs a second battle, with ships that are not stopped', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
      P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Klag
      P2 ship: Runabout at Investigate Disturbance
      P2 ship: Zibalian Transport at Investigate Disturbance
    `);
    table.P1.attacks("Runabout with I.K.C. K'Vort");
    table.P1.attacks("Zibalian Transport with I.K.C. K'Vort");
    now(table).refused('B-19.4');
    table.P1.attacks('Zibalian Transport with I.K.C. Pagh');
    now(table).happened('Zibalian Transport hit against 4');
  });

  test('B-13.35: leader and matching personnel are shown, nobody else', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Divok, Baran, Kromm
      P2 ship: Runabout at Investigate Disturbance
    `);
    table.P1.attacks('Runabout');
    now(table).happened(`
      Baran revealed
      Divok revealed
    `);
    now(table).didNotHappen('Kromm revealed').holds('P2 does not see: Kromm, Baran');
  });
});
