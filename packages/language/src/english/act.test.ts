import { expect, test } from 'vitest';
import * as say from '../index.ts';
import type { Act } from '../index.ts';
import { ofPeople, skilled } from '../who/index.generated.ts';
import { englishAct, englishActs } from './say.ts';
import { encounterFrame, playedFrame } from './frame.ts';
import { typeNouns } from './terms.ts';

const examples: { readonly [K in Act['act']]: readonly [Extract<Act, { act: K }> | Act, string] } = {
  download: [
    say.downloads({ who: 'type', is: 'Personnel' }, 2),
    'download up to two of all personnel from your hand or draw deck',
  ],
  reseed: [say.reseed, 'seed one dilemma of yours from your discard pile under a mission'],
  'by hand': [say.byHand, 'carry out the text of this card by agreement'],
  kill: [say.kill(say.atRandom()), 'kill one team member at random'],
  discard: [say.discard(say.yourChoice()), 'discard one team member (your choice)'],
  relocate: [
    say.relocate(say.atRandom(), 'furthest planet'),
    'relocate one team member at random to the furthest planet',
  ],
  score: [say.score(5), 'score 5 points'],
  draw: [say.draw(3), 'draw three cards'],
  count: [say.count(1), 'add 1 to the count on this dilemma'],
  'save crew': [say.saveCrew, 'save its crew under this card here'],
  'report any': [say.reportAny, 'report any number of personnel, ships, and equipment cards from your hand'],
  shuffle: [say.shuffleDeck('chosen'), "shuffle that player's draw deck"],
  select: [say.selectFirst(say.yourChoice(2)), 'select two team members (your choice)'],
  hold: [say.hold(say.highest('CUNNING')), 'hold the team member with the highest CUNNING'],
  disable: [say.disable(say.from('aboard', say.atRandom())), 'disable one personnel aboard at random'],
  either: [say.eitherOf([], [say.score(5)]), 'you may score 5 points'],
  stop: [say.stop(say.from('away teams here', say.everyone())), 'stop every Away Team here'],
  'replace hand': [
    say.replaceHand('you', { who: 'not', of: { who: 'type', is: 'Personnel' } }),
    'show your hand, discard all non-personnel cards, and draw as many',
  ],
  'beam off or die': [say.beamOffOrDie, 'beam the team to your ship or facility here and stop it, or kill it'],
  'split team': [
    say.splitTeam,
    'divide the team and its equipment into two groups; the larger (you choose if equal) is phased: held ' +
      'and not present',
  ],
  'take back losses': [
    say.takeBackLosses,
    'return aboard all personnel and equipment the ship lost in this attempt, put dilemmas discarded in ' +
      'it back under mission in order',
  ],
  'lend team': [
    say.lendTeam,
    'beam the team to your ship or facility here if possible; your opponent then acts with that ship, ' +
      'your cards aboard, and the team until done or all are stopped',
  ],
  'guess card': [
    say.guessCard,
    "name a card type and point at a card in your opponent's hand; it is shown and, if of that type, discarded",
  ],
  flip: [say.flip(say.thisCard), 'turn this dilemma over'],
  'take control': [
    say.takeControl(say.itsHost),
    'take control of the mission and its crew for as long as this dilemma is in play',
  ],
  'raise stakes': [say.raiseStakes, 'your opponent forfeits the game or accepts this dilemma'],
  'set course': [say.setCourse, 'the end of the spaceline that is far from here becomes its destination'],
  'no attack': [say.noAttack, 'that card does not attack this turn'],
  'battle again': [
    say.battleAgain(ofPeople('Klingon'), 2),
    'your surviving Klingons (even if stopped) battle the opposing survivors again with double STRENGTH',
  ],
  'play along': [
    say.playAlong('Rogue Borg', 'Crosis'),
    'you may play more Rogue Borg and Crosis cards on the ship at once',
  ],
  look: [say.lookAt("opponent's hand"), "look at your opponent's hand"],
  unstop: [say.unstop(say.everyone()), 'unstop the team'],
  decloak: [say.decloak(say.theShip), 'decloak the ship'],
  disappear: [say.disappear(), 'the ship disappears with everything aboard and on it'],
  reappear: [say.reappear(), 'the ship reappears here'],
  'copy skills': [
    say.copySkills(say.from('present', say.yourChoice())),
    'the mission also has the skills of one other personnel present (your choice)',
  ],
  attach: [say.attachTo(say.from('team', say.atRandom())), 'place on one team member at random'],
  attack: [say.attack('everyone'), 'they battle everyone here'],
  beam: [say.beam('up or down'), 'beam any number of your personnel up or down at one location'],
  damage: [say.damage(say.theShip), 'damage the ship'],
  destroy: [say.destroy(say.theShip), 'destroy the ship'],
  end: [say.end('attempt'), 'end the attempt'],
  nullify: [say.nullify(say.theTarget), 'nullify that card'],
  provided: [
    say.provided(
      say.lacks(say.counted('aboard', say.skill('SECURITY', 2))),
      [say.takeControl(say.theShip), say.score(5)],
      [say.discard(say.thisCard)],
    ),
    'if the ship has 2 SECURITY aboard, discard dilemma; otherwise take control of the ship and its crew for as ' +
      'long as this dilemma is in play, then score 5 points',
  ],
  repair: [say.repair(say.from('docked', say.everyone())), 'repair the ships docked at the mission'],
  take: [say.takeIntoHand(say.theTarget), 'take that card into hand'],
};

test.each(Object.entries(examples))('%s', (_, [act, expected]) => {
  expect(englishAct(act)).toBe(expected);
});

