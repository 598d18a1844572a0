import type { OptionOf, Phase, Stack } from '@spaceline/engine';
import { type DilemmaCard, type MissionCard, missionIcons } from '@spaceline/language';
import { kindAt, passShare } from './harm.ts';
import type { Laid } from './missions.ts';
import type { SeedTable } from './table.ts';

/** One sentence for each choice of the seed phases. */

export const whyMission = ({ option, mission }: Laid, { mine, spots }: SeedTable): string => {
  if (!mission) return 'It has to be laid somewhere.';
  if (option.way === 'onto') return `${mission.title} lies where it lies already, and both can solve it.`;
  const own = spots.some(({ whose }) => whose !== 'theirs');
  if (!own) return `${mission.title} is the first of ours; the others will lie beside it.`;
  const fits = missionIcons(mission).some((icon) => mine.includes(icon));
  return fits
    ? `${mission.title} goes to that end to lie near our other missions.`
    : `${mission.title} is not for our people, so it lies where it is least in the way.`;
};

const effects = {
  wall: 'stops them until they bring what it asks for',
  killer: 'kills unless they bring what it asks for',
  filter: 'weakens them before they meet what comes behind it',
  delay: 'costs them time',
  gift: 'does little there, and nothing to us',
} as const;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const whyDilemma = (card: DilemmaCard, mission: MissionCard, { theirs }: SeedTable): string => {
  const share = passShare(card, mission, theirs);
  return `${card.title} under ${mission.title} ${effects[kindAt(card, mission)]}; about ${percent(share)} of teams that can solve it get past.`;
};

export const whyFacility = (option: OptionOf<'seed facility'>, { defOf, spots }: SeedTable): string => {
  const title = defOf(option.card)?.title ?? 'It';
  const home = spots.find((spot) => spot.on === option.on);
  if (!home) return `${title} is aboard from the beginning.`;
  const there = home.whose === 'theirs' ? 'near' : 'at and near';
  return `${title} goes to ${home.mission.title}: ${there} the missions that our people solve soonest.`;
};

export const whyStacks = (stacks: readonly Stack[], phase: Phase, { spots, defOf, theirs }: SeedTable): string => {
  if (phase === 'facilities') return 'The facility stands nearest to the missions that our people solve soonest.';
  const under = (whose: (one: string) => boolean): number =>
    stacks.reduce(
      (n, { on, cards }) => n + (spots.some((spot) => spot.on === on && whose(spot.whose)) ? cards.length : 0),
      0,
    );
  const against = under((one) => one !== 'mine');
  const own = under((one) => one === 'mine');
  const [first] = stacks.flatMap(({ cards }) => cards);
  const begun = first === undefined ? '' : ` (${defOf(first)?.title ?? 'a card'} first)`;
  if (against > 0)
    return `${against} cards lie ${theirs.chokes ? '' : 'evenly '}under what the opponent ${theirs.chokes ? 'cannot do without' : 'wants to solve'}${begun}: what weakens before what kills, walls behind.`;
  if (own > 0) return `${own} artifacts wait under our own planets.`;
  return 'Nothing is seeded here: it would only lie in our own way.';
};
