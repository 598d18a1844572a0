import { officerBot } from '@spaceline/bots';
import { type State, allows, apply, choose, decisions, isRefusal, pass, view } from '@spaceline/engine';
import { given } from '@spaceline/testkit';
import { expect, test } from 'vitest';

/** Positions in which the officer went wrong in games that were read move by move: docs/blunders.md tells of them. */

/** Lets the officer play for the first player until the turn is over; the other one passes. What it did, with titles. */
const turnOf = (position: string, most = 40): { readonly state: State; readonly did: readonly string[] } => {
  const { state } = given(position).table;
  const officer = officerBot('a position');
  const { turn } = state;
  const did: string[] = [];
  const title = (id: number): string => state.fixed.cards[id]?.def.title ?? '';
  for (let made = 0; made < most && state.turn === turn; made++) {
    const [asked] = decisions(state);
    if (!asked) break;
    const passing = asked.options.find((one) => one.do === 'pass') ?? asked.options[0] ?? pass;
    const choice =
      asked.player === 0
        ? officer(view(state, 0), asked, (option, cards, stacks) => allows(state, option, cards, stacks))
        : choose(asked, passing);
    const card = 'card' in choice && typeof choice.card === 'number' ? ` ${title(choice.card)}` : '';
    if (asked.player === 0) did.push(`${choice.do}${card}`);
    const result = apply(state, choice);
    if (isRefusal(result)) throw new Error(result.why);
  }
  return { state, did };
};

const reports = (did: readonly string[]): readonly string[] => did.filter((one) => one.startsWith('report '));

test('the officer does not draw more cards while its hand is full of people', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Taurik
    P1 hand: The Traveler: Transcendence, Data, Worf, Geordi La Forge, Beverly Crusher, Deanna Troi
  `);
  expect(reports(did)).toHaveLength(1);
});

test('the officer does not sit without a ship: it looks for one', () => {
  const { did } = turnOf(`
    P1 mission: Study Nebula
    P1 outpost: Federation Outpost at Study Nebula aboard Data, Worf, Geordi La Forge, Beverly Crusher, Deanna Troi, Shelby
    P1 hand: The Traveler: Transcendence, 2x Simon Tarses
  `);
  expect(did).toContain('play The Traveler: Transcendence');
});

test('the officer does not report a ship before there is a crew that goes somewhere with it', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Taurik
    P1 hand: Runabout, Data, Worf
  `);
  expect(reports(did)).not.toContain('report Runabout');
});

test('the officer does not divide its people between two affiliations that quarrel', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 mission: Krios Suppression
    P1 outpost: Federation Outpost at Excavation aboard Taurik, Worf
    P1 outpost: Klingon Outpost at Krios Suppression
    P1 hand: Gowron, Kurn, K'mpec, Simon Tarses
  `);
  expect(reports(did)).toEqual(['report Simon Tarses']);
});

test('the officer does not sign a treaty twice', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Taurik, Gowron
    P1 table: Treaty: Federation/Klingon
    P1 hand: Treaty: Federation/Klingon
  `);
  expect(did).not.toContain('play Treaty: Federation/Klingon');
});

test('the officer does not report a hologram where nothing projects it', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Worf
    P1 hand: Dr. Leah Brahms, Simon Tarses
  `);
  expect(reports(did)).toEqual(['report Simon Tarses']);
});

test('the officer does not lay a gap between its own missions', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 outpost: Federation Outpost at Excavation aboard Worf
    P1 hand: Gaps in Normal Space
  `);
  expect(did).not.toContain('play Gaps in Normal Space');
});

test('the officer does not stay aboard a ship at home that harms its crew', () => {
  const { state } = turnOf(`
    turn 3: P1, orders
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 ship: U.S.S. Hood [docked] (Nitrium Metal Parasites by P2 [countdown 1]) at Excavation aboard Worf, Simon Tarses
  `);
  expect(state.play.some((id) => state.fixed.cards[id]?.def.title === 'Worf')).toBe(true);
});

test('the officer does not stay out with a ship that is about to be lost when home is near', () => {
  const { did } = turnOf(`
    turn 3: P1, orders
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 outpost: Federation Outpost at Excavation
    P1 ship: U.S.S. Hood (Nitrium Metal Parasites by P2 [countdown 1]) at Study Nebula aboard Worf, Simon Tarses, Shelby
  `);
  expect(did).toContain('fly U.S.S. Hood');
});

