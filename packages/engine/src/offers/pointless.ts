import type { Act, ActOf, Play } from '@spaceline/language';
import type { Aim } from '../contract/aim.ts';
import { cardAimedAt } from '../contract/aim.ts';
import type { CardId, Player } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import type { ActRunner } from '../run/parts/runner.ts';

const whyPointlessAct = <K extends Act['act']>(s: State, player: Player, act: ActOf<K>, aim: Aim) =>
  (s.fixed.machinery.acts[act.act] as ActRunner<K>).pointless?.(
    s,
    player,
    act,
    cardAimedAt(aim),
    'player' in aim ? aim.player : undefined,
  );

/** Why playing the card this way on that could change nothing. */
export const whyPointless = (s: State, player: Player, card: CardId, way: Play, aim: Aim): Ground | undefined => {
  for (const act of way.does ?? cardOf(s, card).text) {
    const why = whyPointlessAct(s, player, act, aim);
    if (why) return why;
  }
  return undefined;
};
