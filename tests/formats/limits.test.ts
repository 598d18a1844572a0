import { allCards } from '@spaceline/cards';
import { unwrittenCards } from '@spaceline/cards/unwritten';
import { judge } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { modern, open, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import type { Format } from '@spaceline/formats';
import { atRandom, auto, comboDilemma, downloads, event, kill, skill, titled, wall } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { leavingCards, missions, seedCards } from './cards.ts';
import { choosing, commit, seedOne, seedTable, takeFirst, whoIsAsked } from './table.ts';

const cards = [...missions, ...seedCards, ...leavingCards];

/** Three missions of the opponent, so that three copies could be seeded. */
const three = `
phase: dilemmas
P2 mission: Excavation
P2 mission: Inquiry
P2 mission: Great Inquiry
P1 seed deck: 3x Archer, 3x Q-Flash
`;
const all = (title: string) => ({ Excavation: [title], Inquiry: [title], 'Great Inquiry': [title] });
const two = (title: string) => ({ Excavation: [title], Inquiry: [title] });

test('OTF-3.1, MOD-3.1, BETA-3.1, R4-2.1, B-28.9: a third copy is not seeded like a dilemma', () => {
  const clauses = [otf, modern, otfBeta, ruleOfFour].map((format) => {
    const t = seedTable(format, three, cards);
    expect(commit(t, 0, all('Q-Flash'))?.code).toBe('refused/seed-limit');
    return commit(t, 0, all('Archer'))?.clause;
  });
  expect(clauses).toEqual(['OTF-3.1', 'MOD-3.1', 'BETA-3.1', 'R4-2.1']);
});

test('OTF-3.1, MOD-3.1, BETA-3.1, R4-2.1, B-28.9: near miss: two copies are fine, and the base game has no such limit', () => {
  for (const format of [otf, modern, otfBeta, ruleOfFour])
    expect(commit(seedTable(format, three, cards), 0, two('Archer'))).toBeUndefined();
  const base = seedTable(open, three, cards);
  for (const mission of ['Excavation', 'Inquiry', 'Great Inquiry'])
    expect(seedOne(base, 0, 'Archer', mission)).toBeUndefined();
});

/** Two of the First Edition and another of the same title: of the First or of the Second. */
const inSpace = allCards
  .flatMap((card) => (card.type === 'Mission' && card.kind === 'space' ? [card.title] : []))
  .slice(0, 3);
const everywhere = (title: string) => Object.fromEntries(inSpace.map((mission) => [mission, [title]]));
const crossed = (format: Format, title: string, third: string, made: ReturnType<typeof unwrittenCards>) => {
  const places = inSpace.map((mission) => `P2 mission: ${mission}`).join('\n');
  const t = seedTable(format, `phase: dilemmas\n${places}\nP1 seed deck: 2x ${title}, ${third}`, [...cards, ...made]);
  return commit(t, 0, everywhere(title));
};
const accidents = unwrittenCards(['subspace-accident', 'subspace-accident.2e.energize']);
const crews = unwrittenCards(['skeleton-crew', 'skeleton-crew.2e.call-to-arms']);

test('OTF-3.1, MOD-3.1, BETA-3.1, R4-2.1: a Second Edition namesake that was not converted is no copy', () => {
  for (const format of [otf, modern, otfBeta, ruleOfFour]) {
    const other = 'Subspace Accident {subspace-accident.2e.energize}';
    expect(crossed(format, 'Subspace Accident', other, accidents)).toBeUndefined();
    expect(crossed(format, 'Subspace Accident', 'Subspace Accident', accidents)?.code).toBe('refused/seed-limit');
  }
});

test('OTF-3.1, MOD-3.1, BETA-3.1, R4-2.1: one that was converted is a copy', () => {
  for (const format of [otf, modern, otfBeta, ruleOfFour])
    expect(crossed(format, 'Skeleton Crew', 'Skeleton Crew {skeleton-crew.2e.call-to-arms}', crews)?.code).toBe(
      'refused/seed-limit',
    );
});

test('R4-2.1, OTF-3.1: the engine and the judge count the same copies', () => {
  const library = everyTitle();
  const warned = (seeds: readonly string[]) =>
    judge({ missions: [], seeds: [...seeds], draw: [] }, ruleOfFour, library).filter(
      ({ clause }) => clause === 'R4-2.1',
    );
  expect(warned(['subspace-accident', 'subspace-accident', 'subspace-accident.2e.energize'])).toEqual([]);
  expect(warned(['skeleton-crew', 'skeleton-crew', 'skeleton-crew.2e.call-to-arms'])).toHaveLength(1);
});

test('OTF-3.1, B-28.29: the printed example: two Q-Flashes to be met like dilemmas, and one more to open its side deck', () => {
  const t = seedTable(
    otf,
    'phase: doorways\nP1 mission: Excavation\nP2 mission: Inquiry\nP2 mission: Great Inquiry\nP1 seed deck: 4x Q-Flash',
    cards,
  );
  expect(commit(t, 0, { table: ['Q-Flash'] })).toBeUndefined();
  expect(whoIsAsked(t)).toEqual(['P1 seed stacks']);
  expect(commit(t, 0, { Inquiry: ['Q-Flash'], 'Great Inquiry': ['Q-Flash'] })).toBeUndefined();
  expect(commit(t, 0, { Excavation: ['Q-Flash'] })?.clause).toBe('OTF-3.1');
});

/** A combo dilemma one half of which is Archer. */
const pair = comboDilemma('Archer & Armus', {
  where: 'planet',
  first: wall(skill('Computer Skill')),
  second: auto([kill(atRandom())]),
  halves: [{ title: 'Archer' }, { title: 'Armus - Skin of Evil' }],
  printed: [],
});

test('OTF-3.1, MOD-3.1, BETA-3.1, R4-2.1: near miss: a combo dilemma is a card of its own, no copy of its halves', () => {
  for (const format of [otf, modern, otfBeta, ruleOfFour]) {
    const t = seedTable(format, three.replace('3x Archer', '2x Archer, 2x Archer & Armus'), [...cards, pair]);
    const stacks = { ...two('Archer'), 'Great Inquiry': ['Archer & Armus'] };
    expect(commit(t, 0, stacks)).toBeUndefined();
  }
});

test('OTF-3.1: artifacts are seeded like dilemmas, too: a third copy of one is refused', () => {
  const picture = three.replace('3x Archer, 3x Q-Flash', '3x Betazoid Gift Box');
  for (const format of [otf, modern, otfBeta, ruleOfFour]) {
    const t = seedTable(format, picture, cards);
    expect(commit(t, 0, all('Betazoid Gift Box'))?.code).toBe('refused/seed-limit');
    expect(commit(t, 0, two('Betazoid Gift Box'))).toBeUndefined();
  }
});

test('R4-2.1: however they seed: one on the table leaves only one more', () => {
  const table = seedTable(
    ruleOfFour,
    `${three}P1 table: Q-Flash\n`.replace('3x Archer, 3x Q-Flash', '2x Q-Flash'),
    cards,
  );
  expect(commit(table, 0, two('Q-Flash'))?.clause).toBe('R4-2.1');
  expect(commit(table, 0, { Inquiry: ['Q-Flash'] })).toBeUndefined();
});

test('R4-2.1: near miss: a copy that is downloaded in the seed phase is not seeded', () => {
  const door = event('Twin Door', {
    printed: [],
    seeds: ['doorway phase'],
    stays: true,
    text: [downloads(titled('Twin Door'))],
  });
  const t = seedTable(
    ruleOfFour,
    'phase: doorways\nP1 mission: Excavation\nP1 seed deck: 3x Twin Door\nP1 draw deck: Twin Door, 20x Taurik',
    [...cards, door],
  );
  expect(seedOne(t, 0, 'Twin Door')).toBeUndefined();
  expect(choosing(t, 'Twin Door')).toBeUndefined();
  expect(whoIsAsked(t)).toEqual(['P1 seed card']);
  expect(seedOne(t, 0, 'Twin Door')).toBeUndefined();
  takeFirst(t, 0);
  // Two are seeded now, and the third is not.
  expect(t.s.players[0].piles['seed deck']).toHaveLength(1);
  expect(t.s.phase).not.toBe('doorways');
});

test('BETA-3.1: the limit holds in the play phase, too, where OTF-3.1 and MOD-3.1 do not ask any more', () => {
  const late = `
P2 mission: Excavation / Archer by P1
P2 mission: Inquiry / Archer by P1
P2 mission: Great Inquiry
P1 hand: Fair Chance
P1 discard pile: Archer
`;
  const beta = given(late, { format: otfBeta, cards });
  beta.P1.plays('Fair Chance');
  now(beta).holds('P1 discard pile: Archer, Fair Chance\nunder Great Inquiry: nothing');
  for (const format of [otf, modern]) {
    const other = given(late, { format, cards });
    other.P1.plays('Fair Chance');
    other.P1.seeds('Archer under Great Inquiry');
    now(other).holds("under Great Inquiry: P1's Archer");
  }
});

const whistles = "P1 mission: Excavation\nP1 hand: 6x Whistle, 6x Referee's Whistle";

test('R4-1.2, B-28.11: the text of one title is used four times in a turn, and a fifth use is refused', () => {
  const table = given(whistles, { format: ruleOfFour, cards });
  for (let n = 0; n < 4; n++) table.P1.plays('Whistle');
  now(table).doesNotOffer('P1 plays Whistle');
  table.P1.plays('Whistle #5');
  now(table).refused('R4-1.2');
});

test('R4-1.2, B-28.11: near miss: another title is another text, and a new turn a new count; other sheets do not count', () => {
  const table = given(whistles, { format: ruleOfFour, cards });
  for (let n = 0; n < 4; n++) table.P1.plays('Whistle');
  table.P1.plays("Referee's Whistle");
  table.P1.ends('turn');
  now(table).offers('P1 plays Whistle');
  const base = given(whistles, { format: open, cards });
  for (let n = 0; n < 5; n++) base.P1.plays('Whistle');
  now(base).holds('P1 discard pile: Whistle, Whistle, Whistle, Whistle, Whistle');
});
