import { useCallback, useEffect, useMemo, useState } from 'react';
import { many, t } from '../i18n/t.ts';
import { blankFace } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { problemOf } from '../net/api.ts';
import type { DeckList } from '../net/api.ts';
import { forgetBox, saveBox, savedBox, savedGames } from '../net/saved.ts';
import type { Seat } from '../net/sealed.ts';
import { openSealed, readyDeck } from '../net/sealed.ts';
import { learnCards, useTable } from '../net/store.ts';
import type { Problem, SealedState } from '../net/wire.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { useClock } from '../parts/use-clock.ts';
import { tableAddress } from '../pages/play-now.ts';
import { Builder } from './builder.tsx';
import { emptyDraft } from './draft.ts';
import { ExportDialog } from './export-dialog.tsx';
import { SealedHead } from './frame.tsx';
import { GlanceProvider } from './glance.tsx';
import { Fairness, Opening } from './opening.tsx';
import { goToTable, openABox } from './play.ts';
import './sealed.css';
import { Seeds } from './seeds.tsx';
import { useSealed } from './use-sealed.ts';
import type { Session } from './use-sealed.ts';
import { WrapperArt } from './wrapper.tsx';

/** One's place. */
function seatOf(sealed: string): Seat {
  const kept = savedBox(sealed) ?? savedGames().find((game) => game.sealed === sealed);
  // Who sat down at a table has no token, and is known by who they are.
  return { sealed, token: kept?.token ?? '' };
}

const elsewhere = (): Problem => ({
  code: 'sealed/elsewhere',
  what: t('This box cannot be opened here'),
  why: t('it was taken in another browser, or the browser has forgotten it'),
});

function Told({
  problem,
  sealed,
  onAgain,
}: {
  readonly problem: Problem;
  readonly sealed?: string;
  readonly onAgain?: () => void;
}) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-lg border border-bad/70 bg-bad/10 p-4">
      <p className="m-0">
        <CitedText text={`${problem.what}: ${problem.why}.`} />
      </p>
      <div className="flex gap-2">
        {onAgain && (
          <button type="button" className="btn" onClick={onAgain}>
            {t('Try again')}
          </button>
        )}
        <a
          className="btn no-underline"
          href="#/"
          onClick={() => {
            // A box that the server does not know is not offered again.
            if (problem.code === 'sealed/unknown' && sealed) forgetBox(sealed);
          }}
        >
          {t('Start page')}
        </a>
      </div>
    </div>
  );
}

/** Before the first pack: nothing runs, and the seal can be written down. */
function ClosedBox({
  state,
  busy,
  onOpen,
}: {
  readonly state: SealedState;
  readonly busy: boolean;
  readonly onOpen: () => void;
}) {
  const minutes = Math.round(state.lasts.building / 60_000);
  const seconds = Math.round(state.lasts.building / 1000);
  const time = minutes > 0 ? many(minutes, '{n} minute', '{n} minutes') : many(seconds, '{n} second', '{n} seconds');
  return (
    <main className="mx-auto flex w-full max-w-3xl flex-1 flex-col items-center justify-center gap-6 px-4 py-8 text-center">
      <h1 className="m-0 text-4xl font-bold max-lg:text-3xl">{t('A box of your own')}</h1>
      <p className="m-0 max-w-xl text-lg leading-relaxed text-soft">
        {state.other?.bot === false
          ? t(
              'Four packs of fifteen cards and five premium cards that nobody has seen. From the first pack on you have {time} to build a deck; then you play against {name}, who builds from another box.',
              { time, name: state.other.name },
            )
          : t(
              'Four packs of fifteen cards and five premium cards that nobody has seen. From the first pack on you have {time} to build a deck; then you play against a computer that built from its own box.',
              { time },
            )}
      </p>
      <div className="flex items-end max-sm:scale-90" aria-hidden="true">
        {[0, 1, 2, 3].map((at) => (
          <span key={at} className="-mx-2 max-sm:-mx-3" style={{ rotate: `${(at - 1.5) * 5}deg` }}>
            <WrapperArt kind="pack" torn={false} width={92} />
          </span>
        ))}
        <span className="ml-4 max-sm:ml-1">
          <WrapperArt kind="premium" torn={false} width={92} />
        </span>
      </div>
      <button type="button" className="btn btn-main px-10 py-3 text-xl" disabled={busy} onClick={onOpen}>
        {busy ? t('Opening …') : t('Open the first pack')}
      </button>
      <div className="text-left">
        <Fairness commitment={state.commitments[0]} />
      </div>
    </main>
  );
}

const another = (onProblem: (problem: Problem) => void) => () => {
  openABox().catch((error: unknown) => onProblem(problemOf(error)));
};

