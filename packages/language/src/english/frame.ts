import type { MissionKind } from '../facts.ts';
import { card, personnel, teamMember } from './phrase.ts';
import { typeNouns } from './terms.ts';
import type { Noun } from './words.ts';

/** What the words of a text refer to, which depends on the card they stand on. */
export interface Frame {
  /** Whom a selection picks from: one of them, where they are, and all of them together. */
  readonly member: Noun;
  readonly place: string;
  readonly everyone: string;
  readonly team: string;
  readonly ship: string;
  /** The card this one is on. */
  readonly host: Noun;
  readonly target: string;
  readonly response: string;
  /** What an earlier act of the same text picked. */
  readonly those: string;
  readonly self: string;
}

const base: Frame = {
  member: personnel,
  place: '',
  everyone: 'everyone',
  team: 'the team',
  ship: 'the ship',
  host: card,
  target: 'that card',
  response: 'that action',
  those: 'the chosen cards',
  self: 'this card',
};

/** A team meeting a dilemma. A planet dilemma that reaches a ship takes one of the encountering player's (B-17.25). */
export const encounterFrame = (where: MissionKind): Frame => ({
  ...base,
  member: teamMember,
  everyone: 'the whole team',
  team: where === 'space' ? 'the ship and its crew' : 'the team',
  ship: where === 'planet' ? 'your ship here' : 'the ship',
  host: typeNouns.Mission,
  self: 'this dilemma',
});

export const teamFrame = encounterFrame('dual');

const aboard = { member: personnel, place: 'aboard', everyone: 'everyone aboard' };
const here = { member: personnel, place: 'here', everyone: 'everyone here' };

/** A dilemma that stays in play. */
export const placedFrame = (frame: Frame, place: 'ship' | 'mission' | 'team'): Frame => {
  if (place === 'ship') return { ...frame, ...aboard, ship: 'the ship', host: typeNouns.Ship };
  if (place === 'mission') return { ...frame, ...here, host: typeNouns.Mission };
  return {
    ...frame,
    member: { one: 'afflicted personnel', many: 'afflicted personnel' },
    everyone: 'everyone afflicted',
  };
};

/** A card played on something: its text reaches the cards there. Played on nothing it reaches all cards in play. */
export const playedFrame = (target: Noun | undefined, response: string): Frame => {
  if (!target) return { ...base, place: 'in play', everyone: 'everyone in play', response };
  const named = { ...base, host: target, target: `that ${target.one}`, response };
  if (target === typeNouns.Ship) return { ...named, ...aboard, ship: 'that ship', team: 'that ship and its crew' };
  if (target === typeNouns.Facility) return { ...named, ...aboard };
  if (target === typeNouns.Mission) return { ...named, ...here };
  return { ...named, place: 'present', everyone: 'everyone present' };
};
