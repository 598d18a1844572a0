import { readFileSync } from 'node:fs';
import { type Bot, bots } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import {
  type Decision,
  type Option,
  type State,
  allows,
  apply,
  cardAimedAt,
  choose,
  conceal,
  decisions,
  isRefusal,
  makePool,
  view,
} from '@spaceline/engine';
import { formatById, open } from '@spaceline/formats';
import { type Story, readPosition, storiesIn } from '@spaceline/testkit';

/** Positions with one clearly best line: the player is asked, the opponent does what the story says and passes otherwise. */

export const file = new URL('puzzles.story', import.meta.url);
export const puzzles: readonly Story[] = storiesIn(readFileSync(file, 'utf8'));

const pool = makePool(allCards);
const isAction = (text: string): boolean => /^P[12] [a-z]+s /.test(text) || text.startsWith('then ');
const titleOf = (s: State, id: number): string => s.fixed.cards[id]?.def.title ?? '';

/** What the opponent plays, in the order of the story. */
const scripted = (s: State, decision: Decision, left: string[]): Option | undefined => {
  const [, title = '', on] = /^P2 plays (.+?)(?: on (.+))?$/.exec(left[0] ?? '') ?? [];
  const found = decision.options.find(
    (option) =>
      option.do === 'play' &&
      titleOf(s, option.card) === title &&
      (on === undefined || titleOf(s, cardAimedAt(option.on)) === on),
  );
  if (found) left.shift();
  return found;
};

const otherwise = (decision: Decision): Option | undefined =>
  decision.options.find(({ do: verb }) => verb === 'pass') ??
  decision.options.find(({ do: verb }) => verb === 'acknowledge') ??
  decision.options[0];

const most = 120;

/** The table after the turn of the position, as this player and that script played it. */
export const playOut = (story: Story, bot: Bot): State => {
  const at = story.lines.findIndex(({ text }) => isAction(text));
  const picture = story.lines
    .slice(0, at)
    .map(({ text }) => text)
    .join('\n');
  const format = formatById(story.format) ?? open;
  const { state } = readPosition(picture, pool, format);
  const beliefs = { pool, format, decks: [] };
  const script = story.lines.slice(at).flatMap(({ text }) => (text.startsWith('P2 plays') ? [text] : []));
  const { turn } = state;
  for (let n = 0; n < most && state.turn === turn; n++) {
    const [decision] = decisions(state);
    if (!decision) break;
    if (decision.player === 0) {
      const may = (option: Option, cards: readonly number[]): boolean => allows(state, option, cards as never);
      apply(state, bot(view(state, 0), decision, may, { known: () => conceal(state, 0), beliefs }));
      continue;
    }
    const option = scripted(state, decision, script) ?? otherwise(decision);
    if (!option) break;
    const done = apply(state, choose(decision, option, option.pick?.from.slice(0, option.pick.min) ?? []));
    if (isRefusal(done)) throw new Error(done.why);
  }
  return state;
};

const inPlay = (s: State, title: string): boolean => s.play.some((id) => titleOf(s, id) === title);

/** Whether the last line of the story holds: most of them are won. */
export const isSolved = (story: Story, s: State): boolean => {
  const goal = story.lines.at(-1)?.text ?? '';
  if (goal === 'then winner: P1') return s.result?.winner === 0;
  const [, destroyed] = /^then happened: (.+) destroyed$/.exec(goal) ?? [];
  if (destroyed !== undefined) return !inPlay(s, destroyed);
  const [, discarded = ''] = /^then P2 discard pile: (.+)$/.exec(goal) ?? [];
  const lying = s.players[1].piles['discard pile'].map((id) => titleOf(s, id));
  // The card that hurts is gone without having done anything.
  const held = s.players[0].piles['discard pile'].map((id) => titleOf(s, id));
  return discarded.split(', ').every((title) => lying.includes(title)) && held.includes('Amanda Rogers');
};

export const solvedBy = (level: string): readonly string[] =>
  puzzles.flatMap((story) => {
    const maker = bots[level];
    return maker && isSolved(story, playOut(story, maker('puzzle'))) ? [story.title.split(':')[0] ?? ''] : [];
  });
