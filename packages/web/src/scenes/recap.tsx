import { person } from '../i18n/table-words.ts';
import { upper } from '@spaceline/protocol';
import { useState } from 'react';
import { useBoard } from '../board/context.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sign } from './sign.tsx';
import { showActAgain, useStage } from './stage.ts';
import { hasActed, lastTurnOf, stepsOf } from './steps-told.ts';
import { t } from '../i18n/t.ts';

/** What the other player has done in the turn before yours, until your first order; each step can be seen again. */
export function Recap() {
  const { view, me, them, names, isWatching } = useBoard();
  const story = useStage(({ playback }) => playback.story);
  const [closed, setClosed] = useState(-1);
  const acts = lastTurnOf(story, them);
  const turn = acts[0]?.turn ?? -1;
  const isMyTurn = view.active === me && view.phase === 'play' && !isWatching;
  if (!isMyTurn || acts.length === 0 || closed === turn || hasActed(story, me)) return null;
  const steps = stepsOf(acts, names);
  if (steps.length === 0) return null;
  const title = t("{who}'s turn {turn}", { who: upper(person(them, names)), turn });
  return (
    <section className="recap" aria-label={t('What happened in {title}', { title })} data-recap={turn}>
      <h2>{title}</h2>
      <ol>
        {steps.map(({ at, sign, words, small }) => (
          <li key={at}>
            <button
              type="button"
              onClick={() => showActAgain(at)}
              aria-label={t('{words} {small}: show it again', { words, small })}
            >
              <Sign name={sign} />
              <span>{words}</span>
              <small>{small}</small>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="recap-close" aria-label={t('Close')} onClick={() => setClosed(turn)}>
        <Icon name="close" />
      </button>
    </section>
  );
}
