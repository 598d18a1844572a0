import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import { apply, choose, concession, create, hash, isRefusal, makePool, opponentOf } from '@spaceline/engine';
import type { Choice, Player } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { readReplay } from '@spaceline/protocol';
import { MatchStore } from '@spaceline/server';
import { describe, expect, test } from 'vitest';
import { databaseKinds, Databases } from './databases.ts';
import { startNode } from './node.ts';
import { Pair, seatTwo, seedOf } from './pair.ts';
import { createMatch, Seat } from './seat.ts';
import { SocketClient } from './socket-client.ts';

const databases = new Databases();
const decks = [starterDecks[0].deck, starterDecks[1].deck] as const;
const strict = { decks, assisted: false };

/** Until a player may seed a card face down. */
const playToDilemmas = (pair: Pair) =>
  pair.playUntil(() => pair.persons.some(({ asked }) => asked?.kind === 'seed card' && asked.options.length > 1));

const asked = (pair: Pair): Player => pair.persons.find((person) => person.asked)!.player;

/** The player who is asked seeds a card face down. */
async function seedOne(pair: Pair): Promise<Choice> {
  const { asked: decision } = pair.persons[asked(pair)];
  const choice = choose(
    decision!,
    decision!.options.find(({ do: verb }) => verb === 'seed')!,
  );
  expect(await pair.choose(choice)).toBeUndefined();
  return choice;
}

const ways = (pair: Pair, player: Player) => pair.persons[player].update!.standing?.back ?? [];

describe.each(databaseKinds)('taking back on %s', (kind) => {
  test('at once, as long as the other has not acted; then by consent; everybody follows, also after a restart', async () => {
    const { where } = await databases.place(kind, 'take-back');
    let node = await startNode(where);
    const pair = await seatTwo(node.storage, `back${kind.toLowerCase()}`, strict);
    await pair.join(node.address);
    const watcher = await SocketClient.connect(node.address);
    watcher.say({ t: 'join', match: pair.match, since: -1 });
    await playToDilemmas(pair);
    const me = asked(pair);
    const other = opponentOf(me);

    const { seq, view } = pair.persons[me].update!;
    const choice = await seedOne(pair);
    expect(ways(pair, me)[0]).toEqual({ to: view.seq, free: true, choice });
    expect(ways(pair, other).some(({ free }) => free)).toBe(false);
    expect(await pair.act(other, { act: 'take back', to: view.seq })).toMatchObject({ code: 'table/no-way-back' });
    expect(await pair.act(me, { act: 'take back', to: view.seq })).toBeUndefined();
    const back = pair.persons[me].update!;
    expect([back.seq, back.view.seq, back.standing?.backs]).toEqual([seq + 2, view.seq, 1]);
    expect(back.view).toEqual(view);
    expect(back.events).toMatchObject([{ e: 'took back', player: me, n: 1 }]);
    expect(asked(pair)).toBe(me);

    // The same number, another question: what was meant for the one that is gone is not taken for this one.
    pair.persons[me].socket().say({ t: 'choose', match: pair.match, choice, backs: 0 });
    expect(await pair.persons[me].socket().next('refused')).toMatchObject({ refusal: { code: 'refused/stale' } });

    await seedOne(pair);
    await seedOne(pair);
    expect(ways(pair, me)[0]).toMatchObject({ to: view.seq, free: false });
    expect(await pair.act(me, { act: 'take back', to: view.seq })).toMatchObject({ code: 'table/no-way-back' });
    expect(await pair.act(me, { act: 'ask', request: { what: 'take back', to: view.seq } })).toBeUndefined();
    const { waiting } = pair.persons[other].update!.standing!;
    expect(waiting).toEqual({
      by: me,
      asked: pair.persons[me].update!.seq,
      request: { what: 'take back', to: view.seq },
    });
    expect(await pair.act(me, { act: 'grant', asked: waiting!.asked })).toMatchObject({ code: 'table/not-asked' });
    expect(await pair.act(other, { act: 'decline', asked: waiting!.asked })).toBeUndefined();
    expect(pair.persons[me].update!.standing?.waiting).toBeUndefined();
    expect(pair.seq).toBe(view.seq + 2);

    // The request outlives the server.
    expect(await pair.act(me, { act: 'ask', request: { what: 'take back', to: view.seq } })).toBeUndefined();
    const told = pair.persons[other].update!.standing!.waiting!;
    await pair.leave();
    await watcher.close();
    await node.close();
    node = await startNode(where);
    await pair.join(node.address);
    expect(pair.persons[other].update!.standing!.waiting).toEqual(told);
    expect(await pair.act(other, { act: 'grant', asked: told.asked })).toBeUndefined();
    expect(pair.persons[me].update!.view).toEqual(view);
    expect(pair.persons[other].update!.events).toMatchObject([{ e: 'let take back', player: other, n: 2 }]);

    // Somebody who comes now hears all of it, and sees the same table.
    const late = await SocketClient.connect(node.address);
    late.say({ t: 'join', match: pair.match, token: pair.persons[me].token, since: -1 });
    const whole = await late.next('update');
    expect(whole.view).toEqual(pair.persons[me].update!.view);
    expect(whole.events.filter(({ player, e }) => player === me && e === 'seeded').length).toBeGreaterThan(1);
    await late.close();

    // The replay is the game that stands.
    await pair.playUntil(() => pair.persons[me].view.seq >= view.seq + 6);
    await pair.choose(concession(pair.seq, me));
    const read = readReplay(await (await fetch(`${node.address}/api/matches/${pair.match}/replay`)).text());
    if (!read.ok) throw new Error(read.error.why);
    const { replay } = read;
    expect(replay.choices).toHaveLength(view.seq + 7);
    const state = create({
      pool: makePool(allCards),
      format: open,
      seed: replay.seed,
      decks: [replay.decks[0], replay.decks[1]],
    });
    for (const made of replay.choices) expect(isRefusal(apply(state, made))).toBe(false);
    expect(hash(state)).toBe(replay.hash);
    expect(await pair.act(me, { act: 'take back', to: 3 })).toMatchObject({ code: 'table/over' });
    await pair.leave();
    expect(node.log).toEqual([]);
    await node.close();
  });
});

