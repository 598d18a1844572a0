import { t } from '../i18n/t.ts';
import { numberOf } from '../faces/face.ts';
import { Picture } from '../faces/picture.tsx';
import { Icon } from '../parts/icon.tsx';
import { useWide } from '../parts/use-wide.ts';
import { useGlance, useGlanceOf } from '../sealed/glance.tsx';
import type { MissionNeeds } from './statistics.ts';

const wantsWords = ({ ways }: MissionNeeds): string =>
  ways
    .map((way) =>
      way.map(({ words, has, met }) => `${words}${has === undefined || met ? '' : ` (${has})`}`).join(' + '),
    )
    .join(` ${t('or')} `);

function Mission({ mission, onOut }: { readonly mission: MissionNeeds; readonly onOut: () => void }) {
  const { face, solvable } = mission;
  const { handlers, wasLong } = useGlanceOf(face);
  const { hold } = useGlance();
  const wide = useWide();
  // A finger that touches a world wants to know which it is; a mouse has pointed at it before.
  const touched = () => (wide ? onOut() : hold(face, { words: t('Take it out'), act: onOut }));
  return (
    <li className="min-w-24 flex-1 max-sm:min-w-0">
      <button
        type="button"
        data-row={face.id}
        className="flex w-full flex-col items-center gap-0.5 rounded-lg border-0 bg-transparent p-1 text-center text-ink hover:bg-raised/60"
        onClick={() => !wasLong() && touched()}
        {...handlers}
      >
        <span className="mission-world max-sm:size-12!">
          <Picture face={face} />
        </span>
        <span className="flex items-center gap-1">
          <b className="text-lg leading-none text-gold tabular-nums">{numberOf(face, 'points', face.points)}</b>
          <span className={solvable ? 'text-good' : 'text-missing'}>
            <Icon name={solvable ? 'check' : 'close'} size={15} />
          </span>
        </span>
        <span className="text-sm leading-tight font-semibold max-sm:sr-only">
          {wide && <span className="sr-only">{t('Take out ')}</span>}
          {face.title}
        </span>
        {/* What they ask stands with what the deck has, below. */}
        <span className="sr-only">
          {wantsWords(mission)}
          <span className="sr-only">{solvable ? t(', the deck has it') : t(', the deck lacks some of it')}</span>
        </span>
      </button>
    </li>
  );
}

/** The missions as places in a row, each with what it asks and whether the people of the deck have it. */
export function MissionsRow({
  missions,
  onOut,
}: {
  readonly missions: readonly MissionNeeds[];
  readonly onOut: (id: string) => void;
}) {
  return (
    <ul aria-label={t('Missions')} className="m-0 flex list-none flex-wrap gap-1 p-0 max-sm:flex-nowrap max-sm:gap-0">
      {missions.map((mission, at) => (
        <Mission key={`${mission.face.id} ${at}`} mission={mission} onOut={() => onOut(mission.face.id)} />
      ))}
    </ul>
  );
}
