import type { Player, Pool } from '@spaceline/engine';
import { opponentOf } from '@spaceline/engine';
import type { Clock } from '@spaceline/engine/arrange';
import type { Cursor, Ref } from '../text/cursor.ts';
import { type Group, type Picture, type Place } from './picture.ts';
import { pileNames } from '@spaceline/language';
import { factsIn } from './described.ts';
import { readCards, readMarks, readOne } from './read-cards.ts';
import { readFacts } from './read-facts.ts';

type Draft = { -readonly [K in keyof Place]: Place[K] };

const missionOf = (pool: Pool, def: string) => {
  const card = pool.byId.get(def)?.def;
  return card?.type === 'Mission' ? card : undefined;
};

/** A mission and its Mission II are one location (B-8.21). */
const siteOf = (pool: Pool, def: string): string | undefined => {
  const mission = missionOf(pool, def);
  return mission?.sameAs ?? mission?.title;
};

const emptyPlace: Place = {
  missions: [],
  seeds: [],
  found: [],
  revealed: [],
  barred: [],
  completedBy: -1,
  husk: false,
};

const readSites = (cursor: Cursor, player: Player, place: Draft): void => {
  while (cursor.takes('/')) {
    if (cursor.takes('found:')) place.found = readCards(cursor, opponentOf(player));
    else if (cursor.takes('revealed:')) place.revealed = readCards(cursor, opponentOf(player));
    else if (cursor.takes('barred:')) {
      place.barred = [cursor.expectsPlayer()];
      while (cursor.comma()) place.barred = [...place.barred, cursor.expectsPlayer()];
    } else place.seeds = readCards(cursor, opponentOf(player));
  }
};

/**
 * `P1 mission: Excavation, completed by P1 / Archer by P2 / found: Varon-T Disruptor by P2`. `apart` is said of a mission
 * that does not lie on the other player's of its location (WS-3.4).
 */
const readMission = (cursor: Cursor, player: Player, picture: Picture, pool: Pool): void => {
  const ref = cursor.expectsRef();
  const def = missionOf(pool, ref.def);
  if (!def) cursor.fail(`${ref.title} is no mission.`);
  const marks = readMarks(cursor);
  const mission = { ref, owner: player, marks, on: [], line: cursor.line };
  const isApart = cursor.takes('apart');
  // The first mission of that site, if it is the other player's and alone there: both are one location (B-8.21).
  const first =
    def.universal || isApart
      ? undefined
      : picture.places.find(
          ({ missions: [one, ...more] }) =>
            one && more.length === 0 && siteOf(pool, one.ref.def) === siteOf(pool, ref.def),
        );
  const shared = first?.missions.some((one) => one.owner !== player) ? first : undefined;
  const place: Draft = shared
    ? { ...shared, missions: [...shared.missions, mission] }
    : { ...emptyPlace, missions: [mission] };
  while (cursor.takes(',')) {
    if (cursor.takes('burnt out')) place.husk = true;
    else {
      cursor.expects('completed by');
      place.completedBy = cursor.expectsPlayer();
    }
  }
  readSites(cursor, player, place);
  if (shared) picture.places[picture.places.indexOf(shared)] = place;
  else picture.places.push(place);
};

const readVessel = (cursor: Cursor, player: Player, picture: Picture, away = false): void => {
  const card = readOne(cursor, player);
  if (!away) cursor.expects('at');
  const at = away ? {} : { at: cursor.expectsRef() };
  const aboard = cursor.takes('aboard') ? readCards(cursor, player) : [];
  picture.inPlay.push({ player, card, ...at, aboard });
};

const lastPlanet = (cursor: Cursor, picture: Picture, pool: Pool): Ref =>
  picture.places
    .flatMap(({ missions }) => missions.slice(0, 1))
    .findLast(({ ref }) => {
      const def = factsIn(picture, pool, ref.def);
      return def?.type === 'Mission' && def.kind !== 'space';
    })?.ref ?? cursor.fail('No planet mission stands above this line.');

const readGroup = (cursor: Cursor, player: Player, zone: Group['zone'], at?: Ref): Group => {
  cursor.expects(':');
  return { player, zone, ...(at ? { at } : {}), cards: readCards(cursor, player) };
};

const readPoints = (cursor: Cursor, player: Player, picture: Picture): void => {
  let [mission, bonus] = [0, 0];
  do {
    const n = cursor.expectsNumber();
    if (cursor.takes('bonus')) bonus = n;
    else {
      cursor.takes('mission');
      mission = n;
    }
  } while (cursor.comma());
  picture.points[player] = [mission, bonus];
};

/** `P2 attacked U.S.S. Hood at Excavation in turn 2`. */
const readAttack = (cursor: Cursor, player: Player, picture: Picture): void => {
  const target = cursor.expectsRef();
  cursor.expects('at');
  const at = cursor.expectsRef();
  cursor.expects('in turn');
  const turn = cursor.expectsNumber();
  picture.attacks.push({ player, target, at, turn, calledOff: cursor.takes(', called off') });
};

