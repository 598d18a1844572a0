import { blankFace } from '@spaceline/art';
import { many, t } from '../i18n/t.ts';
import { Emblem } from '../faces/emblem.tsx';
import { toneOf } from '../faces/face.ts';
import { isShort, peopleFor } from './asks.ts';
import type { Ask } from './asks.ts';
import type { Statistics } from './statistics.ts';

const staffWords = (icon: string, has: number): string =>
  icon === 'Cmd' ? t('{has} command', { has }) : t('{has} staff', { has });

/** People have the colours of their sides; as a type they have this one. */
const colourOf = (type: string): string =>
  type === 'Personnel' ? 'var(--color-federation)' : toneOf({ ...blankFace(type), type });

/** Dots drawn; more are only counted. */
const most = 12;

/** One dot a level that the deck has, and a mark where the mission that asks most is content. */
function Dots({ ask: { has, asked } }: { readonly ask: Ask }) {
  const shown = Math.min(Math.max(has, asked), most);
  return (
    <span aria-hidden="true" className="ask-dots">
      {Array.from({ length: shown }, (_, at) => (
        <i key={at} data-has={at < has || undefined} data-mark={at + 1 === asked || undefined} />
      ))}
    </span>
  );
}

function AskRow({
  ask,
  people,
  lacks,
  onSeek,
}: {
  readonly ask: Ask;
  readonly people: number;
  readonly lacks: boolean;
  readonly onSeek: () => void;
}) {
  const { name, asked, has, isSum, who } = ask;
  const needed = isSum ? peopleFor(ask, people) : undefined;
  const alone = !isSum && has > 0 && who.length === 1;
  return (
    <li className={`ask ${lacks ? 'text-missing' : ''}`}>
      <Emblem name={name} size={16} />
      <span className="truncate">{isSum ? `${name} >${asked}` : name}</span>
      {isSum ? (
        <span className="truncate text-sm text-soft">
          {needed === undefined ? '' : many(needed, 'about one person', 'about {n} people')}
        </span>
      ) : (
        <span className="flex min-w-0 items-center gap-2">
          <Dots ask={ask} />
          {alone && <span className="truncate text-sm text-missing">{t('{name} alone', { name: who[0] ?? '' })}</span>}
        </span>
      )}
      {lacks ? (
        <button type="button" className="ask-seek" onClick={onSeek}>
          {t('seek')}
          <span className="sr-only">{t(': show who has it')}</span>
        </button>
      ) : (
        <span />
      )}
      <span className="text-right whitespace-nowrap tabular-nums">
        <b>{has}</b> <span className="text-soft">{t('of {n}', { n: asked })}</span>
      </span>
    </li>
  );
}

/** Every term that the missions ask, and how much of it the deck has: a touch seeks who has what is lacking. */
export function MissionsAsk({
  statistics: { asks, lacks, missions, people },
  onSeek,
}: {
  readonly statistics: Statistics;
  readonly onSeek: (words: string) => void;
}) {
  if (asks.length === 0) return <p className="m-0 text-soft">{t('Missions tell here what they ask.')}</p>;
  return (
    <section aria-label={t('What the missions ask')} className="min-w-0">
      <h2 className="m-0 mb-1 text-base font-semibold">
        {many(missions.length, 'What the mission asks', 'What the {n} missions ask')}{' '}
        <span className="text-sm font-normal text-soft max-sm:block">
          {t('dots are what the deck has, the mark is the most any one mission asks')}
        </span>
      </h2>
      <ul className="asks">
        {asks.map((ask) => (
          <AskRow
            key={ask.name}
            ask={ask}
            people={people}
            lacks={isShort(ask) && lacks.some((words) => words.includes(ask.name))}
            onSeek={() => onSeek(ask.name)}
          />
        ))}
      </ul>
    </section>
  );
}

/** What the deck is made of, and whether its ships can be staffed. */
export function MadeOf({
  statistics: { types, staffing, hardest, people, ships },
}: {
  readonly statistics: Statistics;
}) {
  if (types.length === 0) return null;
  return (
    <section aria-label={t('The deck in numbers')} className="flex flex-col gap-3">
      <div>
        <h2 className="m-0 text-base font-semibold">{t('Types in the draw deck')}</h2>
        <ul className="types-bar">
          {types.map(([type, count]) => (
            <li key={type} title={`${count} ${type}`} style={{ flexGrow: count, backgroundColor: colourOf(type) }}>
              <Emblem name={type} size={15} />
              <span className="sr-only">{type}</span>
              <b>{count}</b>
            </li>
          ))}
        </ul>
      </div>
      {ships > 0 && (
        <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <b className="font-semibold">{t('Staffing')}</b>
          {staffing.map(({ icon, has, most: asked }) => (
            <span key={icon} className={`inline-flex items-center gap-1 ${has < asked ? 'text-missing' : 'text-soft'}`}>
              <Emblem name={icon} size={15} />
              {staffWords(icon, has)}
            </span>
          ))}
          <span className="text-soft">
            {many(ships, '{people} people, {n} ship', '{people} people, {n} ships', { people })}
          </span>
          {hardest && hardest.staffing.length > 0 && (
            <span className="inline-flex items-center gap-1 text-soft">
              {t('at most:')}
              {hardest.staffing.map((icon, at) => (
                <Emblem key={at} name={icon} size={15} />
              ))}
              {hardest.title}
            </span>
          )}
        </p>
      )}
    </section>
  );
}
