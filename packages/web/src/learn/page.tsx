import { useEffect } from 'react';
import { many, rich, t } from '../i18n/t.ts';
import { Icon } from '../parts/icon.tsx';
import { Hero } from '../pages/hero.tsx';
import { namePage } from '../parts/page-title.ts';
import { SiteHeader } from '../parts/site-header.tsx';
import { lessons } from './lessons.ts';
import { beginLesson, learnt } from './progress.ts';

/** The lessons, in the order in which they are learnt. */
export default function LearnPage() {
  const done = learnt();
  const next = lessons.find(({ id }) => !done.includes(id)) ?? lessons[0];
  useEffect(() => namePage(`${t('Learn')} · Spaceline`), []);
  return (
    <div className="pb-10">
      <div className="start-width">
        <SiteHeader here="learn" />
      </div>
      <Hero />
      <main className="start-width flex flex-col gap-5">
        <h1 className="m-0 font-(family-name:--display) text-3xl font-semibold">{t('Learn')}</h1>
        <p className="m-0 max-w-2xl leading-relaxed text-soft">
          {t(
            'Real games with the real rules, one idea at a time. Nothing can be lost by a wrong click: only what belongs to the step is lit.',
          )}
        </p>
        <ol className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2">
          {lessons.map((lesson) => (
            <li key={lesson.id} className="panel flex flex-col gap-2 p-5">
              <h2 className="m-0 flex items-center gap-2 font-(family-name:--display) text-xl font-semibold">
                {t(lesson.title)}
                {done.includes(lesson.id) && (
                  <span className="text-good">
                    <Icon name="check" size={18} />
                    <span className="sr-only">{t('learnt')}</span>
                  </span>
                )}
              </h2>
              <p className="m-0 text-soft">{t(lesson.about)}</p>
              <button
                type="button"
                className={`btn mt-auto self-start ${lesson === next ? 'btn-main' : ''}`}
                onClick={() => beginLesson(lesson)}
              >
                {done.includes(lesson.id) ? t('Once more') : t('Begin')}
                <span className="sr-only">: {t(lesson.title)}</span>
                <span className="font-normal"> · {many(lesson.minutes, '{n} minute', '{n} minutes')}</span>
              </button>
            </li>
          ))}
        </ol>
        <p className="m-0 text-soft">
          {rich(
            'Then {play}: a cadet makes the mistakes of beginners, too. Every word of the rules is on the {rules}.',
            {
              play: <a href="/#/">{t('play the computer')}</a>,
              rules: <a href="/rules">{t('rules page')}</a>,
            },
          )}
        </p>
      </main>
    </div>
  );
}
