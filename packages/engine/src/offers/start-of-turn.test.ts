import { atStartOfTurn, both, draw, interrupt, ofType, onCard, skilled, yours } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { decisions } from '../index.ts';

/** Made up: it plays on somebody whom the other player cannot see. */
const probe = interrupt('Probe', {
  plays: [atStartOfTurn(onCard(both(yours, ofType('Personnel'), skilled('Exobiology'))))],
  text: [draw(1)],
  printed: [],
});

const begun = (crew: string, hand = 'Red Alert!') => {
  const table = given(
    `
    turn 2: P1, orders
    P1 mission: Excavation
    P2 ship: U.S.S. Excelsior at Excavation aboard ${crew}
    P2 hand: ${hand}
  `,
    { cards: [probe] },
  );
  table.P1.ends('turn');
  return table;
};

const segmentOf = ({ table }: ReturnType<typeof begun>) => table.state.segment;
const asked = (table: ReturnType<typeof begun>) => decisions(table.table.state).map((d) => [d.player, d.kind]);

describe('B-11.4: who is asked at the start of a turn', () => {
  test.each(['Linda Larson', 'Taitt', 'Beverly Crusher', 'Taitt, Beverly Crusher'])(
    'does not depend on who is aboard: %s',
    (crew) => {
      const table = begun(crew);
      expect(segmentOf(table)).toBe('start');
      expect(asked(table)).toEqual([[1, 'action']]);
    },
  );

  test.each(['Taitt', 'Tricorder'])('does not depend on what is aboard a ship that is scanned: %s', (aboard) => {
    const table = given(`
      turn 2: P1, orders
      P1 mission: Study Nebula / Q by P1
      P2 ship: U.S.S. Excelsior at Study Nebula aboard ${aboard}
      P2 hand: Red Alert!
    `);
    table.P1.ends('turn');
    expect(segmentOf(table)).toBe('start');
  });

  test('what they may do does: one who fits is needed', () => {
    now(begun('Beverly Crusher', 'Probe')).offers('P2 plays Probe on Beverly Crusher');
    now(begun('Linda Larson', 'Probe')).doesNotOffer('P2 plays Probe on Linda Larson');
  });

  test('near miss: without anybody in play whom it could mean, and with an empty hand, nobody is asked', () => {
    expect(segmentOf(begun('nothing'))).toBe('card play');
    expect(segmentOf(begun('Beverly Crusher', 'nothing'))).toBe('card play');
  });
});
