import { randomBot } from '@spaceline/bots';
import { starterDecks } from '@spaceline/decks';
import { allows, clone, isRefusal, view } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { deal } from './deal.ts';
import { tryChoice } from './game.ts';
import { decisionsOf, viewOf } from './looks.ts';
import { firstState } from './setup.ts';

const seers = [0, 1, 'spectator'] as const;

test('a view that takes over parts of the one before is the view of its own state', () => {
  const dealt = deal({
    id: 'taken-over',
    format: 'open',
    seed: '17'.repeat(32),
    decks: [starterDecks[0]!.deck, starterDecks[1]!.deck],
    seats: [{ name: 'One' }, { name: 'Two' }],
  });
  const bots = [randomBot('one'), randomBot('two')];
  let state = firstState({ ...dealt, house: null, assisted: false });
  let takenOver = 0;
  for (let made = 0; made < 160; made += 1) {
    const [decision] = decisionsOf(state);
    if (!decision) break;
    const before = viewOf(state, 0).cards;
    const choice = bots[decision.player]!(viewOf(state, decision.player), decision, (option, cards, stacks) =>
      allows(state, option, cards, stacks),
    );
    const step = tryChoice(state, choice);
    if (isRefusal(step)) throw new Error(step.why);
    ({ state } = step);
    const same = new Set(viewOf(state, 0).cards);
    takenOver += before.filter(({ id }) => state.play.includes(id)).filter((card) => same.has(card)).length;
    for (const seer of seers) expect(viewOf(state, seer)).toEqual(view(clone(state), seer));
  }
  expect(takenOver).toBeGreaterThan(1_000);
});
