import type { Act, PlayerWord, Sight } from '../act.ts';
import type { Say } from '../say.ts';
import { englishBattleAct } from './battle.ts';
import { englishCondition } from './condition.ts';
import type { Frame } from './frame.ts';
import { card } from './phrase.ts';
import { theWho } from './who.ts';
import { howMany, list, numberWord, points, unspoken } from './words.ts';

const draws = (who: PlayerWord, count: number): string => {
  const cards = howMany(count, card);
  if (who === 'you') return `draw ${cards}`;
  return `${who === 'opponent' ? 'your opponent' : 'the chosen player'} draws ${cards}`;
};

const deckOf = {
  you: 'your draw deck',
  opponent: "your opponent's draw deck",
  chosen: "the chosen player's draw deck",
} satisfies { [K in PlayerWord]: string };

const transforms = {
  you: 'shuffle your hand and put it under your draw deck, then draw as many cards',
  opponent: 'your opponent shuffles their hand and puts it under their draw deck, then draws as many cards',
  chosen: 'the chosen player shuffles their hand and puts it under their draw deck, then draws as many cards',
} satisfies { [K in PlayerWord]: string };

const discards = (who: PlayerWord, count: number): string => {
  const cards = howMany(count, card);
  if (who === 'you') return `discard ${cards} of your choice from your hand`;
  return `${who === 'opponent' ? 'your opponent' : 'the chosen player'} discards ${cards} of their choice from their hand`;
};

const scores = (n: number): string => (n < 0 ? `lose ${points(-n)}` : `score ${points(n)}`);

const counts = (by: number, self: string): string =>
  by < 0 ? `take ${-by} from the count on ${self}` : `add ${by} to the count on ${self}`;

const sights = (at: Sight, frame: Frame): string => {
  switch (at) {
    case "opponent's hand":
      return "your opponent's hand";
    case "opponent's draw deck":
      return "your opponent's draw deck, keeping its order";
    case 'cards aboard':
      return `all cards aboard ${frame.ship}`;
    case 'bottom seed card':
      return 'the bottom seed card here';
    default:
      return unspoken(at);
  }
};

const takesControl = ({ only, unless }: Extract<Act, { act: 'take control' }>, { hosted, self }: Frame): string => {
  const take = `take control of ${hosted}${only ? ', not of its crew,' : ' and its crew'} for as long as ${self} is in play`;
  if (!unless) return take;
  return `unless ${hosted} has ${englishCondition(unless)} aboard, ${take}; otherwise discard ${self}`;
};

