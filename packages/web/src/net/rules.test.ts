import { expect, test } from 'vitest';
import { led, lineAddress, noteRules, rulesOf } from './rules.ts';

const page = { href: 'https://play.example.org/#/table/a', protocol: 'https:' };

test('what is asked about a match names its rules once they are told, and nothing else does', () => {
  expect(rulesOf('a')).toBeUndefined();
  expect(led('/api/matches/a')).toBe('/api/matches/a');
  expect(lineAddress('a', page).href).toBe('wss://play.example.org/ws');
  noteRules('a', '4-0123');
  expect(led('/api/matches/a')).toBe('/api/matches/a?rules=4-0123');
  expect(led('/api/matches/a/state?since=3')).toBe('/api/matches/a/state?since=3&rules=4-0123');
  expect(lineAddress('a', page).href).toBe('wss://play.example.org/ws?rules=4-0123');
  expect(led('/api/matches/b')).toBe('/api/matches/b');
  expect(led('/api/matches')).toBe('/api/matches');
  expect(lineAddress('b', { href: 'http://localhost:4173/', protocol: 'http:' }).href).toBe('ws://localhost:4173/ws');
});
