import type { Act, PlayerWord, Selection } from '@spaceline/language';
import type { TextFrame } from '../state/frame.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { emit, findFrame, push, start } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { shipAttribute } from '../asking/values.ts';
import { countOf } from '../state/mark.ts';
import { isCombatant, isPersonnel, isShip } from '../asking/where.ts';
import { discardFromPlay, rest, shift, toBonusArea } from '../state/zones.ts';
import { currentTeam } from '../asking/taking-part.ts';
import { callOff } from '../rules/calling-off.ts';
import { drawCards, shuffleDeck } from '../rules/drawing.ts';
import { holdCards } from '../rules/holding.ts';
import { isHologram } from '../asking/holograms.ts';
import { damage } from '../rules/damage.ts';
import { kill } from '../rules/killing.ts';
import { destroy } from '../rules/destroying.ts';
import { stopTeam, unstop } from '../rules/states.ts';
import { scoreBonus } from '../rules/winning.ts';
import { interruptRunners } from './interrupts.ts';
import { takeBackLosses } from './losses.ts';
import { battleRunners } from './battle-acts.ts';
import { downloadCards } from './downloading.ts';
import { reseed } from './reseeding.ts';
import { relocateToFurthest } from './relocation.ts';
import { eventRunners } from './event-acts.ts';
import { chosenShip } from './ship-here.ts';
import { select } from './selection.ts';
import { splitTeam } from './split-frame.ts';
import { beamOffOrDie, endTurn, lendTeam, replaceHand, stopSelected } from './team-acts.ts';

/** Carries out one act. False: it waits for a choice and will be run again. */
export type Runner<K extends Act['act']> = (s: State, f: TextFrame, act: Extract<Act, { act: K }>) => boolean;

const playerOf = (f: TextFrame, who: PlayerWord): Player =>
  who === 'you' ? f.you : who === 'opponent' ? opponentOf(f.you) : (f.target as Player);

/** The ship a text is about: the one it is on, or the one making the attempt (B-17.25). */
const shipOf = (s: State, f: TextFrame): CardId => {
  const host = s.cards[f.card].host;
  if (host !== none && isShip(s, host)) return host;
  return findFrame(s, 'encounter')?.card === f.card ? currentTeam(s).ship : none;
};

const withSelected =
  (then: (s: State, cards: readonly CardId[]) => void) =>
  (s: State, f: TextFrame, act: { readonly what: Selection }): boolean => {
    const cards = select(s, f, act.what);
    if (!cards) return false;
    f.picked = cards;
    then(s, cards);
    return true;
  };

/** The crew of a ship being destroyed goes with the card instead (B-19.17, B-19.22). */
const saveCrew = (s: State, f: TextFrame): boolean => {
  const ship = f.responds;
  const frame = s.frames.find((x) => x.kind === 'destroy' && x.card === ship);
  if (frame?.kind !== 'destroy' || s.cards[f.card].zone !== 'on location') return true;
  frame.crewSaved = true;
  const controller = s.cards[ship].controller;
  for (const id of s.play.slice()) {
    const c = s.cards[id];
    if (c.host !== ship || c.zone !== 'aboard' || c.controller !== controller || isCombatant(s, id)) continue;
    // B-27.10: nothing takes a hologram off its ship but another ship or a facility.
    if (isHologram(s, id)) continue;
    shift(s, id, 'held', none, f.card);
    c.heldBy = f.card;
    if (isPersonnel(s, id)) emit(s, 'saved', { card: id, on: f.card });
  }
  return true;
};

const nullifyResponse = (s: State, f: TextFrame): boolean => {
  for (const frame of s.frames)
    if ((frame.kind === 'play' || frame.kind === 'report' || frame.kind === 'encounter') && frame.card === f.responds) {
      callOff(frame);
      if (frame.kind !== 'encounter') emit(s, 'nullified', { card: f.responds });
    }
  return true;
};

