import type { Among } from '../among.ts';
import type { Encounter } from '../encounter.ts';
import type { MissionKind } from '../facts.ts';
import { afflicted, card, crewMember, group, member, personnel, teamMember } from './phrase.ts';
import { facilityNouns, typeNouns } from './terms.ts';
import { noun, unspoken } from './words.ts';
import type { Who } from '../who/index.generated.ts';
import type { Noun } from './words.ts';

/** What the words of a text refer to, which depends on the card they stand on. */
export interface Frame {
  /** Whom a selection picks from: one of them, where they are, and all of them together. */
  readonly member: Noun;
  readonly place: string;
  readonly everyone: string;
  /** Those who meet a dilemma: a crew in space, an Away Team on a planet; and how they are stopped. */
  readonly group: string;
  readonly team: string;
  readonly ship: string;
  /** The card this one is on: its kind, and how the text speaks of it. */
  readonly host: Noun;
  readonly hosted: string;
  readonly target: string;
  /** Where the target is. */
  readonly location: string;
  readonly response: string;
  /** What an earlier act of the same text picked. */
  readonly those: string;
  readonly self: string;
  /** As one speaks of it when it is put somewhere: "discard dilemma". */
  readonly kind: string;
  /** Of what kind somebody is whom the clause has just named: "a female member". */
  readonly named?: Who;
  /** The number that the count on this card changes, and by how much for each. */
  readonly counter?: { readonly number: string; readonly times: number };
  /** Everyone whom a dilemma placed on a team has met. */
  readonly afflicted: string;
  /** The sentence has just named the opponent. */
  readonly ofOpponent?: true;
  /** The card is discarded at the end of the turn: so long lasts what holds for as long as it is in play. */
  readonly forTheTurn?: true;
  /** What arriving, or destroying this card, is worth. */
  readonly worth?: number;
  /** How it speaks of the same things once the first act has named them. */
  readonly later?: Partial<Frame>;
}

const base: Frame = {
  member: personnel,
  place: '',
  everyone: 'everyone',
  group: 'the team',
  team: 'the team',
  ship: 'the ship',
  host: card,
  hosted: 'the card this card is on',
  target: 'that card',
  location: 'that location',
  response: 'that action',
  those: 'the chosen cards',
  self: 'this card',
  kind: 'this card',
  afflicted: 'its members',
};

/** Whom unmet conditions stop (B-17.10); a crew never without its ship (B-19.8). */
const stoppedTeam = {
  space: 'the crew',
  planet: 'the team',
  dual: 'the team',
} satisfies { [K in MissionKind]: string };

/** A team meeting a dilemma. A planet dilemma that reaches a ship takes one of the encountering player's (B-17.25). */
export const encounterFrame = (where: MissionKind): Frame => ({
  ...base,
  member: where === 'space' ? crewMember : teamMember,
  everyone: where === 'space' ? 'the crew' : 'the team',
  group: where === 'space' ? 'the crew' : 'the team',
  team: stoppedTeam[where],
  ship: where === 'planet' ? 'your ship here' : 'the ship',
  host: typeNouns.Mission,
  hosted: 'the mission',
  self: 'this dilemma',
  kind: 'dilemma',
});

/** Once the clause has named the group, its members are just members. */
export const namedGroup = (frame: Frame): Frame => ({ ...frame, member });

/** Where nothing stands between, the group itself is "it". */
export const groupAsIt = (frame: Frame): Frame => ({ ...frame, team: frame.team.replace(frame.group, 'it') });

export const teamFrame = encounterFrame('dual');

const aboard = { member: personnel, place: 'aboard', everyone: 'everyone aboard' };
const here = { member: personnel, place: 'here', everyone: 'everyone here' };

/** A dilemma that stays in play. */
export const placedFrame = (frame: Frame, place: NonNullable<Encounter['place']>): Frame => {
  switch (place) {
    case 'ship':
      return { ...frame, ...aboard, ship: 'the ship', host: typeNouns.Ship, hosted: 'the ship' };
    case 'mission':
      return { ...frame, ...here };
    case 'team':
      return { ...frame, member: afflicted, everyone: 'its members', host: teamMember, hosted: 'the team' };
    default:
      return unspoken(place);
  }
};

const opposing = noun('opposing personnel', 'opposing personnel');
const otherPersonnel = noun('other personnel', 'other personnel');

/** Whom a selection picks from when it says so itself. */
export const amongFrame = (frame: Frame, among: Among | undefined): Frame => {
  switch (among) {
    case undefined:
      return frame;
    case 'aboard':
      return { ...frame, member: personnel, place: 'aboard', everyone: 'everyone aboard' };
    case 'here':
      return { ...frame, member: personnel, place: 'here', everyone: 'everyone here' };
    case 'in play':
      return { ...frame, member: personnel, place: 'in play', everyone: 'every personnel in play' };
    case 'those':
      return { ...frame, place: `among ${frame.those}`, everyone: frame.those };
    case 'afflicted':
      return { ...frame, member: afflicted, place: '', everyone: frame.afflicted };
    case 'away teams here':
      return { ...frame, member: personnel, place: 'in Away Teams here', everyone: 'every Away Team here' };
    case 'team':
      return { ...frame, member: teamMember, place: '', everyone: 'the team' };
    case 'present':
      return { ...frame, member: otherPersonnel, place: 'present', everyone: 'everyone else present' };
    case 'there':
      return { ...frame, member: personnel, place: 'there', everyone: 'everyone there' };
    case 'that location':
      return { ...frame, member: card, place: `at ${frame.location}`, everyone: `everything at ${frame.location}` };
    case 'docked': {
      const place = frame.hosted === 'it' ? 'docked there' : `docked at ${frame.hosted}`;
      return { ...frame, member: typeNouns.Ship, place, everyone: `the ships ${place}` };
    }
    case 'your side':
      return { ...frame, member: personnel, place: 'on your side', everyone: 'everyone on your side' };
    case 'other side':
      return { ...frame, member: opposing, place: '', everyone: 'all opposing personnel' };
    default:
      return unspoken(among);
  }
};

/** A card played on something: its text reaches the cards there. Played on nothing it reaches all cards in play. */
export const playedFrame = (target: Noun | undefined, response: string): Frame => {
  if (!target) return { ...base, place: 'in play', everyone: 'everyone in play', response };
  // What the card is played on has just been said: things are "it" from there on, people stay "that personnel".
  const it = target === personnel || target === group ? `that ${target.one}` : 'it';
  const named = { ...base, host: target, hosted: it, target: it, response };
  if (target === typeNouns.Ship) return { ...named, ...aboard, ship: it, team: 'it and its crew' };
  if (target === typeNouns.Facility || Object.values(facilityNouns).includes(target)) return { ...named, ...aboard };
  if (target === typeNouns.Mission) return { ...named, ...here };
  if (target === group) return { ...named, member, everyone: 'its members' };
  return { ...named, place: 'present', everyone: 'everyone present' };
};
