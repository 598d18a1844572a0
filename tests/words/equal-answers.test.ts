import { faceOf } from '@spaceline/art';
import { allCards } from '@spaceline/cards';
import type { Decision, State, View } from '@spaceline/engine';
import { apply, create, decisions, isRefusal, sentence, view } from '@spaceline/engine';
import { formats } from '@spaceline/formats';
import { english, englishAlternatives } from '@spaceline/language';
import { activeOptions, readReplay } from '@spaceline/protocol';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listed, verbsOf } from '../../packages/web/src/choosing/menu.ts';
import { withBuiltIn } from '../../packages/web/src/faces/built-in.ts';
import { type Language, chooseLanguage, languages } from '../../packages/web/src/i18n/language.ts';
import { answerWords, groupWords } from '../../packages/web/src/panels/answer-words.ts';
import { namesOf } from '../../packages/web/src/words.ts';
import { type Game, chooseNext, newGame, playersOf, pool } from '../property/games.ts';
import { middleGame } from '../property/middle-games.ts';
import { Tally } from '../property/tally.ts';

/** No question shows two answers with the same words, in any language: whoever reads them must know which is which. */

beforeAll(() => void vi.stubGlobal('document', { documentElement: {} }));
afterAll(() => chooseLanguage('en'));

const faces = withBuiltIn(
  new Map(
    allCards.map((card) => [
      card.id,
      faceOf({ ...card, words: english(card), alternatives: englishAlternatives(card) }),
    ]),
  ),
);

/** What stands on the buttons: of all answers laid out, and of those listed by card. */
function shownWords(decision: Decision, seen: View): readonly (readonly string[])[] {
  const names = namesOf(seen, faces);
  const options = activeOptions(decision);
  return [true, false].map((isChosen) =>
    listed(options, isChosen).map((part) =>
      'options' in part
        ? `${groupWords(part, names)} ${verbsOf(part).join(', ')} …`
        : answerWords(part, seen, names, decision.kind),
    ),
  );
}

const machineWords = /\bways?\b \d|\d+ ways?\b|undefined|null|NaN| {2}|^\s|#\d/;

/** Looks at every question of a state; returns how many there were. */
async function look(state: State, faults: Set<string>): Promise<number> {
  const asked = decisions(state);
  for (const language of Object.keys(languages) as Language[]) {
    await chooseLanguage(language);
    for (const decision of asked) {
      for (const words of shownWords(decision, view(state, decision.player))) {
        for (const [at, one] of words.entries()) {
          if (words.indexOf(one) < at) faults.add(`twice, ${decision.kind}: ${one}`);
          if (machineWords.test(one)) faults.add(`not said by a player, ${decision.kind}: ${one}`);
        }
      }
    }
  }
  return asked.length;
}

const recorded = ['open', 'otf', 'modern', 'warp-speed', 'rule-of-four', 'otf-beta'];

test.each(recorded)('no question of the recorded game %s shows two equal answers', async (name) => {
  const read = readReplay(readFileSync(new URL(`../golden/${name}.replay`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.error.why);
  const { format: id, seed, decks, choices } = read.replay;
  const format = formats.find((one) => one.id === id)!;
  const state = create({ pool, format, seed, decks: [decks[0], decks[1]] });
  const faults = new Set<string>();
  let looked = 0;
  for (const choice of choices) {
    looked += await look(state, faults);
    const done = apply(state, choice);
    if (isRefusal(done)) throw new Error(sentence(done));
  }
  expect([...faults]).toEqual([]);
  expect(looked).toBeGreaterThan(200);
});

/** Rare cards meet in games begun in the middle; decks of anything bring what starter decks do not. */
async function playOn(game: Game, most: number, faults: Set<string>): Promise<number> {
  const players = playersOf(game.seed);
  let looked = 0;
  while (game.choices.length < most) {
    looked += await look(game.state, faults);
    const next = chooseNext(game, players);
    if (!next) break;
    apply(game.state, next.choice);
    game.choices.push(next.choice);
  }
  return looked;
}

test('nor does any of games with all kinds of cards', async () => {
  const faults = new Set<string>();
  let looked = 0;
  for (let seed = 1; seed <= 24; seed += 1) {
    looked += await playOn(seed % 4 === 3 ? newGame(seed) : middleGame(seed, new Tally()), 150, faults);
  }
  expect([...faults]).toEqual([]);
  expect(looked).toBeGreaterThan(3_000);
});
