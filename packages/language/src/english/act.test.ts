import { expect, test } from 'vitest';
import * as say from '../index.ts';
import type { Act } from '../index.ts';
import {
  attackShips,
  battleAgain,
  battleEveryone,
  cancelBattle,
  discardCombatants,
  flyOn,
  killOpposing,
  noAttack,
  placeAtFarEnd,
  playAlong,
  repairDocked,
  setCourse,
} from '../battle.ts';
import { ofPeople, skilled } from '../who.ts';
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
  kill: [say.kill(say.atRandom()), 'kill one team member chosen at random'],
  discard: [say.discard(say.yourChoice()), 'discard one team member of your choice'],
  'stop team': [say.stopTeam, 'stop the team (in space with its ship)'],
  relocate: [
    say.relocate(say.atRandom(), 'furthest planet'),
    'relocate one team member chosen at random to the furthest planet',
  ],
  'damage ship': [say.damageShip, 'damage the ship'],
  'destroy ship': [say.destroyShip, 'destroy the ship'],
  score: [say.score(5), 'score 5 points'],
  draw: [say.draw(3), 'draw three cards'],
  'nullify target': [say.nullifyTarget, 'nullify that card'],
  'nullify response': [say.nullifyResponse, 'nullify that action'],
  'target to hand': [say.targetToHand, 'take that card into your hand'],
  count: [say.count(1), 'add 1 to the count on this dilemma'],
  'destroy ship at zero': [say.destroyShipAtZero('RANGE'), 'destroy the ship if its RANGE is 0'],
  'save crew': [say.saveCrew, "put the ship's crew under this card where the ship was, safe from its destruction"],
  'beam any': [say.beamAny, 'beam any number of your personnel at one location'],
  'report any': [say.reportAny, 'report any number of personnel, ships, and equipment cards from your hand'],
  shuffle: [say.shuffleDeck('chosen'), "shuffle the chosen player's draw deck"],
  select: [say.selectFirst(say.yourChoice(2)), 'select two team members of your choice'],
  hold: [say.hold(say.highest('CUNNING')), 'hold the team member with the highest CUNNING (your opponent breaks ties)'],
  disable: [say.disable(say.from('aboard', say.atRandom())), 'disable one personnel aboard chosen at random'],
  either: [say.eitherOf([], [say.score(5)]), 'choose one: nothing; or score 5 points'],
  'end attempt': [say.endAttempt, 'end the mission attempt'],
  stop: [say.stop(say.from('away teams here', say.everyone())), 'stop every Away Team here'],
  'replace hand': [
    say.replaceHand({ who: 'not', of: { who: 'type', is: 'Personnel' } }),
    'show your hand, discard all non-personnel cards from it, then draw as many cards as you discarded',
  ],
  'beam off or die': [
    say.beamOffOrDie,
    'beam the whole team to one ship or facility of yours here and stop them, or kill them if you cannot or will not',
  ],
  'split team': [
    say.splitTeam,
    'divide the whole team and its equipment into two groups of your choice, then hold the larger group (of equal groups, the one you choose)',
  ],
  'take back losses': [
    say.takeBackLosses,
    'take back what this attempt has cost: personnel and equipment lost from the ship return aboard, and the dilemmas discarded before this dilemma go back under the mission in their order',
  ],
  'end turn': [say.endTurn, 'end your turn'],
  'lend team': [
    say.lendTeam,
    'beam the whole team to one ship or facility of yours here if you can; your opponent may then act with that ship, your cards aboard it, and the team, inside your turn, until all of them are stopped or your opponent is done',
  ],
  'transform hand': [
    say.transformHand('you'),
    'shuffle your hand and put it under your draw deck, then draw as many cards',
  ],
  'discard from hand': [say.discardFromHand(1, 'you'), 'discard one card of your choice from your hand'],
  'take from deck': [
    say.takeFromDeck(3),
    'look through your draw deck and take three cards of your choice from it into your hand',
  ],
  'arrange deck': [say.arrangeDeck('opponent'), "look at your opponent's draw deck and put its cards in any order"],
  'guess card': [
    say.guessCard,
    "name a card type and point at one card in your opponent's hand; both players see that card, and it is discarded if it is of that type",
  ],
  flip: [say.flip, 'turn this dilemma over'],
  'take control': [
    say.takeControl(),
    'take control of the mission and its crew for as long as this dilemma is in play',
  ],
  'raise stakes': [say.raiseStakes, 'your opponent forfeits the game or accepts this dilemma'],
  'send ahead': [
    say.sendAhead(5),
    'name a number of turns from 1 to 5, counting the turns of both players and this turn; the mission disappears with everything aboard and on it, and this dilemma waits on the table',
  ],
  'return from ahead': [
    say.returnFromAhead,
    'count one of those turns; after the last one the mission returns to where it was, then discard this dilemma',
  ],
  'destroy location': [
    say.destroyLocation,
    'destroy everything at that location, cards under its mission and found artifacts included; its mission card stays only as a place with a span',
  ],
  'battle everyone': [battleEveryone, 'your Rogue Borg there battle everyone there'],
  'attack ships': [attackShips, 'this dilemma attacks every ship at its location'],
  'fly on': [
    flyOn,
    'this dilemma flies as far as its RANGE allows toward the other end of the spaceline, or, if it is there already, is discarded',
  ],
  'place at far end': [placeAtFarEnd, 'place this dilemma at the far end of the spaceline'],
  'set course': [setCourse, 'the end of the spaceline that is far from here becomes its destination'],
  'cancel battle': [cancelBattle, 'cancel that battle'],
  'no attack': [noAttack, 'the self-controlling ship does not attack for the rest of the turn'],
  'discard combatants': [discardCombatants, 'discard all Rogue Borg at that location'],
  'kill opposing': [
    killOpposing(skilled('Honor'), skilled('Treachery')),
    'for each personnel with Honor on your side, kill one personnel with Treachery of your choice on the other side',
  ],
  'battle again': [
    battleAgain(ofPeople('Klingon'), 2),
    'your surviving Klingon personnel battle the other survivors again with STRENGTH doubled, stopped or not',
  ],
  'repair docked': [repairDocked, 'repair the ships docked at the mission'],
  'play along': [
    playAlong('Rogue Borg', 'Crosis'),
    'you may play further Rogue Borg and Crosis cards on the ship with it',
  ],
  look: [say.lookAt("opponent's hand"), "look at your opponent's hand"],
  unstop: [say.unstop(say.everyone()), 'unstop the whole team'],
  'unstop ship': [
    say.unstopShip,
    "unstop the ship, its crew, and its player's Away Teams here, and give back the RANGE it used this turn",
  ],
  'destroy equipment': [say.destroyEquipment, 'destroy one equipment card there chosen at random'],
  explode: [say.explode(8), 'destroy the ship, then damage every other ship here with SHIELDS under 8'],
  decloak: [say.decloakShip, 'decloak the ship'],
  'beam to neighbor': [
    say.beamToNeighbor(6),
    'beam up to six of your personnel and equipment cards from the ship to a neighboring location',
  ],
  redraw: [say.redraw, 'the player who drew it discards it and draws the next card'],
  disappear: [say.disappear, 'the ship disappears with everything aboard and on it'],
  reappear: [say.reappear, 'the ship reappears here'],
  'copy skills': [
    say.copySkills(say.from('present', say.yourChoice())),
    'copy the skills of one other personnel present of your choice',
  ],
  attach: [say.attachTo(say.from('team', say.atRandom())), 'place this dilemma on one team member chosen at random'],
  'stop skilled': [
    say.stopSkilled('Computer Skill', 'Geology'),
    'stop your personnel of your choice aboard who have Computer Skill and Geology',
  ],
  'take back play': [
    say.takeBackPlay,
    "return that card to its player's hand; they must play a different card in its place if they can",
  ],
  'travel wormhole': [say.travelWormhole, 'relocate the ship to that location, then turn your wormhole over'],
  'show wormhole': [say.showWormhole, 'turn your mission at its location over, to its hidden wormhole'],
  'relocate ship': [say.relocateShip, 'relocate the ship to that location, then stop the ship and its crew'],
  'destroy ship unless': [say.destroyShipUnless('SHIELDS', 4), 'destroy the ship unless it has SHIELDS over 4'],
  'discard this': [say.discardThis, 'discard this dilemma'],
};

