import { type CardId, type Decision, type Option, type View, none } from '@spaceline/engine';
import type { Allows } from '../player.ts';
import { hasToGo } from './ailments.ts';
import type { Answer } from './answer.ts';
import { bestBattle } from './battle.ts';
import { type Play, playsOf } from './card-play.ts';
import { defOf } from './cards.ts';
import { beamKey, leftKey, nextOrder, shipKey } from './orders.ts';
import { pickWanted } from './pick.ts';
import { triedKey } from './plan.ts';
import { bestUse } from './playing.ts';
import { chooseCards, chooseOption, choosePlace, fight, guessType, respond, save } from './responses.ts';
import { type Situation, situationOf } from './situation.ts';
import type { Style } from './style.ts';
import { whyTask } from './why.ts';

/** What a player keeps in mind during a turn. */
export interface Memory {
  readonly tried: Set<string>;
  /** Whether this choice is not to be the best. */
  readonly slip: boolean;
}

const titleOf = (s: Situation, id: CardId): string => defOf(s.cards.get(id)?.def ?? '')?.title ?? 'the card';

const passOf = (decision: Decision, why: string): Answer | undefined => {
  const option = decision.options.find((one) => one.do === 'pass');
  return option && { option, cards: [], why: () => why };
};

const whyPlay = ({ option, def }: Play): string =>
  !def
    ? 'Another card in play is better than one in the hand.'
    : option.do === 'report'
      ? def.type === 'Ship'
        ? `${def.title} comes now, since there are people who can fly it.`
        : `${def.title} brings our missions nearest of what can report.`
      : `${def.title} gives more now than another report.`;

const playCard = (s: Situation, decision: Decision, allows: Allows | undefined, slip: boolean): Answer | undefined => {
  const plays = playsOf(s, decision);
  for (const play of slip ? plays.slice(1) : plays) {
    if (play.worth <= 1) return undefined;
    const cards = pickWanted(play.option, [], allows);
    if (cards) return { option: play.option, cards, why: () => whyPlay(play) };
  }
  return undefined;
};

/** A special download is a card for nothing: fetched when its turn has come. */
const download = (s: Situation, decision: Decision, allows: Allows | undefined): Answer | undefined => {
  for (const option of s.style.answers ? decision.options : []) {
    if (option.do !== 'download') continue;
    const cards = pickWanted(option, option.pick?.from ?? [], allows);
    if (cards)
      return { option, cards, why: () => `${titleOf(s, option.card)} fetches what the others need, for nothing.` };
  }
  return undefined;
};

/** Some ship has to go on before the turn can end. */
const isForced = (decision: Decision): boolean => !decision.options.some((one) => one.do === 'pass');

/** Whoever must go on goes on, and does nothing else. */
const forced = (s: Situation, decision: Decision): Answer | undefined => {
  const bound = new Set(s.groups.filter((group) => hasToGo(s, group)).map(({ id }) => id));
  const of = (verb: 'fly' | 'undock', any: boolean): Option | undefined =>
    decision.options.find((one) => one.do === verb && (any || bound.has(one.card)));
  const option = of('fly', false) ?? of('undock', false) ?? of('fly', true) ?? of('undock', true);
  return option && { option, cards: [], why: () => 'The ship has to go on.' };
};

const action = (s: Situation, decision: Decision, allows: Allows | undefined, memory: Memory): Answer | undefined => {
  if (s.view.active !== s.me) return respond(s, decision, allows);
  const used = bestUse(s, decision);
  if (used) return { option: used, cards: [], why: () => `${titleOf(s, used.card)} lets us do more this turn.` };
  const played = playCard(s, decision, allows, memory.slip) ?? download(s, decision, allows);
  if (played) return played;
  // Beginners end a turn now and then although there is more to do.
  const overlooked = memory.slip ? passOf(decision, 'That was enough for one turn.') : undefined;
  if (overlooked) return overlooked;
  if (s.view.segment === 'orders') {
    const must = isForced(decision) ? forced(s, decision) : undefined;
    if (must) return must;
    const attack = bestBattle(s, decision, allows, memory.tried);
    if (attack) return attack;
    const step = nextOrder(s, decision, allows, memory.tried);
    const task = step?.task;
    if (step?.option.do === 'attempt' && task?.mission)
      memory.tried.add(triedKey(task.mission, task.chosen?.people ?? []));
    if (step?.option.do === 'undock' || step?.option.do === 'decloak')
      memory.tried.add(shipKey(step.option.do, step.option.card));
    if (step?.option.do === 'fly' && step.task?.ship)
      memory.tried.add(leftKey(step.option.card, s.spaceline[step.task.ship.at]?.id ?? none));
    if (step?.option.do === 'beam' || step?.option.do === 'walk')
      memory.tried.add(beamKey(step.option.on, step.option.to, step.cards));
    if (step)
      return {
        option: step.option,
        cards: step.cards,
        why: () => (task ? whyTask(s, task, step.option, step.cards) : 'Whoever is idle is safest at the outpost.'),
      };
  }
  return passOf(decision, 'Nothing else would bring us nearer to a mission now.') ?? forced(s, decision);
};

/** What an option is worth where nothing better is known: rather something than nothing, never a forfeit. */
const plain = (decision: Decision): Answer | undefined => {
  const option = decision.options.find((one) => one.do !== 'forfeit' && one.do !== 'pass') ?? decision.options[0];
  if (!option || option.pick || option.stacks) return undefined;
  return { option, cards: [], why: () => 'There is no reason to do without it.' };
};

/** The answer of a player of that style to any question but those of the seed phases; nothing: any will do. */
export const answer = (
  view: View,
  decision: Decision,
  allows: Allows | undefined,
  style: Style,
  memory: Memory,
): Answer | undefined => {
  const s = situationOf(view, decision.player, style);
  switch (decision.kind) {
    case 'action':
    case 'report next':
    case 'borrowed action':
    case 'replace play':
    case 'play along':
      return action(s, decision, allows, memory);
    case 'respond':
      return respond(s, decision, allows);
    case 'suspend play':
      return passOf(decision, 'It is better kept for later.');
    case 'choose option':
      return chooseOption(s, decision, allows);
    case 'choose cards':
    case 'opponent chooses':
    case 'choose ship':
      return chooseCards(s, decision, allows);
    case 'choose place':
      return choosePlace(s, decision);
    case 'save personnel':
      return save(s, decision);
    case 'combat pair':
    case 'return fire':
      return fight(s, decision, allows);
    case 'guess card':
      return guessType(decision);
    case 'accept or forfeit':
    case 'acknowledge':
    case 'raise limit':
    case 'extra draw':
      return plain(decision);
    default:
      return undefined;
  }
};
