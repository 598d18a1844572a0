import type { Act, DeedAct } from './act.ts';
import { BattleScene } from './battle-scene.tsx';
import { CrowdScene, DeedScene } from './deed-scene.tsx';
import { EncounterScene } from './encounter-scene.tsx';
import { FindScene } from './find-scene.tsx';
import { SolveScene } from './solve-scene.tsx';

interface Props {
  readonly act: Act;
  readonly at: number;
  /** Deeds that are too many to be shown one by one. */
  readonly crowd: readonly DeedAct[];
}

/** What an act looks like. It is fetched when a table is opened: the start page has no scenes. */
export default function Scene({ act, at, crowd }: Props) {
  if (crowd.length > 0) return <CrowdScene acts={crowd} />;
  switch (act.kind) {
    case 'encounter':
      return <EncounterScene act={act} at={at} />;
    case 'find':
      return <FindScene act={act} at={at} />;
    case 'solve':
      return <SolveScene act={act} at={at} />;
    case 'deed':
      return <DeedScene act={act} at={at} />;
    case 'battle':
      return <BattleScene act={act} at={at} />;
    case 'turn':
    case 'end':
      return null;
  }
}
