import type { CardId, Decision, Option, State } from '@spaceline/engine';
import { decisions, deedKey, sameDeed } from '@spaceline/engine';
import { cardOf, defOf, preparedOf, titleOf } from '../table-cards.ts';
import { CardSet } from './card-set.ts';
import { misplaced } from './one-place.ts';

/** What holds at every moment of every game. Each check says what is wrong, or nothing. */

const none = -1;

const where = (s: State, id: CardId): string => `${titleOf(s, id)} (${id}, ${cardOf(s, id).zone})`;

const isVessel = (s: State, id: CardId): boolean => {
  const card = preparedOf(s, id);
  return card.def.type === 'Ship' || card.def.type === 'Facility' || card.selfShip !== undefined;
};

const hostIsWrong = (s: State, id: CardId, here: CardSet): string | undefined => {
  const c = cardOf(s, id);
  if (c.zone !== 'aboard' && c.zone !== 'on card' && c.zone !== 'held') return undefined;
  if (c.host === id || !here.has(c.host)) return `${where(s, id)} is with a card that is not in play.`;
  if (c.zone === 'aboard' && !isVessel(s, c.host)) return `${where(s, id)} is aboard something that is no ship.`;
  return undefined;
};

const siteIsWrong = (s: State, id: CardId): string | undefined => {
  const c = cardOf(s, id);
  if (c.zone !== 'space' && c.zone !== 'surface' && c.zone !== 'on location') return undefined;
  const site = s.locations.find((l) => l.id === c.loc);
  if (!site) return `${where(s, id)} is at no location.`;
  const [mission] = site.missions;
  const def = mission === undefined ? undefined : defOf(s, mission);
  if (c.zone === 'surface' && (def?.type !== 'Mission' || def.kind === 'space'))
    return `${where(s, id)} is on a surface where there is no planet.`;
  return undefined;
};

const dockIsWrong = (s: State, id: CardId, here: CardSet): string | undefined => {
  const { docked, loc } = cardOf(s, id);
  if (docked === none) return undefined;
  if (!here.has(docked) || defOf(s, docked).type !== 'Facility')
    return `${where(s, id)} is docked at something that is no facility in play.`;
  return cardOf(s, docked).loc === loc ? undefined : `${where(s, id)} is docked at a facility elsewhere.`;
};

/** A game may be won while a ship goes down: by points for somebody aboard, say (B-26.6). */
const mayBeSinking = (s: State): boolean =>
  s.result !== undefined || s.frames.some((frame) => frame.kind === 'destroy');

const stateIsWrong = (s: State, id: CardId): string | undefined => {
  const c = cardOf(s, id);
  if (c.zone === 'space' && isVessel(s, id) && (c.hull > 100 || (c.hull <= 0 && !mayBeSinking(s))))
    return `${where(s, id)} has HULL ${c.hull}.`;
  if (c.rangeUsed < 0) return `${where(s, id)} has used RANGE ${c.rangeUsed}.`;
  return c.cloaked && c.docked !== none ? `${where(s, id)} is docked and cloaked.` : undefined;
};

const cardsAreWrong = (s: State): string | undefined => {
  const here = new CardSet(s.cards.length);
  here.add(s.play);
  here.add(s.away);
  for (const id of s.play) {
    const wrong = hostIsWrong(s, id, here) ?? siteIsWrong(s, id) ?? dockIsWrong(s, id, here) ?? stateIsWrong(s, id);
    if (wrong) return wrong;
  }
  return undefined;
};

/** A question with so few options is looked through for each of them: that is quicker than keeping lists. */
const few = 8;

/** An option that does the same as one before it. */
const repeated = (options: readonly Option[]): Option | undefined => {
  if (options.length <= few) return options.find((o, i) => options.findIndex((other) => sameDeed(o, other)) !== i);
  const byCard = new Map<CardId, Option[]>();
  for (const o of options) {
    const same = byCard.get(o.card);
    if (!same) byCard.set(o.card, [o]);
    else if (same.some((other) => sameDeed(o, other))) return o;
    else same.push(o);
  }
  return undefined;
};

/** Somebody is asked until the game is over, with options that differ and name cards there are. */
const questionsAreWrong = (s: State, asked: readonly Decision[]): string | undefined => {
  if (s.result !== undefined) return asked.length === 0 ? undefined : 'Somebody is asked after the end of the game.';
  if (asked.length === 0) return 'Nobody is asked and the game is not over.';
  for (const decision of asked) {
    if (decision.options.length === 0) return `P${decision.player + 1} is asked (${decision.kind}) without options.`;
    const again = repeated(decision.options);
    if (again) return `An option is listed twice: ${deedKey(again)}.`;
    let judged: readonly CardId[] | undefined;
    for (const o of decision.options) {
      if (!o.pick) continue;
      const { from, min } = o.pick;
      if (from.length < min) return `Too few candidates for ${deedKey(o)}.`;
      // Options often share one list.
      if (from === judged) continue;
      const candidates = new CardSet(s.cards.length);
      for (const id of from) {
        if (candidates.has(id)) return `A candidate is listed twice: ${deedKey(o)}.`;
        candidates.put(id);
      }
      judged = from;
    }
  }
  return undefined;
};

/** The first thing that is wrong at a table, in any game. */
export const wrongWith = (s: State, asked: readonly Decision[] = decisions(s)): string | undefined =>
  misplaced(s) ?? cardsAreWrong(s) ?? questionsAreWrong(s, asked);
