import type { Skill } from '@spaceline/language';
import type { TextFrame } from '../state/frame.ts';
import { crewOf } from '../asking/groups.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { push } from '../state/kernel.ts';
import { stop } from '../rules/states.ts';
import type { State } from '../state/state.ts';
import { levelsOf } from '../asking/values.ts';

/** Stopping personnel aboard for the skills they have between them: their player says who. */

const holders = (s: State, player: Player, ship: CardId, skill: Skill): CardId[] =>
  crewOf(s, ship, player).filter((id) => levelsOf(s, id, skill) >= 1);

export const couldStop = (s: State, player: Player, ship: CardId, skills: readonly Skill[]): boolean =>
  skills.every((skill) => holders(s, player, ship, skill).length > 0);

/** The first skill that nobody chosen so far has. */
const open = (s: State, skills: readonly Skill[], chosen: readonly CardId[]): Skill | undefined =>
  skills.find((skill) => !chosen.some((id) => levelsOf(s, id, skill) >= 1));

/** Asks for one personnel after another until the chosen have all of the skills. */
export const stopSkilled = (s: State, f: TextFrame, skills: readonly Skill[]): boolean => {
  const chosen = f.ready ? f.picked : [];
  const skill = open(s, skills, chosen);
  if (skill === undefined) {
    stop(s, chosen);
    return true;
  }
  const from = holders(s, f.you, f.target, skill);
  if (from.length === 0) {
    // Somebody has gone since the card was played: the text goes no further (B-12.15).
    f.at = Infinity;
    return true;
  }
  if (from.length === 1) {
    f.picked = [...chosen, ...from];
    f.ready = true;
    return false;
  }
  push(s, {
    kind: 'select',
    player: f.you,
    source: f.card,
    from,
    min: 1,
    max: 1,
    sure: chosen,
    asked: 'choose cards',
  });
  return false;
};
