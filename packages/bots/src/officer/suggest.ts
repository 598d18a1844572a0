import type { CardId, LocationId, Player, View } from '@spaceline/engine';
import { chooseTeam } from './choose-team.ts';
import { defOf } from './cards.ts';
import { missingWords } from './missing-words.ts';
import { wantedSize } from './plan.ts';
import { prospectOf } from './prospect.ts';
import { situationOf } from './situation.ts';

/** A team for a mission, of all our people in play. */
export interface Suggestion {
  readonly people: readonly CardId[];
  /** They meet the requirements. */
  readonly meets: boolean;
  /** About how likely it is that they get through what lies there. */
  readonly through: number;
  readonly why: string;
}

/** `among`: only of these; those who stand on the planet already count with them. */
export const suggestTeam = (
  view: View,
  player: Player,
  at: LocationId,
  among?: readonly CardId[],
): Suggestion | undefined => {
  const s = situationOf(view, player);
  const mission = s.missions.find(({ id }) => id === at);
  if (!mission) return undefined;
  const gear = s.groups.flatMap(({ gearDefs }) => gearDefs);
  const there = among ? s.people.filter((one) => one.place === at && one.free && !among.includes(one.id)) : [];
  const from = s.people.filter(({ id, free }) => free && (!among || among.includes(id)));
  const chosen = chooseTeam(s, { mission, from, there, gear, size: wantedSize(s.style.numbers, mission.seeds) });
  if (!chosen) return undefined;
  const prospect = prospectOf(s, mission, chosen.people, gear, undefined);
  const names = chosen.people.map(({ def }) => defOf(def)?.title ?? def).join(', ');
  const meets = chosen.lacks <= 0;
  const lacks = meets ? 'meet what it asks for' : `still lack ${missingWords(mission.def.requires, chosen.team)}`;
  return {
    people: chosen.people.map(({ id }) => id),
    meets,
    through: prospect.through,
    why: `${names} ${lacks}.`,
  };
};
