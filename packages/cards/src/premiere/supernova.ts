import { cardPlay, destroy, event, everyone, from, onLocation, onTerms, spending } from '@spaceline/language';
import { premiere } from './set.ts';

export const supernova = event('Supernova', {
  plays: [onTerms(cardPlay(onLocation({ mission: true })), spending('Tox Uthat'))],
  stays: true,
  text: [destroy(from('that location', everyone()))],
  inPlay: {},
  printed: [premiere(95, 'R')],
});
