import { think } from '@spaceline/bots';
import type { Beliefs, Bot, CaptainMind, Thought } from '@spaceline/bots';
import { allows, conceal, isRefusal, sameDeed, view } from '@spaceline/engine';
import type { Choice, Decision, State } from '@spaceline/engine';
import { apply, clone } from '@spaceline/engine';

/** Whoever answers for a seat that no person has. */
export type Computer = (state: State, decision: Decision) => Pick<Thought, 'choice'> & { readonly why?: string };

/** A bot at the table: it is shown what its player sees. */
export const seated =
  (bot: Bot): Computer =>
  (state, decision) => ({
    choice: bot(
      () => view(state, decision.player),
      decision,
      (option, cards, stacks) => allows(state, option, cards, stacks),
    ),
  });

/** A level that keeps its plans in mind. It is told what its player knows, and nothing of the true table. */
export function thinking(level: string, seed: string, beliefs: Beliefs): Computer {
  let mind: CaptainMind | undefined;
  return (state, decision) => {
    const known = conceal(state, decision.player);
    const thought = think(level, { known, decision, seed, beliefs, ...(mind ? { mind } : {}) });
    ({ mind } = thought);
    return thought;
  };
}

/** What an officer would do for whoever is asked, `besides` what was said already; nothing, if nothing is left. */
export function hint(
  officer: Computer,
  state: State,
  asked: Decision | undefined,
  besides: readonly Choice[],
): ReturnType<Computer> | undefined {
  const options = asked?.options.filter((option) => !besides.some((choice) => sameDeed(option, choice))) ?? [];
  if (!asked || options.length === 0) return undefined;
  const thought = officer(state, { ...asked, options });
  // It was thought over at a table that could be this one; where this one differs, another thing is advised.
  const isRefused = isRefusal(apply(clone(state), thought.choice));
  return isRefused ? hint(officer, state, asked, [...besides, thought.choice]) : thought;
}
