import type { FormatSheet, Ruling } from '../net/api.ts';
import { CitedText } from '../parts/cited-text.tsx';

/** What a format is like, in one line. */
const manners: Readonly<Record<string, string>> = {
  open: 'The base game: every card, seeding card by card. Best for a first game.',
  otf: 'Tournament play: hidden batch seeding, two kinds of missions to win, banned cards.',
  'otf-beta': 'The first draft of the tournament format, with its own list of banned cards.',
  modern: 'The tournament format in its newest reading.',
  'rule-of-four': 'At most four copies and four uses of a card.',
};

export function FormatChoice({
  formats,
  chosen,
  onChoose,
}: {
  readonly formats: readonly FormatSheet[];
  readonly chosen: string;
  readonly onChoose: (format: string) => void;
}) {
  if (formats.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <label className="flex flex-col gap-2 sm:max-w-md">
        <span className="font-semibold">Format</span>
        <select
          className="min-h-11 rounded-lg border border-edge-strong bg-raised px-3 text-base text-ink"
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          {formats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p className="m-0 text-soft">
        {manners[chosen]}{' '}
        <a className="text-mine underline underline-offset-2" href={`/rules#format-${chosen}`}>
          Read its rules
        </a>
      </p>
    </div>
  );
}

/** Why the deck is not legal in the format, and what is done about it. */
export function Illegal({
  ruling,
  title,
  format,
}: {
  readonly ruling: Ruling;
  readonly title: string;
  readonly format: string;
}) {
  return (
    <div role="status" className="rounded-lg border border-theirs/60 bg-theirs/10 p-3">
      <p className="m-0 mb-1 font-semibold">
        {title} is not legal in {format}:
      </p>
      <ul className="m-0 flex list-disc flex-col gap-1 pl-5">
        {ruling.why.map((words) => (
          <li key={words}>
            <CitedText text={words} />
          </li>
        ))}
      </ul>
      <p className="m-0 mt-2 text-soft">
        {ruling.without
          ? 'You play it without these cards. Your opponent’s deck is legal, too.'
          : 'It cannot be played in this format: choose another deck or another format.'}
      </p>
    </div>
  );
}
