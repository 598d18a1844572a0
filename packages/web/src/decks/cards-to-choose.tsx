import { t } from '../i18n/t.ts';
import type { Face } from '../faces/face.ts';
import { Results } from '../library/results.tsx';
import type { Title } from '../library/titles.ts';
import { useWide } from '../parts/use-wide.ts';
import { useGlance } from '../sealed/glance.tsx';
import { Stepper } from './stepper.tsx';

/** Cards that may come into the deck. A click adds one; a finger, which cannot point at a card, reads it first. */
export function CardsToChoose({
  titles,
  total,
  isAll,
  copiesOf,
  onMore,
  onFewer,
}: {
  readonly titles: readonly Title[];
  readonly total: number;
  readonly isAll: boolean;
  readonly copiesOf: (face: Face) => number;
  readonly onMore: (face: Face) => void;
  readonly onFewer: (face: Face) => void;
}) {
  const wide = useWide();
  const { hold } = useGlance();
  const found = titles.length;
  const touched = (face: Face): void =>
    wide ? onMore(face) : hold(face, { words: t('Add one to the deck'), act: () => onMore(face) });
  return (
    <section aria-label={t('Cards to choose from')} className="flex min-h-0 min-w-0 flex-col gap-2">
      <p role="status" className="m-0 text-soft">
        {isAll
          ? wide
            ? t('{total} cards · a touch adds one', { total })
            : t('{total} cards · a touch shows one large', { total })
          : wide
            ? t('{found} of {total} cards · a touch adds one', { found, total })
            : t('{found} of {total} cards · a touch shows one large', { found, total })}
      </p>
      <div className="fading lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:p-1">
        <Results
          titles={titles}
          label={t('Cards found')}
          onChoose={({ face }) => touched(face)}
          under={({ face }) => (
            <Stepper face={face} copies={copiesOf(face)} onMore={() => onMore(face)} onFewer={() => onFewer(face)} />
          )}
        />
      </div>
    </section>
  );
}
