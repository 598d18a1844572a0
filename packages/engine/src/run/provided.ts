import type { Counted } from '../asking/conditions/word.ts';
import { holds } from '../asking/condition.ts';
import { countedTeam } from '../asking/counted-team.ts';
import { cardOf } from '../asking/cards.ts';
import { usableAt } from '../asking/groups.ts';
import { isVessel } from '../asking/where.ts';
import { none } from '../contract/ids.ts';
import { currentTeam } from '../asking/taking-part.ts';
import { showMet } from '../rules/showing.ts';
import type { TextFrame } from '../state/frame.ts';
import { textIdOf } from '../state/pool.ts';
import type { State } from '../state/state.ts';
import { start } from '../state/kernel.ts';
import type { ActRunner } from './parts/runner.ts';

/** Those a text asks about: whoever is aboard the vessel it is on, for its controller, or the team that meets it. */
const countedBy = (s: State, f: TextFrame): Counted => {
  const { host } = s.cards[f.card];
  if (host !== none && isVessel(s, host)) {
    const { controller } = s.cards[host];
    return { ...countedTeam(s, controller, usableAt(s, host, controller), host), those: f.picked };
  }
  const { members, ship } = currentTeam(s);
  return { ...countedTeam(s, f.you, members, ship), those: f.picked };
};

/** Whoever meets the condition is shown (B-13.35). */
export const provided: ActRunner<'provided'> = {
  run: (s, f, { condition, acts, otherwise }) => {
    const counted = countedBy(s, f);
    const asked = condition.if === 'not' ? condition.of : condition;
    const met = holds(s, asked, counted);
    if (met) showMet(s, asked, counted);
    const way = met === (condition.if !== 'not') ? acts : otherwise;
    if (way && way.length > 0) {
      const { card, you, target, responds, picked } = f;
      start(s, 'text', { card, you, text: textIdOf(cardOf(s, card), way), target, responds, picked });
    }
    return true;
  },
};