/** Every word of the language that does something. The compiler lists what is missing (B-24.5, B-24.10). */
export const runners: { readonly [K in Act['act']]: Runner<K> } = {
  kill: (s, f, act) => withSelected((_s, cards) => kill(s, cards, act.literally))(s, f, act),
  discard: withSelected((s, cards) => {
    for (const id of cards) discardFromPlay(s, id);
  }),
  'stop team': (s) => {
    const { members, ship } = currentTeam(s);
    stopTeam(s, members, ship);
    return true;
  },
  relocate: (s, f, act) => relocateToFurthest(s, f, act.what),
  'damage ship': (s, f) => {
    const ship = chosenShip(s, f, shipOf(s, f));
    if (ship === undefined) return false;
    if (ship !== none) damage(s, ship);
    return true;
  },
  'destroy ship': (s, f) => {
    const ship = chosenShip(s, f, shipOf(s, f));
    if (ship === undefined) return false;
    if (ship !== none) destroy(s, ship);
    return true;
  },
  score: (s, f, act) => {
    scoreBonus(s, f.you, act.points, f.card);
    // B-26.3: a card that scores goes to the bonus point area unless it stays in play.
    if (act.points > 0 && s.cards[f.card].zone === 'being played') toBonusArea(s, f.card, f.you);
    return true;
  },
  draw: (s, f, act) => {
    drawCards(s, playerOf(f, act.who), act.count);
    return true;
  },
  'nullify target': (s, f) => {
    if (!s.play.includes(f.target)) return nullifyResponse(s, f);
    emit(s, 'nullified', { card: f.target });
    discardFromPlay(s, f.target);
    return true;
  },
  'nullify response': nullifyResponse,
  // B-13.30, B-13.31: the card that does this is still being played, so it is not in the pile itself.
  'target to hand': (s, f) => {
    if (s.players[f.you].piles['discard pile'].includes(f.target)) {
      rest(s, f.target, 'hand');
      emit(s, 'returned to hand', { card: f.target, player: f.you });
    }
    return true;
  },
  count: (s, f, act) => {
    const c = s.cards[f.card];
    c.mark = { is: 'count', n: countOf(c.mark) + act.by };
    s.unsettled = true;
    return true;
  },
  'destroy ship at zero': (s, f, act) => {
    const ship = shipOf(s, f);
    if (ship !== none && shipAttribute(s, ship, act.attribute) === 0) destroy(s, ship);
    return true;
  },
  'save crew': saveCrew,
  'beam any': (s, f) => {
    start(s, 'beam', { player: f.you, card: f.card });
    return true;
  },
  'report any': (s, f) => {
    start(s, 'report group', { player: f.you, card: f.card });
    return true;
  },
  'by hand': (s, f) => {
    start(s, 'by hand', { card: f.card, player: f.you, responds: f.responds !== none });
    return true;
  },
  shuffle: (s, f, act) => {
    shuffleDeck(s, playerOf(f, act.who));
    return true;
  },
  select: withSelected(() => undefined),
  hold: (s, f, act) => withSelected((_s, cards) => holdCards(s, f.card, cards))(s, f, act),
  disable: (s, f, act) =>
    withSelected((_s, cards) => {
      for (const id of cards) {
        s.cards[id].disabledBy = f.card;
        emit(s, 'disabled', { card: id, on: f.card });
      }
      s.unsettled = true;
    })(s, f, act),
  either: (s, f, act) => {
    push(s, { kind: 'either', card: f.card, you: f.you, ways: act.ways.map((way) => blockOf(s, f.card, way)) });
    return true;
  },
  ...interruptRunners,
  'end attempt': (s) => {
    const attempt = findFrame(s, 'attempt');
    if (attempt) attempt.ended = true;
    return true;
  },
  stop: stopSelected,
  unstop: withSelected(unstop),
  'replace hand': replaceHand,
  'beam off or die': beamOffOrDie,
  'split team': splitTeam,
  'take back losses': takeBackLosses,
  'end turn': endTurn,
  'lend team': lendTeam,
  download: downloadCards,
  reseed,
  ...battleRunners,
  ...eventRunners,
};

const blockOf = (s: State, card: CardId, acts: readonly Act[]): number => s.fixed.cards[card].blocks.indexOf(acts);
