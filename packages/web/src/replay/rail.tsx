import type { Moment, Recording } from './recording.ts';
import type { Steps } from './use-steps.ts';

const signs: Readonly<Record<Moment['kind'], string>> = {
  turn: '·',
  attempt: '⚑',
  battle: '⚔',
  loss: '☠',
  points: '★',
  end: '■',
};

const words = ({ kind, n, player }: Moment): string => {
  const who = player === -1 ? '' : ` (player ${player + 1})`;
  if (kind === 'turn') return `Turn ${n}${who}`;
  return `${kind === 'points' ? `${n} points` : kind}${who}`;
};

/** The game as a line: moments above it, a slider to go anywhere, and steps. */
export function Rail({ recording, steps }: { readonly recording: Recording; readonly steps: Steps }) {
  const { length, moments } = recording;
  const { at, playing, go, by, toMoment, play } = steps;
  const shown = moments.filter(({ kind }) => kind !== 'turn');
  return (
    <div className="flex flex-col gap-1">
      <div className="relative h-7" aria-label="Moments">
        {shown.map((moment, index) => (
          <button
            key={`${moment.at} ${index}`}
            type="button"
            data-moment-at={moment.at}
            title={words(moment)}
            aria-label={`Go to: ${words(moment)}`}
            className={`absolute -translate-x-1/2 cursor-pointer border-0 bg-transparent p-0.5 ${moment.player === 1 ? 'text-theirs' : 'text-mine'}`}
            style={{ left: `${(moment.at / Math.max(1, length)) * 100}%` }}
            onClick={() => go(moment.at)}
          >
            {signs[moment.kind]}
          </button>
        ))}
      </div>
      <input
        type="range"
        aria-label="Choices made"
        className="w-full accent-gold"
        min={0}
        max={length}
        value={at}
        onChange={({ target }) => go(Number(target.value))}
      />
      <div className="flex flex-wrap items-center gap-1.5">
        <button type="button" className="btn min-h-9" aria-label="Previous moment" onClick={() => toMoment(-1)}>
          ⏮
        </button>
        <button type="button" className="btn min-h-9" aria-label="One choice back" onClick={() => by(-1)}>
          ◀
        </button>
        <button type="button" className="btn min-h-9" aria-pressed={playing} onClick={play}>
          {playing ? 'Pause' : 'Play'}
        </button>
        <button type="button" className="btn min-h-9" aria-label="One choice on" onClick={() => by(1)}>
          ▶
        </button>
        <button type="button" className="btn min-h-9" aria-label="Next moment" onClick={() => toMoment(1)}>
          ⏭
        </button>
        <span className="text-sm text-soft">
          {at} of {length} choices
        </span>
        <span className="ml-auto hidden text-sm text-soft lg:inline">
          <b>Space</b> play, <b>←</b> <b>→</b> step, <b>Shift →</b> next moment
        </span>
      </div>
    </div>
  );
}
