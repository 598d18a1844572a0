import { given, now, unbuilt } from '@spaceline/testkit';
import { describe, test } from 'vitest';

/** What the six Mission IIs with an outpost have in common; what is their own stands beside each of them. */
const missions = [
  { id: 'EP15', title: 'Explore Black Cluster II', affiliation: 'Klingon', reporter: 'Gorath', shields: 32 },
  { id: 'EP16', title: 'Explore Typhon Expanse II', affiliation: 'Romulan', reporter: 'Bochra', shields: 32 },
  { id: 'EP17', title: 'Investigate Anomaly II', affiliation: 'Federation', reporter: 'Taitt', shields: 30 },
  { id: 'EP18', title: 'Investigate Sighting II', affiliation: 'Romulan', reporter: 'Bochra', shields: 32 },
  { id: 'EP20', title: 'Secret Salvage II', affiliation: 'Klingon', reporter: 'Gorath', shields: 32 },
  { id: 'EP21', title: 'Test Mission II', affiliation: 'Federation', reporter: 'Taitt', shields: 30 },
] as const;

/** A ship that one person with a staff icon flies. */
const ships = { Klingon: "I.K.C. K'Vort", Romulan: 'Scout Vessel', Federation: 'Runabout' } as const;

describe.each(missions)('$id $title', ({ title, affiliation, reporter, shields }) => {
  const outpost = `${title} outpost`;
  const ship = ships[affiliation];
  const foreigner = affiliation === 'Federation' ? 'Klingon' : 'Federation';

  test('EP-4.4, B-27.33: the front is an outpost of its owner, where cards of its affiliation report', () => {
    const table = given(`
      P1 mission: ${title}
      P1 outpost: ${outpost} at ${title}
      P1 hand: ${reporter}
    `);
    table.P1.reports(`${reporter} to ${outpost}`);
    now(table).holds(`aboard ${outpost}: ${reporter}\nSHIELDS of ${outpost}: ${shields}`);
  });

  test('EP-4.1, B-27.36: an ENGINEER turns it over for the card play, and nothing is drawn in that turn', () => {
    const table = unbuilt(title, affiliation, ['ENGINEER'], ship, `P1 hand: ${reporter}`);
    table.P1.flips(title);
    now(table).happened(`${title} mission flipped`).holds(`in play: ${outpost}`);
    table.P1.reports(`${reporter} to ${outpost}`);
    now(table).refused('B-11.6');
    table.P1.ends('turn');
    now(table).didNotHappen('P1 drew');
  });

  test('B-27.36: near miss: neither an ENGINEER of another affiliation nor one of its own without that skill', () => {
    const foreign = unbuilt(title, foreigner, ['ENGINEER'], ships[foreigner]);
    foreign.P1.flips(title);
    now(foreign).refused('B-13.19');
    const unskilled = unbuilt(title, affiliation, ['Music'], ship);
    unskilled.P1.flips(title);
    now(unskilled).refused('B-13.19');
  });

  test('B-27.36: refused when the card play is used', () => {
    const table = unbuilt(title, affiliation, ['ENGINEER'], ship, 'P1 hand: Red Alert!');
    table.P1.plays('Red Alert!');
    table.P1.flips(title);
    now(table).refused('B-11.6');
  });
});
