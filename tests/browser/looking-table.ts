// A table where one player holds cards that show hidden cards, and one that puts a draw deck in order.
import { locationId } from '@spaceline/engine';
import type { Storage } from '@spaceline/server';
import { type Pair, seatTwo } from '../storage/pair.ts';
import { missions } from './battle-table.ts';

const looker = {
  missions: missions.federation,
  seeds: ['federation-outpost'],
  draw: [
    'life-form-scan',
    'jaglom-shrek-information-broker',
    'thought-maker',
    'jean-luc-picard',
    ...Array.from({ length: 9 }, () => 'taurik'),
  ],
} as const;

const klingons =
  'gowron kargan kurn nudaq korris kromm konmel kvada divok dukath gorath klag kell duras batrell koral morag torin toral vagh vekma ikc-bortas ikc-vorcha ikc-buruk';

const other = {
  missions: missions.klingon,
  seeds: ['klingon-outpost'],
  draw: klingons.split(' '),
} as const;

/**
 * Kira, who begins, has completed a mission with Thought Maker under it, for an artifact is played only once it is
 * acquired (B-3.14); it came there by agreement. She holds two cards that look, and gives orders.
 */
export async function arrangeLooking(storage: Storage, address: string, match: string): Promise<Pair> {
  const pair = await seatTwo(storage, match, { decks: [looker, other] });
  await pair.join(address);
  await pair.playToFirstTurn();
  const [kira] = pair.persons;
  if (kira.view.active !== 0) throw new Error(`The other player begins the match ${match}: name it otherwise.`);
  const place = locationId(kira.view.cards.find(({ def }) => def === 'excavation')!.id);
  await pair.bring(0, 'thought-maker', { to: 'under mission', on: place });
  await pair.bring(0, 'jean-luc-picard', { to: 'location', on: place });
  for (const card of ['life-form-scan', 'jaglom-shrek-information-broker']) await pair.bring(0, card, { to: 'hand' });
  for (const verb of ['pass', 'attempt'] as const) {
    await pair.take(0, verb);
    while (kira.asked?.kind !== 'action') await pair.take(kira.asked ? 0 : 1, 'pass');
  }
  return pair;
}
