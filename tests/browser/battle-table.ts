// A table where a Klingon and a Federation fleet meet at a planet, and their Away Teams on it: brought about by
// agreement, for no other way leads to a battle in few steps.
import type { CardId, Player } from '@spaceline/engine';
import { locationId } from '@spaceline/engine';
import type { Storage } from '@spaceline/server';
import { type Pair, seatTwo } from '../storage/pair.ts';

/** Six missions each, none of them of both. */
export const missions = {
  klingon: [
    'krios-suppression',
    'fever-emergency',
    'investigate-disturbance',
    'plunder-site',
    'seek-life-form',
    'study-plasma-streamer',
  ],
  federation: [
    'excavation',
    'first-contact',
    'study-nebula',
    'restore-errant-moon',
    'evaluate-terraforming',
    'pegasus-search',
  ],
} as const;

const decks = [
  {
    missions: missions.klingon,
    seeds: ['klingon-outpost'],
    draw: [
      'ikc-bortas',
      'ikc-vorcha',
      'gowron',
      'kargan',
      'kurn',
      'nudaq',
      'korris',
      ...Array.from({ length: 14 }, () => 'kromm'),
    ],
  },
  {
    missions: missions.federation,
    seeds: ['federation-outpost'],
    draw: [
      'uss-enterprise',
      'uss-miranda',
      'jean-luc-picard',
      'simon-tarses',
      'calloway',
      'darian-wallace',
      'data',
      ...Array.from({ length: 14 }, () => 'taurik'),
    ],
  },
] as const;

export interface BattleTable {
  readonly pair: Pair;
  readonly klingon: Player;
  readonly place: CardId;
  /** A card in play by its id in the pool. */
  card(def: string): CardId;
}

/** Ships over Excavation, with crews; Away Teams below. It is the Klingon player's turn. */
export async function arrangeBattle(storage: Storage, address: string, match: string): Promise<BattleTable> {
  const pair = await seatTwo(storage, match, { decks: [decks[0], decks[1]] });
  await pair.join(address);
  await pair.playToFirstTurn();
  const klingon = 0;
  const view = () => pair.persons[klingon].view;
  if (view().active !== klingon) throw new Error(`The other player begins the match ${match}: name it otherwise.`);
  const find = (def: string, player: Player = klingon) =>
    pair.persons[player].view.cards.find((card) => card.def === def)?.id;
  const card = (def: string): CardId => {
    const id = find(def);
    if (id === undefined) throw new Error(`${def} is not in play.`);
    return id;
  };
  const place = locationId(card('excavation'));
  const crews: readonly (readonly [Player, string, readonly string[]])[] = [
    [0, 'ikc-bortas', ['gowron', 'kromm', 'kromm']],
    [0, 'ikc-vorcha', ['kargan', 'kromm', 'kromm']],
    [1, 'uss-enterprise', ['jean-luc-picard', 'taurik', 'taurik']],
    [1, 'uss-miranda', ['taurik']],
  ];
  for (const [player, ship, crew] of crews) {
    await pair.bring(player, ship, { to: 'location', on: place });
    for (const one of crew) await pair.bring(player, one, { to: 'aboard', on: card(ship) });
  }
  const surface = { to: 'location', on: place } as const;
  for (const one of ['kurn', 'nudaq', 'korris']) await pair.bring(0, one, surface);
  for (const one of ['simon-tarses', 'calloway', 'data']) await pair.bring(1, one, surface);
  return { pair, klingon, place, card };
}