test.each<[Act, string]>([
  [say.takeIntoHand(say.theResponse), 'return it to hand; they must play a different card instead if they can'],
  [
    say.relocate(say.thisCard, 'onward'),
    'this dilemma flies its RANGE toward the other end; if already there, discard this dilemma',
  ],
  [
    say.destroy(say.from('that location', say.everyone())),
    'destroy everything there (seed cards, too); the mission stays only for its span',
  ],
  [say.stop(say.theTeam), 'stop the team'],
  [say.nullify(say.theResponse), 'nullify that action'],
  [say.provided(say.lacks(say.shipHas('RANGE', 0)), [say.destroy(say.theShip)]), 'destroy the ship if its RANGE is 0'],
  [say.end('turn'), 'end the turn'],
  [say.replaceHand('you'), 'shuffle your hand and put it under your draw deck, then draw as many cards'],
  [say.discard(say.cardsIn('you', 'hand', 1)), 'discard one card from hand'],
  [say.takeIntoHand(say.cardsIn('you', 'draw deck', 3)), 'take any three cards from your draw deck into hand'],
  [say.lookAt("opponent's draw deck", 'arranging'), "look at your opponent's draw deck and put its cards in any order"],
  [
    say.disappear(5),
    'name 1 to 5 turns (of both players, this one included): the mission disappears with everything ' +
      'aboard and on it, and returns to its place at the end of the last; then discard dilemma',
  ],
  [
    say.reappear('after the turns named'),
    'after the last of those turns the mission returns, then discard this dilemma',
  ],
  [say.attack('ships'), 'this dilemma attacks every ship there'],
  [say.relocate(say.thisCard, 'far end'), 'place at far end of spaceline'],
  [say.end('battle'), 'cancel that battle'],
  [
    say.discard(say.from('that location', say.everyone(say.titled('Rogue Borg')))),
    'discard all Rogue Borg cards at that location',
  ],
  [
    say.kill(say.from('other side', say.yourChoice({ each: skilled('Honor') }, skilled('Treachery')))),
    'for each of your personnel with Honor in it, kill one opposing personnel with Treachery (your choice)',
  ],
  [
    say.unstop(say.theShipWith('crew and Away Teams'), 'with RANGE'),
    "unstop the ship, its crew, and its player's Away Teams there, and give back the RANGE it used this turn",
  ],
  [
    say.destroy(say.from('there', say.atRandom(1, say.ofType('Equipment')))),
    'destroy one piece of equipment there at random',
  ],
  [say.destroy(say.theShip, 8), 'destroy the ship, then damage each other ship here with SHIELDS under 8'],
  [say.beam('neighbor', 6), 'beam at most six of your personnel and equipment from the ship to a neighboring location'],
  [say.stop(say.thoseAboardWith('Computer Skill', 'Geology')), 'stop your Computer Skill and Geology aboard'],
  [
    say.relocate(say.theShip, 'that location', 'turn wormhole over'),
    'relocate the ship to that location, then turn your wormhole over',
  ],
  [
    say.flip(say.from('that location', say.everyone(say.both(say.yours, say.ofType('Mission'))))),
    'turn all your missions at that location over',
  ],
  [
    say.relocate(say.theShip, 'that location', 'stop'),
    'relocate the ship to that location, then stop the ship and its crew',
  ],
  [
    say.provided(say.lacks(say.shipHas('SHIELDS', 4)), [say.destroy(say.theShip)]),
    'destroy the ship unless it has SHIELDS over 4',
  ],
  [say.discard(say.thisCard), 'discard dilemma'],
  [say.provided(say.skill('Honor'), [say.score(5)]), 'score 5 points if the team has Honor'],
  [say.draw(1, 'opponent'), 'your opponent draws one card'],
  [say.draw(3, 'chosen'), 'that player draws three cards'],
  [say.lookAt("opponent's draw deck"), "look at your opponent's draw deck, keeping its order"],
  [say.lookAt('cards aboard'), 'look at all cards aboard the ship'],
  [say.lookAt('bottom seed card'), 'look at the bottom seed card here'],
  [say.score(-5), 'lose 5 points'],
  [say.score(1), 'score 1 point'],
  [say.count(-2), 'take 2 from the count on this dilemma'],
  [say.shuffleDeck('you'), 'shuffle your draw deck'],
  [
    say.replaceHand('chosen'),
    'that player shuffles their hand and puts it under their draw deck, then draws as many cards',
  ],
  [
    say.replaceHand('opponent'),
    'your opponent shuffles their hand and puts it under their draw deck, then draws as many cards',
  ],
  [say.discard(say.cardsIn('opponent', 'hand', 2)), 'your opponent discards two cards from hand'],
  [say.discard(say.cardsIn('chosen', 'hand', 1)), 'that player discards one card from hand'],
  [
    say.kill(say.from('in play', say.everyone()), 'literally'),
    'kill every personnel in play, even holograms and those held by a card',
  ],
  [say.shuffleDeck('opponent'), "shuffle your opponent's draw deck"],
])('%j reads "%s"', (act, expected) => {
  expect(englishAct(act)).toBe(expected);
});

test('ship and team are those of the card', () => {
  expect(englishAct(say.stop(say.theTeam), encounterFrame('space'))).toBe('stop the crew');
  expect(englishAct(say.damage(say.theShip), encounterFrame('planet'))).toBe('damage your ship here');
  expect(englishAct(say.damage(say.theShip), playedFrame(typeNouns.Ship, ''))).toBe('damage it');
  expect(englishAct(say.nullify(say.theResponse), playedFrame(undefined, 'that play'))).toBe('nullify that play');
});

test('several acts keep their order and refer back', () => {
  expect(englishActs([say.kill(say.atRandom()), say.discard(say.those), say.damage(say.theShip)])).toBe(
    'kill one team member at random, discard that team member, then damage the ship',
  );
});
