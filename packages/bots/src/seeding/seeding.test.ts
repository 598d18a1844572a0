import { type State, allows, apply, choose, decisions, isRefusal, view } from '@spaceline/engine';
import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { seedPlan } from './index.ts';

const titleOf = (s: State, id: number): string => s.fixed.cards[id]?.def.title ?? '';

/** One player seeds by plan until the phase is over; the other one passes, or does what comes first. */
const seedOut = (s: State, planner: 0 | 1 = 0): State => {
  const { phase } = s;
  for (let n = 0; n < 200 && s.phase === phase; n++) {
    const [decision] = decisions(s);
    if (!decision) break;
    const look = view(s, decision.player);
    const other = decision.options.find((option) => option.do === 'pass') ?? decision.options[0]!;
    const choice =
      decision.player === planner
        ? seedPlan(look, decision, (option, cards, stacks) => allows(s, option, cards, stacks))?.choice
        : choose(decision, other);
    if (!choice) throw new Error(`Nothing to choose at ${decision.kind}.`);
    const result = apply(s, choice);
    if (isRefusal(result)) throw new Error(result.why);
  }
  return s;
};

const under = (s: State, mission: string, owner = 0): readonly string[] => {
  const location = s.locations.find(({ missions }) => missions.some((id) => titleOf(s, id) === mission));
  return (location?.seeds ?? []).filter((id) => s.fixed.owner[id] === owner).map((id) => titleOf(s, id));
};

const positioned = (lines: string): State => given(lines).table.state;

describe('dilemmas', () => {
  const seeding = (seeds: string, missions: readonly string[]): State =>
    seedOut(
      positioned(`
        phase: dilemmas
        P1 mission: Diplomacy Mission
        ${missions.map((mission) => `P2 mission: ${mission}`).join('\n        ')}
        P1 seed deck: ${seeds}
        P2 seed deck: Klingon Outpost
      `),
    );

  test('puts the filter above the killer and the wall below both', () => {
    const s = seeding('Impassable Door, Archer, Armus - Skin of Evil', ['Krios Suppression']);
    expect(under(s, 'Krios Suppression')).toEqual(['Armus - Skin of Evil', 'Archer', 'Impassable Door']);
  });

  test('lets a wall that most teams fail stand first', () => {
    const s = seeding('Matriarchal Society, Archer', ['Krios Suppression']);
    expect(under(s, 'Krios Suppression')[0]).toBe('Matriarchal Society');
  });

  test('lays nothing in its own way', () => {
    const s = seeding('Archer, Armus - Skin of Evil, Nausicaans', ['Krios Suppression', 'Fever Emergency']);
    expect(under(s, 'Diplomacy Mission')).toEqual([]);
    expect(s.players[0].piles['seed deck']).toEqual([]);
  });

  test('spreads them evenly over the missions they fit', () => {
    const missions = ['Krios Suppression', 'Fever Emergency', 'Investigate Alien Probe'];
    const s = seeding('Archer, Armus - Skin of Evil, Nausicaans, Microvirus, Gravitic Mine, Null Space', missions);
    expect(missions.map((mission) => under(s, mission).length)).toEqual([2, 2, 2]);
  });

  test('does not ask for the same people twice under one mission', () => {
    const s = seeding('Archer, Microvirus, Nausicaans, Chalnoth', ['Evacuation', 'First Contact']);
    for (const mission of ['Evacuation', 'First Contact']) {
      const both = under(s, mission);
      expect(both).toHaveLength(2);
      expect(both.includes('Archer') && both.includes('Microvirus'), both.join(', ')).toBe(false);
    }
  });

  test('leaves out what fits no mission of the opponent rather than meeting it itself', () => {
    const s = seeding('Null Space, Archer', ['Krios Suppression']);
    expect(under(s, 'Krios Suppression')).toEqual(['Archer']);
    expect(s.locations.flatMap(({ seeds }) => seeds.map((id) => titleOf(s, id)))).toEqual(['Archer']);
  });

  test('goes on from what a person has laid otherwise', () => {
    const s = seedOut(
      positioned(`
        phase: dilemmas
        P1 mission: Diplomacy Mission
        P2 mission: Krios Suppression / Impassable Door by P1
        P2 mission: Fever Emergency
        P1 seed deck: Archer, Armus - Skin of Evil
        P2 seed deck: Klingon Outpost
      `),
    );
    expect(under(s, 'Krios Suppression')[0]).toBe('Impassable Door');
    expect(under(s, 'Fever Emergency').length).toBeGreaterThanOrEqual(1);
  });
});