test('the officer does not clear a mission of both players for the other one', () => {
  const { did } = turnOf(`
    turn 3: P1, orders
    P1 mission: Evaluate Terraforming / Armus - Skin of Evil by P2
    P2 mission: Evaluate Terraforming
    P1 outpost: Federation Outpost at Evaluate Terraforming aboard 3x Simon Tarses, 3x Taurik, Worf, Shelby, Tasha Yar
  `);
  expect(did.filter((one) => one.startsWith('attempt'))).toEqual([]);
});

test('the officer does not spend what helps to move in the turn of the other player', () => {
  const { state } = given(`
    turn 3: P2, orders
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 ship: U.S.S. Hood [docked] at Excavation aboard Worf, Shelby
    P1 hand: Transwarp Conduit
  `).table;
  const officer = officerBot('a position');
  const [asked] = decisions(state).filter(({ player }) => player === 0);
  const may = asked ?? decisions(state)[0];
  if (may?.player === 1) apply(state, choose(may, may.options.find((one) => one.do === 'pass') ?? pass));
  const [ours] = decisions(state);
  expect(ours?.player).toBe(0);
  if (ours) expect(officer(view(state, 0), ours).do).toBe('pass');
});

test('the officer does not leave at the outpost whom its ship needs to fly', () => {
  const { state } = turnOf(`
    turn 3: P1, orders
    P1 mission: Study Stellar Collision
    P1 outpost: Federation Outpost at Study Stellar Collision aboard Taitt, Jean-Luc Picard, Deanna Troi
    P1 ship: U.S.S. Galaxy [docked] at Study Stellar Collision
  `);
  expect(state.locations[0]?.completedBy).toBe(0);
});

test('the officer does not wait where the other half of a combo closes the mission: it goes to another', () => {
  const { state } = turnOf(`
    turn 3: P1, orders
    P1 mission: Investigate Rogue Comet
    P1 mission: Study Stellar Collision
    P1 on Investigate Rogue Comet: Female's Love Interest & Garbage Scow by P2
    P1 ship: U.S.S. Hood at Investigate Rogue Comet aboard Data, Richard Galen, Taitt
  `);
  expect(state.locations[1]?.completedBy).toBe(0);
});

test('the officer does not leave a Garbage Scow at its mission when its ship can tow it', () => {
  const { did, state } = turnOf(`
    turn 3: P1, orders
    P1 mission: Investigate Rogue Comet
    P2 mission: Evacuation
    P1 on Investigate Rogue Comet: Radioactive Garbage Scow by P2
    P1 outpost: Federation Outpost at Investigate Rogue Comet aboard Geordi La Forge, Richard Galen, Taurik
    P1 ship: U.S.S. Hood [docked] at Investigate Rogue Comet aboard Thomas Riker
  `);
  expect(did).toContain('fly U.S.S. Hood');
  const scow = state.fixed.cards.findIndex(({ def }) => def.title === 'Radioactive Garbage Scow');
  expect(state.cards[scow]?.loc).toBe(state.locations[1]?.id);
});

test('the officer does not dock and undock one ship while another has to go on', () => {
  const { did } = turnOf(`
    turn 3: P1, orders
    P1 mission: Excavation
    P2 mission: Evacuation
    P1 outpost: Federation Outpost at Excavation
    P1 ship: Runabout [docked] at Excavation aboard Simon Tarses
    P1 ship: U.S.S. Oberth [docked] (Cytherians by P2 [bound for Evacuation]) at Excavation aboard Giusti
  `);
  expect(did.slice(0, 2)).toEqual(['undock U.S.S. Oberth', 'fly U.S.S. Oberth']);
});

test('the officer does not leave people on a planet for whom the ship there is too large: another comes for them', () => {
  const { did } = turnOf(`
    turn 3: P1, orders
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 mission: Evaluate Terraforming
    P1 planet: Richard Galen, Tasha Yar
    P1 ship: U.S.S. Enterprise at Evaluate Terraforming
    P1 outpost: Federation Outpost at Excavation aboard Simon Tarses
    P1 ship: Runabout [docked] at Excavation aboard Taurik
  `);
  expect(did).toContain('fly Runabout');
});

test('the officer does not report a hologram beside the ship that could project it', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Worf, Taurik
    P1 ship: U.S.S. Galaxy [docked] at Excavation
    P1 hand: Dr. Leah Brahms
  `);
  expect(reports(did)).toEqual([]);
});

test('the officer does not hold equipment while nobody else can report', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Worf, Taurik, Data
    P1 hand: Starfleet Type II Phaser
  `);
  expect(reports(did)).toEqual(['report Starfleet Type II Phaser']);
});

