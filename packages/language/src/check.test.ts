import { describe, expect, test } from 'vitest';
import {
  atRandom,
  count,
  damage,
  discard,
  draw,
  kill,
  nullify,
  onTerms,
  paysFor,
  saveCrew,
  shuffleDeck,
  spending,
  takeIntoHand,
  theResponse,
  theShip,
  theTarget,
  those,
} from './index.ts';
import type { Act } from './index.ts';
import { artifact, dilemma, equipment, event, interrupt, mission, personnel, printedIn } from './card-builders.ts';
import type { CardDef, Text } from './card.ts';
import type { IndividualInput } from './card-builders.ts';
import { check } from './check.ts';
import { counted, lacks, members, named, requireAll, requireAny, skill, sum } from './conditions/index.generated.ts';
import type { Condition } from './conditions/index.generated.ts';
import { afflict, auto, unless, wall } from './encounter.ts';
import type { Encounter } from './encounter.ts';
import {
  anyTime,
  cardPlay,
  cardPlayed,
  dilemmaMet,
  inResponse,
  onCard,
  onDiscarded,
  onPlayer,
  onTable,
} from './index.ts';
import { shipDestroyed } from './index.ts';
import type { Play } from './index.ts';
import { cannot, extraSkill, lessCount, modify, mustTravel, plus, suppresses, treaty, whenever } from './index.ts';
import type { Lasting } from './lasting.ts';
import {
  both,
  either,
  except,
  female,
  inState,
  inorganic,
  male,
  ofSpecies,
  ofType,
  skilled,
  titled,
} from './who/index.generated.ts';
import type { Who } from './who/index.generated.ts';

const premiere = printedIn('premiere');

let number = 0;
const printed = () => [premiere(++number, 'C')];

const person = (title: string, input: Partial<IndividualInput> & { readonly universal?: boolean }): CardDef =>
  personnel(title, {
    affiliation: 'Federation',
    classification: 'OFFICER',
    integrity: 5,
    cunning: 5,
    strength: 5,
    species: ['Human'],
    gender: 'male',
    printed: printed(),
    ...input,
  });

const pool: readonly CardDef[] = [
  person('Data', { skills: [['Physics', 3]], species: ['Android'] }),
  person('Ensign', { skills: ['Music'], universal: true }),
  dilemma('Armus - Skin of Evil', { where: 'planet', encounter: auto([kill(atRandom())]), printed: printed() }),
  event('Treaty: One/Two', {
    plays: [cardPlay(onTable)],
    stays: true,
    inPlay: { rules: [treaty('Federation', 'Klingon')] },
    printed: printed(),
  }),
];

/** What is found in one card among the pool, in a few words. */
const found = (card: CardDef, ...others: readonly CardDef[]): readonly string[] =>
  check([...pool, ...others, card])
    .filter((problem) => problem.card === card.id)
    .map((problem) => problem.what);

const aMission = (requires: Condition): CardDef =>
  mission('Dig', {
    kind: 'planet',
    location: 'X',
    points: 5,
    span: 1,
    attemptedBy: ['Klingon'],
    requires,
    printed: printed(),
  });
const aDilemma = (encounter: Encounter): CardDef =>
  dilemma('Trouble', { where: 'space', encounter, printed: printed() });
const anEvent = (text: Text): CardDef => event('Happening', { printed: printed(), ...text });
const anInterrupt = (plays: readonly Play[], ...text: readonly Act[]): CardDef =>
  interrupt('Answer', { plays, text, printed: printed() });
const aShip = onCard(ofType('Ship'));

test('the pool of these tests is clean', () => {
  expect(check(pool)).toEqual([]);
});

test('a problem says which card, what and why', () => {
  const [problem] = check([...pool, aMission(named('Nobody'))]);
  expect(problem).toEqual({
    card: 'dig',
    what: 'unknown title "Nobody" in a condition',
    why: 'no card of the pool has this title or persona, and it is not listed as a title outside the pool',
  });
});

describe('ids and numbers', () => {
  const one = person('Twin', {});
  test('the same id twice', () => {
    const two = person('Twin!', {});
    expect(check([one, two])).toMatchObject([{ card: 'twin', what: 'id "twin" is used twice' }]);
    expect(check([one, { ...two, id: 'twin.other' }])).toEqual([]);
  });
  test('the same number in a set twice', () => {
    const other = person('Other', {});
    const inAnotherSet = { ...other, printed: [{ ...one.printed[0], set: 'later' }] };
    expect(check([one, { ...other, printed: one.printed }])).toMatchObject([
      { card: 'other', why: '"Twin" has it already' },
    ]);
    expect(check([one, inAnotherSet])).toEqual([]);
  });
});

