import type { ReactNode } from 'react';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';
import { NewBuild } from '../offline/new-build.tsx';
import { Icon } from './icon.tsx';
import { Sky } from './sky.tsx';

export const sections = {
  play: { words: 'Play', address: '/#/' },
  lobby: { words: 'Lobby', address: '/#/lobby' },
  learn: { words: 'Learn', address: '/#/learn' },
  decks: { words: 'Decks', address: '/#/decks' },
  cards: { words: 'Cards', address: '/#/cards' },
  rules: { words: 'Rules', address: '/rules' },
  settings: { words: 'Settings', address: '/#/settings' },
} as const satisfies Record<string, { readonly words: Label; readonly address: string }>;
export type Section = keyof typeof sections;

/** The name of the house and the ways to its rooms; what a page has to offer stands at the right. */
export function SiteHeader({ here, children }: { readonly here?: Section; readonly children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2 max-sm:gap-x-2">
      <NewBuild />
      <div className="site-sky" aria-hidden="true" data-clear={here === 'play' || undefined}>
        <Sky />
      </div>
      <a
        href="/#/"
        className="inline-flex min-h-11 items-center font-(family-name:--display) text-xl font-bold tracking-[0.12em] text-ink no-underline"
      >
        SPACELINE
      </a>
      <nav
        aria-label={t('Rooms')}
        className="flex gap-x-1 max-sm:order-last max-sm:-mx-2.5 max-sm:w-[calc(100%+1.25rem)] max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap"
      >
        {Object.entries(sections).map(([name, { words, address }]) => (
          <a
            key={name}
            href={address}
            aria-current={name === here ? 'page' : undefined}
            // On a phone there is no room for the last word: it is a sign at the top.
            className={`${name === 'settings' ? 'max-sm:hidden ' : ''}inline-flex min-h-11 items-center border-b-2 max-sm:px-2 border-transparent px-2.5 text-soft no-underline hover:text-ink aria-[current]:border-gold aria-[current]:text-ink`}
          >
            {t(words)}
          </a>
        ))}
      </nav>
      <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:gap-0">
        {children}
        <a
          href={sections.settings.address}
          aria-label={t(sections.settings.words)}
          aria-current={here === 'settings' ? 'page' : undefined}
          className="inline-flex size-11 items-center justify-center text-soft aria-[current]:text-gold sm:hidden"
        >
          <Icon name="settings" />
        </a>
      </div>
    </header>
  );
}
