import { useBoard } from '../board/context.tsx';
import { Sign } from '../parts/sign.tsx';
import { useUpright } from '../parts/use-upright.ts';
import { Moment } from './top-bar.tsx';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

interface Step {
  readonly at: string;
  readonly word: Label;
}

interface Course {
  readonly steps: readonly Step[];
  readonly order: readonly string[];
}

const turn: Course = {
  steps: [
    { at: 'card play', word: 'Card play' },
    { at: 'orders', word: 'Orders' },
    { at: 'draw', word: 'Draw' },
  ],
  order: ['start', 'card play', 'orders', 'end', 'draw'],
};

const seeding: Course = {
  steps: [
    { at: 'missions', word: 'Missions' },
    { at: 'dilemmas', word: 'Dilemmas' },
    { at: 'facilities', word: 'Outpost' },
  ],
  order: ['doorways', 'missions', 'dilemmas', 'facilities'],
};

function Steps({ of: { steps, order }, at }: { readonly of: Course; readonly at: string }) {
  const now = order.indexOf(at);
  return (
    <div className="segments" aria-hidden="true">
      {steps.map((step) => {
        const place = order.indexOf(step.at);
        return (
          <span key={step.at} className={place < now ? 'segment-done' : place === now ? 'segment-now' : ''}>
            {place < now && <Sign name="met" size={12} />}
            {t(step.word)}
          </span>
        );
      })}
    </div>
  );
}

/** How far the turn is, and whose it is; before the first one, how far seeding is. */
export function Segments() {
  const { view, me } = useBoard();
  const upright = useUpright();
  return (
    <>
      {view.phase === 'play' && view.active === me && <Steps of={turn} at={view.segment} />}
      {/* An upright screen has its room for the line. */}
      {view.phase !== 'play' && view.phase !== 'over' && !upright && <Steps of={seeding} at={view.phase} />}
      {!upright && (
        <p className="prompt-moment">
          <Moment />
        </p>
      )}
    </>
  );
}
