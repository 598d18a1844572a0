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
import { t } from '../i18n/t.ts';

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
      label={t('{title}, found at {place}', { title: title(act.card), place: mission.title })}
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
          <p className="scene-over">{t('Found at {location}', { location: mission.location ?? mission.title })}</p>
          <h3 className="scene-large">{card.title}</h3>
          <p className="scene-words">
            {t('It lies face up at the mission now.')}{' '}
            {isMine
              ? t('Solve {title}, and it is yours, whoever hid it.', { title: mission.title })
              : t('Whoever solves {title} gets it, whoever hid it.', { title: mission.title })}
          </p>
          <p className="scene-over">{t('What it will do')}</p>
          <p className="scene-words is-gold" lang="en">
            {card.text}
          </p>
          {judged && !judged.met && (
            <p className="scene-words">
              <Sign name="unmet" size={18} /> {t('The mission still asks for {says}.', { says: judged.says })}
            </p>
          )}
        </div>
      )}
    </SceneFrame>
  );
}
