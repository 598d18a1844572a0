import { battles } from './battles.ts';
import { cardPlays } from './card-plays.ts';
import type { Conditions } from './condition.ts';
import { moving } from './moving.ts';
import { orders } from './orders.ts';
import { plays } from './plays.ts';
import { responses } from './responses.ts';
import { seeding } from './seeding.ts';

export const conditions: readonly Conditions[] = [
  ...moving,
  ...cardPlays,
  ...plays,
  ...orders,
  ...battles,
  ...seeding,
  ...responses,
];
