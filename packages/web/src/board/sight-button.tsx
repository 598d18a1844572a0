import { Icon } from '../parts/icon.tsx';
import { useBoard } from './context.tsx';
import type { Happening } from './happening.ts';
import type { Sight } from './use-sight.ts';

const what: Readonly<Record<Happening['what'], string>> = {
  battle: 'To the battle at',
  attempt: 'To the attempt at',
  proposal: 'To the proposal at',
  question: 'To the question at',
};

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
          {what[happening.what]} {names.card(happening.place) ?? 'another place'}
        </span>
      ) : (
        <span className="max-lg:sr-only">Back to where I was</span>
      )}
    </button>
  );
}
