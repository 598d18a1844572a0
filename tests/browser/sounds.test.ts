// What is heard when nobody looks, and at the end of a game.
import { concession } from '@spaceline/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sounds } from '../../packages/web/src/scenes/sounds.ts';
import { seatTwo } from '../storage/pair.ts';
import { type TwoSeats, openTwoSeats } from './two-seats.ts';
import { desktop } from './visitor.ts';

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(() => seats.close());

/** Sounds are on from now on, and the page notes the tones it is given to play. */
async function listen(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    localStorage.setItem('spaceline.scenes', '{"speed":"off","sound":true}');
    const heard: number[] = [];
    Object.assign(globalThis, { heard });
    globalThis.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        const tone = super.createOscillator();
        const begin = tone.frequency.setValueAtTime.bind(tone.frequency);
        tone.frequency.setValueAtTime = (hertz, at) => {
          heard.push(hertz);
          return begin(hertz, at);
        };
        return tone;
      }
    };
  });
  await page.reload();
  await page.getByRole('region', { name: 'Your decision' }).waitFor();
  return () => page.evaluate(() => (globalThis as unknown as { heard: number[] }).heard);
}

const tonesOf = (sound: keyof typeof sounds): readonly number[] => sounds[sound].map(({ from }) => from);

test('while the page is hidden one hears that it is one’s turn, and at the end that one has lost', async () => {
  const pair = await seatTwo(seats.storage, 'heard');
  await pair.join(seats.address);
  await pair.playToFirstTurn();
  const kira = await seats.sit(pair.match, pair.persons[0].token, desktop);
  const { page } = kira;
  const heard = await listen(page);
  const isKiras = () => pair.persons[0].asked?.kind === 'action' && pair.persons[0].view.active === 0;
  const pass = async () => {
    const asked = pair.persons.find((person) => person.asked)!;
    await pair.take(asked.player, 'pass');
  };
  while (pair.persons[0].asked) await pass();
  await page.locator('section[data-decision]').waitFor({ state: 'detached' });
  expect(await heard()).toEqual([]);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  while (!isKiras()) await pass();
  await expect.poll(heard).toEqual(expect.arrayContaining([...tonesOf('your turn')]));

  expect(await pair.choose(concession(pair.seq, 0))).toBeUndefined();
  await page.locator('dialog[data-result="lost"][open]').waitFor();
  await expect.poll(heard).toEqual(expect.arrayContaining([...tonesOf('not met')]));
  expect(await heard()).not.toContain(tonesOf('win')[0]);
  kira.expectNoFaults();
  await kira.leave();
  await pair.leave();
});
