import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { shift } from '../state/zones.ts';
import { isHologram } from '../asking/holograms.ts';
import { isCombatant, isPersonnel } from '../asking/where.ts';
import type { ActRunner } from './parts/runner.ts';

/** The crew of a ship being destroyed goes with the card instead (B-19.17, B-19.22). */
export const saveCrew: ActRunner<'save crew'> = {
  run: (s, f) => {
    const ship = f.responds;
    const frame = s.frames.find((x) => x.kind === 'destroy' && x.card === ship);
    if (frame?.kind !== 'destroy' || s.cards[f.card].zone !== 'on location') return true;
    frame.crewSaved = true;
    const controller = s.cards[ship].controller;
    for (const id of s.play.slice()) {
      const c = s.cards[id];
      if (c.host !== ship || c.zone !== 'aboard' || c.controller !== controller || isCombatant(s, id)) continue;
      // B-27.10: nothing takes a hologram off its ship but another ship or a facility.
      if (isHologram(s, id)) continue;
      shift(s, id, 'held', none, f.card);
      c.heldBy = f.card;
      if (isPersonnel(s, id)) emit(s, 'saved', { card: id, on: f.card });
    }
    return true;
  },
};
