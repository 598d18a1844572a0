import type { Card } from '../deck.ts';

/** Dilemmas that will be met together: not one kind of place only, and none that spoils another. */

type Dilemma = Extract<Card, { type: 'Dilemma' }>;

/** Two in one are worth more than one, and those for any mission more than others; points go to whoever solves it. */
const worthOf = (card: Dilemma): number =>
  4 + (card.combo ? 4 : 0) + (card.where === 'dual' ? 2 : 0) - (card.points ?? 0) / 5;

const titlesOf = ({ title, combo }: Dilemma): readonly string[] => [
  title,
  ...(combo?.halves.map(({ title: half }) => half) ?? []),
];

/** Copies, and a combo beside one of its own, are mis-seeds where they meet (B-8.30, EP-3.4). */
const spoils = (a: Dilemma, b: Dilemma): boolean => titlesOf(a).some((title) => titlesOf(b).includes(title));

/** A third of a kind, or one that may be a mis-seed, only when nothing else is left. */
const beside = (card: Dilemma, chosen: readonly Dilemma[]): number => {
  const alike = chosen.filter(({ where }) => where === card.where).length;
  return worthOf(card) - alike - (chosen.some((other) => spoils(card, other)) ? 6 : 0);
};

/** So many dilemmas, the best combination first. */
export function chooseDilemmas(dilemmas: readonly Dilemma[], count: number): readonly Dilemma[] {
  const chosen: Dilemma[] = [];
  const left = [...dilemmas];
  while (chosen.length < count && left.length > 0) {
    const worths = left.map((card) => beside(card, chosen));
    chosen.push(...left.splice(worths.indexOf(Math.max(...worths)), 1));
  }
  return chosen;
}