/** The deck is finished: to the table, or after it what can be checked and kept. */
function Finished({
  seat,
  state,
  faceOf,
}: {
  readonly seat: Seat;
  readonly state: SealedState;
  readonly faceOf: (id: string) => Face;
}) {
  const [problem, setProblem] = useState<Problem>();
  const match = state.match?.match;
  const isOver = state.phase === 'over';
  const byClock = state.finished === 'clock';
  useEffect(() => {
    if (match && !isOver && !byClock) goToTable(seat, match);
  }, [seat, match, isOver, byClock]);
  const { missions, seeds, draw } = state.draft ?? emptyDraft;
  return (
    <main className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-5 px-4 py-8">
      <h1 className="m-0 text-3xl font-bold">
        {isOver ? t('The boxes of your game') : byClock ? t('Time is up') : t('To the table')}
      </h1>
      {problem && <Told problem={problem} />}
      {!isOver && (
        <p className="m-0 text-lg leading-relaxed text-soft">
          {byClock && `${t('Your deck was completed from your box.')} `}
          {t('It has {missions} missions, {seeds} seed cards and {draw} cards to draw.', {
            missions: missions.length,
            seeds: seeds.length,
            draw: draw.length,
          })}{' '}
          {byClock && <CitedText text="WS-1.1" />}
        </p>
      )}
      {match && !isOver && (
        <button
          type="button"
          className="btn btn-main self-start px-8 py-3 text-lg"
          onClick={() => goToTable(seat, match)}
        >
          {t('Play')}
        </button>
      )}
      <Seeds state={state} />
      <div className="flex flex-wrap gap-2">
        {isOver && (
          <button type="button" className="btn btn-main" onClick={another(setProblem)}>
            {t('Open another box')}
          </button>
        )}
        {match && isOver && (
          <a className="btn no-underline" href={tableAddress(match)}>
            {t('Look at the table')}
          </a>
        )}
        {state.box && <ExportDialog box={state.box} deck={state.draft ?? emptyDraft} faceOf={faceOf} />}
      </div>
    </main>
  );
}

/** What is done while the clock runs: the packs first, then the deck. */
function Building({
  seat,
  session,
  state,
  faceOf,
}: {
  readonly seat: Seat;
  readonly session: Session;
  readonly state: SealedState;
  readonly faceOf: (id: string) => Face;
}) {
  const { refresh, attempt, problem } = session;
  const [look, setLook] = useState(() => {
    return savedBox(seat.sealed) ?? { ...seat, torn: 1, building: state.draft !== undefined };
  });
  const change = (next: Partial<typeof look>) => {
    const now = { ...look, ...next };
    setLook(now);
    saveBox(now);
    scrollTo({ top: 0 });
  };
  const seconds = useClock(state.deadline, state.now);
  const isUp = seconds === 0;
  useEffect(() => {
    if (!isUp) return undefined;
    // The server finishes the deck by its own clock, which may be a moment behind what is shown.
    refresh();
    const timer = setInterval(refresh, 1000);
    return () => clearInterval(timer);
  }, [isUp, refresh]);
  const { box } = state;
  if (!box) return null;
  const ready = async (deck: DeckList): Promise<void> => {
    try {
      const { match } = await readyDeck(seat, deck);
      goToTable(seat, match);
    } catch (error) {
      if (problemOf(error).code !== 'sealed/waiting') throw error;
      refresh();
    }
  };
  if (look.building)
    return (
      <Builder
        seat={seat}
        state={state}
        box={box}
        faceOf={faceOf}
        problem={problem}
        onReady={(deck) => new Promise((done) => attempt(() => ready(deck).finally(done)))}
        onPacks={() => change({ building: false })}
      />
    );
  return (
    <>
      <SealedHead state={state} />
      <Opening
        state={state}
        box={box}
        torn={Math.max(1, look.torn)}
        faceOf={faceOf}
        onTear={(torn) => change({ torn })}
        onBuild={() => change({ building: true })}
      />
    </>
  );
}

/** One's own deck is ready; the other player still builds. */
function WaitingForOther({ refresh }: { readonly refresh: () => void }) {
  useEffect(() => {
    const timer = setInterval(refresh, 3000);
    return () => clearInterval(timer);
  }, [refresh]);
  return (
    <>
      <SealedHead />
      <main className="mx-auto flex w-full max-w-xl flex-1 flex-col items-center justify-center gap-4 px-4 text-center">
        <h1 className="m-0 text-3xl font-bold">{t('Your deck is ready')}</h1>
        <p className="m-0 text-lg text-soft">
          {t(
            'Your opponent still builds. The game begins by itself as soon as both are ready, and is in the list of your games if you leave this page.',
          )}
        </p>
        <a className="btn no-underline" href="#/lobby">
          {t('Your games')}
        </a>
      </main>
    </>
  );
}

function Seated({ seat }: { readonly seat: Seat }) {
  const session = useSealed(seat);
  const { state, problem, hear, refresh, attempt } = session;
  const [busy, setBusy] = useState(false);
  const faces = useTable((table) => table.faces);
  useEffect(() => {
    learnCards().catch(() => undefined);
  }, []);
  const faceOf = useCallback((id: string): Face => faces.get(id) ?? blankFace(id), [faces]);
  const open = () => {
    setBusy(true);
    attempt(async () => hear(await openSealed(seat).finally(() => setBusy(false))));
  };
  if (!state || faces.size === 0)
    return (
      <main className="grid flex-1 place-items-center p-6">
        {problem ? (
          <Told
            problem={problem.code === 'sealed/no-token' ? elsewhere() : problem}
            sealed={seat.sealed}
            onAgain={refresh}
          />
        ) : (
          <p className="text-lg text-soft">{t('Fetching your box …')}</p>
        )}
      </main>
    );
  switch (state.phase) {
    case 'closed':
      return (
        <>
          <SealedHead />
          {problem && <Told problem={problem} />}
          <ClosedBox state={state} busy={busy} onOpen={open} />
        </>
      );
    case 'building':
      if (state.finished) return <WaitingForOther refresh={refresh} />;
      return <Building seat={seat} session={session} state={state} faceOf={faceOf} />;
    case 'playing':
    case 'over':
      return (
        <>
          <SealedHead />
          <Finished seat={seat} state={state} faceOf={faceOf} />
        </>
      );
  }
}

/** Sealed play: the box, the deck built from it, and afterwards the seeds. */
export default function SealedPage({ sealed }: { readonly sealed: string }) {
  const seat = useMemo(() => seatOf(sealed), [sealed]);
  return (
    <GlanceProvider>
      <div className="flex min-h-dvh flex-col">
        <Seated seat={seat} />
      </div>
    </GlanceProvider>
  );
}
