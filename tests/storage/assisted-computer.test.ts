import { choose, proposal } from '@spaceline/engine';
import { steeredBot } from '@spaceline/bots';
import type { Bot } from '@spaceline/bots';
import type { Choice, Option } from '@spaceline/engine';
import type { Update } from '@spaceline/protocol';
import { deal, MatchStore } from '@spaceline/server';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { strangeDeck } from '../assisted/deck.ts';
import { bearer, json } from './bad-input.ts';
import { quietNode } from './node.ts';
import { createMatch } from './seat.ts';

const node = quietNode();

/** A person who plays by HTTP: every answer comes after the computer has done all it does. */
class Person {
  readonly #address: string;
  readonly #token: string;
  readonly #bot: Bot;
  update: Update | undefined;

  constructor({ match, token }: { match: string; token: string }) {
    this.#address = `${node.address}/api/matches/${match}`;
    this.#token = token;
    this.#bot = steeredBot(match);
  }

  async look(): Promise<Update> {
    const answer = await fetch(`${this.#address}/state`, { headers: bearer(this.#token) });
    this.update = (await answer.json()) as Update;
    return this.update;
  }

  /** False: refused. */
  async choose(choice: Choice): Promise<boolean> {
    const answer = await fetch(`${this.#address}/choices`, {
      method: 'POST',
      headers: { ...json, ...bearer(this.#token) },
      body: JSON.stringify({ choice }),
    });
    if (answer.status === 409) return false;
    expect(answer.status).toBe(200);
    this.update = (await answer.json()) as Update;
    return true;
  }

  async take(verb: Option['do']) {
    const [asked] = this.update!.decisions;
    const option = asked!.options.find((one) => one.do === verb)!;
    expect(await this.choose(choose(asked!, option))).toBe(true);
  }

  async playUntil(enough: (update: Update) => boolean) {
    await this.look();
    while (!enough(this.update!)) await this.choose(this.#bot(this.update!.view, this.update!.decisions[0]!));
  }

  propose(points: number) {
    const { decisions, view } = this.update!;
    return this.choose(proposal(decisions[0]?.id ?? view.seq, 0, { fix: 'score', player: 0, points }));
  }
}

test('A-2: the computer consents to what is fair, and declines gifts', { timeout: 60_000 }, async () => {
  const person = new Person(await createMatch(node.address, { deck: strangeDeck, assisted: true }));
  await person.playUntil(({ view, decisions }) => view.phase === 'play' && decisions[0]?.kind === 'action');
  for (let times = 1; times <= 10; times += 1) {
    expect(await person.propose(1)).toBe(true);
    expect(person.update!.view.players[0].score).toBe(times);
    expect(person.update!.view.correction).toBeUndefined();
  }
  expect(await person.propose(60)).toBe(true);
  expect(person.update!.view.players[0].score).toBe(10);
  expect(person.update!.view.correction).toBeUndefined();
});

/** Cards that may be played at any time, and which nobody but a person can read. */
const unreadable = ['hail', 'jamaharon', 'isabella', 'countermanda', 'brain-drain', 'romulan-ambush'];

test('A-3: a text the computer cannot read is left to the person', { timeout: 120_000 }, async () => {
  const token = 'reader';
  const match = 'unread';
  await new MatchStore(node.storage).create(
    deal({
      id: match,
      format: 'open',
      seed: '0123456789abcdef'.repeat(4),
      decks: [strangeDeck, { ...strangeDeck, draw: [...unreadable, ...unreadable, ...unreadable, ...unreadable] }],
      seats: [
        { name: 'Kira', tokenHash: createHash('sha256').update(token).digest('hex') },
        { name: 'Computer', bot: 'random' },
      ],
      assisted: true,
    }),
  );
  const person = new Person({ match, token });
  const proposed = (update: Update | undefined) => {
    const { correction } = update?.view ?? {};
    return correction?.by === 1 && correction.correction.fix === 'settle' ? correction.correction : undefined;
  };
  await person.playUntil((update) => proposed(update) !== undefined);
  const card = proposed(person.update)!.card;

  // It claims nothing, says what else there is to say, and then waits.
  expect(proposed(person.update)).toEqual({ fix: 'settle', card, outcome: 'discarded' });
  await person.take('decline');
  expect(proposed(person.update)).toEqual({ fix: 'settle', card, outcome: 'stays in play' });
  await person.take('decline');
  expect(person.update!.view).toMatchObject({ deciding: [1] });
  expect(person.update!.view.correction).toBeUndefined();
  expect((await person.look()).view.correction).toBeUndefined();

  // The person carries the text out; then the computer asks again whether that was all.
  const { score } = person.update!.view.players[0];
  expect(await person.propose(5)).toBe(true);
  expect(person.update!.view.players[0].score).toBe(score + 5);
  expect(proposed(person.update)).toEqual({ fix: 'settle', card, outcome: 'discarded' });
  await person.take('consent');
  expect(person.update!.events.map(({ e }) => e)).toContain('carried out by hand');
});
