import type { BattleAct } from './battle.ts';
import type { Condition } from './condition.ts';
import type { ShipAttribute, Skill } from './facts.ts';
import type { Among } from './among.ts';
import type { Selection, SelectionOf } from './selections/index.generated.ts';
import type { Who } from './who.ts';

/** `you` is who controls the card; on a dilemma or artifact being met, whoever meets it (B-1.1, B-1.2). */
export type PlayerWord = 'you' | 'opponent' | 'chosen';

/** Hidden cards that a scan or look shows to the looking player alone (B-13.37, B-29.36). */
export type Sight = "opponent's hand" | "opponent's draw deck" | 'cards aboard' | 'bottom seed card';

/** One thing a card text does. Each word has its runner in the engine and its English here. */
export type Act =
  | BattleAct
  /** `literally`: holograms and those held die, too. */
  | { readonly act: 'kill'; readonly what: Selection; readonly literally?: true }
  /** "Resigns", "is discarded": not a kill (B-29.11); so is "tow away (discard)" (B-29.35). */
  | { readonly act: 'discard'; readonly what: Selection }
  | { readonly act: 'stop team' }
  /** "Runs off to furthest planet" (B-29.12). */
  | { readonly act: 'relocate'; readonly what: Selection; readonly to: 'furthest planet' }
  | { readonly act: 'damage ship' }
  | { readonly act: 'destroy ship' }
  | { readonly act: 'score'; readonly points: number }
  | { readonly act: 'draw'; readonly who: PlayerWord; readonly count: number }
  /** Nullifies, or destroys, a card that is no ship (B-29.27, B-29.28). */
  | { readonly act: 'nullify target' }
  | { readonly act: 'nullify response' }
  /** "Exchange this card", "regenerates" (B-29.25). */
  | { readonly act: 'target to hand' }
  | { readonly act: 'count'; readonly by: number }
  | { readonly act: 'destroy ship at zero'; readonly attribute: 'RANGE' }
  | { readonly act: 'save crew' }
  | { readonly act: 'beam any' }
  | { readonly act: 'report any' }
  | { readonly act: 'shuffle'; readonly who: PlayerWord }
  /** Picks cards that later acts speak of as "those". */
  | { readonly act: 'select'; readonly what: Selection }
  /** Held by this card until it leaves play (B-19.16). */
  | { readonly act: 'hold'; readonly what: Selection }
  /** Disabled until this card leaves play (B-19.14). */
  | { readonly act: 'disable'; readonly what: Selection }
  /** The encountering player picks one of several texts (B-17.8). */
  | { readonly act: 'either'; readonly ways: readonly (readonly Act[])[] }
  | { readonly act: 'end attempt' }
  | { readonly act: 'stop'; readonly what: Selection }
  /** They may act again at once; RANGE used is not given back (B-19.13). */
  | { readonly act: 'unstop'; readonly what: Selection }
  /** Discards these from the hand and draws as many (B-29.31). */
  | { readonly act: 'replace hand'; readonly discarding: Who }
  /** All of the team to one of its player's vessels here, or all of it dies (B-29.10). */
  | { readonly act: 'beam off or die' }
  /** Its player divides the team in two; this card holds the larger part (B-10.22). */
  | { readonly act: 'split team' }
  /** Personnel, equipment and dilemmas that the attempt under way has cost come back (B-29.32, ruling S-8). */
  | { readonly act: 'take back losses' }
  /** At once to the end of turn segment (B-11.14). */
  | { readonly act: 'end turn' }
  /** The hand is shuffled and put under the draw deck, and as many cards are drawn. */
  | { readonly act: 'transform hand'; readonly who: PlayerWord }
  /** That player chooses cards of the hand and discards them. */
  | { readonly act: 'discard from hand'; readonly who: PlayerWord; readonly count: number }
  /** Cards of your choice from your draw deck to your hand. */
  | { readonly act: 'take from deck'; readonly count: number }
  /** You see that player's draw deck and put it in any order (B-13.39). */
  | { readonly act: 'arrange deck'; readonly who: PlayerWord }
  /** You name a card type and point at a card in your opponent's hand. */
  | { readonly act: 'guess card' }
  /** Turns this card over; face down it does nothing. */
  | { readonly act: 'flip' }
  /** The ship this card is on is yours while this card is in play, with its crew unless it says otherwise (B-10.2 to B-10.7). */
  | { readonly act: 'take control'; readonly only?: 'ship'; readonly unless?: Condition }
  /** Your opponent forfeits, or the winner is shown cards of the loser (B-26.11). */
  | { readonly act: 'raise stakes' }
  /** The ship this card is on disappears for a number of turns that you name (B-19.29, B-25.14). */
  | { readonly act: 'send ahead'; readonly turns: number }
  /** Counts one of those turns; after the last one the ship is back. */
  | { readonly act: 'return from ahead' }
  /** Everything at the location is destroyed; its mission card stays as a place with a span (B-9.5). */
  | { readonly act: 'destroy location' }
  /** The opponent acts with the team and its ship inside the turn (B-29.33). */
  | { readonly act: 'lend team' }
  | { readonly act: 'look'; readonly at: Sight }
  /** The ship, its crew and its player's Away Teams here; its RANGE used this turn comes back (B-19.13). */
  | { readonly act: 'unstop ship' }
  /** One equipment card of the crew or Away Team it was played on, by lot. */
  | { readonly act: 'destroy equipment' }
  | { readonly act: 'explode'; readonly under: number }
  | { readonly act: 'decloak' }
  | { readonly act: 'beam to neighbor'; readonly most: number }
  /** The card just drawn is discarded and replaced. */
  | { readonly act: 'redraw' }
  /** With everything aboard and on it, until it reappears (B-19.29). */
  | { readonly act: 'disappear' }
  | { readonly act: 'reappear' }
  /** The host has them as they are now, whatever becomes of the others. */
  | { readonly act: 'copy skills'; readonly what: Selection }
  /** Puts this card into play on the selected card. */
  | { readonly act: 'attach'; readonly what: Selection }
  /** Personnel of yours aboard who have these skills between them. */
  | { readonly act: 'stop skilled'; readonly skills: readonly Skill[] }
  /** The card being played goes back to the hand and another one takes its place. */
  | { readonly act: 'take back play' }
  /** To the location named with the second copy; ship and crew are stopped there. */
  | { readonly act: 'relocate ship' }
  /** Between your wormhole and the other location named, then the wormhole is turned over (B-27.39). */
  | { readonly act: 'travel wormhole' }
  /** Turns over your mission where the ship is, to its hidden wormhole (B-27.42). */
  | { readonly act: 'show wormhole' }
  | { readonly act: 'destroy ship unless'; readonly attribute: ShipAttribute; readonly over: number }
  /** From your hand or draw deck into play at once, by the normal rules but for the card play (B-27.44). */
  | { readonly act: 'download'; readonly who: Who; readonly most: number }
  /** One of your dilemmas under a mission again. */
  | { readonly act: 'reseed' }
  /** The text is not written: the players carry it out and agree on how it ended. */
  | { readonly act: 'by hand' }
  | { readonly act: 'discard this' };

