import { modern, open, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import { given, now } from '@spaceline/testkit';
import { test } from 'vitest';
import { leavingCards, missions } from './cards.ts';

const cards = [...missions, ...leavingCards];
const removing = [otf, modern, otfBeta, ruleOfFour];

const met = `
P1 mission: Excavation / Archer by P2
P1 planet: Jean-Luc Picard, Simon Tarses
`;

test('OTF-2.1, MOD-2.1, BETA-2.1, R4-4.1, B-28.32: a dilemma discarded in its encounter is removed from the game', () => {
  for (const format of removing) {
    const table = given(met, { format, cards });
    table.P1.attempts('Excavation');
    now(table).happened('Archer removed from game').holds('P2 removed: Archer\nP2 discard pile: nothing');
  }
});

test('OTF-2.1, MOD-2.1, BETA-2.1, R4-4.1: near miss: in the base game, and for other cards, the discard pile it is', () => {
  const base = given(met, { format: open, cards });
  base.P1.attempts('Excavation');
  now(base).happened('Archer discarded').holds('P2 discard pile: Archer\nP2 removed: nothing');
  for (const format of removing) {
    const table = given(met, { format, cards });
    table.P1.attempts('Excavation');
    now(table).holds('P1 discard pile: Jean-Luc Picard\nP1 removed: nothing');
  }
});

test('OTF-2.1, MOD-2.1, BETA-2.1, R4-4.1: a dilemma that stayed in play and is cured is removed as well', () => {
  for (const format of removing) {
    const table = given(
      `P1 mission: Excavation
       P1 outpost: Federation Outpost at Excavation
       P1 ship: U.S.S. Hood (Birth of "Junior" by P2) at Excavation aboard Data, Geordi La Forge, Reginald Barclay`.replace(
        /\n +/g,
        '\n',
      ),
      { format, cards },
    );
    now(table).holds('P2 discard pile: nothing\nP2 removed: Birth of "Junior"');
  }
});

const again = `
P1 mission: Inquiry
P1 hand: Second Chance, Fair Chance
P1 removed: Archer
P2 mission: Excavation
`;

test('OTF-2.2, MOD-2.2, R4-4.2: a card that reseeds dilemmas may take a removed one', () => {
  for (const format of [otf, modern, ruleOfFour]) {
    const table = given(again, { format, cards });
    table.P1.plays('Second Chance');
    table.P1.seeds('Archer under Excavation');
    now(table).holds("under Excavation: P1's Archer\nP1 removed: nothing");
  }
});

test('OTF-2.2, MOD-2.2, R4-4.2: near miss: not in the base game, and never a dilemma of the opponent', () => {
  const base = given(again, { format: open, cards });
  base.P1.plays('Second Chance');
  now(base).holds('P1 removed: Archer\nunder Excavation: nothing');
  for (const format of [otf, modern, ruleOfFour]) {
    const theirs = given('P1 mission: Inquiry\nP2 mission: Excavation\nP1 hand: Second Chance\nP2 removed: Archer', {
      format,
      cards,
    });
    theirs.P1.plays('Second Chance');
    now(theirs).holds('P2 removed: Archer\nunder Excavation: nothing');
  }
});

test('BETA-2.2: only a card with the Referee icon may take a removed dilemma', () => {
  const table = given(again, { format: otfBeta, cards });
  table.P1.plays('Fair Chance');
  table.P1.seeds('Archer under Excavation');
  now(table).holds("under Excavation: P1's Archer\nP1 removed: nothing");
});

test('BETA-2.2: near miss: another card takes one only from the discard pile', () => {
  const table = given(again, { format: otfBeta, cards });
  table.P1.plays('Second Chance');
  now(table).holds('P1 removed: Archer\nunder Excavation: nothing');
  const discarded = given(again.replace('removed:', 'discard pile:'), { format: otfBeta, cards });
  discarded.P1.plays('Second Chance');
  discarded.P1.seeds('Archer under Excavation');
  now(discarded).holds("under Excavation: P1's Archer");
});

/** P2 meets P1's Archer, and P1 seeds another one there in the next turn. */
const metAgain = (format: typeof open) => {
  const table = given(
    `P1 hand: Second Chance
P1 discard pile: Archer
P2 mission: Inquiry / Archer by P1
P2 planet: Jean-Luc Picard, Simon Tarses, Alyssa Ogawa, Taurik
P1 draw deck: 9x Taurik
P2 draw deck: 9x Taurik`,
    { format, cards },
  );
  table.P1.ends('turn');
  table.P2.attempts('Inquiry');
  table.P2.ends('turn');
  table.P1.plays('Second Chance');
  table.P1.seeds('Archer under Inquiry');
  table.P1.ends('turn');
  table.P2.attempts('Inquiry');
  return table;
};

test('OTF-2.2, MOD-2.2, R4-4.2, B-16.40: a dilemma reseeded where a copy of it was met before is no mis-seed', () => {
  for (const format of [open, otf, modern, ruleOfFour])
    now(metAgain(format)).happened('Archer encountered').didNotHappen('Archer mis-seed');
});

test('OTF-2.2, B-16.40: near miss: of two that lie there together the second one is', () => {
  for (const format of [open, otf]) {
    const table = given(
      'P1 mission: Inquiry / Archer by P2, Archer by P2\nP1 planet: Jean-Luc Picard, Worf, Alyssa Ogawa',
      { format, cards },
    );
    table.P1.attempts('Inquiry');
    now(table).happened('Archer encountered; Archer #2 mis-seed');
  }
});

const whistles = "P1 mission: Excavation\nP1 hand: Whistle, Referee's Whistle\nP2 hand: Amanda Rogers";

test('R4-5.1, B-28.13: an interrupt without the Referee icon is removed from the game when it is done', () => {
  const table = given(whistles, { format: ruleOfFour, cards });
  table.P1.plays('Whistle');
  now(table).happened('Whistle removed from game').holds('P1 removed: Whistle\nP1 discard pile: nothing');
});

test('R4-5.1, B-28.13, B-28.32: a nullified interrupt and its nullifier are removed, too', () => {
  const table = given(whistles, { format: ruleOfFour, cards });
  table.P1.plays('Whistle');
  table.P2.responds('Amanda Rogers');
  now(table).holds('P1 removed: Whistle\nP2 removed: Amanda Rogers');
});

test('R4-5.1, B-28.13: near miss: one with the Referee icon is discarded, and other sheets discard all of them', () => {
  const table = given(whistles, { format: ruleOfFour, cards });
  table.P1.plays("Referee's Whistle");
  now(table).holds("P1 discard pile: Referee's Whistle\nP1 removed: nothing");
  for (const format of [open, otf, modern, otfBeta]) {
    const other = given(whistles, { format, cards });
    other.P1.plays('Whistle');
    now(other).holds('P1 discard pile: Whistle\nP1 removed: nothing');
  }
});
