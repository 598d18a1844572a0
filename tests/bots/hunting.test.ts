import { bots } from '@spaceline/bots';
import { type State, allows, apply, choose, conceal, decisions, isRefusal, pass, view } from '@spaceline/engine';
import { type Format, open, warpSpeed } from '@spaceline/formats';
import { given } from '@spaceline/testkit';
import { expect, test } from 'vitest';

/** What a level does in the turn of the first player; the other one passes. */
const played = (level: string, position: string, format: Format): { readonly s: State; readonly did: string[] } => {
  const { state } = given(position, format).table;
  const bot = bots[level]!('a position');
  const { turn } = state;
  const did: string[] = [];
  for (let made = 0; made < 40 && state.turn === turn; made++) {
    const [asked] = decisions(state);
    if (!asked) break;
    const passing = asked.options.find((one) => one.do === 'pass') ?? asked.options[0] ?? pass;
    const choice =
      asked.player === 0
        ? bot(view(state, 0), asked, (option, cards, stacks) => allows(state, option, cards, stacks), {
            known: () => conceal(state, 0),
            beliefs: { pool: state.fixed.pool, format, decks: [] },
          })
        : choose(asked, passing);
    if (asked.player === 0) did.push(choice.do);
    const result = apply(state, choice);
    if (isRefusal(result)) throw new Error(result.why);
  }
  return { s: state, did };
};

/** A crew of theirs waits one location away, in a ship that one volley destroys. */
const loaded = (ship: string, crew: string): string => `
  P1 mission: Krios Suppression
  P2 mission: Study Stellar Collision
  P1 ship: ${ship} at Krios Suppression aboard ${crew}
  P2 ship: Scout Vessel at Study Stellar Collision aboard Neral, Tomek, Thei, Palteth, Mirok, Takket
  turn 8: P1, orders
`;

test.each(['captain', 'officer'])('WS-4.3: only a captain flies to where a crew can be destroyed: %s', (level) => {
  const { s } = played(level, loaded("I.K.C. Vor'Cha", "K'Vada, Kromm, Batrell"), warpSpeed);
  expect(s.play.some((id) => s.fixed.cards[id]?.def.title === 'Scout Vessel')).toBe(level === 'officer');
});

test('B-20.13: whoever may not attack does not fly there for it', () => {
  const { did } = played('captain', loaded('U.S.S. Galaxy', 'Benjamin Maxwell, Taurik, Sito Jaxa'), open);
  expect(did).not.toContain('fly');
});
