import { has } from '../net/storage.ts';
import type { SeedingPlan } from './plan.ts';

/** Whether something kept, here or by the server, is a plan: whoever keeps it may have changed it. */

const isWord = (value: unknown): value is string => typeof value === 'string';

const isList = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => isOne(one));

const isPlace = (value: unknown): boolean =>
  has(value, 'of', 'mission', 'where') &&
  (value.of === 'me' || value.of === 'them') &&
  isWord(value.mission) &&
  isWord(value.where);

const isMission = (value: unknown): boolean =>
  has(value, 'mission') &&
  isWord(value.mission) &&
  (!has(value, 'side') || value.side === 'front' || value.side === 'back');

const isStack = (value: unknown): boolean =>
  has(value, 'cards') && isList(value.cards, isWord) && (!has(value, 'at') || isPlace(value.at));

const isFacility = (value: unknown): boolean =>
  has(value, 'card') &&
  isWord(value.card) &&
  (!has(value, 'at') || isPlace(value.at)) &&
  (!has(value, 'aboard') || isWord(value.aboard));

export const isSeedingPlan = (value: unknown): value is SeedingPlan =>
  has(value, 'missions', 'stacks', 'facilities') &&
  isList(value.missions, isMission) &&
  isList(value.stacks, isStack) &&
  isList(value.facilities, isFacility);
