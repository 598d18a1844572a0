import {
  atRandom,
  auto,
  comboDilemma,
  discard,
  female,
  highest,
  kill,
  members,
  printedIn,
  skill,
  unless,
  wall,
} from '@spaceline/language';
import type { Half } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const premiere = printedIn('premiere');

/** Combo dilemmas made up for these tests (chapter 27c). */
const halves: readonly [Half, Half] = [
  { title: 'Ancient Computer', characteristics: [] },
  { title: 'Armus - Skin of Evil', characteristics: [] },
];

const wallFirst = comboDilemma('Test Door & Armus', {
  where: 'dual',
  points: 5,
  first: wall(skill('Computer Skill')),
  second: unless(skill('MEDICAL'), [kill(atRandom())]),
  halves,
  printed: [premiere(901, 'P')],
});

const onceFirst = comboDilemma('Test Loss & Door', {
  where: 'dual',
  first: unless(skill('SECURITY'), [discard(highest('total', 1, { who: female }))], { trigger: members(female) }),
  firstNotRepeatable: true,
  second: wall(skill('Computer Skill')),
  halves: [{ title: 'Anaphasic Organism' }, { title: 'Impassable Door' }],
  printed: [premiere(902, 'P')],
});

const nullified = comboDilemma('Test Armus & Door', {
  where: 'dual',
  first: auto([kill(atRandom())]),
  second: wall(skill('Computer Skill')),
  halves: [{ title: 'Armus - Skin of Evil' }, { title: 'Test Gate' }],
  printed: [premiere(903, 'P')],
});

const cards = [wallFirst, onceFirst, nullified];

describe('combo dilemmas', () => {
  test('B-17.31, B-27.24, B-27.25: past the first half the second is met at once', () => {
    const table = given(
      `
       P1 mission: Excavation / Test Door & Armus by P2
       P1 planet: Data, Simon Tarses`,
      { cards },
    );
    table.P1.attempts('Excavation');
    now(table).happened(`
      Test Door & Armus encountered
      Test Door & Armus conditions met
      Test Door & Armus encountered
      Test Door & Armus conditions met
      P1 scored 5 for Test Door & Armus
      Excavation attempt failed
    `);
  });

  test('B-27.29: the point box belongs to the second half', () => {
    const table = given(
      `
       P1 mission: Excavation / Test Door & Armus by P2
       P1 planet: Data`,
      { cards },
    );
    table.P1.attempts('Excavation');
    now(table).didNotHappen('P1 scored 5 for Test Door & Armus');
    now(table).holds('P1 score: 0\nP2 discard pile: Test Door & Armus');
  });

  test('B-27.26: failing the first half sends the whole card back to begin again', () => {
    const table = given(
      `
       P1 mission: Excavation / Test Door & Armus by P2
       P1 planet: Simon Tarses
       P1 outpost: Federation Outpost at Excavation aboard Data`,
      { cards },
    );
    table.P1.attempts('Excavation');
    now(table).happened(`
      Test Door & Armus conditions failed
      Simon Tarses stopped
      Test Door & Armus returned under mission
    `);
    now(table).holds('under Excavation: Test Door & Armus');
    table.P1.does('beams Data to Excavation');
    table.P1.attempts('Excavation');
    now(table).happened(`
      Test Door & Armus encountered
      Test Door & Armus conditions met
      Test Door & Armus encountered
      Test Door & Armus conditions failed
    `);
  });

  test('B-27.27: a first half that is not repeatable is faced once by that card', () => {
    const table = given(
      `
       P1 mission: Excavation / Test Loss & Door by P2
       P1 planet: Alyssa Ogawa, Simon Tarses
       P1 outpost: Federation Outpost at Excavation aboard Deanna Troi`,
      { cards },
    );
    table.P1.attempts('Excavation');
    now(table).happened(`
      Test Loss & Door conditions failed
      Test Loss & Door returned under mission
      Test Loss & Door first half spent
    `);
    table.P1.does('beams Deanna Troi to Excavation');
    table.P1.attempts('Excavation');
    now(table).didNotHappen('Deanna Troi discarded');
    now(table).happened(`
      Test Loss & Door encountered
      Test Loss & Door conditions failed
      Deanna Troi stopped
    `);
  });

  test('B-27.25: a first half without its trigger leads to the second', () => {
    const table = given(
      `
       P1 mission: Excavation / Test Loss & Door by P2
       P1 planet: Data`,
      { cards },
    );
    table.P1.attempts('Excavation');
    now(table).happened(`
      Test Loss & Door trigger absent
      Test Loss & Door encountered
      Test Loss & Door conditions met
      Test Loss & Door discarded
    `);
  });

  test('B-27.28, B-27.30: what nullifies one half leaves the other, and works only while that half is faced', () => {
    const table = given(
      `
       P1 mission: Excavation / Test Armus & Door by P2
       P1 planet: Simon Tarses, Interphase Generator`,
      { cards },
    );
    table.P1.attempts('Excavation');
    now(table).happened(`
      Test Armus & Door nullified
      Test Armus & Door encountered
      Test Armus & Door conditions failed
      Test Armus & Door returned under mission
    `);
    now(table).holds('in play: Simon Tarses');
  });

  test('B-8.30, B-16.40: beside one of its originals the second one revealed is a mis-seed', () => {
    const table = given(
      `
       P1 mission: Excavation / Armus - Skin of Evil by P2, Test Armus & Door by P2
       P1 planet: Data, Simon Tarses, Taitt`,
      { cards },
    ).draws('Taitt');
    table.P1.attempts('Excavation');
    now(table).happened(`
      Taitt killed
      Test Armus & Door mis-seed
    `);
  });
});
