import { textOfWay } from '../../state/pool.ts';
import type { SeedPhase } from '@spaceline/language';
import type { CardId, Player } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import { emit, start } from '../../state/kernel.ts';
import { ground } from '../../contract/refusal.ts';
import type { Ground } from '../../contract/refusal.ts';
import type { State } from '../../state/state.ts';
import { cardOf } from '../../asking/cards.ts';
import { fits } from '../../asking/fits.ts';
import { enter } from '../../state/zones.ts';
import { whyNotBeside } from '../uniqueness.ts';
import { whyNotCopy } from './under.ts';

/** Cards that seed face up on the table because their text says so (B-7.7, B-8.7, B-8.33). */

export const notThisPhase = ground('other-seed-phase', 'B-7.7', 'it does not seed in this phase');

const noHost = ground('no-host-to-seed', 'B-7.7', 'the card that it seeds on is not in play', 'such a card is in play');

/** When a card seeds on the table. */
export const phasesOf = (s: State, card: CardId): readonly SeedPhase[] => {
  const { def } = cardOf(s, card);
  if (!('seeds' in def)) return [];
  return (def.seeds ?? []).filter((way): way is SeedPhase => way !== 'like a dilemma');
};

/** `must`: only if it can seed in no other way. */
export const seedsIn = (s: State, card: CardId, phases: readonly SeedPhase[], must = false): boolean => {
  const own = phasesOf(s, card);
  if (!own.some((phase) => phases.includes(phase))) return false;
  const { def } = cardOf(s, card);
  return !must || ('seeds' in def && def.seeds?.length === 1);
};

/** Whatever it goes with may be anybody's, or seeded with the same choice. */
const lacksHost = (s: State, player: Player, card: CardId, planned: readonly CardId[]): boolean => {
  const { def } = cardOf(s, card);
  const host = 'seedsWith' in def ? def.seedsWith : undefined;
  if (!host) return false;
  return !s.play.some((id) => fits(s, host, id, player)) && !planned.some((id) => fits(s, host, id, player));
};

export const whyNotFaceUp = (
  s: State,
  player: Player,
  card: CardId,
  phases: readonly SeedPhase[],
  planned: readonly CardId[] = [],
  must = false,
): Ground | undefined => {
  if (!seedsIn(s, card, phases, must)) return notThisPhase;
  if (lacksHost(s, player, card, planned)) return noHost;
  return whyNotBeside(s, player, card, planned) ?? whyNotCopy(s, player, card, 'face up', planned);
};

/** Onto the table, for both players to see. */
export const seedFaceUp = (s: State, player: Player, card: CardId): void => {
  enter(s, card, 'table', { controller: player, countdown: cardOf(s, card).lasting?.countdown ?? none });
  emit(s, 'seeded', { player, card });
};

/** What the text of a seeded card does at once, with the choices it demands (B-8.3). */
export const carryOutSeeded = (s: State, player: Player, card: CardId): void => {
  const { texts, ownText } = cardOf(s, card);
  if (texts[ownText].length === 0) return;
  start(s, 'text', { card, you: player, text: textOfWay(cardOf(s, card), 0) });
};
