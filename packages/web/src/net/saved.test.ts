import { beforeEach, expect, test, vi } from 'vitest';
import { forgetBox, forgetGame, saveBox, saveGame, savedBoxes, savedGame, savedGames } from './saved.ts';

let held: Map<string, string>;
beforeEach(() => {
  held = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => void held.set(name, text),
    removeItem: (name: string) => void held.delete(name),
  });
});

const game = (match: string) => ({ match, token: `token-${match}`, deck: 'federation', format: 'otf' });

test('a game is kept beside all others, the last one first', () => {
  for (const match of ['a', 'b', 'c', 'b']) saveGame(game(match));
  expect(savedGames().map(({ match }) => match)).toEqual(['b', 'c', 'a']);
  expect(savedGame('a')).toEqual(game('a'));
  forgetGame('c');
  expect(savedGames().map(({ match }) => match)).toEqual(['b', 'a']);
});

test('the one game that an older page kept is not lost', () => {
  held.set('spaceline.game', JSON.stringify(game('old')));
  expect(savedGame('old')).toEqual(game('old'));
  saveGame(game('new'));
  expect(savedGames().map(({ match }) => match)).toEqual(['new', 'old']);
  forgetGame('old');
  expect(savedGames().map(({ match }) => match)).toEqual(['new']);
});

test('so are boxes', () => {
  held.set('spaceline.box', JSON.stringify({ sealed: 'x', token: 't', torn: 2, building: false }));
  saveBox({ sealed: 'y', token: 't', torn: 0, building: false });
  expect(savedBoxes().map(({ sealed }) => sealed)).toEqual(['y', 'x']);
  forgetBox('x');
  expect(savedBoxes().map(({ sealed }) => sealed)).toEqual(['y']);
});

test.each(['', '{', '7', '{}', '[null, 3, {"match": "a"}, {"match": 1, "token": "t"}]'])('%j is no game', (text) => {
  held.set('spaceline.games', text);
  expect(savedGames()).toEqual([]);
  saveGame(game('a'));
  expect(savedGames()).toEqual([game('a')]);
});
