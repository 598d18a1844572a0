import type { Decision, GroupView, Option, OptionOf, Player } from '@spaceline/engine';
import type { CardDef, Condition } from '@spaceline/language';
import { type Gain, gainsOf, readingOf, worthAimed } from '../reading/index.ts';
import { isHomeAlready } from './home-already.ts';
import { defOf } from './cards.ts';
import { cureChance } from './cure-chance.ts';
import { type Situation, bases, distance, getAlong } from './situation.ts';

/** What it is worth to play a card that does not report: its effect record, aimed at what the option names. */

const countOf = (groups: readonly GroupView[], of?: Player): number =>
  groups.reduce((n, { player, cards, hidden }) => ((of ?? player) === player ? n + cards.length + hidden : n), 0);

/** How many are aboard a vessel, or at a place: of that player or of both; nothing: it is neither. */
const crowdOf = (s: Situation, id: number, of?: Player): number | undefined => {
  for (const location of s.spaceline) {
    for (const ship of [...location.ships, ...location.facilities]) if (ship.card === id) return countOf(ship.crew, of);
    if (location.id === id) return countOf(location.teams, of);
  }
  return undefined;
};

const usualCrowd = 5;

/** Whose missions lie there: what is laid between two places is in the way of whoever wants to solve them. */
const sideOfPlace = (s: Situation, id: number): 'own' | 'other' | undefined => {
  const mission = s.missions.find((one) => one.id === id);
  return mission && (mission.mine ? 'own' : 'other');
};

/** Whose the thing is that the option aims at. */
const sideOf = (s: Situation, { on }: Pick<OptionOf<'play'>, 'on'>): 'own' | 'other' | undefined => {
  if ('between' in on) {
    const [one, two] = [sideOfPlace(s, on.between[0]), sideOfPlace(s, on.between[1])];
    return one === 'own' || two === 'own' ? 'own' : 'other';
  }
  if ('location' in on) return sideOfPlace(s, on.location);
  if ('player' in on) return on.player === s.me ? 'own' : 'other';
  if ('team' in on) return on.team.player === s.me ? 'own' : 'other';
  const id = 'card' in on ? on.card : 'answers' in on ? on.answers : undefined;
  if (id === undefined || id < 0) return undefined;
  const owner = s.cards.get(id)?.owner;
  return owner === undefined ? undefined : owner === s.me ? 'own' : 'other';
};

/** People who are hit are those who are there, people who are saved those of ours. */
const scaled = (s: Situation, gains: readonly Gain[], option: OptionOf<'play'>): readonly Gain[] => {
  const { on } = option;
  const id = 'card' in on ? on.card : 'location' in on ? on.location : 'answers' in on ? on.answers : undefined;
  const crowd = id === undefined ? undefined : (crowdOf(s, id) ?? ('answers' in on ? undefined : 1));
  if (id === undefined || crowd === undefined) return gains;
  return gains.map((gain) => {
    if (gain.to !== 'target' || (gain.unit !== 'people' && gain.unit !== 'turns')) return gain;
    const counted = gain.unit === 'people' && gain.n > 0 ? (crowdOf(s, id, s.me) ?? crowd) : crowd;
    return { ...gain, n: (gain.n * Math.min(10, counted)) / usualCrowd };
  });
};

/** What their crew ends at once does not happen. */
const uncured = (s: Situation, gains: readonly Gain[], cure: Condition, { on }: OptionOf<'play'>): readonly Gain[] => {
  const ended = 'card' in on ? cureChance(s, cure, on.card) : undefined;
  if (ended === undefined) return gains;
  return gains.map(({ unless, ...gain }) =>
    unless === cure ? { ...gain, n: gain.n * (1 - ended) } : { ...gain, ...(unless ? { unless } : {}) },
  );
};

/** About how many turns of ours are left. */
export const turnsLeft = (s: Situation): number => {
  const { counts } = s.view.players[s.me];
  return Math.min(counts['draw deck'], 12);
};

const reporting = (s: Situation): number =>
  s.hand.filter(({ def }) => def.type === 'Personnel' || def.type === 'Ship' || def.type === 'Equipment').length;

/** Cards in a hand that is full of people only wait there: there is one card play a turn. */
const drawing = (s: Situation): number => {
  if (s.hand.length > 10) return 0;
  // Without a ship nobody goes anywhere: it has to be found.
  const shipless = !s.groups.some(({ kind }) => kind === 'ship') && !s.hand.some(({ def }) => def.type === 'Ship');
  if (shipless && s.people.length > 3) return 1.5;
  const wanting = [1.2, 1.2, 1, 0.7, 0.4];
  return wanting[reporting(s)] ?? 0.15;
};

/** A ship that comes home damaged in a turn or two. */
const isDamaged = (s: Situation): boolean =>
  s.groups.some(
    ({ vessel, at }) =>
      vessel !== undefined &&
      vessel.hull < 100 &&
      bases(s).some((base) => distance(s, at, base.at) <= 2 * vessel.range),
  );

