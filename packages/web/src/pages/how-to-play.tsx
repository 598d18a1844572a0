import { rich, t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

const steps: readonly { readonly title: Label; readonly text: Label }[] = [
  {
    title: 'Seed',
    text: 'Both players lay out their missions as one spaceline, hide dilemmas and artifacts under them, and place an outpost.',
  },
  {
    title: 'Report',
    text: 'Each turn you may play one card: personnel, ships and equipment report for duty at your outpost.',
  },
  {
    title: 'Travel',
    text: 'Beam a crew aboard, undock and fly. A ship needs its staffing and spends RANGE equal to the span of each location.',
  },
  {
    title: 'Attempt',
    text: 'Beam an Away Team to a planet, or bring a crew to a space mission, and attempt it. They meet the hidden cards one by one; if they get past and have the skills, you score.',
  },
  { title: 'Win', text: 'The first player with 100 points wins. If both draw decks run out, the higher score wins.' },
];

/** The game in five steps, and how the table is used. */
export function HowToPlay() {
  return (
    <section aria-labelledby="how-to-play" className="mt-12">
      <h2 id="how-to-play" className="m-0 mb-4 text-2xl font-bold">
        {t('How to play')}
      </h2>
      <ol className="m-0 grid list-none gap-3 p-0 md:grid-cols-5">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="panel p-4">
            <h3 className="m-0 mb-1 text-lg font-semibold text-gold">
              {at + 1}. {title}
            </h3>
            <p className="m-0 leading-relaxed text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-5 max-w-3xl leading-relaxed text-soft">
        {rich(
          'At the table, cards you can use shine with a golden ring. Touch one and its possible targets shine; touch a target to act. Every choice is also a button beside the table, so a keyboard is enough: {digits} choose, {p} passes, {esc} goes back, {question} asks an officer for a hint. The table only offers what the rules allow, so you can learn by trying.',
          { digits: <b>1–9</b>, p: <b>P</b>, esc: <b>Esc</b>, question: <b>?</b> },
        )}
      </p>
    </section>
  );
}