describe('titles', () => {
  const nullifying = (...titles: readonly string[]) =>
    equipment('Shield', { inPlay: { rules: [suppresses('present', ...titles)] }, printed: printed() });

  test('nullifies: a dilemma must exist, and be one', () => {
    expect(found(nullifying('Armos'))).toEqual(['unknown title "Armos" in nullifies']);
    expect(found(nullifying('Armus', 'Data'))).toEqual(['"Data" is not a dilemma']);
    expect(found(nullifying('Armus'))).toEqual([]);
  });
  test('a response to an encounter must name a dilemma', () => {
    const meeting = (title: string) => anInterrupt([inResponse(dilemmaMet(titled(title)))], nullify(theResponse));
    expect(found(meeting('Treaty'))).toEqual(['"Treaty" is not a dilemma']);
    expect(found(meeting('Armus'))).toEqual([]);
  });
  test('named: personas and titles outside the pool are known', () => {
    expect(found(aMission(named('Dota')))).toEqual(['unknown title "Dota" in a condition']);
    expect(found(aMission(requireAny(named('Data'), named('Guinan'))))).toEqual([]);
    const thermal = afflict('ship', { nullifiedBy: named('thermal deflectors') });
    expect(found(aDilemma(thermal))).toEqual([]);
    expect(check([aMission(named('Guinan'))], []).map(({ what }) => what)).toEqual([
      'unknown title "Guinan" in a condition',
    ]);
  });
  test('titled: the colon rule holds', () => {
    const against = (who: Who) => anInterrupt([anyTime(onCard(who))], nullify(theTarget));
    expect(found(against(titled('Treat')))).toEqual(['unknown title "Treat" in a filter']);
    expect(found(against(both(ofType('Event'), except(titled('Treaty')))))).toEqual([]);
  });
  test('the cards that answer a dilemma must do so', () => {
    const burning = dilemma('Fire', {
      where: 'planet',
      encounter: auto([kill(atRandom())], { answeredBy: ['Answer'] }),
      printed: printed(),
    });
    const answering = (title: string) => anInterrupt([inResponse(dilemmaMet(titled(title)))], draw(1));
    const whats = (...cards: readonly CardDef[]) => check([...pool, ...cards]).map(({ what }) => what);
    expect(whats(burning)).toEqual(['unknown title "Answer" in the cards that answer it']);
    expect(whats(burning, answering('Armus'))).toEqual(['"Answer" does not answer it']);
    expect(whats(burning, answering('Fire'))).toEqual([]);
  });
  test('a card that another is played for must be asked for by it', () => {
    const stone = anEvent({ plays: [cardPlay(onTable)], stays: true, inPlay: { rules: [paysFor('Answer')] } });
    const asking = (title: string) => anInterrupt([onTerms(anyTime(onTable), spending(title))], draw(1));
    const whats = (...cards: readonly CardDef[]) => check([...pool, ...cards]).map(({ what }) => what);
    expect(whats(stone)).toEqual(['unknown title "Answer" in pays for']);
    expect(whats(stone, asking('Treaty'))).toEqual(['"Answer" does not ask for it']);
    expect(whats(stone, asking(stone.title))).toEqual([]);
  });
  test('immuneTo', () => {
    const safe = (title: string) => anEvent({ plays: [cardPlay(onTable)], text: [draw(1)], immuneTo: [title] });
    expect(found(safe('Kevin'))).toEqual(['unknown title "Kevin" in immuneTo']);
    expect(found(safe('Data'))).toEqual([]);
  });
});

