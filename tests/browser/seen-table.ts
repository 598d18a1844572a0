// A table where one player has seen cards that lie hidden: a hand, a crew, and the own seeds.
import type { CardId } from '@spaceline/engine';
import { locationId } from '@spaceline/engine';
import type { Storage } from '@spaceline/server';
import { type Pair, seatTwo } from '../storage/pair.ts';
import { missions } from './battle-table.ts';

const looker = {
  missions: missions.federation,
  seeds: ['federation-outpost', 'archer', 'firestorm', 'cosmic-string-fragment'],
  draw: ['life-form-scan', 'long-range-scan', ...Array.from({ length: 12 }, () => 'taurik')],
} as const;

const klingons =
  'gowron kargan kurn nudaq korris kromm konmel kvada divok dukath gorath klag kell duras batrell koral morag torin toral vagh vekma ikc-bortas ikc-vorcha ikc-buruk';

const other = {
  missions: missions.klingon,
  seeds: ['klingon-outpost', 'archer', 'firestorm'],
  draw: klingons.split(' '),
} as const;

/** Kira has seeded with the others, has looked at Quark's hand and scanned his ship, and is asked for orders. */
export async function arrangeSeen(storage: Storage, address: string, match: string): Promise<Pair> {
  const pair = await seatTwo(storage, match, { decks: [looker, other] });
  await pair.join(address);
  await pair.playToFirstTurn();
  const [kira] = pair.persons;
  if (kira.view.active !== 0) throw new Error(`The other player begins the match ${match}: name it otherwise.`);
  const find = (def: string): CardId => {
    const card = kira.view.cards.find((one) => one.def === def);
    if (!card) throw new Error(`${def} is not to be seen.`);
    return card.id;
  };
  const place = locationId(find('excavation'));
  await pair.bring(1, 'ikc-bortas', { to: 'location', on: place });
  for (const def of ['gowron', 'kurn']) await pair.bring(1, def, { to: 'aboard', on: find('ikc-bortas') });
  for (const def of ['life-form-scan', 'long-range-scan']) {
    await pair.bring(0, def, { to: 'hand' });
    const card = find(def);
    await pair.take(0, 'play', undefined, card);
    while (kira.asked?.kind !== 'action') {
      const player = kira.asked ? 0 : 1;
      await pair.take(player, pair.persons[player].asked?.kind === 'acknowledge' ? 'acknowledge' : 'pass');
    }
  }
  return pair;
}
