import type { Option, View } from '@spaceline/engine';
import { useBoard } from '../board/context.tsx';
import { suggestTeam, useAdvised, useHints } from './store.ts';
import { t } from '../i18n/t.ts';

/** The mission that a choice of cards is for: where they go to, or where the ship is that they go aboard. */
export function missionFor(option: Option, { spaceline }: View): number | undefined {
  if (option.do !== 'beam' && option.do !== 'walk' && option.do !== 'attempt') return undefined;
  const place = option.do === 'attempt' ? option.on : option.to;
  const at = spaceline.find(
    ({ id, ships }) => id === place || (ships.some(({ card }) => card === place) && isOpen(id, spaceline)),
  );
  return at && isOpen(at.id, spaceline) ? at.id : undefined;
}

const isOpen = (id: number, spaceline: View['spaceline']): boolean =>
  spaceline.some((one) => one.id === id && one.missions.length > 0 && one.completedBy < 0);

/** Beside a list of people to choose from: lets an officer choose for the mission they go to. */
export function SuggestTeam({ option }: { readonly option: Option }) {
  const { view, names } = useBoard();
  const isAdvised = useAdvised();
  const busy = useHints((state) => state.busy);
  const team = useHints((state) => state.team);
  const mission = missionFor(option, view);
  const missionCard = view.spaceline.find(({ id }) => id === mission)?.missions[0];
  if (!isAdvised || mission === undefined || missionCard === undefined || !option.pick || option.pick.max < 2)
    return null;
  const said = team?.option === option ? team.said : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <button
        type="button"
        className="btn btn-quiet min-h-10 justify-start px-3"
        data-team={mission}
        disabled={busy}
        onClick={() => suggestTeam(option, mission)}
      >
        {t('Suggest a team for {card}', { card: names.card(missionCard) ?? t('this mission') })}
      </button>
      {said && (
        <p
          role="status"
          lang="en"
          className={`m-0 rounded-lg border border-dashed p-2 text-sm ${said.meets ? 'border-gold' : 'border-edge-strong text-soft'}`}
        >
          {said.why}
        </p>
      )}
    </div>
  );
}
