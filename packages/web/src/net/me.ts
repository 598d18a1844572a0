import { ask } from './api.ts';
import type { Me } from './wire.ts';

/** Who one is: a guest from the first game on, without being asked for anything. */

let becoming: Promise<Me> | undefined;

/** Makes a guest of whoever is nobody yet. A server that does not answer now is asked again next time. */
export function becomeSomebody(): Promise<Me> {
  becoming ??= ask<Me>('/api/me', { method: 'POST' }).catch((): Me => {
    becoming = undefined;
    return {};
  });
  return becoming;
}

/** Somebody signed in or out, or changed their name. */
export const becomeAgain = (): void => {
  becoming = undefined;
};
