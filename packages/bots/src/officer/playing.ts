import type { Decision, Option, OptionOf } from '@spaceline/engine';
import type { CardDef } from '@spaceline/language';
import { type Gain, gainsOf, readingOf, worthAimed } from '../reading/index.ts';
import { defOf } from './cards.ts';
import { type Situation } from './situation.ts';

/** What it is worth to play a card that does not report: its effect record, aimed at what the option names. */

/** How many of ours or theirs are aboard a vessel, or at a place. */
const crowdOf = (s: Situation, id: number): number => {
  for (const location of s.spaceline) {
    for (const ship of [...location.ships, ...location.facilities])
      if (ship.card === id) return ship.crew.reduce((n, crew) => n + crew.cards.length + crew.hidden, 0);
    if (location.id === id) return location.teams.reduce((n, team) => n + team.cards.length + team.hidden, 0);
  }
  return 1;
};

const usualCrowd = 5;

/** Whose the thing is that the option aims at. */
const sideOf = (s: Situation, { on }: OptionOf<'play'>): 'own' | 'other' | undefined => {
  if ('player' in on) return on.player === s.me ? 'own' : 'other';
  if ('team' in on) return on.team.player === s.me ? 'own' : 'other';
  const id = 'card' in on ? on.card : 'location' in on ? on.location : 'answers' in on ? on.answers : undefined;
  if (id === undefined || id < 0) return undefined;
  const owner = s.cards.get(id)?.owner;
  return owner === undefined ? undefined : owner === s.me ? 'own' : 'other';
};

/** People who are hit are those who are there. */
const scaled = (s: Situation, gains: readonly Gain[], option: OptionOf<'play'>): readonly Gain[] => {
  const { on } = option;
  const id = 'card' in on ? on.card : 'location' in on ? on.location : undefined;
  if (id === undefined) return gains;
  const crowd = crowdOf(s, id);
  return gains.map((gain) =>
    gain.to === 'target' && (gain.unit === 'people' || gain.unit === 'turns')
      ? { ...gain, n: (gain.n * Math.min(10, crowd)) / usualCrowd }
      : gain,
  );
};

/** About how many turns of ours are left. */
export const turnsLeft = (s: Situation): number => {
  const { counts } = s.view.players[s.me];
  return Math.min(counts['draw deck'], 12);
};

const reporting = (s: Situation): number =>
  s.hand.filter(({ def }) => def.type === 'Personnel' || def.type === 'Ship' || def.type === 'Equipment').length;

/** Plays are worth something to whoever has cards to play, cards to whoever has a deck to draw them from. */
const inContext = (s: Situation, gain: Gain): number => {
  if (gain.to !== 'you') return 1;
  if (gain.unit === 'plays') return Math.min(1.5, reporting(s) / 4);
  if (gain.unit === 'cards' || gain.unit === 'draws') return reporting(s) > 5 ? 0.4 : 1;
  return 1;
};

const mixed = (s: Situation): boolean => {
  const kinds = new Set<string>(s.people.map(({ affiliation }) => affiliation));
  for (const { def } of s.hand)
    if (def.type === 'Personnel' && def.affiliations.length === 1) kinds.add(def.affiliations[0] ?? '');
  kinds.delete('Non-Aligned');
  return kinds.size > 1;
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

export const playWorth = (s: Situation, option: OptionOf<'play'>, def: CardDef): number => {
  const reading = readingOf(def);
  if (reading.is !== 'use') return 0;
  const way = reading.use.ways.find((one) => one.way === option.way) ?? reading.use.ways[0];
  if (!way || way.gains.length === 0) return 0;
  const side = sideOf(s, option);
  const aim = side ?? (way.aim === 'own' ? 'own' : 'other');
  const answered = nullified(s, option);
  const gains = scaled(s, way.gains, option).map((gain) => ({
    ...gain,
    n:
      gain.n *
      (gain.unit === 'nullify' ? answered : inContext(s, gain)) *
      (gain.unit === 'company' && !mixed(s) ? 0 : 1),
  }));
  return worthAimed(gains, aim, turnsLeft(s));
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
