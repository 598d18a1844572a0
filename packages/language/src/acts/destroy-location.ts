import type { ActWord } from './word.ts';

/** Single card: everything at the location is destroyed at once, nobody is saved; its mission card stays as a place with a span (B-9.5). */
export interface DestroyLocation {
  readonly act: 'destroy location';
}

export const destroyLocation: DestroyLocation = { act: 'destroy location' };

export const destroyLocationWord: ActWord<DestroyLocation> = {
  says: () =>
    'destroy everything at that location, cards under its mission and found artifacts included; its mission card stays only as a place with a span',
  sample: () => destroyLocation,
};
