import {
  dilemmaMet,
  inResponse,
  interrupt,
  missionCompleted,
  named,
  nullify,
  onceEach,
  printedIn,
  score,
  theTarget,
  titled,
} from '@spaceline/language';
import { open, warpSpeed } from '@spaceline/formats';
import { expert, given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

/** What the sheet of the product says with examples, played with its cards and with cards made up for them. */

const test900 = printedIn('enhanced-premiere');

describe('EP-2.1: two personnel on one card', () => {
  test('EP-2.1: skills, attributes and numbers are of both, staffing icons too, and one card play reports them', () => {
    const table = given(`
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation
      P1 hand: Data and Geordi, Taurik
    `);
    table.P1.reports('Data and Geordi to Federation Outpost');
    table.P1.reports('Taurik to Federation Outpost');
    now(table).refused('B-11.6').holds('aboard Federation Outpost: Data and Geordi');
    const three = given(`
      P1 mission: Investigate Rogue Comet / Ancient Computer by P2
      P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Data and Geordi
      P1 downloads used: Data and Geordi 0
    `);
    three.P1.attempts('Investigate Rogue Comet');
    now(three).happened('Ancient Computer conditions met');
  });

  test('EP-2.1: what befalls one befalls the card, which random selection counts once', () => {
    const table = given(`
      P1 mission: Excavation / Armus - Skin of Evil by P2
      P1 planet: Data and Geordi, Taurik, Worf
      P1 downloads used: Data and Geordi 0
    `).draws('Data and Geordi');
    table.P1.attempts('Excavation');
    now(table).happened('Data and Geordi killed').holds('P1 discard pile: Data and Geordi');
  });

  test('EP-2.1: near miss: both are versions of their personas, so neither is in play beside them', () => {
    const table = given(`
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation aboard Data and Geordi
      P1 hand: Geordi La Forge
    `);
    table.P1.reports('Geordi La Forge to Federation Outpost');
    now(table).refused('B-4.6').holds('P1 hand: Geordi La Forge');
  });
});

describe("EP-3.3: the first half of Male's Love Interest & Plague Ship", () => {
  const title = "Male's Love Interest & Plague Ship";
  const half = "Male's Love Interest";
  const spared = interrupt('Test Brianon', {
    plays: [inResponse(dilemmaMet(titled(half)))],
    text: [nullify(theTarget)],
    printed: [test900(910, 'P')],
  });
  /** Nullifies it, and something else happens in its place. */
  const replaced = interrupt('Test Q', {
    plays: [inResponse(dilemmaMet(titled(half)))],
    text: [nullify(theTarget), score(5)],
    points: 5,
    printed: [test900(911, 'P')],
  });
  const met = (card: string) => {
    const table = given(
      `
      P1 mission: Evacuation / ${title} by P2
      P1 mission: Excavation
      P1 planet Evacuation: Simon Tarses, Deanna Troi
      P1 hand: ${card}
      `,
      { cards: [spared, replaced] },
    );
    table.P1.attempts('Evacuation');
    return table;
  };

  test('EP-3.3: nullified, the Tarellian Plague Ship is still met', () => {
    const table = met('Test Brianon');
    table.P1.responds('Test Brianon');
    table.P1.chooses('Simon Tarses');
    now(table)
      .happened(`${title} nullified; ${title} encountered; Simon Tarses discarded; ${title} conditions met`)
      .didNotHappen('Simon Tarses relocated');
  });

  test('EP-3.3: replaced by something else, the Tarellian Plague Ship is still met', () => {
    const table = met('Test Q');
    table.P1.responds('Test Q');
    table.P1.chooses('nothing');
    now(table).happened(`P1 scored 5; ${title} encountered; Deanna Troi killed`).didNotHappen('Simon Tarses relocated');
  });

  test('EP-3.3: near miss: left alone, he runs off with the only MEDICAL there was', () => {
    const table = met('Test Q');
    table.P1.passes();
    now(table).happened('Simon Tarses relocated to Excavation; Deanna Troi killed');
  });
});

describe('EP-3.1: Alien Parasites & REM Fatigue', () => {
  const title = 'Alien Parasites & REM Fatigue';
  const picture = `
    P1 mission: Excavation / ${title} by P2
    P1 planet: Mendon, Calloway
  `;

  test('EP-3.1: the opponent who attempts again with that team begins with REM Fatigue Hallucinations', () => {
    const table = given(picture);
    table.P1.attempts('Excavation');
    now(table).happened(`${title} conditions failed`).holds('asked: P2 borrowed action');
    table.P2.attempts('Excavation');
    now(table).happened(`${title} encountered by P2; ${title} placed in play`);
    table.P2.passes();
  });

  test('EP-3.1, WS-4.5: in Warp Speed that opponent may not attempt: the mission is not theirs', () => {
    const table = given(picture, { format: warpSpeed });
    table.P1.attempts('Excavation');
    table.P2.attempts('Excavation');
    now(table).refused('WS-4.5').didNotHappen(`${title} placed in play`);
    table.P2.passes();
    now(table).holds(`under Excavation: ${title}`);
  });
});

describe('EP-4.1, EP-4.2: Secret Salvage and Secret Salvage II', () => {
  const piles = `
    phase: missions, P1 next
    P2 mission: Secret Salvage
    P1 mission pile: Secret Salvage II, Excavation
    P1 draw deck: 20x Taurik
    P2 draw deck: 20x Taurik
  `;
  const locationsIn = (format: typeof open): readonly number[] => {
    const table = given(piles, { format });
    const at = table.table.menu().findIndex((line) => line.includes('Secret Salvage II'));
    table.P1.chooses(`option ${at + 1}`);
    return table.table.state.locations.map(({ missions }) => missions.length);
  };

  test('EP-4.2: in normal play they are one location', () => {
    expect(locationsIn(open)[0]).toBe(2);
  });

  test('EP-4.2, WS-3.4: in Warp Speed they lie beside each other', () => {
    expect(locationsIn(warpSpeed).slice(0, 2)).toEqual([1, 1]);
  });
});

describe('EP-4.5: cards that name the original', () => {
  /** Made up after the example of the sheet: he scores if he helps to solve Test Mission. */
  const helper = interrupt('Test Timicin', {
    plays: [
      onceEach(inResponse(missionCompleted('space', { by: 'you', team: named('Data'), mission: 'Test Mission' }))),
    ],
    text: [score(10)],
    points: 10,
    printed: [test900(912, 'P')],
  });
  const solved = (title: string, who = 'Data, Test Expert') => {
    const table = given(
      `
      P1 mission: ${title}${title.endsWith('II') ? ' [other side]' : ''}
      P1 ship: Runabout at ${title} aboard ${who}
      P1 hand: Test Timicin
      `,
      { cards: [helper, expert('Federation', ['Physics', 'Exobiology'])] },
    );
    table.P1.attempts(title);
    return table;
  };

  test.each(['Test Mission', 'Test Mission II'])('EP-4.5: 10 points for helping to solve %s', (title) => {
    const table = solved(title);
    table.P1.responds('Test Timicin');
    now(table).happened(`${title} mission completed; P1 scored 10`);
  });

  test('EP-4.5: near miss: not for another mission, nor without him', () => {
    const notOffered = (title: string, who?: string): void => {
      const table = solved(title, who);
      expect(table.table.menu()).not.toContain('P1 responds with Test Timicin');
      now(table).happened(`${title} mission completed`);
    };
    notOffered('Investigate Anomaly II');
    notOffered('Test Mission II', 'Test Expert');
  });
});
