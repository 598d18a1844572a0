import type { FindAct } from './act.ts';
import { findRank as rank } from './beats.ts';
import { SceneFrame } from './frame.tsx';
import { Sign } from './sign.tsx';
import { Horizon } from './horizon.tsx';
import { Outcome } from './outcome-lines.tsx';
import { Rays } from './rays.tsx';
import { useCards } from './seen-cards.ts';
import { AttemptSteps } from './steps.tsx';
import { AttemptTitle, TurningCard } from './turning-card.tsx';

/** An artifact comes to light: gold instead of violet, what it will do, and what is still between the team and it. */
export function FindScene({ act, at }: { readonly act: FindAct; readonly at: number }) {
  const { face, title, board } = useCards(act);
  const mission = face(act.at);
  const card = face(act.card);
  const isMine = act.player === board.me && !board.isWatching;
  const judged = board.view.underWay.find((one) => one.is === 'attempt')?.requirements;
  return (
    <SceneFrame
      act={act}
      rank={at}
      label={`${title(act.card)}, found at ${mission.title}`}
      title={<AttemptTitle act={act} mission={mission} />}
      steps={<AttemptSteps act={act} steps={act.steps} now="card" />}
      back={
        <>
          <Horizon face={mission} />
          <Rays />
        </>
      }
      outcome={at >= rank.outcome && <Outcome act={act} />}
    >
      <div className="scene-card">
        <TurningCard act={act} card={act.card} whose="mine" />
      </div>
      {at >= rank.outcome && (
        <div className="scene-side scene-ask">
          <p className="scene-over">Found at {mission.location ?? mission.title}</p>
          <h3 className="scene-large">{card.title}</h3>
          <p className="scene-words">
            It lies face up at the mission now. {isMine ? 'Solve' : 'Whoever solves'} {mission.title}
            {isMine ? ', and it is yours, whoever hid it.' : ' gets it, whoever hid it.'}
          </p>
          <p className="scene-over">What it will do</p>
          <p className="scene-words is-gold">{card.text}</p>
          {judged && !judged.met && (
            <p className="scene-words">
              <Sign name="unmet" size={18} /> The mission still asks for {judged.says}.
            </p>
          )}
        </div>
      )}
    </SceneFrame>
  );
}
