import { useState } from 'react';
import { SiteHeader } from '../parts/site-header.tsx';
import { Told } from '../parts/told.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { mute } from './api.ts';
import type { Profile } from './api.ts';
import { MeChip } from './me-chip.tsx';
import { Record, useProfile } from './record.tsx';
import { dayWords } from './words.ts';
import { t } from '../i18n/t.ts';

function Mute({ profile }: { readonly profile: Profile }) {
  const [muted, setMuted] = useState(profile.muted);
  const { busy, attempt } = useDeed();
  if (muted === undefined) return null;
  const toggle = () =>
    attempt(async () => {
      await mute(profile.person, !muted);
      setMuted(!muted);
    });
  return (
    <button type="button" className="btn" disabled={busy} aria-pressed={muted} onClick={toggle}>
      {muted ? t('Hear again') : t('Mute')}
    </button>
  );
}

/** Somebody as everybody may know them. */
export default function ProfilePage({ person }: { readonly person: string }) {
  const { profile, problem } = useProfile(person);
  return (
    <div className="mx-auto max-w-300 px-4 pb-12">
      <SiteHeader>
        <MeChip />
      </SiteHeader>
      <main>
        <Told problem={problem} />
        {profile && (
          <>
            <div className="mt-4 flex flex-wrap items-center gap-3">
              <h1 className="m-0 text-3xl font-bold">{profile.name}</h1>
              {profile.guest && <span className="badge">{t('guest')}</span>}
              <Mute profile={profile} />
            </div>
            <p className="m-0 text-soft">{t('here since {dayWords}', { dayWords: dayWords(profile.since) })}</p>
            <Record profile={profile} />
          </>
        )}
      </main>
    </div>
  );
}
