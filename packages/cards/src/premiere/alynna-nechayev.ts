import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const alynnaNechayev = personnel('Alynna Nechayev', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: ['Diplomacy', 'Leadership'],
  integrity: 7,
  cunning: 8,
  strength: 3,
  staffing: 'Cmd',
  species: ['Human'],
  gender: 'female',
  characteristics: ['Admiral', 'Support Personnel', 'Vice-Admiral'],
  printed: [premiere(197, 'R')],
});
