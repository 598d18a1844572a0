import type { Act, ActOf, Play } from '@spaceline/language';
import type { CardId, Player } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/values.ts';
import type { ActRunner } from '../run/parts/runner.ts';

const whyPointlessAct = <K extends Act['act']>(s: State, player: Player, act: ActOf<K>, on: number) =>
  (s.fixed.machinery.acts[act.act] as ActRunner<K>).pointless?.(s, player, act, on);

/** Why playing the card this way on that could change nothing. */
export const whyPointless = (s: State, player: Player, card: CardId, way: Play, on: number): Ground | undefined => {
  const { def } = cardOf(s, card);
  const acts = way.does ?? ('text' in def ? def.text : undefined) ?? [];
  for (const act of acts) {
    const why = whyPointlessAct(s, player, act, on);
    if (why) return why;
  }
  return undefined;
};
