import type { TestTable } from '@spaceline/testkit';
import { does, now, playing } from './outcomes.ts';
import type { Topic } from './topic.ts';
import { row } from './topic.ts';

const hall = `P1 mission: Inquiry
P1 outpost: Ferengi Outpost at Inquiry
P1 hand: Ferengi Conference
P1 draw deck: Leeta, Lumba, Nilva, Dabo, 5x Taurik`;

/** The example printed on the sheets begins: two personnel by one action. */
const held = (table: TestTable): void => {
  table.P1.plays('Ferengi Conference');
  table.P1.chooses('Leeta, Lumba');
};

const both = playing(hall, (table) => {
  held(table);
  now(table).happened('Leeta downloaded; Lumba downloaded');
  return 'both';
});

export const turns: Topic = {
  title: 'Downloads and uses of a text',
  clauses: 'OTF-5, MOD-5, R4-1.2',
  situations: [
    row('Ferengi Conference downloads Leeta and Lumba by one action', both, 'both | both | both | both | both'),
    row(
      '… then Leeta downloads Dabo, an event',
      does(hall, 'downloads Dabo with Leeta', 'downloaded', held),
      'downloaded | downloaded | downloaded | downloaded | downloaded',
    ),
    row(
      '… then Lumba downloads Nilva, a personnel',
      does(hall, 'downloads Nilva with Lumba', 'downloaded', held),
      'downloaded | downloaded | OTF-5.1 | MOD-5.1 | downloaded',
    ),
    row(
      "… or she does so in the opponent's turn",
      does(hall, 'downloads Nilva with Lumba', 'downloaded', (table) => {
        held(table);
        table.P1.ends('turn');
      }),
      'downloaded | downloaded | downloaded | downloaded | downloaded',
    ),
    row(
      'the text of one title is used for the fifth time in a turn',
      does('P1 mission: Excavation\nP1 hand: 5x Whistle', 'plays Whistle #5', 'used', (table) => {
        for (let n = 0; n < 4; n++) table.P1.plays('Whistle');
      }),
      'used | used | used | used | R4-1.2',
    ),
  ],
};
