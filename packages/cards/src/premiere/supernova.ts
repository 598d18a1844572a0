import { cardPlay, destroyLocation, event, onLocation, onTerms, spending } from '@spaceline/language';
import { premiere } from './set.ts';

export const supernova = event('Supernova', {
  plays: [onTerms(cardPlay(onLocation({ mission: true })), spending('Tox Uthat'))],
  stays: true,
  text: [destroyLocation],
  inPlay: {},
  printed: [premiere(95, 'R')],
});
