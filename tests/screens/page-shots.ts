import { pageShot } from './shot.ts';
import { desktop, phone } from './sizes.ts';

export const pageShots = [
  pageShot('11-start', 'The start page', '', desktop),
  pageShot('26-phone-start', 'The start page, on a phone', '', phone),
  pageShot('32-deck', 'The deck builder', '#/decks/starter/federation-explorers', desktop),
  pageShot('43-cards', 'Every title of the game', '#/cards', desktop),
  pageShot('45-rules', 'The rules', 'rules#B-16.1', desktop),
  pageShot('39-lobby', 'The lobby', '#/lobby', desktop),
];
