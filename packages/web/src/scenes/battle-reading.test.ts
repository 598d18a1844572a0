import type { CardId, SeenEvent } from '@spaceline/engine';
import { expect, test } from 'vitest';
import type { BattleAct } from './act.ts';
import { unopposedIn } from './battle-reading.ts';

const [worf, tasha, korris, ro] = [1, 2, 3, 4] as const satisfies readonly CardId[];
const share = (card: CardId, n: number) => ({ card, n });
const pair = (...by: readonly ReturnType<typeof share>[]) => ({ e: 'pair revealed', by });
const total = (player: number, ...by: readonly ReturnType<typeof share>[]) => ({ e: 'strength totaled', player, by });
const battle = (...events: readonly object[]) => ({ events: events as readonly SeenEvent[] }) as BattleAct;

test('B-20.40: whoever counts and met nobody is unopposed; who was stunned in a pair is not', () => {
  const fought = battle(
    pair(share(tasha, 10), share(korris, 8)),
    total(0, share(worf, 12), share(tasha, 10)),
    total(1),
  );
  expect(unopposedIn(fought)).toEqual([{ player: 0, card: worf, n: 12 }]);
});

test('nobody is, while pairs are still drawn, and where everybody met somebody', () => {
  expect(unopposedIn(battle(pair(share(tasha, 10), share(korris, 8))))).toEqual([]);
  const even = battle(
    pair(share(tasha, 10), share(korris, 8)),
    pair(share(ro, 7), share(worf, 12)),
    total(0, share(tasha, 10)),
    total(1, share(worf, 12)),
  );
  expect(unopposedIn(even)).toEqual([]);
});
