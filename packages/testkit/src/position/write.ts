import type { CardId, LocationId, Player, State } from '@spaceline/engine';
import { none, opponentOf } from '@spaceline/engine';
import { deedsOf, hasRegenerated } from '@spaceline/engine/arrange';
import { personnelDownloads } from '@spaceline/engine/format';
import type { Pile } from '@spaceline/language';
import { pileNames, pileRow } from '@spaceline/language';
import { factWords } from '@spaceline/protocol';
import { cardOf, defOf, ownerOf } from '../table-cards.ts';
import { Writer } from './writer.ts';

/** Writes the position on a table in the notation that `readPosition` reads. */

const players = [0, 1] as const;
const name = (player: Player): string => `P${player + 1}`;

const clockLine = (s: State): string => {
  const frame = s.frames.at(-1);
  if (frame?.kind === 'missions') return `phase: missions, ${name(frame.next)} next`;
  if (frame?.kind === 'doorways' || frame?.kind === 'dilemmas' || frame?.kind === 'facilities') {
    const passed = players.filter((p) => frame.passed[p]).map((p) => `, ${name(p)} passed`);
    return `phase: ${frame.kind}, ${name(frame.next)} next${passed.join('')}`;
  }
  const next = frame?.kind === 'segment' && frame.next !== s.active ? `, ${name(frame.next)} next` : '';
  const passed = frame?.kind === 'segment' && frame.activePassed ? `, ${name(s.active)} passed` : '';
  return `turn ${s.turn}: ${name(s.active)}, ${s.segment}${next}${passed}`;
};

/** Whether the table waits between actions, so that a position says all there is to say. */
export const isAtRest = (s: State): boolean => {
  const kinds = s.frames.map((frame) => frame.kind).join(' ');
  return (
    s.result === undefined &&
    ['doorways', 'missions', 'dilemmas', 'facilities', 'turn segment'].includes(kinds) &&
    !s.away.some((id) => cardOf(s, id).zone === 'with team')
  );
};

const seedsLine = (s: State, w: Writer, location: State['locations'][number]): string => {
  const { seeds, found, revealed, barred } = location;
  const [mission = location.id] = location.missions;
  const seeder = opponentOf(ownerOf(s, mission));
  const list = (ids: readonly CardId[]): string => ids.map((id) => w.define(id, seeder, true)).join(', ');
  const under = seeds.map((id) => w.define(id, seeder, true, revealed.includes(id) ? ['revealed'] : []));
  const gone = revealed.filter((id) => !seeds.includes(id) && !found.includes(id));
  return [
    under.length > 0 ? ` / ${under.join(', ')}` : '',
    found.length > 0 ? ` / found: ${list(found)}` : '',
    gone.length > 0 ? ` / revealed: ${gone.map((id) => w.mention(id)).join(', ')}` : '',
    barred.length > 0 ? ` / barred: ${barred.map(name).join(', ')}` : '',
  ].join('');
};

const siteOf = (s: State, id: CardId): string | undefined => {
  const def = defOf(s, id);
  return def.type === 'Mission' && !def.universal ? (def.sameAs ?? def.title) : undefined;
};

/** A mission of the other player before it is of the same location, and would lie under it where missions overlap. */
const liesApart = (s: State, { id, missions: [mission] }: State['locations'][number]): boolean => {
  const site = mission === undefined ? undefined : siteOf(s, mission);
  const before = s.locations.slice(
    0,
    s.locations.findIndex((one) => one.id === id),
  );
  return site !== undefined && before.some(({ missions: [other] }) => other !== undefined && siteOf(s, other) === site);
};

const missionLines = (s: State, w: Writer, location: State['locations'][number]): string[] =>
  location.missions.length === 0
    ? [`${name(cardOf(s, location.id).controller)} gap: ${w.define(location.id, cardOf(s, location.id).controller)}`]
    : location.missions.map((id, i) => {
        const owner = ownerOf(s, id);
        const last = i === location.missions.length - 1;
        const back = cardOf(s, id).mark.is === 'turned over' ? ' [other side]' : '';
        const burnt = last && location.husk ? ', burnt out' : '';
        const done = last && location.completedBy !== -1 ? `, completed by ${name(location.completedBy)}` : '';
        const apart = i === 0 && liesApart(s, location) ? ' apart' : '';
        return `${name(owner)} mission: ${w.define(id, owner)}${back}${apart}${done}${burnt}${last ? seedsLine(s, w, location) : ''}`;
      });

const typeOf = (s: State, id: CardId): string => defOf(s, id).type;

const vesselLine = (s: State, w: Writer, id: CardId): string => {
  const player = cardOf(s, id).controller;
  const kind = cardOf(s, id).zone === 'away' ? 'away' : typeOf(s, id) === 'Facility' ? 'outpost' : 'ship';
  const head = `${name(player)} ${kind}: ${w.define(id, player)}`;
  const place = cardOf(s, id).zone === 'away' ? '' : ` at ${w.refer(cardOf(s, id).loc)}`;
  const aboard = [...s.play, ...s.away].filter((x) => cardOf(s, x).host === id && cardOf(s, x).zone === 'aboard');
  return head + place + (aboard.length > 0 ? ` aboard ${aboard.map((x) => w.define(x, player)).join(', ')}` : '');
};

const groupLines = (
  s: State,
  w: Writer,
  head: (player: Player) => string,
  zone: 'surface' | 'on location' | 'between' | 'table' | 'with team',
  loc: LocationId,
): string[] =>
  players.flatMap((player) => {
    const here = s.play.filter((id) => cardOf(s, id).zone === zone && (loc < 0 || cardOf(s, id).loc === loc));
    const own = here.filter((id) => w.linePlayer(id) === player);
    return own.length > 0 ? [`${head(player)}: ${own.map((id) => w.define(id, player)).join(', ')}`] : [];
  });

