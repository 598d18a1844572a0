import type { CardId, Clause, State } from '@spaceline/engine/format';
import { clause, isOfType, showsIcon, typeOf } from '@spaceline/engine/format';

/** Dilemmas and interrupts that leave play: OTF-2, MOD-2, BETA-2, R4-4, R4-5. */

const dilemmasRemoved = (id: string): Clause =>
  clause(
    id,
    'dilemma removal',
    'A dilemma that would be put into a discard pile from play is removed from the game instead, to a pile of its own that both players may look through. One that is discarded from a hand or deck is not.',
    {
      settles: ['dilemmas discarded from play', 'removed from the game'],
      answers: { discardedTo: (s, before, card) => (typeOf(s, card) === 'Dilemma' ? 'removed' : before) },
    },
  );
export const otf21 = dilemmasRemoved('OTF-2.1');
export const mod21 = dilemmasRemoved('MOD-2.1');
export const beta21 = dilemmasRemoved('BETA-2.1');
export const r441 = dilemmasRemoved('R4-4.1');

const reseeding = (id: string, how: string, text: string, by: (s: State, card: CardId) => boolean): Clause =>
  clause(id, 'reseeding removed dilemmas', text, {
    settles: ['reseeding removed dilemmas', how],
    answers: { reseedFrom: (s, before, card) => (by(s, card) ? [...before, 'removed'] : before) },
  });

const byAnyCard = (id: string): Clause =>
  reseeding(
    id,
    'by any card',
    'A card that lets you seed a dilemma from your discard pile may take one of yours that was removed from the game instead.',
    () => true,
  );
export const otf22 = byAnyCard('OTF-2.2');
export const mod22 = byAnyCard('MOD-2.2');
export const r442 = byAnyCard('R4-4.2');
export const beta22 = reseeding(
  'BETA-2.2',
  'by referee cards',
  'A card with the Referee icon that lets you seed a dilemma from your discard pile may take one of yours that was removed from the game instead.',
  (s, card) => showsIcon(s, card, 'Ref'),
);

/** The hooks of B-28.13 and B-28.32. */
export const r451 = clause(
  'R4-5.1',
  'interrupt removal',
  'An interrupt without the Referee icon, or an artifact played as one, that would be put into a discard pile from play is removed from the game instead.',
  {
    settles: ['interrupts discarded from play', 'removed from the game'],
    answers: {
      discardedTo: (s, before, card) =>
        isOfType(s, card, 'Interrupt') && !showsIcon(s, card, 'Ref') ? 'removed' : before,
    },
  },
);
