import type { PlayerView, SeenEvent } from '@spaceline/engine';
import { upper } from '@spaceline/protocol';
import { person } from '../i18n/table-words.ts';
import type { CSSProperties } from 'react';
import { Picture } from '../faces/picture.tsx';
import type { SolveAct } from './act.ts';
import { judgedIn } from './act.ts';
import { solveRank as rank } from './beats.ts';
import { Cast } from './cast.tsx';
import { SceneFrame } from './frame.tsx';
import { Sign } from './sign.tsx';
import { Horizon } from './horizon.tsx';
import { Outcome } from './outcome-lines.tsx';
import { Rays } from './rays.tsx';
import { useCards } from './seen-cards.ts';
import { AttemptSteps } from './steps.tsx';
import { TermRows } from './term-rows.tsx';
import { AttemptTitle } from './turning-card.tsx';
import { t } from '../i18n/t.ts';

const scoredIn = (events: readonly SeenEvent[]): number =>
  events.reduce((sum, event) => sum + (event.e === 'scored' ? event.n : 0), 0);

/** The score as a bar that grows by what was won. */
export function ScoreBar({
  view,
  before,
  won,
}: {
  readonly view: PlayerView;
  readonly before: number;
  readonly won: number;
}) {
  const { needed } = view;
  const scale = Math.max(needed, before + won, 1);
  const share = (n: number) => `${(Math.max(0, n) / scale) * 100}%`;
  const missing = needed - before - won;
  return (
    <div className="scene-score">
      <p className="scene-total">
        <s>{before}</s> <b>{before + won}</b>
      </p>
      <div className="scene-bar is-score" aria-hidden="true">
        <i className="is-had" style={{ width: share(before) }} />
        <i className="is-won" style={{ '--n': 3, width: share(won) } as CSSProperties}>
          <span>+{won}</span>
        </i>
      </div>
      <p className="scene-words">{missing > 0 ? t('{missing} to win.', { missing }) : t('That is enough to win.')}</p>
    </div>
  );
}

/** Nothing lies before the mission any more: what it asks, who has it, and the points that fly to the score. */
export function SolveScene({ act, at }: { readonly act: SolveAct; readonly at: number }) {
  const { face, names, board } = useCards(act);
  const mission = face(act.at);
  const judged = judgedIn(act);
  const won = scoredIn(act.events);
  const isWon = act.isSolved && at >= rank.points;
  const player = act.player === -1 ? board.me : act.player;
  return (
    <SceneFrame
      act={act}
      rank={at}
      label={
        act.isSolved ? t('{title} solved', { title: mission.title }) : t('{title} not solved', { title: mission.title })
      }
      title={<AttemptTitle act={act} mission={mission} />}
      steps={<AttemptSteps act={act} steps={act.steps} now="solve" />}
      back={
        <>
          <Horizon face={mission} />
          {isWon && <Rays x="50%" y="38%" />}
        </>
      }
      outcome={at >= rank.outcome && <Outcome act={act} />}
    >
      {isWon ? (
        <div className="scene-won">
          <p className="scene-over">{mission.location}</p>
          <h3 className="scene-large">{t('{title} solved', { title: mission.title })}</h3>
          <div className="scene-world">
            <Picture large face={mission} />
            <b className="scene-flying">+{won}</b>
          </div>
          <p className="scene-over">{upper(person(player, names))}</p>
          <ScoreBar view={board.view.players[player]} before={act.before} won={won} />
        </div>
      ) : (
        <div className="scene-side is-wide">
          <section aria-label={t('What the mission asks')} className="scene-ask">
            <p className="scene-over">{t('What {title} asks', { title: mission.title })}</p>
            {judged && (
              <TermRows
                judged={judged}
                act={act}
                counted={at >= rank.count}
                decided={at >= rank.verdict}
                fated={false}
              />
            )}
          </section>
          {at >= rank.verdict && (
            <div className="scene-verdict">
              <p
                className={`scene-stamp ${act.isSolved ? 'is-good' : 'is-bad'}`}
                data-verdict={act.isSolved ? 'solved' : 'not solved'}
              >
                <Sign name={act.isSolved ? 'met' : 'unmet'} />
                {act.isSolved ? t('Solved') : t('Not solved')}
              </p>
            </div>
          )}
          <Cast act={act} team={act.team} fated={false} drawing={undefined} />
        </div>
      )}
    </SceneFrame>
  );
}
