import type { CardId, Option } from '@spaceline/engine';
import { defOf } from './cards.ts';
import type { Task } from './task.ts';
import type { Situation } from './situation.ts';

/** Reasons in one plain sentence, read from the plan. */

const titleOf = (s: Situation, id: CardId): string => defOf(s.cards.get(id)?.def ?? '')?.title ?? 'somebody';

const listed = (names: readonly string[]): string => {
  const [first = 'nobody', ...others] = names;
  if (others.length === 0) return first;
  if (others.length > 3) return `${first} and ${others.length} others`;
  return `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1) ?? ''}`;
};

const seedWords = (n: number): string => (n === 0 ? 'nothing lies' : n === 1 ? 'one card lies' : `${n} cards lie`);

const chance = (task: Task): string => {
  const p = Math.round(((task.prospect?.clean ?? 1) + (task.prospect?.through ?? 1)) * 50);
  return p >= 95 ? 'and they should get through' : `and they get through about ${p} times in a hundred`;
};

const goal = (s: Situation, task: Task): string => (task.mission ? titleOf(s, task.mission.card) : '');

export const whyTask = (s: Situation, task: Task, option: Option, cards: readonly CardId[]): string => {
  const people = listed(cards.filter((id) => s.people.some((one) => one.id === id)).map((id) => titleOf(s, id)));
  const { mission } = task;
  if (task.aim === 'go home') return 'Nothing here can be done with these people, so they go home for others.';
  if (task.aim === 'rescue') return 'Some of ours wait on a planet without a ship, and we fetch them.';
  if (task.aim === 'hunt')
    return 'A ship of theirs is within reach that we can hit, and many are aboard or depend on it.';
  if (task.aim === 'cure') return 'Some of ours are ill and may not leave, and we bring those who can cure them.';
  if (mission && task.aim === 'tow') return `Nobody can attempt ${goal(s, task)} before what lies there is towed away.`;
  if (!mission) return 'It is the next step of our plan.';
  const met = task.aim === 'attempt' ? 'who meet what it asks for' : 'although they cannot complete it yet';
  switch (option.do) {
    case 'attempt':
      return task.aim === 'attempt'
        ? `${listed((task.chosen?.people ?? []).map(({ id }) => titleOf(s, id)))} can complete ${goal(s, task)}: ${seedWords(mission.seeds)} there, ${chance(task)}.`
        : `Whatever is cleared away at ${goal(s, task)} stays away, and these people have nothing better to do.`;
    case 'beam':
    case 'walk':
      return task.at === task.to
        ? `${people} go to ${goal(s, task)}, ${met}: ${seedWords(mission.seeds)} there.`
        : `${people} come aboard for ${goal(s, task)}, ${met}.`;
    case 'fly':
      return `The crew flies towards ${goal(s, task)}, worth ${mission.def.points} points, ${met}.`;
    default:
      return `The ship is needed for ${goal(s, task)}.`;
  }
};
