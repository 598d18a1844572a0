import { cardPlay, destroyLocation, event, onLocation, premiere, spending } from '@spaceline/language';

export const supernova = event('Supernova', {
  plays: [spending('Tox Uthat', cardPlay(onLocation({ mission: true })))],
  stays: true,
  text: [destroyLocation],
  inPlay: {},
  printed: [premiere(95, 'R')],
});
