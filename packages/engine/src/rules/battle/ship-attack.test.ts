import { clause, format } from '@spaceline/engine/format';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

/** P1 with these ships beside these of P2, in execute orders. */
const beside = (own: string, other: string, more = ''): string => `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: ${own}
      P2 ship: ${other}
      ${more}`;
const here = 'at Investigate Disturbance';
const kvort = `I.K.C. K'Vort ${here} aboard Kurn`;
const hood = `U.S.S. Hood ${here} aboard Taurik`;

describe('who may attack', () => {
  test('B-20.1: in execute orders of your own turn', () => {
    const table = given(beside(kvort, hood));
    now(table).offers("P1 attacks U.S.S. Hood with I.K.C. K'Vort");
    table.P2.attacks("I.K.C. K'Vort with U.S.S. Hood");
    now(table).refused('B-20.13');
  });

  test('B-20.1: not in the card play segment', () => {
    const table = given(beside(kvort, hood).replace('orders', 'card play'));
    table.P1.attacks('U.S.S. Hood');
    now(table).refused('B-11.8');
  });

  test('B-20.1: not in the turn of the opponent', () => {
    const table = given(beside(kvort, hood).replace('turn 3: P1', 'turn 4: P2'));
    table.P1.attacks('U.S.S. Hood');
    now(table).refused('B-12.7');
  });

  test('B-20.2: the target is at the same location in space', () => {
    const table = given(beside(kvort, 'U.S.S. Hood at Excavation aboard Taurik', 'P2 mission: Excavation'));
    table.P1.attacks("U.S.S. Hood with I.K.C. K'Vort");
    now(table).refused('B-20.2').doesNotOffer('P1 attacks U.S.S. Hood');
  });

  test('B-20.2: personnel and missions are no targets for ships', () => {
    const table = given(beside(kvort, hood));
    table.P1.attacks("Taurik with I.K.C. K'Vort");
    now(table).refused('B-20.2');
    table.P1.attacks("Investigate Disturbance with I.K.C. K'Vort");
    now(table).refused('B-20.2');
  });

  test.each(['Kurn', 'Toq', 'Batrell'])('B-20.4: %s leads an attack', (leader) => {
    const table = given(beside(`I.K.C. K'Vort ${here} aboard ${leader}`, hood));
    now(table).offers('P1 attacks U.S.S. Hood');
  });

  test.each([
    ['nobody with OFFICER or Leadership is aboard', 'Kromm'],
    ['the OFFICER is stopped', 'Kurn [stopped], Kromm'],
    ['half a level of Leadership is none', 'Toral'],
  ])('B-20.4: no attack while %s', (_, aboard) => {
    const table = given(beside(`I.K.C. K'Vort ${here} aboard ${aboard}`, hood));
    table.P1.attacks('U.S.S. Hood');
    now(table).refused('B-20.4').doesNotOffer('P1 attacks U.S.S. Hood');
  });

  test('B-20.4: one leader aboard any of the attacking ships suffices', () => {
    const table = given(beside(kvort, hood, `P1 ship: I.K.C. Pagh ${here} aboard Kromm`));
    now(table).offers("P1 attacks U.S.S. Hood with I.K.C. K'Vort, I.K.C. Pagh");
    table.P1.attacks('U.S.S. Hood with I.K.C. Pagh');
    now(table).refused('B-20.4');
  });

  test('B-20.5: somebody aboard matches the ship; full staffing is not needed', () => {
    const table = given(beside(`I.K.C. Bortas ${here} aboard Kurn`, hood));
    now(table).offers('P1 attacks U.S.S. Hood');
  });

  test('B-20.5: a compatible leader alone does not match', () => {
    const table = given(beside(`I.K.C. K'Vort ${here} aboard Baran`, hood));
    table.P1.attacks('U.S.S. Hood');
    now(table).refused('B-20.5');
  });

  test('B-20.5: a Non-Aligned ship takes any compatible personnel', () => {
    const table = given(beside(`Mercenary Ship ${here} aboard Kurn`, hood));
    now(table).offers('P1 attacks U.S.S. Hood');
  });

  test('B-20.6: a stopped ship joins no attack', () => {
    const table = given(beside(`I.K.C. K'Vort [stopped] ${here} aboard Kurn`, hood));
    table.P1.attacks('U.S.S. Hood');
    now(table).refused('B-19.4');
  });

  test('B-20.6: neither does a docked or a cloaked one', () => {
    const docked = given(
      beside(`I.K.C. K'Vort [docked] ${here} aboard Kurn`, hood, `P1 outpost: Klingon Outpost ${here}`),
    );
    docked.P1.attacks('U.S.S. Hood');
    now(docked).refused('B-20.6');
    const cloaked = given(beside(`I.K.C. K'Vort [cloaked] ${here} aboard Kurn`, hood));
    cloaked.P1.attacks('U.S.S. Hood');
    now(cloaked).refused('B-20.6');
  });

  test('B-20.7: ships and crews of one attack are compatible; one by one they may attack', () => {
    const table = given(
      beside(
        kvort,
        hood,
        `P1 ship: D'deridex ${here} aboard Tallus\n      P1 ship: Mercenary Ship ${here} aboard Baran`,
      ),
    );
    now(table).offers(
      "P1 attacks U.S.S. Hood with I.K.C. K'Vort, Mercenary Ship",
      "P1 attacks U.S.S. Hood with D'deridex, Mercenary Ship",
    );
    table.P1.attacks("U.S.S. Hood with I.K.C. K'Vort, D'deridex");
    now(table).refused('B-20.7');
  });
});

