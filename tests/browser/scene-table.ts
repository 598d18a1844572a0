// A table where an Away Team of Kira's stands on a planet under which Quark's cards lie, brought about by agreement.
import type { CardId, LocationId } from '@spaceline/engine';
import { locationId } from '@spaceline/engine';
import type { Storage } from '@spaceline/server';
import { type Pair, seatTwo } from '../storage/pair.ts';
import { missions } from './battle-table.ts';

const team = ['jean-luc-picard', 'worf', 'tasha-yar', 'beverly-crusher', 'thomas-riker'] as const;
const crew = ['kargan', 'kurn', 'nudaq'] as const;

const kira = {
  missions: missions.federation,
  seeds: ['federation-outpost'],
  draw: [...team, 'horgahn', 'uss-enterprise', 'escape-pod', ...Array.from({ length: 16 }, () => 'taurik')],
} as const;

const quark = {
  missions: missions.klingon,
  seeds: ['klingon-outpost'],
  draw: ['nausicaans', 'archer', 'plasma-fire', 'ikc-bortas', ...crew, ...Array.from({ length: 18 }, () => 'kromm')],
} as const;

export interface SceneTable {
  readonly pair: Pair;
  readonly place: LocationId;
  card(def: string): CardId;
}

/** Chance decides who begins, by the name of the match. */
async function whereKiraBegins(storage: Storage, address: string, match: string): Promise<Pair> {
  const pair = await seatTwo(storage, match, { decks: [kira, quark] });
  await pair.join(address);
  await pair.playToFirstTurn();
  if (pair.persons[0].view.active === 0) return pair;
  await pair.leave();
  return whereKiraBegins(storage, address, `${match}x`);
}

/** It is Kira's turn; her team is on Excavation, and these cards are met there in this order. */
export async function arrangeScene(
  storage: Storage,
  address: string,
  match: string,
  seeds: readonly (readonly [player: 0 | 1, def: string])[],
): Promise<SceneTable> {
  const pair = await whereKiraBegins(storage, address, match);
  const card = (def: string): CardId => {
    const id = pair.persons[0].view.cards.find((one) => one.def === def)?.id;
    if (id === undefined) throw new Error(`${def} is not to be seen.`);
    return id;
  };
  const place = locationId(card('excavation'));
  await pair.bring(0, 'uss-enterprise', { to: 'location', on: place });
  for (const def of team) await pair.bring(0, def, { to: 'location', on: place });
  for (const [player, def] of seeds) await pair.bring(player, def, { to: 'under mission', on: place });
  return { pair, place, card };
}
