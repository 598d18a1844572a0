import type { Skill } from '@spaceline/language';
import type { TextFrame } from '../../state/frame.ts';
import type { CardId } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { levelsOf } from '../../asking/values.ts';
import { askFor } from '../parts/asking.ts';
import { endText } from '../parts/ending.ts';
import type { SelectionRunner } from '../parts/runner.ts';
import { holdersAboard } from '../parts/skilled.ts';

/** The first skill that nobody chosen so far has. */
const open = (s: State, skills: readonly Skill[], chosen: readonly CardId[]): Skill | undefined =>
  skills.find((skill) => !chosen.some((id) => levelsOf(s, id, skill) >= 1));

/** Asks for one personnel after another until the chosen have all of the skills. */
const complete = (s: State, f: TextFrame, skills: readonly Skill[], sure: readonly CardId[]) => {
  let chosen = sure;
  for (let skill = open(s, skills, chosen); skill !== undefined; skill = open(s, skills, chosen)) {
    const from = holdersAboard(s, f.you, f.target, skill);
    if (from.length === 0) {
      // Somebody has gone since the card was played.
      endText(f);
      return [];
    }
    if (from.length > 1) {
      askFor(s, f, { from, min: 1, max: 1, sure: chosen });
      return undefined;
    }
    chosen = [...chosen, ...from];
  }
  return chosen;
};

export const betweenThem: SelectionRunner<'between them'> = {
  pick: (s, f, { skills }) => complete(s, f, skills, []),
  goesOn: (s, f, { skills }) => complete(s, f, skills, f.picked),
};
