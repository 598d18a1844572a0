import { modern, otf, otfBeta } from '@spaceline/formats';
import { downloads, event, titled } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { assistedTable, settle } from '../assisted/table.ts';
import { dabo, missions, seedCards } from './cards.ts';
import { announced, choosing, commit, seedTable, whoIsAsked } from './table.ts';

/** Cards whose own text meets the clauses of batch seeding. */

const printed: [] = [];
const fetching = (title: string, phase: 'facility phase' | 'dilemma phase') =>
  event(title, { printed, seeds: [phase], stays: true, text: [downloads(titled('Dabo'))] });
const lone = event('Lone Door', { printed, seeds: ['doorway phase'], stays: true, onlyOne: true, text: [] });
const single = event('Single Door', {
  printed,
  seeds: ['doorway phase'],
  stays: true,
  onlyOne: 'on the table',
  text: [],
});
const charter = fetching('Fetching Charter', 'facility phase');
const orders = fetching('Fetching Orders', 'dilemma phase');
const cards = [...missions, ...seedCards, dabo, charter, orders, lone, single];

const picture = (phase: string, ...more: string[]): string =>
  [`phase: ${phase}`, 'P1 mission: Excavation', 'P2 mission: Inquiry', ...more].join('\n');

describe('texts that act at once', () => {
  test('BETA-1.7, B-8.3: what a card of this phase says it does at once is done when it is announced', () => {
    for (const title of ['Fetching Charter', 'Fetching Orders']) {
      const t = seedTable(
        otfBeta,
        picture('facilities', `P1 seed deck: ${title}`, 'P1 draw deck: Dabo, 20x Taurik'),
        cards,
      );
      expect(commit(t, 0, { table: [title] })).toBeUndefined();
      expect(whoIsAsked(t)).toEqual(['P1 choose cards']);
      expect(choosing(t, 'Dabo')).toBeUndefined();
      expect(t.events.some(({ e }) => e === 'downloaded')).toBe(true);
    }
  });

  test('BETA-1.7, BETA-1.1: near miss: a doorway that was left for this phase downloads as little as in its own', () => {
    const t = seedTable(
      otfBeta,
      picture('facilities', 'P1 seed deck: Fetching Door', 'P1 draw deck: Dabo, 20x Taurik'),
      cards,
    );
    expect(commit(t, 0, { table: ['Fetching Door'] })).toBeUndefined();
    expect(t.events.some(({ e }) => e === 'downloaded')).toBe(false);
    expect(t.s.phase).toBe('play');
  });

  test('BETA-1.7, A-3: an unwritten objective seeded in this phase waits to be carried out, as by the other sheets', () => {
    const t = assistedTable(
      ['Assimilate Planet'],
      picture(
        'facilities',
        'P1 seed deck: Assimilate Planet',
        'P1 draw deck: 20x Taurik',
        'P2 draw deck: 20x Taurik',
      ).replace('Inquiry', 'Study Nebula'),
      otfBeta,
    );
    expect(commit(t, 0, { table: ['Assimilate Planet'] })).toBeUndefined();
    expect(whoIsAsked(t)).toEqual(['P1 by hand']);
    settle(t, 0, 0);
    expect(t.s.phase).toBe('play');
  });
});

describe('cards that lie on the table only once', () => {
  test('OTF-1.1, MOD-1.1, BETA-1.1, B-4.4: two copies in one choice are refused', () => {
    for (const format of [otf, modern, otfBeta]) {
      const t = seedTable(format, picture('doorways', 'P1 seed deck: 2x Lone Door', 'P2 seed deck: Open Door'), cards);
      expect(commit(t, 0, { table: ['Lone Door', 'Lone Door'] })?.clause).toBe('B-4.4');
      expect(commit(t, 0, { table: ['Lone Door'] })).toBeUndefined();
    }
  });

  test('OTF-1.1, MOD-1.1, BETA-1.1, B-4.4: if both players choose the same one, who announces first has it', () => {
    for (const format of [otf, modern, otfBeta]) {
      const t = seedTable(
        format,
        picture('doorways', 'P1 seed deck: Single Door', 'P2 seed deck: Single Door, Open Door'),
        cards,
      );
      expect(commit(t, 0, { table: ['Single Door'] })).toBeUndefined();
      expect(commit(t, 1, { table: ['Single Door', 'Open Door'] })).toBeUndefined();
      expect(announced(t)).toEqual(['P1: Single Door', 'P2: Open Door']);
    }
  });
});
