import './coach.css';
import { useEffect, useRef, useState } from 'react';
import { Linked } from '../glossary/linked.tsx';
import { t } from '../i18n/t.ts';
import { isLocal, localGame } from '../local/game.ts';
import { goOn, knowStep, onStep } from '../local/local-socket.ts';
import { decisionNow, sendChoice, useTable } from '../net/store.ts';
import { Chevron } from '../parts/chevron.tsx';
import { Icon } from '../parts/icon.tsx';
import { isBusy } from '../scenes/playback.ts';
import { passBy, useStage } from '../scenes/stage.ts';
import type { Lesson, Step } from './lesson.ts';
import { lessonById, lessons } from './lessons.ts';
import { Pointing } from './pointing.tsx';
import { beginLesson, finishLesson } from './progress.ts';
import { useRoomToRead } from './room-to-read.ts';
import { shown } from './showing.ts';

/** Milliseconds in which a scene of what was done begins, if there is one. */
const beginning = 100;

/** The step one is at; what came of the last one is seen before the coach speaks of it. What is to be done is said at once. */
function useStep(match: string, { steps }: Lesson): number {
  const [told, setTold] = useState(() => localGame(match)?.step ?? 0);
  const [step, setStep] = useState(told);
  const isShowing = useStage(({ playback }) => isBusy(playback));
  const speaksOfIt = told > 0 && steps[told]?.kind !== 'do';
  useEffect(() => onStep(setTold), []);
  useEffect(() => {
    if (speaksOfIt && isShowing) return undefined;
    const soon = setTimeout(() => setStep(told), speaksOfIt ? beginning : 0);
    return () => clearTimeout(soon);
  }, [told, speaksOfIt, isShowing]);
  return speaksOfIt ? step : told;
}

/** What comes after a lesson: the next one, or a game. */
function Finished({ lesson }: { readonly lesson: Lesson }) {
  const next = lessons[lessons.indexOf(lesson) + 1];
  useEffect(() => finishLesson(lesson.id), [lesson]);
  return (
    <>
      <h2 className="m-0 text-lg font-semibold">{t('Well done')}</h2>
      <p className="m-0">{t('“{title}” is behind you.', { title: t(lesson.title) })}</p>
      <div className="flex flex-wrap gap-2">
        {next && (
          <button type="button" className="btn btn-main" onClick={() => beginLesson(next)}>
            {t('Next: {title}', { title: t(next.title) })}
          </button>
        )}
        <a className={`btn no-underline ${next ? '' : 'btn-main'}`} href="/#/">
          {t('Play a game')}
        </a>
      </div>
    </>
  );
}

/** Does what the step asks, as soon as it can be done: to be watched, or for those who know it. */
function DoneForYou({ step }: { readonly step: Step }) {
  const decision = useTable(decisionNow);
  const view = useTable(({ table }) => table?.view);
  const isSent = useTable(({ table }) => table?.sent !== undefined);
  const choice = isSent ? undefined : decision && view && shown(step, decision, view);
  const know = (): void => {
    passBy();
    knowStep();
  };
  return (
    <>
      {/* Whoever watches all of it by keyboard stays here. */}
      <button type="button" className="btn" aria-disabled={!choice} onClick={() => choice && sendChoice(choice)}>
        {t('Show me')}
      </button>
      <button type="button" className="btn" aria-disabled={!choice} onClick={() => choice && know()}>
        {t('I know this')}
      </button>
    </>
  );
}

function CoachOf({ match, lesson }: { readonly match: string; readonly lesson: Lesson }) {
  const at = useStep(match, lesson);
  const step = lesson.steps[at];
  const roomToRead = useRoomToRead();
  const isPicking = useTable(({ selection }) => selection.option !== undefined);
  // The idea of a step is read before it is done: it is folded while people are picked, who need the room.
  const isFoldedByItself = !roomToRead || isPicking;
  const moment = `${at} ${isFoldedByItself}`;
  const [turned, setTurned] = useState<string>();
  const isFolded = step !== undefined && isFoldedByItself !== (turned === moment);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step?.kind === 'read') words.current?.querySelector<HTMLElement>('.btn')?.focus({ preventScroll: true });
  }, [step]);
  return (
    <>
      <Pointing step={at} />
      <section
        ref={words}
        aria-label={t('What the coach says')}
        aria-live="polite"
        data-coach={at}
        data-folded={isFolded || undefined}
        data-done={step === undefined || undefined}
        className="coach-panel panel"
      >
        {step ? (
          <>
            <div className="coach-steps" aria-hidden="true">
              {lesson.steps.map((_, nth) => (
                <i key={nth} className={nth <= at ? 'coach-reached' : ''} />
              ))}
            </div>
            <div className="coach-head">
              <p className="coach-title">{t(lesson.title)}</p>
              <h2>{t(step.title)}</h2>
              <p className="tabular-nums">{t('{count} of {most}', { count: at + 1, most: lesson.steps.length })}</p>
              <button
                type="button"
                className="coach-more"
                aria-expanded={!isFolded}
                aria-label={t('All that the coach says')}
                onClick={() => setTurned(turned === moment ? undefined : moment)}
              >
                <Chevron />
              </button>
            </div>
            <p className="coach-words">
              <Linked text={t(step.words)} />
            </p>
            {step.kind === 'do' && <p className="coach-order">{t(step.order)}</p>}
          </>
        ) : (
          <Finished lesson={lesson} />
        )}
        <div className="coach-acts">
          {step?.kind === 'do' && <DoneForYou step={step} />}
          {step?.kind === 'read' && (
            <button type="button" className="btn btn-main" onClick={goOn}>
              {at + 1 < lesson.steps.length ? t('Continue') : t('Finish')}
            </button>
          )}
          <a className="coach-leave" href="/#/learn">
            <Icon name="close" />
            <span>{t('Leave the lesson')}</span>
          </a>
        </div>
      </section>
    </>
  );
}

/** Stands beside the table as long as a lesson leads through the game. */
export default function Coach() {
  const match = useTable(({ table }) => table?.match);
  const id = match !== undefined && isLocal(match) ? localGame(match)?.lesson : undefined;
  const lesson = id === undefined ? undefined : lessonById(id);
  if (!lesson || match === undefined) return null;
  return (
    <div className="coach">
      <CoachOf key={match} match={match} lesson={lesson} />
    </div>
  );
}