/** One thing a text does, as a clause that may follow "Unless …," or begin a sentence. */
export const sayAct = (act: Act, frame: Frame, say: Say): string => {
  switch (act.act) {
    case 'kill':
      return `kill ${say.selection(act.what, frame)}${act.literally ? ', even holograms and those held by a card' : ''}`;
    case 'discard':
      return `discard ${say.selection(act.what, frame)}`;
    case 'stop team':
      return `stop ${frame.team}`;
    case 'relocate':
      return `relocate ${say.selection(act.what, frame)} to the ${act.to}`;
    case 'damage ship':
      return `damage ${frame.ship}`;
    case 'destroy ship':
      return `destroy ${frame.ship}`;
    case 'score':
      return scores(act.points);
    case 'draw':
      return draws(act.who, act.count);
    case 'nullify target':
      return `nullify ${frame.target}`;
    case 'nullify response':
      return `nullify ${frame.response}`;
    case 'target to hand':
      return `take ${frame.target} into your hand`;
    case 'count':
      return counts(act.by, frame.self);
    case 'destroy ship at zero':
      return `destroy ${frame.ship} if its ${act.attribute} is 0`;
    case 'save crew':
      return "put the ship's crew under this card where the ship was, safe from its destruction";
    case 'beam any':
      return 'beam any number of your personnel at one location';
    case 'report any':
      return 'report any number of personnel, ships, and equipment cards from your hand';
    case 'by hand':
      return 'carry out the text of this card by agreement';
    case 'shuffle':
      return `shuffle ${deckOf[act.who]}`;
    case 'select':
      return `select ${say.selection(act.what, frame)}`;
    case 'hold':
      return `hold ${say.selection(act.what, frame)}`;
    case 'disable':
      return `disable ${say.selection(act.what, frame)}`;
    case 'either':
      return `choose one: ${act.ways.map((way) => (way.length === 0 ? 'nothing' : say.acts(way, frame))).join('; or ')}`;
    case 'end attempt':
      return 'end the mission attempt';
    case 'stop':
      return `stop ${say.selection(act.what, frame)}`;
    case 'unstop':
      return `unstop ${say.selection(act.what, frame)}`;
    case 'replace hand':
      return `show your hand, discard ${theWho(act.discarding, 'all', card)} from it, then draw as many cards as you discarded`;
    case 'beam off or die':
      return `beam ${frame.everyone} to one ship or facility of yours here and stop them, or kill them if you cannot or will not`;
    case 'split team':
      return `divide ${frame.everyone} and its equipment into two groups of your choice, then hold the larger group (of equal groups, the one you choose)`;
    case 'take back losses':
      return `take back what this attempt has cost: personnel and equipment lost from ${frame.ship} return aboard, and the dilemmas discarded before ${frame.self} go back under the mission in their order`;
    case 'end turn':
      return 'end your turn';
    case 'transform hand':
      return transforms[act.who];
    case 'discard from hand':
      return discards(act.who, act.count);
    case 'take from deck':
      return `look through your draw deck and take ${howMany(act.count, card)} of your choice from it into your hand`;
    case 'arrange deck':
      return `look at ${deckOf[act.who]} and put its cards in any order`;
    case 'guess card':
      return "name a card type and point at one card in your opponent's hand; both players see that card, and it is discarded if it is of that type";
    case 'flip':
      return `turn ${frame.self} over`;
    case 'take control':
      return takesControl(act, frame);
    case 'raise stakes':
      return `your opponent forfeits the game or accepts ${frame.self}`;
    case 'send ahead':
      return `name a number of turns from 1 to ${act.turns}, counting the turns of both players and this turn; ${frame.hosted} disappears with everything aboard and on it, and ${frame.self} waits on the table`;
    case 'return from ahead':
      return `count one of those turns; after the last one ${frame.hosted} returns to where it was, then discard ${frame.self}`;
    case 'destroy location':
      return 'destroy everything at that location, cards under its mission and found artifacts included; its mission card stays only as a place with a span';
    case 'lend team':
      return `beam ${frame.everyone} to one ship or facility of yours here if you can; your opponent may then act with that ship, your cards aboard it, and the team, inside your turn, until all of them are stopped or your opponent is done`;
    case 'look':
      return `look at ${sights(act.at, frame)}`;
    case 'unstop ship':
      return `unstop ${frame.ship}, its crew, and its player's Away Teams here, and give back the RANGE it used this turn`;
    case 'destroy equipment':
      return 'destroy one equipment card there chosen at random';
    case 'explode':
      return `destroy ${frame.ship}, then damage every other ship here with SHIELDS under ${act.under}`;
    case 'decloak':
      return `decloak ${frame.ship}`;
    case 'beam to neighbor':
      return `beam up to ${numberWord(act.most)} of your personnel and equipment cards from ${frame.ship} to a neighboring location`;
    case 'redraw':
      return 'the player who drew it discards it and draws the next card';
    case 'disappear':
      return `${frame.ship} disappears with everything aboard and on it`;
    case 'reappear':
      return 'the ship reappears here';
    case 'copy skills':
      return `copy the skills of ${say.selection(act.what, frame)}`;
    case 'attach':
      return `place ${frame.self} on ${say.selection(act.what, frame)}`;
    case 'stop skilled':
      return `stop your personnel of your choice aboard who have ${list(act.skills, 'and')}`;
    case 'take back play':
      return "return that card to its player's hand; they must play a different card in its place if they can";
    case 'relocate ship':
      return `relocate ${frame.ship} to that location, then stop ${frame.ship} and its crew`;
    case 'travel wormhole':
      return `relocate ${frame.ship} to that location, then turn your wormhole over`;
    case 'show wormhole':
      return 'turn your mission at its location over, to its hidden wormhole';
    case 'destroy ship unless':
      return `destroy ${frame.ship} unless it has ${act.attribute} over ${act.over}`;
    case 'download':
      return `download ${act.most === 1 ? '' : `up to ${numberWord(act.most)} of `}${theWho(act.who, 'all', card)} from your hand or draw deck`;
    case 'reseed':
      return 'seed one dilemma of yours from your discard pile under a mission';
    case 'discard this':
      return `discard ${frame.self}`;
    case 'battle everyone':
    case 'attack ships':
    case 'fly on':
    case 'place at far end':
    case 'set course':
    case 'cancel battle':
    case 'no attack':
    case 'discard combatants':
    case 'kill opposing':
    case 'battle again':
    case 'play along':
    case 'repair docked':
      return englishBattleAct(act, frame);
    default:
      return unspoken(act);
  }
};
