import { Sign } from '../parts/sign.tsx';
import { useUpright } from '../parts/use-upright.ts';
import { useBoard } from './context.tsx';
import { useZoom, zoomBy, zoomTo } from './use-room.ts';
import { t } from '../i18n/t.ts';

/** Nearer, further, and the whole line again; never needed, for the whole line is always in sight. */
export function Zoom() {
  const { view } = useBoard();
  const zoom = useZoom((state) => state.zoom);
  const upright = useUpright();
  // Fingers draw it nearer by themselves.
  if (view.spaceline.length < 4 || (upright && zoom === 1)) return null;
  return (
    <div className="zoom" role="group" aria-label={t('How near the chart is')}>
      {zoom > 1 && (
        <>
          <button type="button" aria-label={t('Show the whole line')} onClick={() => zoomTo(1)}>
            <Sign name="fit" size={18} />
          </button>
          <button type="button" aria-label={t('Further away')} onClick={() => zoomBy(1 / 1.4)}>
            <Sign name="minus" size={18} />
          </button>
        </>
      )}
      <button type="button" aria-label={t('Nearer')} onClick={() => zoomBy(1.4)}>
        <Sign name="plus" size={18} />
      </button>
    </div>
  );
}
