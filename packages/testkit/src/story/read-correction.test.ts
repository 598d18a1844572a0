import type { Correction, Destination } from '@spaceline/engine';
import { correctionWords } from '@spaceline/protocol';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

const picture = `
  assisted
  P1 mission: Excavation / Archer by P2
  P1 mission: Avert Disaster
  P1 mission: Changeling Research
  P1 ship: U.S.S. Defiant at Avert Disaster
  P1 outpost: Federation Outpost at Avert Disaster aboard Data, Kira Nerys
  P1 ship: U.S.S. Hood at Excavation aboard Simon Tarses, Calloway
  P1 hand: Security Drills, Geordi La Forge
  P1 draw deck: Deanna Troi, Taitt
  P2 hand: Kurn
  P2 draw deck: Taitt, Taitt, Taitt
`;

const table = () => {
  const at = given(picture);
  const { state } = at.table;
  const id = (title: string): number => state.fixed.cards.findIndex(({ def }) => def.title === title);
  /** What is proposed when somebody says this. */
  const proposed = (words: string): Correction | undefined => {
    at.P1.proposes(words);
    const frame = state.frames.at(-1);
    at.P2.declines();
    return frame?.kind === 'correction' ? frame.correction : undefined;
  };
  const names = {
    reader: 'spectator',
    card: (card: number) => at.table.names.of(card),
    titleOf: (def: string) => at.table.names.called(def),
    facts: () => undefined,
    players: ['P1', 'P2'],
  } as const;
  return { at, id, proposed, say: (correction: Correction) => `to ${correctionWords(correction, names)}` };
};
type At = ReturnType<typeof table>;

const places: readonly ((t: At) => Destination)[] = [
  () => ({ to: 'hand' }),
  () => ({ to: 'top of draw deck' }),
  () => ({ to: 'bottom of draw deck' }),
  () => ({ to: 'discard pile' }),
  () => ({ to: 'out of play' }),
  () => ({ to: 'removed' }),
  ({ id }) => ({ to: 'location', on: id('Excavation') }),
  ({ id }) => ({ to: 'aboard', on: id('U.S.S. Hood') }),
];

const corrections: readonly ((t: At) => Correction)[] = [
  ...places.map((to) => (t: At): Correction => ({ fix: 'move', cards: [t.id('Data')], to: to(t) })),
  ({ id }) => ({ fix: 'move', cards: [id('Security Drills')], to: { to: 'table' } }),
  ({ id }) => ({ fix: 'move', cards: [id('Security Drills')], to: { to: 'on card', on: id('U.S.S. Hood') } }),
  () => ({ fix: 'fetch', card: 'deanna-troi', to: { to: 'hand' } }),
  ({ id }) => ({ fix: 'fetch', card: 'deanna-troi', to: { to: 'aboard', on: id('U.S.S. Hood') } }),
  () => ({ fix: 'score', player: 0, points: 1 }),
  () => ({ fix: 'score', player: 1, points: -15 }),
  ...(['stop', 'unstop', 'kill', 'reveal'] as const).map((fix) => ({ id }: At): Correction => ({
    fix,
    cards: [id('Data'), id('Calloway'), id('Simon Tarses')],
  })),
  ...(['destroy', 'damage', 'repair'] as const).map((fix) => ({ id }: At): Correction => ({
    fix,
    cards: [id('U.S.S. Hood'), id('Federation Outpost')],
  })),
  () => ({ fix: 'draw', player: 1, count: 1 }),
  () => ({ fix: 'shuffle', player: 1 }),
  () => ({ fix: 'card plays', player: 0, count: 2 }),
  ({ id }) => ({ fix: 'control', cards: [id('U.S.S. Hood'), id('Data')], player: 1 }),
  () => ({ fix: 'look at hand', by: 1 }),
  () => ({ fix: 'look at deck', by: 0, player: 1, count: 3 }),
  ({ id }) => ({ fix: 'look at seeds', by: 0, on: id('Excavation') }),
  () => ({
    fix: 'describe',
    card: 'kira-nerys',
    facts: {
      classification: 'OFFICER',
      cunning: 7,
      skills: [
        { skill: 'Honor', levels: 2 },
        { skill: 'V.I.P.', levels: 1 },
        { skill: 'Leadership', levels: 0.5 },
      ],
      affiliations: ['Bajoran', 'Federation'],
    },
  }),
  () => ({ fix: 'describe', card: 'uss-defiant', facts: { range: 9, staffing: ['Cmd', 'Stf', 'Stf'], shields: 8 } }),
  () => ({ fix: 'describe', card: 'uss-defiant', facts: { staffing: [] } }),
  () => ({ fix: 'describe', card: 'changeling-research', facts: { kind: 'dual', points: 40, span: 3 } }),
];

describe('A-2: what the table says of a correction is read as that correction', () => {
  const all = corrections.map((correction) => [table().say(correction(table())), correction] as const);
  test.each(all)('%s', (_words, correction) => {
    const t = table();
    expect(t.proposed(t.say(correction(t)))).toEqual(correction(t));
  });
});

