import type { Condition } from '@spaceline/language';
import { judge } from '../asking/condition.ts';
import type { Counted } from '../asking/conditions/word.ts';
import { countedTeam } from '../asking/counted-team.ts';
import { cardOf } from '../asking/cards.ts';
import { missionDef } from '../asking/where.ts';
import type { CardId } from '../contract/ids.ts';
import type { Judgement } from '../contract/judgement.ts';
import { findFrame } from '../state/kernel.ts';
import { locationAt, missionFor } from '../state/locations.ts';
import type { State } from '../state/state.ts';
import { takingPart } from './attempt.ts';
import { countedIn, encounterText } from './encounter.ts';

/** How a team stands to what a card asks of it, term by term. */

/** The requirements of a mission, or the condition to get past a dilemma, as it is met with that ship or none. */
const askedBy = (s: State, card: CardId, ship: CardId, half: 0 | 1): Condition | undefined => {
  const { def } = cardOf(s, card);
  if (def.type === 'Mission') return missionDef(s, card).requires;
  return def.type === 'Dilemma' ? encounterText(def, ship, half).condition : undefined;
};

/** What a team makes of a mission or a dilemma, whether or not it is at it; undefined, if the card asks for nothing. */
export const judgeTeam = (s: State, card: CardId, team: Counted, half: 0 | 1 = 0): Judgement | undefined => {
  const asked = askedBy(s, card, team.ship, half);
  return asked && judge(s, asked, team);
};

/** What the team of the attempt under way makes of the dilemma it is meeting, or of the mission. */
export const judgedNow = (s: State): { readonly card: CardId; readonly judgement: Judgement } | undefined => {
  const attempt = findFrame(s, 'attempt');
  if (!attempt) return undefined;
  const encounter = findFrame(s, 'encounter');
  const card = encounter?.card ?? missionFor(s, locationAt(s, attempt.loc), attempt.player);
  const team = encounter
    ? countedIn(s, encounter)
    : countedTeam(s, attempt.player, takingPart(s, attempt), attempt.ship);
  const judgement = judgeTeam(s, card, team, encounter?.half);
  return judgement && { card, judgement };
};
