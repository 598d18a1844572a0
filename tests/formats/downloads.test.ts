import { modern, open, otf } from '@spaceline/formats';
import { outpost } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';
import { conferenceCards, missions } from './cards.ts';

const ferengiOutpost = outpost('Ferengi Outpost', { affiliation: 'Ferengi', shields: 20, printed: [] });
const cards = [...missions, ...conferenceCards, ferengiOutpost];
const table = (format: typeof otf) =>
  given(
    `P1 mission: Inquiry
P1 outpost: Ferengi Outpost at Inquiry
P1 hand: Ferengi Conference
P1 draw deck: Leeta, Lumba, Nilva, Dabo, 5x Taurik`,
    { format, cards },
  );

describe('the printed example: a conference, Leeta and Lumba, Dabo and Nilva', () => {
  test('OTF-5.1, MOD-5.1, B-28.15: after personnel were downloaded no other action may download personnel this turn', () => {
    for (const format of [otf, modern]) {
      const t = table(format);
      t.P1.plays('Ferengi Conference');
      t.P1.chooses('Leeta, Lumba');
      now(t)
        .happened('Leeta downloaded; Lumba downloaded')
        .doesNotOffer('P1 downloads Nilva with Lumba')
        .offers('P1 downloads Dabo with Leeta');
      t.P1.downloads('Nilva with Lumba');
      now(t).refused(format === otf ? 'OTF-5.1' : 'MOD-5.1');
    }
  });

  test("OTF-5.1, MOD-5.1, B-28.15: near miss: on the opponent's turn it may; in the base game at once", () => {
    for (const format of [otf, modern]) {
      const t = table(format);
      t.P1.plays('Ferengi Conference');
      t.P1.chooses('Leeta, Lumba');
      t.P1.ends('turn');
      t.P1.downloads('Nilva with Lumba');
      now(t).happened('Nilva downloaded');
    }
    const base = table(open);
    base.P1.plays('Ferengi Conference');
    base.P1.chooses('Leeta, Lumba');
    base.P1.downloads('Nilva with Lumba');
    now(base).happened('Nilva downloaded');
  });

  test('OTF-5.2, MOD-5.2: one action that downloads two personnel counts once, and Dabo is no personnel', () => {
    for (const format of [otf, modern]) {
      const t = table(format);
      t.P1.plays('Ferengi Conference');
      t.P1.chooses('Leeta, Lumba');
      t.P1.downloads('Dabo with Leeta');
      now(t).happened('Leeta downloaded; Lumba downloaded; Dabo downloaded').holds('P1 table: Dabo');
    }
  });

  test('OTF-5.2, MOD-5.2: near miss: a download of something else leaves the one of personnel open', () => {
    for (const format of [otf, modern]) {
      const t = given(
        `P1 mission: Inquiry
P1 outpost: Ferengi Outpost at Inquiry aboard Leeta, Lumba
P1 draw deck: Nilva, Dabo, 5x Taurik`,
        { format, cards },
      );
      t.P1.downloads('Dabo with Leeta');
      t.P1.downloads('Nilva with Lumba');
      now(t).happened('Dabo downloaded; Nilva downloaded');
    }
  });
});

describe('what counts as a download', () => {
  const fetching = (format: typeof otf, hand: string) =>
    given(
      `P1 mission: Inquiry
P1 mission: Excavation / Betazoid Gift Box by P2
P1 outpost: Ferengi Outpost at Inquiry aboard Lumba
P1 planet Excavation: Vash
P1 hand: ${hand}
P1 draw deck: Leeta, Nilva, Dabo, 5x Taurik`,
      { format, cards },
    );

  test('B-27.52: a special download into play counts for the sheets, also from the hand', () => {
    const t = fetching(otf, 'Nilva, Ferengi Conference');
    t.P1.downloads('Nilva with Lumba');
    t.P1.plays('Ferengi Conference');
    now(t).happened('Nilva downloaded').didNotHappen('Leeta downloaded');
    t.P1.chooses('nothing');
    now(t).holds('aboard Ferengi Outpost: Lumba, Nilva');
  });

  test('B-27.52: near miss: a report, or cards taken from the draw deck into the hand, are none', () => {
    const t = fetching(otf, 'Data');
    t.P1.attempts('Excavation');
    // The special download could suspend play (B-12.23).
    t.P1.passes();
    t.P1.passes();
    t.P1.chooses('Leeta, Dabo, Taurik');
    now(t).happened('Betazoid Gift Box acquired by P1');
    t.P1.downloads('Nilva with Lumba');
    now(t).happened('Nilva downloaded');
  });
});
