import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n/t.ts';
import { isLocal, localGame } from '../local/game.ts';
import { goOn, onStep } from '../local/local-socket.ts';
import { decisionNow, sendChoice, useTable } from '../net/store.ts';
import { isBusy } from '../scenes/playback.ts';
import { useStage } from '../scenes/stage.ts';
import type { Lesson, Step } from './lesson.ts';
import { lessonById, lessons } from './lessons.ts';
import { Pointing } from './pointing.tsx';
import { beginLesson, finishLesson } from './progress.ts';
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

/** Does what the step asks, as soon as it can be done. */
function ShowMe({ step }: { readonly step: Step }) {
  const decision = useTable(decisionNow);
  const view = useTable(({ table }) => table?.view);
  const isBusy = useTable(({ table }) => table?.sent !== undefined);
  const choice = decision && view && shown(step, decision, view);
  return (
    <button
      type="button"
      className="btn"
      // Whoever watches all of it by keyboard stays here.
      aria-disabled={!choice || isBusy}
      onClick={() => choice && sendChoice(choice)}
    >
      {t('Show me')}
    </button>
  );
}

function CoachOf({ match, lesson }: { readonly match: string; readonly lesson: Lesson }) {
  const at = useStep(match, lesson);
  const step = lesson.steps[at];
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step?.kind === 'read') words.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [step]);
  return (
    <>
      {step?.kind === 'do' && <Pointing />}
      <section
        ref={words}
        aria-label={t('What the coach says')}
        aria-live="polite"
        data-coach={at}
        className="panel pointer-events-auto flex flex-col gap-2 border-gold/70 bg-panel p-4 shadow-2xl shadow-black"
      >
        {step ? (
          <>
            <div className="flex gap-1" aria-hidden="true">
              {lesson.steps.map((_, nth) => (
                <span key={nth} className={`h-1 flex-1 rounded-full ${nth <= at ? 'bg-gold' : 'bg-edge-strong'}`} />
              ))}
            </div>
            <p className="m-0 flex justify-between gap-3 text-sm text-soft">
              <span>{t(lesson.title)}</span>
              <span className="tabular-nums">
                {t('{count} of {most}', { count: at + 1, most: lesson.steps.length })}
              </span>
            </p>
            <h2 className="m-0 font-(family-name:--display) text-lg font-semibold">{t(step.title)}</h2>
            <p className="m-0 leading-snug">{t(step.words)}</p>
            {step.kind === 'do' ? (
              <p className="m-0 font-semibold text-gold">{t(step.order)}</p>
            ) : (
              <button type="button" className="btn btn-main self-start" onClick={goOn}>
                {at + 1 < lesson.steps.length ? t('Continue') : t('Finish')}
              </button>
            )}
          </>
        ) : (
          <Finished lesson={lesson} />
        )}
        <div className="flex items-center justify-between gap-3">
          {step?.kind === 'do' && <ShowMe step={step} />}
          <a className="ml-auto text-sm text-soft" href="/#/learn">
            {t('Leave the lesson')}
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
    <div className="coach pointer-events-none fixed inset-x-2 top-18 z-40 mx-auto max-w-sm lg:inset-x-auto lg:top-26 lg:left-4">
      <CoachOf key={match} match={match} lesson={lesson} />
    </div>
  );
}
