import { many, t } from '../i18n/t.ts';
import { Emblem } from '../faces/emblem.tsx';
import type { Statistics } from './statistics.ts';

const staffWords = (icon: string, has: number): string =>
  icon === 'Cmd' ? t('{has} command', { has }) : t('{has} staff', { has });

/** What the deck is made of, whether its ships can be staffed, and what its missions lack: a touch seeks who has it. */
export function Numbers({
  statistics: { types, staffing, people, ships, lacks },
  onSeek,
}: {
  readonly statistics: Statistics;
  readonly onSeek: (words: string) => void;
}) {
  const total = types.reduce((sum, [, count]) => sum + count, 0);
  return (
    <section aria-label={t('The deck in numbers')} className="flex flex-col gap-3">
      {total > 0 && (
        <div>
          <h2 className="m-0 text-base font-semibold">{t('Types in the draw deck')}</h2>
          <ul className="m-0 mt-1 flex list-none gap-0.5 overflow-hidden rounded-md p-0">
            {types.map(([type, count]) => (
              <li
                key={type}
                title={`${count} ${type}`}
                style={{ flexGrow: count }}
                className="flex min-w-10 items-center justify-center gap-1 bg-raised px-1 py-1 text-sm"
              >
                <Emblem name={type} size={15} />
                <span className="sr-only">{type}</span>
                <b className="tabular-nums">{count}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
      {ships > 0 && (
        <p className="m-0">
          <b className="font-semibold">{t('Staffing')}</b>{' '}
          {staffing.map(({ icon, has, most }) => (
            <span
              key={icon}
              className={`mr-3 inline-flex items-center gap-1 ${has < most ? 'text-missing' : 'text-soft'}`}
            >
              <Emblem name={icon} size={15} />
              {staffWords(icon, has)}
              {most > 0 && t(', a ship asks up to {most}', { most })}
            </span>
          ))}
          <span className="text-soft">
            {many(ships, '{people} people, {n} ship', '{people} people, {n} ships', { people })}
          </span>
        </p>
      )}
      {lacks.length > 0 && (
        <div>
          <h2 className="m-0 text-base font-semibold text-missing">{t('What the missions lack')}</h2>
          <ul className="m-0 mt-1 flex list-none flex-wrap gap-1.5 p-0">
            {lacks.map((words) => (
              <li key={words}>
                <button
                  type="button"
                  className="btn min-h-9 px-2.5 text-sm pointer-coarse:min-h-11"
                  onClick={() => onSeek(words)}
                >
                  {words}
                  <span className="sr-only">{t(': show who has it')}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