/** Holograms can be somewhere: of use where some of ours have business, and to whoever has any. */
const projectsNobody = (s: Situation, def: CardDef, { on }: OptionOf<'play'>): boolean => {
  const rules = 'inPlay' in def ? (def.inPlay?.rules ?? []) : [];
  if (!rules.some((rule) => rule.rule === 'allows' && rule.what === 'holograms here')) return false;
  const isHologram = (card: CardDef | undefined): boolean => card?.type === 'Personnel' && card.icons.includes('Holo');
  const some = s.hand.some((one) => isHologram(one.def)) || s.people.some((one) => isHologram(defOf(one.def)));
  const at = 'location' in on ? s.spaceline.findIndex(({ id }) => id === on.location) : -1;
  return !some || !(bases(s).some((base) => base.at === at) || sideOf(s, { on }) === 'own');
};

const isOurs = ({ to }: Gain, own: boolean): boolean => to === 'you' || (to === 'target' && own);

/** Plays are worth something to whoever has cards to play, cards to whoever lacks them, repairs to whoever is damaged. */
const inContext = (s: Situation, gain: Gain, own: boolean): number => {
  if (!isOurs(gain, own)) return 1;
  switch (gain.unit) {
    // What helps to move helps in our own turn.
    case 'RANGE':
    case 'moved':
      return s.view.active === s.me ? 1 : 0;
    case 'plays':
      return Math.min(1.5, reporting(s) / 4);
    case 'cards':
    case 'draws':
      return gain.n > 0 ? drawing(s) : 1;
    case 'turns':
      if (gain.n < 0) return 1;
      return s.view.active !== s.me ? 0 : isDamaged(s) ? 1 : 0.2;
    case 'missions':
      return s.style.steals ? 1 : 0.2;
    case 'company':
      return quarrel(s) ? 1 : 0;
    default:
      return 1;
  }
};

/** Whether some of ours, in play or in the hand, do not get along with others yet. */
const quarrel = (s: Situation): boolean => {
  const kinds = new Set<string>(s.people.map(({ affiliation }) => affiliation));
  for (const { def } of s.hand)
    if (def.type === 'Personnel' && def.affiliations.length === 1) kinds.add(def.affiliations[0] ?? '');
  return [...kinds].some((one) => [...kinds].some((other) => !getAlong(s, one, other)));
};

/** What a card that is called off would have done, beside the usual one. */
const nullified = (s: Situation, { on }: OptionOf<'play'>): number => {
  const id = 'answers' in on ? on.answers : 'card' in on ? on.card : -1;
  const def = defOf(s.cards.get(id)?.def ?? '');
  if (!def) return 0;
  const reading = readingOf(def);
  if (reading.is === 'use') return Math.min(3, Math.max(0, reading.use.worth / 8));
  return reading.is === 'dilemma' ? 1 : 0.5;
};

/** What is taken back from the discard pile: people and ships, of other cards hardly any is worth another. */
const takenShare = (s: Situation, { on }: OptionOf<'play'>): number => {
  if (!('card' in on) || !s.view.players[s.me].piles['discard pile'].includes(on.card)) return 1;
  const type = defOf(s.cards.get(on.card)?.def ?? '')?.type;
  return type === 'Personnel' || type === 'Ship' ? 1 : 0.2;
};

/** What can be cured is not left alone for longer. */
const curedAfter = 2;

export const playWorth = (s: Situation, option: OptionOf<'play'>, def: CardDef): number => {
  const reading = readingOf(def);
  if (reading.is !== 'use') return 0;
  const way = reading.use.ways.find((one) => one.way === option.way) ?? reading.use.ways[0];
  if (!way || way.gains.length === 0) return 0;
  if (projectsNobody(s, def, option)) return 0;
  // Whoever is there already does not have to come.
  if ('card' in option.on && isHomeAlready(s, def, option.on.card)) return 0;
  const side = sideOf(s, option);
  const aim = side ?? (way.aim === 'own' ? 'own' : 'other');
  const answered = nullified(s, option);
  const here = scaled(s, way.gains, option).map((gain) =>
    gain.unit === 'cards' && gain.n > 0 ? { ...gain, n: gain.n * takenShare(s, option) } : gain,
  );
  const gains = (way.cure && aim === 'other' ? uncured(s, here, way.cure, option) : here).map((gain) => ({
    ...gain,
    n: gain.n * (gain.unit === 'nullify' ? answered : inContext(s, gain, aim === 'own')),
  }));
  const turns = way.cure ? Math.min(curedAfter, turnsLeft(s)) : turnsLeft(s);
  const worth = worthAimed(gains, aim, turns);
  const ours = worthAimed(
    gains.filter((gain) => isOurs(gain, aim === 'own')),
    aim,
    turns,
  );
  // What only harms them seldom does all that it could, and costs the report of somebody.
  return way.usesPlay ? ours + (worth - ours) * s.style.numbers.harm : worth;
};

/** Reports instead of the card play pay from the second on. */
const useWorth = (s: Situation, def: CardDef): number => {
  let worth = 0;
  for (const rule of ('inPlay' in def ? def.inPlay?.rules : undefined) ?? []) {
    if (rule.rule === 'allows' && rule.what === 'report any number') worth += reporting(s) >= 2 ? 20 : 0;
    if (rule.rule === 'usable') worth += worthAimed(gainsOf(rule.acts), 'own', turnsLeft(s));
  }
  return worth;
};

/** The text of a card in play that does us good now. */
export const bestUse = (s: Situation, decision: Decision): Option | undefined => {
  let best: Option | undefined;
  let most = 1;
  for (const option of decision.options) {
    if (option.do !== 'use') continue;
    const def = defOf(s.cards.get(option.card)?.def ?? '');
    const worth = def ? useWorth(s, def) : 0;
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
};