export const byHand: Act = { act: 'by hand' };
export const kill = (what: Selection): Act => ({ act: 'kill', what });
export const discard = (what: Selection): Act => ({ act: 'discard', what });
export const killLiterally = (what: Selection): Act => ({ act: 'kill', what, literally: true });
export const transformHand = (who: PlayerWord): Act => ({ act: 'transform hand', who });
export const discardFromHand = (howMany: number, who: PlayerWord): Act => ({
  act: 'discard from hand',
  who,
  count: howMany,
});
export const takeFromDeck = (howMany: number): Act => ({ act: 'take from deck', count: howMany });
export const arrangeDeck = (who: PlayerWord): Act => ({ act: 'arrange deck', who });
export const guessCard: Act = { act: 'guess card' };
export const flip: Act = { act: 'flip' };
/** Whether those aboard have this only the result tells: what is hidden does not decide where the card may be played. */
export const takeControl = (unless?: Condition): Act => ({ act: 'take control', ...(unless ? { unless } : {}) });
export const takeShipOnly: Act = { act: 'take control', only: 'ship' };
export const raiseStakes: Act = { act: 'raise stakes' };
export const sendAhead = (turns: number): Act => ({ act: 'send ahead', turns });
export const returnFromAhead: Act = { act: 'return from ahead' };
export const destroyLocation: Act = { act: 'destroy location' };
export const stopTeam: Act = { act: 'stop team' };
export const relocate = (what: Selection, to: 'furthest planet'): Act => ({ act: 'relocate', what, to });
export const damageShip: Act = { act: 'damage ship' };
export const destroyShip: Act = { act: 'destroy ship' };
export const score = (points: number): Act => ({ act: 'score', points });
export const draw = (count: number, who: PlayerWord = 'you'): Act => ({ act: 'draw', who, count });
export const nullifyTarget: Act = { act: 'nullify target' };
export const nullifyResponse: Act = { act: 'nullify response' };
export const targetToHand: Act = { act: 'target to hand' };
export const count = (by: number): Act => ({ act: 'count', by });
export const destroyShipAtZero = (attribute: 'RANGE'): Act => ({ act: 'destroy ship at zero', attribute });
export const saveCrew: Act = { act: 'save crew' };
export const beamAny: Act = { act: 'beam any' };
export const reportAny: Act = { act: 'report any' };
export const shuffleDeck = (who: PlayerWord): Act => ({ act: 'shuffle', who });

