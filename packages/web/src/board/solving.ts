import type { CardId, OptionOf } from '@spaceline/engine';
import type { Face, Term } from '@spaceline/art';
import type { Brings } from '../choosing/team.ts';
import { solvers } from '../choosing/team.ts';
import type { Board } from './context.tsx';
import { vesselOf } from './fighting.ts';
import { placeOf } from './happening.ts';

/** Who of those who may go somewhere solves the mission there. */

export const attributes = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;

/** What a card brings, as the view shows it now: printed skills, current attributes. */
function bringsOf(card: CardId, { faceOf, cardOf }: Pick<Board, 'faceOf' | 'cardOf'>): Brings {
  const face = faceOf(card);
  const amounts = new Map<string, number>();
  const add = (what: string, amount: number) => amounts.set(what, (amounts.get(what) ?? 0) + amount);
  face.people.forEach(({ skills, classification, attributes: printed }, person) => {
    if (classification) add(classification, 1);
    for (const [skill, levels] of skills) add(skill, levels);
    attributes.forEach((name, at) => add(name, (cardOf(card)?.attributes?.[person] ?? printed)[at] ?? 0));
  });
  return { card, names: [face.title, ...face.people.map(({ name }) => name)], amounts };
}

/** One's own cards at the end of a beam: aboard a vessel, or on the surface. */
export function cardsAt({ view, me }: Board, place: CardId): readonly CardId[] {
  const groups = vesselOf(view, place)?.crew ?? view.spaceline.find(({ id }) => id === place)?.teams ?? [];
  return groups.filter(({ player }) => player === me).flatMap(({ cards }) => cards);
}

/** The people among them who count. */
export const peopleAt = (board: Board, place: CardId): readonly CardId[] =>
  cardsAt(board, place).filter((card) => {
    const seen = board.cardOf(card);
    return board.faceOf(card).type === 'Personnel' && !seen?.stopped && !seen?.disabled;
  });

/** The people among these cards, with what they bring. */
export const people = (board: Board, cards: readonly CardId[]): readonly Brings[] =>
  cards.filter((card) => board.faceOf(card).type === 'Personnel').map((card) => bringsOf(card, board));

interface Solving {
  /** The mission where they go, unless it is solved already. */
  readonly face: Face | undefined;
  readonly terms: readonly (readonly Term[])[];
  readonly there: readonly Brings[];
  /** As few as it takes, with those who are there; absent: all who can go do not suffice. */
  readonly team: readonly CardId[] | undefined;
}

export function solvingTeam(board: Board, { to, pick }: OptionOf<'beam' | 'walk'>): Solving {
  const { view, faceOf } = board;
  const place = placeOf(view, to);
  const location = view.spaceline.find(({ id }) => id === place);
  const face = location && location.completedBy < 0 ? faceOf(location.id) : undefined;
  const terms = face?.terms ?? [];
  const there = people(board, peopleAt(board, to));
  return { face, terms, there, team: solvers(there, people(board, pick?.from ?? []), terms) };
}
