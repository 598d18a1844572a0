import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { setAutoPass } from '../board/actions.ts';
import { LanguageChoice } from '../i18n/language-choice.tsx';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';
import { setLook, sizes, useLook, usualLook } from '../net/look.ts';
import type { Chart } from '../net/look.ts';
import { useTable } from '../net/store.ts';
import { keepOpponent, keptOpponent } from '../opponents/kept.ts';
import { OwnPictures } from '../pages/own-pictures.tsx';
import { Icon } from '../parts/icon.tsx';
import { glide } from '../parts/motion.ts';
import { namePage } from '../parts/page-title.ts';
import { SiteHeader } from '../parts/site-header.tsx';
import { mayNotify, setNotify } from '../people/use-turns.ts';
import { setScenes, useSceneSettings } from '../scenes/settings.ts';
import type { Speed } from '../scenes/settings.ts';
import { play } from '../scenes/sounds.ts';
import { MomentStops } from '../stops/moments.tsx';
import { resetStops } from '../stops/store.ts';
import { OneOf, Row, Toggle } from './controls.tsx';
import { DataRows } from './data.tsx';
import { keyRows, keysOf } from './keys.ts';
import { Preview } from './preview.tsx';

const chartWords: readonly (readonly [Chart, Label])[] = [
  ['night', 'Night'],
  ['day', 'Day'],
  ['system', 'As the system'],
];

const speedWords: readonly (readonly [Speed, Label])[] = [
  ['slow', 'Slow::setting'],
  ['normal', 'Normal::setting'],
  ['fast', 'Fast::setting'],
  ['click', 'I click::setting'],
  ['off', 'None::scenes'],
];

const said = <Value extends string>(words: readonly (readonly [Value, Label])[]) =>
  words.map(([value, label]) => [value, t(label)] as const);

function Looks() {
  const { chart, size } = useLook();
  return (
    <>
      <OneOf
        title={t('Chart')}
        says={t('Night sky or paper chart.')}
        values={said(chartWords)}
        value={chart}
        onChange={(next) => setLook({ chart: next })}
      />
      <Row title={<label htmlFor="text-size">{t('Text size')}</label>} says={t('Everything grows with it.')}>
        <span className="setting-size">
          <input
            id="text-size"
            type="range"
            min={sizes.smallest}
            max={sizes.largest}
            step={sizes.step}
            value={size}
            onChange={({ target }) => setLook({ size: Number(target.value) })}
          />
          <output htmlFor="text-size">{size} %</output>
        </span>
      </Row>
      <div className="mt-3">
        <OwnPictures />
      </div>
    </>
  );
}

function Motion() {
  const calm = useLook((state) => state.calm);
  const speed = useSceneSettings((state) => state.speed);
  return (
    <>
      <OneOf
        title={t('Scenes')}
        says={t('How fast encounters, battles and the opponent go by.')}
        values={said(speedWords)}
        value={speed}
        onChange={(next) => setScenes({ speed: next })}
      />
      <Toggle
        title={t('Less motion')}
        says={t('Cuts instead of flights. Who asks the system for it has it anyway.')}
        on={calm}
        onChange={(on) => setLook({ calm: on })}
      />
    </>
  );
}

function Sounds() {
  const sound = useSceneSettings((state) => state.sound);
  const [notify, setOn] = useState(mayNotify);
  return (
    <>
      <Toggle
        title={t('Sounds')}
        says={t('Short and quiet, made on the spot.')}
        on={sound}
        onChange={(on) => {
          setScenes({ sound: on });
          // Who switches them on hears what they are like.
          play('your turn');
        }}
      />
      {'Notification' in globalThis && (
        <Toggle
          title={t('“Your turn” when the page is hidden')}
          says={t('A message of the browser.')}
          on={notify}
          onChange={(on) => void setNotify(on).then(setOn)}
        />
      )}
    </>
  );
}