describe('what may be attacked', () => {
  test('B-20.8: cloaked ships may not, docked and empty ones and facilities may', () => {
    const table = given(
      beside(
        kvort,
        `D'deridex [cloaked] ${here} aboard Tallus`,
        `P2 outpost: Romulan Outpost ${here}
      P2 ship: Haakona [docked] ${here}
      P2 ship: Pi ${here}`,
      ),
    );
    table.P1.attacks("D'deridex");
    now(table)
      .refused('B-20.8')
      .offers('P1 attacks Haakona', 'P1 attacks Romulan Outpost', 'P1 attacks Pi')
      .doesNotOffer("P1 attacks D'deridex");
  });

  test('B-20.9: your own cards may not', () => {
    const table = given(beside(kvort, hood, `P1 ship: I.K.C. Pagh ${here}`));
    table.P1.attacks('I.K.C. Pagh');
    now(table).refused('B-20.9');
  });
});

describe('affiliation attack restrictions', () => {
  const attack = (own: string, other: string) => {
    const table = given(beside(own, other));
    const target = other.split(` ${here}`)[0].replace(/ \[.*\]/, '');
    table.P1.attacks(target);
    return table;
  };

  test('B-20.13: the Federation attacks nobody but Borg', () => {
    now(attack(`U.S.S. Hood ${here} aboard Christopher Hobson`, `I.K.C. Pagh ${here}`)).refused('B-20.13');
  });

  test('B-20.14: Romulans do not attack Romulans', () => {
    now(attack(`D'deridex ${here} aboard Tallus`, `Haakona ${here}`)).refused('B-20.14');
  });

  test('B-20.14: they attack others', () => {
    const table = attack(`D'deridex ${here} aboard Tallus`, `I.K.C. Pagh ${here}`);
    now(table).happened('I.K.C. Pagh hit against 6');
  });

  test('B-20.15: Klingons and Non-Aligned attack even their own affiliation', () => {
    now(attack(kvort, `I.K.C. Buruk ${here}`)).happened('I.K.C. Buruk missed');
    now(attack(`Mercenary Ship ${here} aboard Baran`, `Combat Vessel ${here}`)).happened('Combat Vessel hit');
  });

  test('B-20.12, B-20.16: one Federation personnel aboard binds the whole force', () => {
    now(attack(`Mercenary Ship ${here} aboard Baran, Taurik`, `I.K.C. Pagh ${here}`)).refused('B-20.13');
  });

  test('B-20.12: separated personnel do not count', () => {
    const table = attack(`Mercenary Ship ${here} aboard Baran, Taurik [stopped]`, `I.K.C. Pagh ${here}`);
    now(table).happened('I.K.C. Pagh hit');
  });

  test('B-20.16: a ship that is bound may stay out of an attack of those that are not', () => {
    const table = given(beside(kvort, `Haakona ${here}`, `P1 ship: Mercenary Ship ${here} aboard Baran, Tallus`));
    now(table)
      .offers("P1 attacks Haakona with I.K.C. K'Vort")
      .doesNotOffer('P1 attacks Haakona with Mercenary Ship', "P1 attacks Haakona with I.K.C. K'Vort, Mercenary Ship");
  });

  test('B-20.17: a Romulan aboard the target forbids the attack; the attacker learns of it by trying', () => {
    const table = given(beside(`D'deridex ${here} aboard Tallus`, `Mercenary Ship ${here} aboard Baran, Mirok, Narik`));
    now(table).offers('P1 attacks Mercenary Ship');
    table.P1.attacks('Mercenary Ship');
    now(table).happened(`
      Mercenary Ship battle initiated by P1
      Mirok revealed
      Investigate Disturbance battle cancelled
    `);
    now(table).didNotHappen('Baran revealed').holds("not stopped: D'deridex, Mercenary Ship");
    table.P1.attacks('Mercenary Ship');
    now(table).refused('B-20.17');
  });

  test('B-20.17: a stopped Romulan aboard is no part of the target', () => {
    const table = attack(`D'deridex ${here} aboard Tallus`, `Mercenary Ship ${here} aboard Mirok [stopped]`);
    table.P2.chooses('nothing');
    now(table).happened('Mercenary Ship hit');
  });

  test('B-20.18: the defender returns fire whatever its affiliation', () => {
    const table = given(beside(kvort, hood));
    table.P1.attacks('U.S.S. Hood');
    now(table).offers("P2 returns fire at I.K.C. K'Vort with U.S.S. Hood");
    table.P2.chooses('nothing');
  });

  test('B-28.23: a format lifts the restrictions by one clause', () => {
    const free = format('free', 'Free', [
      clause('T-1', 'no attack restrictions', 'Anybody attacks anybody.', {
        answers: { attackRestricted: () => undefined },
      }),
    ]);
    const table = given(beside(`U.S.S. Hood ${here} aboard Christopher Hobson`, `I.K.C. Pagh ${here}`), free);
    table.P1.attacks('I.K.C. Pagh');
    now(table).happened('I.K.C. Pagh missed against 6');
  });
});
