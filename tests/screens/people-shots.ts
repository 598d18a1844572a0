import { starterDecks } from '@spaceline/decks';
import type { CardId } from '@spaceline/engine';
import { choose, concession } from '@spaceline/engine';
import { type Page } from 'playwright-core';
import { arrangeBattle } from '../browser/battle-table.ts';
import { Visitor } from '../browser/visitor.ts';
import { type Pair, seatTwo, seatsOf } from '../storage/pair.ts';
import { shot } from './shot.ts';
import { desktop, phone } from './sizes.ts';
import type { Studio } from './studio.ts';

type Size = Parameters<Studio['open']>[1];

/** Matches are kept by name: another picture of the same kind is another match. */
const named = (name: string, size: Size): string => `${name}${size === phone ? 'phone' : 'wide'}`;

const isOrdering = (pair: Pair, player: 0 | 1): boolean =>
  pair.persons[player].asked?.kind === 'action' && pair.persons[player].view.active === player;

async function passUntil(pair: Pair, enough: () => boolean): Promise<void> {
  for (let n = 0; n < 80 && !enough(); n += 1)
    await pair.take(pair.persons.find((person) => person.asked)?.player ?? 0, 'pass');
}

/** In the middle of a game the other player plays an event on a ship of whoever looks. */
async function opponent({ storage, address, sit }: Studio, size: Size): Promise<Page> {
  const [federation, klingon] = [starterDecks[0].deck, starterDecks[1].deck];
  const fires = Array.from({ length: 4 }, () => 'plasma-fire');
  const decks = [federation, { ...klingon, draw: [...fires, ...klingon.draw] }] as const;
  const pair = await seatTwo(storage, named('fire', size), { decks, assisted: false });
  await pair.join(address);
  const [kira, quark] = pair.persons;
  const isTheirShip = (id: CardId): boolean =>
    kira.view.spaceline.some(({ ships }) => ships.some(({ card, controller }) => card === id && controller === 0));
  const fire = () =>
    quark.asked?.options.find(
      (option) =>
        option.do === 'play' &&
        quark.view.cards.find(({ id }) => id === option.card)?.def === 'plasma-fire' &&
        'card' in option.on &&
        isTheirShip(option.on.card),
    );
  await pair.playUntil(() => quark.view.turn >= 6 && quark.view.active === 1 && fire() !== undefined);
  const { page } = await sit(pair.match, kira.token, size, 'click');
  await pair.choose(choose(quark.asked!, fire()!));
  const seen = page.locator('[data-scene="deed"]');
  await seen.getByText('played Plasma Fire on').waitFor();
  await seen.locator(size === phone ? '.deed-target' : '.deed-arrow').waitFor();
  return page;
}

async function returnFire({ storage, address, sit }: Studio, size: Size): Promise<Page> {
  const table = await arrangeBattle(storage, address, size === phone ? 'battlescene' : 'battle');
  const { pair } = table;
  const { page } = await sit(pair.match, pair.persons[1].token, size, 'click');
  await pair.take(0, 'pass');
  await passUntil(pair, () => isOrdering(pair, 0));
  const { asked } = pair.persons[0];
  const option = asked!.options.find((one) => one.do === 'battle' && one.on === table.card('uss-miranda'))!;
  const cards = [table.card('ikc-bortas'), table.card('ikc-vorcha')];
  await pair.choose(choose(asked!, option, cards));
  await passUntil(pair, () => pair.persons[1].asked?.kind === 'return fire');
  await page.locator('[data-scene] section[data-decision]').waitFor();
  return page;
}

/** A finished game, in the middle. */
async function replay({ storage, address, open }: Studio, size: Size): Promise<Page> {
  const match = named('played', size);
  const decks = [starterDecks[0].deck, starterDecks[1].deck] as const;
  const pair = await seatTwo(storage, match, { decks, assisted: false });
  await pair.join(address);
  await pair.playUntil(() => pair.persons[0].events.some(({ e, n }) => e === 'turn begun' && n === 6));
  const middle = pair.seq;
  await pair.playUntil(() => pair.persons[0].events.some(({ e, n }) => e === 'turn begun' && n === 7));
  await pair.choose(concession(pair.seq, 1));
  await pair.leave();
  const page = await open(`#/replay/${match}/${middle}`, size);
  await page.locator('[data-replay]').waitFor();
  return page;
}

type Changes = NonNullable<Parameters<typeof seatTwo>[2]>;

const deckOf = (id: string) => starterDecks.find((each) => each.id === id)!.deck;
const decksOf = (one: string, other: string): Changes => ({ decks: [deckOf(one), deckOf(other)], assisted: false });
const open: Changes['terms'] = { public: true };

/** A game between two persons, played until this one is asked for an order in or after this turn. */
async function begun({ storage, address }: Studio, game: string, changes: Changes, turn: number, asks: 0 | 1) {
  const pair = await seatTwo(storage, game, changes);
  await pair.join(address);
  await pair.playUntil(() => pair.persons[0].view.turn >= turn && isOrdering(pair, asks));
  await pair.leave();
  return { match: pair.match, token: pair.persons[0].token, deck: '', format: '' };
}

