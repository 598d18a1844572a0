import type { Player } from '@spaceline/engine';
import { opponentOf } from '@spaceline/engine';
import type { Claim, OwnAct, TableAct, TableRequest } from '@spaceline/protocol';
import { Problem } from '../problem.ts';
import type { Course } from './course.ts';
import { waysBack } from './course.ts';

const what = 'Nothing was changed at the table';
const notBack = (why: string) => new Problem(409, 'table/no-way-back', what, why);

/** The way back a player names, if there is one. */
function wayTo(course: Course, player: Player, to: number) {
  const way = waysBack(course, player).find((one) => one.to === to);
  if (way) return way;
  if (to >= course.count) throw notBack('the choice was taken back already');
  throw notBack('hidden information was seen since, or the choice is not yours');
}

const requested = (course: Course, player: Player, request: TableRequest): TableRequest => {
  if (course.waiting) throw new Problem(409, 'table/asked', what, 'a request waits for an answer already');
  if (request.what === 'take back') wayTo(course, player, request.to);
  else if (course.paused) throw new Problem(409, 'table/paused', what, 'the match is paused already');
  return request;
};

const answered = ({ waiting }: Course, player: Player, asked: number): TableRequest => {
  if (!waiting || waiting.asked !== asked || waiting.by !== opponentOf(player))
    throw new Problem(409, 'table/not-asked', what, 'there is no such request of the other player');
  return waiting.request;
};

/** What is logged of what a player wants done at the table; a problem, if it cannot be done now. */
export function whatIsDone(course: Course, player: Player, own: Exclude<OwnAct, Claim>): TableAct {
  const by = { do: 'at the table', player } as const;
  switch (own.act) {
    case 'take back':
      if (!wayTo(course, player, own.to).free)
        throw notBack('the other player has acted since, or was shown a card: ask for it');
      return { ...by, act: 'take back', to: own.to };
    case 'ask':
      return { ...by, act: 'ask', request: requested(course, player, own.request) };
    case 'grant':
      return { ...by, act: 'grant', request: stillThere(course, answered(course, player, own.asked)) };
    case 'decline':
      return { ...by, act: 'decline', request: answered(course, player, own.asked) };
    case 'go on':
      if (!course.paused) throw new Problem(409, 'table/not-paused', what, 'the match is not paused');
      return { ...by, act: 'go on' };
  }
}

/** The match may have gone on while the request waited. */
const stillThere = (course: Course, request: TableRequest): TableRequest => {
  if (request.what === 'take back') wayTo(course, course.waiting!.by, request.to);
  return request;
};