describe('A-2: shorter words', () => {
  test.each<[string, string]>([
    ['to kill Data, Calloway', 'to kill Data and Calloway'],
    ['to put Data into the hand', "to put Data into its owner's hand"],
    ['to put Data onto the draw deck', "to put Data onto its owner's draw deck"],
    ['to put Data under the draw deck', "to put Data under its owner's draw deck"],
    ['to fetch Deanna Troi into the hand', "to take Deanna Troi from the draw deck and put it into its owner's hand"],
    ['to give 5 points to P1', 'to give 5 bonus points to P1'],
    ['to take 5 points from P2', 'to take 5 bonus points from P2'],
    ['to give P1 1 card play', 'to give P1 1 more card play this turn'],
    ['to shuffle the draw deck of P2', "to shuffle P2's draw deck"],
    ['to let P1 look at the hand', "to let P1 look at P2's hand"],
    ['to let P1 look at the hand of P2', "to let P1 look at P2's hand"],
    ['to let P1 look at the top 3 cards of the draw deck of P2', "to let P1 look at the top 3 cards of P2's draw deck"],
    ['to let P1 look under Excavation', 'to let P1 look at the cards under Excavation'],
    [
      'to describe Kira Nerys: CUNNING 7, Honor x2, Bajoran/Federation',
      'to describe Kira Nerys: cunning 7, Honor x2 and affiliations Bajoran/Federation',
    ],
    ['to describe Changeling Research: planet and space', 'to describe Changeling Research: planet and space'],
  ])('%s', (short, whole) => {
    const t = table();
    const read = t.proposed(short);
    expect(read && t.say(read)).toBe(whole);
  });

  test.each<[string, RegExp]>([
    ['to praise Data', /"praise Data" is nothing to propose\. Players propose to put, fetch, take, give, kill/],
    ['to put Data beside Calloway', /"beside Calloway": aboard, to, under or on another card, into the hand/],
    ['to give P1 5 cards', /A number of card plays is expected where the line says "5 cards"/],
    ['to let P1 win', /A player is let draw or look; the line says "win"/],
    ['to let P1 look at the hand of P1', /A player sees the own hand/],
    ['to describe Kira Nerys: pretty', /"pretty" is no fact: a fact is integrity, cunning, .* Honor, /],
    ['to describe Kira Nerys: classification Honor', /One of OFFICER, ENGINEER, .* where the line says " Honor"/],
  ])('%s: what is understood is named', (words, message) => {
    expect(() => table().at.P1.proposes(words)).toThrow(message);
  });
});

describe('A-3: how a text ended', () => {
  const met = () => {
    const at = given('assisted\nP1 mission: Excavation / Trabe Grenade by P2\nP1 planet: Richard Galen');
    at.P1.attempts('Excavation');
    return at;
  };
  test('is said by its outcome', () => {
    const at = met();
    now(at).offers('P1 settles Trabe Grenade: stopped', 'P1 settles Trabe Grenade: stopped and met again');
    now(at).doesNotOffer('P2 settles Trabe Grenade: overcome', 'P1 settles Trabe Grenade: requirements met');
    at.P1.settles('Trabe Grenade: overcome');
    at.P2.agrees();
    now(at).happened(`
      P1 proposed to agree that Trabe Grenade is overcome, and the attempt goes on
      corrected by agreement
      Trabe Grenade carried out by hand: overcome
      Trabe Grenade discarded
      Excavation mission completed by P1
    `);
  });
  test('an outcome that is none is answered with those there are', () => {
    const at = met();
    expect(() => at.P1.settles('Trabe Grenade: forgotten')).toThrow(
      /"forgotten" is no outcome of such a text\. It ends as overcome, or stopped, or stopped and met again\./,
    );
    at.P1.settles('Trabe Grenade: stopped');
    at.P2.agrees();
  });
});

describe('A-1: titles without a program', () => {
  test('are told apart from titles that do not exist', () => {
    expect(() => given('P1 mission: Excavation\nP1 planet: Kira Nerys')).toThrow(
      'Kira Nerys has no program yet: it is played where the position says "assisted" above its cards.',
    );
  });
  test('written cards win, then First Edition cards without a version; others are named with their id', () => {
    const at = given(`
      assisted
      P1 mission: Excavation
      P1 hand: Data, Data {data.2e.aspirer}, Kira Nerys, Shinzon
    `);
    const ids = at.table.state.players[0].piles.hand.map((card) => at.table.state.fixed.cards[card].def.id);
    expect(ids).toEqual(['data', 'data.2e.aspirer', 'kira-nerys', 'shinzon.chain-of-command']);
    expect(at.picture()).toContain(
      'P1 hand: Data, Data {data.2e.aspirer}, Kira Nerys, Shinzon {shinzon.chain-of-command}',
    );
  });
});
