import { type Condition, englishCondition, englishWho } from '@spaceline/language';
import type { Fate, Whom } from './fate.ts';
import type { Gain } from './gain.ts';
import type { Reading } from './reading.ts';
import type { Peril, Stay } from './peril.ts';
import type { Way } from './use.ts';
import { shipWorth } from './worth.ts';

/** A reading in a few words, for the page of readings and for whoever asks what a computer player makes of a card. */

const listed = (parts: readonly string[], between = ', '): string => parts.filter((part) => part !== '').join(between);
const rounded = (n: number): string => String(Math.round(n * 10) / 10);

const counts = { all: 'all', half: 'half', 'larger half': 'the larger half' } as const;
const pickers = {
  all: '',
  random: ' by lot',
  opponent: ', the opponent picks',
  you: ', you pick',
  highest: ' with the most',
  those: ' of those picked',
} as const;

const whomSays = ({ by, count, who, metric }: Whom): string => {
  const number = typeof count === 'number' ? String(count) : counts[count];
  const kind = who.who === 'anyone' ? '' : ` ${englishWho(who, count === 1 ? 'one' : 'many')}`;
  return `${number}${kind}${pickers[by]}${metric ? ` ${metric}` : ''}`;
};

const losses = { killed: 'kills', discarded: 'discards', taken: 'takes away', stopped: 'stops' } as const;

const fateSays = (fate: Fate): string => {
  switch (fate.fate) {
    case 'people':
      return `${losses[fate.loss]} ${whomSays(fate.whom)}`;
    case 'ship':
      return fate.loss === 'destroyed' ? 'destroys the ship' : 'damages the ship';
    case 'over':
      return `ends the ${fate.what}`;
    case 'lent':
      return 'lends team and ship to the opponent';
    case 'hand':
      return `about ${fate.cards} cards of the hand`;
    case 'points':
      return `${fate.n} points`;
    case 'restored':
      return 'gives back what the attempt cost';
    case 'choice':
      return `either ${fate.ways.map((way) => fatesSay(way) || 'nothing').join(' or ')}`;
    case 'provided':
      return listed(
        [`if ${englishCondition(fate.condition)}: ${fatesSay(fate.met)}`, fatesSay(fate.otherwise)],
        '; else ',
      );
  }
};

const fatesSay = (fates: readonly Fate[]): string => listed(fates.map(fateSays), ' and ');

const withCondition = (words: string, condition: Condition | undefined): string =>
  condition ? `${words} ${englishCondition(condition)}` : '';

const staySays = (stays: Stay): string =>
  listed(
    [
      `stays on the ${stays.on}`,
      stays.clock ? `in about ${stays.clock.turns} turns ${fatesSay(stays.clock.fates)}` : '',
      stays.repeats.length > 0 ? `each turn ${fatesSay(stays.repeats)}` : '',
      stays.holdsShip ? 'holds the ship' : '',
      stays.quarantines ? 'nobody may leave' : '',
      stays.closes ? 'closes the mission' : '',
      withCondition('towed away with', stays.towedBy),
      stays.sendsAway ? 'sends the ship away' : '',
      stays.dulls ? 'takes first skills' : '',
      stays.disables ? `disables each ${englishWho(stays.disables)}` : '',
      stays.roams ? 'attacks what it meets' : '',
      withCondition('ended by', stays.cure),
      withCondition('nullified by', stays.nullifiedBy),
    ],
    '; ',
  );

const perilSays = (peril: Peril): string => {
  const { kind, trigger, pass, payment, fates, wall, stops, ends, stays, points } = peril;
  const otherwise = listed([fatesSay(fates), stops ? 'stops the team' : '', wall ? 'comes back' : ''], ', ');
  return listed(
    [
      `**${kind}**`,
      withCondition('only if there is', trigger),
      withCondition('passed with', pass),
      payment ? `paid with ${payment.count} ${englishWho(payment.who)}` : '',
      stays ? '' : withCondition('nullified by', peril.nullifiedBy),
      otherwise === '' ? '' : `${pass || payment ? 'else' : 'always'} ${otherwise}`,
      ends ? 'ends the attempt' : '',
      stays ? staySays(stays) : '',
      points === 0 ? '' : `${points} points`,
    ],
    '; ',
  );
};

const same = (one: readonly Peril[], two: readonly Peril[]): boolean => JSON.stringify(one) === JSON.stringify(two);

const partsSay = (perils: readonly Peril[]): string => perils.map(perilSays).join(' — then ');

const gainSays = (gain: Gain): string => {
  const what = gain.skill ?? gain.attribute ?? gain.unit;
  const sign = gain.n > 0 ? '+' : '';
  return `${sign}${rounded(gain.n)} ${what}${gain.of ? ` by each ${gain.of}` : ''} to ${gain.to}${gain.each ? ' each turn' : ''}`;
};

const aims = { own: "the player's own", other: "the opponent's", either: 'any' } as const;

const waySays = ({ when, at, aim, gains, cure, worth }: Way): string => {
  const gained = gains.length === 0 ? 'nothing that is counted' : gains.map(gainSays).join(', ');
  const target = at === 'table' || at === 'response' ? at : `${aims[aim]} ${at}`;
  return `${when}, on ${target}: ${gained}${withCondition('; ended by', cure)} (${rounded(worth)})`;
};

export const readingSays = (reading: Reading): string => {
  switch (reading.is) {
    case 'mission': {
      const { points, alternatives, effort } = reading.mission;
      const ways = alternatives.map((way) => way.map((term) => englishCondition(term)).join(' + ')).join(' | ');
      return `${points} points; ${ways}; about ${rounded(effort)} people`;
    }
    case 'dilemma': {
      const { planet, space } = reading.perils;
      if (planet.length === 0 || same(planet, space)) return partsSay(space);
      if (space.length === 0) return partsSay(planet);
      return `in space ${partsSay(space)}; at planets ${partsSay(planet)}`;
    }
    case 'personnel': {
      const people = reading.personnel.individuals.map(({ skills, integrity, cunning, strength }) => {
        const levels = skills.map(({ skill, levels: n }) => (n === 1 ? skill : `${n} ${skill}`));
        return `${listed(levels) || 'no skill'}; ${integrity}/${cunning}/${strength}`;
      });
      return people.join(' and ');
    }
    case 'ship':
      return `worth ${rounded(shipWorth(reading.ship))} points as the first ship`;
    case 'facility':
      return `a home for ${listed(reading.facility.affiliations)}`;
    case 'use':
      return reading.use.ways.map(waySays).join(' — or ');
  }
};
