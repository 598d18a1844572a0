import type { Option } from '../contract/decision.ts';
import { option, pass } from '../contract/decision.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { pop, push } from '../state/kernel.ts';
import type { RestingZone, State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { hasMission } from '../asking/where.ts';
import { seedUnder, whyNotSeed } from '../rules/seeding/under.ts';
import type { ActRunner } from './parts/runner.ts';

/** A card lets its player seed a dilemma of theirs again. */
export interface ReseedFrame {
  readonly kind: 'reseed';
  readonly player: Player;
  readonly card: CardId;
}

/** A dilemma of yours goes back under a mission: from the discard pile, or from where the format allows it (B-28.12). */

const discards: readonly RestingZone[] = ['discard pile'];

const pilesFor = (s: State, text: CardId): readonly RestingZone[] => s.fixed.format.ask.reseedFrom(s, discards, text);

const dilemmasOf = (s: State, f: ReseedFrame): CardId[] => {
  const zones = pilesFor(s, f.card);
  const { 'discard pile': discardPile, removed } = s.players[f.player].piles;
  return [...discardPile, ...removed].filter(
    (id) => zones.includes(s.cards[id].zone as RestingZone) && cardOf(s, id).type === 'Dilemma',
  );
};

const optionsOf = (s: State, f: ReseedFrame): Option[] =>
  dilemmasOf(s, f).flatMap((card) =>
    s.locations
      .filter((l) => hasMission(l) && l.completedBy === -1 && !whyNotSeed(s, f.player, card, l))
      .map((l) => option('seed', card, l.id)),
  );

export const reseed: ActRunner<'reseed'> = {
  run: (s, f) => {
    push(s, { kind: 'reseed', player: f.you, card: f.card });
    return true;
  },
};

export const reseedHandler: Handler<ReseedFrame> = {
  run: (s, f) => {
    if (optionsOf(s, f).length > 0) return true;
    pop(s);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'seed card', source: f.card }],
  options: (s, f) => [...optionsOf(s, f), pass],
  answer: (s, f, choice) => {
    pop(s);
    if (choice.do === 'seed' && choice.card !== none) seedUnder(s, choice.player, choice.card, choice.on);
  },
};
