import type { Among, Metric, Selection, Who } from '@spaceline/language';
import { drawLots } from '../state/chance.ts';
import { companionsOf } from '../asking/groups.ts';
import { fits, fitsIndividual } from '../asking/fits.ts';
import type { TextFrame } from '../state/frame.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { emit, findFrame, push } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { attributeOf, cardOf, individuals, totalOf } from '../asking/values.ts';
import { isPersonnel, isVessel, separated } from '../asking/where.ts';
import { locationOf } from '../state/locations.ts';
import { isOfTeam } from '../offers/targets.ts';
import { currentTeam } from '../asking/taking-part.ts';
import { askAboutLimit } from './dual-limit.ts';

/**
 * Selections (chapter 18). A selection that a player makes is left on the stack; its text is run again afterwards. It is
 * made unless the text says "may" (B-1.7), and of too few the few are taken (B-1.8).
 */

/** Everybody aboard a vessel, both players', the stopped too; those held are out of reach (B-17.24). */
const everybodyAboard = (s: State, vessel: CardId): CardId[] =>
  s.play.filter(
    (id) =>
      s.cards[id].host === vessel && s.cards[id].zone === 'aboard' && isPersonnel(s, id) && s.cards[id].heldBy === none,
  );

/** The vessel a text is on, the one that has stopped where its card is, or the one making the attempt. */
const vesselOf = (s: State, f: TextFrame): CardId => {
  const host = s.cards[f.card].host;
  if (host !== none && isVessel(s, host)) return host;
  if (s.cards[f.card].zone === 'spaceline') return s.play.includes(f.target) ? f.target : none;
  return currentTeam(s).ship;
};

/** The Away Team a card being played names. */
const namedTeam = (s: State, f: TextFrame): readonly CardId[] => {
  const play = s.frames.find((x) => x.kind === 'play' && x.card === f.card);
  if (play?.kind !== 'play' || cardOf(s, f.card).plays[play.way]?.on.target !== 'group') return [];
  return s.play.filter((id) => isPersonnel(s, id) && isOfTeam(s, id, play.target, play.to));
};

/** Whom a text selects from unless it says otherwise: the team of its encounter, or those who can act aboard its ship. */
const usualGroup = (s: State, f: TextFrame): readonly CardId[] => {
  if (findFrame(s, 'encounter')?.card === f.card) return currentTeam(s).members;
  const host = s.cards[f.card].host;
  if (host === none || !isVessel(s, host)) return namedTeam(s, f);
  return everybodyAboard(s, host).filter((id) => s.cards[id].disabledBy === none);
};

const inScope = (s: State, f: TextFrame, among: Among | undefined): readonly CardId[] => {
  switch (among) {
    case undefined:
      return usualGroup(s, f);
    case 'aboard': {
      const vessel = vesselOf(s, f);
      return vessel === none ? [] : everybodyAboard(s, vessel);
    }
    case 'here': {
      const loc = locationOf(s, f.card);
      return s.play.filter((id) => isPersonnel(s, id) && s.cards[id].heldBy === none && locationOf(s, id) === loc);
    }
    case 'in play':
      return s.play.filter((id) => isPersonnel(s, id) && s.cards[id].zone !== 'away');
    case 'those':
      return f.picked;
    case 'team':
      return currentTeam(s).members;
    case 'present':
      return s.play.includes(f.target) ? companionsOf(s, f.target) : [];
    case 'away teams here': {
      const loc = findFrame(s, 'encounter')?.loc ?? locationOf(s, f.card);
      return s.play.filter((id) => {
        const c = s.cards[id];
        return c.zone === 'surface' && c.loc === loc && !separated(c) && isPersonnel(s, id);
      });
    }
    case 'afflicted':
      return s.cards[f.card].subjects.filter((id) => s.play.includes(id) && s.cards[id].zone !== 'away');
  }
};

/** The greatest value among the individuals of a card whom the text means (B-27.17). */
const metricOf = (s: State, id: CardId, metric: Metric, who: Who, you: Player): number => {
  let best = 0;
  const count = individuals(cardOf(s, id));
  for (let i = 0; i < count; i++)
    if (fitsIndividual(s, who, id, i, you))
      best = Math.max(best, metric === 'total' ? totalOf(s, id, i) : attributeOf(s, id, i, metric));
  return best;
};

const ask = (
  s: State,
  f: TextFrame,
  by: 'you' | 'opponent',
  from: readonly CardId[],
  count: number,
  sure: readonly CardId[],
): undefined => {
  push(s, {
    kind: 'select',
    player: by === 'you' ? f.you : opponentOf(f.you),
    source: f.card,
    from,
    min: count,
    max: count,
    sure,
    asked: by === 'you' ? 'choose cards' : 'opponent chooses',
    limit: count + sure.length,
  });
  return undefined;
};

const highest = (
  s: State,
  f: TextFrame,
  what: Extract<Selection, { select: 'highest' }>,
): readonly CardId[] | undefined => {
  const eligible = inScope(s, f, undefined).filter((id) => fits(s, what.who, id, f.you));
  if (eligible.length <= what.count) return eligible;
  const value = new Map(eligible.map((id) => [id, metricOf(s, id, what.metric, what.who, f.you)]));
  const of = (id: CardId) => value.get(id) ?? 0;
  const ranked = eligible.toSorted((a, b) => of(b) - of(a));
  const last = of(ranked[what.count - 1]);
  const sure = ranked.filter((id) => of(id) > last);
  const tied = ranked.filter((id) => of(id) === last);
  const needed = what.count - sure.length;
  return tied.length === needed ? [...sure, ...tied] : ask(s, f, what.ties, tied, needed, sure);
};

const some = (s: State, f: TextFrame, what: Extract<Selection, { select: 'some' }>): readonly CardId[] | undefined => {
  const eligible = inScope(s, f, what.among).filter((id) => fits(s, what.who, id, f.you));
  // "Half" counts cards and rounds down (B-18.8).
  const count = what.count === 'half' ? Math.floor(eligible.length / 2) : what.count;
  if (eligible.length <= count) return eligible;
  if (what.by !== 'random') return ask(s, f, what.by, eligible, count, []);
  const drawn = drawLots(s, 'selection', eligible, count);
  emit(s, 'selected', { card: f.card, cards: drawn, n: eligible.length, word: 'random' });
  // "Half" is a part of the cards, not a limit (B-27.18).
  const made = { source: f.card, sure: [], picked: drawn, from: eligible, by: 'random' } as const;
  return what.count !== 'half' && askAboutLimit(s, made, count) ? undefined : drawn;
};

/** The selected cards, or nothing while a player is still to choose. */
export const select = (s: State, f: TextFrame, what: Selection): readonly CardId[] | undefined => {
  if (f.ready) return f.picked;
  switch (what.select) {
    case 'everyone':
      return inScope(s, f, what.among).filter((id) => fits(s, what.who, id, f.you));
    case 'some':
      return some(s, f, what);
    case 'highest':
      return highest(s, f, what);
    case 'those':
      return f.picked;
    case 'target':
      return f.target === none || !s.play.includes(f.target) ? [] : [f.target];
  }
};