function Play() {
  const autoPass = useTable((state) => state.autoPass);
  const [opponent, setOpponent] = useState(keptOpponent);
  const keep = (next: typeof opponent): void => {
    keepOpponent(next);
    setOpponent(next);
  };
  const { hurried, ...unhurried } = opponent;
  const { here, ...elsewhere } = opponent;
  return (
    <>
      <Toggle title={t('Pass for me')} says={t('where passing is all I can do')} on={autoPass} onChange={setAutoPass} />
      <fieldset className="m-0 flex flex-col gap-2 border-0 border-b border-edge px-0 py-3">
        <legend className="float-left mb-2 w-full p-0 font-semibold">{t('Ask me …')}</legend>
        <MomentStops />
      </fieldset>
      <Toggle
        title={t('The computer takes its time')}
        says={t('It thinks like a person; else it answers as fast as it can.')}
        on={!hurried}
        onChange={(on) => keep(on ? unhurried : { ...opponent, hurried: true })}
      />
      <Toggle
        title={t('Play the computer on this device')}
        says={t('Also while there is a server: games go on without a network, in this browser only.')}
        on={here === true}
        onChange={(on) => keep(on ? { ...opponent, here: true } : elsewhere)}
      />
    </>
  );
}

function Keys() {
  const letters = useLook((state) => state.letters);
  return (
    <>
      <Toggle
        title={t('Letters are keys')}
        says={t('numbers, arrows and Escape always are')}
        on={letters}
        onChange={(on) => setLook({ letters: on })}
      />
      <dl className="setting-keys">
        {keyRows.map((row) => (
          <div key={row.words} data-off={row.isLetter && !letters}>
            <dt>
              <kbd>{keysOf(row)}</kbd>
            </dt>
            <dd>{t(row.words)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const Languages = () => (
  <Row title={t('Language')} says={t('Card texts and rules are in English.')}>
    <LanguageChoice />
  </Row>
);

const groups: readonly { readonly id: string; readonly title: Label; readonly Rows: () => ReactNode }[] = [
  { id: 'looks', title: 'Looks', Rows: Looks },
  { id: 'motion', title: 'Motion', Rows: Motion },
  { id: 'sound', title: 'Sound', Rows: Sounds },
  { id: 'play', title: 'Playing', Rows: Play },
  { id: 'keys', title: 'Keys', Rows: Keys },
  { id: 'language', title: 'Language', Rows: Languages },
  { id: 'data', title: 'On this device', Rows: DataRows },
];

function goTo(id: string): void {
  const heading = document.getElementById(`settings-${id}`);
  heading?.scrollIntoView({ behavior: glide(), block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** All as for whoever has chosen nothing; pictures, language and games stay. */
function reset(): void {
  setLook(usualLook);
  setScenes({ speed: 'normal', sound: false });
  setAutoPass(true);
  resetStops();
  const { hurried: _, here: __, ...opponent } = keptOpponent();
  keepOpponent(opponent);
}

/** Everything that can be chosen, each applied at once and kept in this browser. */
export default function SettingsPage() {
  const [resets, setResets] = useState(0);
  useEffect(() => namePage(`${t('Settings')} · Spaceline`), []);
  return (
    <div className="mx-auto max-w-360 px-4 pb-10">
      <SiteHeader here="settings">
        <span className="inline-flex items-center gap-1.5 text-soft">
          <Icon name="check" size={16} /> {t('kept on this device')}
        </span>
      </SiteHeader>
      <div className="settings">
        <nav aria-label={t('Groups of settings')} className="settings-groups">
          {groups.map(({ id, title }) => (
            <button key={id} type="button" onClick={() => goTo(id)}>
              {t(title)}
            </button>
          ))}
        </nav>
        <main key={resets}>
          <h1 className="sr-only">{t('Settings')}</h1>
          {groups.map(({ id, title, Rows }) => (
            <section key={id} aria-labelledby={`settings-${id}`} className="settings-group">
              <h2 id={`settings-${id}`} tabIndex={-1}>
                {t(title)}
              </h2>
              <Rows />
            </section>
          ))}
          <button
            type="button"
            className="btn mt-8 w-full"
            onClick={() => {
              reset();
              setResets(resets + 1);
            }}
          >
            {t('Back to the defaults')}
          </button>
        </main>
        <aside aria-label={t('This is how it looks')} className="settings-preview flex flex-col gap-3">
          <h2 className="max-lg:sr-only">{t('This is how it looks')}</h2>
          <Preview />
          <span role="status" className="sr-only">
            {resets > 0 ? t('All is as at first.') : ''}
          </span>
        </aside>
      </div>
    </div>
  );
}