describe('artifacts', () => {
  test('wait under own planets, the best under the easiest', () => {
    const s = seedOut(
      positioned(`
        phase: dilemmas
        P1 mission: First Contact
        P1 mission: Hunt for DNA Program
        P1 mission: Study Nebula
        P2 mission: Krios Suppression
        P1 seed deck: Tox Uthat, Horga'hn, Archer
        P2 seed deck: Klingon Outpost
      `),
    );
    expect(under(s, 'First Contact')).toEqual(["Horga'hn"]);
    expect(under(s, 'Hunt for DNA Program')).toEqual(['Tox Uthat']);
    expect(under(s, 'Krios Suppression')).toEqual(['Archer']);
  });
});

describe('facilities', () => {
  const homeOf = (lines: string): string => {
    const s = seedOut(positioned(lines));
    const id = s.play.find((card) => s.fixed.cards[card]?.def.type === 'Facility' && s.fixed.owner[card] === 0);
    if (id === undefined) return 'nowhere';
    const location = s.locations.find((one) => one.id === s.cards[id]?.loc);
    return titleOf(s, location?.missions[0] ?? -1);
  };

  test('the outpost stands among the missions of its people, not at the far end', () => {
    expect(
      homeOf(`
        phase: facilities
        P1 mission: Investigate Disappearance
        P2 mission: Krios Suppression
        P2 mission: Fever Emergency
        P1 mission: First Contact
        P1 mission: Diplomacy Mission
        P1 mission: Evacuation
        P1 seed deck: Federation Outpost
        P2 seed deck: Klingon Outpost
      `),
    ).toMatch(/^(First Contact|Diplomacy Mission|Evacuation)$/);
  });

  test('is never left in the seed deck while it can be seeded', () => {
    expect(
      homeOf(`
        phase: facilities
        P1 mission: Krios Suppression
        P2 mission: Excavation
        P1 seed deck: Federation Outpost
        P2 seed deck: Klingon Outpost
      `),
    ).toBe('Excavation');
  });
});

describe('missions', () => {
  test('lie beside those of their player', () => {
    const s = positioned(`
      phase: missions
      P1 mission: First Contact
      P2 mission: Krios Suppression
      P2 mission: Fever Emergency
      P1 mission pile: Evacuation
      P2 mission pile: Study Stellar Collision, Test Mission
    `);
    seedOut(s);
    const line = s.locations.map(({ missions }) => titleOf(s, missions[0] ?? -1));
    expect(line.indexOf('Evacuation') - line.indexOf('First Contact')).toBe(-1);
  });

  const upAt = (lines: string): boolean => {
    const s = positioned(lines);
    seedOut(s);
    return s.play.some((id) => s.fixed.owner[id] === 0 && s.fixed.cards[id]?.def.type === 'Facility');
  };

  test('show their outpost if people of their player may report there', () => {
    const seedingWith = (seeds: string): string => `
      phase: missions
      P1 mission: Krios Suppression
      P2 mission: Excavation
      P1 mission pile: Secret Salvage II
      P2 mission pile: Study Stellar Collision, Test Mission
      P1 seed deck: ${seeds}
    `;
    expect(upAt(seedingWith('Klingon Outpost'))).toBe(true);
    expect(upAt(seedingWith('Archer'))).toBe(true);
  });
});
