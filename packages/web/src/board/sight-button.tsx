import { Icon } from '../parts/icon.tsx';
import { useBoard } from './context.tsx';
import type { Happening } from './happening.ts';
import type { Sight } from './use-sight.ts';
import { t } from '../i18n/t.ts';
import type { Message } from '../i18n/t.ts';

const what = {
  battle: 'To the battle at {place}',
  attempt: 'To the attempt at {place}',
  proposal: 'To the proposal at {place}',
  question: 'To the question at {place}',
} as const satisfies Record<Happening['what'], Message>;

/** The way to where something goes on, or back from there. */
export function SightButton({ happening, isElsewhere, goThere, goBack }: Omit<Sight, 'box'>) {
  const { names, view } = useBoard();
  if (view.phase !== 'play' || (!(happening && isElsewhere) && !goBack)) return null;
  const go = happening && isElsewhere ? goThere : goBack;
  return (
    <button
      type="button"
      data-sight={isElsewhere ? 'there' : 'back'}
      className="btn later sight border-gold bg-panel py-1 shadow-xl"
      onClick={go}
    >
      <Icon name={isElsewhere ? 'space' : 'back'} />
      {happening && isElsewhere ? (
        <span className="min-w-0 truncate">
          {t(what[happening.what], { place: names.card(happening.place) ?? t('another place') })}
        </span>
      ) : (
        <span className="max-lg:sr-only">{t('Back to where I was')}</span>
      )}
    </button>
  );
}
