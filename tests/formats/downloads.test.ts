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
