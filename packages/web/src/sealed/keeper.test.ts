import { expect, test } from 'vitest';
import type { DeckList } from '../net/api.ts';
import { ApiError } from '../net/api.ts';
import type { SealedJudgement } from '../net/wire.ts';
import { emptyDraft } from './draft.ts';
import { Keeper } from './keeper.ts';
import type { Kept } from './keeper.ts';

const deckOf = (...draw: readonly string[]): DeckList => ({ ...emptyDraft, draw });
const fine: SealedJudgement = { legal: true, problems: [] };

/** A server that answers when it is told to. */
function slowServer() {
  const asked: { readonly deck: DeckList; readonly answer: (judgement: SealedJudgement) => void }[] = [];
  const send = (deck: DeckList) => new Promise<SealedJudgement>((answer) => asked.push({ deck, answer }));
  return { asked, send };
}

const settled = () => new Promise<void>((done) => setImmediate(done));

test('one deck is sent at a time, and of those that wait only the newest', async () => {
  const { asked, send } = slowServer();
  const told: Kept[] = [];
  const keeper = new Keeper(send, (kept) => told.push(kept));
  for (const id of ['a', 'b', 'c']) keeper.keep(deckOf(id));
  expect(asked.map(({ deck }) => deck.draw)).toEqual([['a']]);
  asked[0]!.answer(fine);
  await settled();
  expect(asked.map(({ deck }) => deck.draw)).toEqual([['a'], ['c']]);
  asked[1]!.answer({ ...fine, legal: false });
  await settled();
  expect(told.map(({ deck, judgement }) => [deck.draw[0], judgement?.legal])).toEqual([
    ['a', true],
    ['c', false],
  ]);
  keeper.stop();
});

test('a deck that the server refuses is told with its reason, and the next one is sent', async () => {
  const told: Kept[] = [];
  const refusal = { code: 'sealed/finished', what: 'The deck was not kept', why: 'it is finished' };
  const keeper = new Keeper(
    (deck) => (deck.draw[0] === 'a' ? Promise.reject(new ApiError(refusal)) : Promise.resolve(fine)),
    (kept) => told.push(kept),
  );
  keeper.keep(deckOf('a'));
  await settled();
  keeper.keep(deckOf('b'));
  await settled();
  expect(told.map(({ problem, judgement }) => problem?.code ?? judgement?.legal)).toEqual(['sealed/finished', true]);
  keeper.stop();
});
