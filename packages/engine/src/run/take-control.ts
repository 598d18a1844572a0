import { takeShip } from '../rules/borrowing.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

export const takeControl: ActRunner<'take control'> = {
  run: withSelected((s, f, cards, { only }) => {
    for (const ship of cards) takeShip(s, ship, f.you, f.card, only === 'ship');
  }),
};