const readTurn = (cursor: Cursor): Clock => {
  const turn = cursor.number() ?? 1;
  cursor.expects(':');
  const active = cursor.expectsPlayer();
  let clock: Extract<Clock, { turn: number }> = { at: 'card play', turn, active, next: active, activePassed: false };
  while (cursor.comma()) {
    const player = cursor.player();
    if (player === undefined)
      clock = { ...clock, at: cursor.takes('orders') ? 'orders' : (cursor.expects('card play'), 'card play') };
    else if (cursor.takes('passed')) clock = { ...clock, activePassed: true };
    else {
      cursor.expects('next');
      clock = { ...clock, next: player };
    }
  }
  return clock;
};

const readPhase = (cursor: Cursor, first: Player): Clock => {
  cursor.expects(':');
  const at = cursor.oneOf(['doorways', 'missions', 'dilemmas', 'facilities']) ?? cursor.fail('There is no such phase.');
  let next = first;
  const passed: [boolean, boolean] = [false, false];
  while (cursor.comma()) {
    const player = cursor.expectsPlayer();
    if (cursor.takes('passed')) passed[player] = true;
    else {
      cursor.expects('next');
      next = player;
    }
  }
  return at === 'missions' ? { at, next } : { at, next, passed };
};

const readPlayerLine = (cursor: Cursor, player: Player, picture: Picture, pool: Pool): boolean => {
  const pile = pileNames.find((name) => cursor.takes(`${name}:`));
  if (pile) picture.piles.push({ player, pile, cards: readCards(cursor, player) });
  else if (cursor.takes('mission:')) readMission(cursor, player, picture, pool);
  else if (cursor.oneOf(['ship:', 'outpost:', 'facility:'])) readVessel(cursor, player, picture);
  else if (cursor.takes('planet'))
    picture.inPlay.push(readGroup(cursor, player, 'surface', cursor.ref() ?? lastPlanet(cursor, picture, pool)));
  else if (cursor.takes('on')) picture.inPlay.push(readGroup(cursor, player, 'on location', cursor.expectsRef()));
  else if (cursor.takes('table')) picture.inPlay.push(readGroup(cursor, player, 'table'));
  else if (cursor.takes('between')) picture.inPlay.push(readGroup(cursor, player, 'between', cursor.expectsRef()));
  else if (cursor.takes('away:')) readVessel(cursor, player, picture, true);
  else if (cursor.takes('gap:')) picture.places.push({ ...emptyPlace, gap: readOne(cursor, player) });
  else if (cursor.takes('personnel downloads:')) picture.personnelDownloads[player] = cursor.expectsNumber();
  else if (cursor.takes('draws none')) picture.drawsNone[player] = true;
  else if (cursor.takes('draw deck made anew')) picture.regenerated[player] = true;
  else if (cursor.takes('downloads used:')) picture.downloads[player] = cursor.tail().split(/\s*[;\n]\s*/);
  else if (cursor.takes('with team')) picture.inPlay.push(readGroup(cursor, player, 'with team', cursor.ref()));
  else if (cursor.takes('attacked')) readAttack(cursor, player, picture);
  else if (cursor.takes('points:')) readPoints(cursor, player, picture);
  else if (cursor.takes('card plays used:')) picture.playsUsed[player] = cursor.expectsNumber();
  else if (cursor.takes('more card plays:')) picture.playsUsed[player] = -cursor.expectsNumber();
  else return false;
  return true;
};

/** `described Kira Nerys: cunning 7, Honor x2`. */
const readDescription = (cursor: Cursor, picture: Picture): void => {
  const { def } = cursor.expectsRef();
  cursor.expects(':');
  picture.described.push({ card: def, facts: readFacts(cursor) });
};

/** Reads one line of a position into the picture. False: it is no such line. */
export const readPositionLine = (cursor: Cursor, picture: Picture, pool: Pool): boolean => {
  const player = cursor.player();
  if (player !== undefined) {
    if (!readPlayerLine(cursor, player, picture, pool)) return false;
  } else if (cursor.takes('turn')) picture.clock = readTurn(cursor);
  else if (cursor.takes('phase')) picture.clock = readPhase(cursor, picture.first);
  else if (cursor.takes('first:')) picture.first = cursor.expectsPlayer();
  else if (cursor.takes('assisted')) picture.assisted = true;
  else if (cursor.takes('described')) readDescription(cursor, picture);
  else if (cursor.takes('chance:')) picture.chance.push(...cursor.refs());
  else if (cursor.takes('half spent:')) picture.spent.push(...cursor.refs());
  else if (cursor.takes('acquired:')) picture.acquired.push(...cursor.refs().map((ref) => ({ ref, is: true })));
  else if (cursor.takes('not acquired:')) picture.acquired.push(...cursor.refs().map((ref) => ({ ref, is: false })));
  else return false;
  cursor.ends();
  return true;
};
