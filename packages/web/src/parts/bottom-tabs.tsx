import { t } from '../i18n/t.ts';

export interface BottomTab<Name extends string> {
  readonly name: Name;
  readonly words: string;
  /** What is there, in a word or a number. */
  readonly count: string;
  readonly isGood?: boolean | undefined;
}

/** On small screens: one part of a page at a time, chosen in the thumb's reach. */
export function BottomTabs<Name extends string>({
  tabs,
  tab,
  onTab,
}: {
  readonly tabs: readonly BottomTab<Name>[];
  readonly tab: Name;
  readonly onTab: (tab: Name) => void;
}) {
  return (
    <nav
      aria-label={t('Parts of the page')}
      className="grid auto-cols-fr grid-flow-col border-t border-edge bg-void pb-[env(safe-area-inset-bottom)]"
    >
      {tabs.map(({ name, words, count, isGood }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === tab}
          className={`flex min-h-14 flex-col items-center justify-center border-0 border-t-2 bg-transparent leading-tight ${name === tab ? 'border-gold text-ink' : 'border-transparent text-soft'}`}
          onClick={() => {
            onTab(name);
            scrollTo({ top: 0 });
          }}
        >
          <b className="font-semibold">{words}</b>
          <span className={`text-sm tabular-nums ${isGood ? 'text-good' : ''}`}>{count}</span>
        </button>
      ))}
    </nav>
  );
}
