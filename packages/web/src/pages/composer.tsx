import { composeHouseFormat, readHouseDraft, writeHouseDraft } from '@spaceline/formats';
import type { HouseDraft } from '@spaceline/formats';
import { topics } from '@spaceline/formats/topics';
import { useEffect, useState } from 'react';
import { chooseFormat, keepFormat, keptFormats } from '../net/saved.ts';
import { SiteHeader } from '../parts/site-header.tsx';
import { useWide } from '../parts/use-wide.ts';
import { ComposerFile } from './composer-file.tsx';
import { ComposerPanel, Status } from './composer-panel.tsx';
import { TopicSection, TopicTabs } from './composer-topic.tsx';
import { contradictions, holding } from './format-draft.ts';
import { keyOf, sharedText } from './kept-format.ts';
import { t } from '../i18n/t.ts';

/** A draft, and what somebody typed for it if that is not yet one. */
interface Work {
  readonly draft: HouseDraft;
  readonly typed?: string;
  readonly unreadable?: string;
}

const newName = (): string => {
  const taken = new Set(keptFormats().map(({ name }) => name));
  const names = Array.from({ length: taken.size + 1 }, (_, at) =>
    at === 0 ? t('Our format') : t('Our format {at}', { at: at + 1 }),
  );
  return names.find((name) => !taken.has(name)) ?? '';
};

const fresh = (): HouseDraft => ({ name: newName(), over: 'otf', clauses: [], without: [] });

const typedInto = ({ draft }: Work, typed: string): Work => {
  const read = readHouseDraft(typed);
  return typeof read === 'string' ? { draft, typed, unreadable: read } : { draft: read, typed };
};

/** Puts a house format together from the clauses of the sheets. */
export default function ComposerPage({ shared }: { readonly shared: string | undefined }) {
  const [work, setWork] = useState<Work>(() => {
    const text = sharedText(shared);
    return text === undefined ? { draft: fresh() } : typedInto({ draft: fresh() }, text);
  });
  const wide = useWide();
  useEffect(() => {
    scrollTo(0, 0);
    document.title = t('House format · Spaceline');
    return () => {
      document.title = 'Spaceline';
    };
  }, []);
  const { draft, typed, unreadable } = work;
  const change = (next: HouseDraft) => setWork({ draft: next });
  const house = composeHouseFormat({ ...draft, name: draft.name.trim() });
  const clashes = contradictions(draft);
  const problems = [
    ...(unreadable === undefined ? [] : [unreadable]),
    ...(house.ok ? [] : house.problems.filter((problem) => clashes.every(({ sentence }) => sentence !== problem))),
  ];
  const text = typed ?? writeHouseDraft(draft);
  const keep =
    house.ok && unreadable === undefined
      ? () => {
          const { name } = house.format;
          keepFormat({ name, text });
          chooseFormat(keyOf({ name }));
          location.hash = '#/';
          scrollTo(0, 0);
        }
      : undefined;
  return (
    <div className="mx-auto max-w-300 px-4">
      <SiteHeader />
      <main className="py-5 pb-28">
        <header className="mb-5 flex flex-col gap-3">
          <h1 className="m-0 text-3xl font-bold lg:text-4xl">{t('Make a house format')}</h1>
          <p className="m-0 max-w-2xl leading-relaxed text-soft">
            {t(
              'Begin with a format, untick what you do not want and tick what you like from other sheets. The table keeps to it, and names the clause whenever one forbids something.',
            )}
          </p>
        </header>
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start">
          <div className="flex flex-col gap-5 lg:sticky lg:top-20 lg:order-last lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
            <ComposerPanel
              draft={draft}
              clashes={clashes}
              problems={problems}
              onChange={change}
              {...(wide ? { onKeep: keep } : {})}
              wide={wide}
            />
            <ComposerFile
              text={text}
              open={wide || problems.length > 0}
              name={house.ok ? house.format.id : 'house'}
              onText={(next) => setWork(typedInto(work, next))}
            />
          </div>
          <TopicTabs topics={topics} held={holding(draft)} />
          <div className="flex min-w-0 flex-col gap-5">
            {topics.map((topic) => (
              <TopicSection
                key={topic.title}
                topic={topic}
                draft={draft}
                held={holding(draft)}
                disabled={unreadable !== undefined}
                onChange={change}
              />
            ))}
          </div>
        </div>
        {!wide && (
          <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-edge-strong bg-void px-4 py-3">
            <div className="min-w-0 flex-1">
              <Status draft={draft} clashes={clashes} problems={problems} />
            </div>
            <button type="button" className="btn btn-main" disabled={!keep} onClick={keep}>
              {t('Use this format')}
            </button>
          </div>
        )}
      </main>
    </div>
  );
}