describe('conditions nobody can meet', () => {
  test('a skill that nobody has', () => {
    expect(found(aMission(requireAny(skill('Physics'), skill('Barbering'))))).toEqual(['nobody can meet "Barbering"']);
    expect(found(aMission(skill('OFFICER', 9)))).toEqual([]);
    expect(found(aMission(counted('here', lacks(skill('Barbering')))))).toEqual([]);
  });
  test('more levels than unique personnel have together', () => {
    expect(found(aMission(skill('Physics', 4)))).toEqual(['nobody can meet "4 Physics"']);
    expect(found(aMission(skill('Physics', 3)))).toEqual([]);
    expect(found(aMission(skill('Music', 4)))).toEqual([]);
  });
  test('a skill that only equipment gives', () => {
    const kit = equipment('Kit', { inPlay: { rules: [extraSkill('OFFICER', 'MEDICAL')] }, printed: printed() });
    expect(found(aMission(skill('MEDICAL', 2)))).toEqual(['nobody can meet "2 MEDICAL"']);
    expect(found(aMission(skill('MEDICAL', 2)), kit)).toEqual([]);
  });
  test.each<[string, Who, Who]>([
    ['gender', female, male],
    ['species', ofSpecies('Klingon'), ofSpecies('Human')],
    ['all of several', both(inorganic, skilled('Greed')), both(inorganic, skilled('Music'))],
    ['one of several', either(female, ofType('Ship')), either(female, inorganic)],
    ['an opposite', except(male), except(inState('stopped'))],
  ])('members by %s', (_, nobody, somebody) => {
    expect(found(aDilemma(wall(members(nobody))))).toHaveLength(1);
    expect(found(aDilemma(wall(members(somebody))))).toEqual([]);
  });
  test('numbers that mean nothing', () => {
    expect(found(aMission(skill('Physics', 0)))).toEqual(['levels is 0']);
    expect(found(aMission(sum('CUNNING', -1)))).toEqual(['over is -1']);
    expect(found(aDilemma(wall(members(male, 0))))).toEqual(['atLeast is 0']);
    expect(found(aDilemma(auto([kill(atRandom(0))])))).toEqual(['count is 0']);
    expect(found(aDilemma(afflict('ship', { countdown: 0, rules: [cannot('move')] })))).toEqual(['countdown is 0']);
    expect(found(person('Half', { skills: [['Leadership', 0.5]] }))).toEqual([]);
    expect(found(aMission(sum('CUNNING', 0)))).toEqual([]);
  });
});

describe('lists', () => {
  test('the same alternative twice', () => {
    expect(found(aMission(requireAny(skill('Music'), skill('Music'))))).toEqual(['"Music" stands twice']);
    expect(found(aMission(requireAny(skill('Music'), skill('Music', 2))))).toEqual([]);
    expect(found(aDilemma(wall(members(either(male, male)))))).toEqual(['"male personnel" stands twice']);
  });
  test('none at all', () => {
    expect(found(aMission(requireAll()))).toEqual(['an empty list of "all"']);
    expect(found(aMission(requireAll(skill('Music'))))).toEqual([]);
  });
  test('a thing and its opposite', () => {
    expect(found(aMission(requireAll(skill('Music'), lacks(skill('Music')))))).toEqual(['"Music" beside its opposite']);
    expect(found(aMission(requireAll(skill('Music'), lacks(skill('Physics')))))).toEqual([]);
  });
});

describe('acts without what they act on', () => {
  const played = cardPlayed(ofType('Event'));
  test.each<[string, Act, Play, Play]>([
    ['a target', nullify(theTarget), anyTime(onTable), anyTime(aShip)],
    ['a discarded card', takeIntoHand(theTarget), anyTime(onPlayer), anyTime(onDiscarded(ofType('Ship')))],
    ['a selected target', kill(theTarget), anyTime(onTable), inResponse(played)],
    ['a response', nullify(theResponse), anyTime(aShip), inResponse(played)],
    ['a player to draw', draw(1, 'chosen'), anyTime(aShip), anyTime(onPlayer)],
    ['a player to shuffle', shuffleDeck('chosen'), inResponse(played), anyTime(onPlayer)],
    ['a ship', damage(theShip), anyTime(onTable), anyTime(aShip)],
    ['a destroyed ship', saveCrew, anyTime(aShip), inResponse(shipDestroyed)],
  ])('%s', (_, act, without, giving) => {
    expect(found(anInterrupt([without], act))).toHaveLength(1);
    expect(found(anInterrupt([without, giving], act))).toEqual([]);
  });
  test('a dilemma has a ship and a team, but no target', () => {
    expect(found(aDilemma(auto([kill(theTarget)])))).toEqual(['"kill" has no target']);
    expect(found(aDilemma(auto([damage(theShip)])))).toEqual([]);
  });
  test('"those" needs an earlier selection in the same text', () => {
    expect(found(aDilemma(auto([discard(those), kill(atRandom())])))).toEqual(['"discard" speaks of "those"']);
    expect(found(aDilemma(auto([kill(atRandom()), discard(those)])))).toEqual([]);
    const later = afflict(
      'ship',
      { triggers: [whenever('end of your turn', kill(those))] },
      { effect: [kill(atRandom())] },
    );
    expect(found(aDilemma(later))).toEqual(['"kill" speaks of "those"']);
  });
  test('a response target needs a response', () => {
    expect(found(anInterrupt([anyTime({ target: 'response' })], draw(1)))).toEqual(['targets what it responds to']);
    expect(found(anInterrupt([inResponse(played)], draw(1)))).toEqual([]);
  });
});