/** Four games that stand differently, tables that wait, games to watch, and a friend who has not come yet. */
async function lobby(studio: Studio, size: Size): Promise<Page> {
  const { browser, address } = studio;
  const game = (name: string, other: string, changes: Changes, turn: number, asks: 0 | 1) =>
    begun(studio, named(name, size), { ...changes, seats: seatsOf('You', other) }, turn, asks);
  const games = [
    await game('mira', 'Mira', decksOf('federation', 'klingon'), 18, 0),
    await game('tomas', 'Tomas', { ...decksOf('romulan-fleet', 'free-traders'), format: 'otf' }, 13, 0),
    await game('ines', 'Ines', decksOf('klingon-houses', 'federation-crew'), 4, 1),
    await game('ole', 'Ole', decksOf('starfleet-command', 'romulan-intrigue'), 1, 1),
  ];
  for (const [name, one, other] of [
    ['jun', 'Jun', 'Aster'],
    ['nadja', 'Nadja', 'Per'],
    ['lea', 'Lea', 'Kim'],
  ] as const)
    await begun(
      studio,
      named(name, size),
      { ...decksOf('federation-crew', 'dark-alliance'), seats: seatsOf(one, other), terms: open },
      12,
      0,
    );
  for (const clock of [1, 2, 4]) {
    const host = await Visitor.open(browser, `${address}/#/lobby`, clock);
    await host.page.getByRole('button', { name: 'Change' }).click();
    await host.page.getByRole('combobox', { name: 'Clock' }).selectOption({ index: clock });
    await host.page.getByRole('button', { name: 'Open a table for anyone' }).click();
    await host.page.getByRole('region', { name: 'Waiting' }).waitFor();
  }
  const page = await studio.open('#/lobby', size, { 'spaceline.games': games });
  await page.locator('[data-game]').nth(3).waitFor();
  await page.getByRole('button', { name: 'Make a link for a friend' }).click();
  await page.getByRole('region', { name: 'Waiting' }).waitFor();
  return page;
}

/** Two people at a table with a clock, who talk. */
async function talk({ browser, address }: Studio, size: Size): Promise<Page> {
  const host = await Visitor.open(browser, `${address}/#/lobby`, 1);
  await host.page.getByRole('button', { name: 'Change' }).click();
  await host.page.getByRole('combobox', { name: 'Clock' }).selectOption({ index: 1 });
  await host.page.getByRole('button', { name: 'Make a link for a friend' }).click();
  const link = await host.page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  const guest = await Visitor.open(browser, link, 2, size);
  await guest.page.getByRole('button', { name: 'Sit down and play' }).click();
  for (const { page } of [host, guest]) {
    await page.waitForURL(/#\/table\//);
    await page.locator('[data-presence="here"]').waitFor();
    await page.getByRole('button', { name: 'Talk' }).click();
  }
  for (const words of ['Good evening! Open, half an hour each?', 'Gladly. May your dilemmas be few.']) {
    const speaker = words.startsWith('Good') ? host : guest;
    await speaker.page.getByRole('textbox', { name: 'Say something' }).fill(words);
    await speaker.page.keyboard.press('Enter');
    await guest.page.getByRole('log', { name: 'What was said' }).getByText(words).waitFor();
  }
  await host.page.clock.setFixedTime(Date.now());
  await guest.page.clock.setFixedTime(Date.now());
  return guest.page;
}

async function hint({ open }: Studio, size: Size): Promise<Page> {
  const page = await open('', size);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('section[data-decision]').waitFor();
  await page.getByRole('button', { name: /^Hint/ }).first().click();
  await page.getByRole('region', { name: 'Hint' }).waitFor();
  return page;
}

export const peopleShots = [
  shot('06-opponent', 'The other player plays a card', (studio) => opponent(studio, desktop)),
  shot('69-phone-opponent', 'The other player plays a card, on a phone', (studio) => opponent(studio, phone)),
  shot('30a-return-fire', 'Whether to fire back', (studio) => returnFire(studio, desktop)),
  shot('70-phone-return-fire', 'Whether to fire back, on a phone', (studio) => returnFire(studio, phone)),
  shot('38-hint', 'What an officer would do', (studio) => hint(studio, desktop)),
  shot('39-lobby', 'The lobby', (studio) => lobby(studio, desktop)),
  shot('40-phone-lobby', 'The lobby, on a phone', (studio) => lobby(studio, phone)),
  shot('41-clock-chat', 'Clocks and talk', (studio) => talk(studio, desktop)),
  shot('71-phone-chat', 'Talk, on a phone', (studio) => talk(studio, phone)),
  shot('42-replay', 'A game watched again', (studio) => replay(studio, desktop)),
  shot('72-phone-replay', 'A game watched again, on a phone', (studio) => replay(studio, phone)),
];