export const selectFirst = (what: Selection): Act => ({ act: 'select', what });
export const hold = (what: Selection): Act => ({ act: 'hold', what });
export const disable = (what: Selection): Act => ({ act: 'disable', what });
export const eitherOf = (...ways: readonly (readonly Act[])[]): Act => ({ act: 'either', ways });
export const endAttempt: Act = { act: 'end attempt' };
export const unstop = (what: Selection): Act => ({ act: 'unstop', what });
export const stop = (what: Selection): Act => ({ act: 'stop', what });
export const replaceHand = (discarding: Who): Act => ({ act: 'replace hand', discarding });
export const beamOffOrDie: Act = { act: 'beam off or die' };
export const splitTeam: Act = { act: 'split team' };
export const takeBackLosses: Act = { act: 'take back losses' };
export const endTurn: Act = { act: 'end turn' };
export const lendTeam: Act = { act: 'lend team' };

export const lookAt = (at: Sight): Act => ({ act: 'look', at });
export const unstopShip: Act = { act: 'unstop ship' };
export const destroyEquipment: Act = { act: 'destroy equipment' };
export const explode = (under: number): Act => ({ act: 'explode', under });
export const decloakShip: Act = { act: 'decloak' };
export const beamToNeighbor = (most: number): Act => ({ act: 'beam to neighbor', most });
export const redraw: Act = { act: 'redraw' };
export const disappear: Act = { act: 'disappear' };
export const reappear: Act = { act: 'reappear' };
export const copySkills = (what: Selection): Act => ({ act: 'copy skills', what });
export const attachTo = (what: Selection): Act => ({ act: 'attach', what });
export const stopSkilled = (...skills: readonly Skill[]): Act => ({ act: 'stop skilled', skills });
export const takeBackPlay: Act = { act: 'take back play' };
export const relocateShip: Act = { act: 'relocate ship' };
export const travelWormhole: Act = { act: 'travel wormhole' };
export const showWormhole: Act = { act: 'show wormhole' };
export const destroyShipUnless = (attribute: ShipAttribute, over: number): Act => ({
  act: 'destroy ship unless',
  attribute,
  over,
});
export const downloads = (who: Who, most = 1): Act => ({ act: 'download', who, most });
export const reseed: Act = { act: 'reseed' };
export const discardThis: Act = { act: 'discard this' };

/** The same selection from another group. */
export const from = <S extends SelectionOf<'everyone' | 'some'>>(among: Among, what: S): S => ({ ...what, among });