describe('dilemmas', () => {
  const music = skill('Music');
  test.each<[string, Encounter, Encounter]>([
    [
      'goes back under the mission',
      { effect: [damage(theShip)], after: 'under mission' },
      { ...wall(music), effect: [damage(theShip)] },
    ],
    [
      'stays in play',
      { place: 'ship', effect: [], after: 'stays', condition: music },
      afflict('ship', {}, { condition: music }),
    ],
    ['stays in play', { effect: [], after: 'stays', lasting: {} }, afflict('mission', {})],
    ['has a lasting part', { ...wall(music), lasting: {} }, wall(music)],
    ['is placed on the ship', { ...wall(music), place: 'ship' }, afflict('ship', {})],
    [
      'its effect never happens',
      unless(music, [damage(theShip)], { trigger: music }),
      unless(music, [damage(theShip)], { trigger: skill('Physics') }),
    ],
    ['does nothing', auto([]), { ...auto([]), endsAttempt: true }],
  ])('%s', (what, bad, good) => {
    expect(found(aDilemma(bad))).toEqual([what]);
    expect(found(aDilemma(good))).toEqual([]);
  });
});

describe('what works in play', () => {
  const lasting = (inPlay: Lasting, plays = [cardPlay(aShip)]) => anEvent({ plays, stays: true, inPlay });
  test('a countdown must run to expire', () => {
    const triggers = [whenever('countdown expires', draw(1))];
    expect(found(lasting({ triggers }))).toEqual(['acts when its countdown expires']);
    expect(found(lasting({ triggers, countdown: 2 }))).toEqual([]);
  });
  test('a host must be there to change', () => {
    const rules = [modify('RANGE', plus(2), { reach: 'host' })];
    expect(found(lasting({ rules }, [cardPlay(onTable)]))).toEqual(['changes the card it is on']);
    const bound = { rules: [mustTravel('far end')] };
    expect(found(lasting(bound, [cardPlay(onTable)]))).toEqual(['changes the card it is on']);
    expect(found(lasting(bound, [cardPlay(onCard(ofType('Ship')))]))).toEqual([]);
    expect(found(lasting({ rules }))).toEqual([]);
  });
  test('a count must be kept to be subtracted', () => {
    const rules = [modify('RANGE', lessCount, { reach: 'host' })];
    expect(found(lasting({ rules }))).toEqual(['subtracts its count']);
    expect(found(lasting({ rules, triggers: [whenever('end of your turn', count(1))] }))).toEqual([]);
  });
  test('what stays must do something, and what does something must stay', () => {
    const plays = [cardPlay(onTable)];
    const inPlay = { rules: [treaty('Federation', 'Romulan')] };
    expect(found(anEvent({ plays, text: [draw(1)], stays: true }))).toEqual(['stays in play']);
    expect(found(anEvent({ plays, inPlay }))).toEqual(['has a part that works in play']);
    expect(found(anEvent({ plays, stays: true, inPlay }))).toEqual([]);
    const acquired = (to: 'team' | 'resolve') => artifact('Thing', { acquired: to, inPlay, printed: printed() });
    expect(found(acquired('resolve'))).toEqual(['has a part that works in play']);
    expect(found(acquired('team'))).toEqual([]);
  });
  test('a card in the hand must be playable and do something', () => {
    expect(found(anEvent({ text: [draw(1)] }))).toEqual(['cannot be played']);
    expect(found(anEvent({ plays: [cardPlay(onTable)] }))).toEqual(['does nothing']);
    expect(found(anEvent({ plays: [cardPlay(onTable)], text: [draw(1)] }))).toEqual([]);
    const box = (acquired: 'hand' | 'resolve') => artifact('Box', { acquired, text: [draw(1)], printed: printed() });
    expect(found(box('hand'))).toEqual(['cannot be played']);
    expect(found(box('resolve'))).toEqual([]);
  });
});
