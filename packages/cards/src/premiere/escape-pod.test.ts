import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { escapePod } from './escape-pod.ts';

test('P116 Escape Pod: reads aloud', () => {
  expect(english(escapePod)).toBe(
    "As a ship is destroyed, save its crew under this card here. During execute orders, their player's unstopped " +
      'ship or facility here may take them all aboard; then discard interrupt.',
  );
});

test('P116 Escape Pod: the crew and its equipment survive their ship under the pod', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: Runabout (Auto-Destruct Sequence) at Excavation aboard Data, Taurik, Tricorder
    P1 planet Excavation: Worf
    P1 hand: Escape Pod
  `);
  table.P1.passes();
  table.P1.responds('Escape Pod');
  now(table)
    .happened('Escape Pod played; Data saved by Escape Pod; Taurik saved; Runabout destroyed')
    .didNotHappen('Data killed; Taurik killed').holds(`
      held: Data, Taurik, Tricorder
      not held: Worf
      P1 discard pile: Auto-Destruct Sequence, Runabout
    `);
});

test('P116 Escape Pod: without it everybody aboard dies', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: Runabout (Auto-Destruct Sequence) at Excavation aboard Data, Taurik
    P1 hand: Escape Pod
  `);
  table.P1.ends('turn');
  now(table).happened('Data killed; Taurik killed');
});

test('P116 Escape Pod: either player may use it, for any ship, also in battle', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: I.K.C. Bortas at Excavation aboard Gowron, Klag
    P2 ship: Type VI Shuttlecraft at Excavation aboard Giusti
    P1 hand: Escape Pod
  `);
  table.P1.attacks('Type VI Shuttlecraft with I.K.C. Bortas');
  table.P1.passes();
  table.P2.passes();
  table.P1.responds('Escape Pod');
  now(table).happened('Type VI Shuttlecraft direct hit; Giusti saved; Type VI Shuttlecraft destroyed').holds(`
    held: Giusti
    in play: Escape Pod
  `);
});

test('P116 Escape Pod: a second pod for the same ship is refused', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: Runabout (Auto-Destruct Sequence) at Excavation aboard Data
    P1 hand: 2x Escape Pod
    P2 hand: Escape Pod
  `);
  table.P1.passes();
  table.P1.responds('Escape Pod');
  now(table).doesNotOffer('P2 responds with Escape Pod', 'P1 responds with Escape Pod').holds('held: Data');
});

test('P116 Escape Pod: Rogue Borg aboard are no crew', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: Runabout (Auto-Destruct Sequence) at Excavation aboard Data, Rogue Borg Mercenaries by P2 [controlled by P2]
    P1 hand: Escape Pod
  `);
  table.P1.passes();
  table.P1.responds('Escape Pod');
  now(table).happened('Data saved').holds(`
    held: Data
    P2 discard pile: Rogue Borg Mercenaries
  `);
});

test('P116 Escape Pod: nullified by Amanda Rogers, the crew dies unless another pod comes', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: Runabout (Auto-Destruct Sequence) at Excavation aboard Data
    P1 hand: 2x Escape Pod
    P2 hand: Amanda Rogers
  `);
  table.P1.passes();
  table.P1.responds('Escape Pod');
  table.P2.responds('Amanda Rogers');
  table.P1.responds('Escape Pod');
  now(table).happened('Escape Pod nullified; Data saved').holds('held: Data');
});

const inPod = (more: string): string => `
    turn 3: P1, orders
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 on Excavation: Escape Pod (Data [held], Taurik [held])
    ${more}
  `;

test('P116 Escape Pod: an unstopped ship at the location takes them all aboard; the pod is discarded', () => {
  const table = given(inPod('P1 ship: Runabout at Excavation aboard Worf'));
  table.P1.rescues('Escape Pod with Runabout');
  now(table).happened('Data released; Taurik released; Escape Pod discarded').holds(`
    aboard Runabout: Worf, Data, Taurik
    not held: Data, Taurik
  `);
  now(table).offers('P1 beams Data from Runabout to Excavation');
});

test('P116 Escape Pod: a facility rescues, too', () => {
  const table = given(inPod('P1 outpost: Federation Outpost at Excavation'));
  table.P1.rescues('Escape Pod with Federation Outpost');
  now(table).holds('aboard Federation Outpost: Data, Taurik');
});

test.each([
  ['a stopped ship', 'P1 ship: Runabout [stopped] at Excavation'],
  ['a ship elsewhere', 'P1 ship: Runabout at Study Nebula'],
  ['an incompatible ship', "P1 ship: I.K.C. K'Vort at Excavation"],
  ["the opponent's ship", 'P2 ship: Runabout at Excavation'],
])('P116 Escape Pod: %s does not rescue', (_what, ship) => {
  const table = given(inPod(ship));
  const [, name] = /ship: (.*?)(?: \[| at)/.exec(ship) ?? [];
  table.P1.rescues(`Escape Pod with ${name}`);
  now(table).refused('B-19.17');
});

test('P116 Escape Pod: those in it cannot act, and the opponent cannot rescue them', () => {
  const table = given(inPod('P1 ship: Runabout at Excavation\n    P2 ship: Runabout at Excavation'));
  now(table).doesNotOffer(
    'P1 beams Data from Excavation to Runabout',
    'P1 attempts Excavation',
    "P2 rescues Escape Pod with P2's Runabout",
  );
});

test('P116 Escape Pod: who is in it counts for uniqueness', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 on Excavation: Escape Pod (Data [held])
    P1 hand: Data
  `);
  table.P1.reports('Data #2 to Federation Outpost');
  now(table).refused('B-4.2');
});

test('P116 Escape Pod: a hologram cannot be taken off its ship and is lost with it', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 ship: U.S.S. Nebula [damaged] (Plasma Fire by P2) at Study Nebula aboard Albert Einstein, Taitt
    P1 hand: Escape Pod
  `);
  table.P1.passes();
  table.P1.passes();
  table.P1.responds('Escape Pod');
  now(table)
    .happened('Taitt saved; U.S.S. Nebula destroyed; Albert Einstein discarded')
    .didNotHappen('Albert Einstein saved');
});
