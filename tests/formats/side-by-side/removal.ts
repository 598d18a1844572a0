import type { Outcome } from './outcomes.ts';
import { now, pileOf, playing } from './outcomes.ts';
import type { Topic } from './topic.ts';
import { row } from './topic.ts';

/** P1 plays a card that reseeds dilemmas, with a dilemma that was removed from the game. */
const reseeds = (card: string): Outcome =>
  playing(`P1 mission: Inquiry\nP2 mission: Excavation\nP1 removed: Archer\nP1 hand: ${card}`, (table) => {
    table.P1.plays(card);
    const asked = table.table.state.frames.some((frame) => frame.kind === 'reseed');
    if (asked) table.P1.seeds('Archer under Excavation');
    now(table).holds('winner: nobody yet');
    return asked ? 'reseeded' : 'not offered';
  });

const whistle = (title: string): Outcome =>
  pileOf(title, `P1 mission: Excavation\nP1 hand: ${title}`, (table) => table.P1.plays(title));

export const removal: Topic = {
  title: 'Leaving play',
  clauses: 'BETA-2, OTF-2, MOD-2, R4-4, R4-5',
  situations: [
    row(
      'where a dilemma goes whose conditions failed',
      pileOf('Archer', 'P1 mission: Excavation / Archer by P2\nP1 planet: Jean-Luc Picard, Simon Tarses', (table) =>
        table.P1.attempts('Excavation'),
      ),
      'discard pile | removed | removed | removed | removed',
    ),
    row(
      'where a dilemma goes that is discarded from a hand',
      pileOf(
        'Archer',
        `P1 mission: Study Nebula / Iconian Computer Weapon by P2
P1 ship: U.S.S. Hood at Study Nebula aboard Jean-Luc Picard, Taurik
P1 hand: Archer`,
        (table) => table.P1.attempts('Study Nebula'),
      ),
      'discard pile | discard pile | discard pile | discard pile | discard pile',
    ),
    row(
      'where an interrupt goes that is done',
      whistle('Whistle'),
      'discard pile | discard pile | discard pile | discard pile | removed',
    ),
    row(
      '… one with the Referee icon',
      whistle("Referee's Whistle"),
      'discard pile | discard pile | discard pile | discard pile | discard pile',
    ),
    row(
      'where an artifact goes that was played as an interrupt',
      pileOf('Thought Maker', 'P1 mission: Excavation\nP1 hand: Thought Maker\nP2 draw deck: Taurik', (table) => {
        table.P1.plays('Thought Maker');
        table.P1.does('arranges Taurik');
      }),
      'discard pile | discard pile | discard pile | discard pile | removed',
    ),
    row(
      'a card that reseeds a dilemma takes one that was removed',
      reseeds('Second Chance'),
      'not offered | not offered | reseeded | reseeded | reseeded',
    ),
    row(
      '… a card with the Referee icon',
      reseeds('Fair Chance'),
      'not offered | reseeded | reseeded | reseeded | reseeded',
    ),
  ],
};
