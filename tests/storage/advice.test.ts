import { isSeeding } from '@spaceline/bots';
import type { Choice, Decision, View } from '@spaceline/engine';
import type { CreatedMatch, Hint, Reasons, SuggestedTeam, Update } from '@spaceline/protocol';
import { hintSchema, reasonsSchema, teamSchema } from '@spaceline/protocol';
import { MatchStore } from '@spaceline/server';
import { expect, test } from 'vitest';
import { bearer, json } from './bad-input.ts';
import { quietNode } from './node.ts';
import { seatTwo } from './pair.ts';
import { concession, createMatch } from './seat.ts';
import { until } from './session.ts';

const node = quietNode();

interface Told {
  readonly status: number;
  readonly body: unknown;
}

const asks = async ({ match, token }: CreatedMatch, what: string, body?: object): Promise<Told> => {
  const answer = await fetch(`${node.address}/api/matches/${match}/${what}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { ...(body ? json : {}), ...bearer(token) },
  });
  return { status: answer.status, body: await answer.json() };
};

const codeOf = ({ body }: Told): string => (body as { error: { code: string } }).error.code;
const stateOf = async (seat: CreatedMatch): Promise<Update> => (await asks(seat, 'state')).body as Update;
const hintFor = async (seat: CreatedMatch, besides: readonly Choice[] = []): Promise<Hint> =>
  hintSchema.parse((await asks(seat, 'hint', { besides })).body);
const make = async (seat: CreatedMatch, choice: unknown): Promise<Update> => {
  const { status, body } = await asks(seat, 'choices', { choice });
  expect(status).toBe(200);
  return body as Update;
};

/** The officer seeds for the person, until the first turn of theirs. */
const seeded = async (seat: CreatedMatch): Promise<Update> => {
  expect(await asks(seat, 'seed', {})).toEqual({ status: 200, body: { seeding: true } });
  return until('the seeds lie', async () => {
    const update = await stateOf(seat);
    return update.view.phase === 'play' ? update : undefined;
  });
};

const seedsUnder = ({ spaceline }: View): number => spaceline.reduce((sum, { seeds }) => sum + seeds, 0);

test.each([
  ['in turns', { format: 'open' }],
  ['in stacks', { format: 'otf' }],
])('seed for me: the rest of the seeding, %s, at one press', { timeout: 60_000 }, async (_how, asked) => {
  const seat = await createMatch(node.address, asked);
  const first = await stateOf(seat);
  expect(isSeeding(first.decisions[0]!)).toBe(true);
  const { view } = await seeded(seat);
  expect(view.players[0].counts['mission pile']).toBe(0);
  expect(view.spaceline.some(({ facilities }) => facilities.some(({ card }) => owns(view, card)))).toBe(true);
  expect(seedsUnder(view)).toBeGreaterThan(12);
});

const owns = (view: View, card: number): boolean => view.cards.find(({ id }) => id === card)?.owner === 0;

const legal = ({ options }: Decision, choice: Choice): boolean => options.some((option) => option.do === choice.do);

/** An order that takes several people along. */
const beamIn = ({ decisions }: Update) =>
  decisions[0]?.options.find((one) => one.do === 'beam' && (one.pick?.from.length ?? 0) > 3);

test(
  'who follows hints plays: each is legal, has a reason and can be taken; then a team is suggested',
  { timeout: 120_000 },
  async () => {
    const seat = await createMatch(node.address, { deck: 'federation' });
    let update = await seeded(seat);
    const said = new Set<string>();
    for (let taken = 0; !beamIn(update); taken += 1) {
      const [asked] = update.decisions;
      const { choice, why } = await hintFor(seat);
      expect(choice).toMatchObject({ decision: asked!.id, player: 0 });
      expect(legal(asked!, choice as Choice)).toBe(true);
      expect(why).toMatch(/^.{10,}\.$/);
      // Asked twice, it is the same.
      if (taken % 10 === 0) expect(await hintFor(seat)).toEqual({ choice, why });
      said.add(choice.do);
      update = await make(seat, choice);
      expect(taken).toBeLessThan(150);
    }
    expect(said).toContain('report');

    const among = beamIn(update)!.pick!.from;
    const own = update.view.spaceline.filter(({ missions }) => missions.some((card) => owns(update.view, card)));
    const teams = await Promise.all(
      own.map(async ({ id: mission }): Promise<SuggestedTeam> =>
        teamSchema.parse((await asks(seat, 'team', { mission, among })).body),
      ),
    );
    const some = teams.filter(({ people }) => people.length > 0);
    expect(some.length).toBeGreaterThan(0);
    for (const { people, why, meets } of some) {
      expect(among).toEqual(expect.arrayContaining(people));
      expect(why).toContain(meets ? 'meet what it asks for' : 'still lack');
    }
  },
);

test('another hint is another one, until nothing is left', async () => {
  const seat = await createMatch(node.address, { deck: 'federation' });
  await seeded(seat);
  const besides: Choice[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { choice } = await hintFor(seat, besides);
    expect(besides).not.toContainEqual(choice);
    besides.push(choice as Choice);
  }
  const [asked] = (await stateOf(seat)).decisions;
  const all = asked!.options.map(({ pick: _, stacks: __, ...parts }) => ({
    decision: asked!.id,
    player: 0,
    cards: [],
    ...parts,
  }));
  if (all.length <= 12) expect(codeOf(await asks(seat, 'hint', { besides: all }))).toBe('hint/not-asked');
});

test('a seat has so many hints at once and waits for more, and the other seats have theirs', async () => {
  const [greedy, modest] = [await createMatch(node.address), await createMatch(node.address)];
  const many = Array.from({ length: 60 }, () => asks(greedy, 'hint', {}));
  const refused = await Promise.any(
    many.map(async (asked) => {
      const answer = await asked;
      if (answer.status === 200) throw new Error('It was answered.');
      return answer;
    }),
  );
  expect([refused.status, codeOf(refused)]).toEqual([429, 'hint/too-many']);
  const given = (await Promise.all(many)).filter(({ status }) => status === 200);
  expect(given.length).toBeGreaterThanOrEqual(30);
  expect(given.length).toBeLessThan(60);
  hintSchema.parse((await asks(modest, 'hint', {})).body);
});

test('people who play each other are advised only if both have allowed it', async () => {
  const token = 'first-person';
  await seatTwo(node.storage, 'unadvised');
  await seatTwo(node.storage, 'advised', { hints: true });
  for (const what of ['hint', 'seed'])
    expect(codeOf(await asks({ match: 'unadvised', token }, what, {}))).toBe('hint/off');
  expect(codeOf(await asks({ match: 'unadvised', token }, 'team', { mission: 1, among: [] }))).toBe('hint/off');
  const { status, body } = await asks({ match: 'advised', token }, 'hint', {});
  expect(status === 200 ? hintSchema.safeParse(body).success : codeOf({ status, body }) === 'hint/not-asked').toBe(
    true,
  );
});

test('who has no seat is told nothing', async () => {
  const { match } = await createMatch(node.address);
  for (const what of ['hint', 'seed', 'team']) {
    const answer = await fetch(`${node.address}/api/matches/${match}/${what}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(what === 'team' ? { mission: 1, among: [] } : {}),
    });
    expect(answer.status).toBe(401);
  }
});

test(
  'why the computer did what it did is told when the match is over, and not before',
  { timeout: 60_000 },
  async () => {
    const seat = await createMatch(node.address, { deck: 'federation' });
    const { decisions } = await seeded(seat);
    expect(codeOf(await asks(seat, 'reasons'))).toBe('replay/running');
    const kept = await new MatchStore(node.storage).reasons(seat.match);
    // Nothing of it has left the server.
    const heard = JSON.stringify(await stateOf(seat));
    for (const { why } of kept) expect(heard).not.toContain(why);
    await make(seat, concession(decisions[0]!.id));
    const { reasons }: Reasons = reasonsSchema.parse((await asks(seat, 'reasons')).body);
    expect(reasons.length).toBe(kept.length);
    expect(reasons.length).toBeGreaterThan(10);
    for (const { player, why, event } of reasons) {
      expect(player).toBe(1);
      expect(why).toMatch(/^.{10,}\.$/);
      expect(event).toBeDefined();
    }
  },
);