test('the officer does not pay with the one whom the mission under way needs', () => {
  const { state } = turnOf(`
    turn 3: P1, orders
    P1 mission: Study Stellar Collision / Tarellian Plague Ship by P2
    P1 ship: U.S.S. Hood at Study Stellar Collision aboard Dr. Reyga, Beverly Crusher, Worf, Medical Tricorder
  `);
  expect(state.locations[0]?.completedBy).toBe(0);
});

test('the officer does not spend an Escape Pod on a ship that nobody is aboard of', () => {
  const { did } = turnOf(`
    turn 3: P1, orders
    P1 mission: Excavation
    P1 ship: Runabout (Auto-Destruct Sequence) at Excavation
    P1 hand: Escape Pod
  `);
  expect(did).not.toContain('play Escape Pod');
});

test('the officer does not call a ship home that lies there', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P2 mission: Evacuation
    P2 outpost: Federation Outpost at Evacuation
    P2 ship: U.S.S. Hood [docked] at Evacuation aboard Data, Worf, Geordi La Forge, Beverly Crusher, Deanna Troi
    P1 hand: Incoming Message - Federation
  `);
  expect(did).not.toContain('play Incoming Message - Federation');
});

test('the officer does not attempt with skills that an infection has taken', () => {
  const { did } = turnOf(`
    turn 3: P1, orders
    P1 mission: Study Stellar Collision
    P1 ship: Runabout (Tsiolkovsky Infection by P2) at Study Stellar Collision aboard Worf, Taitt
  `);
  expect(did.filter((one) => one.startsWith('attempt'))).toEqual([]);
});

test('the officer does not lay a fire where a large crew puts it out, while somebody can report', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Taurik, Worf
    P2 mission: Evacuation
    P2 ship: U.S.S. Enterprise at Evacuation aboard Data, Geordi La Forge, Beverly Crusher, Deanna Troi, Shelby, Tasha Yar,
      Jean-Luc Picard, Thomas Riker, Wesley Crusher
    P1 hand: Plasma Fire, Simon Tarses
  `);
  expect(did[0]).toBe('report Simon Tarses');
});

test('the officer does not send the only ship far away for two people while nine wait for it', () => {
  const { did } = turnOf(`
    turn 3: P1, orders
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 mission: Krios Suppression
    P1 mission: Evaluate Terraforming
    P1 planet: Simon Tarses, Taurik
    P1 outpost: Federation Outpost at Excavation aboard 2x Simon Tarses, 2x Taurik, 2x Giusti, Worf, Tasha Yar, Mot the Barber
    P1 ship: Runabout [docked] at Excavation
  `);
  expect(did).not.toContain('fly Runabout');
});

test('the officer does not leave people in quarantine to die whom its ship could cure', () => {
  const { state } = turnOf(`
    turn 3: P1, orders
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 outpost: Federation Outpost at Study Nebula aboard Beverly Crusher, Alyssa Ogawa, Dr. Reyga
    P1 ship: U.S.S. Hood [docked] at Study Nebula aboard Worf, Shelby
    P1 planet Excavation: Simon Tarses, Taurik, Mot the Barber
    P1 with team: Hyper-Aging by P2 [met by Simon Tarses + Taurik + Mot the Barber, countdown 3]
  `);
  expect(state.play.some((id) => state.fixed.cards[id]?.def.title === 'Hyper-Aging')).toBe(false);
});

test('the officer does not attack a shuttle beside a ship that hits its own afterwards', () => {
  const { did } = turnOf(`
    turn 3: P1, orders
    P1 mission: Excavation
    P2 mission: Study Stellar Collision
    P2 ship: Type VI Shuttlecraft at Study Stellar Collision aboard Giusti
    P2 ship: U.S.S. Enterprise at Study Stellar Collision aboard Jean-Luc Picard, Data, Worf, Geordi La Forge, Shelby, Taurik
    P1 ship: I.K.C. K'Vort at Study Stellar Collision aboard K'Vada, Kromm, Kurn
    P1 ship: I.K.C. Buruk at Study Stellar Collision aboard Kargan, Divok, Gowron
  `);
  expect(did.filter((one) => one.startsWith('battle'))).toEqual([]);
});

