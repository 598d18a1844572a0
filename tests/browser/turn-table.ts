// A table where a player's whole turn can be played: a ship docked at the outpost with a crew to board it, planets in
// reach, and somebody in the hand. Brought about by agreement and by orders given before.
import type { Storage } from '@spaceline/server';
import { type Pair, seatTwo } from '../storage/pair.ts';

/** Wherever the outpost comes to lie, a planet that the Federation may attempt is next to it or near. */
export const planets = {
  mine: ['excavation', 'first-contact', 'restore-errant-moon', 'evaluate-terraforming', 'avert-disaster', 'evacuation'],
  theirs: ['diplomacy-mission', 'investigate-massacre', 'cultural-observation'],
} as const;

const decks = [
  {
    missions: planets.mine,
    seeds: ['federation-outpost'],
    draw: ['uss-miranda', 'jean-luc-picard', 'data', 'worf', ...Array.from({ length: 20 }, () => 'taurik')],
  },
  {
    missions: [...planets.theirs, 'krios-suppression', 'fever-emergency', 'plunder-site'],
    seeds: ['klingon-outpost'],
    draw: Array.from({ length: 24 }, () => 'kromm'),
  },
] as const;

/** It is the first player's second turn: time to play a card. */
export async function arrangeTurn(storage: Storage, address: string, match: string): Promise<Pair> {
  const pair = await seatTwo(storage, match, { decks });
  await pair.join(address);
  await pair.playToFirstTurn();
  const [kira] = pair.persons;
  if (kira.view.active !== 0) throw new Error(`The other player begins the match ${match}: name it otherwise.`);
  const home = kira.view.spaceline.find(({ facilities }) => facilities.some(({ controller }) => controller === 0))!;
  const outpost = home.facilities.find(({ controller }) => controller === 0)!.card;
  await pair.bring(0, 'uss-miranda', { to: 'location', on: home.id });
  const ship = kira.view.cards.find(({ def }) => def === 'uss-miranda')!.id;
  await pair.bring(0, 'taurik', { to: 'aboard', on: ship });
  for (const one of ['jean-luc-picard', 'data', 'worf']) await pair.bring(0, one, { to: 'aboard', on: outpost });
  await pair.bring(0, 'taurik', { to: 'hand' });
  const canDock = (): boolean => kira.asked?.options.some((option) => option.do === 'dock') ?? false;
  while (!canDock()) await pair.take(kira.asked ? 0 : 1, 'pass');
  await pair.take(0, 'dock');
  const canReport = (): boolean =>
    kira.view.turn > 1 && (kira.asked?.options.some((option) => option.do === 'report') ?? false);
  for (let passes = 0; !canReport() && passes < 60; passes += 1) await pair.take(kira.asked ? 0 : 1, 'pass');
  return pair;
}
