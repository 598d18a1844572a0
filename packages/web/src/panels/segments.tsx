import { useBoard } from '../board/context.tsx';
import { Sign } from '../parts/sign.tsx';
import { useUpright } from '../parts/use-upright.ts';
import { Moment } from './top-bar.tsx';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

const steps = [
  { segment: 'card play', word: 'Card play' },
  { segment: 'orders', word: 'Orders' },
  { segment: 'draw', word: 'Draw' },
] as const satisfies readonly { readonly segment: string; readonly word: Label }[];

const order = ['start', 'card play', 'orders', 'end', 'draw'];

/** How far the turn is, and whose it is. */
export function Segments() {
  const { view, me } = useBoard();
  const upright = useUpright();
  const now = order.indexOf(view.segment);
  return (
    <>
      {view.phase === 'play' && view.active === me && (
        <div className="segments" aria-hidden="true">
          {steps.map(({ segment, word }) => {
            const at = order.indexOf(segment);
            return (
              <span key={segment} className={at < now ? 'segment-done' : at === now ? 'segment-now' : ''}>
                {at < now && <Sign name="met" size={12} />}
                {t(word)}
              </span>
            );
          })}
        </div>
      )}
      {!upright && (
        <p className="prompt-moment">
          <Moment />
        </p>
      )}
    </>
  );
}
