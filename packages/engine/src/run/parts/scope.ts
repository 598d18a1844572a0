import type { Among } from '@spaceline/language';
import type { TextFrame } from '../../state/frame.ts';
import { at } from '../../state/placed.ts';
import type { CardId, LocationId } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import { findFrame } from '../../state/kernel.ts';
import { locationIndex, locationOf } from '../../state/locations.ts';
import type { State } from '../../state/state.ts';
import { cardOf } from '../../asking/cards.ts';
import { isGear, isPersonnel, isVessel, separated } from '../../asking/where.ts';
import { isOfTeam } from '../../asking/away-team.ts';
import { currentTeam } from '../../asking/taking-part.ts';
import { currentBattle } from '../../asking/battle.ts';
import { companionsOf, personnelAt } from '../../asking/groups.ts';
import { isHere } from './ship-company.ts';
import { sidesOf } from './sides.ts';

/** Whom a text selects from. */

/** Everybody aboard a vessel, both players', the stopped too; those held are out of reach (B-17.24). */
const everybodyAboard = (s: State, vessel: CardId): CardId[] =>
  personnelAt(s, vessel).filter((id) => s.cards[id].heldBy === none);

/** The vessel a text is on, the one that has stopped where its card is, or the one making the attempt. */
const vesselOf = (s: State, f: TextFrame): CardId => {
  const host = s.cards[f.card].host;
  if (host !== none && isVessel(s, host)) return host;
  if (s.cards[f.card].zone === 'spaceline') return s.play.includes(f.target) ? f.target : none;
  return currentTeam(s).ship;
};

/** The crew or Away Team that a card being played names, with its equipment. */
const namedGroup = (s: State, f: TextFrame): readonly CardId[] => {
  const play = s.frames.find((x) => x.kind === 'play' && x.card === f.card);
  if (play?.kind !== 'play' || cardOf(s, f.card).plays[play.way]?.on.target !== 'group') return [];
  const { aim } = play;
  if ('team' in aim) return s.play.filter((id) => isOfTeam(s, id, aim.team));
  if (!('card' in aim) || !isHere(s, aim.card)) return [];
  const { controller } = s.cards[aim.card];
  return at(s, aim.card).filter((id) => s.cards[id].controller === controller);
};

/** Where a text is aimed at: its target, or the battle it responds to. */
const aimedAt = (s: State, f: TextFrame): LocationId => {
  const battle = currentBattle(s);
  if (f.responds !== none && battle) return battle.kind === 'ship battle' ? battle.loc : locationOf(s, battle.place);
  return s.play.includes(f.target) ? locationOf(s, f.target) : none;
};

/** Whom a text selects from unless it says otherwise: the team of its encounter, or those who can act aboard its ship. */
const usualGroup = (s: State, f: TextFrame): readonly CardId[] => {
  if (findFrame(s, 'encounter')?.card === f.card) return currentTeam(s).members;
  const host = s.cards[f.card].host;
  if (host === none || !isVessel(s, host)) return namedGroup(s, f).filter((id) => isPersonnel(s, id));
  return everybodyAboard(s, host).filter((id) => s.cards[id].disabledBy === none);
};

const missionsAt = (s: State, loc: LocationId): readonly CardId[] => s.locations[locationIndex(s, loc)]?.missions ?? [];

const dockedAt = (s: State, facility: CardId): readonly CardId[] =>
  facility === none || !isVessel(s, facility) ? [] : s.play.filter((id) => s.cards[id].docked === facility);

export const inScope = (s: State, f: TextFrame, among: Among | undefined): readonly CardId[] => {
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
      return personnelAt(s, loc).filter((id) => !separated(s.cards[id]));
    }
    case 'afflicted':
      return s.cards[f.card].subjects.filter((id) => s.play.includes(id) && s.cards[id].zone !== 'away');
    case 'there':
      return namedGroup(s, f).filter((id) => isPersonnel(s, id) || isGear(s, id));
    case 'that location': {
      const loc = aimedAt(s, f);
      if (loc === none) return [];
      return [...missionsAt(s, loc), ...s.play.filter((id) => locationOf(s, id) === loc)];
    }
    case 'docked':
      return dockedAt(s, s.cards[f.card].host);
    case 'your side':
      return sidesOf(s, f.you)?.own ?? [];
    case 'other side':
      return sidesOf(s, f.you)?.other ?? [];
  }
};
