import type { CardId, LocationId, Stack } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import type { Ref } from '../text/cursor.ts';
import { type Reading, type Wanted, meant } from './read-parts.ts';

/** `P1 stacks Archer, Chalnoth under Excavation; Federation Outpost at Evacuation; Test Gate on the table`. */

/** Each name stands for the first copy in the seed deck that no stack has taken yet. */
const take = (r: Reading, ref: Ref, taken: Set<CardId>): CardId => {
  const copies = meant(r, ref).filter((id) => !taken.has(id));
  const inDeck = new Set<CardId>(r.state.players[r.player].piles['seed deck']);
  const id = copies.find((copy) => inDeck.has(copy)) ?? copies[0] ?? r.cursor.fail(`There is no other ${ref.title}.`);
  taken.add(id);
  return id;
};

const placeOf = (r: Reading): LocationId => {
  if (r.cursor.takes('on the table')) return none;
  if (!r.cursor.takes('under')) r.cursor.expects('at');
  const ref = r.cursor.expectsRef();
  const missions = meant(r, ref);
  const site = r.state.locations.find((l) => l.missions.some((mission) => missions.includes(mission)));
  return site?.id ?? r.cursor.fail(`${ref.title} is not on the spaceline.`);
};

const stack = (r: Reading, taken: Set<CardId>): Stack => {
  const cards = r.cursor
    .counted()
    .flatMap(({ ref, times }) => Array.from({ length: times }, () => take(r, ref, taken)));
  return { on: placeOf(r), cards };
};

export const stacks = (r: Reading): Wanted => {
  r.cursor.takes(':');
  if (r.cursor.takes('nothing')) return { verbs: ['seed stacks'], stacks: [] };
  const taken = new Set<CardId>();
  const list = [stack(r, taken)];
  while (r.cursor.takes(';') || r.cursor.comma()) list.push(stack(r, taken));
  return { verbs: ['seed stacks'], stacks: list };
};