test.each(Object.entries(examples))('%s', (_, [act, expected]) => {
  expect(englishAct(act)).toBe(expected);
});

test.each<[Act, string]>([
  [say.draw(1, 'opponent'), 'your opponent draws one card'],
  [say.draw(3, 'chosen'), 'the chosen player draws three cards'],
  [say.lookAt("opponent's draw deck"), "look at your opponent's draw deck, keeping its order"],
  [say.lookAt('cards aboard'), 'look at all cards aboard the ship'],
  [say.lookAt('bottom seed card'), 'look at the bottom seed card here'],
  [say.score(-5), 'lose 5 points'],
  [say.score(1), 'score 1 point'],
  [say.count(-2), 'take 2 from the count on this dilemma'],
  [say.shuffleDeck('you'), 'shuffle your draw deck'],
  [
    say.transformHand('chosen'),
    'the chosen player shuffles their hand and puts it under their draw deck, then draws as many cards',
  ],
  [
    say.transformHand('opponent'),
    'your opponent shuffles their hand and puts it under their draw deck, then draws as many cards',
  ],
  [say.discardFromHand(2, 'opponent'), 'your opponent discards two cards of their choice from their hand'],
  [say.discardFromHand(1, 'chosen'), 'the chosen player discards one card of their choice from their hand'],
  [
    say.killLiterally(say.from('in play', say.everyone())),
    'kill every personnel in play, even holograms and those held by a card',
  ],
  [say.shuffleDeck('opponent'), "shuffle your opponent's draw deck"],
])('%j reads "%s"', (act, expected) => {
  expect(englishAct(act)).toBe(expected);
});

test('ship and team are those of the card', () => {
  expect(englishAct(say.stopTeam, encounterFrame('space'))).toBe('stop the ship and its crew');
  expect(englishAct(say.damageShip, encounterFrame('planet'))).toBe('damage your ship here');
  expect(englishAct(say.damageShip, playedFrame(typeNouns.Ship, ''))).toBe('damage that ship');
  expect(englishAct(say.nullifyResponse, playedFrame(undefined, 'that play'))).toBe('nullify that play');
});

test('several acts keep their order and refer back', () => {
  expect(englishActs([say.kill(say.atRandom()), say.discard(say.those), say.damageShip])).toBe(
    'kill one team member chosen at random, then discard that team member, then damage the ship',
  );
});
