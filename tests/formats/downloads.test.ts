import { personnelDownloads } from '@spaceline/engine/format';
import { modern, open, otf } from '@spaceline/formats';
import { cardPlay, downloads, event, onTable, outpost, titled } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { conferenceCards, missions } from './cards.ts';
import { askedOf, choosing, commit, seedTable } from './table.ts';

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

describe('one action, several fetches', () => {
  /** Three fetches in one text, one after the other. */
  const summons = event('Summons', {
    printed: [],
    plays: [cardPlay(onTable)],
    text: [downloads(titled('Leeta')), downloads(titled('Dabo')), downloads(titled('Lumba'))],
  });
  const called = (format: typeof otf, more = '') =>
    given(
      `P1 mission: Inquiry
P1 outpost: Ferengi Outpost at Inquiry
P1 hand: Summons
P1 draw deck: Leeta, Lumba, Nilva, Dabo, 5x Taurik${more}`,
      { format, cards: [...cards, summons] },
    );

  test('OTF-5.2, MOD-5.2: a text that fetches one personnel after another is one action, and counts once', () => {
    for (const format of [otf, modern]) {
      const t = called(format);
      t.P1.plays('Summons');
      for (const title of ['Leeta', 'Dabo', 'Lumba']) t.P1.chooses(title);
      now(t)
        .happened('Leeta downloaded; Dabo downloaded; Lumba downloaded')
        .holds('aboard Ferengi Outpost: Leeta, Lumba')
        .doesNotOffer('P1 downloads Nilva with Lumba');
      expect(personnelDownloads(t.table.state, 0)).toBe(1);
    }
  });

  test('OTF-5.1, MOD-5.1: near miss: after another download of personnel the same text fetches none', () => {
    for (const format of [otf, modern]) {
      const t = called(format, '\nP1 personnel downloads: 1');
      t.P1.plays('Summons');
      t.P1.chooses('nothing');
      t.P1.chooses('Dabo');
      t.P1.chooses('nothing');
      now(t).happened('Dabo downloaded').didNotHappen('Leeta downloaded').holds('aboard Ferengi Outpost: nothing');
    }
  });

  test('OTF-5.1, MOD-5.1: near miss: what one player has downloaded does not count for the other', () => {
    for (const format of [otf, modern]) {
      const t = given(
        `P1 mission: Inquiry
P1 outpost: Ferengi Outpost at Inquiry aboard Lumba
P1 draw deck: Nilva, 5x Taurik
P2 personnel downloads: 1`,
        { format, cards },
      );
      t.P1.downloads('Nilva with Lumba');
      now(t).happened('Nilva downloaded');
    }
  });
});

test('OTF-5.1, MOD-5.1: near miss: the seed phase is no turn: two doorways may each fetch a personnel', () => {
  const door = (title: string, fetched: string) =>
    event(title, { printed: [], seeds: ['doorway phase'], stays: true, text: [downloads(titled(fetched))] });
  const doors = [door('First Door', 'Leeta'), door('Other Door', 'Lumba')];
  for (const format of [otf, modern]) {
    const t = seedTable(
      format,
      `phase: doorways
P1 mission: Inquiry
P1 outpost: Ferengi Outpost at Inquiry
P1 seed deck: First Door, Other Door
P1 draw deck: Leeta, Lumba, 20x Taurik`,
      [...cards, ...doors],
    );
    commit(t, 0, { table: ['First Door', 'Other Door'] });
    const offered = (): string[] =>
      (askedOf(t, 0).options[0].pick?.from ?? []).map((id) => t.s.fixed.cards[id].def.title);
    expect(offered()).toEqual(['Leeta']);
    choosing(t, 'Leeta');
    expect(offered()).toEqual(['Lumba']);
    choosing(t, 'Lumba');
    expect(t.events.filter((e) => e.e === 'downloaded')).toHaveLength(2);
  }
});
