import { t } from '../i18n/t.ts';
import type { DeckList, DeckReport } from '../net/api.ts';
import { BottomTabs } from '../parts/bottom-tabs.tsx';
import { CitedText } from '../parts/cited-text.tsx';
import { Icon } from '../parts/icon.tsx';
import { legalWords, sizeWords } from '../sealed/tab-words.ts';

export type Part = 'deck' | 'cards' | 'judge';

/** In the thumb's reach of a small screen: what the judge misses first, and the parts of the builder. */
export function PhoneFoot({
  part,
  onPart,
  deck,
  report,
  total,
}: {
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly deck: DeckList;
  readonly report: DeckReport | undefined;
  readonly total: number;
}) {
  const first = part === 'judge' ? undefined : report?.problems.find(({ severity }) => severity === 'error');
  return (
    <div className="sticky bottom-0 z-10 -mx-4 bg-void">
      {first && (
        <div className="flex items-center gap-3 border-t border-edge bg-panel px-4 py-2" data-first-error>
          <span className="text-bad">
            <Icon name="close" />
          </span>
          <p className="m-0 line-clamp-3 min-w-0 flex-1 leading-snug">
            <CitedText text={first.words} />
          </p>
          <button type="button" className="btn shrink-0" onClick={() => onPart('judge')}>
            {t('All checks')}
          </button>
        </div>
      )}
      <BottomTabs
        tabs={[
          { name: 'deck', words: t('Deck'), count: sizeWords(deck) },
          { name: 'cards', words: t('Cards'), count: String(total) },
          { name: 'judge', words: t('Judge'), count: legalWords(report?.legal), isGood: report?.legal },
        ]}
        tab={part}
        onTab={onPart}
      />
    </div>
  );
}
