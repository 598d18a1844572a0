import { decisions, mostOf } from '@spaceline/engine';
import { given } from '@spaceline/testkit';
import { expect, test } from 'vitest';

/** An option never offers more cards than may go with it. */

const hindered = (aboard: string, more = ''): ReturnType<typeof given> =>
  given(`turn 3: P1, orders
P1 mission: Excavation
P1 on Excavation: Atmospheric Ionization
P1 ship: Runabout at Excavation aboard ${aboard}
P1 ship: U.S.S. Hood at Excavation${more}`);

const beamTo = ({ table: { state } }: ReturnType<typeof given>, title: string) => {
  const options = decisions(state)[0]?.options ?? [];
  const found = options.find((o) => o.do === 'beam' && state.fixed.cards[o.to]?.def.title === title);
  if (!found?.pick) throw new Error(`Nobody beams to ${title}.`);
  return { pick: found.pick, names: (ids: readonly number[]) => ids.map((id) => state.fixed.cards[id]?.def.title) };
};

test('B-1.5: three of four personnel are offered to a surface under Atmospheric Ionization', () => {
  const { pick } = beamTo(hindered('Data, Worf, Taurik, Mendon'), 'Excavation');
  expect([pick.from.length, pick.min, pick.max]).toEqual([4, 1, 3]);
});

test('B-1.5: equipment goes beside the three', () => {
  const { pick, names } = beamTo(hindered('Data, Worf, Taurik, Mendon, Tricorder'), 'Excavation');
  expect(pick.max).toBe(4);
  expect(names(mostOf(pick))).toEqual(['Data', 'Worf', 'Taurik', 'Tricorder']);
});

test('B-1.5: three of three are not bounded, nor are four between ships', () => {
  expect(beamTo(hindered('Data, Worf, Taurik'), 'Excavation').pick).toMatchObject({ max: 3 });
  expect(beamTo(hindered('Data, Worf, Taurik, Mendon'), 'U.S.S. Hood').pick.max).toBe(4);
});

test('B-1.5: what was beamed before in the turn is counted', () => {
  const table = hindered('Data, Worf, Taurik, Mendon');
  table.P1.beams('Data, Worf to Excavation');
  expect(beamTo(table, 'Excavation').pick.max).toBe(1);
});
