import type { TermId } from '@spaceline/art';
import type { Label } from '../i18n/t.ts';

/** What a word of the rules means, for somebody who is playing. */
export interface Entry {
  readonly word: Label;
  readonly means: Label;
  /** Where the rules say it in full. */
  readonly clause: string;
}

export const glossary: Readonly<Record<TermId, Entry>> = {
  artifact: {
    word: 'Artifact',
    means: 'Seeded under a planet mission, found in an attempt, yours when the mission is completed.',
    clause: 'B-3.14',
  },
  attempt: {
    word: 'Attempt::noun',
    means: 'A team tries a mission: first every card seeded under it, then what the mission itself asks.',
    clause: 'B-16.1',
  },
  awayTeam: {
    word: 'Away Team',
    means: 'Your people and equipment on the surface of a planet who may be together.',
    clause: 'B-10.18',
  },
  battle: {
    word: 'Battle',
    means: 'Ships fire at a ship, or people fight people. Whoever begins needs a leader.',
    clause: 'B-20.1',
  },
  bonusPoints: {
    word: 'Bonus points',
    means: 'All points that do not come from completing missions.',
    clause: 'B-26.2',
  },
  cardPlay: {
    word: 'Normal card play',
    means:
      'Once a turn you play one card: a person, ship, piece of equipment, facility or event. Interrupts do not count.',
    clause: 'B-13.1',
  },
  cloaked: {
    word: 'Cloaked',
    means: 'A cloaked ship flies, but cannot attack or be attacked, dock, beam or attempt a mission.',
    clause: 'B-15.1',
  },
  compatible: {
    word: 'Compatible',
    means: 'Cards that may be together: of one affiliation, with one that is Non-Aligned, or joined by a treaty.',
    clause: 'B-6.3',
  },
  completed: {
    word: 'Completed',
    means: 'All cards under the mission are behind you and the team has what it asks: you score its points.',
    clause: 'B-16.26',
  },
  controller: {
    word: 'Controller',
    means: 'The player who decides for a card: its owner, unless a card gave it to the other one.',
    clause: 'B-10.2',
  },
  countdown: {
    word: 'Countdown',
    means: 'So many of its controller’s turns are left; it is counted down at the end of each.',
    clause: 'B-25.11',
  },
  crew: {
    word: 'Crew',
    means: 'Your people and equipment aboard a ship or facility, without those who are stopped or disabled.',
    clause: 'B-10.17',
  },
  cumulative: {
    word: 'Cumulative',
    means: 'Several copies of the card add up. Where it does not say so, one copy counts.',
    clause: 'B-23.5',
  },
  cured: {
    word: 'Cured',
    means: 'What ends a dilemma that stays: as soon as the cure is there, it is over.',
    clause: 'B-17.4',
  },
  damaged: {
    word: 'Damaged',
    means: 'A ship that was hit lost half of its HULL and flies with RANGE 5 at most. A second hit destroys it.',
    clause: 'B-21.3',
  },
  destroyed: {
    word: 'Destroyed',
    means: 'A ship or facility goes to the discard pile, and everybody aboard is killed.',
    clause: 'B-13.27',
  },
  dilemma: {
    word: 'Dilemma',
    means: 'A danger under a mission. Whoever attempts the mission meets it first.',
    clause: 'B-3.13',
  },
  directHit: {
    word: 'Direct hit',
    means: 'More than twice as much WEAPONS as the target has SHIELDS: it is destroyed.',
    clause: 'B-20.27',
  },
  disabled: {
    word: 'Disabled',
    means: 'Whoever is disabled does nothing and counts for nothing until it ends.',
    clause: 'B-19.14',
  },
  docked: {
    word: 'Docked',
    means: 'A docked ship has half of the outpost’s SHIELDS besides its own. To fly, attempt or attack it undocks.',
    clause: 'B-14.26',
  },
  download: {
    word: 'Download',
    means: 'Takes a card out of your hand or draw deck and plays it at once.',
    clause: 'B-27.44',
  },
  encounter: {
    word: 'Encounter',
    means: 'A dilemma turns over: who takes part is tested, and what follows happens at once.',
    clause: 'B-17.6',
  },
  event: {
    word: 'Event',
    means: 'Played as your card play of the turn; it stays on the table unless its text discards it.',
    clause: 'B-3.15',
  },
  farEnd: { word: 'Far end', means: 'The end of the spaceline that is further away.', clause: 'B-9.9' },
  fullTurn: {
    word: 'Full turn',
    means: 'A turn that began after the counting did: the turn in which it started does not count.',
    clause: 'B-25.4',
  },
  hologram: {
    word: 'Hologram',
    means: 'Acts only where a Holodeck or Holo-Projectors work. What would kill it only switches it off.',
    clause: 'B-27.1',
  },
  houseArrest: {
    word: 'House arrest',
    means: 'Aboard, but no longer compatible: they do nothing until they are brought where they fit.',
    clause: 'B-6.18',
  },
  immune: { word: 'Immune', means: 'The card that is named cannot touch this one.', clause: 'B-24.6' },
  interrupt: {
    word: 'Interrupt',
    means: 'Costs no card play and may be played in either turn, also to answer what is just happening.',
    clause: 'B-3.17',
  },
  killed: { word: 'Killed', means: 'The card goes to its owner’s discard pile.', clause: 'B-13.27' },
  leader: {
    word: 'Leader',
    means: 'Somebody with OFFICER or Leadership: without one nobody begins a battle.',
    clause: 'B-20.4',
  },
  location: { word: 'Location', means: 'One place of the spaceline: a mission and everything there.', clause: 'B-9.1' },
  matching: {
    word: 'Matching',
    means: 'Of the same affiliation as the ship, facility or mission. A treaty does not make anybody match.',
    clause: 'B-6.8',
  },
  misSeed: {
    word: 'Mis-seed',
    means: 'A card under a mission where it may not lie: it goes out of play without effect.',
    clause: 'B-16.37',
  },
  nullified: {
    word: 'Nullified',
    means: 'The card does not take effect, or stops doing so, and is discarded.',
    clause: 'B-24.1',
  },
  opponentsChoice: {
    word: 'Opponent’s choice',
    means: 'The opponent sees all who can be meant, and chooses.',
    clause: 'B-18.3',
  },
  orders: {
    word: 'Orders',
    means: 'After the card play: beam, fly, attempt, fight, as often as you like and can.',
    clause: 'B-11.8',
  },
  outOfPlay: { word: 'Out of play', means: 'A pile from which nothing returns by itself.', clause: 'B-2.5' },
  outpost: {
    word: 'Outpost',
    means: 'Your house at a location: people and ships report there, and ships dock.',
    clause: 'B-3.27',
  },
  overcome: {
    word: 'Overcome',
    means: 'The team met the dilemma’s conditions: it is discarded, and the attempt goes on.',
    clause: 'B-17.9',
  },
  present: { word: 'Present', means: 'In the same crew or the same Away Team.', clause: 'B-10.24' },
  quarantined: {
    word: 'Quarantined',
    means: 'They may not leave where they are, except with the ship.',
    clause: 'B-19.25',
  },
  random: {
    word: 'Random selection',
    means: 'Chance draws among all who can be meant, each as likely as the other.',
    clause: 'B-18.1',
  },
  range: {
    word: 'RANGE',
    means: 'What a ship can spend on flying each turn: it pays the span of every place it moves to.',
    clause: 'B-14.32',
  },
  relocated: {
    word: 'Relocated',
    means: 'Moved by a card, not by flying: it costs no RANGE and needs no crew.',
    clause: 'B-14.40',
  },
  report: {
    word: 'Report for duty',
    means: 'People, ships and equipment come into play at one of your outposts that is compatible.',
    clause: 'B-13.9',
  },
  response: {
    word: 'Response',
    means: 'An answer to what is just happening, before it takes effect.',
    clause: 'B-12.17',
  },
  seed: {
    word: 'Seed',
    means: 'To put a card out before the first turn, such as a dilemma under a mission; also that card.',
    clause: 'B-8.22',
  },
  selfControlling: {
    word: 'Self-controlling',
    means: 'It belongs to nobody and acts by itself, as its text says.',
    clause: 'B-3.6',
  },
  spaceline: { word: 'Spaceline', means: 'The row of all locations, shared by both players.', clause: 'B-2.7' },
  span: { word: 'Span', means: 'What it costs a ship in RANGE to move to this location.', clause: 'B-9.2' },
  staffed: {
    word: 'Staffed',
    means: 'The crew covers every staffing icon of the ship, and somebody is of its affiliation. Then it can fly.',
    clause: 'B-14.16',
  },
  stopped: {
    word: 'Stopped',
    means: 'Does not move, attempt or attack any more until its controller’s next turn.',
    clause: 'B-19.1',
  },
  tow: { word: 'Tow', means: 'A ship with a Tractor Beam takes something along when it flies.', clause: 'B-14.41' },
  treaty: { word: 'Treaty', means: 'Makes your cards of two affiliations compatible.', clause: 'B-6.23' },
  unique: {
    word: 'Unique and universal',
    means: 'Of a unique person or ship you have one in play, of a universal one as many as you like.',
    clause: 'B-4.1',
  },
  weapons: {
    word: 'WEAPONS and SHIELDS',
    means: 'WEAPONS above the target’s SHIELDS are a hit, above twice as much a direct hit.',
    clause: 'B-20.26',
  },
};
