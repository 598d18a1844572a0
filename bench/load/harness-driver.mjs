// One person of the shared benchmark harness: joins a match, and at a table somebody who is asked makes a legal choice.
import { register } from 'tsx/esm/api';

register();
const { Harnessed } = await import('./harnessed.ts');

export const realConnections = true;
/** Nothing is told to everybody at once. */
export const canBroadcast = false;

export const connect = (index, port, hooks) => Harnessed.join(index, port, hooks);
