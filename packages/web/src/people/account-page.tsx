import { useState } from 'react';
import type { FormEvent } from 'react';
import { SiteHeader } from '../parts/site-header.tsx';
import { Told } from '../parts/told.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { changePassword, exportAddress, removeMe, rename, signIn, signOut, takeAccount } from './api.ts';
import type { PersonFacts } from './api.ts';
import { profileAddress } from './me-chip.tsx';
import { PersonRecord } from './record.tsx';
import { beSomebody, becomeMe, usePeople } from './store.ts';
import { t } from '../i18n/t.ts';

function Field({
  label,
  type = 'text',
  autoComplete,
  value,
  onChange,
}: {
  readonly label: string;
  readonly type?: 'text' | 'password';
  readonly autoComplete: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="flex flex-col gap-1">
      <span className="font-semibold">{label}</span>
      <input
        type={type}
        autoComplete={autoComplete}
        value={value}
        className="min-h-11 rounded-lg border border-edge-strong bg-deep px-3 text-base text-ink"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** A form with a name for its region, a few fields and one button. */
function Form({
  title,
  about,
  button,
  onSubmit,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly button: string;
  readonly onSubmit: () => Promise<unknown>;
  readonly children: React.ReactNode;
}) {
  const { busy, problem, attempt } = useDeed();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(onSubmit);
  };
  return (
    <form aria-label={title} className="panel flex flex-col gap-3 p-4" onSubmit={submit}>
      <h2 className="m-0 text-xl font-bold">{title}</h2>
      <p className="m-0 text-soft">{about}</p>
      <Told problem={problem} />
      {children}
      <button type="submit" className="btn btn-main self-start px-6" disabled={busy}>
        {button}
      </button>
    </form>
  );
}

function TakeAccount() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Form
      title={t('Take a name')}
      about={t(
        'A name and a password: then your games, decks and formats are yours in every browser. All you have here is kept.',
      )}
      button={t('Make it my account')}
      onSubmit={async () => {
        await beSomebody();
        becomeMe(await takeAccount(name, password));
      }}
    >
      <Field label={t('Name')} autoComplete="username" value={name} onChange={setName} />
      <Field
        label={t('Password')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
    </Form>
  );
}

function SignIn() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Form
      title={t('Sign in')}
      about={t('You have an account already. What you played in this browser comes along.')}
      button={t('Sign in')}
      onSubmit={async () => becomeMe(await signIn(name, password))}
    >
      <Field label={t('Name')} autoComplete="username" value={name} onChange={setName} />
      <Field
        label={t('Password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </Form>
  );
}

function Rename({ me }: { readonly me: PersonFacts }) {
  const [name, setName] = useState(me.name);
  return (
    <Form
      title={t('Another name')}
      about={t('How others read you at the tables of your next games.')}
      button={t('Take this name')}
      onSubmit={async () => becomeMe(await rename(name))}
    >
      <Field label={t('New name')} autoComplete="nickname" value={name} onChange={setName} />
    </Form>
  );
}

function NewPassword() {
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  return (
    <Form
      title={t('Another password')}
      about={
        done ? t('It is changed, and all other browsers are signed out.') : t('All other browsers are signed out.')
      }
      button={t('Change the password')}
      onSubmit={async () => {
        await changePassword(old, password);
        setDone(true);
      }}
    >
      <Field label={t('Old password')} type="password" autoComplete="current-password" value={old} onChange={setOld} />
      <Field
        label={t('New password')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
    </Form>
  );
}

function Remove({ me }: { readonly me: PersonFacts }) {
  const [password, setPassword] = useState('');
  return (
    <details className="panel p-4">
      <summary className="font-semibold">{t('Delete everything about me …')}</summary>
      <div className="mt-3">
        <Form
          title={t('Delete everything')}
          about={t(
            'Your running games are conceded; name, games, decks, formats, ratings and what you said are deleted. Opponents keep their games, against “Deleted player”. This cannot be taken back.',
          )}
          button={t('Delete everything')}
          onSubmit={async () => {
            becomeMe(await removeMe(password));
            location.assign('#/');
          }}
        >
          {!me.guest && (
            <Field
              label={t('Password, to be sure')}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
            />
          )}
        </Form>
      </div>
    </details>
  );
}

/** Who one is: taking a name, signing in and out, one's record, and one's data. */
export default function AccountPage() {
  const me = usePeople((state) => state.me);
  return (
    <div className="mx-auto max-w-300 px-4 pb-12">
      <SiteHeader />
      <main>
        <h1 className="mt-4 mb-1 text-3xl font-bold">{me ? me.name : t('You')}</h1>
        <p className="m-0 mb-4 text-soft">
          {!me && t('You are nobody here yet, which is fine: the first game makes you a guest.')}
          {me?.guest && t('You are a guest: known in this browser only, until you take a name and a password.')}
          {me && !me.guest && (
            <>
              {t('This is your account.')}{' '}
              <a className="text-mine" href={profileAddress(me.person)}>
                {t('What others see')}
              </a>
            </>
          )}
        </p>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {me?.guest !== false && <TakeAccount />}
          {me?.guest !== false && <SignIn />}
          {me && <Rename key={me.name} me={me} />}
          {me && !me.guest && <NewPassword />}
        </div>
        {me && (
          <>
            <PersonRecord person={me.person} />
            <section aria-label={t('Your data')} className="mt-6 flex flex-col gap-3">
              <h2 className="m-0 text-2xl font-bold">{t('Your data')}</h2>
              <div className="flex flex-wrap gap-2">
                <a className="btn no-underline" href={exportAddress} download="spaceline.json">
                  {t('Take everything along as a file')}
                </a>
                {!me.guest && (
                  <button type="button" className="btn" onClick={() => void signOut().then(becomeMe)}>
                    {t('Sign out')}
                  </button>
                )}
              </div>
              <Remove me={me} />
            </section>
          </>
        )}
      </main>
    </div>
  );
}