const quietOrders: readonly Choice['do'][] = ['fly', 'beam', 'dock', 'undock', 'walk'];

/** Until somebody has given an order that showed nothing and the other may answer like this, and then they do. */
async function orderAndAnswer(pair: Pair, verb: Choice['do']): Promise<{ readonly me: Player; readonly to: number }> {
  const last = (me: Player) => ways(pair, me).find(({ to }) => to === pair.seq - 1);
  const answering = () =>
    pair.persons.find(({ player, asked: decision }) => {
      const order = last(opponentOf(player));
      return (
        order?.free &&
        quietOrders.includes(order.choice.do) &&
        decision?.kind === 'action' &&
        decision.options.some(({ do: can }) => can === verb)
      );
    });
  await pair.playUntil(() => answering() !== undefined);
  const { player } = answering()!;
  const me = opponentOf(player);
  const { to } = last(me)!;
  await pair.take(player, verb);
  return { me, to };
}

test('an order is taken back at once although the other has passed, but not when they have played a card', async () => {
  const { where } = await databases.place('PostgreSQL', 'passed');
  const node = await startNode(where);
  // The name decides what chance does.
  const pair = await seatTwo(node.storage, 'passed7', strict);
  await pair.join(node.address);
  const passed = await orderAndAnswer(pair, 'pass');
  expect(ways(pair, passed.me).find(({ to }) => to === passed.to)).toMatchObject({ free: true });
  expect(await pair.act(passed.me, { act: 'take back', to: passed.to })).toBeUndefined();
  expect(pair.seq).toBe(passed.to);
  await pair.leave();

  const other = await seatTwo(node.storage, 'played', { ...strict, seed: seedOf('passed7') });
  const again = new Pair(other.match, 'passed7');
  await again.join(node.address);
  const played = await orderAndAnswer(again, 'play');
  expect(ways(again, played.me).filter(({ free }) => free)).toEqual([]);
  expect(await again.act(played.me, { act: 'take back', to: played.to })).toMatchObject({ code: 'table/no-way-back' });
  await again.leave();
  expect(node.log).toEqual([]);
  await node.close();
});

test('nobody goes back past a card that was drawn or a dilemma that was met, not even by consent', async () => {
  const { where } = await databases.place('PostgreSQL', 'seen');
  const node = await startNode(where);
  const pair = await seatTwo(node.storage, 'seen', strict);
  await pair.join(node.address);
  await pair.playUntil(() =>
    pair.persons.every(({ events }) => events.filter(({ e }) => e === 'attempt begun').length > 2),
  );
  const rows = await new MatchStore(node.storage).log(pair.match, 0);
  const kept = await new MatchStore(node.storage).events(pair.match, 0);
  const drawn = kept.filter(({ events }) => events!.some(({ e }) => e === 'drew' || e === 'encountered'));
  expect(drawn.length).toBeGreaterThan(10);
  for (const { seq } of drawn) expect(rows[seq - 1]!.reveals).toBe('seen');
  const still = kept.filter(({ events }) =>
    events!.every(({ e }) => e === 'flew' || e === 'beamed' || e === 'undocked'),
  );
  expect(still.some(({ seq, events }) => events!.length > 0 && rows[seq - 1]!.reveals === 'nothing')).toBe(true);
  const reports = rows.filter(({ choice }) => choice.do === 'report');
  expect(reports.some((row) => row.reveals === 'shown')).toBe(true);
  expect(reports.some((row) => row.reveals === 'nothing')).toBe(false);
  const last = drawn.at(-1)!;
  for (const player of [0, 1] as const) {
    for (const { to } of ways(pair, player)) expect(to).toBeGreaterThanOrEqual(last.seq);
    const act = { act: 'ask', request: { what: 'take back', to: last.seq - 1 } } as const;
    expect(await pair.act(player, act)).toMatchObject({ code: 'table/no-way-back' });
  }
  await pair.leave();
  await node.close();
});

test('the computer lets its opponent go back, and answers the new choice', async () => {
  const { where } = await databases.place('PostgreSQL', 'computer');
  const node = await startNode(where);
  const created = await createMatch(node.address, { deck: starterDecks[0].id });
  const seat = new Seat(created, 'back');
  await seat.join(node.address);
  let id = -1;
  while ((await seat.answer()) && id < 0)
    if (seat.asked?.kind === 'seed card') ({ id } = seat.asked);
    else await seat.play(1);
  await seat.play(1);
  await seat.answer();
  await seat.leave();
  const post = async (path: string, body: object) => {
    const response = await fetch(`${node.address}/api/matches/${created.match}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${created.token}` },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      body: (await response.json()) as { decisions: { id: number }[]; standing: object },
    };
  };
  const back = await post('acts', { act: { act: 'ask', request: { what: 'take back', to: id } } });
  expect(back.status).toBe(200);
  expect(back.body.standing).toMatchObject({ backs: 1 });
  expect(back.body.decisions[0]?.id).toBe(id);
  await seat.join(node.address);
  await seat.play(3);
  expect(node.log).toEqual([]);
  await seat.leave();
  await node.close();
});