test('the officer does not send a second ship for a Garbage Scow that the ship there tows away', () => {
  const { did } = turnOf(`
    turn 3: P1, orders
    P1 mission: Investigate Rogue Comet
    P1 mission: Study Nebula
    P2 mission: Evacuation
    P1 on Investigate Rogue Comet: Radioactive Garbage Scow by P2
    P1 ship: U.S.S. Hood [stopped] at Investigate Rogue Comet aboard Geordi La Forge [stopped], Richard Galen [stopped], Thomas Riker [stopped], Reginald Barclay [stopped]
    P1 outpost: Federation Outpost at Study Nebula aboard Taurik, Leah Brahms, Shelby, Data
    P1 ship: U.S.S. Galaxy [docked] at Study Nebula
  `);
  expect(did).not.toContain('fly U.S.S. Galaxy');
});

test('the officer does not count on the shields of its outpost for a ship that leaves it', () => {
  const { did } = turnOf(`
    turn 3: P1, orders
    P1 mission: Excavation
    P1 mission: Study Stellar Collision / Crystalline Entity by P2 [revealed]
    P1 outpost: Federation Outpost at Excavation aboard Taitt, Worf, 2x Simon Tarses, 2x Taurik, Shelby, Tasha Yar
    P1 ship: Runabout [docked] at Excavation
  `);
  expect(did).not.toContain('undock Runabout');
});

test('the officer does not hold the only ship that could tow away what closes its mission', () => {
  const { did } = turnOf(`
    P1 mission: Investigate Rogue Comet
    P1 on Investigate Rogue Comet: Radioactive Garbage Scow by P2
    P1 outpost: Federation Outpost at Investigate Rogue Comet aboard Geordi La Forge, Richard Galen, Taurik, Thomas Riker
    P1 ship: Runabout [docked] at Investigate Rogue Comet
    P1 hand: U.S.S. Hood
  `);
  expect(reports(did)).toEqual(['report U.S.S. Hood']);
});

test('the officer does not report a second ship because the crew of the first stands on the planet below it', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 mission: Krios Suppression
    P1 ship: U.S.S. Hood at Krios Suppression
    P1 planet Krios Suppression: Worf, Shelby, Tasha Yar, Geordi La Forge
    P1 outpost: Federation Outpost at Excavation aboard Taurik
    P1 hand: Runabout, Simon Tarses
  `);
  expect(reports(did)).toEqual(['report Simon Tarses']);
});

test('the officer does not undock a ship that has nowhere to go in this turn', () => {
  const { did } = turnOf(`
    turn 3: P1, orders
    P1 mission: Study Stellar Collision
    P1 mission: Study Nebula
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Taitt
    P1 ship: Runabout at Study Nebula aboard Worf, Tasha Yar
  `);
  expect(did).toContain('fly Runabout');
  expect(did).not.toContain('undock Runabout');
});

test('the officer does not spend a card play on a card in the discard pile that nobody needs', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Taurik, Worf
    P1 discard pile: Plasma Fire
    P1 hand: Res-Q
  `);
  expect(did).not.toContain('play Res-Q');
});

test('the officer does not project holograms while it has none', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Taurik, Worf
    P2 mission: Evacuation
    P1 hand: Holo-Projectors
  `);
  expect(did).not.toContain('play Holo-Projectors');
});

test('the officer does not build a Spacedock for a damaged ship far from home while somebody can report', () => {
  const { did } = turnOf(`
    P1 mission: Excavation
    P1 mission: Krios Suppression
    P1 mission: Study Nebula
    P2 mission: Evacuation
    P2 mission: Evaluate Terraforming
    P1 outpost: Federation Outpost at Excavation aboard 3x Simon Tarses, 3x Taurik, Data, Geordi La Forge
    P1 ship: Runabout [damaged] at Evaluate Terraforming aboard Worf, Tasha Yar
    P1 hand: Spacedock, Simon Tarses
  `);
  expect(did[0]).toBe('report Simon Tarses');
});

test('the officer does not fly past its outpost without those who wait there', () => {
  const { did, state } = turnOf(`
    turn 3: P1, orders
    P1 mission: Krios Suppression
    P1 mission: Excavation
    P1 mission: Study Stellar Collision
    P1 outpost: Federation Outpost at Excavation aboard Simon Tarses
    P1 ship: Runabout at Krios Suppression aboard Taitt, Worf
  `);
  expect(did.filter((one) => one === 'fly Runabout')).toHaveLength(2);
  expect(did).toContain('beam ');
  expect(state.locations[2]?.completedBy).toBe(0);
});