const locationLines = (s: State, w: Writer, location: State['locations'][number]): string[] => {
  const at = location.id;
  const vessels = s.play.filter((id) => cardOf(s, id).zone === 'space' && cardOf(s, id).loc === at);
  const facilities = vessels.filter((id) => typeOf(s, id) === 'Facility');
  const ships = vessels.filter((id) => typeOf(s, id) !== 'Facility');
  return [
    ...groupLines(s, w, (p) => `${name(p)} on ${w.refer(at)}`, 'on location', at),
    ...groupLines(s, w, (p) => `${name(p)} between ${w.refer(at)}`, 'between', at),
    ...[...facilities, ...ships].map((id) => vesselLine(s, w, id)),
    ...groupLines(s, w, (p) => `${name(p)} planet ${w.refer(at)}`, 'surface', at),
  ];
};

/** Decks are written from the top, and lie with the top last. */
const asWritten = (pile: Pile, ids: readonly CardId[]): readonly CardId[] =>
  pileRow(pile).order === 'top first' ? ids.toReversed() : ids;

/** An empty draw deck is said: without a word about it there would be one. */
const pileLine = (w: Writer, player: Player, pile: Pile, ids: readonly CardId[]): string[] =>
  ids.length > 0 || pile === 'draw deck'
    ? [`${name(player)} ${pile}: ${ids.map((id) => w.define(id, player)).join(', ') || 'nothing'}`]
    : [];

const printedPoints = (s: State, ids: readonly CardId[]): number =>
  ids.reduce((sum, id) => {
    const def = defOf(s, id);
    return sum + ('points' in def ? (def.points ?? 0) : 0);
  }, 0);

const playerLines = (s: State, w: Writer, player: Player): string[] => {
  const p = s.players[player];
  const { missionPoints, bonusPoints } = p;
  const downloads = personnelDownloads(s, player);
  const usedUp = deedsOf(s, player, 'used up').map(({ what }) => what);
  const expected = missionPoints === printedPoints(s, p.completed) && bonusPoints === printedPoints(s, p.piles.bonus);
  return [
    ...pileNames.flatMap((pile) => pileLine(w, player, pile, asWritten(pile, p.piles[pile]))),
    ...(expected ? [] : [`${name(player)} points: ${missionPoints} mission, ${bonusPoints} bonus`]),
    ...(downloads > 0 ? [`${name(player)} personnel downloads: ${downloads}`] : []),
    ...(p.drawsNone ? [`${name(player)} draws none`] : []),
    ...(hasRegenerated(s, player) ? [`${name(player)} draw deck made anew`] : []),
    ...(usedUp.length > 0 ? [`${name(player)} downloads used: ${usedUp.join('; ')}`] : []),
    ...(p.playsUsed < 0 ? [`${name(player)} more card plays: ${-p.playsUsed}`] : []),
    ...(p.playsUsed > 0 ? [`${name(player)} card plays used: ${p.playsUsed}`] : []),
  ];
};

const attackLine = (w: Writer, a: State['attacks'][number]): string =>
  `${name(a.by)} attacked ${w.refer(a.target)} at ${w.refer(a.loc)} in turn ${a.turn}${a.calledOff ? ', called off' : ''}`;

/** Artifacts in play and in hands were acquired, others were not: only exceptions are said. */
const acquiredLines = (s: State, w: Writer): string[] => {
  const looksAcquired = (id: CardId): boolean =>
    s.play.includes(id) || s.away.includes(id) || cardOf(s, id).zone === 'hand';
  const artifacts = w.written.filter((id) => defOf(s, id).type === 'Artifact');
  const odd = artifacts.filter((id) => s.acquired.includes(id) !== looksAcquired(id));
  const list = (is: boolean): CardId[] => odd.filter((id) => s.acquired.includes(id) === is);
  const line = (head: string, ids: readonly CardId[]): string[] =>
    ids.length > 0 ? [`${head}: ${ids.map((id) => w.refer(id)).join(', ')}`] : [];
  return [...line('acquired', list(true)), ...line('not acquired', list(false))];
};

export const writePosition = (s: State): string => {
  const w = new Writer(s);
  const anywhere = (zone: 'table' | 'with team'): string[] =>
    groupLines(s, w, (player) => `${name(player)} ${zone}`, zone, none);
  const lines = [
    ...(s.fixed.assisted ? ['assisted'] : []),
    ...s.described.map(({ card, facts }) => `described ${w.called(card)}: ${factWords(facts)}`),
    ...(s.first === 0 ? [] : [`first: ${name(s.first)}`]),
    clockLine(s),
    ...s.locations.flatMap((location) => missionLines(s, w, location)),
    ...s.locations.flatMap((location) => locationLines(s, w, location)),
    ...anywhere('table'),
    ...anywhere('with team'),
    ...s.away.filter((id) => cardOf(s, id).zone === 'away').map((id) => vesselLine(s, w, id)),
    ...players.flatMap((player) => playerLines(s, w, player)),
    ...s.attacks.map((a) => attackLine(w, a)),
    ...(s.spent.length > 0 ? [`half spent: ${s.spent.map((id) => w.refer(id)).join(', ')}`] : []),
    ...acquiredLines(s, w),
    ...(s.rigged.length > 0 ? [`chance: ${s.rigged.map((id) => w.refer(id)).join(', ')}`] : []),
  ];
  return w.finish(lines.join('\n'));
};
